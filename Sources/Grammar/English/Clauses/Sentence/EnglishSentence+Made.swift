import AACCore

/// What somebody is made or named, behind him: *elect him president, crown her queen, name the cat Tiger*.
///
/// An office that one person has stands without an article.
///
/// Sources: CGEL §16.46 (object complements), §5.42 (unique role or task); CaGEL ch. 4 §5.3.
extension EnglishSentence {
  static func settleMade(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, clause.complements.count > 1,
      case let isNaming = verb == "name", isNaming || electing.contains(verb),
      let last = clause.complements.indices.last, last > 0,
      case let role = clause.complements[last].lexeme, role.wordClass == .noun
    else { return }
    var begin = last
    while begin > 1, clause.complements[begin - 1].lexeme.isDeterminerLike { begin -= 1 }
    let whom = clause.complements[begin - 1].lexeme
    guard whom.isBeing || EnglishPronouns.of(whom.lemma) != nil, !whom.isDeterminerLike else {
      return
    }
    guard isNaming ? begin == last && !role.isHuman : role.isHuman else { return }
    let words = clause.complements[begin...]
    let tiles = words.compactMap(\.tile)
    let text = words.map(\.lexeme.lemma).joined(separator: " ")
    if let tile = tiles.first, tiles.count > 1 { clause.joins[tile] = tiles }
    let made = Lexeme(
      lemma: isNaming ? text.capitalizedAtStart : text, wordClass: .adverb, kind: .manner)
    clause.complements.removeSubrange(begin...)
    clause.complements.append(Constituent(made, tile: tiles.first))
    if whom.isHuman, whom.wordClass == .noun, whom.article == nil {
      clause.complements[begin - 1].lexeme.article = .definite
    }
  }

  private static let electing = EnglishWords.set("elect appoint crown")
}
