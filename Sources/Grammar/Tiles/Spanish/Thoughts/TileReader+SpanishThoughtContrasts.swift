import AACCore

/// Spanish rows that set one thing against another without a word for it: *querer / pintar / no / pinceles, pescado / no / gustar / pollo / sí,
/// ayer / fiebre / hoy / bien, nosotros / ganar / contento, hoy / no / mañana*.
///
/// Sources: NGLE §31.10 (*coordinación adversativa*), §40.8 (*no* and *sí* at the end), §37.9 (*estar*).
extension TileReader {
  /// The clauses of such a row; nil where it is none.
  func contrastedThoughts(_ row: [Constituent]) -> [Clause]? {
    wantedButLacked(row) ?? likedOrNot(row) ?? dayAgainstDay(row) ?? gladOfResult(row)
  }

  /// *Querer / pintar / no / pinceles, querer / piscina / no / bañador*: what one has not got for it.
  private func wantedButLacked(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row.count < 6, let last = row.last,
      isNegator(row[row.count - 2]),
      case let wish = Array(row.dropLast(2)),
      case let start = wish.first?.lexeme.lemma == "yo" ? 1 : 0,
      wish.count > start + 1, ["querer", "necesitar"].contains(wish[start].lexeme.lemma),
      wish[start].lexeme.isInfinitive, lacks(last),
      let aim = wish.last, aim.lexeme.isInfinitive || aim.lexeme.wordClass == .noun,
      aim.lexeme.isInfinitive || isGround(aim) || aim.lexeme.kind != last.lexeme.kind,
      !wish.contains(where: isNegator), var first = readWhole(wish).first,
      first.sequels.isEmpty
    else { return nil }
    first.sequels = [denied(row[row.count - 2], deed("tener").said(by: .first), [last])]
    first.sequelJoint = small("pero")
    first.reasons.append(Realization.RuleApplication(.understood, last.lexeme.lemma, "pero"))
    return [first]
  }

  /// What one may not have at hand.
  func lacks(_ thing: Constituent) -> Bool {
    thing.lexeme.wordClass == .noun && !thing.lexeme.isBeing
      && (KindSet(.thing, .device, .clothing, .medicine, .material, .toy).contains(
        thing.lexeme.kind)
        || ["dinero", "tiempo", "ganas", "paraguas", "bici", "bicicleta", "coche", "permiso"]
          .contains(thing.lexeme.lemma))
      && !KindSet.places.contains(thing.lexeme.kind)
  }

  /// *Pescado / no / gustar / pollo / sí, gustar / gato / perro / no*.
  private func likedOrNot(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row.count < 6, let answer = row.last,
      ["sí", "no"].contains(answer.lexeme.lemma),
      case let other = row[row.count - 2], other.lexeme.wordClass == .noun,
      case let first = Array(row.dropLast(2)), first.count == 2 || first.count == 3,
      let verb = first.first(where: { ["gustar", "encantar"].contains($0.lexeme.lemma) }),
      verb.lexeme.isInfinitive,
      case let noun = first.filter({ $0.lexeme.wordClass == .noun }), noun.count == 1,
      case let no = first.filter(isNegator), noun.count + no.count + 1 == first.count,
      no.isEmpty == (answer.lexeme.lemma == "no"),
      let said = spanishThought(no + [verb] + noun)
    else { return nil }
    var next = Clause(variety: variety)
    next.complements = [phrase(theNoun(other), other), phrase(answer.lexeme.lemma, answer)]
    guard answer.lexeme.lemma == "sí" else { return [said.clause.and(next)] }
    var liked = said.clause
    liked.sequels = [next]
    liked.sequelJoint = small("pero")
    liked.reasons.append(Realization.RuleApplication(.understood, other.lexeme.lemma, "pero"))
    return [liked]
  }

  /// *Ayer / fiebre / hoy / bien, ayer / enfermo / hoy / contento*: how one was, and how one is; *hoy / no / mañana*.
  private func dayAgainstDay(_ row: [Constituent]) -> [Clause]? {
    let days: WordSet = [
      "hoy", "mañana", "ayer", "ahora", "luego", "después", "pasado mañana", "más tarde",
    ]
    if row.count == 3, days.contains(row[0].lexeme.lemma), isNegator(row[1]),
      days.contains(row[2].lexeme.lemma), row[0].lexeme.lemma != row[2].lexeme.lemma
    {
      var clause = Clause(variety: variety)
      clause.complements = [phrase(written(row[0]), row[0]), phrase("no", row[1])]
      var next = Clause(variety: variety)
      next.complements = [phrase(written(row[2]), row[2])]
      return [clause.and(next)]
    }
    guard row.count == 4, row[0].lexeme.kind.isTemporal, row[2].lexeme.kind.isTemporal,
      let first = stateOnDay(row[0], row[1]), let second = stateOnDay(row[2], row[3])
    else { return nil }
    return [first.and(second)]
  }

  private func stateOnDay(_ day: Constituent, _ state: Constituent) -> Clause? {
    var when = day
    when.lexeme.forms[Adverbial.starting] = ""
    if FeltWords.had.contains(state.lexeme.lemma) || ["fiebre", "tos"].contains(written(state)) {
      return told(deed("tener").said(by: .first), [when, felt(state)])
    }
    let lemma = state.lexeme.lemma
    if ["bien", "mal", "mejor", "peor", "fatal", "regular"].contains(lemma) {
      return told(Constituent.linking("estar", .first), [when, phrase(lemma, state)])
    }
    guard state.lexeme.wordClass == .adjective, SpanishThoughtWords.moods.contains(lemma) else {
      return nil
    }
    return told(Constituent.linking("estar", .first), [when, state])
  }

  /// *Nosotros / ganar / contento, equipo / perder / triste*: how one is as it went so.
  private func gladOfResult(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.count < 5, let mood = row.last, mood.lexeme.wordClass == .adjective,
      SpanishThoughtWords.onlyOfBeings.contains(mood.lexeme.lemma)
        || mood.lexeme.lemma == "enfadado",
      case let verb = row[row.count - 2], verb.lexeme.isInfinitive,
      ["ganar", "perder", "terminar", "acabar", "aprobar", "suspender", "empatar"]
        .contains(verb.lexeme.lemma),
      case let who = Array(row.dropLast(2)),
      loneNoun(who)?.lexeme.isBeing == true || who.last?.lexeme.lemma == "equipo"
        || who.count == 1 && ["yo", "nosotros", "nosotras"].contains(who[0].lexeme.lemma),
      let first = readWhole(who + [verb]).first
    else { return nil }
    var be = Constituent.linking("estar", .first)
    if who[0].lexeme.lemma.hasPrefix("nosotr") { be.lexeme.number = .plural }
    return [first.and(told(be, [mood]))]
  }
}
