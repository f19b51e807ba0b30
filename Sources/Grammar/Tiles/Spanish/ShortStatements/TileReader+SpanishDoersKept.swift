import AACCore

/// Spanish rows in which who was named does all that is told: *mi / hermano / pequeño / tener / miedo / perros, gato / subir / árbol / no / poder / bajar*; and
/// those of what the speaker does with kin: *a veces / pelear / hermano*.
///
/// Sources: NGLE §33.4 (the subject left unsaid is the one before), §36.6 (*miedo a*), §31.3 (*y*).
extension TileReader {
  /// *Mi / hermano / pequeño / tener / miedo / perros*: it is he who is afraid.
  func fearsOfSomebody(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row.count > 3, row[0].lexeme.kind == .possessive, row[1].lexeme.isHuman,
      row[1].lexeme.wordClass == .noun,
      let verb = row.firstIndex(where: { $0.lexeme.lemma == "tener" }), verb < 4,
      row[2..<verb].allSatisfy({ $0.lexeme.wordClass == .adjective }),
      verb + 1 < row.count, row[verb + 1].lexeme.lemma == "miedo", row.count < verb + 4
    else { return nil }
    let cause = row[(verb + 2)...]
    guard cause.allSatisfy({ $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal }) else {
      return nil
    }
    let of = cause.isEmpty ? [] : small("a", "el") + cause
    return stated(row[verb], by: Array(row[..<verb]), [row[verb + 1]] + of)
  }

  /// *Gato / subir / árbol / no / poder / bajar*: what it did, and what it cannot do then.
  func thenCannot(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row.count == 6, isCommon(row[0]), row[0].lexeme.isBeing,
      row[1].lexeme.isInfinitive, row[2].lexeme.wordClass == .noun, isNegator(row[3]),
      ["poder", "querer", "saber"].contains(row[4].lexeme.lemma), row[5].lexeme.isInfinitive,
      [
        "bajar", "salir", "entrar", "volver", "subir", "andar", "volar", "nadar", "dormir",
        "levantarse", "bajarse", "moverse", "caminar", "escapar", "parar",
      ]
      .contains(row[5].lexeme.lemma)
    else { return nil }
    return besides(
      read(Array(row[..<3])), stated(row[4].said(by: .third), [row[5]]).map(\.negated), link: "y")
  }

  /// *A veces / pelear / hermano, siempre / discutir / hermana*: with whom the speaker does it.
  func oftenWithKin(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row.count == 3, row[0].lexeme.kind == .frequency,
      ["pelear", "pelearse", "discutir", "jugar", "hablar", "reñir"].contains(row[1].lexeme.lemma),
      row[2].lexeme.isHuman, KinWords.own.contains(row[2].lexeme.lemma)
    else { return nil }
    return stated(row[1].said(by: .first), small("con") + owned(by: row[2]) + [row[0]])
  }
}

extension Clause {
  /// The same, denied.
  fileprivate var negated: Clause {
    var clause = self
    clause.isNegative = true
    return clause
  }
}
