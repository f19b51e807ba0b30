import AACCore

/// Portuguese rows of a denied deed and nobody who does it, with what belongs to it: *não / contar / final / livro, não / gritar / aqui, cortar / unha / não, não / tomar /
/// banho*. What touches the speaker or his things others shall leave; what one does for oneself the speaker does not want.
///
/// Sources: Cunha & Cintra, chapter 13 (*Imperativo negativo*); Bechara, *Imperativo* and *Elipse*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func refusedOrForbidden(_ row: [Constituent]) -> [Clause]? {
    guard variety == .portugueseBrazil, isPlain, (2...6).contains(row.count),
      let (no, rest) = denied(row)
    else { return nil }
    if rest.count == 1 {
      guard rest[0].lexeme.lemma == "banho", isBareNoun(rest[0]) else { return nil }
      var bath = rest[0]
      bath.lexeme.article = .bare
      return read([no, deed("querer"), bath])
    }
    if rest.count == 2, rest[0].lexeme.lemma == "rir", rest[1].lexeme.lemma == "eu" {
      return read([no, rest[0], known("de"), rest[1]]).map(requesting)
    }
    guard rest[0].lexeme.isInfinitive,
      rest.dropFirst().allSatisfy({
        $0.lexeme.wordClass != .verb && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.kind != .question && $0.lexeme.kind != .social && $0.lexeme.lemma != "mais"
          && ($0.lexeme.wordClass != .pronoun || $0.lexeme.kind == .demonstrative)
          && !$0.lexeme.kind.isTemporal && !["história", "piada"].contains($0.lexeme.lemma)
      })
    else { return nil }
    let lemma = rest[0].lexeme.lemma
    let isOwnPart = rest.contains { $0.lexeme.kind == .body }
    let isHarsh = rest.contains { ["forte", "força", "com força"].contains($0.lexeme.lemma) }
    if RefusalWords.ofOthers.contains(lemma)
      && !(isOwnPart && RefusalWords.grooming.contains(lemma))
      || isHarsh && isOwnPart
    {
      let readings = read([no] + rest).filter(\.subject.isEmpty)
      return readings.isEmpty ? nil : readings.map(requesting)
    }
    guard
      RefusalWords.ofOneself.contains(lemma) || isOwnPart && RefusalWords.grooming.contains(lemma)
    else { return nil }
    return read([no, deed("querer")] + rest)
  }

  /// What is denied, and the word that denies it.
  private func denied(_ row: [Constituent]) -> (Constituent, [Constituent])? {
    if isNegator(row[0]) { return (row[0], Array(row.dropFirst())) }
    guard let last = row.last, isNegator(last), row[0].lexeme.isInfinitive else { return nil }
    return (last, Array(row.dropLast()))
  }
}

/// Words of what is refused and forbidden.
private enum RefusalWords {
  /// What others do, and shall leave.
  static let ofOthers: WordSet = [
    "contar", "gritar", "tocar", "empurrar", "apagar", "fechar", "desligar", "jogar fora", "puxar",
    "bater", "pegar", "abrir", "rasgar", "riscar", "apertar", "molhar", "cortar", "acordar",
    "interromper", "mentir", "rir", "zoar", "assustar", "deixar", "soltar", "esconder", "beliscar",
    "pisar", "levantar", "abaixar", "encostar", "mudar", "trocar", "colocar", "pôr", "botar",
    "tirar", "esfregar", "chutar", "morder", "roubar", "xingar", "derrubar", "mexer",
  ]
  /// What one does to one's own body.
  static let grooming: WordSet = [
    "cortar", "pentear", "escovar", "lavar", "pintar", "secar", "raspar", "depilar", "limpar",
  ]
  /// What one does for oneself.
  static let ofOneself: WordSet = ["tomar", "pentear", "vestir", "escovar", "cochilar"]
}
