import AACCore

/// The article and the number that a verb asks of what it is done to, where more is told behind it: *sell/cookie/neighbor,
/// put/lotion/arm*.
///
/// Sources: CGEL §5.26–5.39 (articles), §5.47–5.49 (nouns measured and counted).
extension EnglishSentence {
  /// Gives the first noun the form that ``EnglishSettings`` has without a preposition.
  static func formFirst(_ clause: inout Clause, _ main: String, _ planner: ClausePlanner) {
    guard clause.complements.count > 1, let noun = clause.complements.first?.lexeme,
      noun.wordClass == .noun, noun.number != .plural, clause.complements[0].government == nil,
      let setting = EnglishSettings.of(noun, beside: nil, main), setting.preposition == ".",
      setting.names(noun),
      case let next = clause.complements[1].lexeme,
      next.wordClass != .conjunction, next.lemma != "of",
      next.kind != .possessive, !next.kind.isTemporal || setting.isPlural,
      next.wordClass != .noun && next.wordClass != .verb || !EnglishCompounds.joins(noun, next)
    else { return }
    if setting.isPlural {
      clause.complements[0].lexeme = several(noun)
      clause.reasons.append(.init(.plural, noun.lemma, clause.complements[0].lexeme.lemma))
    }
    switch setting.article {
    case "my":
      guard let word = planner.lexicon.known("my") else { return }
      var whose = Constituent(word)
      whose.lexeme.lemma = owner(of: noun, main, clause)
      clause.complements.insert(whose, at: 0)
      clause.reasons.append(.init(.owner, noun.lemma, whose.lexeme.lemma))
    case "a", "an", "the":
      let isKnown = setting.article == "the"
      clause.complements[0].government = Government(
        preposition: nil, article: isKnown ? .definite : .indefinite)
      clause.reasons.append(
        .init(isKnown ? .articleDefinite : .articleIndefinite, noun.lemma, setting.article))
    case "-", "":
      clause.complements[0].government = Government(preposition: nil, article: .bare)
    default: break
    }
  }
}
