/// Words of politeness and where they stand.
enum EnglishSocialWords {
  /// Whether a word comes before the clause: *hello, sorry, yes*; *please* and thanks come after it.
  static func opens(_ word: String) -> Bool { !closing.contains(word) }

  /// Adverbs at the start that are set off by a comma.
  static let takesComma: WordSet = ["of course", "finally", "suddenly", "sure"]

  private static let closing: WordSet = [
    "please", "thank you", "thanks", "thank you very much", "thanks a lot",
  ]
}
