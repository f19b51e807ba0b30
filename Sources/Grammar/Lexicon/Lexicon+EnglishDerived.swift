import AACCore

/// English adverbs and adjectives that no table lists but whose ending says what they are: *unexpectedly, ruthless*.
///
/// Source: CGEL App. I.35–I.42 (adjective and adverb suffixes); Huddleston & Pullum, CGEL ch. 6 §6, ch. 19 §5.8.
extension Lexicon {
  /// What a derived word is; nil where its ending says nothing.
  func englishDerived(_ text: String) -> SmallWord? {
    guard text.utf8.count > 4, let first = text.utf8.first, first >= UInt8(ascii: "a"),
      first <= UInt8(ascii: "z"), frames.listed(text) == nil
    else { return nil }
    if text.hasSuffix("ly") { return englishInLy(text) }
    guard EnglishDerivation.isQuality(text), !EnglishVerbLexicon.isVerb(text) else { return nil }
    return derived(text, .adjective, .quality)
  }

  /// *Fully, readily, basically* of a quality; *scholarly* of a noun and *crinkly* of *crinkle* are qualities themselves.
  private func englishInLy(_ text: String) -> SmallWord? {
    guard !EnglishVerbLexicon.isVerb(text), !EnglishNames.isGiven(text.capitalizedAtStart) else {
      return nil
    }
    let bases = EnglishDerivation.bases(ofAdverb: text)
    if bases.contains(where: isEnglishQuality) { return derived(text, .adverb, .manner) }
    let isOfThing = bases.contains {
      known($0)?.wordClass == .noun || !$0.hasSuffix("ll") && frames.listed($0) != nil
    }
    return derived(text, isOfThing ? .adjective : .adverb, isOfThing ? .quality : .manner)
  }

  /// Whether a word is a quality, by list, by its ending or as a participle.
  private func isEnglishQuality(_ word: String) -> Bool {
    if let listed = known(word), listed.wordClass == .adjective { return true }
    return EnglishWordClasses.adjectives.contains(word) || EnglishDerivation.isBaseOfAdverb(word)
  }

  private func derived(_ text: String, _ wordClass: WordClass, _ kind: SemanticKind) -> SmallWord {
    SmallWord(
      Lexeme(lemma: text, wordClass: wordClass, kind: kind), tense: nil, phrase: text, place: .end)
  }
}
