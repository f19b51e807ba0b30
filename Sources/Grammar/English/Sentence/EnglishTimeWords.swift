/// Time words that do more than set the tense.
enum EnglishTimeWords {
  /// What goes on at the moment of speaking.
  static let now: WordSet = ["now", "right now", "at the moment", "at this moment", "currently"]
}
