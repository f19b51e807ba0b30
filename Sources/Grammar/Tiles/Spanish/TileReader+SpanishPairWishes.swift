import AACCore

/// What one may, needs, waits for and plays with, by a deed of a Spanish board and one other word: *poder / película, tener / colegio, venir / arriba,
/// zumo / ir, esperar / perro, jugar / zapatos, ver / abuela, encontrar / pelota*.
///
/// Sources: NGLE §28.2 (*poder*, *tener que*), §42.3 (requests), §24.3 (movement), §29.3 (*con*, *en*), §34.8 (*a* before beings), §23.7.
extension TileReader {
  private func small(_ word: String) -> [Constituent] { tables.lexicon.small(word) }

  /// *Poder / película, música / poder, poder / rojo, poder / abuela*: what is done with such a thing.
  func allowed(_ verb: Constituent, _ other: Constituent, isFirst: Bool) -> [Clause]? {
    let word = other.lexeme
    if ["ese", "este", "aquel", "otro"].contains(word.lemma) {
      return inquired(verb, [deed("coger"), other])
    }
    if word.wordClass == .adjective, word.kind == .color {
      return inquired(verb, [deed("coger")] + small("el") + [other])
    }
    guard CorePairWords.isNoun(word) else { return nil }
    if word.isHuman || word.kind == .animal {
      guard isFirst else { return nil }
      return inquired(verb, [deed("ir")] + known(other, behind: "con"))
    }
    guard let (act, rest) = used(other) else { return nil }
    return inquired(verb, [act] + rest)
  }

  /// What is done with a thing by its kind, and how it is said behind that.
  func used(_ thing: Constituent) -> (deed: Constituent, rest: [Constituent])? {
    let word = thing.lexeme
    switch word.kind {
    case .media: return (deed("ver"), [thing])
    case .music: return (deed("escuchar"), [thing])
    case .story: return (deed("leer"), [thing])
    case .clothing: return (deed("ponerse"), [thing])
    case .vehicle:
      guard ["bici", "bicicleta", "moto", "triciclo", "patinete"].contains(word.lemma) else {
        return (deed("ir"), small("en") + [thing])
      }
      return (deed("montar"), small("en") + [thing])
    default: return nil
    }
  }

  /// *Necesitar / colegio, tener / médico, tener / baño*: where one has to be.
  func neededPlace(_ verb: Constituent, _ other: Constituent) -> [Clause]? {
    let word = other.lexeme
    guard word.wordClass == .noun, word.number != .plural else { return nil }
    if verb.lexeme.lemma == "necesitar" {
      guard word.isPlaceLike, word.kind != .home else { return nil }
      return stated(verb, [deed("ir"), other])
    }
    if CorePairDeeds.classes.contains(word.lemma) {
      var course = other
      course.lexeme.countability = .mass
      return stated(verb, [governed(course, nil, .bare)])
    }
    guard word.kind == .room || CorePairDeeds.gone.contains(word.lemma) else { return nil }
    return read([verb] + small("que") + [deed("ir"), other])
  }

  /// *Venir / arriba, cama / venir, bici / venir, zumo / ir, película / ir, ir / perro*.
  func comingWith(
    _ row: [Constituent], _ verb: Constituent, _ other: Constituent, isFirst: Bool
  ) -> [Clause]? {
    let word = other.lexeme
    if verb.lexeme.lemma == "venir" {
      if ["arriba", "abajo", "fuera", "dentro", "ahora", "otra vez", "ahora mismo"]
        .contains(word.lemma)
      {
        return requested(verb, [other])
      }
      guard word.wordClass == .noun, !word.isBeing else { return nil }
      if word.kind == .vehicle { return stated(verb, small("en") + [other]) }
      guard word.isPlaceLike || word.lemma == "cama", word.kind != .home,
        !KindRowWords.workplaces.contains(word.lemma)
      else { return nil }
      return requested(verb, [other])
    }
    guard word.wordClass == .noun else { return nil }
    if word.kind == .media { return stated(verb, [deed("ver")] + known(other)) }
    if word.kind == .animal {
      return isFirst ? stated(verb, known(other, behind: "con")) : nil
    }
    guard !isFirst,
      KindSet.edible.contains(word.kind) || [.toy, .music, .clothing, .book].contains(word.kind)
    else { return nil }
    return inOtherOrder(row)
  }

  /// *Esperar / perro, película / esperar, esperar / pelota*: the one that is known.
  func awaited(_ verb: Constituent, _ other: Constituent) -> [Clause]? {
    let word = other.lexeme
    guard word.wordClass == .noun, word.number != .plural else { return nil }
    if word.kind == .animal { return stated(verb, small("a") + known(other)) }
    guard [.media, .toy, .story].contains(word.kind) || BoardWords.atHand.contains(word.lemma)
    else {
      return nil
    }
    return stated(verb, known(other))
  }

  /// *Jugar / perro, zapatos / jugar, jugar / música*: with what is no game.
  func playedWith(_ verb: Constituent, _ other: Constituent, isFirst: Bool) -> [Clause]? {
    let word = other.lexeme
    guard CorePairWords.isNoun(word) else { return nil }
    let play = [verb] + small("con")
    if word.kind == .music { return stated(deed("querer"), play + [other]) }
    if word.kind == .animal || AddressWords.medics.contains(word.lemma) {
      return isFirst ? stated(deed("querer"), play + known(other)) : nil
    }
    guard
      [.clothing, .food, .drink, .dish, .media, .story, .body, .thing].contains(word.kind),
      CorePairDeeds.isNoGame(word.lemma)
    else { return nil }
    return stated(deed("querer"), play + known(other))
  }

  /// *Ver / abuela, escuchar / perro*: whom one would like to see.
  func seen(_ verb: Constituent, _ other: Constituent, isFirst: Bool) -> [Clause]? {
    let word = other.lexeme
    guard isFirst, verb.lexeme.lemma != "mirar", CorePairWords.isNoun(word),
      word.isHuman || word.kind == .animal, word.number != .plural
    else { return nil }
    // Ver un pez: one of them, unless it lives in the house.
    let isKnown = word.isHuman || ["perro", "gato"].contains(word.lemma)
    return stated(deed("querer"), [verb] + (isKnown ? small("a") + known(other) : [other]))
  }

  /// *Encontrar / pelota, rojo / encontrar, encontrar / perro*: it has just been found.
  func found(_ verb: Constituent, _ other: Constituent, isFirst: Bool) -> [Clause]? {
    let word = other.lexeme
    if word.wordClass == .adjective, word.kind == .color {
      return over(verb, small("el") + [other])
    }
    if ["ese", "este", "aquel"].contains(word.lemma) || CorePairWords.owned.contains(word.lemma) {
      return over(verb, [other])
    }
    guard CorePairWords.isNoun(word) else { return nil }
    if word.isHuman || word.kind == .animal {
      return isFirst ? over(verb, small("a") + known(other)) : nil
    }
    guard !word.isPlaceLike else { return nil }
    return over(verb, [other])
  }

  /// *Gustar / mamá*: who likes it.
  func liked(_ verb: Constituent, _ other: Constituent) -> [Clause]? {
    if other.lexeme.lemma == "ayer" { return saidAtOnce([verb, other], "me gustó ayer") }
    guard ["mamá", "papá", "mami", "papi"].contains(other.lexeme.lemma) else { return nil }
    return stated(verb, by: [other])
  }
}

/// Deeds of Spanish boards by what is said with them beside one word.
enum CorePairDeeds {
  /// What is asked of the others.
  static let asked: WordSet = [
    "abrir", "cerrar", "quitar", "poner", "mirar", "encender", "apagar", "traer", "cortar",
  ]
  /// What one would like oneself.
  static let wished: WordSet = [
    "coger", "comer", "beber", "ver", "escuchar", "jugar", "leer", "oír", "probar", "pintar",
    "tomar",
  ]
  /// What is done to something.
  static let objected: WordSet = ["hacer", "romper", "encontrar", "poner", "quitar", "llevar"]
  /// Where and when it is asked for.
  static let asking: WordSet = [
    "otra vez", "ahora", "ahora mismo", "ya", "aquí", "ahí", "allí", "arriba", "abajo", "fuera",
    "dentro", "luego", "después",
  ]
  /// What the other shall do.
  static let yours: WordSet = [
    "comer", "beber", "nadar", "leer", "jugar", "dormir", "abrir", "cerrar", "hacer", "mirar",
    "cantar", "escuchar", "parar", "correr", "saltar", "bailar", "pintar", "dibujar", "esperar",
  ]
  /// What is cut for all.
  static let shared: WordSet = [
    "tarta", "pastel", "pizza", "bizcocho", "torta", "tortilla", "paella",
  ]
  /// What one has at an hour.
  static let classes: WordSet = [
    "colegio", "cole", "clase", "escuela", "médico", "dentista", "logopeda", "fisio",
  ]
  /// Where one has to go.
  static let gone: WordSet = ["parque", "hospital", "tienda", "supermercado", "trabajo"]
  /// Whether nobody calls a game so.
  static func isNoGame(_ word: String) -> Bool { !games.contains(word) }

  private static let games: WordSet = [
    "carta", "cartas", "casita", "cocinita", "cuerda", "comba", "piedra", "dado", "dados", "cubo",
    "tableta", "tele", "móvil", "ordenador", "bola", "canica", "canicas", "globo",
  ]
}
