/// Words of politeness and where they stand.
///
/// Source: Quirk et al., CGEL §11.54–11.55 (formulae), App. III (the comma that sets them off).
enum EnglishSocialWords {
  /// Whether a word comes before the clause: *hello, sorry, yes*; *please* and thanks come after it.
  static func opens(_ word: String) -> Bool { !closing.contains(word) }

  /// Adverbs at the start that are set off by a comma.
  static let takesComma: WordSet = ["of course", "finally", "suddenly", "sure"]

  private static let closing: WordSet = [
    "please", "thank you", "thanks", "thank you very much", "thanks a lot",
  ]
}
