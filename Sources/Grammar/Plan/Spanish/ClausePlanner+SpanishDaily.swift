import AACCore

/// What goes without saying of daily deeds: that one counts on all one's fingers, picks up shells and not the shells, shuts a window
/// because it is cold, waits for one's own turn (NGLE §3.8, *nombres de objetos dobles*; §15.9, *sustantivos escuetos*; §18.5,
/// *posesivos*; §46.2, *causales*).
extension ClausePlanner {
  /// Puts in what such a verb means with the words behind it.
  func settleDaily(_ clause: inout Clause) {
    guard !clause.isLaid, !clause.complements.isEmpty, let verb = clause.verb?.lexeme,
      verb.person == nil, verb.forms.isEmpty, DailyDeedWords.any.contains(verb.lemma)
    else { return }
    useBoth(&clause, verb.lemma)
    gather(&clause, verb.lemma)
    ownDaily(&clause, verb.lemma)
    tellAbout(&clause, verb.lemma)
    guard clause.complements.count > 1 else { return }
    coverUp(&clause, verb.lemma)
    wipeOff(&clause, verb.lemma)
    touchAnimal(&clause, verb.lemma)
    swallowWith(&clause, verb.lemma)
    standInRain(&clause, verb.lemma)
    speakUp(&clause, verb.lemma)
    comeToOnesDay(&clause, verb.lemma)
    stickOut(&clause, verb.lemma)
  }

  /// Whether a noun was chosen with nothing beside it that says which or how many.
  private func isBareNoun(_ clause: Clause, _ index: Int) -> Bool {
    let word = clause.complements[index].lexeme
    guard word.wordClass == .noun else { return false }
    if index > 0 {
      let before = clause.complements[index - 1].lexeme
      if before.isDeterminerLike || before.wordClass == .adposition || before.kind == .quantity
        || before.wordClass == .numeral || before.isConnective
      {
        return false
      }
    }
    guard index + 1 < clause.complements.count else { return true }
    let next = clause.complements[index + 1].lexeme
    return next.wordClass != .adjective && next.lemma != "de" && !next.isConnective
  }

  /// *Escribo con los ojos, sumo con los dedos, tengo frío en los pies, el perro ensució la alfombra con las patas*.
  private func useBoth(_ clause: inout Clause, _ verb: String) {
    let isFelt = ["tener", "sentir", "pasar"].contains(verb)
    for index in clause.complements.indices where isBareNoun(clause, index) {
      let part = clause.complements[index].lexeme
      guard part.roleKind == .body, part.number != .plural else { continue }
      let way: String?
      if isFelt {
        guard index > 0, DailyDeedWords.felt.contains(clause.complements[index - 1].lexeme.lemma),
          DailyDeedWords.cold.contains(part.lemma)
        else { continue }
        way = "en"
      } else if DailyDeedWords.using[verb]?.contains(part.lemma) == true {
        way = "con"
      } else if DailyDeedWords.resting[verb]?.contains(part.lemma) == true,
        part.lemma != "brazo" || clause.complements.last?.lexeme.isHuman == true
      {
        // Se me durmió el brazo: with nobody in whose arms it was.
        way = "en"
      } else if DailyDeedWords.harmed[verb]?.contains(part.lemma) == true, index == 0,
        verb != "enseñar" || clause.subject.last?.lexeme.roleKind == .animal
      {
        way = nil
      } else {
        continue
      }
      makePlural(&clause.complements[index])
      clause.complements[index].government = Government(preposition: way, article: .definite)
      if way == "en", !isFelt, index + 1 < clause.complements.count,
        clause.complements[index + 1].lexeme.isHuman, let of = lexicon.known("de")
      {
        // En los brazos de mamá.
        clause.complements[index + 1].government = nil
        return clause.complements.insert(Constituent(of), at: index + 1)
      }
    }
  }

  /// *Recogemos conchas en la playa, busco setas en el bosque*: of what there is plenty of outside.
  private func gather(_ clause: inout Clause, _ verb: String) {
    guard DailyDeedWords.gathering.contains(verb), isBareNoun(clause, 0),
      case let thing = clause.complements[0].lexeme, thing.number == .plural,
      DailyDeedWords.wild.contains(MeaningWords.base(of: thing))
    else { return }
    clause.complements[0].lexeme.animacy = .inanimate
    clause.complements[0].government = Government(preposition: nil, article: .bare)
    guard clause.complements.count > 1, isBareNoun(clause, 1),
      case let place = clause.complements[1].lexeme,
      KindSet.places.contains(place.kind) || place.kind == .nature
    else { return }
    clause.complements[1].government = Government(preposition: "en", article: .definite)
  }

  /// *El niño espera su turno, el perro espera a su dueño, se llevó una sorpresa en su cumpleaños*.
  private func ownDaily(_ clause: inout Clause, _ verb: String) {
    guard
      let place = clause.complements.indices.first(where: { index in
        let word = clause.complements[index].lexeme.lemma
        return DailyDeedWords.own[word]?.contains(verb) == true && isBareNoun(clause, index)
      }),
      let owner = isForOther(clause) ? "su" : ownerOfName(clause) ?? otherOwner(clause),
      let word = lexicon.known(owner)
    else { return }
    let noun = clause.complements[place].lexeme.lemma
    if noun == "dueño" || noun == "dueña" {
      guard clause.subject.last?.lexeme.roleKind == .animal else { return }
    }
    if noun == "turno", clause.complements.indices.contains(place + 1),
      case let next = clause.complements[place + 1].lexeme, next.isHuman,
      isBareNoun(clause, place + 1)
    {
      guard SpanishOwnWords.healers.contains(next.lemma) else { return }
      clause.complements[place + 1].lexeme.kind = .place
      clause.complements[place + 1].lexeme.animacy = .inanimate
      clause.complements[place + 1].government = Government(
        preposition: "en", article: .definite)
    }
    clause.reasons.append(Realization.RuleApplication(.understood, noun, owner))
    clause.complements[place].government = nil
    clause.complements.insert(Constituent(word), at: place)
  }

  /// *Le hice un regalo a papá por su cumpleaños*: whose day it is whom something is given.
  private func isForOther(_ clause: Clause) -> Bool {
    clause.verb?.lexeme.lemma == "hacer un regalo"
      && clause.complements.contains { $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun }
  }

  /// *Mis amigos vinieron a mi cumpleaños*: whose day it is, and not with whom one comes.
  private func comeToOnesDay(_ clause: inout Clause, _ verb: String) {
    guard ["venir", "ir", "faltar"].contains(verb), clause.complements[1].lexeme.lemma == "yo",
      ["cumpleaños", "cumple", "boda", "comunión"].contains(clause.complements[0].lexeme.lemma),
      let mine = lexicon.known("mi")
    else { return }
    clause.complements[1] = Constituent(mine, tile: clause.complements[1].tile)
    clause.complements.swapAt(0, 1)
  }

  /// Animals and others have what is theirs.
  private func otherOwner(_ clause: Clause) -> String? {
    clause.subject.last?.lexeme.isBeing == true ? "su" : nil
  }

  /// *La película trata de un perro*.
  private func tellAbout(_ clause: inout Clause, _ verb: String) {
    guard verb == "tratar", let told = clause.subject.last?.lexeme, told.wordClass == .noun,
      told.kind == .media || told.kind == .book || told.kind == .story,
      isBareNoun(clause, 0)
    else { return }
    let matter = clause.complements[0].lexeme
    let isOne = matter.countability == .count && matter.number != .plural
    clause.complements[0].government = Government(
      preposition: "de", article: isOne ? .indefinite : .bare)
  }

  /// *Cierra la ventana por el frío, me pongo el abrigo por el frío*: the weather is why, and not what the thing is like.
  private func coverUp(_ clause: inout Clause, _ verb: String) {
    guard DailyDeedWords.covering.contains(verb),
      let place = clause.complements.indices.dropFirst().first(where: {
        DailyDeedWords.weathers.contains(clause.complements[$0].lexeme.lemma)
      }),
      // Ponerse / jersey / rojo / frío: behind what the garment is like.
      case let worn = clause.complements[place - 1].lexeme.kind == .color && place > 1 ? 2 : 1,
      case let thing = clause.complements[place - worn].lexeme, thing.wordClass == .noun,
      thing.kind == .clothing && thing.lemma != "gafas"
        || DailyDeedWords.covers.contains(thing.lemma),
      place + 1 == clause.complements.count, let why = lexicon.known("por")
    else { return }
    var weather = Lexeme(
      lemma: clause.complements[place].lexeme.lemma, wordClass: .noun, kind: .weather)
    weather.gender = ["lluvia", "nieve"].contains(weather.lemma) ? .feminine : .masculine
    weather.countability = .mass
    weather.article = .definite
    clause.complements[place].lexeme = weather
    clause.complements[place].government = nil
    clause.complements.insert(Constituent(why), at: place)
    clause.reasons.append(Realization.RuleApplication(.understood, weather.lemma, "por"))
  }

  /// *Se secó las lágrimas con la mano, se sacudió la arena de los pies*.
  private func wipeOff(_ clause: inout Clause, _ verb: String) {
    guard DailyDeedWords.wiping.contains(verb), isBareNoun(clause, 0), isBareNoun(clause, 1) else {
      return
    }
    let (matter, part) = (clause.complements[0].lexeme, clause.complements[1].lexeme)
    if ["mano", "manga"].contains(part.lemma), DailyDeedWords.onFace.contains(matter.lemma) {
      clause.complements[1].government = Government(preposition: "con", article: .definite)
    } else if DailyDeedWords.dirt.contains(matter.lemma),
      part.roleKind == .body || part.kind == .clothing
    {
      if DailyDeedWords.soiled.contains(part.lemma), part.number != .plural {
        makePlural(&clause.complements[1])
      }
      clause.complements[1].government = Government(preposition: "de", article: .definite)
    }
  }

  /// *Acaricio al conejo con la mano, espantó la mosca con la mano*: the hand is not the animal's.
  private func touchAnimal(_ clause: inout Clause, _ verb: String) {
    guard DailyDeedWords.touching.contains(verb), isBareNoun(clause, 0), isBareNoun(clause, 1),
      clause.complements[0].lexeme.roleKind == .animal,
      ["mano", "dedo"].contains(clause.complements[1].lexeme.lemma)
    else { return }
    clause.complements[1].government = Government(preposition: "con", article: .definite)
  }

  /// *Espera el autobús bajo la lluvia*.
  private func standInRain(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard DailyDeedWords.outdoors.contains(verb), isBareNoun(clause, last),
      ["lluvia", "tormenta", "nieve", "granizo"].contains(clause.complements[last].lexeme.lemma)
    else { return }
    let isSnow = clause.complements[last].lexeme.lemma == "nieve"
    clause.complements[last].government = Government(
      preposition: isSnow ? "en" : "bajo", article: .definite)
  }

  /// *Canta alto en la ducha*: how loud it is, and not what the place is like.
  private func speakUp(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard DailyDeedWords.voicing.contains(verb),
      DailyDeedWords.loudness.contains(clause.complements[last].lexeme.lemma),
      case let place = clause.complements[last - 1].lexeme, place.wordClass == .noun,
      KindSet.places.contains(place.kind) || place.lemma == "ducha" || place.lemma == "clase"
    else { return }
    let word = clause.complements.remove(at: last)
    clause.complements.insert(
      Constituent(
        Lexeme(lemma: word.lexeme.lemma, wordClass: .adverb, kind: .manner), tile: word.tile),
      at: last - 1)
  }

  /// *Le saqué la lengua al médico*.
  private func stickOut(_ clause: inout Clause, _ verb: String) {
    guard verb == "sacar", clause.complements[0].lexeme.lemma == "lengua",
      clause.complements[1].lexeme.isBeing || clause.complements[1].lexeme.kind == .person
    else { return }
    clause.verb?.lexeme.lemma = "sacar la lengua"
    clause.complements[1].government = nil
    clause.complements.remove(at: 0)
  }

  /// *Tomo una pastilla con agua*.
  private func swallowWith(_ clause: inout Clause, _ verb: String) {
    guard verb == "tomar" || verb == "tomarse", isBareNoun(clause, 0), isBareNoun(clause, 1),
      clause.complements[0].lexeme.kind == .medicine,
      ["agua", "leche", "zumo", "yogur", "jugo"].contains(clause.complements[1].lexeme.lemma)
    else { return }
    clause.complements[1].government = Government(preposition: "con", article: .bare)
  }
}

/// Words of daily deeds.
private enum DailyDeedWords {
  /// Every verb that one of the rules begins with.
  static let any = gathering.union(covering).union(wiping).union(touching).union(outdoors)
    .union(using.keys).union(resting.keys).union(harmed.keys).union(owning).union(voicing).union([
      "tener", "sentir", "pasar", "tratar", "tomar", "tomarse", "sacar",
      "venir", "ir", "faltar", "hacer un regalo",
    ])
  static let loudness: WordSet = ["alto", "bajo", "bajito", "flojo", "flojito"]
  /// What one does with one's voice.
  static let voicing: WordSet = ["cantar", "hablar", "gritar", "leer", "reírse", "llorar"]
  /// What one does outside, with something.
  static let outdoors: WordSet = ["esperar", "montar", "pasear", "cruzar", "conducir", "arreglar"]
  static let felt: WordSet = ["frío", "calor", "cosquillas", "picor", "hormigueo"]
  /// Of these both feel the cold.
  static let cold: WordSet = ["pie", "mano", "oreja", "pierna"]
  /// With what one does it, all of them together.
  static let using: [String: WordSet] = [
    "escribir": ["ojo"], "hablar": ["ojo", "mano"], "comunicarse": ["ojo", "mano"],
    "elegir": ["ojo"], "sumar": ["dedo"], "restar": ["dedo"], "contar": ["dedo"],
    "ensuciar": ["pata", "mano", "pie"], "manchar": ["pata", "mano", "pie"],
    "aplaudir": ["mano"], "excavar": ["pata", "mano"], "escarbar": ["pata"],
  ]
  /// In and on what one rests.
  static let resting: [String: WordSet] = [
    "ronronear": ["brazo"], "dormir": ["brazo"], "dormirse": ["brazo"],
    "sentar": ["rodilla", "pierna"], "sentarse": ["rodilla", "pierna"],
  ]
  /// What is harmed, shown and listened to on both sides.
  static let harmed: [String: WordSet] = [
    "dañar": ["ojo", "oído", "pulmón"], "enseñar": ["diente", "garra"], "escuchar": ["pulmón"],
    "auscultar": ["pulmón"], "irritar": ["ojo"], "abrir": ["ojo"], "cerrar": ["ojo"],
  ]
  static let gathering: WordSet = ["recoger", "coger", "buscar", "encontrar", "juntar", "traer"]
  /// What lies and grows about outside.
  static let wild: WordSet = [
    "concha", "piedra", "flor", "seta", "mora", "castaña", "hoja", "caracol", "palo", "piña",
    "bellota", "caracola", "margarita", "rana", "grillo", "mariposa", "lagartija", "bicho",
    "hormiga", "cangrejo", "rama", "trébol", "nuez", "almendra", "aceituna", "fósil", "pluma",
    "caracoles", "flores", "nueces", "renacuajo", "mariquita", "amapola", "champiñón", "arándano",
    "frambuesa",
  ]
  private static let owning: WordSet = [
    "esperar", "buscar", "querer", "lamer", "obedecer", "seguir", "perder", "saludar",
    "llevarse una sorpresa", "proteger", "defender", "morder", "ver", "encontrar", "dar",
  ]
  /// What is somebody's own, by what he does.
  static let own: WordMap<WordSet> = {
    let master: WordSet = [
      "esperar", "buscar", "querer", "lamer", "obedecer", "seguir", "perder", "saludar", "proteger",
      "defender", "morder", "ver", "encontrar",
    ]
    return [
      "turno": ["esperar", "perder"], "dueño": master, "dueña": master,
      "cumpleaños": ["llevarse una sorpresa", "hacer un regalo"],
    ]
  }()
  /// What is done because of the weather.
  static let covering: WordSet = [
    "ponerse", "cerrar", "abrir", "encender", "quitarse", "taparse", "apagar", "poner", "llevar",
    "abrocharse", "usar", "coger",
  ]
  static let weathers: WordSet = ["frío", "calor", "lluvia", "sol", "viento", "nieve"]
  static let covers: WordSet = [
    "ventana", "ventanas", "puerta", "calefacción", "estufa", "chimenea", "ventilador", "manta",
    "persiana", "aire acondicionado", "radiador", "paraguas", "sombrilla",
  ]
  static let wiping: WordSet = ["secarse", "limpiarse", "quitarse", "sacudirse"]
  static let onFace: WordSet = [
    "lágrima", "lágrimas", "boca", "sudor", "moco", "mocos", "nariz", "baba", "frente",
  ]
  static let dirt: WordSet = ["arena", "barro", "tierra", "polvo", "nieve", "pintura", "pegamento"]
  static let soiled: WordSet = ["pie", "mano", "zapato", "bota", "zapatilla"]
  static let touching: WordSet = [
    "acariciar", "espantar", "coger", "tocar", "matar", "aplastar", "cazar", "atrapar", "agarrar",
  ]
}
