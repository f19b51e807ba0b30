import AACCore

/// Spanish rows of what happens: what things and the weather do, what befalls one's own body, what animals eat that is no food, what is missing from a
/// whole; and verbs of what one does to oneself that were laid plain: *helado / derretir, granizo / romper / tejado, Elena / morder / lengua, lobo / comer /
/// abuela, puzle / faltar / pieza, querer / disfrazar / pirata, yo / parecer / mi / madre*.
///
/// Sources: NGLE §41.6 (*verbos inacusativos*), §41.10–13 (*verbos pronominales*), §23.7 (the perfect), §35.9 (*faltar*), §35.7.
extension TileReader {
  /// What has happened; nil where somebody does it because he wants to.
  func happenedByItself(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 1, row.count < 6, let verb = loneVerb(row), row[verb].lexeme.isInfinitive,
      row.allSatisfy({
        !isNegator($0) && $0.lexeme.kind != .question && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.wordClass != .adposition && $0.lexeme.wordClass != .interjection
      })
    else { return nil }
    if let told = toldOnce(row, verb) ?? hurtOnThing(row, verb) { return told }
    return fallenInto(row, verb) ?? broughtAbout(row, verb) ?? toldToday(row, verb)
  }

  private func toldOnce(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    if let told = seenAway(row, verb) ?? boughtSo(row, verb) { return told }
    if let told = angryWith(row, verb) ?? missing(row, verb) { return told }
    if let told = changed(row, verb) ?? risen(row, verb) { return told }
    return doneByThing(row, verb) ?? hurtOwn(row, verb) ?? eatenUp(row, verb)
  }

  /// Told as over, in the past where its time was laid.
  private func told(
    _ act: Constituent, _ lemma: String, by who: [Constituent], _ rest: [Constituent]
  ) -> [Clause] {
    var verb = act
    verb.lexeme.lemma = lemma
    let isTimed = rest.contains { $0.lexeme.kind.isTemporal }
    return isTimed ? stated(verb, by: who, rest) : over(verb, by: who, rest)
  }

  private func times(_ words: ArraySlice<Constituent>) -> [Constituent]? {
    words.allSatisfy { $0.lexeme.kind.isTemporal || $0.lexeme.kind == .duration }
      ? Array(words) : nil
  }

  /// *Puzle / faltar / pieza, faltar / sal / tortilla*.
  private func missing(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard row[verb].lexeme.lemma == "faltar", row.count == 3,
      row.allSatisfy({ $0.tile == row[verb].tile || isThing($0) })
    else { return nil }
    let things = row.filter { $0.tile != row[verb].tile }
    let isDish =
      ItselfWords.dishes.contains(things[1].lexeme.kind)
      && ItselfWords.seasonings.contains(things[0].lexeme.lemma)
    let isTurnedDish =
      ItselfWords.dishes.contains(things[0].lexeme.kind)
      && ItselfWords.seasonings.contains(things[1].lexeme.lemma)
    let isPart = ItselfWords.parts.contains(things[1].lexeme.lemma)
    let isTurnedPart = ItselfWords.parts.contains(things[0].lexeme.lemma)
    guard isDish || isTurnedDish || isPart != isTurnedPart else { return nil }
    let part = isDish || isTurnedPart ? things[0] : things[1]
    let whole = part.tile == things[0].tile ? things[1] : things[0]
    let isCounted = part.lexeme.number != .plural && !isDish && !isTurnedDish
    // Whoever it is missing from comes first: al puzle le falta una pieza.
    return [told(row[verb], by: known(whole), (isCounted ? small("un") : []) + [part])]
  }

  /// *Helado / derretir, tren / retrasar / media hora, autobús / irse*: what changes by itself.
  private func changed(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 1, isThing(row[0]), let rest = times(row[2...]) else { return nil }
    let lemma = row[1].lexeme.lemma
    let isVehicle = row[0].lexeme.kind == .vehicle
    guard
      ItselfWords.changing.contains(lemma) && row[0].lexeme.kind != .weather
        || isVehicle && ItselfWords.ofVehicles.contains(lemma)
    else { return nil }
    let turned = lemma.hasSuffix("se") ? lemma : lemma + "se"
    guard tables.frames.listed(turned) != nil else { return nil }
    return told(row[1], turned, by: known(row[0]), rest)
  }

  /// *Sol / salir*.
  private func risen(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard row.count == 2, verb == 1, ["sol", "luna", "arcoíris"].contains(row[0].lexeme.lemma),
      ["salir", "ponerse", "brillar", "aparecer"].contains(row[1].lexeme.lemma)
    else { return nil }
    return row[1].lexeme.lemma == "brillar"
      ? stated(row[1], by: known(row[0])) : over(row[1], by: known(row[0]))
  }

  /// *Granizo / romper / tejado, pelota / romper / cristal / ayer, trueno / asustar / perro*.
  private func doneByThing(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 1, row.count > 2, ItselfWords.forces.contains(row[0].lexeme.lemma),
      ItselfWords.forced.contains(row[1].lexeme.lemma),
      row[1].lexeme.lemma != "mojar" || row[0].lexeme.kind != .weather, case let object = row[2],
      isThing(object) || object.lexeme.kind == .animal || object.lexeme.isHuman,
      object.lexeme.wordClass == .noun, let rest = times(row[3...])
    else { return nil }
    let isBeing = object.lexeme.isBeing
    if !isBeing, row[0].lexeme.lemma == "sol" { return nil }
    return told(
      row[1], row[1].lexeme.lemma, by: known(row[0]),
      (isBeing ? small("a") : []) + known(object) + rest)
  }

  /// *Elena / morder / lengua, papá / quemar / mano*: one's own.
  private func hurtOwn(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 1, row.count == 3, row[0].lexeme.isHuman, row[0].lexeme.wordClass != .pronoun,
      row[2].lexeme.kind == .body,
      row[1].lexeme.lemma == "morder"
        ? ItselfWords.bitten.contains(row[2].lexeme.lemma)
        : ItselfWords.hurting.contains(row[1].lexeme.lemma)
          && !["pelo", "uñas", "uña"].contains(row[2].lexeme.lemma)
          && !ItselfWords.treating.contains(row[0].lexeme.lemma)
    else { return nil }
    return told(row[1], row[1].lexeme.lemma + "se", by: [row[0]], known(row[2]))
  }

  /// *Cortar / dedo / cuchillo, pinchar / dedo / aguja, quemar / mano / horno / ayer*: nobody does so at will.
  private func hurtOnThing(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 0, row.count == 3 || row.count == 4, row[1].lexeme.kind == .body,
      ItselfWords.hurting.contains(row[0].lexeme.lemma) || row[0].lexeme.lemma == "quemar",
      !["pelo", "uñas", "uña"].contains(row[1].lexeme.lemma), isThing(row[2]),
      row[2].lexeme.wordClass == .noun, row[2].lexeme.kind != .body,
      row.count == 3 || ["ayer", "hoy", "anoche"].contains(row[3].lexeme.lemma)
    else { return nil }
    let isPlace = isGround(row[2]) && row[2].lexeme.lemma != "horno"
    return told(
      row[0], row[0].lexeme.lemma + "se", by: [],
      known(row[1]) + small(isPlace ? "en" : "con") + known(row[2]) + row[3...])
  }

  /// *Perro / comer / zapato, lobo / comer / abuela, alguien / comer / galleta*.
  private func eatenUp(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 1, row.count == 3, case let who = row[0].lexeme, case let what = row[2].lexeme,
      what.wordClass == .noun
    else { return nil }
    let lemma = row[1].lexeme.lemma
    if who.lemma == "alguien", ItselfWords.unseen.contains(lemma), isThing(row[2]) {
      let turned = ["comer": "comerse", "beber": "beberse", "llevar": "llevarse"][lemma] ?? lemma
      return over(turnedTo(row[1], turned), by: [row[0]], known(row[2]))
    }
    guard lemma == "comer", who.kind == .animal || ItselfWords.eaters.contains(who.lemma) else {
      return nil
    }
    if what.isHuman {
      return over(turnedTo(row[1], "comerse"), by: known(row[0]), small("a") + known(row[2]))
    }
    guard !what.isBeing, [.clothing, .toy, .thing, .book, .device].contains(what.kind),
      !["hierba", "pienso", "hueso", "semilla", "semillas"].contains(what.lemma)
    else { return nil }
    return over(turnedTo(row[1], "comerse"), by: known(row[0]), small("un") + [row[2]])
  }

  /// *Nosotros / ver / elefantes / zoo, nosotros / ver / delfín / mar*: who tells of it has come back from there.
  private func seenAway(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard row.count == 4, verb == 1, row[0].lexeme.lemma == "nosotros",
      row[1].lexeme.lemma == "ver", row[2].lexeme.kind == .animal,
      ItselfWords.away.contains(row[3].lexeme.lemma)
    else { return nil }
    let isMany = row[2].lexeme.number == .plural || isWrittenPlural(row[2])
    return over(
      row[1], by: [row[0]], (isMany ? [] : small("un")) + [row[2]] + small("en") + known(row[3]))
  }

  /// *Mamá / comprar / zapatos / rojo*: who tells what it is like has it already.
  private func boughtSo(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 1, row.count == 4, row[1].lexeme.lemma == "comprar", row[0].lexeme.isHuman,
      row[0].lexeme.wordClass != .pronoun, case let thing = row[2],
      thing.lexeme.wordClass == .noun, !thing.lexeme.isBeing,
      ItselfWords.kept.contains(thing.lexeme.kind), row[3].lexeme.wordClass == .adjective
    else { return nil }
    let isOne =
      thing.lexeme.number != .plural && !isWrittenPlural(thing)
      && thing.lexeme.countability != .mass
    return over(row[1], by: known(row[0]), (isOne ? small("un") : []) + row[2...])
  }

  /// *Profesora / enfadarse / nosotros, mamá / enfadarse / yo*: the first is angry with the last.
  private func angryWith(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard row.count == 3, verb == 1, ["enfadarse", "enfadar"].contains(row[1].lexeme.lemma),
      row[0].lexeme.isHuman, row[0].lexeme.wordClass != .pronoun,
      row[2].lexeme.wordClass == .pronoun, ["yo", "nosotros", "tú"].contains(row[2].lexeme.lemma)
    else { return nil }
    return over(
      turnedTo(row[1], "enfadarse"), by: known(row[0]), small("con") + [row[2]])
  }

  private func turnedTo(_ act: Constituent, _ lemma: String) -> Constituent {
    var verb = act
    verb.lexeme.lemma = lemma
    return verb
  }

  /// *Mosca / caer / sopa, móvil / caer / váter*.
  private func fallenInto(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 1, row.count == 3, ["caer", "caerse"].contains(row[1].lexeme.lemma),
      isThing(row[0]) || ItselfWords.insects.contains(row[0].lexeme.lemma), isThing(row[2]),
      row[2].lexeme.kind == .drink || ItselfWords.soups.contains(row[2].lexeme.lemma)
        || ItselfWords.vessels.contains(row[2].lexeme.lemma)
    else { return nil }
    return over(turnedTo(row[1], "caerse"), by: known(row[0]), small("en") + known(row[2]))
  }

  /// *Tío / comprar / moto, yo / marcar / gol, yo / mojar / pantalón*: done once, and told when it is done.
  private func broughtAbout(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard row.count == 3, verb < 2,
      let who = row.first(where: {
        $0.lexeme.lemma == "yo"
          || $0.lexeme.isHuman
            && ($0.lexeme.wordClass != .noun || PortionWords.isKin($0.lexeme.lemma)
              || KinWords.own.contains($0.lexeme.lemma))
      }),
      !["tú", "vosotros", "usted", "ustedes", "vos"].contains(who.lexeme.lemma),
      let object = row.last(where: { $0.tile != who.tile && $0.tile != row[verb].tile }),
      object.lexeme.wordClass == .noun,
      verb == 1 && row[0].tile == who.tile || who.lexeme.lemma == "yo"
    else { return nil }
    let isOnce =
      switch row[verb].lexeme.lemma {
      case "comprar": ItselfWords.bought.contains(object.lexeme.lemma)
      case "marcar": ["gol", "canasta", "punto", "tanto"].contains(object.lexeme.lemma)
      case "mojar": object.lexeme.kind == .clothing
      default: false
      }
    guard isOnce else { return nil }
    let isCounted = row[verb].lexeme.lemma != "mojar"
    return over(row[verb], by: [who], isCounted ? small("un") + [object] : known(object))
  }

  /// *Hoy / cole / llorar, aprender / planetas / hoy*: what has befallen one today is over.
  private func toldToday(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard row.count > 2, let today = row.first(where: { $0.lexeme.lemma == "hoy" }),
      ItselfWords.befalling.contains(row[verb].lexeme.lemma),
      row.allSatisfy({
        !$0.lexeme.isBeing || $0.lexeme.lemma == "yo" || $0.tile == row[0].tile && verb == 1
      })
    else { return nil }
    let isLearnt = row[verb].lexeme.lemma == "aprender"
    let rest = row.filter { $0.tile != today.tile }.flatMap { word in
      isLearnt && isThing(word) && word.lexeme.number == .plural ? known(word) : [word]
    }
    return read(rest).map { clause in
      var told = clause
      guard told.verb?.tile == row[verb].tile, !told.isQuestion else { return told }
      told.complements.append(today)
      told.options.remove(.request)
      told.tense = .past
      if variety == .spanishSpain { told.options.insert(.perfect) }
      return told
    }
  }

  // MARK: - Oneself

  /// The row with the verb that is meant: *disfrazarse, concentrarse, casarse*; nil where nothing was laid plain.
  func turnedOnOneself(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = row.lastIndex(where: { $0.lexeme.isInfinitive }) else { return nil }
    let lemma = row[verb].lexeme.lemma, rest = Array(row[(verb + 1)...])
    let beings = row[..<verb].filter(\.lexeme.isBeing)
    guard beings.count < 2, !rest.contains(where: { WordJoiner.clitics.contains($0.lexeme.lemma) }),
      !row[..<verb].contains(where: {
        WordJoiner.clitics.contains($0.lexeme.lemma)
          || isThing($0) && $0.lexeme.wordClass == .noun
            && !$0.lexeme.kind.isTemporal
      }),
      row[..<verb].filter({ $0.lexeme.wordClass == .verb }).allSatisfy({
        OneselfRows.openers.contains($0.lexeme.lemma)
      })
    else { return nil }
    func turned(_ lemma: String, _ rest: [Constituent]) -> [Constituent] {
      row[..<verb] + [turnedTo(row[verb], lemma)] + rest
    }
    switch lemma {
    case "disfrazar", "disfrazarse":
      guard let costume = rest.first, costume.lexeme.wordClass == .noun, rest.count < 3,
        !PortionWords.isKin(costume.lexeme.lemma),
        rest.dropFirst().allSatisfy({ !$0.lexeme.isHuman && $0.lexeme.lemma != "de" })
      else { return nil }
      return turned("disfrazarse", small("de") + rest)
    case "concentrar", "quejar", "arrepentir", "atrever", "resfriar", "equivocar", "portar",
      "arrodillar", "desmayar", "constipar":
      return rest.contains(where: { $0.lexeme.isBeing }) ? nil : turned(lemma + "se", rest)
    case "casar", "casarse":
      guard let final = rest.first, final.lexeme.lemma == "final", rest.count == 1 else {
        return nil
      }
      return turned("casarse", [phrase("al final", final)])
    case "incorporar", "recostar":
      guard rest.count < 3,
        rest.first.map({ $0.lexeme.kind == .furniture || $0.lexeme.lemma == "poco" }) ?? false,
        rest.first?.lexeme.lemma != "respaldo"
      else { return nil }
      return turned(
        lemma + "se",
        rest[0].lexeme.lemma == "poco" ? [phrase("un poco", rest[0])] : small("en") + rest)
    case "sentar", "tumbar", "acostar", "apoyar":
      return settled(lemma, rest).map { turned(lemma + "se", $0) }
    case "parecer":
      guard let other = rest.last, other.lexeme.isHuman, !beings.isEmpty,
        other.lexeme.wordClass == .properNoun || PortionWords.isKin(other.lexeme.lemma)
          || OwnerWords.parents.contains(other.lexeme.lemma),
        rest.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike && $0.lexeme.lemma != "un" })
      else { return nil }
      return turned("parecerse", rest)
    default: return nil
    }
  }

  /// *Ventana, lado / izquierdo*: where one settles down.
  private func settled(_ lemma: String, _ rest: [Constituent]) -> [Constituent]? {
    guard let place = rest.first, place.lexeme.wordClass == .noun else { return nil }
    if place.lexeme.lemma == "lado",
      rest.count == 1
        || rest.count == 2 && rest[1].lexeme.wordClass == .adjective
    {
      return small("de", "el") + rest
    }
    guard ["ventana", "ventanilla", "chimenea", "fuego", "estufa"].contains(place.lexeme.lemma),
      rest.count == 1
    else { return nil }
    return small("junto a", "el") + rest
  }
}

/// Words of what happens by itself.
enum ItselfWords {
  static let dishes = KindSet(.food, .dish, .drink, .meal)
  static let seasonings: WordSet = [
    "sal", "azúcar", "aceite", "limón", "pimienta", "vinagre", "queso", "tomate", "ajo",
  ]
  /// What belongs to a whole.
  static let parts: WordSet = [
    "pieza", "piezas", "rueda", "ruedas", "pata", "patas", "tapa", "botón", "botones", "hoja",
    "hojas", "página", "pila", "pilas", "cuerda", "cuerdas", "tornillo", "manga", "mango",
    "cremallera", "batería", "cable", "tapón", "asa", "ojo", "brazo", "letra", "letras", "número",
  ]
  /// What things do with *se*.
  static let changing: WordSet = [
    "derretir", "congelar", "hundir", "inundar", "marchitar", "pudrir", "desinflar", "deshinchar",
    "retrasar", "averiar", "estropear", "atascar", "bloquear", "agotar", "evaporar", "incendiar",
    "arrugar", "agrietar", "descoser", "desteñir", "desbordar", "soltarse", "apagarse",
    "fundir", "quemarse", "romperse", "despegar", "rajar", "rasgar",
  ]
  static let ofVehicles: WordSet = ["irse", "marcharse", "pararse"]
  /// What acts by its own force.
  static let forces: WordSet = [
    "viento", "granizo", "tormenta", "rayo", "lluvia", "nieve", "río", "mar", "ola", "fuego",
    "incendio", "terremoto", "pelota", "balón", "piedra", "trueno", "ruido", "petardo", "petardos",
    "explosión", "huracán", "inundación", "rama", "coche", "camión", "moto", "sol",
  ]
  /// What it does to others.
  static let forced: WordSet = [
    "romper", "asustar", "despertar", "tirar", "mojar", "destruir", "derribar", "golpear",
    "inundar",
    "atropellar", "manchar", "quemar",
  ]
  static let bitten: WordSet = ["lengua", "labio", "labios", "dedo", "carrillo"]
  static let hurting: WordSet = [
    "quemar", "cortar", "golpear", "torcer", "pillar", "pinchar", "romper", "fracturar",
  ]
  /// Who does that to others' bodies.
  static let treating: WordSet = [
    "médico", "médica", "enfermero", "enfermera", "peluquero", "peluquera", "doctor", "doctora",
    "dentista", "cirujano",
  ]
  /// What somebody has done whom nobody saw.
  static let unseen: WordSet = [
    "comer", "beber", "coger", "romper", "robar", "quitar", "esconder", "tirar", "manchar", "abrir",
    "cerrar", "apagar", "llevar", "ensuciar",
  ]
  /// Who eats people in tales.
  static let eaters: WordSet = ["ogro", "bruja", "monstruo", "gigante"]
  /// What is dear and bought once.
  static let bought: WordSet = [
    "moto", "coche", "casa", "piso", "furgoneta", "caravana", "barco", "bici", "bicicleta", "tele",
    "ordenador", "móvil", "consola", "sofá", "lavadora", "perro", "gato", "apartamento",
  ]
  /// What befalls one in a day.
  static let befalling: WordSet = [
    "llorar", "vomitar", "ganar", "perder", "aprobar", "suspender", "caerse", "caer", "discutir",
    "pelearse", "aprender", "conocer", "encontrar", "romper", "olvidar", "recibir", "reñir",
    "marearse", "enfadarse", "asustarse", "equivocarse",
  ]
  static let insects: WordSet = [
    "mosca", "abeja", "hormiga", "avispa", "mosquito", "araña", "gusano", "bicho", "mariquita",
  ]
  /// What is bought to be kept.
  static let kept = KindSet(
    .clothing, .toy, .device, .vehicle, .book, .furniture, .instrument, .game, .media)
  /// Where one goes to see animals.
  static let away: WordSet = [
    "zoo", "mar", "acuario", "granja", "bosque", "circo", "parque", "campo", "playa", "río",
    "montaña", "safari", "zoológico",
  ]
  static let soups: WordSet = [
    "sopa", "puré", "leche", "café", "yogur", "crema", "salsa", "helado",
  ]
  static let vessels: WordSet = [
    "váter", "bañera", "lavabo", "vaso", "plato", "charco", "cubo", "fregadero", "inodoro", "olla",
    "pozo", "barro",
  ]
}
