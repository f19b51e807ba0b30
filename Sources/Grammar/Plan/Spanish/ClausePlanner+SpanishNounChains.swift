import AACCore

/// Spanish nouns chosen one behind the other that tell of which the one before them is: *bombero | rescatar | gatito, tejado, casa* (NGLE §12.7).
extension ClausePlanner {
  /// Puts what links them.
  func linkNounChains(_ clause: inout Clause, _ verb: Lexeme) {
    guard
      clause.complements.indices.dropFirst().contains(where: {
        [.noun, .properNoun].contains(clause.complements[$0].lexeme.wordClass)
      }), !clause.complements.contains(where: { $0.lexeme.wordClass == .verb }),
      // Tú | dar | vaso, agua: of that one is given to whoever speaks.
      verb.lemma != "dar" || clause.complements.count > 2
        || clause.complements.contains(where: { $0.lexeme.isBeing })
    else { return }
    var scene = TileReader.NounChainScene(verb: verb)
    scene.isAsked = clause.complements.contains { $0.lexeme.kind == .question }
    scene.isDoneByThing =
      !clause.subject.isEmpty
      && clause.subject.allSatisfy {
        $0.lexeme.wordClass == .noun && !$0.lexeme.isHuman || $0.lexeme.isDeterminerLike
      }
    guard
      let linked = TileReader(variety: clause.variety).nounsLinked(clause.complements, scene)
    else { return }
    for index in linked.indices.dropLast()
    where linked[index].tile == nil && linked[index].lexeme.lemma == "de" {
      let next = linked[(index + 1)...].first { $0.tile != nil }
      clause.reasons.append(
        Realization.RuleApplication(.understood, next?.lexeme.lemma ?? "", "de"))
    }
    clause.complements = linked
  }
}
