/// A screen as it is read line by line.
struct PlainPage: Hashable, Sendable {
  /// What is asked, and what there is so far.
  var heading: [String]
  /// What can be chosen, a line each.
  var tiles: [String]
  /// The keys that do something, in one line.
  var hints: String
}
