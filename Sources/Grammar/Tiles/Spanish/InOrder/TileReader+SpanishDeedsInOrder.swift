import AACCore

/// Rows of Spanish laid as they are said that need no other reading: who does it first, what is done behind it: *yo / creer / papá / tener / razón,
/// yo / sacar / perro / pasear, mi / hermana / divorciar, leer / ser / divertido, comida / hospital / saber / mal*.
///
/// Sources: NGLE §40.4 (order), §41.10–13 (*verbos pronominales*), §43.2 (*que* behind verbs of thought), §26.4 and §26.5 (infinitives), §12.7.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func spanishInOrder(_ chosen: [Constituent]) -> [Clause]? {
    guard isSpanish, chosen.count > 1, chosen.count < 10, depth < Self.deepest else { return nil }
    guard chosen.contains(where: { $0.lexeme.isInfinitive }) else { return thingOfThing(chosen) }
    guard
      chosen.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    let row = priced(chosen)
    if row != chosen { return deeper.readWhole(row) }
    if let called = calledWhenAsking(row) ?? metOrInTurn(row) { return called }
    if let worded = wordsBetween(row) { return saidWithWordsBetween(worded) }
    if let turned = turnedByItself(row) { return deeper.readWhole(turned) }
    let linked = nounChainsLinked(row)
    let laid = linked ?? row
    if let said = greatKin(laid) ?? ofAgeOrFloor(laid) ?? nounsBeforeVerb(laid)
      ?? twoNounSubject(laid) ?? goingOnNow(laid) ?? hoursOfTwo(laid) ?? rolesByOrder(laid)
    {
      return said
    }
    if let linked { return carriedOff(linked) ?? deeper.readWhole(linked) }
    // A row that got no new word would be read again for ever.
    if let laid = smallWordPutIn(row) ?? plainInsert(row) ?? nounInserted(row) ?? ownerBehind(row),
      laid != row
    {
      return deeper.readWhole(laid)
    }
    if let said = clauseInOrder(row) ?? toldBySmallWord(row) ?? putRight(row) { return said }
    if let judged = deedJudged(row) ?? plainDoer(row) { return [judged] }
    if let thing = thingInOrder(row) ?? personInOrder(row) ?? thoughtFirst(row) { return [thing] }
    if let laid = thingThought(row) ?? ofTwoNouns(row) { return read(laid) }
    return partDoes(row)
  }

  /// *Factura / ser / muy / cara*: a price, and no face.
  private func priced(_ row: [Constituent]) -> [Constituent] {
    if let frozen = row.indices.dropFirst(2).first(where: {
      ["helada", "heladas"].contains(written(row[$0])) && row[$0].lexeme.wordClass == .noun
        && ["estar", "salir", "venir", "seguir"].contains(row[$0 - 1].lexeme.lemma)
    }), let cold = tables.lexicon.known("helado") {
      // Agua / estar / helada / hoy: so it is, and no frost.
      var told = row
      told[frozen].lexeme =
        cold.wordClass == .adjective
        ? cold : Lexeme(lemma: "helado", wordClass: .adjective, kind: .quality)
      return told
    }
    guard row.count > 2, let last = row.last, ["cara", "caras"].contains(written(last)),
      last.lexeme.wordClass == .noun, let dear = tables.lexicon.known("caro"),
      let before = row.dropLast().last(where: { $0.lexeme.kind != .degree })?.lexeme,
      ["ser", "estar", "parecer", "salir"].contains(before.lemma), before.wordClass == .verb
    else { return row }
    var priced = row
    priced[row.count - 1].lexeme = dear
    return priced
  }

  // MARK: - Verbs that want their pronoun

  /// *Yo / jubilar / año que viene, mi / hermana / divorciar, nosotros / besar / parque, yo / querer / tatuar / dragón*: with nobody it could be
  /// done to, one does it to oneself (NGLE §41.10–13).
  func turnedByItself(_ row: [Constituent]) -> [Constituent]? {
    guard
      let place = row.indices.first(where: {
        row[$0].lexeme.isInfinitive && OrderedVerbs.oneself.contains(row[$0].lexeme.lemma)
      }), tables.frames.listed(row[place].lexeme.lemma + "se") != nil,
      !row.contains(where: { WordJoiner.clitics.contains($0.lexeme.lemma) })
    else { return nil }
    let lemma = row[place].lexeme.lemma
    let before = row[..<place].filter {
      !$0.lexeme.kind.isTemporal && $0.lexeme.kind != .negation && $0.lexeme.kind != .social
    }
    let behind = row[(place + 1)...]
    guard
      before.allSatisfy({ word in
        word.lexeme.isHuman || word.lexeme.isDeterminerLike || word.lexeme.lemma == "y"
          || word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
          || word.lexeme.wordClass == .adjective
          || word.lexeme.wordClass == .verb && OneselfRows.openers.contains(word.lexeme.lemma)
          || lemma == "mover" && word.lexeme.kind == .animal
      }),
      before.contains(where: { $0.lexeme.isBeing || $0.lexeme.kind == .person })
        || before.isEmpty && !behind.isEmpty && !OrderedVerbs.ofSeveral.contains(lemma)
    else { return nil }
    let isTurned: Bool
    switch lemma {
    case _ where OrderedVerbs.joined.contains(lemma): isTurned = true
    case "tatuar":
      isTurned =
        !behind.contains(where: \.lexeme.isHuman)
        && before.contains { $0.lexeme.wordClass == .pronoun }
    case "mover":
      isTurned =
        before.contains { $0.lexeme.kind == .animal }
        && behind.allSatisfy { $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb }
    case "apuntar":
      isTurned =
        behind.count == 1
        && behind.allSatisfy {
          $0.lexeme.takesPlace || KindSet.places.contains($0.lexeme.kind)
            || OrderedVerbs.clubs.contains($0.lexeme.lemma)
        }
    case _ where OrderedVerbs.ofSeveral.contains(lemma):
      isTurned = isSeveral(before) && !behind.contains { $0.lexeme.isBeing || isPart($0) }
    default:
      isTurned = !behind.contains {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }
    }
    guard isTurned else { return nil }
    var turned = row
    turned[place].lexeme.lemma += "se"
    return turned
  }

  private func isPart(_ word: Constituent) -> Bool { word.lexeme.kind == .body }

  private func isSeveral(_ words: [Constituent]) -> Bool {
    words.contains { $0.lexeme.lemma == "y" }
      || words.count == 1 && words[0].lexeme.number == .plural
        && words[0].lexeme.wordClass == .pronoun
  }

  // MARK: - What it is like to do something

  /// *Leer / ser / divertido, fumar / ser / malo / pulmones*: a deed is judged, and nobody does it (NGLE §26.4).
  private func deedJudged(_ row: [Constituent]) -> Clause? {
    let start = row.count > 1 && isNegator(row[1]) ? 2 : 1
    guard row.count > start + 1, row.count < 7, row[0].lexeme.isInfinitive,
      !tables.frames[row[0].lexeme.lemma].isStrongOpener, row[start].lexeme.lemma == "ser",
      !OrderedVerbs.thinking.contains(row[0].lexeme.lemma), row[0].lexeme.lemma != "decir",
      case var rest = Array(row[(start + 1)...]),
      let place = rest.firstIndex(where: { $0.lexeme.wordClass == .adjective }),
      rest[..<place].allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.kind == .negation || $0.lexeme.kind == .quantity
      }), OrderedVerbs.judging.contains(rest[place].lexeme.lemma),
      rest[(place + 1)...].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike || $0.lexeme.lemma == "para"
          || $0.lexeme.wordClass == .pronoun
      })
    else { return nil }
    var name = Lexeme(lemma: row[0].lexeme.lemma, wordClass: .properNoun, kind: .activity)
    name.animacy = .inanimate
    name.gender = .masculine
    name.number = .singular
    name.article = .bare
    name.forms[Clause.inOrder] = ""
    var clause = Clause(variety: variety)
    clause.subject = [Constituent(name, tile: row[0].tile)]
    clause.verb = row[start]
    if place + 1 < rest.count, rest[place + 1].lexeme.wordClass != .adposition {
      // Bueno para la espalda.
      rest.insert(contentsOf: small("para"), at: place + 1)
      if isCommon(rest[place + 2]) { rest[place + 2].lexeme.article = .definite }
    }
    clause.complements = Array(row[1..<start]) + rest
    return clause
  }

  // MARK: - Somebody

  /// The clause of a row in which somebody thinks, sends, loves, feels or gets what is laid behind the verb.
  private func personInOrder(_ row: [Constituent]) -> Clause? {
    guard let parts = OrderedRow(row), row.count > 2,
      parts.noun.lexeme.wordClass == .pronoun && parts.noun.lexeme.kind == .person
        && parts.head.count == 1
        || parts.noun.lexeme.isHuman && parts.hasOneNoun && parts.rest.count > 1
    else { return nil }
    guard thinksThat(parts.verb, parts.rest, parts.noun) || isMeant(parts) else { return nil }
    return inOrder(parts, parts.verb, row)
  }

  /// *Yo / creer / papá / tener / razón, yo / creer / tener / fiebre*: what is thought is a clause of its own (NGLE §43.2).
  private func thinksThat(_ verb: Constituent, _ rest: [Constituent], _ doer: Constituent?) -> Bool
  {
    guard OrderedVerbs.thinking.contains(verb.lexeme.lemma),
      let deed = rest.firstIndex(where: { $0.lexeme.isInfinitive }),
      case let count = rest.filter({ $0.lexeme.wordClass == .verb }).count,
      count == 1 || count == 2 && tables.frames[rest[deed].lexeme.lemma].isStrongOpener,
      !rest.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .adposition
      })
    else { return false }
    let who = rest[..<deed].filter { $0.lexeme.kind != .negation }
    if who.isEmpty {
      return verb.lexeme.lemma == "creer" && deed + 1 < rest.count && doer?.lexeme.lemma == "yo"
    }
    return who.contains { $0.lexeme.isHuman || $0.lexeme.kind == .person }
      && who.allSatisfy {
        $0.lexeme.isHuman || $0.lexeme.kind == .person || $0.lexeme.isDeterminerLike
      }
  }

  /// *Creer / papá / tener / razón*: what the speaker thinks.
  private func thoughtFirst(_ row: [Constituent]) -> Clause? {
    let start = isNegator(row[0]) ? 1 : 0
    guard row.count > start + 2, row[start].lexeme.isInfinitive,
      case let rest = Array(row[(start + 1)...]),
      rest[0].lexeme.isHuman || rest[0].lexeme.isDeterminerLike,
      thinksThat(row[start], rest, nil)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = row[start]
    clause.complements = Array(row[..<start]) + rest
    clause.complements[0].lexeme.forms[Clause.inOrder] = ""
    return clause
  }

  /// *Yo / creer / tren / llegar / tarde, saber / lavadora / no / funcionar*: what is thought of a thing (NGLE §43.2).
  private func thingThought(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, row.count < 8,
      let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }), verb < 3, verb + 2 < row.count,
      OrderedVerbs.thinking.contains(row[verb].lexeme.lemma) || row[verb].lexeme.lemma == "saber",
      row[..<verb].allSatisfy({ $0.lexeme.isHuman || $0.lexeme.kind == .person || isNegator($0) }),
      case let told = Array(row[(verb + 1)...]),
      let thing = told.first(where: { !$0.lexeme.isDeterminerLike }), thing.lexeme.namesThing,
      laidFirst(told) != nil || thingInOrder(told) != nil
    else { return nil }
    var thinking = row[verb]
    if row[..<verb].allSatisfy(isNegator) { thinking = thinking.said(by: .first) }
    return row[..<verb] + [thinking] + small("que") + told
  }

  /// What the words behind the verb are to each other, where the order tells.
  private func isMeant(_ parts: OrderedRow) -> Bool {
    let rest = parts.rest.map(\.lexeme)
    guard let first = rest.first, let last = rest.last else { return false }
    switch parts.verb.lexeme.lemma {
    case "sacar", "llevar":
      // Sacar / perro / pasear.
      let thing = rest.dropLast().first { !$0.isDeterminerLike }
      return rest.dropLast().allSatisfy({ $0.isDeterminerLike || $0.isBeing })
        && thing?.isBeing == true && last.isInfinitive
        && OrderedVerbs.outings.contains(last.lemma)
    case "tirar":
      // Tirar / pelo / mamá.
      return rest.count == 2
        && (first.kind == .body && last.isHuman || first.lemma == "basura" && last.namesThing)
    case "usar", "ponerse", "echarse":
      // Usar / crema / cara.
      return rest.count == 2 && ["crema", "maquillaje", "protector"].contains(first.lemma)
        && last.lemma == "cara"
    case "poner", "colocar", "dejar", "meter":
      // Poner / manta / encima.
      return !isPlain && rest.count == 2 && first.namesThing
        && OrderedVerbs.sides.contains(last.lemma)
    case "querer", "amar", "echar de menos", "extrañar", "adorar":
      // Querer / mucho / tú.
      return rest.count == 2
        && (first.kind == .quantity || first.kind == .degree
          || first.lemma == "mucho" || first.lemma == "tanto")
        && last.wordClass == .pronoun && last.kind == .person && last.lemma != "yo"
        && last.person != parts.noun.lexeme.person
    case _ where OrderedVerbs.wearying.contains(parts.verb.lexeme.lemma):
      // Cansarse / esperar.
      return first.isInfinitive && rest.filter { $0.wordClass == .verb }.count == 1
        && tables.frames[first.lemma].isStrongOpener
    case "estar":
      // Estar / orgulloso / hijo.
      return rest.count == 2 && first.wordClass == .adjective
        && OrderedVerbs.proud.contains(where: first.lemma.hasPrefix)
        && last.wordClass == .noun && PortionWords.isKin(last.lemma)
    case "sentir", "mover", "notar", "levantar", "doblar":
      return rest.count == 2 && first.kind == .body && last.wordClass == .adjective
        && ["izquierdo", "derecho", "izquierda", "derecha"].contains(last.lemma)
    case "tener":
      return rest.count == 2 && ["alergia", "intolerancia"].contains(first.lemma)
        && last.namesThing && last.kind != .illness && last.kind != .body
    default: return false
    }
  }

  // MARK: - Two nouns before the verb

  /// *Comida / hospital / saber / mal, factura / luz / ser / caro, batería / móvil / durar / poco*: the second tells of which the first is (NGLE
  /// §12.7).
  private func ofTwoNouns(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 8, isCommon(row[0]), isCommon(row[1]),
      row[0].lexeme.namesThing,
      row[1].lexeme.namesThing, let deed = row.dropFirst(2).first(where: { !isNegator($0) }),
      deed.lexeme.isInfinitive,
      OrderedVerbs.told.contains(deed.lexeme.lemma)
        || OrderedVerbs.rising.contains(deed.lexeme.lemma),
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      let last = row.last?.lexeme,
      last.wordClass == .adjective || last.wordClass == .adverb
        || isOver && last == deed.lexeme && OrderedVerbs.rising.contains(last.lemma),
      !row[2...].contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .question
      }), let link = nameLink(row[0], row[1])
    else { return nil }
    var told = Array(row[1...])
    if OrderedVerbs.rising.contains(deed.lexeme.lemma),
      let place = told.firstIndex(where: { $0.tile == deed.tile })
    {
      told[place] = told[place].said(by: .third)
    }
    return small("el") + [row[0]] + link + told
  }

  /// What stands between a thing and what it belongs to.
  private func nameLink(_ thing: Constituent, _ whole: Constituent) -> [Constituent]? {
    if let link = SpanishPairWords.whole(thing.lexeme.lemma, whole.lexeme.lemma) {
      return small(link.preposition) + (link.isDefinite ? small("el") : [])
    }
    let isThere =
      KindSet.places.contains(whole.lexeme.kind)
      && (KindSet.edible.contains(thing.lexeme.kind) || thing.lexeme.kind == .room
        || NounRowWords.fixed.contains(thing.lexeme.lemma)
        || OrderedVerbs.found.contains(thing.lexeme.lemma))
    let isHeld = SpanishWholes.holds(whole.lexeme, thing.lexeme, written(thing))
    guard isThere || isHeld else { return nil }
    return small("de")
      + (whole.lexeme.lemma == "casa" || whole.lexeme.lemma == "clase" ? [] : small("el"))
  }
}

/// Words of such rows.
private enum OrderedVerbs {
  /// What one does to oneself where nobody else is named.
  static let oneself: WordSet = [
    "jubilar", "divorciar", "desmayar", "empadronar", "enamorar", "mudar", "ahogar", "suicidar",
    "emborrachar", "independizar", "besar", "abrazar", "tatuar", "mover", "casar",
    "arrepentir", "quejar", "matricular", "inscribir", "desplomar", "resfriar", "apuntar",
  ]
  /// What one puts one's name down for besides places and what takes place.
  static let clubs: WordSet = ["gimnasio", "club", "equipo", "coro", "curso", "taller", "academia"]
  /// Of these what somebody stands beside with a preposition.
  static let joined: WordSet = [
    "enamorar", "divorciar", "casar", "arrepentir", "quejar",
  ]
  /// Of these what two do to each other (NGLE §16.5, *recíprocos*).
  static let ofSeveral: WordSet = ["besar", "abrazar"]

  /// How a deed is to whoever does it.
  static let judging: WordSet = [
    "bueno", "malo", "divertido", "aburrido", "difícil", "fácil", "peligroso", "importante",
    "necesario", "sano", "caro", "barato", "bonito", "feo", "cansado", "relajante", "genial",
    "imposible", "útil", "inútil", "complicado", "gratis", "obligatorio", "mejor", "peor",
    "emocionante", "duro", "saludable", "triste",
  ]

  /// Verbs behind which a deed has its preposition.
  static let wearying: WordSet = [
    "cansarse", "hartarse", "aburrirse", "arrepentirse", "alegrarse", "acordarse", "olvidarse",
  ]
  static let thinking: WordSet = ["creer", "pensar", "suponer", "imaginar", "sospechar", "opinar"]
  /// What one takes somebody out for.
  static let outings: WordSet = [
    "pasear", "jugar", "correr", "bailar", "comer", "cenar", "nadar", "andar", "merendar",
  ]
  /// Where one puts something.
  static let sides: WordSet = [
    "encima", "debajo", "dentro", "detrás", "delante", "arriba", "abajo",
  ]
  /// How one feels about one's kin; without the ending.
  static let proud = ["orgullos", "enamorad", "hart", "decepcionad", "preocupad", "content"]

  /// What is told of a part of a whole.
  static let told: WordSet = [
    "ser", "estar", "saber", "oler", "funcionar", "durar", "cerrar", "abrir", "costar", "quedar",
    "parecer", "pesar", "sonar",
  ]
  /// What bills and prices do.
  static let rising: WordSet = ["subir", "bajar", "aumentar", "llegar"]
  /// What a place has one of.
  static let found: WordSet = [
    "piscina", "comida", "menú", "desayuno", "cena", "gimnasio", "restaurante", "recepción",
    "ascensor", "terraza", "habitación", "cama", "aparcamiento", "personal", "horario", "entrada",
    "salida", "puerta", "escalera", "rampa", "jardín", "patio", "baño", "calefacción", "wifi",
  ]
}
