import AACCore

/// Spanish rows of two and three nouns in which it is understood what one is to the other: *libro / mochila, perro / abuela, tablet /
/// batería, papá / trabajo / autobús, ayer / fiesta, autobús / tarde* (NGLE §12.7, §37.2, §42.13).
extension TileReader {
  /// The row with the words between them.
  func belong(_ words: inout [Constituent]) {
    guard verbPlace(words) == nil, words.count > 1, words.count < 5,
      !words.contains(where: { $0.lexeme.kind == .question || $0.lexeme.wordClass == .adposition })
    else { return }
    if words.count == 2 {
      keepIn(&words)
      ownedBy(&words)
      partOf(&words)
      lackSupply(&words)
      beLate(&words)
      takePlaceThen(&words)
      feelWell(&words)
      rainThen(&words)
      claim(&words)
      callForTale(&words)
    } else if words.count == 3 {
      rideThere(&words)
      holdThere(&words)
      breakPart(&words)
      celebrateOwn(&words)
      thankCalled(&words)
    }
  }

  /// *Libro / mochila, leche / nevera, pelota / tejado*: where a thing is.
  private func keepIn(_ words: inout [Constituent]) {
    if words[0].lexeme.kind == .animal, ["caja", "jaula"].contains(words[1].lexeme.lemma) {
      words.insert(.linking("estar"), at: 1)
      return
    }
    guard words.count == 2, isThing(words[0]), isThing(words[1]),
      words[0].lexeme.lemma == "deberes"
        || [
          .thing, .book, .clothing, .device, .toy, .food, .drink, .vehicle, .medicine, .instrument,
        ]
        .contains(words[0].lexeme.kind)
    else { return }
    let place = words[1].lexeme
    let isVehicle = place.kind == .vehicle && words[0].lexeme.kind != .vehicle
    guard BelongingWords.containers.contains(place.lemma) || isVehicle && place.lemma == "coche"
    else { return }
    if words[0].lexeme.kind == .drink || words[0].lexeme.kind == .food {
      guard BelongingWords.larders.contains(place.lemma) else { return }
    }
    words.insert(.linking("estar"), at: 1)
  }

  /// *Perro / abuela, cumpleaños / Pablo, libro / profe*: whose it is.
  private func ownedBy(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.wordClass == .noun, words[0].government == nil else {
      return
    }
    let (thing, owner) = (words[0].lexeme, words[1].lexeme)
    if owner.lemma == "yo", TwoPhraseWords.days.contains(thing.lemma) {
      words = [.linking("ser", .third), words[0]]
      put(&words, "mi", at: 1)
      return
    }
    let isOwner =
      owner.isHuman
      && (owner.wordClass == .properNoun
        || owner.wordClass == .noun
          && (PortionWords.isKin(owner.lemma) || SpanishCompanyWords.friends.contains(owner.lemma)
            || EverydayWords.carers.contains(owner.lemma)
            || OneselfWords.cared.contains(owner.lemma)))
    let isOwned =
      BelongingWords.pets.contains(thing.lemma) || TwoPhraseWords.days.contains(thing.lemma)
      || BelongingWords.made.contains(thing.lemma)
      || !thing.isBeing && [.book, .vehicle, .toy, .device, .clothing].contains(thing.kind)
    guard isOwner, isOwned, !EverydayQuestions.visited.contains(owner.lemma) else { return }
    let needsArticle =
      owner.wordClass == .noun && !OwnerWords.parents.contains(owner.lemma)
      && !KinWords.own.contains(owner.lemma)
    put(&words, "de", at: 1)
    if KinWords.own.contains(owner.lemma) {
      put(&words, "mi", at: 2)
    } else if needsArticle {
      put(&words, "el", at: 2)
    }
  }

  /// *Tablet / batería, bici / rueda*: the part of the thing.
  private func partOf(_ words: inout [Constituent]) {
    guard words.count == 2, isThing(words[0]), isThing(words[1]),
      OccasionWords.supplied.contains(words[0].lexeme.kind)
        || words[0].lexeme.kind == .instrument,
      ![.place, .home, .room].contains(words[0].lexeme.kind),
      BelongingWords.parts.contains(words[1].lexeme.lemma)
    else { return }
    words.swapAt(0, 1)
    put(&words, "de", at: 1)
    put(&words, "el", at: 2)
  }

  /// *Batería / no, no / dinero*: what one has none of.
  private func lackSupply(_ words: inout [Constituent]) {
    guard words.count == 2, let no = words.firstIndex(where: isNegator),
      case var what = words[1 - no],
      BelongingWords.lacked.contains(what.lexeme.lemma)
    else { return }
    what.lexeme.article = .bare
    words = [words[no], deed("tener"), what]
  }

  /// *Autobús / tarde, perdón / tarde, tren / retraso*: what comes late.
  private func beLate(_ words: inout [Constituent]) {
    guard words.count == 2, words[1].lexeme.lemma == "tarde",
      isThing(words[0]) && words[0].lexeme.kind == .vehicle || words[0].lexeme.lemma == "perdón"
    else { return }
    words.insert(deed("llegar"), at: 1)
    if words[0].lexeme.lemma == "perdón" { put(&words, "por", at: 1) }
  }

  /// *Ayer / fiesta, hoy / cumpleaños, pronto / cumpleaños*: what there was, and whose day it is.
  private func takePlaceThen(_ words: inout [Constituent]) {
    guard words.count == 2,
      let time = words.firstIndex(where: {
        $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "pronto"
      }), case let event = words[1 - time], event.lexeme.wordClass == .noun
    else { return }
    if TwoPhraseWords.days.contains(event.lexeme.lemma), event.lexeme.lemma != "boda", time == 0 {
      words = [words[time], .linking("ser")]
      put(&words, "mi", at: 2)
      words.append(event)
    } else if time == 0, BelongingWords.seasons.contains(event.lexeme.lemma) {
      exclaim(&words, "\(words[0].lexeme.lemma) es \(event.lexeme.lemma)")
    } else if RequestWords.bygone.contains(words[time].lexeme.lemma),
      event.lexeme.kind == .event || BelongingWords.held.contains(event.lexeme.lemma),
      !ThoughtWords.duties.contains(event.lexeme.lemma)
        || BelongingWords.held.contains(event.lexeme.lemma)
    {
      words = [deed("haber"), event, words[time]]
    }
  }

  /// *Hoy / lluvia, ayer / tormenta*: what weather there is.
  private func rainThen(_ words: inout [Constituent]) {
    guard words.count == 2,
      let time = words.firstIndex(where: \.lexeme.kind.isTemporal),
      case let weather = words[1 - time], HalfWords.weather[weather.lexeme.lemma] == "haber",
      !PartedWords.noises.contains(weather.lexeme.lemma)
    else { return }
    words = [deed("haber"), weather, words[time]]
  }

  /// *Pelota / mía*: whose it is said to be (NGLE §18.3).
  private func claim(_ words: inout [Constituent]) {
    guard words.count == 2, isThing(words[0]),
      BelongingWords.mine.contains(words[1].lexeme.lemma)
    else { return }
    words.insert(.linking("ser"), at: 1)
  }

  /// *Mamá / cuento, mamá / abrazo*: who is called for it.
  private func callForTale(_ words: inout [Constituent]) {
    guard words.count == 2, TwoPhraseWords.isCalled(words[0].lexeme.lemma),
      words[0].lexeme.wordClass == .noun, words[1].lexeme.wordClass != .verb
    else { return }
    if ["ayuda", "socorro"].contains(words[1].lexeme.lemma) {
      exclaim(&words, "\(words[0].lexeme.lemma), \(words[1].lexeme.lemma)")
      return
    }
    guard words[1].lexeme.wordClass == .noun,
      VerblessWords.hugs.contains(words[1].lexeme.lemma)
        || ["cuento", "canción", "beso"].contains(words[1].lexeme.lemma),
      words[1].lexeme.number != .plural
    else { return }
    let gender = tables.gender(of: words[1].lexeme)
    exclaim(
      &words,
      "\(words[0].lexeme.lemma), \(gender == .feminine ? "una" : "un") \(words[1].lexeme.lemma)")
  }

  /// *Ya / bien*: how one is by now.
  private func feelWell(_ words: inout [Constituent]) {
    guard words.count == 2, ["ya", "todavía"].contains(words[0].lexeme.lemma),
      ["bien", "mal", "mejor"].contains(words[1].lexeme.lemma)
    else { return }
    words.insert(.linking("estar", .first), at: 1)
  }

  // MARK: - Three

  /// *Bici / rueda / pinchada, móvil / batería / poco, papel / higiénico / no*: how the part of a thing is.
  private func breakPart(_ words: inout [Constituent]) {
    guard words.count == 3, isThing(words[0]), let last = words.last else { return }
    if isNegator(last), OccasionWords.supplies.contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .adjective
    {
      words = [last, thirdSingular("haber"), words[0], words[1]]
      return
    }
    guard isThing(words[1]), BelongingWords.parts.contains(words[1].lexeme.lemma),
      OccasionWords.supplied.contains(words[0].lexeme.kind)
    else { return }
    if ["poco", "poca"].contains(last.lexeme.lemma) || PartedWords.much.contains(last.lexeme.lemma),
      OccasionWords.supplies.contains(words[1].lexeme.lemma), words[1].lexeme.number != .plural
    {
      words[1].lexeme.countability = .mass
      var amount = last
      if last.lexeme.lemma == "poca", let little = tables.lexicon.known("poco") {
        amount.lexeme = little
      }
      words = [words[0], deed("tener"), amount, words[1]]
      return
    }
    guard last.lexeme.wordClass == .adjective,
      isCondition(last.lexeme)
        || BelongingWords.broken.contains(last.lexeme.lemma)
    else { return }
    var row = [words[1]]
    put(&row, "el", at: 0)
    put(&row, "de", at: 2)
    put(&row, "el", at: 3)
    words = row + [words[0], .linking("estar", .third), last]
  }

  private func thirdSingular(_ lemma: String) -> Constituent {
    var verb = Constituent.linking(lemma, .third)
    verb.lexeme.kind = .action
    return verb
  }

  /// *Cumpleaños / mío / sábado*: whose day it is, and when.
  private func celebrateOwn(_ words: inout [Constituent]) {
    guard words.count == 3, TwoPhraseWords.days.contains(words[0].lexeme.lemma),
      words[1].lexeme.lemma == "mío" || words[1].lexeme.lemma == "yo",
      words[2].lexeme.kind.isTemporal
    else { return }
    words = [words[0], .linking("ser"), words[2]]
    put(&words, "mi", at: 0)
  }

  /// *Gracias / mamá / comida*: who is thanked, and for what.
  private func thankCalled(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.lemma == "gracias",
      TwoPhraseWords.isCalled(words[1].lexeme.lemma), isThing(words[2]),
      let what = named(words[2].lexeme)
    else { return }
    exclaim(&words, "gracias, \(words[1].lexeme.lemma), por \(what)")
  }

  /// *Papá / trabajo / autobús, mamá / coche / trabajo*: who goes where by what.
  private func rideThere(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.isHuman, words[0].government == nil,
      let vehicle = words.indices.dropFirst().first(where: {
        words[$0].lexeme.kind == .vehicle && isThing(words[$0])
      }), case let goal = words[3 - vehicle], isThing(goal),
      KindSet.places.contains(goal.lexeme.kind) || goal.lexeme.lemma == "trabajo"
    else { return }
    let (who, ride) = (words[0], words[vehicle])
    words = [who, deed("ir"), goal]
    put(&words, variety.language.placePreposition, at: 3)
    words.append(ride)
  }

  /// *Fiesta / viernes / casa, visita / abuela / domingo, médico / cita / lunes*: when and where it is.
  private func holdThere(_ words: inout [Constituent]) {
    guard words.count == 3,
      let time = words.indices.dropFirst().first(where: { words[$0].lexeme.kind.isTemporal }),
      words[time].lexeme.kind == .weekday || OccasionWords.isDay(words[time].lexeme)
    else { return }
    if EverydayQuestions.visited.contains(words[0].lexeme.lemma),
      ["cita", "consulta", "revisión"].contains(words[1].lexeme.lemma)
    {
      words.swapAt(0, 1)
      return
    }
    let other = 3 - time
    if words[0].lexeme.kind == .event, isThing(words[other]),
      KindSet.places.contains(words[other].lexeme.kind),
      !OccasionWords.outings.contains(words[0].lexeme.lemma)
    {
      words = [words[0], .linking("ser"), words[time], words[other]]
      put(&words, variety.language.placePreposition, at: 3)
    } else if words[0].lexeme.lemma == "visita", words[other].lexeme.isHuman {
      words = [words[0], words[other], .linking("ser"), words[time]]
      put(&words, "de", at: 1)
    }
  }
}

/// Words of such rows.
enum BelongingWords {
  /// Seasons and feasts that come.
  static let seasons: WordSet = [
    "verano", "invierno", "otoño", "primavera", "Navidad", "Halloween", "Nochebuena",
    "Semana Santa", "Carnaval",
  ]
  /// In and on what things are.
  static let containers: WordSet = [
    "mochila", "bolso", "caja", "nevera", "frigorífico", "lavadora", "lavavajillas", "horno",
    "microondas", "tejado", "garaje", "jardín", "parque", "calle", "patio", "colegio", "cole",
    "bolsillo", "bolsa", "estuche", "maleta", "cesta", "basura", "congelador", "taquilla", "sofá",
    "clase", "escuela",
  ]
  /// Where food is.
  static let larders: WordSet = [
    "nevera", "frigorífico", "horno", "microondas", "congelador", "mochila", "bolsa", "basura",
  ]
  /// Animals of somebody.
  static let pets: WordSet = [
    "perro", "gato", "perra", "gata", "perrito", "gatito", "conejo", "loro",
  ]
  /// What somebody made, sent or gives.
  static let made: WordSet = [
    "dibujo", "mensaje", "llamada", "carta", "cuento", "fiesta", "foto", "cumple", "nota", "audio",
  ]
  /// Parts of things.
  static let parts: WordSet = [
    "batería", "pila", "pilas", "rueda", "ruedas", "pantalla", "cargador", "freno", "frenos",
    "volumen", "rampa", "puerta", "asiento", "cable", "botón", "funda",
  ]
  /// What one runs out of.
  static let lacked: WordSet = [
    "batería", "dinero", "tiempo", "ganas", "wifi", "internet", "cobertura", "saldo", "pilas",
    "deberes", "fuerzas",
  ]
  /// How a part is that does not work.
  static let broken: WordSet = ["pinchado", "roto", "desinflado", "flojo", "doblado", "rayado"]
  /// What took place.
  static let held: WordSet = ["partido", "fiesta", "excursión", "clase", "concierto"]
  static let mine: WordSet = ["mío", "mía", "tuyo", "tuya", "suyo", "suya", "nuestro", "nuestra"]
}
