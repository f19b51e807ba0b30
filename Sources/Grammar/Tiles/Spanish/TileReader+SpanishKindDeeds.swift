import AACCore

/// Spanish rows with one verb that say by the kinds of their words who does it, to whom and why, in whatever order they lie: *médico / yo /
/// curar, autobús / amarillo / llegar, ventana / yo / abrir / calor, papá / trabajo / volver / tarde, gritar / tú / no* (NGLE §40.4; §46.2,
/// *causales*; §42.3, *imperativo*).
extension TileReader {
  func doneByKinds(_ row: KindRow) -> [Constituent]? {
    guard let verb = row.verbs.first, verb.lexeme.isInfinitive else { return nil }
    if let said = doneToSpeaker(row, verb) ?? comesHome(row, verb) ?? shyOfDeed(row, verb) {
      return said
    }
    return airsRoom(row, verb) ?? doneForNeed(row, verb) ?? rainBefore(row, verb)
  }

  private func small(_ text: String) -> [Constituent] {
    tables.lexicon.known(text).map { [Constituent($0)] } ?? []
  }

  /// *Enfermera / yo / poner / tirita, niño / yo / empujar*: who is laid first does it to the speaker.
  private func doneToSpeaker(_ row: KindRow, _ verb: Constituent) -> [Constituent]? {
    guard row.words.count > 2, let speaker = row.speaker, row.words[1].tile == speaker.tile,
      row.beingCount == 2, let doer = row.people.first ?? row.animals.first, row.isFirst(doer),
      KindRowWords.doneToOther.contains(verb.lexeme.lemma), row.qualities.isEmpty,
      row.things.count < 2
    else { return nil }
    return [doer, verb, speaker] + row.things + row.times
  }

  /// *Hermana / vergüenza / cantar, pereza / yo / levantarse*: what one does not like to do.
  private func shyOfDeed(_ row: KindRow, _ verb: Constituent) -> [Constituent]? {
    guard row.words.count == 3, let who = row.who, row.beingCount == 1, row.things.count == 1,
      case let feeling = row.things[0],
      ["vergüenza", "pereza", "rabia", "asco", "ilusión"].contains(feeling.lexeme.lemma),
      tables.frames.listed("dar \(feeling.lexeme.lemma)")?.pattern == .experiencer,
      case let frame = frame(of: verb), frame.pattern == .plain || frame.pattern == .grooming,
      !frame.isStrongOpener, !["tener", "sentir", "dar", "pasar"].contains(verb.lexeme.lemma)
    else { return nil }
    var giving = feeling
    giving.lexeme = deed("dar \(feeling.lexeme.lemma)").lexeme
    return [who, giving, verb]
  }

  /// *Papá / trabajo / volver / tarde, mamá / volver / cansada / trabajo*: from there.
  private func comesHome(_ row: KindRow, _ verb: Constituent) -> [Constituent]? {
    guard row.words.count == 4, let who = row.who, row.beingCount == 1, row.things.count == 1,
      KindRowWords.workplaces.contains(row.things[0].lexeme.lemma),
      let rest = row.qualities.first ?? row.times.first
    else { return nil }
    let isTired = KindRowWords.comingHome.contains(rest.lexeme.lemma)
    switch verb.lexeme.lemma {
    case "volver", "regresar":
      guard isTired || ["tarde", "noche", "temprano"].contains(rest.lexeme.lemma) else {
        return nil
      }
    case "llegar", "venir": guard isTired else { return nil }
    default: return nil
    }
    return [who, verb, rest] + small("de") + row.things
  }

  /// *Yo / abrir / ventana / calor*: what it is like there.
  private func airsRoom(_ row: KindRow, _ verb: Constituent) -> [Constituent]? {
    guard row.beingCount < 2, KindRowWords.airingDeeds.contains(verb.lexeme.lemma),
      let opened = row.thing(KindRowWords.airing),
      let state = row.words.first(where: { ["calor", "frío"].contains($0.lexeme.lemma) }),
      !row.isFirst(state), row.words.count == 3 + row.beingCount, row.listener == nil
    else { return nil }
    guard let who = row.who else { return nil }
    return [who, verb, opened] + small("porque") + [
      deed("hacer").said(by: .third), state,
    ]
  }

  /// *Yo / beber / agua / sed, niño / llorar / hambre*: why.
  private func doneForNeed(_ row: KindRow, _ verb: Constituent) -> [Constituent]? {
    guard row.beingCount == 1, let who = row.who, row.qualities.isEmpty, row.times.isEmpty,
      let need = row.things.first(where: {
        KindRowWords.needs[$0.lexeme.lemma]?.contains(verb.lexeme.lemma) == true
      }), row.things.count < 3
    else { return nil }
    return [who, verb] + row.things(but: need) + small("porque") + [
      deed("tener").said(by: row.speaker == nil ? .third : .first), need,
    ]
  }

  /// *Paraguas / lluvia / coger*: it rains, and what is taken for that.
  private func rainBefore(_ row: KindRow, _ verb: Constituent) -> [Constituent]? {
    guard row.words.count == 3 + row.beingCount, row.listener == nil, row.animals.isEmpty,
      let rain = row.thing(["lluvia"]), let worn = row.thing(KindRowWords.rainwear),
      KindRowWords.taken.contains(verb.lexeme.lemma), row.beingCount == 0
    else { return nil }
    var raining = rain
    raining.lexeme = deed("llover").lexeme
    var taking = verb
    if verb.lexeme.lemma == "poner" { taking.lexeme.lemma = "ponerse" }
    return [raining, taking, worn]
  }

  /// *Mirar / mamá / dibujo, jugar / mamá / yo, esperar / yo / mamá*: who is asked for it.
  func beggedOf(_ words: [Constituent]) -> Clause? {
    guard words.count > 2, words.count < 5, let row = KindRow(words), row.verbs.count == 1,
      let verb = row.verbs.first, verb.lexeme.isInfinitive, row.isFirst(verb),
      KindRowWords.begged.contains(verb.lexeme.lemma),
      row.people.count == 1, CalledWords.all.contains(row.people[0].lexeme.lemma),
      row.qualities.isEmpty, row.listener == nil, row.animals.isEmpty, row.times.isEmpty
    else { return nil }
    let isLookedAt = verb.lexeme.lemma == "mirar" && row.things.count == 1 && row.speaker == nil
    guard row.speaker != nil && row.things.isEmpty || isLookedAt else { return nil }
    return asked(verb, [row.people[0].calledOut] + (row.speaker.map { [$0] } ?? []) + row.things)
  }

  private func asked(_ verb: Constituent, _ rest: [Constituent]) -> Clause {
    var clause = Clause(variety: variety)
    clause.verb = verb
    clause.complements = rest
    clause.options.insert(.request)
    return clause
  }

  /// *Gritar / tú / no, tele / apagar / tú, esperar / tú / yo*: what is asked of whom one speaks to.
  func askedOfListener(_ words: inout [Constituent]) -> Clause? {
    guard words.count > 2, words.count < 6, words[0].lexeme.lemma != "tú",
      let listener = words.firstIndex(where: { $0.lexeme.lemma == "tú" }),
      let verb = loneVerb(words), verb < listener,
      KindRowWords.asked.contains(words[verb].lexeme.lemma), !isJoined(words),
      words.indices.allSatisfy({
        $0 == verb || $0 == listener || isNegator(words[$0]) || words[$0].lexeme.namesThing
          || words[$0].lexeme.kind == .animal
          || ["yo", "conmigo", "aquí"].contains(words[$0].lexeme.lemma)
      })
    else { return nil }
    let denied = words.filter(isNegator)
    let rest = words.indices.filter { $0 != verb && $0 != listener && !isNegator(words[$0]) }
      .map { words[$0] }
    if rest.contains(where: { $0.lexeme.lemma == "yo" }) {
      guard denied.isEmpty, KindRowWords.doneToMe.contains(words[verb].lexeme.lemma),
        words.last?.lexeme.lemma == "yo" || rest.count == 1
      else { return nil }
      return asked(words[verb], rest)
    }
    words = denied + [words[verb].ordered] + rest
    return nil
  }

  // MARK: - By itself

  /// *Oler / pan / bueno, sopa / bien / oler*: how something smells.
  func smelling(_ words: [Constituent]) -> Clause? {
    guard words.count == 3, let verb = loneVerb(words), words[verb].lexeme.lemma == "oler",
      let thing = words.first(where: { $0.lexeme.namesThing }),
      let how = words.first(where: {
        ["bueno", "malo", "bien", "mal"].contains($0.lexeme.lemma)
      }),
      let adverb = tables.lexicon.known(
        ["bueno", "bien"].contains(how.lexeme.lemma) ? "bien" : "mal")
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [thing]
    clause.verb = words[verb]
    var manner = how
    manner.lexeme = adverb
    clause.complements = [manner]
    return clause
  }

  /// *Mamá / papá / trabajar*: who belong together do it together.
  func joinCouple(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 6, let verb = loneVerb(words), verb == 2,
      KindRowWords.couples[words[0].lexeme.lemma] == words[1].lexeme.lemma,
      KindRowWords.doneTogether.contains(words[2].lexeme.lemma)
    else { return }
    put(&words, "y", at: 1)
  }

  // MARK: - A vehicle

  /// *Autobús / amarillo / llegar, salir / tren / rojo*: the clause in which the vehicle itself does it.
  func vehicleMoving(_ words: [Constituent]) -> Clause? {
    guard words.count == 3, let row = KindRow(words), let verb = row.verbs.first,
      row.things.count == 1, row.qualities.count == 1, verb.lexeme.isInfinitive,
      KindRowWords.moving.contains(verb.lexeme.lemma)
    else { return nil }
    let (vehicle, quality) = (row.things[0], row.qualities[0])
    guard vehicle.lexeme.kind == .vehicle || vehicle.lexeme.kind == .nature,
      quality.lexeme.kind == .color || quality.lexeme.kind == .size
        || quality.lexeme.lemma == "nuevo" || quality.lexeme.lemma == "viejo"
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = small("el") + [vehicle, quality]
    clause.verb = verb
    return clause
  }

  /// *Tú / mamá / dónde, tú / nombre / qué, edad / tú*: what is asked about whom one speaks to (NGLE §22.13).
  func askAboutListener(_ words: inout [Constituent]) {
    guard words.count == 3, verbPlace(words) == nil,
      let listener = words.firstIndex(where: { $0.lexeme.lemma == "tú" }),
      let asked = words.firstIndex(where: { $0.lexeme.kind == .question }),
      case let noun = 3 - listener - asked
    else { return }
    let lemma = words[noun].lexeme.lemma
    if lemma == "nombre", let how = tables.lexicon.known("cómo") {
      var asking = words[asked]
      asking.lexeme = how
      var calling = words[noun]
      calling.lexeme = deed("llamarse").lexeme
      words = [asking, calling, words[listener]]
    } else if ["edad", "años"].contains(lemma) {
      guard let what = tables.lexicon.known(lemma == "edad" ? "qué" : "cuántos") else { return }
      words[asked].lexeme = what
      words = [words[listener], deed("tener"), words[asked], words[noun]]
    } else if ["dónde", "cómo"].contains(words[asked].lexeme.lemma),
      KinWords.own.contains(lemma) || KindRowWords.dear.contains(lemma) || isThing(words[noun])
        || words[noun].lexeme.kind == .animal,
      !KindSet.places.contains(words[noun].lexeme.kind),
      let your = Possessives.word(
        for: words[listener].lexeme, tile: words[listener].tile, in: variety)
    {
      words = [words[asked], your, words[noun]]
    }
  }

  // MARK: - Two thoughts

  /// *Hermano / hambre / galletas, perro / sucio / baño, yo / dormir / sueño / cama*: how one is, and what is wanted for that.
  func kindSides(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, words.count < 5, let row = KindRow(words), row.times.isEmpty,
      row.listener == nil
    else { return nil }
    if row.verbs.count == 1 { return sleepyAndBed(row) }
    guard row.verbs.isEmpty else { return nil }
    return needAndThing(row) ?? illAndCure(row) ?? brokenAndCure(row) ?? wearyAndRest(row)
      ?? rainAndWear(row)
  }

  private func wanting(_ lemma: String, _ who: Constituent) -> Constituent {
    var verb = deed(lemma).said(by: who.lexeme.lemma == "yo" ? .first : .third)
    if who.lexeme.number == .plural { verb.lexeme.number = .plural }
    return verb
  }

  private func sleepyAndBed(_ row: KindRow) -> Cut? {
    let verb = row.verbs[0]
    guard verb.lexeme.lemma == "dormir", let who = row.who, row.beingCount == 1,
      let sleep = row.thing(["sueño"]), row.qualities.isEmpty,
      row.things(but: sleep).allSatisfy({ KindRowWords.resting.contains($0.lexeme.lemma) })
    else { return nil }
    let bed = row.things(but: sleep)
    return Cut(
      first: [who, deed("tener"), sleep],
      second: [wanting("querer", who), verb] + (bed.isEmpty ? [] : small("en")) + bed)
  }

  private func needAndThing(_ row: KindRow) -> Cut? {
    guard row.words.count == 3, row.people.count == 1, row.speaker == nil,
      row.animals.isEmpty,
      let need = row.words.first(where: {
        ["hambre", "sed"].contains($0.lexeme.lemma)
          || KindRowWords.comforts[$0.lexeme.lemma] != nil
      }),
      let thing = row.words.first(where: {
        $0.tile != need.tile && $0.tile != row.people[0].tile
      }), thing.lexeme.namesThing
    else { return nil }
    let who = row.people[0]
    let lemma = thing.lexeme.lemma
    let having = [who, deed("tener"), need]
    if need.lexeme.lemma == "sueño", KindRowWords.resting.contains(lemma) {
      return Cut(
        first: having, second: [wanting("querer", who), deed("ir")] + small("a") + [thing])
    }
    let isWanted =
      ["hambre", "sed"].contains(need.lexeme.lemma)
      ? KindSet.edible.contains(thing.lexeme.kind)
      : KindRowWords.comforts[need.lexeme.lemma]?.contains(lemma) == true
    return isWanted ? Cut(first: having, second: [wanting("querer", who), thing]) : nil
  }

  private func illAndCure(_ row: KindRow) -> Cut? {
    guard row.words.count == 3, let who = row.who, row.beingCount == 1,
      let ill = row.things.first(where: { KindRowWords.ills.contains($0.lexeme.lemma) }),
      let cure = row.things(but: ill).first,
      cure.lexeme.kind == .medicine
        || ["pañuelo", "pañuelos", "jarabe", "pastilla", "termómetro"].contains(cure.lexeme.lemma)
    else { return nil }
    return Cut(first: [who, deed("tener"), ill], second: [wanting("necesitar", who), cure])
  }

  private func brokenAndCure(_ row: KindRow) -> Cut? {
    guard row.words.count == 3, row.qualities.count == 1, row.speaker == nil,
      let cure = row.thing(KindRowWords.remedies),
      let what = row.things(but: cure).first ?? row.people.first ?? row.animals.first,
      case let state = row.qualities[0], !row.isBehind(cure, state),
      SuppliedWords.conditions.contains(state.lexeme.lemma) || state.lexeme.kind == .state
    else { return nil }
    let isBeing = what.lexeme.isBeing
    let lemma = cure.lexeme.lemma
    guard isBeing || !["baño", "ducha"].contains(lemma) else { return nil }
    let needing = isBeing ? wanting("necesitar", what) : deed("necesitar").said(by: .first)
    let second =
      [needing]
      + (lemma == "baño" ? small("un") : lemma == "ducha" ? small("una") : []) + [cure]
    guard what.lexeme.kind != .body else {
      return Cut(
        first: [deed("tener").said(by: .first)] + small("el") + [what, state], second: second)
    }
    return Cut(first: [what, .linking("estar"), state], second: second)
  }

  private func wearyAndRest(_ row: KindRow) -> Cut? {
    guard row.words.count == 3, let who = row.who, row.beingCount == 1, row.qualities.count == 1,
      ["cansado", "agotado"].contains(row.qualities[0].lexeme.lemma),
      let rest = row.thing(KindRowWords.resting), rest.lexeme.lemma != "casa"
    else { return nil }
    return Cut(
      first: [who, .linking("estar"), row.qualities[0]],
      second: [wanting("querer", who), deed("ir")] + small("a") + [rest])
  }

  private func rainAndWear(_ row: KindRow) -> Cut? {
    guard row.words.count == 3, let speaker = row.speaker, let rain = row.thing(["lluvia"]),
      let worn = row.thing(KindRowWords.rainwear)
    else { return nil }
    var raining = rain
    raining.lexeme = deed("llover").lexeme
    return Cut(first: [raining], second: [speaker, deed("querer"), worn])
  }
}
