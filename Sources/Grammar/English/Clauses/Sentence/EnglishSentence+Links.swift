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
    guard let linked = links.linked(verb, clause.complements) else {
      return putInnerLinks(&clause, links)
    }
    clause.verb = linked.verb
    clause.complements = linked.rest
    clause.joins.merge(linked.joins) { first, _ in first }
    for (index, word) in linked.rest.enumerated() where word.tile == nil {
      let noun = linked.rest[index...].first { $0.tile != nil }?.lexeme.lemma
      clause.reasons.append(
        .init(rule(of: word.lexeme), noun ?? verb.lexeme.lemma, word.lexeme.lemma))
    }
  }

  /// *want/go out/balcony, can/sleep/heat*: the same behind the last verb that another opens.
  private static func putInnerLinks(_ clause: inout Clause, _ links: EnglishLinks) {
    guard
      let deed = clause.complements.lastIndex(where: { $0.lexeme.wordClass == .verb }),
      deed + 1 < clause.complements.count,
      !clause.complements.contains(where: { $0.lexeme.wordClass == .conjunction }),
      EnglishLinks.deeds.contains(clause.complements[deed].lexeme.lemma),
      let linked = links.linked(
        clause.complements[deed], Array(clause.complements[(deed + 1)...]))
    else { return }
    clause.complements = clause.complements[..<deed] + [linked.verb] + linked.rest
    clause.joins.merge(linked.joins) { first, _ in first }
    for (index, word) in linked.rest.enumerated() where word.tile == nil {
      let noun = linked.rest[index...].first { $0.tile != nil }?.lexeme.lemma
      clause.reasons.append(
        .init(rule(of: word.lexeme), noun ?? linked.verb.lexeme.lemma, word.lexeme.lemma))
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
