import AACCore

/// What stands around a deed and was chosen without a preposition: beside what one sits, out of what feeling something is done, from
/// when till when, after how long (NGLE §29.4, §29.8, §30.5, §46.2).
extension ClausePlanner {
  /// Says each of them as it is meant.
  func settleSetting(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last else { return }
    if verb == "ser" { beOfSomebody(&clause) }
    waitSoLong(&clause, verb)
    guard last < clause.complements.count, isFreeNoun(clause, last) else { return }
    if SpanishSettingWords.settling.contains(verb), last > 0 { settleBeside(&clause, verb, last) }
    if SpanishSettingWords.crossing.contains(verb), last == 1 { moveFromTo(&clause) }
    doOutOfFeeling(&clause, verb, last)
    useFingers(&clause, verb, last)
  }

  /// *Pintar / mural / dedo, amasar / pan / mano*: with all of them (NGLE §3.8).
  private func useFingers(_ clause: inout Clause, _ verb: String, _ last: Int) {
    guard last > 0 || verb != "comer",
      SpanishSettingWords.fingered[clause.complements[last].lexeme.lemma]?.contains(verb) == true,
      clause.complements[last].government?.preposition != "en"
    else { return }
    makePlural(&clause.complements[last])
    clause.complements[last].government = Government(preposition: "con", article: .definite)
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[last].lexeme.lemma, "con"))
  }

  /// Whether a noun in that place is neither governed nor determined nor joined.
  private func isFreeNoun(_ clause: Clause, _ place: Int) -> Bool {
    guard clause.complements[place].lexeme.wordClass == .noun else { return false }
    guard place > 0, case let before = clause.complements[place - 1].lexeme else { return true }
    return before.wordClass != .adposition && !before.isDeterminerLike && !before.isConnective
      && before.wordClass != .verb && before.wordClass != .numeral && before.kind != .quantity
  }

  /// *Sentarse / sillón / ventana, dormir / alfombra / chimenea*: what is behind the seat tells where that is.
  private func settleBeside(_ clause: inout Clause, _ verb: String, _ last: Int) {
    let seat = clause.complements[last - 1].lexeme
    guard seat.wordClass == .noun,
      seat.kind == .furniture || SpanishSettingWords.seats.contains(seat.lemma),
      let link = SpanishSettingWords.landmarks[clause.complements[last].lexeme.lemma],
      // Me dormí en el sofá con la tele.
      link != "delante de" || verb == "sentarse" || verb == "tumbarse"
    else { return }
    let word = clause.complements[last].lexeme.lemma
    clause.complements[last].government = Government(preposition: link, article: .definite)
    clause.reasons.append(Realization.RuleApplication(.preposition, word, link))
  }

  /// *Ir a pie / casa / cine, dar un salto / mesa / suelo*: of two places one leaves the first and comes to the other.
  private func moveFromTo(_ clause: inout Clause) {
    let words = clause.complements.map(\.lexeme)
    guard isFreeNoun(clause, 0), words[0].lemma != words[1].lemma,
      words.allSatisfy({ word in
        KindSet.places.contains(word.kind) && word.kind != .event || word.kind == .furniture
          || SpanishSettingWords.spots.contains(word.lemma)
      })
    else { return }
    for (index, link) in ["de", "a"].enumerated() {
      clause.complements[index].government = Government(
        preposition: link, article: words[index].lemma == "casa" ? .bare : .definite)
      clause.reasons.append(Realization.RuleApplication(.preposition, words[index].lemma, link))
    }
  }

  /// *Esconderse / miedo, romper / vaso / error*: a feeling or a slip that the verb does not take is why.
  private func doOutOfFeeling(_ clause: inout Clause, _ verb: String, _ last: Int) {
    let word = clause.complements[last].lexeme
    if word.lemma == "amor", last > 0,
      ["canción", "poema", "carta", "cuento", "poesía", "verso"]
        .contains(clause.complements[last - 1].lexeme.lemma)
    {
      // Escribimos una canción de amor: of which sort.
      return
    }
    let isSlip = SpanishSettingWords.slips.contains(word.lemma)
    guard isSlip && last > 0 || SpanishSettingWords.feelings.contains(word.lemma),
      !SpanishSettingWords.feeling.contains(verb),
      case let frame = frames[verb], !frame.isCopular,
      frame.pattern == .plain || frame.pattern == .grooming,
      !frame.slots.contains(where: { $0.words.contains(word.lemma) }),
      isSlip || last > 0
        || !frame.slots.contains(where: { $0.role == .topic && $0.acceptedKinds.isEmpty })
          && !frame.slots.contains(where: { $0.role == .object && !$0.isForNamedWords }),
      !clause.complements[..<last].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    clause.complements[last].government = Government(preposition: "por", article: .bare)
    clause.reasons.append(Realization.RuleApplication(.preposition, word.lemma, "por"))
  }

  /// *Ser / amigo / Pedro*: whose friend.
  private func beOfSomebody(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[1].lexeme.wordClass == .properNoun,
      clause.complements[1].lexeme.isHuman, clause.complements[1].government?.preposition == nil,
      case let relation = clause.complements[0].lexeme, relation.wordClass == .noun,
      PortionWords.isKin(relation.lemma) || SpanishSettingWords.relations.contains(relation.lemma),
      clause.subject.allSatisfy({ $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return }
    add("de", before: 1, to: &clause)
  }

  /// *Trabajar / ocho / tres*: from one hour to the other.
  func lastBetweenHours(_ clause: inout Clause, _ verb: String) {
    guard SpanishSettingWords.lasting.contains(verb), clause.complements.count > 1,
      !clause.isQuestion,
      let start = clause.complements.indices.dropLast().first(where: {
        isBareHour(clause, $0) && isBareHour(clause, $0 + 1)
      }), start + 2 == clause.complements.count
    else { return }
    let words = clause.complements[start...(start + 1)]
    let tiles = words.compactMap(\.tile)
    let hours = words.map {
      String(SpanishHours.hour($0.lexeme.lemma).drop { $0 != " " }.dropFirst())
    }
    clause.complements[start].lexeme = Lexeme(
      lemma: "de \(hours[0]) a \(hours[1])", wordClass: .adverb, kind: .duration)
    clause.complements[start].government = nil
    clause.complements.remove(at: start + 1)
    if tiles.count == 2 { clause.joins[tiles[0]] = tiles }
    clause.reasons.append(Realization.RuleApplication(.preposition, hours[0], "de"))
  }

  private func isBareHour(_ clause: Clause, _ place: Int) -> Bool {
    let word = clause.complements[place].lexeme
    guard word.wordClass == .numeral,
      let value = SpanishNumerals.number(word.lemma) ?? Int(word.lemma)
    else { return false }
    return (1...12).contains(value)
  }

  /// *Haz tú la cena, esperé una hora al médico*: whoever does it himself and how long one waits stand right behind the deed (NGLE
  /// §40.4).
  func standBehindDeed(_ plan: inout ClausePlan) {
    guard !plan.fillers.isEmpty else { return }
    for index in plan.adverbials.indices
    where plan.adverbials[index].constituent.lexeme.kind == .manner
      && SpanishSettingWords.doers.contains(plan.adverbials[index].constituent.lexeme.lemma)
      || plan.adverbials[index].constituent.lexeme.forms[Adverbial.behindVerb] != nil
      || plan.adverbials[index].constituent.lexeme.kind == .duration && plan.verbs.count == 1
        && plan.verbs[0].frame.lemma == "esperar"
        && plan.adverbials[index].constituent.lexeme.forms[Adverbial.measuring] != nil
    {
      plan.adverbials[index].place = .verb
    }
    guard !plan.isLaid, plan.verbs.count == 1, plan.fillers.count == 1,
      let first = plan.fillers[0].phrases[0].noun, first.lexeme.isBeing, let tile = first.tile
    else { return }
    for index in plan.adverbials.indices
    where SpanishSettingWords.sides.contains(plan.adverbials[index].phrase)
      && (plan.adverbials[index].constituent.tile ?? tile) < tile
    {
      // Juego fuera con mis amigos.
      plan.adverbials[index].place = .verb
    }
  }

  /// *Esperar / dos / hora / médico*: how long one waits for somebody.
  func waitSoLong(_ clause: inout Clause, _ verb: String) {
    guard verb == "esperar", clause.complements.count > 2, !clause.isQuestion,
      case let count = clause.complements[0].lexeme,
      count.wordClass == .numeral || ["un", "una", "uno"].contains(count.lemma),
      case let unit = clause.complements[1].lexeme, unit.kind == .duration,
      case let awaited = clause.complements[2].lexeme,
      awaited.isBeing && awaited.wordClass != .pronoun || awaited.kind == .vehicle
    else { return }
    let tables = LanguageTables.tables(language)
    let isOne = count.wordClass != .numeral || ["uno", "una"].contains(count.lemma)
    let units =
      isOne || unit.number == .plural
      ? unit.lemma
      : tables.morphology?.plural(of: unit.lemma, wordClass: .noun).first ?? unit.lemma
    let number = isOne ? (tables.gender(of: unit) == .feminine ? "una" : "un") : count.lemma
    let tiles = clause.complements[0...1].compactMap(\.tile)
    var span = Lexeme(lemma: "\(number) \(units)", wordClass: .adverb, kind: .duration)
    span.forms[Adverbial.measuring] = ""
    clause.complements[1].lexeme = span
    clause.complements[1].government = nil
    clause.complements.removeFirst()
    if tiles.count == 2 {
      clause.complements[0].tile = tiles[0]
      clause.joins[tiles[0]] = tiles
    }
    clause.complements[1].government = Government(preposition: nil, article: .definite)
  }

  /// *Volver / casa / dos / día, empezar / diez / minuto*: what is over in a moment comes after so long and does not last it.
  func comeAfter(_ plan: inout ClausePlan) {
    guard plan.verbs.count == 1, SpanishSettingWords.momentary.contains(plan.verbs[0].frame.lemma),
      !plan.isNegative, plan.inquiry == nil,
      !plan.fillers.contains(where: { $0.role == .manner })
    else { return }
    for index in plan.fillers.indices
    where (plan.fillers[index].preposition ?? "").isEmpty && plan.fillers[index].phrases.count == 1
    {
      let phrase = plan.fillers[index].phrases[0]
      guard let noun = phrase.noun?.lexeme, noun.kind == .duration,
        phrase.isMeasured || ["un", "una"].contains(phrase.determiner?.lexeme.lemma),
        phrase.adjectives.isEmpty,
        !plan.adverbials.contains(where: { SpanishSettingWords.off.contains($0.phrase) })
      else { continue }
      let isTold = plan.tense == .past
      plan.fillers[index].role = .time
      plan.fillers[index].preposition = isTold ? "a" : "en"
      plan.fillers[index].article = isTold ? .definite : .bare
      plan.fillers[index].isGoverned = true
      if isTold, phrase.determiner == nil {
        plan.fillers[index].phrases[0].determiner = Constituent(
          Lexeme(lemma: "el", wordClass: .determiner))
      }
    }
  }
}

/// Words of what stands around a deed.
enum SpanishSettingWords {
  static let sides: WordSet = ["fuera", "afuera", "dentro", "adentro", "arriba", "abajo"]
  static let doers: WordSet = ["yo", "tú", "vos", "usted", "ustedes", "vosotros"]
  /// Verbs of taking and keeping a place.
  static let settling: WordSet = [
    "sentarse", "tumbarse", "acostarse", "dormir", "leer", "esperar", "quedarse", "echarse",
    "descansar", "recostarse", "jugar", "tomar el sol", "dormirse", "calentarse",
  ]
  /// What is done with the fingers and with both hands.
  static let fingered: WordMap<WordSet> = [
    "dedo": ["pintar", "comer", "contar", "dibujar"],
    "mano": ["comer", "amasar", "modelar", "moldear", "aplaudir", "cavar"],
  ]
  /// Verbs of moving from one place to another.
  static let crossing: WordSet = [
    "saltar", "dar un salto", "ir a pie", "ir andando", "ir en bici", "ir en coche", "correr",
    "caminar", "andar", "gatear", "volar", "nadar", "mudarse", "trasladarse",
  ]
  static let spots: WordSet = [
    "suelo", "puerta", "ventana", "rama", "árbol", "tejado", "orilla", "acera", "piedra", "muro",
    "nido", "flor", "colmena", "jaula", "poste", "cable", "cuerda", "balcón", "isla", "arbusto",
  ]
  static let seats: WordSet = [
    "suelo", "alfombra", "banco", "hamaca", "tumbona", "cojín", "manta", "toalla", "césped",
    "hierba", "mecedora", "silla", "escalón",
  ]
  /// Beside, before or under what one sits.
  static let landmarks: WordMap<String> = [
    "chimenea": "junto a", "fuego": "junto a", "ventana": "junto a", "estufa": "junto a",
    "radiador": "junto a", "puerta": "junto a", "lámpara": "junto a", "piscina": "junto a",
    "hoguera": "junto a", "tele": "delante de", "televisión": "delante de",
    "televisor": "delante de", "espejo": "delante de", "sol": "a", "sombra": "a",
    "árbol": "debajo de", "sombrilla": "debajo de",
  ]
  /// Out of what one does something.
  static let feelings: WordSet = [
    "miedo", "vergüenza", "curiosidad", "aburrimiento", "envidia", "amor", "costumbre", "celos",
    "orgullo", "timidez", "pereza", "cariño", "venganza", "educación", "necesidad",
  ]
  static let slips: WordSet = ["error", "equivocación", "casualidad", "accidente", "despiste"]
  /// Verbs that a feeling is the object of, or that are done *de* it.
  static let feeling: WordSet = [
    "tener", "dar", "sentir", "pasar", "perder", "quitar", "vencer", "superar", "causar", "hablar",
    "morirse", "morir", "llorar", "temblar", "gritar", "reír", "reírse", "saltar", "haber", "ver",
    "entrar", "meter", "coger", "producir", "decir", "querer", "necesitar", "hacer", "sufrir",
    "evitar", "provocar", "contar", "explicar", "mostrar", "demostrar", "expresar", "buscar",
    "temer", "ocultar", "notar", "recordar", "olvidar", "tratar", "encontrar", "cometer",
    "corregir", "ponerse", "controlar", "aprender", "enseñar", "avisar", "presenciar", "tocar",
  ]
  static let relations: WordSet = [
    "amigo", "amiga", "vecino", "vecina", "compañero", "compañera", "novio", "novia", "alumno",
    "alumna", "fan", "socio", "enemigo", "jefe", "jefa",
  ]
  /// What lasts from one hour to another.
  static let lasting: WordSet = [
    "trabajar", "abrir", "estudiar", "dormir", "atender", "entrenar", "jugar", "cuidar", "ensayar",
    "limpiar", "descansar",
  ]
  /// By how much it is late or early.
  static let off: WordSet = ["tarde", "antes", "después", "temprano", "más tarde", "pronto"]
  static let momentary: WordSet = [
    "llegar", "volver", "regresar", "empezar", "comenzar", "salir", "aparecer", "despertarse",
    "morirse", "morir", "nacer", "curarse", "marcharse", "terminar", "acabar", "venir",
  ]
}
