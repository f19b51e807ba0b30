import AACCore

/// Rows laid as they are said in which a thing, an office or a time does it or is so: *pintura / manchar / camiseta, sindicato / convocar / huelga,
/// guerra / continuar / todavía, habitación / oler / lejía, tos / no / dejar / dormir, invierno / ser / largo, vuelo / retrasar / cuatro / horas*.
///
/// Sources: NGLE §33.1 (subjects that do nothing by will), §41.4–41.6 and §41.13 (*verbos inacusativos, medios*), §36.3 (*oler a*),
/// §26.9 (*dejar*), §40.4 (order).
extension TileReader {
  /// The clause of such a row; nil where its first noun does not do it.
  func thingInOrder(_ row: [Constituent]) -> Clause? {
    guard isSpanish, row.count > 1, row.count < 10, let parts = OrderedRow(namedByTrade(row)),
      parts.hasOneNoun
    else { return nil }
    let lemma = parts.verb.lexeme.lemma
    if lemma == "dejar" { return keepingFrom(parts, row) }
    if parts.noun.lexeme.kind.isTemporal, let said = timeCompared(parts, row) { return said }
    guard parts.isOneDeed else { return nil }
    if parts.noun.lexeme.isHuman { return doneToMe(parts, row) }
    if parts.noun.lexeme.kind.isTemporal { return timeLike(parts, row) }
    guard !parts.rest.contains(where: { FirstThingWords.others.contains($0.lexeme.lemma) }) else {
      return nil
    }
    if delays(parts) {
      var verb = parts.verb
      verb.lexeme.lemma += "se"
      return inOrder(parts, verb, row)
    }
    if let said = brokenThere(parts, row) ?? towed(parts, row) { return said }
    guard doesIt(parts, lemma) else { return nil }
    return inOrder(parts, parts.verb, row)
  }

  /// The clause of a row that was laid as it is said: its words are linked as those chosen by role.
  func inOrder(
    _ parts: OrderedRow, _ verb: Constituent, _ row: [Constituent], _ rest: [Constituent]? = nil
  ) -> Clause {
    var clause = Clause(variety: variety)
    clause.subject = parts.head
    clause.verb = verb
    clause.complements = parts.times + parts.denial + (rest ?? parts.rest)
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    settleEvent(&clause, row)
    return clause
  }

  /// *Óptico / graduar / gafas, seguro / cubrir / silla*: a quality before the verb is who works so, or an insurance (NGLE §13.6,
  /// *sustantivación*).
  private func namedByTrade(_ row: [Constituent]) -> [Constituent] {
    guard let first = row.first, first.lexeme.wordClass == .adjective, row.count > 2,
      let verb = row.dropFirst().first(where: { $0.lexeme.lemma != "no" })?.lexeme,
      verb.isInfinitive, !tables.frames[verb.lemma].isCopular
    else { return row }
    let isPeople = isPeople(first)
    let isTrade = isPeople || FirstThingWords.trades.contains(first.lexeme.lemma)
    guard isTrade || first.lexeme.lemma == "seguro" && FirstThingWords.insuring.contains(verb.lemma)
    else { return row }
    var noun = Lexeme(
      lemma: first.lexeme.lemma, wordClass: .noun, kind: isTrade ? .person : .idea)
    noun.gender = .masculine
    if isPeople { (noun.lemma, noun.number) = (written(first), .plural) }
    noun.countability = .count
    noun.animacy = isTrade ? .human : .inanimate
    var named = row
    named[0].lexeme = noun
    return named
  }

  /// *Egipcios / enterrar / rey*: several of them, however the word was chosen.
  private func isPeople(_ word: Constituent) -> Bool {
    let text = written(word)
    guard text.hasSuffix("s") else { return false }
    return FirstThingWords.peoples.contains(String(text.dropLast()))
      || FirstThingWords.peoples.contains(String(text.dropLast(2)))
      || FirstThingWords.peoples.contains(word.lexeme.lemma) && text != word.lexeme.lemma
  }

  /// *Tos / no / dejar / dormir*: whom it keeps from it (NGLE §26.9).
  private func keepingFrom(_ parts: OrderedRow, _ row: [Constituent]) -> Clause? {
    guard !parts.denial.isEmpty, !parts.noun.lexeme.isHuman, let act = parts.rest.first?.lexeme,
      act.isInfinitive, FirstThingWords.hindered.contains(act.lemma),
      !parts.rest.dropFirst().contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .pronoun
      }), let speaker = tables.lexicon.known("yo")
    else { return nil }
    var clause = inOrder(parts, parts.verb, row, [Constituent(speaker)] + parts.rest)
    clause.reasons.append(Realization.RuleApplication(.understood, act.lemma, "me"))
    return clause
  }

  /// *Cuidadora / peinar / mí / mañanas, trabajadora social / buscar / piso / mí, óptico / graduar / gafas*: for whom it is done (NGLE §35.3).
  private func doneToMe(_ parts: OrderedRow, _ row: [Constituent]) -> Clause? {
    if row[0].lexeme.wordClass == .adjective { return inOrder(parts, parts.verb, row) }
    guard let place = parts.rest.firstIndex(where: { $0.lexeme.lemma == "mí" }), place < 3,
      place == 0 || parts.rest[place - 1].lexeme.wordClass != .adposition,
      !CalledWords.all.contains(parts.noun.lexeme.lemma),
      !FirstThingWords.asked.contains(parts.verb.lexeme.lemma),
      parts.rest.filter({ $0.lexeme.isHuman }).count < 2
    else { return nil }
    return inOrder(parts, parts.verb, row)
  }

  /// *Invierno / ser / largo, noche / ser / larga*: what a time is like, and not when it is so.
  private func timeLike(_ parts: OrderedRow, _ row: [Constituent]) -> Clause? {
    guard ["ser", "estar", "parecer", "hacerse"].contains(parts.verb.lexeme.lemma),
      parts.head.count == 1, let last = parts.rest.last?.lexeme, last.wordClass == .adjective,
      !last.isDeterminerLike,
      parts.rest.dropLast().allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.wordClass == .adverb
      }), DoerWords.contains(parts.noun.lexeme, in: FirstThingWords.times)
    else { return nil }
    return inOrder(parts, parts.verb, row)
  }

  /// *Verano / ser / mejor / que / invierno, lunes / ser / peor / que / viernes*: one time beside another (NGLE §45.2).
  private func timeCompared(_ parts: OrderedRow, _ row: [Constituent]) -> Clause? {
    guard ["ser", "parecer"].contains(parts.verb.lexeme.lemma), parts.head.count == 1,
      parts.rest.count == 3 || parts.rest.count == 4,
      parts.rest[parts.rest.count - 2].lexeme.lemma == "que", let other = parts.rest.last,
      other.lexeme.wordClass == .noun,
      parts.rest.dropLast(2).allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.wordClass == .adjective
          || ["mejor", "peor", "más", "menos"].contains($0.lexeme.lemma)
      }), DoerWords.contains(parts.noun.lexeme, in: FirstThingWords.times)
    else { return nil }
    return inOrder(parts, parts.verb, row)
  }

  /// *Vuelo / retrasar / cuatro / horas*: by how much it is late (NGLE §41.13).
  private func delays(_ parts: OrderedRow) -> Bool {
    guard ["retrasar", "adelantar", "atrasar"].contains(parts.verb.lexeme.lemma), parts.isAlone,
      let last = parts.rest.last?.lexeme
    else { return false }
    let noun = parts.noun.lexeme
    return (last.kind == .duration || last.kind == .time || last.lemma == "mucho")
      && parts.rest.count > 0
      && (noun.kind == .vehicle && parts.verb.lexeme.lemma != "adelantar" || noun.kind == .event
        || DoerWords.contains(noun, in: FirstThingWords.scheduled))
  }

  /// *Rueda / pinchar / autopista, coche / averiar / túnel, pollo / quemar*: what befell a thing, and where (NGLE §41.13).
  private func brokenThere(_ parts: OrderedRow, _ row: [Constituent]) -> Clause? {
    let verb = parts.verb.lexeme.lemma
    guard FirstThingWords.breaking.contains(verb), parts.noun.lexeme.namesThing,
      parts.noun.lexeme.kind != .body,
      tables.frames.listed(verb + "se") != nil, parts.rest.count < 2,
      !isPlain || !parts.rest.isEmpty
    else { return nil }
    var rest = parts.rest
    if let place = rest.first {
      guard verb != "caer", place.lexeme.wordClass == .noun, place.lexeme.kind == .place,
        parts.noun.lexeme.kind == .vehicle || parts.noun.lexeme.kind == .device
          || parts.noun.lexeme.lemma == "rueda"
      else { return nil }
      rest[0].government = Government(preposition: "en", article: .definite)
    } else if !isOver || parts.noun.lexeme.kind == .weather || parts.noun.lexeme.kind == .nature
      || FirstThingWords.hot.contains(parts.noun.lexeme.lemma)
      || verb == "bloquear" && parts.noun.lexeme.kind != .device
      || verb == "caer" && !FirstThingWords.fallen.contains(parts.noun.lexeme.lemma)
    {
      return nil
    }
    var deed = parts.verb
    deed.lexeme.lemma += "se"
    return inOrder(parts, deed, row, rest)
  }

  /// *Grúa / llevar / coche*: it carries the other, and nobody goes in it.
  private func towed(_ parts: OrderedRow, _ row: [Constituent]) -> Clause? {
    guard ["grúa", "camión", "remolque"].contains(parts.noun.lexeme.lemma),
      ["llevar", "llevarse", "remolcar", "recoger"].contains(parts.verb.lexeme.lemma),
      let thing = parts.rest.first, thing.lexeme.kind == .vehicle, isCommon(thing)
    else { return nil }
    var rest = parts.rest
    rest[0].government = Government(preposition: nil, article: .definite)
    return inOrder(parts, parts.verb, row, rest)
  }

  private func doesIt(_ parts: OrderedRow, _ verb: String) -> Bool {
    if verb == "quedar" { return fits(parts) }
    if FirstThingWords.toolDeeds.contains(verb) {
      return DoerWords.contains(parts.noun.lexeme, in: FirstThingWords.tools) && parts.isAlone
        && !parts.rest.isEmpty
    }
    if verb == "estar" { return isFilled(parts) }
    if verb == "hablar" || verb == "contestar" {
      return DoerWords.contains(parts.noun.lexeme, in: FirstThingWords.speaking)
        && !parts.rest.isEmpty && !parts.rest.contains { $0.lexeme.isLastingNoun }
    }
    let noun = parts.noun.lexeme
    guard noun.namesThing else {
      return noun.kind == .animal && verb == "morir" && parts.isAlone
    }
    if parts.isAlone { return happens(noun, verb, parts) }
    guard let object = parts.object?.lexeme, object.isNominal else { return false }
    if verb == "oler" || verb == "saber" { return smells(noun, object, verb, parts) }
    if verb == "hacer", object.lemma == "ruido" { return true }
    if FirstThingWords.showing.contains(verb) {
      return DoerWords.contains(noun, in: FirstThingWords.channels)
        && (object.takesPlace || object.kind == .media || object.kind == .story)
    }
    if verb == "pedir" {
      return DoerWords.contains(noun, in: FirstThingWords.asking)
        && FirstThingWords.codes.contains(object.lemma)
    }
    guard object.wordClass == .noun || object.wordClass == .properNoun else { return false }
    if verb == "cerrar" || verb == "abrir" {
      return KindSet.places.contains(object.kind) && parts.rest.count < 3
        && FirstThingWords.employers.contains(noun.lemma)
    }
    if verb == "quemar" {
      return KindSet.edible.contains(noun.kind) && FirstThingWords.burnt.contains(object.lemma)
    }
    if FirstThingWords.ofAuthorities.contains(verb) {
      return DoerWords.contains(noun, in: FirstThingWords.authorities)
    }
    if FirstThingWords.official.contains(verb) {
      return DoerWords.contains(noun, in: FirstThingWords.authorities)
        || DoerWords.contains(noun, in: FirstThingWords.bodies)
        || DoerWords.contains(noun, in: FirstDoerWords.firms)
    }
    if FirstThingWords.insuring.contains(verb) {
      return ["seguro", "aseguradora", "mutua", "garantía"].contains(noun.lemma)
    }
    if FirstThingWords.harming.contains(verb) {
      return DoerWords.contains(noun, in: FirstDoerWords.forces)
        || DoerWords.contains(noun, in: FirstThingWords.harmful) || noun.kind == .illness
    }
    if FirstThingWords.staining.contains(verb) { return stains(noun, object) }
    return verb == "tirar" && object.kind == .body
      && DoerWords.contains(noun, in: FirstThingWords.pulling)
  }

  /// *Pantalón / quedar / largo*: how it fits, and not which one.
  private func fits(_ parts: OrderedRow) -> Bool {
    parts.noun.lexeme.kind == .clothing && parts.rest.count == 1
      && parts.rest[0].lexeme.wordClass == .adjective && parts.head.count == 1
  }

  /// *Playa / estar / llena / gente*: of whom it is full (NGLE §36.3).
  private func isFilled(_ parts: OrderedRow) -> Bool {
    guard parts.rest.count == 2, let quality = parts.rest.first?.lexeme, let what = parts.rest.last,
      quality.wordClass == .adjective
    else { return false }
    return FirstThingWords.full.contains(where: quality.lemma.hasPrefix) && what.lexeme.isHuman
      && what.lexeme.wordClass == .noun
  }

  /// *Guerra / continuar / todavía, río / crecer / mucho, horario / cambiar / próximo / mes, plazo / terminar / viernes*.
  private func happens(_ noun: Lexeme, _ verb: String, _ parts: OrderedRow) -> Bool {
    if FirstThingWords.lasting.contains(verb) {
      return noun.kind == .event && noun.lemma != "juego" || noun.kind == .weather
        || DoerWords.contains(noun, in: FirstThingWords.going)
    }
    guard !parts.rest.isEmpty || !parts.denial.isEmpty && verb == "crecer" else { return false }
    if verb == "crecer" {
      return noun.kind == .plant || DoerWords.contains(noun, in: FirstThingWords.growing)
    }
    if verb == "morir" { return noun.kind == .plant }
    if FirstThingWords.changing.contains(verb) {
      return DoerWords.contains(noun, in: FirstThingWords.variable)
    }
    return FirstThingWords.ending.contains(verb)
      && DoerWords.contains(noun, in: FirstThingWords.terms)
  }

  /// *Cocina / oler / pescado, camiseta / oler / sudor, agua / saber / cloro*: of what it smells and tastes (NGLE §36.3).
  private func smells(_ noun: Lexeme, _ object: Lexeme, _ verb: String, _ parts: OrderedRow) -> Bool
  {
    guard object.wordClass == .noun, !object.isHuman, !KindSet.places.contains(object.kind),
      object.kind != .furniture, object.kind != .vehicle, parts.rest.count == 1,
      parts.head.count == 1
    else { return false }
    if verb == "saber" {
      return (KindSet.edible.contains(noun.kind) || noun.kind == .medicine)
        && object.lemma != noun.lemma && object.kind != .body
    }
    return KindSet.places.contains(noun.kind) || noun.kind == .clothing || noun.kind == .body
      || noun.kind == .vehicle || DoerWords.contains(noun, in: FirstThingWords.smelling)
  }

  /// *Pintura / manchar / camiseta, barro / ensuciar / zapatos*: what leaves its marks, and no tool.
  private func stains(_ noun: Lexeme, _ object: Lexeme) -> Bool {
    guard
      noun.kind == .material || KindSet.edible.contains(noun.kind) || noun.kind == .medicine
        || DoerWords.contains(noun, in: FirstThingWords.stains)
    else { return false }
    switch object.kind {
    case .clothing, .furniture, .body, .room, .book, .vehicle: return true
    default: return DoerWords.contains(object, in: FirstThingWords.stained)
    }
  }
}
