/// What the ending of a derived word says of it.
///
/// Source: CGEL App. I.35–I.42; Huddleston & Pullum, CGEL ch. 19 §5.8 (suffixes of adjectives and adverbs).
enum EnglishDerivation {
  /// The words that an adverb in *-ly* may be made of: *happily* → *happy*, *gently* → *gentle*, *basically* → *basic*.
  static func bases(ofAdverb text: String) -> [String] {
    let stem = String(text.dropLast(2))
    var bases = [stem]
    if text.hasSuffix("ically") { bases.append(String(text.dropLast(4))) }
    if stem.hasSuffix("i") { bases.append(stem.dropLast() + "y") }
    // Fully, dully; truly, duly; simply, probably.
    if stem.hasSuffix("l") { bases.append(stem + "l") }
    if stem.hasSuffix("u") || stem.hasSuffix("o") { bases.append(stem + "e") }
    if let last = stem.utf8.last, EnglishSpelling.isConsonant(last) { bases.append(stem + "le") }
    return bases
  }

  /// Whether a word ends as an adjective does of which adverbs are made.
  static func isBaseOfAdverb(_ word: String) -> Bool {
    word.utf8.count > 4 && adverbBases.contains(where: word.hasSuffix)
  }

  /// Whether a word ends as few but adjectives do: *ruthless, tireless, disastrous, punishable, derogative, hysterical*.
  static func isQuality(_ word: String) -> Bool {
    guard word.utf8.count > 5, qualities.contains(where: word.hasSuffix) else { return false }
    if word.hasSuffix("ful") { return !measured.contains(String(word.dropLast(3))) }
    return !word.hasSuffix("fish") && !word.hasSuffix("table") || word.hasSuffix("ttable")
      || word.hasSuffix("itable") || word.hasSuffix("rtable") || word.hasSuffix("utable")
  }

  private static let qualities = [
    "ous", "less", "ful", "able", "ible", "ive", "ish", "ical", "ional", "esque", "etic", "istic",
    "matic", "ential", "antial", "torial", "itious", "proof", "genic", "ward",
  ]
  private static let adverbBases = [
    "ous", "less", "ful", "able", "ible", "ive", "ish", "al", "ic", "ar", "ary", "ory", "ant",
    "ent", "ate", "ite", "ute", "ete", "ing", "ed", "id", "some", "ward", "ere", "ane", "ine",
    "ile", "und", "ect", "act", "ict", "inct", "que", "ense", "erse", "esque",
  ]
  /// What is filled: a *spoonful* is an amount.
  private static let measured = EnglishWords.set(
    """
    spoon hand mouth arm cup bag box bowl plate room house fist glass pot bucket teaspoon tablespoon pocket basket
    barrel jar lap ear eye head belly forkful shovel tank truck car boat
    """)
}
