/// Time words that do more than set the tense.
///
/// Source: Quirk et al., CGEL §4.25–4.28 (the present progressive: what goes on now).
enum EnglishTimeWords {
  /// What goes on at the moment of speaking.
  static let now: WordSet = ["now", "right now", "at the moment", "at this moment", "currently"]
}
