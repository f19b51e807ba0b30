import AACCore

/// Who or what does it in a row, as its order alone tells: the tiles of its first group, of the last word of that, and of the verb.
///
/// Source: CGEL §2.13, §10.18–10.19 (the subject as agent).
struct EnglishSureDoer {
  /// All tiles of the group.
  var tiles: [Int]
  var end: Int
  var verb: Int
  /// Whether it is so at all times.
  var isTimeless = false
}
