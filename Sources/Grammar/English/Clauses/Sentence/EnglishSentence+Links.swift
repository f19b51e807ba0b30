import AACCore

/// What words chosen by role leave out between a deed, a thing and where, with what or as what it is done, as a row does.
///
/// Sources: CGEL §9.15–9.53 (prepositions), §5.26–5.35 (articles).
extension EnglishSentence {
  /// Puts in what ``EnglishLinks`` finds, each word with its reason.
  static func putLinks(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb, !clause.complements.isEmpty else { return }
    let links = EnglishLinks(
      frames: planner.frames, lexicon: planner.lexicon, doer: clause.subject.last?.lexeme,
      isRow: false)
    guard let linked = links.linked(verb, clause.complements) else { return }
    clause.verb = linked.verb
    clause.complements = linked.rest
    clause.joins.merge(linked.joins) { first, _ in first }
    for (index, word) in linked.rest.enumerated() where word.tile == nil {
      let noun = linked.rest[index...].first { $0.tile != nil }?.lexeme.lemma
      clause.reasons.append(
        .init(rule(of: word.lexeme), noun ?? verb.lexeme.lemma, word.lexeme.lemma))
    }
  }

  private static func rule(of word: Lexeme) -> GrammarRule {
    if word.wordClass == .adposition { return .preposition }
    if word.kind == .possessive { return .owner }
    return switch word.lemma {
    case "the": .articleDefinite
    case "a": .articleIndefinite
    default: .understood
    }
  }
}
