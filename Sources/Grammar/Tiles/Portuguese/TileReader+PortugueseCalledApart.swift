import AACCore

/// Portuguese rows that call somebody first or last and say something whole besides: *professora / posso / apontar / lápis, mãe / por que / eu / ter / ir / médico,
/// tia / ele / copiar / meu / desenho, mãe / cadeira / travar, arco-íris / olhar / mamãe, onde / doer / filho, mãe / colo*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Vocativo*); Bechara, *Vocativo* and *Ordem inversa*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func calledApart(_ row: [Constituent]) -> [Clause]? {
    guard variety == .portugueseBrazil, (2...8).contains(row.count),
      row.allSatisfy({ $0.tile != nil && $0.lexeme.kind != .social || isNegator($0) })
    else { return nil }
    if let seated = askedOfWaiter(row) { return seated }
    if row[0].isCallable, let said = saidBehindCall(row[0].calledOut, Array(row[1...])) {
      return said
    }
    guard row.count > 2, let last = row.last, last.isCallable || last.isEndeared else { return nil }
    return saidBeforeCall(Array(row.dropLast()), last.calledOut)
  }

  private func saidBehindCall(_ who: Constituent, _ rest: [Constituent]) -> [Clause]? {
    let first = rest[0].lexeme
    if rest.count == 1 {
      return DailyPlaces.givenByOthers.contains(first.lemma) && isBareNoun(rest[0])
        && first.lemma != "ajuda" && first.lemma != "socorro"
        ? read([who, rest[0]]) : nil
    }
    if hurtsMuch(rest) { return read([who, rest[rest.count - 1]] + rest.dropLast()) }
    if asksOfItself(rest) { return readWhole([who] + rest).map(asking) }
    if first.forms[FiniteForms.Mark.text] == "posso"
      || first.lemma == "poder" && first.person == .first
    {
      return readWhole([who, known("eu")] + rest).first.map { [asking($0)] }
    }
    if ["ele", "ela", "eles", "elas"].contains(first.lemma),
      rest[1].lexeme.isInfinitive,
      rest.count > 2 || !CalledApartWords.relating.contains(rest[1].lexeme.lemma)
    {
      return readWhole(rest).first.map { [calling(who, $0)] }
    }
    if rest.count == 3, first.isHuman, isBareNoun(rest[0]), rest[1].lexeme.isInfinitive,
      PortugueseOrderWords.notToMe.contains(rest[1].lexeme.lemma), rest[2].lexeme.lemma == "eu"
    {
      return readWhole(rest).first.map { [calling(who, $0)] }
    }
    guard rest.count == 2, isBareNoun(rest[0]), first.namesThing, rest[1].lexeme.isInfinitive,
      CalledApartWords.failing.contains(rest[1].lexeme.lemma)
    else { return nil }
    return readWhole(rest).first.map { [calling(who, $0.over)] }
  }

  /// *Garçom / mesa / perto / janela*: what one wants of who serves.
  private func askedOfWaiter(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, ["garçom", "garçonete", "moço", "moça"].contains(row[0].lexeme.lemma),
      isBareNoun(row[1]), isBareNoun(row[3]), row[1].lexeme.namesThing,
      ["perto", "longe", "perto de", "longe de"].contains(row[2].lexeme.lemma)
    else { return nil }
    var side = row[2]
    if !side.lexeme.lemma.hasSuffix("de") {
      side.lexeme = known(side.lexeme.lemma + " de").lexeme
    }
    var thing = row[1]
    thing.lexeme.article = .indefinite
    return read([row[0].calledOut, deed("querer"), thing, side, article, row[3]])
  }

  /// The clause behind the name of whom it is told to.
  private func calling(_ who: Constituent, _ clause: Clause) -> Clause {
    var said = clause
    said.complements.insert(who, at: 0)
    return said
  }

  /// *Doer / muito / injeção*: what hurts, which is no part of the body.
  private func hurtsMuch(_ rest: [Constituent]) -> Bool {
    guard rest.count > 1, rest.count < 4, rest[0].lexeme.lemma == "doer", let last = rest.last,
      isBareNoun(last), CalledApartWords.painful.contains(last.lexeme.lemma)
    else { return false }
    return rest[1..<(rest.count - 1)].allSatisfy { $0.lexeme.lemma == "muito" }
  }

  /// *Por que / eu / ter / ir / médico, quando / nós / ir / praia, onde / estar / meu / sapato*: a question that has its own subject.
  private func asksOfItself(_ rest: [Constituent]) -> Bool {
    guard rest[0].lexeme.kind == .question, rest.count > 2 else { return false }
    let next = rest[1].lexeme
    if next.wordClass == .pronoun, next.kind == .person { return true }
    return next.lemma == "estar" && !rest[2...].contains { $0.lexeme.isBeing }
  }

  private func saidBeforeCall(_ rest: [Constituent], _ who: Constituent) -> [Clause]? {
    if rest.count == 2, isBareNoun(rest[0]),
      rest[0].lexeme.namesThing || rest[0].lexeme.kind == .animal,
      rest[1].lexeme.lemma == "olhar", rest[1].lexeme.isInfinitive
    {
      return read([who, rest[1].ordered, article, rest[0]])
    }
    let asked = rest.map(\.lexeme.lemma)
    guard rest[0].lexeme.kind == .question, rest.count == 2,
      ["doer", "acontecer", "ser", "sentir"].contains(asked[1])
    else { return nil }
    return read([who] + rest).map(asking)
  }
}

extension Constituent {
  /// Whether somebody may be called by the word alone.
  var isCallable: Bool {
    government == nil && lexeme.isHuman
      && (lexeme.wordClass == .properNoun || PortugueseCallWords.called(lexeme.lemma))
  }

  /// Whether one calls those by it whom one loves: *filho, amor*.
  fileprivate var isEndeared: Bool {
    ["filho", "filha", "amor", "querido", "querida", "meu bem"].contains(lexeme.lemma)
  }
}

/// Words of such rows.
private enum CalledApartWords {
  /// What two people do to each other rather than is told of one of them.
  static let relating: WordSet = [
    "amar", "gostar", "abraçar", "beijar", "ajudar", "levar", "querer",
  ]
  /// What hurts for a moment.
  static let painful: WordSet = [
    "injeção", "vacina", "agulha", "picada", "exame", "curativo", "cirurgia", "tratamento", "gesso",
    "aparelho", "anestesia", "sonda",
  ]
  /// What things do when they fail.
  static let failing: WordSet = [
    "travar", "cair", "emperrar", "sumir", "descarregar", "vazar", "entupir", "pifar",
  ]
}
