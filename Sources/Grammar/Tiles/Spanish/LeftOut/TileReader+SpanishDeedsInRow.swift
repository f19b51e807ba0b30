import AACCore

/// Spanish rows of two deeds with no word between them that one or two do, one after the other: *gato / subir / árbol / no / bajar, yo / poner / mesa / papá
/// / lavar / plato, tú / lavar / plato / yo / secar, niño / abrir / caja / ver / serpiente, yo / coger / pelota / lanzar / perro, vaso / caer / suelo /
/// romperse*; and of a state and what is asked for that: *ropa / limpia / guardar / armario, comida / lista / venir / mesa, hablar / bajo / bebé / dormido*.
///
/// Sources: NGLE §31.1 and §31.3 (*yuxtaposición*, *coordinación copulativa*), §16.9 (pronouns of what was named), §42.3 (*imperativo*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func deedsInRow(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, row.count > 3, row.count < 10, isPlain || isOver,
      row.allSatisfy({ $0.tile != nil && $0.government == nil }), !isJoined(row)
    else { return nil }
    if let said = deniedNext(row) ?? eachInTurn(row) ?? oneInTurn(row) ?? fallenAndBroken(row) {
      return [said]
    }
    guard isPlain else { return nil }
    return readyAndCalled(row) ?? storedThere(row) ?? hushed(row) ?? lostAndHelped(row)
  }

  /// Who does it, in a row that begins so: the place of the word that names them; nil where it does not.
  private func doerPlace(_ row: [Constituent], from start: Int = 0) -> Int? {
    guard
      let who = row.indices.dropFirst(start).first(where: { !row[$0].lexeme.isDeterminerLike }),
      case let word = row[who].lexeme,
      word.wordClass == .pronoun
        ? word.kind == .person && word.number != nil && !WordJoiner.clitics.contains(word.lemma)
          && who == start
        : word.isBeing && [.noun, .properNoun].contains(word.wordClass)
    else { return nil }
    return who
  }

  /// The verb as the one named does it.
  private func said(_ verb: Constituent, by who: Lexeme) -> Constituent {
    var deed = verb
    deed.lexeme.person = who.wordClass == .pronoun ? who.person ?? .third : .third
    deed.lexeme.number = who.number ?? .singular
    return deed
  }

  /// Whether the verb is a deed that opens no other.
  private func isPlainDeed(_ verb: Constituent) -> Bool {
    let frame = frame(of: verb)
    return verb.lexeme.isInfinitive && !frame.isStrongOpener && !frame.isCopular
      && [.plain, .grooming].contains(frame.pattern) && !frame.opensClause
      && !InRowWords.openers.contains(frame.lemma)
  }

  private func pronoun(of noun: Constituent, in main: Clause? = nil) -> Constituent {
    let isFeminine = tables.gender(of: noun.lexeme) == .feminine
    // Tú lavas los platos y yo los seco: as many as were told of.
    let said = main.map { ClauseRealizer().realize($0).tokens } ?? []
    let text = said.last { $0.tile == noun.tile }?.text ?? written(noun)
    let isMany = noun.lexeme.number == .plural || text.hasSuffix("s") && text != noun.lexeme.lemma
    return Constituent(WordJoiner.pronoun((isFeminine ? "la" : "lo") + (isMany ? "s" : "")))
  }

  // MARK: - Not the second

  /// *Gato / subir / árbol / no / bajar, perro / ladrar / no / morder, pájaro / romper / ala / no / volar*: one does the first and not the second.
  private func deniedNext(_ row: [Constituent]) -> Clause? {
    let no = row.count - 2
    guard isNegator(row[no]), let last = row.last, isPlainDeed(last), !last.isReflexive,
      let start = row.firstIndex(where: { !$0.lexeme.kind.isTemporal }), start < 2,
      case let who = doerPlace(row, from: start), case let verb = who.map({ $0 + 1 }) ?? start,
      verb < no, isPlainDeed(row[verb]), who != nil || start == 1,
      row[(verb + 1)..<no].allSatisfy({
        isCommon($0) || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }), !InRowWords.failing.contains(last.lexeme.lemma),
      row[verb].lexeme.lemma != last.lexeme.lemma
    else { return nil }
    let doer = who.map { row[$0].lexeme }
    if let doer, CalledWords.all.contains(doer.lemma), InRowWords.begged.contains(last.lexeme.lemma)
    {
      return nil
    }
    // El perro ladra, no puedo dormir: it is the speaker who cannot.
    if InRowWords.noises.contains(row[verb].lexeme.lemma),
      InRowWords.quiet.contains(last.lexeme.lemma)
    {
      return nil
    }
    // Mi hermana duerme, no hables: it is asked for her sake.
    if InRowWords.quiet.contains(row[verb].lexeme.lemma),
      InRowWords.begged.contains(last.lexeme.lemma)
    {
      return nil
    }
    guard var main = read(Array(row[..<no])).first, main.sequels.isEmpty, !main.isQuestion,
      !main.options.contains(.request)
    else { return nil }
    let object = row[(verb + 1)..<no].first(where: isCommon)
    let isHurt =
      row[verb].lexeme.lemma.hasPrefix("romper") && object?.lexeme.kind == .body
    var deed = isHurt ? self.deed("poder") : last
    if let doer { deed = said(deed, by: doer) } else { deed = deed.said(by: .first) }
    var next = told(deed, [row[no]] + (isHurt ? [last] : []))
    if let object, !isHurt, isTakenUp(last, object, of: row[verb]) {
      next.complements.insert(pronoun(of: object, in: main), at: 1)
    }
    if start == 1, tables.lexicon.tense(of: row[0].lexeme.lemma) == .past {
      next.tense = .past
      main.isLaid = true
    }
    return main.and(next, link: isHurt ? nil : "y")
  }

  /// Whether the second deed is done to the thing of the first.
  private func isTakenUp(_ verb: Constituent, _ thing: Constituent, of first: Constituent) -> Bool {
    InRowWords.taken.contains(verb.lexeme.lemma) && thing.lexeme.namesThing
      && !KindSet.places.contains(thing.lexeme.kind) && frame(of: first).slot(.object) != nil
      && !thing.lexeme.kind.isTemporal && thing.lexeme.kind != .body
      && (!InRowWords.consumed.contains(verb.lexeme.lemma)
        || KindSet.edible.contains(thing.lexeme.kind))
  }

  // MARK: - Two do it

  /// *Yo / poner / mesa / papá / lavar / plato, tú / lavar / plato / yo / secar, niño / llorar / mamá / abrazar*: each does something.
  private func eachInTurn(_ row: [Constituent]) -> Clause? {
    guard let who = doerPlace(row), who + 2 < row.count, isEachDeed(row[who + 1]),
      let second = row.indices.dropFirst(who + 2).first(where: {
        row[$0].lexeme.wordClass == .verb
      }), endsRow(row[second]), onlyVerb(Array(row[second...])) == 0,
      case let other = row[second - 1], doerPlace([other]) == 0, second - 1 > who + 1,
      other.lexeme.lemma != row[who].lexeme.lemma
    else { return nil }
    var start = second - 1
    while start > who + 2, row[start - 1].lexeme.isDeterminerLike { start -= 1 }
    let between = Array(row[(who + 2)..<start])
    let object = between.first(where: isCommon)
    let rest = Array(row[(second + 1)...])
    let isOfBeing =
      between.isEmpty && InRowWords.comforting.contains(row[second].lexeme.lemma)
      && rest.isEmpty && row[who].lexeme.wordClass != .pronoun
    let isOfThing =
      rest.isEmpty && object.map { isTakenUp(row[second], $0, of: row[who + 1]) } ?? false
    let isHeld =
      object?.lexeme.namesThing == true
      && ThoughtWords.perceiving.contains(row[who + 1].lexeme.lemma)
    guard isOfBeing || isOfThing || isHeld,
      between.allSatisfy({
        isCommon($0) && !$0.lexeme.isBeing || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .adjective
      }), let main = read(Array(row[..<start])).first, main.sequels.isEmpty, !main.isQuestion,
      !main.options.contains(.request)
    else { return nil }
    var next: Clause
    if isOfThing || isOfBeing {
      let named = isOfBeing ? row[who] : object ?? row[who]
      let doer = Array(row[start..<second])
      let subject = doer.count == 1 && doer[0].lexeme.wordClass == .noun ? known(doer[0]) : doer
      next = told(row[second], by: subject, [pronoun(of: named, in: main)])
      if isOfThing, InRowWords.consumed.contains(row[second].lexeme.lemma) {
        next.verb?.lexeme.lemma += "se"
      }
    } else {
      guard let read = read(Array(row[start...])).first, read.sequels.isEmpty, !read.isQuestion
      else { return nil }
      next = read
    }
    return main.and(next, link: "y")
  }

  /// Whether the verb is a deed, whatever else it may open.
  private func endsRow(_ verb: Constituent) -> Bool {
    let frame = frame(of: verb)
    return verb.lexeme.isInfinitive && !frame.isStrongOpener && !frame.isCopular
      && [.plain, .grooming].contains(frame.pattern)
  }

  /// *Poner, hacer, ver* as well, where a thing stands behind them.
  private func isEachDeed(_ verb: Constituent) -> Bool {
    isPlainDeed(verb)
      || ["hacer", "poner", "ver", "mirar", "escuchar", "llevar"].contains(verb.lexeme.lemma)
        && verb.lexeme.isInfinitive
  }

  // MARK: - One does both

  /// *Niño / abrir / caja / ver / serpiente, niña / coger / flor / oler, yo / coger / pelota / lanzar / perro*.
  private func oneInTurn(_ row: [Constituent]) -> Clause? {
    guard let who = doerPlace(row), who + 3 < row.count, isPlainDeed(row[who + 1]),
      let second = row.indices.dropFirst(who + 3).first(where: {
        row[$0].lexeme.wordClass == .verb
      }), row[second].lexeme.isInfinitive, onlyVerb(Array(row[second...])) == 0,
      case let between = row[(who + 2)..<second],
      between.allSatisfy({
        isCommon($0) && !$0.lexeme.isBeing || $0.lexeme.isDeterminerLike
      }), let object = between.last, isCommon(object),
      case let rest = Array(row[(second + 1)...]), rest.count < 3,
      rest.allSatisfy({ isCommon($0) || $0.lexeme.isDeterminerLike }),
      let main = read(Array(row[..<second])).first, main.sequels.isEmpty, !main.isQuestion,
      !main.options.contains(.request),
      let words = nextWords(row[who + 1], object, row[second], rest, main)
    else { return nil }
    var next = told(said(row[second], by: row[who].lexeme), words)
    if main.tense == .past {
      // Se ha perdido y ha encontrado una casa: both are over.
      next.tense = .past
      if main.options.contains(.perfect) { next.options.insert(.perfect) }
    }
    return main.and(next, link: "y")
  }

  /// What stands beside the second deed; nil where other rules are to read it.
  private func nextWords(
    _ first: Constituent, _ object: Constituent, _ verb: Constituent, _ rest: [Constituent],
    _ main: Clause
  ) -> [Constituent]? {
    let lemma = verb.lexeme.lemma
    if InRowWords.found.contains(lemma), let last = rest.last {
      guard InRowWords.opening.contains(first.lexeme.lemma) else { return nil }
      guard rest.count == 1, last.lexeme.countability != .mass, !isMany(last) else { return rest }
      var found = last
      if found.lexeme.isPlaceLike { found.lexeme.kind = .thing }
      return small("un") + [found]
    }
    guard isTakenUp(verb, object, of: first) else { return nil }
    if rest.isEmpty { return [pronoun(of: object, in: main)] }
    guard InRowWords.handed.contains(lemma), rest.count == 1, rest[0].lexeme.isBeing else {
      return nil
    }
    return [pronoun(of: object, in: main)] + small("a") + known(rest[0])
  }

  /// *Vaso / caer / suelo / romperse*: where it fell, and what became of it.
  private func fallenAndBroken(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, isCommon(row[0]), row[0].lexeme.namesThing,
      ["caer", "caerse"].contains(row[1].lexeme.lemma), isGround(row[2]),
      ["romper", "romperse", "mojarse", "ensuciarse", "mancharse", "perderse"].contains(
        row[3].lexeme.lemma), var said = read([row[0], row[1], row[3]]).first
    else { return nil }
    let link = row[2].lexeme.kind == .furniture && row[2].lexeme.lemma != "suelo" ? "de" : "a"
    said.complements += small(link, "el") + [row[2]]
    return said
  }

  // MARK: - A state, and what is asked for that

  /// *Comida / lista / venir / mesa, cena / lista / sentarse*: who is called when it is ready.
  private func readyAndCalled(_ row: [Constituent]) -> [Clause]? {
    guard isCommon(row[0]), row[1].lexeme.lemma == "listo" || written(row[1]) == "lista",
      ["venir", "sentarse", "bajar", "entrar"].contains(row[2].lexeme.lemma),
      row[2].lexeme.isInfinitive, row[3...].allSatisfy({ isCommon($0) && !$0.lexeme.isBeing })
    else { return nil }
    let place = row.count == 4 ? small("a", "el") + [row[3]] : []
    return besides(
      [told(.linking("estar"), by: known(row[0]), [row[1]])],
      ordered(row[2], place))
  }

  /// *Ropa / limpia / guardar / armario, plato / sucio / lavar / fregadero*: where it is to go for that.
  private func storedThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isCommon(row[0]), row[0].lexeme.namesThing, isState(row[1]),
      InRowWords.stored.contains(row[2].lexeme.lemma), row[2].lexeme.isInfinitive,
      isGround(row[3]) || BelongingWords.containers.contains(row[3].lexeme.lemma)
        || SpanishSceneWords.washing.contains(row[3].lexeme.lemma)
    else { return nil }
    let link = row[2].lexeme.lemma == "llevar" ? "a" : "en"
    return besides(
      [told(.linking("estar"), by: known(row[0]), [row[1]])],
      ordered(row[2], [pronoun(of: row[0])] + small(link, "el") + [row[3]]))
  }

  /// *Hablar / bajo / bebé / dormido, no / gritar / bebé / dormido*: what is asked for somebody's sake.
  private func hushed(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4 || row.count == 5, let state = row.last, isState(state),
      case let who = row[row.count - 2], who.lexeme.isBeing, who.lexeme.wordClass == .noun,
      row.count == 4 || row[2].lexeme.isDeterminerLike
    else { return nil }
    let second = read(Array(row[2...].dropLast()) + [.linking("estar"), state])
    if isNegator(row[0]), row[1].lexeme.isInfinitive,
      InRowWords.noisy.contains(row[1].lexeme.lemma)
    {
      return besides([requesting(told(row[1], [row[0]]))], second)
    }
    guard InRowWords.noisy.contains(row[0].lexeme.lemma), row[0].lexeme.isInfinitive,
      ["bajo", "bajito", "despacio", "flojo", "flojito"].contains(row[1].lexeme.lemma)
    else { return nil }
    return besides(
      [requesting(told(row[0], [phrase(row[1].lexeme.lemma, row[1])]))], second)
  }

  /// *Yo / perdido / ayudar / por favor*.
  private func lostAndHelped(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "yo", isState(row[1]),
      row[2].lexeme.lemma == "ayudar", row[2].lexeme.isInfinitive,
      row[3].lexeme.lemma == "por favor"
    else { return nil }
    return besides(
      read([row[0], .linking("estar"), row[1]]),
      ordered(row[2], [Constituent(WordJoiner.pronoun("me")), row[3]]))
  }
}

extension Constituent {
  /// *Romperse, irse*.
  fileprivate var isReflexive: Bool { lexeme.lemma.hasSuffix("se") }
}

/// Words of such rows.
private enum InRowWords {
  /// Behind which another deed is what it is about.
  static let openers: WordSet = [
    "querer", "decir", "pedir", "intentar", "prometer", "preferir", "empezar", "dejar", "mandar",
    "ayudar", "enseñar", "aprender", "jugar", "ir", "venir", "hacer", "poder", "saber", "terminar",
    "parar", "llevar", "acabar", "obligar", "invitar", "repetir", "dar", "regalar", "contar",
    "prestar", "soñar", "pensar", "creer", "olvidar", "necesitar", "esperar", "volver", "salir",
    "ver", "oír", "poner",
  ]
  /// What one cannot, with what it is done to.
  static let failing: WordSet = [
    "encontrar", "entender", "oír", "ver", "saber", "poder", "querer", "gustar", "escuchar",
    "llegar a tiempo",
  ]
  /// What others are asked not to do.
  static let begged: WordSet = [
    "llorar", "gritar", "correr", "tocar", "pegar", "mirar", "saltar", "empujar", "hablar", "reír",
  ]
  /// What keeps others awake.
  static let noises: WordSet = [
    "ladrar", "roncar", "llorar", "gritar", "cantar", "maullar", "aullar", "tocar", "golpear",
    "hablar", "toser",
  ]
  /// What is done in quiet.
  static let quiet: WordSet = ["dormir", "estudiar", "trabajar", "descansar", "leer", "rezar"]
  /// What is done to the thing that was named.
  static let taken: WordSet = [
    "lavar", "secar", "comer", "beber", "cortar", "cocinar", "limpiar", "arreglar", "romper",
    "coger", "oler", "guardar", "tirar", "lanzar", "planchar", "doblar", "tender", "pintar",
    "leer", "abrir", "cerrar", "probar", "vender", "devolver", "usar", "recoger", "pelar", "freír",
    "calentar", "servir", "traer", "colgar", "colorear", "recortar", "envolver", "buscar",
    "esconder", "regar", "preparar", "meter", "sacar", "morder", "lamer", "tragar", "soplar",
    "perder", "encontrar", "pegar",
  ]
  static let consumed: WordSet = ["comer", "beber"]
  /// What is done to whoever was named.
  static let comforting: WordSet = [
    "abrazar", "consolar", "besar", "acariciar", "curar", "regañar", "castigar", "cuidar",
    "levantar", "calmar", "ayudar", "mirar", "escuchar", "esperar", "perseguir",
  ]
  /// What one comes upon.
  static let found: WordSet = ["ver", "encontrar", "descubrir", "hallar", "oír"]
  /// Before which one did not see it.
  static let opening: WordSet = [
    "abrir", "levantar", "quitar", "apartar", "destapar", "perderse", "cruzar", "subir", "visitar",
    "mover",
  ]
  /// What is done with the thing towards somebody.
  static let handed: WordSet = [
    "dar", "lanzar", "tirar", "llevar", "traer", "enseñar", "regalar", "devolver", "pasar",
    "entregar", "prestar",
  ]
  /// What is done with what is ready.
  static let stored: WordSet = [
    "guardar", "meter", "poner", "colgar", "lavar", "tirar", "llevar", "dejar", "secar", "tender",
  ]
  /// What others are kept awake by.
  static let noisy: WordSet = [
    "hablar", "cantar", "gritar", "correr", "saltar", "andar", "caminar", "jugar", "tocar", "reír",
  ]
}
