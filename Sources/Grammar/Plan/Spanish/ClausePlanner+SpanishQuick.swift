import AACCore

/// Words that were chosen behind the verb without a subject, and do not stand there when they are said: *abrir / bote / poder, elegir /
/// yo, comprar / qué / tienda, ser / tarde / jugar* (NGLE §28.2, *perífrasis*; §40.4, *posición del sujeto*; §42.10).
extension ClausePlanner {
  /// Puts them in their place.
  func readQuick(_ clause: inout Clause) {
    guard !clause.isLaid, !clause.complements.isEmpty, let verb = clause.verb?.lexeme,
      verb.person == nil, verb.forms.isEmpty
    else { return }
    openByLate(&clause, verb)
    standWithDoer(&clause, verb.lemma)
    if clause.isQuestion {
      askHourBehind(&clause)
      askForTaste(&clause, verb.lemma)
      askInPlace(&clause, verb.lemma)
      askListenerAlone(&clause, verb.lemma)
    }
    switch verb.lemma {
    case "dar": minding(&clause)
    case "decir", "creer", "pensar", "suponer", "esperar", "contestar", "responder":
      answerOnly(&clause)
    case "ser" where clause.subject.isEmpty: beTimeFor(&clause)
    case "quedarse": stayTo(&clause)
    case "preferir": preferColor(&clause)
    default: break
    }
    if verb.lemma == "ser" || verb.lemma == "estar" { completeQuality(&clause, verb.lemma) }
    if clause.complements.count > 2 {
      haveRoom(&clause)
      measureFirst(&clause)
    }
    compareWithNoun(&clause, verb.lemma)
    turnToSide(&clause, verb.lemma)
    leaveOwnPart(&clause, verb.lemma)
  }

  /// *Girar / llave / derecha, mover / palanca / izquierda*: which way (NGLE §29.3).
  private func turnToSide(_ clause: inout Clause, _ verb: String) {
    guard QuickWords.turning.contains(verb), clause.complements.count > 1,
      let last = clause.complements.indices.last,
      let side = MeasureWords.sides[clause.complements[last].lexeme.lemma],
      case let thing = clause.complements[last - 1].lexeme, thing.wordClass == .noun,
      !QuickWords.limbs.contains(thing.lemma), let known = lexicon.known(side)
    else { return }
    clause.complements[last].lexeme = known
    clause.complements[last].government = nil
  }

  /// *Doler / mi / cabeza, lavar / mi / manos, niña / lavarse / su / manos*: of one's own body the article is enough (NGLE §15.7).
  private func leaveOwnPart(_ clause: inout Clause, _ verb: String) {
    guard QuickWords.ofOneself.contains(verb), clause.complements.count > 1,
      let place = clause.complements.indices.dropLast().first(where: {
        ["mi", "su", "tu"].contains(clause.complements[$0].lexeme.lemma)
          && clause.complements[$0].lexeme.isDeterminerLike
      }), clause.complements[place + 1].lexeme.kind == .body, let the = lexicon.known("el"),
      verb == "doler" ? clause.subject.isEmpty : true,
      case let owner = clause.complements[place].lexeme.lemma,
      owner == "mi"
        ? clause.subject.allSatisfy({ $0.lexeme.person == .first })
        : owner == "su" && !clause.subject.isEmpty
          && clause.subject.allSatisfy({ $0.lexeme.wordClass != .pronoun })
    else { return }
    clause.complements[place].lexeme = the
    if verb != "doler", !verb.hasSuffix("se"), frames.listed(verb + "se") != nil {
      clause.verb?.lexeme.lemma = verb + "se"
    }
  }

  /// *Abrir / bote / poder, comer / querer / manzana, vestirse / poder*: what opens another verb, chosen behind it.
  private func openByLate(_ clause: inout Clause, _ verb: Lexeme) {
    guard !clause.options.contains(.request), !QuickWords.openers.contains(verb.lemma),
      let place = clause.complements.firstIndex(where: {
        QuickWords.openers.contains($0.lexeme.lemma) && $0.lexeme.wordClass == .verb
          && $0.lexeme.person == nil
          // Hacer / deber: homework.
          && !($0.lexeme.lemma == "deber" && QuickWords.assigning.contains(verb.lemma))
      }), let deed = clause.verb,
      !clause.complements.indices.contains(where: {
        let word = clause.complements[$0].lexeme
        return $0 != place && word.wordClass == .verb || word.wordClass == .conjunction
          || word.kind == .question && !clause.isQuestion
          || word.isConnective || word.lemma == "que"
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition
    else { return }
    let frame = frames[verb.lemma]
    guard place > 0 || frame.opening == nil || QuickWords.playing.contains(verb.lemma),
      !frame.pattern.mayHaveExperiencer
    else { return }
    clause.verb = clause.complements.remove(at: place)
    let front = clause.complements.firstIndex { $0.lexeme.kind != .question } ?? 0
    clause.complements.insert(deed, at: front == 0 ? 0 : front)
  }

  /// *Elegir / yo, hacer / tú / cena, querer / pagar / yo*: who of all does it himself stands behind.
  private func standWithDoer(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, !clause.isQuestion,
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && QuickWords.doers.contains($0.lexeme.lemma)
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      case let who = clause.complements[place].lexeme,
      clause.options.contains(.request) == QuickWords.listeners.contains(who.lemma),
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.isConnective || $0.lexeme.lemma == "que"
          || $0.lexeme.kind == .question
          || ["mismo", "solo", "sola", "misma"].contains($0.lexeme.lemma)
      }),
      clause.complements.filter({
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }).count == 1
    else { return }
    var deed = verb
    if let opened = clause.complements.lastIndex(where: { $0.lexeme.wordClass == .verb }) {
      guard opened < place, verb == "querer" || verb == "poder" || verb == "preferir" else {
        return
      }
      deed = clause.complements[opened].lexeme.lemma
    }
    let isAlone = place == clause.complements.count - 1
    guard QuickWords.ownWill.contains(deed) || !isAlone && deed == "ir",
      clause.options.contains(.request)
        || !clause.complements.contains(where: { $0.lexeme.isBeing })
        || clause.complements.count == 1 || deed != verb
    else { return }
    let isBare = clause.complements.count == (deed == verb ? 1 : 2)
    if isBare, deed == verb, !clause.options.contains(.request), deed != "hacer", deed != "decir" {
      // Yo pago.
      clause.subject = [clause.complements.remove(at: place)]
      return
    }
    var word = clause.complements[place]
    word.lexeme = Lexeme(lemma: who.lemma, wordClass: .adverb, kind: .manner)
    clause.complements[place] = word
    if isBare, deed == "hacer" || deed == "decir" {
      clause.complements.insert(Constituent(WordJoiner.pronoun("lo")), at: place)
      clause.reasons.append(Realization.RuleApplication(.understood, deed, "lo"))
    }
  }

  /// *Llegar / casa / hora / qué*: what is asked about was chosen before the question word (NGLE §22.14).
  private func askHourBehind(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 0,
      clause.complements[last].lexeme.lemma == "qué",
      QuickWords.askedTimes.contains(clause.complements[last - 1].lexeme.lemma)
    else { return }
    clause.complements.swapAt(last - 1, last)
  }

  /// *Comprar / qué / tienda, ver / qué / cine*: where, and not which place (NGLE §22.14).
  private func askInPlace(_ clause: inout Clause, _ verb: String) {
    guard QuickWords.askedThere.contains(verb),
      let asked = clause.complements.firstIndex(where: { $0.lexeme.lemma == "qué" }),
      asked == 0 || clause.complements[asked - 1].lexeme.wordClass != .adposition,
      asked + 1 < clause.complements.count,
      case let place = clause.complements[asked + 1].lexeme, place.wordClass == .noun,
      KindSet.places.contains(place.kind), place.kind != .room || place.lemma == "cocina",
      let link = lexicon.known("en"), let the = lexicon.known("el")
    else { return }
    clause.reasons.append(Realization.RuleApplication(.preposition, place.lemma, "en"))
    if place.article == .bare {
      clause.complements.insert(Constituent(link), at: asked + 1)
    } else {
      clause.complements.insert(contentsOf: [Constituent(link), Constituent(the)], at: asked + 1)
    }
  }

  /// *Venir / tú / conmigo, con / quién / viajar / tú, terminar / ya / tú*: of the other one asks what he does.
  private func askListenerAlone(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, clause.complements.count > 1,
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
          && QuickWords.askable.contains($0.lexeme.lemma)
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.isConnective || $0.lexeme.lemma == "que"
      }), case let frame = frames[verb], !frame.pattern.mayHaveExperiencer, !frame.isCopular
    else { return }
    let asked = clause.complements.firstIndex { $0.lexeme.kind == .question }
    let isGoverned = asked.map {
      $0 > 0 && clause.complements[$0 - 1].lexeme.wordClass == .adposition
        || ["a quién", "con quién", "de qué", "con qué", "de quién"].contains(
          clause.complements[$0].lexeme.lemma)
    }
    let isListener = QuickWords.listeners.contains(clause.complements[place].lexeme.lemma)
    guard isListener || isGoverned == true else { return }
    let takesPeople = frame.slots.contains {
      $0.role == .recipient
        || $0.role == .object
          && ($0.acceptedKinds.isEmpty && $0.words.isEmpty || $0.acceptedKinds.contains(.person))
    }
    let isDoneTogether =
      asked == nil && frame.slot(.company) != nil
      && !clause.complements.contains { $0.lexeme.lemma == "conmigo" }
      && !verb.hasSuffix("se") && !QuickWords.ownWill.contains(verb)
    guard
      verb.hasSuffix("se") || isGoverned == true
        || QuickWords.ownWill.contains(verb)
          && verb != "contar" && verb != "leer" && verb != "escribir"
        || !takesPeople && !isDoneTogether
    else { return }
    clause.subject = [clause.complements.remove(at: place)]
  }

  /// *Dar / igual, papá / dar / lo mismo*: somebody does not mind (NGLE §35.9).
  private func minding(_ clause: inout Clause) {
    guard clause.complements.count == 1, !clause.options.contains(.request),
      ["igual", "lo mismo"].contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.verb?.lexeme.lemma = "dar \(clause.complements[0].lexeme.lemma)"
    clause.complements = []
  }

  /// *Decir / no, creer / sí*: what one answers is a thought of its own (NGLE §43.2).
  private func answerOnly(_ clause: inout Clause) {
    guard clause.complements.count == 1, !clause.isQuestion,
      case let word = clause.complements[0].lexeme.lemma, word == "sí" || word == "no"
    else { return }
    clause.complements[0].lexeme = Lexeme(lemma: "que \(word)", wordClass: .adverb, kind: .manner)
  }

  /// *Ser / tarde / jugar*: what it is late for.
  private func beTimeFor(_ clause: inout Clause) {
    guard let deed = clause.complements.firstIndex(where: { $0.lexeme.isInfinitive }), deed > 0,
      ["tarde", "temprano", "pronto"].contains(clause.complements[deed - 1].lexeme.lemma),
      let link = lexicon.known("para")
    else { return }
    clause.complements.insert(Constituent(link), at: deed)
    clause.verb?.lexeme.person = .third
  }

  /// *Quedarse / dormir / abuela*: what one stays for (NGLE §28.9).
  private func stayTo(_ clause: inout Clause) {
    guard let deed = clause.complements.firstIndex(where: { $0.lexeme.isInfinitive }),
      deed == 0 || clause.complements[deed - 1].lexeme.wordClass != .adposition,
      QuickWords.stayedFor.contains(clause.complements[deed].lexeme.lemma),
      let link = lexicon.known("a")
    else { return }
    clause.complements.insert(Constituent(link), at: deed)
    guard let behind = clause.complements.indices.last, behind > deed + 1,
      clause.complements[behind].lexeme.isHuman,
      clause.complements[behind].lexeme.wordClass != .pronoun,
      !["cuidar", "ayudar", "ver"].contains(clause.complements[deed + 1].lexeme.lemma),
      let with = lexicon.known("con")
    else { return }
    // Me quedo a comer con la abuela.
    clause.complements.insert(Constituent(with), at: deed + 2)
  }

  /// *Preferir / rojo / azul*: one colour to the other (NGLE §36.3).
  private func preferColor(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .adjective && $0.lexeme.kind == .color
      }), let link = lexicon.known("a"), let the = lexicon.known("el")
    else { return }
    for place in [1, 0] {
      clause.complements[place].lexeme.wordClass = .noun
      clause.complements[place].lexeme.gender = .masculine
      clause.complements[place].lexeme.countability = .count
      clause.complements[place].lexeme.kind = .idea
      clause.complements.insert(Constituent(the), at: place)
    }
    clause.complements.insert(Constituent(link), at: 2)
  }

  /// *Casa / con / jardín, hotel / con / piscina*: what a house has (NGLE §15.9).
  private func haveRoom(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst().dropLast()
    where clause.complements[index].lexeme.lemma == "con"
      && QuickWords.houses.contains(clause.complements[index - 1].lexeme.lemma)
      && QuickWords.ofHouses.contains(clause.complements[index + 1].lexeme.lemma)
    {
      clause.complements[index + 1].lexeme.article = .bare
      clause.complements[index + 1].lexeme.kind = .idea
      clause.complements[index + 1].lexeme.countability = .mass
      clause.complements[index + 1].government = nil
    }
  }

  /// *Trozo / grande / tarta, vaso / lleno / leche*: the quality is of the measure (NGLE §19.8).
  private func measureFirst(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst().dropLast()
    where clause.complements[index].lexeme.wordClass == .adjective
      && QuickWords.sizes.contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index - 1].lexeme.wordClass == .noun
      && PortionWords.isVessel(clause.complements[index - 1].lexeme.lemma)
    {
      let matter = clause.complements[index + 1].lexeme
      guard matter.wordClass == .noun, KindSet.edible.contains(matter.kind),
        let link = lexicon.known("de")
      else { continue }
      clause.complements.insert(Constituent(link), at: index + 1)
      return
    }
  }

  /// *Película / ser / mejor / libro, este / ser / mejor / otro*: better than the other (NGLE §45.2).
  private func compareWithNoun(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser", clause.subject.count < 3, let own = clause.subject.last?.lexeme,
      clause.complements.count == 2, QuickWords.ranks.contains(clause.complements[0].lexeme.lemma),
      case let other = clause.complements[1].lexeme, let link = lexicon.known("que")
    else { return }
    let isOther =
      ["otro", "otra", "este", "ese", "aquel", "esta", "esa"].contains(other.lemma)
      || other.wordClass == .pronoun && other.kind == .person
      || other.wordClass == .noun && own.wordClass == .noun && !other.isBeing
        && (other.kind == own.kind
          || QuickWords.told.contains(other.lemma)
            && QuickWords.told.contains(own.lemma))
        && !QuickWords.ofAll.contains(other.lemma)
    guard isOther else { return }
    clause.complements.insert(Constituent(link), at: 1)
  }
}

/// Words of what is chosen behind the verb.
private enum QuickWords {
  /// What opens another verb and is chosen by itself.
  static let openers: WordSet = [
    "poder", "querer", "necesitar", "tener que", "deber", "haber que", "soler",
  ]
  /// What is done with homework.
  static let assigning: WordSet = [
    "hacer", "mandar", "poner", "corregir", "terminar", "acabar", "tener", "dar", "traer", "copiar",
    "entregar", "olvidar", "repasar", "empezar", "dejar",
  ]
  /// Verbs with *a* behind which these are no aim.
  static let playing: WordSet = [
    "jugar", "salir", "quedarse", "bajar", "subir", "entrar", "correr",
  ]
  static let askedTimes: WordSet = [
    "hora", "día", "mes", "año", "color", "edad", "talla", "número",
  ]
  static let doers: WordSet = ["yo", "tú", "vos", "usted", "ustedes", "vosotros"]
  static let askable: WordSet = [
    "tú", "vos", "usted", "ustedes", "vosotros", "él", "ella", "ellos", "ellas",
  ]
  static let listeners: WordSet = ["tú", "vos", "usted", "ustedes", "vosotros"]
  /// What one does oneself, and to nobody.
  static let ownWill: WordSet = [
    "decidir", "pagar", "elegir", "empezar", "comenzar", "terminar", "acabar", "conducir",
    "manejar", "ir", "hacer", "leer", "jugar", "cantar", "cocinar", "ganar", "pasar", "escoger",
    "abrir", "cerrar", "encender", "apagar", "fregar", "barrer", "recoger", "ordenar", "repartir",
    "conseguir", "dibujar", "escribir", "preparar", "probar", "intentar", "contar", "cortar",
    "hablar", "decir", "votar", "aparcar", "entrar", "salir", "subir", "bajar", "tirar",
  ]
  /// What is done to something somewhere.
  static let askedThere: WordSet = [
    "comprar", "comer", "ver", "hacer", "aprender", "perder", "encontrar", "beber", "pedir",
    "estudiar", "tomar", "vender", "leer", "dejar", "necesitar", "haber", "pasar", "cenar",
    "desayunar", "merendar", "almorzar", "coger", "jugar",
  ]
  /// What one stays somewhere for.
  static let stayedFor: WordSet = [
    "dormir", "comer", "cenar", "desayunar", "merendar", "almorzar", "jugar", "vivir", "ver",
    "estudiar", "trabajar", "ayudar", "cuidar",
  ]
  static let houses: WordSet = [
    "casa", "piso", "apartamento", "hotel", "habitación", "cuarto", "chalet", "chalé", "colegio",
    "edificio", "coche", "camping", "restaurante", "ático", "departamento", "bar",
  ]
  static let ofHouses: WordSet = [
    "jardín", "piscina", "terraza", "patio", "baño", "balcón", "garaje", "ascensor", "ducha",
    "chimenea", "cocina", "calefacción", "wifi", "desayuno", "vistas", "aire acondicionado",
    "huerto", "sótano", "porche", "parque", "rampa", "bañera", "comedor", "alberca", "elevador",
    "aparcamiento", "televisión", "tele",
  ]
  static let sizes: WordSet = [
    "grande", "pequeño", "enorme", "lleno", "gordo", "fino", "entero", "chico", "largo", "grueso",
    "mediano", "gigante",
  ]
  static let turning: WordSet = [
    "girar", "mover", "desplazar", "empujar", "inclinar", "torcer", "correr", "volver",
  ]
  static let limbs: WordSet = ["mano", "pie", "brazo", "pierna", "ojo", "oreja", "rodilla"]
  static let ofOneself: WordSet = [
    "doler", "lavarse", "cepillarse", "secarse", "peinarse", "cortarse", "romperse", "limpiarse",
    "pintarse",
  ]
  static let ranks: WordSet = ["mejor", "peor"]
  static let told: WordSet = [
    "película", "libro", "serie", "cuento", "cómic", "tele", "teatro", "juego", "obra", "peli",
  ]
  /// Of all of which something is the best.
  static let ofAll: WordSet = [
    "día", "cosa", "momento", "regalo", "juego", "plato", "comida", "parte", "deporte", "animal",
    "lugar", "sitio", "idea", "opción", "solución", "época", "estación", "remedio", "noticia",
  ]
}
