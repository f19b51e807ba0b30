/// A group of words as the commands print it.
struct CategoryReport: Report {
  /// The key, the same in every language.
  var id: String
  var name: String
  /// How many words are shown in it.
  var words: Int

  var description: String { "\(name)  (\(id), \(words))" }
}
