/// Words of politeness and where they stand.
///
/// Source: Quirk et al., CGEL §11.54–11.55 (formulae), App. III (the comma that sets them off).
enum EnglishSocialWords {
  /// Whether a word comes before the clause: *hello, sorry, yes*; *please* and thanks come after it.
  static func opens(_ word: String) -> Bool { !closing.contains(word) }

  /// Whether an adverb at the start is set off by a comma: it judges the clause or joins it to what was said.
  ///
  /// Source: CGEL §8.121–8.147, App. III.17.
  static func isSetOff(_ adverb: String) -> Bool {
    takesComma.contains(adverb) || adverb.hasSuffix("ly")
  }

  private static let takesComma = EnglishWords.set(
    """
    sure furthermore moreover therefore however nevertheless nonetheless hence thus likewise besides overall indeed alas
    otherwise doubtless
    """
  ).union(["of course"])

  private static let closing: WordSet = [
    "please", "thank you", "thanks", "thank you very much", "thanks a lot",
  ]
}
