import AACCore

/// Spanish rows that ask who is called, ask for leave, tell what somebody says or is to be asked, and say of whom a deed or a quality is: *señor / dónde /
/// parada / autobús, mamá / poder / ir / casa / amigo, papá / decir / yo / poder / ir, preguntar / maestra / cuándo / excursión, grifo / perder / agua,
/// yo / no / cansado / triste, tú / turno / tirar / dado, qué / pasar / tu / mano*.
///
/// Sources: NGLE §42.4 (*vocativos*), §28.2 (*poder*), §43.2 and §43.7 (reported statements and questions), §41.6, §31.10 (*adversativas*), §35.2.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func saidToOthers(_ row: [Constituent]) -> [Clause]? {
    if let said = calledAndAsked(row) ?? leaveAsked(row) ?? askedForOther(row) { return said }
    if let said = losingFluid(row) ?? deniedForOther(row) ?? feltAndWished(row) { return said }
    if let said = tickled(row) { return said }
    if let said = happenedTo(row) ?? meantBy(row) ?? likedByAnimal(row) ?? lentThing(row) {
      return [said]
    }
    if let turn = turnTo(row) { return [turn] }
    return toldThat(row).map { read($0) }
  }

  // MARK: - To whom it is said

  /// *Señor / dónde / parada / autobús, señora / cuánto / costar / pan*: strangers are called before they are asked.
  private func calledAndAsked(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, OtherWords.strangers.contains(row[0].lexeme.lemma),
      row[1].lexeme.kind == .question, row[1].lexeme.lemma != "quién",
      !row[2...].contains(where: \.lexeme.isHuman)
    else { return nil }
    return called(row[0], readWhole(Array(row[1...])))
  }

  /// *Mamá / poder / ir / casa / amigo, papá / poder / jugar*: what one does for oneself is asked of those who allow it.
  private func leaveAsked(_ row: [Constituent]) -> [Clause]? {
    guard OtherWords.allowing.contains(row[0].lexeme.lemma), row[0].lexeme.wordClass == .noun,
      row[1].lexeme.lemma == "poder", row[1].lexeme.isInfinitive, row[2].lexeme.isInfinitive,
      OtherWords.allowed.contains(row[2].lexeme.lemma),
      row[3...].allSatisfy({
        $0.lexeme.wordClass != .pronoun && $0.lexeme.wordClass != .verb
          && $0.lexeme.wordClass != .conjunction && $0.lexeme.kind != .question
      })
    else { return nil }
    var words = Array(row[1...])
    words[0] = words[0].said(by: .first)
    return called(row[0], readWhole(words).map(asking))
  }

  // MARK: - What is told and asked of others

  /// *Papá / decir / yo / poder / ir, mamá / decir / tú / tener que / dormir*: that it is so.
  private func toldThat(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, let verb = verbPlace(row), verb > 0, verb < 3,
      ["decir", "creer", "pensar"].contains(row[verb].lexeme.lemma), row[verb].lexeme.isInfinitive,
      row[verb - 1].lexeme.isHuman, row[verb - 1].lexeme.wordClass != .pronoun,
      verb + 2 < row.count, case let who = row[verb + 1].lexeme, who.wordClass == .pronoun,
      who.kind == .person, who.number != nil, !WordJoiner.clitics.contains(who.lemma),
      let deed = row[(verb + 2)...].first(where: { !isNegator($0) }), deed.lexeme.isInfinitive,
      OtherWords.stating.contains(deed.lexeme.lemma)
    else { return nil }
    return row[...verb] + small("que") + row[(verb + 1)...]
  }

  /// *Preguntar / maestra / cuándo / excursión, preguntar / mamá / dónde / pelota*: what the other is to ask.
  private func askedForOther(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row[0].lexeme.lemma == "preguntar", row[0].lexeme.isInfinitive,
      row[1].lexeme.isHuman, row[1].lexeme.wordClass != .pronoun, row[2].lexeme.kind == .question,
      case let rest = Array(row[3...]), verbPlace(rest) == nil, let noun = rest.last,
      isCommon(noun), rest.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    let isWhere = row[2].lexeme.lemma == "dónde" && !noun.lexeme.takesPlace
    let what = rest.count == 1 ? known(noun) : rest
    return [
      requesting(
        told(
          row[0], row[1...2] + [.linking(isWhere ? "estar" : "ser")] + what))
    ]
  }

  /// *Parar / hacer / cosquillas, parar / hacer / daño*: what the other is to stop doing to the speaker.
  private func tickled(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["parar", "dejar"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, row[1].lexeme.lemma == "hacer", row[1].lexeme.isInfinitive,
      ["cosquillas", "daño", "burla"].contains(written(row[2])), let tile = row[1].tile,
      let last = row[2].tile
    else { return nil }
    let deed = Constituent(
      Lexeme(lemma: "de hacerme \(written(row[2]))", wordClass: .adverb, kind: .manner), tile: tile)
    var clauses = ordered(row[0], [deed])
    clauses[0].joins[tile] = [tile, last]
    return clauses
  }

  // MARK: - Of whom it is said

  /// *Grifo / perder / agua, rueda / perder / aire*: what leaks.
  private func losingFluid(_ row: [Constituent]) -> [Clause]? {
    guard row.count < 5, row[1].lexeme.lemma == "perder", row[1].lexeme.isInfinitive,
      isCommon(row[0]), row[0].lexeme.namesThing, let fluid = row.last,
      OtherWords.fluids.contains(fluid.lexeme.lemma),
      row[2...].dropLast().allSatisfy(saysMuch)
    else { return nil }
    var lost = Array(row[2...])
    lost[lost.count - 1].lexeme.article = .bare
    return [told(row[1], by: small("el") + [row[0]], lost)]
  }

  /// *Yo / no / cansado / triste, perro / no / malo / bueno*: not the one, but the other.
  private func deniedForOther(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isNegator(row[1]),
      row[0].lexeme.wordClass == .pronoun && row[0].lexeme.kind == .person
        || row[0].lexeme.wordClass == .noun && !row[0].lexeme.kind.isTemporal
        || row[0].lexeme.isHuman,
      row[2...].allSatisfy({
        $0.lexeme.wordClass == .adjective && !$0.lexeme.kind.isSmall && !$0.lexeme.isDeterminerLike
      }), row[2].lexeme.lemma != row[3].lexeme.lemma
    else { return nil }
    let isPassing = isState(row[2]) && isState(row[3])
    let being = Constituent.linking(isPassing ? "estar" : "ser")
    var second = being.said(by: row[0].lexeme.person ?? .third)
    second.lexeme.number = row[0].lexeme.number ?? .singular
    let who = row[0].lexeme.wordClass == .noun ? known(row[0]) : [row[0]]
    return [
      told(being, by: who, [row[1], row[2]]).and(told(second, [row[3]]))
    ]
  }

  /// *Yo / ganas / vomitar, yo / sueño / ir / cama, yo / prisa / autobús / salir*: what one feels, and what for.
  private func feltAndWished(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "yo" else { return nil }
    let text = written(row[1]).lowercased()
    if text == "ganas", row[2].lexeme.isInfinitive {
      return read([row[0], deed("tener"), row[1]] + small("de") + row[2...])
    }
    var feeling = row[1]
    if text == "sueño", let sleep = tables.lexicon.known("sueño") { feeling.lexeme = sleep }
    let felt = told(deed("tener"), by: [row[0]], [feeling])
    if text == "sueño", ["ir", "dormir", "acostarse", "irse"].contains(row[2].lexeme.lemma) {
      return besides([felt], read([deed("querer").said(by: .first)] + row[2...]))
    }
    guard text == "prisa", row.count == 4, row[3].lexeme.isInfinitive,
      row[2].lexeme.kind == .vehicle || row[2].lexeme.takesPlace,
      ["salir", "empezar", "llegar", "venir", "irse"].contains(row[3].lexeme.lemma)
    else { return nil }
    return besides([felt], [told(row[3].said(by: .third), by: small("el") + [row[2]])])
  }

  /// *Qué / pasar / tu / mano, qué / pasar / perro*: to whom or what it happens.
  private func happenedTo(_ row: [Constituent]) -> Clause? {
    guard row.count > 2, row[0].lexeme.lemma == "qué", row[1].lexeme.lemma == "pasar",
      row[1].lexeme.isInfinitive, let noun = row.last, row.count < 5,
      row[2...].dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      isCommon(noun) || noun.lexeme.wordClass == .properNoun, !isGround(noun),
      !noun.lexeme.takesPlace
    else { return nil }
    let who = row.count == 3 ? known(noun) : Array(row[2...])
    // ¿Qué le pasa a tu mano?: of a being the verb doubles it by itself.
    let it = isWrittenPlural(noun) || noun.lexeme.number == .plural ? "les" : "le"
    let doubled = noun.lexeme.isBeing ? [] : [Constituent(WordJoiner.pronoun(it))]
    let verb = noun.lexeme.isBeing ? row[1] : row[1].said(by: .third)
    return asking(told(verb, [row[0]] + doubled + small("a") + who))
  }

  /// *Qué / querer / decir / palabra*: what it means.
  private func meantBy(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, row[0].lexeme.lemma == "qué", row[1].lexeme.lemma == "querer",
      row[1].lexeme.isInfinitive, row[2].lexeme.lemma == "decir", row[2].lexeme.isInfinitive,
      let noun = row.last, row.count < 6, !noun.lexeme.isBeing,
      noun.lexeme.wordClass == .noun || noun.lexeme.kind == .demonstrative,
      row[3...].dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      let first = row[1].tile, let second = row[2].tile
    else { return nil }
    var verb = row[1].said(by: .third)
    verb.lexeme.lemma = "querer decir"
    let what = row.count == 4 && isCommon(noun) ? known(noun) : Array(row[3...])
    var clause = asking(told(verb, by: what, [row[0]]))
    clause.joins[first] = [first, second]
    return clause
  }

  /// *Perro / gustar / correr / playa, gato / encantar / dormir*: what an animal likes to do itself.
  private func likedByAnimal(_ row: [Constituent]) -> Clause? {
    guard row[0].lexeme.kind == .animal, isCommon(row[0]),
      ["gustar", "encantar"].contains(row[1].lexeme.lemma), row[1].lexeme.isInfinitive,
      row[2].lexeme.isInfinitive,
      !row[3...].contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .pronoun
      })
    else { return nil }
    return told(row[1], by: [row[0]], Array(row[2...]))
  }

  /// *Prestar / lápiz / rojo*: what is to be lent to the speaker.
  private func lentThing(_ row: [Constituent]) -> Clause? {
    guard row[0].lexeme.lemma == "prestar", row[0].lexeme.isInfinitive,
      row[1...].allSatisfy({
        isCommon($0) && $0.lexeme.namesThing || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .adjective
      }), row[1...].contains(where: isCommon)
    else { return nil }
    let isKnown = row.last?.lexeme.wordClass == .adjective && isCommon(row[1])
    return requesting(
      told(
        row[0],
        [Constituent(WordJoiner.pronoun("me"))] + (isKnown ? small("el") : []) + row[1...]))
  }

  /// *Tú / turno / tirar / dado, yo / turno / jugar*: whose turn it is to do it.
  private func turnTo(_ row: [Constituent]) -> Clause? {
    guard let own = ["yo": "mi", "tú": "tu"][row[0].lexeme.lemma], row[1].lexeme.lemma == "turno",
      row[2].lexeme.isInfinitive
    else { return nil }
    let whose = tables.lexicon.small(own, tile: row[0].tile)
    return told(.linking("ser", .third), whose + [row[1]] + small("de") + row[2...])
  }
}

/// Words of such rows.
private enum OtherWords {
  static let strangers: WordSet = [
    "señor", "señora", "señorita", "camarero", "camarera", "doctor", "doctora", "enfermero",
    "enfermera", "conductor", "conductora", "policía",
  ]
  static let allowing: WordSet = ["mamá", "papá", "mami", "papi", "abuelo", "abuela"]
  /// What children ask leave for.
  static let allowed: WordSet = [
    "ir", "salir", "jugar", "comer", "beber", "ver", "quedarse", "bañarse", "invitar", "probar",
    "pintar", "montar", "merendar", "usar", "dormir", "entrar",
  ]
  /// Verbs that tell how it is, and order nothing.
  static let stating: WordSet = ["poder", "tener que", "deber", "ser", "estar", "tener", "saber"]
  /// What runs out.
  static let fluids: WordSet = [
    "agua", "aire", "aceite", "gas", "gasolina", "líquido", "tinta", "presión",
  ]
}
