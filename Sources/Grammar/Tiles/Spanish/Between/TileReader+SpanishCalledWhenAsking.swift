import AACCore

/// Spanish questions laid as they are said with who is asked first or last: *mamá / por qué / bebé / llorar / tanto, por qué / cielo / ser / azul / papá,
/// profe / poder / yo / ir / enfermería* (NGLE §42.4, *vocativos*).
extension TileReader {
  /// The clauses of such a row; nil where whoever is named does it.
  func calledWhenAsking(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row.count < 10 else { return nil }
    if CalledWords.all.contains(row[0].lexeme.lemma), row[0].lexeme.wordClass == .noun {
      return askedOfFirst(row)
    }
    guard let last = row.last, CalledWords.all.contains(last.lexeme.lemma),
      last.lexeme.wordClass == .noun, row[0].lexeme.kind == .question,
      let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }), verb > 0,
      row[1..<verb].contains(where: { $0.lexeme.wordClass == .noun }) || verb == 1,
      case let before = row[row.count - 2], row.count - 2 > verb,
      before.lexeme.wordClass == .adjective || before.lexeme.wordClass == .adverb,
      !before.lexeme.isDeterminerLike,
      row.dropLast().contains(where: { $0.lexeme.wordClass == .noun })
    else { return nil }
    return calledBefore(written(last), last, deeper.readWhole(Array(row.dropLast())))
  }

  private func askedOfFirst(_ row: [Constituent]) -> [Clause]? {
    let rest = Array(row[1...])
    if rest[0].lexeme.lemma == "poder", rest[1].lexeme.lemma == "yo", rest[2].lexeme.isInfinitive,
      isAsked
    {
      return calledBefore(written(row[0]), row[0], deeper.readWhole(rest))
    }
    guard rest[0].lexeme.kind == .question,
      let verb = rest.firstIndex(where: { $0.lexeme.isInfinitive }),
      let other = rest.firstIndex(where: {
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }),
      rest[other].lexeme.isBeing || rest[other].lexeme.kind == .person
        || ["estar", "ser", "empezar", "terminar", "funcionar", "llegar", "doler"].contains(
          rest[verb].lexeme.lemma),
      other < verb || other == verb + 1
        || rest[(verb + 1)..<other].allSatisfy(\.lexeme.isDeterminerLike),
      other < verb || !rest[other].lexeme.isBeing || !isDoneToBeings(rest[verb])
    else { return nil }
    return calledBefore(written(row[0]), row[0], deeper.readWhole(rest))
  }

  /// *Llamar / médico, visitar / abuela*: somebody behind it is whom it is done to.
  private func isDoneToBeings(_ verb: Constituent) -> Bool {
    tables.frames[verb.lexeme.lemma].slots.contains {
      [.object, .recipient, .company].contains($0.role) && $0.words.isEmpty
        && ($0.acceptedKinds.isEmpty || !$0.acceptedKinds.isDisjoint(with: .beings))
    }
  }
}
