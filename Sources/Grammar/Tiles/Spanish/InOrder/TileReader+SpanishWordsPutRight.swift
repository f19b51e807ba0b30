import AACCore

/// Rows of Spanish laid as they are said in which one word lacks what Spanish puts beside it or is written as it is spoken: *tener / sueño / muy, querer / tú /
/// quedarte, sentir / mareo / levantarme, cumplir / quince / mañana, cocinar / peor / yo, decir / que / examen / jueves, semáforo / cambiar / verde, ruido /
/// poner / nervioso / yo, pulpo / tener / ocho / brazos*.
///
/// Sources: NGLE §19.5 (*mucho*), §25.4 (*querer que*), §26.8 (*al* and an infinitive), §21.3 (ages), §45.2 (*que*), §37.2, §35.9.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func putRight(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2 else { return nil }
    if let said = grownUp(row) ?? worseThan(row) ?? turnedGreen(row) ?? madeNervous(row)
      ?? countedParts(row) ?? uponRising(row) ?? doneAgain(row) ?? gladToDo(row)
      ?? byOneself(row)
    {
      return [said]
    }
    if let laid = muchOfIt(row) ?? stayingOther(row) ?? toldWhen(row) {
      return deeper.readWhole(laid)
    }
    return nil
  }

  /// *Tener / sueño / muy*.
  private func muchOfIt(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, last.lexeme.lemma == "muy", let much = tables.lexicon.known("mucho"),
      case let noun = row[row.count - 2].lexeme, noun.wordClass == .noun, !noun.isBeing
    else { return nil }
    return row.dropLast(2) + [Constituent(much, tile: last.tile), row[row.count - 2]]
  }

  /// *Yo / querer / tú / quedarte*: the other is who stays.
  private func stayingOther(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = row.indices.dropFirst().first(where: { written(row[$0]).hasSuffix("rte") }),
      ["tú", "vos"].contains(row[verb - 1].lexeme.lemma), verb > 1,
      ["querer", "necesitar", "preferir"].contains(row[verb - 2].lexeme.lemma),
      case let own = "\(written(row[verb]).dropLast(2))se", tables.frames.listed(own) != nil
    else { return nil }
    var laid = row
    laid[verb].lexeme = Lexeme(lemma: own, wordClass: .verb, kind: .action)
    return laid
  }

  /// *Profesor / decir / que / examen / jueves*: when it is.
  private func toldWhen(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 4, let last = row.last, last.lexeme.kind == .weekday,
      row[row.count - 3].lexeme.lemma == "que",
      case let event = row[row.count - 2], event.lexeme.wordClass == .noun,
      event.lexeme.takesPlace || event.lexeme.lemma == "examen"
    else { return nil }
    return row.dropLast() + [deed("ser"), phrase("el \(last.lexeme.lemma)", last, .weekday)]
  }

  /// *Yo / sentir / mareo / levantarme*: at what moment.
  private func uponRising(_ row: [Constituent]) -> Clause? {
    guard let parts = OrderedRow(row), parts.rest.count == 2,
      ["sentir", "tener", "notar"].contains(parts.verb.lexeme.lemma),
      parts.rest[0].lexeme.wordClass == .noun, !parts.rest[0].lexeme.isBeing,
      case let act = parts.rest[1], act.lexeme.wordClass == .verb,
      ["me", "se"].contains(where: { written(act).hasSuffix("r\($0)") }),
      let link = tables.lexicon.known("al")
    else { return nil }
    return inOrder(parts, parts.verb, row, [parts.rest[0], Constituent(link), act])
  }

  /// *Mi hermano / cumplir / quince / mañana*: years.
  private func grownUp(_ row: [Constituent]) -> Clause? {
    guard let parts = OrderedRow(row), parts.verb.lexeme.lemma == "cumplir",
      let number = parts.rest.first, number.lexeme.wordClass == .numeral, parts.rest.count < 3,
      parts.rest.dropFirst().allSatisfy({
        $0.lexeme.kind.isTemporal && !["año", "años"].contains($0.lexeme.lemma)
      })
    else { return nil }
    var clause = inOrder(
      parts, parts.verb, row,
      [number, Constituent(tables.lexicon.lexeme(for: "años"))] + parts.rest.dropFirst())
    clause.reasons.append(Realization.RuleApplication(.understood, "cumplir", "años"))
    return clause
  }

  /// *Mi primo / cocinar / peor / yo* (NGLE §45.2).
  private func worseThan(_ row: [Constituent]) -> Clause? {
    guard let parts = OrderedRow(row), parts.rest.count == 2,
      ["peor", "mejor"].contains(parts.rest[0].lexeme.lemma),
      parts.verb.lexeme.lemma != "ser", parts.verb.lexeme.lemma != "estar",
      case let who = parts.rest[1], who.lexeme.isHuman || who.lexeme.kind == .person,
      let than = tables.lexicon.known("que")
    else { return nil }
    return inOrder(parts, parts.verb, row, [parts.rest[0], Constituent(than), who])
  }

  /// *Perro / contento / ver / tú*: of what one is glad (NGLE §36.3).
  private func gladToDo(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, isCommon(row[0]), row[0].lexeme.isBeing,
      row[1].lexeme.wordClass == .adjective,
      PartOfWords.moods.contains(where: row[1].lexeme.lemma.hasPrefix)
        || row[1].lexeme.lemma == "feliz",
      row[2].lexeme.isInfinitive, row[3].lexeme.wordClass == .pronoun,
      row[3].lexeme.kind == .person, row[3].lexeme.lemma != "yo"
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = .linking("estar")
    clause.complements = Array(row[1...])
    return clause
  }

  /// *Yo / vestirse / solo*: with nobody's help, and not only that.
  private func byOneself(_ row: [Constituent]) -> Clause? {
    guard row.count == 3, let parts = OrderedRow(row), parts.noun.lexeme.wordClass == .pronoun,
      parts.verb.lexeme.lemma.hasSuffix("se"), parts.rest.count == 1,
      ["solo", "sola"].contains(written(parts.rest[0]))
    else { return nil }
    var alone = parts.rest[0]
    alone.lexeme = Lexeme(lemma: "solo", wordClass: .adjective, kind: .state)
    return inOrder(parts, parts.verb, row, [alone])
  }

  /// *Semáforo / cambiar / verde*.
  private func turnedGreen(_ row: [Constituent]) -> Clause? {
    guard let parts = OrderedRow(row), parts.noun.lexeme.lemma == "semáforo",
      parts.verb.lexeme.lemma == "cambiar", parts.rest.count == 1,
      parts.rest[0].lexeme.kind == .color, let link = tables.lexicon.known("a")
    else { return nil }
    return inOrder(parts, parts.verb, row, [Constituent(link)] + parts.rest)
  }

  /// *Ruido / poner / nervioso / yo*: what makes one so.
  private func madeNervous(_ row: [Constituent]) -> Clause? {
    guard let parts = OrderedRow(row), ["poner", "volver"].contains(parts.verb.lexeme.lemma),
      parts.noun.lexeme.namesThing, parts.rest.count == 2,
      parts.rest[0].lexeme.wordClass == .adjective, parts.rest[0].lexeme.kind.isPassing,
      parts.rest[1].lexeme.kind == .person
    else { return nil }
    return inOrder(parts, parts.verb, row)
  }

  /// *Pulpo / tener / ocho / brazos, semana / tener / siete / días*: how many of them it has.
  private func countedParts(_ row: [Constituent]) -> Clause? {
    guard let parts = OrderedRow(row), parts.verb.lexeme.lemma == "tener", parts.rest.count == 2,
      parts.rest[0].lexeme.wordClass == .numeral, parts.rest[1].lexeme.wordClass == .noun,
      parts.noun.lexeme.kind == .animal && parts.rest[1].lexeme.kind == .body
        || ["semana", "mes", "año", "día", "hora", "minuto", "siglo"]
          .contains(parts.noun.lexeme.lemma)
    else { return nil }
    var rest = parts.rest
    if parts.noun.lexeme.kind == .animal {
      rest[1].government = Government(preposition: nil, article: .bare)
    }
    return inOrder(parts, parts.verb, row, rest)
  }

  /// *Yo / volver / intentar / mañana*: once more (NGLE §28.10).
  private func doneAgain(_ row: [Constituent]) -> Clause? {
    guard let parts = OrderedRow(row), parts.verb.lexeme.lemma == "volver",
      let act = parts.rest.first, act.lexeme.isInfinitive,
      ["intentar", "probar"].contains(act.lexeme.lemma),
      parts.rest.filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return nil }
    return inOrder(parts, parts.verb, row)
  }
}
