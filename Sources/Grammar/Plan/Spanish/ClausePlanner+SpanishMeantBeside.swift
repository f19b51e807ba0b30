import AACCore

/// What a word beside the verb's object or its quality is, where both were chosen without anything between: *trata de un dragón
/// y una princesa, un poema sobre la lluvia, con un abrazo, del inglés al español, con un palo, hambre y sueño, el pelo muy
/// corto, llena de turistas*.
///
/// Sources: NGLE §29.7–29.8 (*con, de, sobre*), §31.3 (coordination), §34.5 and §35.7 (whose hair), §15.9 (plurals and masses
/// without an article), §36.3 (complements of adjectives), §14.8 (months).
extension ClausePlanner {
  /// Says each of them as it is meant.
  func meanBeside(_ clause: inout Clause, _ verb: String) {
    if let month = clause.subject.first?.lexeme, clause.subject.count == 1,
      SpanishHours.isMonth(month.lemma)
    {
      // Agosto es el mes más caluroso: the month of that name.
      clause.subject[0].lexeme.wordClass = .properNoun
      clause.subject[0].lexeme.gender = .masculine
      clause.subject[0].lexeme.animacy = .inanimate
      clause.subject[0].lexeme.article = .bare
    }
    guard !clause.complements.isEmpty else { return }
    if verb == "tratar" { dealWithTwo(&clause) }
    if verb == "proponer" || verb == "pedir" { proposeMarriage(&clause) }
    guard clause.complements.count > 1 else { return }
    switch verb {
    case "traducir": translateBetween(&clause)
    case "costar", "valer": costThere(&clause)
    case "estar", "quedarse", "quedar", "ponerse": fillWithSeveral(&clause)
    case "tener": haveRoomFor(&clause)
    default: break
    }
    if MeantBesideWords.drawing.contains(verb) { drawWithPencil(&clause) }
    if MeantBesideWords.baking.contains(verb) { bakeOne(&clause) }
    if MeantBesideWords.writing.contains(verb) { writeAbout(&clause) }
    if MeantBesideWords.greeting.contains(verb) { greetWith(&clause) }
    if MeantBesideWords.hitting.contains(verb) { hitWith(&clause) }
    if MeantBesideWords.feeling.contains(verb) { feelBoth(&clause) }
    if MeantBesideWords.grooming.contains(verb) { cutSoShort(&clause) }
    if MeantBesideWords.needing.contains(verb) { needSunlight(&clause) }
    morningOfDay(&clause)
  }

  /// Whether a common noun stands there with nothing that governs, determines, counts or joins it (NGLE §15.9, *grupos nominales sin
  /// determinante*).
  func isLooseNoun(_ clause: Clause, _ place: Int) -> Bool {
    guard clause.complements[place].lexeme.wordClass == .noun,
      clause.complements[place].government?.preposition == nil
    else { return false }
    guard place > 0, case let before = clause.complements[place - 1].lexeme else { return true }
    return before.wordClass != .adposition && !before.isDeterminerLike && !before.isConnective
      && before.wordClass != .numeral && before.kind != .quantity
  }

  /// Gives a complement the preposition and the article that it has there (NGLE §36.3).
  func settle(
    _ clause: inout Clause, _ place: Int, _ preposition: String?, _ article: Article?
  ) {
    let word = clause.complements[place].lexeme.lemma
    clause.complements[place].government = Government(preposition: preposition, article: article)
    if let preposition {
      clause.reasons.append(Realization.RuleApplication(.preposition, word, preposition))
    }
  }

  /// *Libro / tratar / dragón / princesa*: a work tells of both, and cures nobody.
  private func dealWithTwo(_ clause: inout Clause) {
    guard let work = clause.subject.last?.lexeme, !work.isBeing, work.wordClass == .noun,
      clause.complements.count == 2,
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal && $0.lexeme.number != .plural
          && $0.lexeme.countability != .mass
      })
    else { return }
    for (place, link) in [(1, "y"), (0, "de")] {
      let word = clause.complements[place].lexeme.lemma
      clause.complements[place].government = nil
      insert([link, "un"], at: place, in: &clause)
      clause.reasons.append(
        Realization.RuleApplication(place == 1 ? .coordination : .preposition, word, link))
    }
  }

  /// *Proponer / matrimonio*: no single one.
  private func proposeMarriage(_ clause: inout Clause) {
    guard
      let place = clause.complements.firstIndex(where: { $0.lexeme.lemma == "matrimonio" }),
      isLooseNoun(clause, place)
    else { return }
    settle(&clause, place, nil, .bare)
  }

  /// *Traducir / texto / inglés / español*: out of which language into which.
  private func translateBetween(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard clause.complements[(last - 1)...].allSatisfy({ $0.lexeme.kind == .languageName }),
      last < 2 || clause.complements[last - 2].lexeme.wordClass != .adposition
    else { return }
    for (place, link) in [(last, "a"), (last - 1, "de")] {
      let word = clause.complements[place].lexeme.lemma
      clause.complements[place].government = nil
      insert([link, "el"], at: place, in: &clause)
      clause.reasons.append(Realization.RuleApplication(.preposition, word, link))
    }
  }

  /// *Pan / costar / cuánto / panadería*: where, and not how many of them.
  private func costThere(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard !clause.subject.isEmpty, clause.complements[last - 1].lexeme.lemma == "cuánto",
      clause.complements[last].lexeme.wordClass == .noun,
      KindSet.places.contains(clause.complements[last].lexeme.kind)
    else { return }
    if clause.complements[last].lexeme.article != .bare {
      clause.complements[last].lexeme.article = .definite
    }
    link("en", before: last, in: &clause)
  }

  /// *Ciudad / estar / lleno / turista*: of several.
  func fillWithSeveral(_ clause: inout Clause) {
    guard
      let quality = clause.complements.indices.dropLast().first(where: {
        MeantBesideWords.full.contains(where: clause.complements[$0].lexeme.lemma.hasPrefix)
          && clause.complements[$0].lexeme.wordClass == .adjective
      }),
      case let place = clause.complements[quality + 1].lexeme.lemma == "de"
        ? quality + 2 : quality + 1, place < clause.complements.count,
      case let noun = clause.complements[place].lexeme, noun.wordClass == .noun,
      noun.number != .plural, noun.countability != .mass, !noun.kind.isTemporal,
      noun.kind != .drink, noun.kind != .material, noun.kind != .emotion,
      !MeantBesideWords.masses.contains(noun.lemma),
      place == quality + 2
        || ["de", ""].contains(clause.complements[place].government?.preposition ?? "")
    else { return fillWithSuch(&clause) }
    makePlural(&clause.complements[place])
    clause.complements[place].lexeme.article = .bare
    fillWithSuch(&clause)
  }

  /// *Patio / estar / lleno / hojas / secas*: what those are like stands behind them.
  private func fillWithSuch(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 1, clause.complements[last].lexeme.wordClass == .adjective,
      clause.complements[last - 1].lexeme.wordClass == .noun,
      clause.complements[last - 1].lexeme.number == .plural,
      MeantBesideWords.full.contains(
        where: clause.complements[last - 2].lexeme.lemma.hasPrefix),
      clause.complements[last - 2].lexeme.wordClass == .adjective,
      let gender = LanguageTables.tables(language).gender(of: clause.complements[last - 1].lexeme)
    else { return }
    let (noun, quality) = (clause.complements[last - 1], clause.complements[last])
    var said = quality.lexeme.lemma
    if gender == .feminine, said.hasSuffix("o") { said = said.dropLast() + "a" }
    said =
      LanguageTables.tables(language).morphology?
      .plural(of: said, wordClass: .adjective).first ?? said
    let tiles = [noun, quality].compactMap(\.tile)
    clause.complements[last - 1].lexeme.lemma = "\(noun.lexeme.lemma) \(said)"
    clause.complements[last - 1].lexeme.gender = gender
    clause.complements[last - 1].lexeme.number = .plural
    clause.complements[last - 1].lexeme.article = .bare
    clause.complements.removeLast()
    if tiles.count == 2 { clause.joins[tiles[0]] = tiles }
  }

  /// *Tener / mesa / para / cuatro*: any that fits.
  private func haveRoomFor(_ clause: inout Clause) {
    guard clause.complements.count > 2, clause.complements[1].lexeme.lemma == "para",
      MeantBesideWords.seats.contains(clause.complements[0].lexeme.lemma), isLooseNoun(clause, 0),
      clause.complements[2].lexeme.wordClass == .numeral, clause.isQuestion,
      clause.complements[0].lexeme.number != .plural
    else { return }
    settle(&clause, 0, nil, .indefinite)
  }

  /// *Dibujar / casa / lápiz / color*: with one of them.
  private func drawWithPencil(_ clause: inout Clause) {
    guard
      let pencil = clause.complements.indices.dropLast().dropFirst().first(where: {
        clause.complements[$0].lexeme.lemma == "lápiz"
          && clause.complements[$0 + 1].lexeme.lemma == "color"
      }), clause.complements[pencil - 1].lexeme.wordClass == .noun
    else { return }
    clause.complements[pencil].government = nil
    insert(["con", "un"], at: pencil, in: &clause)
    clause.reasons.append(Realization.RuleApplication(.preposition, "lápiz", "con"))
  }

  /// *Hacer / pastel / chocolate / para / mi / cumpleaños*: one for somebody or some day.
  private func bakeOne(_ clause: inout Clause) {
    guard ["pastel", "bizcocho", "budín", "roscón"].contains(clause.complements[0].lexeme.lemma),
      isLooseNoun(clause, 0), clause.complements.contains(where: { $0.lexeme.lemma == "para" })
    else { return }
    clause.complements[0].lexeme.countability = .count
    settle(&clause, 0, nil, .indefinite)
  }

  /// *Escribir / poema / lluvia, leer / poesía / verano*: on what.
  private func writeAbout(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard MeantBesideWords.texts.contains(clause.complements[last - 1].lexeme.lemma),
      case let topic = clause.complements[last].lexeme, topic.wordClass == .noun,
      clause.complements[last].government?.preposition == nil,
      [.nature, .weather, .emotion, .plant, .animal].contains(topic.kind)
        || MeantBesideWords.topics.contains(topic.lemma)
    else { return }
    if topic.kind.isTemporal { clause.complements[last].lexeme.kind = .idea }
    settle(&clause, last, "sobre", .definite)
  }

  /// *Despedirse / todos / abrazo, saludar / profesora / sonrisa*: with what.
  private func greetWith(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard MeantBesideWords.gestures.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last].lexeme.wordClass == .noun,
      case let before = clause.complements[last - 1].lexeme,
      before.isBeing || before.wordClass == .pronoun || before.lemma.hasPrefix("tod")
    else { return }
    let word = clause.complements[last].lexeme
    clause.complements[last].government = nil
    insert(word.number == .plural ? ["con"] : ["con", "un"], at: last, in: &clause)
    clause.reasons.append(Realization.RuleApplication(.preposition, word.lemma, "con"))
  }

  /// *Pegar / hermano / palo, golpear / perro / piedra*: with what.
  private func hitWith(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last == 1, clause.complements[0].lexeme.isBeing, isLooseNoun(clause, last),
      case let tool = clause.complements[last].lexeme,
      [.thing, .toy, .book, .instrument, .clothing, .device].contains(tool.kind)
        || MeantBesideWords.weapons.contains(tool.lemma)
    else { return }
    settle(&clause, last, "con", .indefinite)
  }

  /// *Tener / hambre / sueño*: one and the other.
  private func feelBoth(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard MeantBesideWords.sensations.contains(clause.complements[last].lexeme.lemma),
      MeantBesideWords.sensations.contains(clause.complements[last - 1].lexeme.lemma),
      clause.complements[last].lexeme.lemma != clause.complements[last - 1].lexeme.lemma
    else { return }
    link("y", before: last, in: &clause, as: .coordination)
  }

  /// *Cortar / pelo / yo / demasiado / corto*: how the hair is then; whose it is stands before it.
  private func cutSoShort(_ clause: inout Clause) {
    guard
      let part = clause.complements.indices.dropLast(2).first(where: {
        clause.complements[$0].lexeme.kind == .body
          && clause.complements[$0].lexeme.wordClass == .noun
      }), case let owner = clause.complements[part + 1].lexeme, owner.wordClass == .pronoun,
      owner.kind == .person, clause.complements.last?.lexeme.wordClass == .adjective,
      clause.complements[(part + 2)...].dropLast().allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.kind == .quantity
          || MeantBesideWords.degrees.contains($0.lexeme.lemma)
      })
    else { return }
    clause.complements.insert(clause.complements.remove(at: part + 1), at: part)
  }

  /// *Necesitar / agua / sol*: what shines is one stuff beside another.
  private func needSunlight(_ clause: inout Clause) {
    for place in clause.complements.indices
    where MeantBesideWords.shine.contains(clause.complements[place].lexeme.lemma)
      && isLooseNoun(clause, place)
    {
      let isBeside = [place - 1, place + 1].contains { other in
        clause.complements.indices.contains(other)
          && MeantBesideWords.nourishing.contains(clause.complements[other].lexeme.lemma)
      }
      guard isBeside else { continue }
      clause.complements[place].lexeme.article = .bare
      clause.complements[place].lexeme.countability = .mass
    }
  }

  /// *Domingo / mañana*: in the morning of that day, which is not tomorrow.
  private func morningOfDay(_ clause: inout Clause) {
    guard
      let morning = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0].lexeme.lemma == "mañana"
          && clause.complements[$0 - 1].lexeme.kind == .weekday
      }), let known = lexicon.known("por la mañana")
    else { return }
    clause.complements[morning].lexeme = known
    clause.reasons.append(Realization.RuleApplication(.preposition, "mañana", "por la"))
  }
}

/// Words of what is meant so.
private enum MeantBesideWords {
  static let drawing: WordSet = ["dibujar", "pintar", "colorear", "escribir"]
  static let baking: WordSet = ["hacer", "preparar", "hornear", "cocinar", "comprar", "traer"]
  static let writing: WordSet = [
    "escribir", "leer", "recitar", "inventar", "inventarse", "hacer", "aprender", "escuchar",
    "componer", "dictar",
  ]
  /// What is written on something.
  static let texts: WordSet = [
    "poema", "poemas", "poesía", "poesías", "redacción", "ensayo", "artículo", "informe", "texto",
    "resumen", "trabajo", "verso", "versos", "estrofa", "soneto",
  ]
  static let topics: WordSet = [
    "mar", "luna", "verano", "invierno", "primavera", "otoño", "amistad", "paz", "guerra",
    "familia", "playa", "montaña", "campo",
    "bosque", "río", "vida", "muerte", "noche", "libertad", "planeta", "planetas", "tierra",
    "Navidad", "felicidad", "amor", "medio ambiente", "naturaleza", "agua",
  ]
  static let greeting: WordSet = [
    "despedirse", "saludar", "recibir", "felicitar", "consolar", "acoger", "sorprender",
  ]
  static let gestures: WordSet = [
    "abrazo", "abrazos", "beso", "besos", "sonrisa", "besito", "apretón", "apretón de manos",
    "gesto", "guiño", "reverencia", "palmada", "aplauso", "aplausos",
  ]
  static let hitting: WordSet = ["pegar", "golpear", "atizar", "amenazar", "atacar", "azotar"]
  static let weapons: WordSet = [
    "palo", "piedra", "rama", "bastón", "mochila", "paraguas", "silla",
  ]
  static let feeling: WordSet = ["tener", "sentir", "notar", "pasar"]
  static let sensations: WordSet = [
    "hambre", "sed", "sueño", "frío", "calor", "miedo", "prisa", "fiebre", "tos", "vergüenza",
    "ganas", "mocos", "náuseas", "picor", "pena", "rabia", "envidia", "celos", "asco",
  ]
  static let grooming: WordSet = [
    "cortar", "dejar", "teñir", "pintar", "peinar", "poner", "secar", "alisar", "rizar",
  ]
  static let degrees: WordSet = ["demasiado", "muy", "más", "menos", "bastante", "tan", "poco"]
  static let needing: WordSet = ["necesitar", "recibir", "querer", "tener", "tomar", "buscar"]
  static let shine: WordSet = ["sol", "luz", "aire", "sombra"]
  static let nourishing = shine.union(["agua", "tierra", "abono", "calor", "espacio", "oxígeno"])
  static let full = ["llen", "replet", "abarrotad", "cubiert", "rodead"]
  /// What is one stuff or one crowd though it can be counted.
  static let masses: WordSet = [
    "gente", "agua", "barro", "arena", "tierra", "humo", "polvo", "público", "pan", "helado",
    "café", "zumo", "leche", "sopa", "comida", "basura", "ropa", "nieve", "hielo", "pintura",
    "sangre", "grasa", "chocolate", "tomate", "pelo", "luz", "ruido", "tráfico", "amor", "vida",
    "energía", "alegría", "gasolina", "aceite", "azúcar", "sal", "arroz", "queso", "espuma",
    "papel", "música", "color", "tinta", "crema", "jabón", "miel", "mermelada", "vino", "aire",
    "sol", "césped", "hierba", "dinero", "plástico", "madera",
  ]
  static let seats: WordSet = ["mesa", "habitación", "sitio", "cama", "silla", "hueco", "plaza"]
}
