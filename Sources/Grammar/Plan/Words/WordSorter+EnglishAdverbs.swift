import AACCore

/// English adverbs that belong to the word or phrase behind them: *technically possible, almost ten euros, exactly this one*.
///
/// Source: CGEL §7.56 (adverbs before adjectives), §7.59–7.62 (before numbers and phrases), §8.116 (focusing adjuncts).
extension WordSorter {
  /// Takes an adverb as part of what follows; false: it belongs to the clause.
  mutating func takeEnglishAdverb(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    if let next = rest.first?.lexeme, pending.degree == nil,
      Self.isLimiting(word.lexeme.lemma), limits(word.lexeme.lemma, next)
    {
      flush()
      pending.focus = word
      return true
    }
    if word.lexeme.kind == .degree, isOfDeed(word, rest.first?.lexeme) {
      addAdverbial(word, planner.lexicon.listed(word.lexeme.lemma))
      return true
    }
    guard let next = rest.first?.lexeme, pending.degree == nil else { return false }
    guard next.wordClass == .adjective, !next.kind.isSmall, word.lexeme.kind == .manner,
      word.lexeme.lemma.hasSuffix("ly"), isOfQuality(rest)
    else { return false }
    pending.degree = word
    return true
  }

  /// *I / mainly / eat / vegetables, I / want / simply / water*: a focus that stands before the verb, whatever it is laid
  /// before but a quality or a manner.
  private func isOfDeed(_ word: Constituent, _ next: Lexeme?) -> Bool {
    next?.wordClass != .adjective && next?.kind != .manner
      && planner.lexicon.listed(word.lexeme.lemma)?.place == .before
  }

  /// *be / physically / exhausted, a / surprisingly / good / idea*; but *drive / carefully / old / car*.
  private func isOfQuality(_ rest: ArraySlice<Constituent>) -> Bool {
    if previous?.lexeme.isDeterminerLike == true { return true }
    guard !isSubject, let verb = plan.verbs.last?.frame,
      verb.isCopular || EnglishHabits.linking.contains(verb.lemma)
    else { return false }
    return rest.dropFirst().first?.lexeme.wordClass != .noun
  }

  /// Numbers can be come near; *exactly* is said of whatever is pointed at.
  private func limits(_ adverb: String, _ next: Lexeme) -> Bool {
    if next.lemma == "as" { return adverb != "roughly" }
    if adverb == "twice" { return false }
    if next.wordClass == .numeral { return true }
    // *almost everything, nearly all* (CGEL §5.15, §7.62).
    if ["almost", "nearly", "practically", "virtually"].contains(adverb) {
      return Self.universal.contains(next.lemma)
    }
    guard adverb == "exactly" || adverb == "precisely" else { return false }
    return next.kind == .demonstrative || next.lemma == "same" || next.kind == .possessive
  }

  /// *many new books, enough clean clothes*: how many there are of them, although a quality stands between (CGEL §7.45).
  func countsDescribed(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard word.lexeme.kind == .quantity, rest.first?.lexeme.wordClass == .adjective,
      let noun = rest.first(where: {
        $0.lexeme.wordClass != .adjective && $0.lexeme.kind != .degree
      })?.lexeme, noun.wordClass == .noun, !noun.kind.isTemporal
    else { return false }
    switch word.lexeme.lemma {
    case "most" where plan.verbs.last?.frame.pattern == .copula:
      // *be/most/spicy/curry*: of the highest degree, and no amount of it.
      return false
    case "more", "less", "most": return EnglishHabits.isMass(noun) || noun.number == .plural
    case "much", "a little", "a bit", "a little bit", "little": return EnglishHabits.isMass(noun)
    default: return word.lexeme.wordClass != .numeral
    }
  }

  private static let universal = EnglishWords.set(
    "everything everybody everyone all nothing nobody none every")

  /// Whether it can be said of what follows alone: *almost ten, twice as tall*.
  static func isLimiting(_ adverb: String) -> Bool {
    approximating.contains(adverb) || ["twice", "at least", "at most"].contains(adverb)
  }

  /// Said of numbers, right before them.
  static let approximating = EnglishWords.set(
    "almost nearly approximately roughly exactly precisely practically virtually barely")
}
