import AACCore

/// How, why and what for a deed was chosen by role, where nobody chose the preposition (NGLE §29.7, *con* de modo; §29.8,
/// *de* causal; §46.4, *para* final).
extension ClausePlanner {
  /// Puts these prepositions and the words that stand with them.
  func relateManner(_ clause: inout Clause, _ verb: String) {
    compareUnlinked(&clause, verb)
    compareMore(&clause, verb)
    beLate(&clause, verb)
    doInManner(&clause, verb)
    prepareForMeal(&clause, verb)
    sayInLanguage(&clause, verb)
    paintInColor(&clause, verb)
    dressAsOne(&clause)
    actTogether(&clause, verb)
    askWhatIsServed(&clause, verb)
    missLesson(&clause, verb)
    passTime(&clause, verb)
    moveTasteForward(&clause)
    buildOfMaterial(&clause, verb)
    takeWalk(&clause, verb)
    drawSun(&clause, verb)
    photographThere(&clause, verb)
    sendByMail(&clause, verb)
    drawOnSkin(&clause, verb)
  }

  /// Puts a word that was understood before another.
  func add(
    _ text: String, before place: Int, to clause: inout Clause, article: Article? = nil
  ) {
    guard let word = lexicon.known(text), clause.complements.indices.contains(place) else { return }
    clause.reasons.append(
      Realization.RuleApplication(.understood, clause.complements[place].lexeme.lemma, text))
    if let article { clause.complements[place].lexeme.article = article }
    clause.complements[place].government = nil
    clause.complements.insert(Constituent(word), at: place)
  }

  /// Whether a word stands alone, with nothing before it that governs, determines or counts it.
  private func isFree(_ place: Int, in clause: Clause) -> Bool {
    guard place > 0 else { return true }
    let before = clause.complements[place - 1].lexeme
    return before.wordClass != .adposition && !before.isDeterminerLike && before.kind != .quantity
      && before.wordClass != .numeral
  }

  /// *Salió con retraso, con diez minutos de retraso*.
  private func beLate(_ clause: inout Clause, _ verb: String) {
    guard let place = clause.complements.firstIndex(where: { $0.lexeme.lemma == "retraso" }),
      !MannerNouns.having.contains(verb) || verb == "tener"
    else { return }
    if place > 1, clause.complements[place - 1].lexeme.kind.isTemporal,
      clause.complements[place - 2].lexeme.wordClass == .numeral
    {
      let number = place - 2
      let time = clause.complements[number...(place - 1)].map(\.lexeme.lemma)
        .joined(separator: " ")
      clause.complements[place].lexeme.lemma = "\(time) de retraso"
      clause.complements[place].lexeme.article = .bare
      clause.complements[place].tile = clause.complements[number].tile
      clause.complements.removeSubrange(number..<place)
      if verb != "tener" { add("con", before: number, to: &clause, article: .bare) }
    } else if verb != "tener", isFree(place, in: clause) {
      add("con", before: place, to: &clause, article: .bare)
    }
  }

  /// *Conduce con cuidado, grita de miedo*: a feeling is how it is done or what makes one do it.
  private func doInManner(_ clause: inout Clause, _ verb: String) {
    guard
      clause.complements.contains(where: {
        MannerNouns.manners.contains($0.lexeme.lemma)
          || MannerNouns.causes.contains($0.lexeme.lemma)
      })
    else { return }
    let frame = frames[verb]
    guard !frame.isCopular, !frame.pattern.mayHaveExperiencer, frame.pattern.isPersonal,
      verb != "enfrentarse",
      frame.slot(.topic) == nil || !verb.hasSuffix("se") || MannerNouns.reacting.contains(verb),
      !MannerNouns.having.contains(verb), !verb.contains(" ")
    else { return }
    guard
      let place = clause.complements.indices.first(where: { index in
        let word = clause.complements[index].lexeme
        return (MannerNouns.manners.contains(word.lemma) || MannerNouns.causes.contains(word.lemma))
          && word.wordClass != .verb && isFree(index, in: clause)
          && !clause.complements[..<index].contains { $0.lexeme.wordClass == .verb }
          && frames.listed("\(verb) \(word.lemma)") == nil
          && !frame.slots.contains { $0.words.contains(word.lemma) }
      })
    else { return }
    let noun = clause.complements[place].lexeme.lemma
    let isCause = MannerNouns.causes.contains(noun) && MannerNouns.reacting.contains(verb)
    guard isCause || MannerNouns.manners.contains(noun) else { return }
    let next = clause.complements.indices.contains(place + 1) ? clause.complements[place + 1] : nil
    guard next?.lexeme.wordClass != .adposition, next?.lexeme.wordClass != .verb else { return }
    clause.complements[place].lexeme.wordClass = .noun
    add(isCause ? "de" : "con", before: place, to: &clause, article: .bare)
  }

  /// *Prepara croquetas para la cena, un bocadillo para la excursión*.
  private func prepareForMeal(_ clause: inout Clause, _ verb: String) {
    guard MannerNouns.preparing.contains(verb) || verb == "poner" else { return }
    guard
      let place = clause.complements.indices.dropFirst().first(where: { index in
        let word = clause.complements[index].lexeme
        let before = clause.complements[index - 1].lexeme
        return word.wordClass == .noun && MannerNouns.meals.contains(word.lemma)
          && (before.wordClass == .noun || before.wordClass == .adjective)
          && !before.isBeing && before.lemma != word.lemma
          && (verb != "poner" || before.lemma == "mesa")
          && SpanishPairWords.link(before, word, verb: verb) == nil
      })
    else { return }
    add("para", before: place, to: &clause, article: .definite)
  }

  /// *Una canción en inglés, contar en francés, español e inglés*.
  private func sayInLanguage(_ clause: inout Clause, _ verb: String) {
    for place in clause.complements.indices.reversed()
    where clause.complements[place].lexeme.kind == .languageName
      && clause.complements[place].lexeme.wordClass == .noun && isFree(place, in: clause)
    {
      let before = place > 0 ? clause.complements[place - 1].lexeme : nil
      if before?.kind == .languageName {
        if let and = lexicon.known("y") { clause.complements.insert(Constituent(and), at: place) }
        continue
      }
      let isOfText = before.map { MannerNouns.texts.contains($0.lemma) } ?? false
      let isAlone = before == nil && MannerNouns.voicing.contains(verb)
      let isSaid = verb == "decir" && before.map { !$0.isBeing } ?? false
      if verb == "traducir", isOfText || before == nil {
        add("a", before: place, to: &clause, article: .definite)
        continue
      }
      guard isOfText || isAlone || isSaid else { continue }
      add("en", before: place, to: &clause, article: .bare)
    }
  }

  /// *Pinto la casa de rojo*: the colour that a thing gets, which it did not have (NGLE §38.3).
  private func paintInColor(_ clause: inout Clause, _ verb: String) {
    guard ["pintar", "pintarse", "teñir", "teñirse"].contains(verb),
      let place = clause.complements.indices.dropFirst().first(where: { index in
        let word = clause.complements[index].lexeme
        return (word.kind == .color || MannerNouns.hairColors.contains(word.lemma))
          && clause.complements[index - 1].lexeme.wordClass == .noun
      })
    else { return }
    let thing = clause.complements[place - 1].lexeme
    switch thing.kind {
    case .home, .room, .furniture, .vehicle, .body, .clothing, .place: break
    default: guard MannerNouns.painted.contains(thing.lemma) else { return }
    }
    var color = Lexeme(
      lemma: clause.complements[place].lexeme.lemma, wordClass: .noun, kind: .idea)
    color.gender = .masculine
    color.countability = .mass
    color.article = .bare
    if thing.kind == .body, !clause.complements.contains(where: \.lexeme.isBeing),
      clause.subject.allSatisfy({ $0.lexeme.isBeing || $0.lexeme.isDeterminerLike }),
      !clause.subject.contains(where: { SpanishOwnWords.healers.contains($0.lexeme.lemma) }),
      !verb.hasSuffix("se"), !clause.options.contains(.request)
    {
      clause.verb?.lexeme.lemma = verb + "se"
    }
    clause.complements[place].lexeme = color
    add("de", before: place, to: &clause)
    // The house is painted, and nothing is painted in it.
    clause.complements[place - 1].government = nil
    if KindSet.places.contains(thing.kind) { clause.complements[place - 1].lexeme.kind = .thing }
    if isFree(place - 1, in: clause), let the = lexicon.known("el") {
      clause.reasons.append(Realization.RuleApplication(.understood, thing.lemma, "el"))
      clause.complements.insert(Constituent(the), at: place - 1)
    }
  }

  /// *Un disfraz de bruja*: of what kind it is, which is said of one (NGLE §12.7, *complementos clasificativos*).
  private func dressAsOne(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where clause.complements[index].lexeme.number == .plural
      && clause.complements[index].lexeme.isBeing
      && clause.complements[index].lexeme.wordClass == .noun
      && PortionWords.costumes.contains(clause.complements[index - 1].lexeme.lemma)
    {
      let plural = clause.complements[index].lexeme.lemma
      guard let single = lexicon.singulars(of: plural).first, let noun = lexicon.known(single)
      else { continue }
      clause.complements[index].lexeme = noun
    }
  }

  /// *Hago un puzle con mi hermano, hicimos los deberes con papá*: what is done together.
  private func actTogether(_ clause: inout Clause, _ verb: String) {
    guard verb == "hacer", !clause.options.contains(.request),
      let thing = clause.complements.firstIndex(where: {
        MannerNouns.shared.contains($0.lexeme.lemma)
      }),
      let who = clause.complements.indices.first(where: { index in
        let word = clause.complements[index].lexeme
        return index > thing && word.isHuman && word.wordClass != .pronoun
          && (index == thing + 1
            || index == thing + 2 && clause.complements[thing + 1].lexeme.isDeterminerLike)
      })
    else { return }
    add(
      "con", before: clause.complements[who - 1].lexeme.isDeterminerLike ? who - 1 : who,
      to: &clause)
  }

  /// *¿Qué hay de cena?*: as which course.
  private func askWhatIsServed(_ clause: inout Clause, _ verb: String) {
    guard verb == "haber", clause.subject.count == 1, clause.subject[0].lexeme.lemma == "qué" else {
      return
    }
    clause.complements.insert(clause.subject.removeFirst(), at: 0)
  }

  /// *Di un paseo con el perro*: the deed is one phrase with its verb.
  private func takeWalk(_ clause: inout Clause, _ verb: String) {
    guard verb == "dar", clause.complements.count > 1,
      let noun = clause.complements.first?.lexeme.lemma,
      let frame = frames.listed("dar un \(noun)") ?? frames.listed("dar una \(noun)"),
      frame.slot(.recipient) == nil, frame.slot(.company) != nil
    else { return }
    clause.verb?.lexeme.lemma = frame.lemma
    clause.complements.removeFirst()
  }

  /// *Falté a clase*: who is not there lacks nothing.
  private func missLesson(_ clause: inout Clause, _ verb: String) {
    guard verb == "faltar",
      clause.subject.allSatisfy({ $0.lexeme.isHuman || $0.lexeme.isDeterminerLike }),
      let place = clause.complements.firstIndex(where: {
        MannerNouns.duties.contains($0.lexeme.lemma)
      }), isFree(place, in: clause)
    else { return }
    let isClass = clause.complements[place].lexeme.lemma == "clase"
    add("a", before: place, to: &clause, article: isClass ? .bare : .definite)
  }

  /// *Tarta / grande / chocolate*: what it is made of stands beside it (NGLE §13.13, *orden de los modificadores*).
  private func moveTasteForward(_ clause: inout Clause) {
    for index in clause.complements.indices.dropLast(2)
    where clause.complements[index].lexeme.wordClass == .noun
      && clause.complements[index + 1].lexeme.wordClass == .adjective
      && clause.complements[index + 2].lexeme.wordClass == .noun
      && PortionWords.joins(
        clause.complements[index].lexeme.lemma, clause.complements[index + 2].lexeme)
    {
      add("de", before: index + 2, to: &clause, article: .bare)
      return
    }
  }
}

extension ClausePlanner {
  /// *Castillo / arena / enorme*: what is built is enormous, and no sand.
  private func buildOfMaterial(_ clause: inout Clause, _ verb: String) {
    guard BesideWords.makings.contains(verb) else { return }
    for index in clause.complements.indices.dropLast(2)
    where clause.complements[index].lexeme.wordClass == .noun
      && BesideWords.materials.contains(clause.complements[index + 1].lexeme.lemma)
      && clause.complements[index + 2].lexeme.wordClass == .adjective
    {
      clause.complements.swapAt(index + 1, index + 2)
      return
    }
  }

  /// *Pinté un sol amarillo*: on paper there can be many (NGLE §15.5).
  private func drawSun(_ clause: inout Clause, _ verb: String) {
    guard verb == "pintar" || verb == "dibujar" else { return }
    for index in clause.complements.indices
    where clause.complements[index].lexeme.wordClass == .noun
      && clause.complements[index].lexeme.article == .definite
      && ["sol", "luna", "arcoíris", "cielo", "mar"].contains(
        clause.complements[index].lexeme.lemma)
    {
      clause.complements[index].lexeme.article = nil
      clause.complements[index].lexeme.countability = .count
    }
  }
}

/// Nouns and verbs by which manner, cause and aim are told.
enum MannerNouns {
  /// How something is done.
  static let manners: WordSet = [
    "cuidado", "prisa", "ganas", "paciencia", "calma", "fuerza", "alegría", "atención", "cariño",
    "ilusión", "miedo", "rabia", "facilidad", "dificultad", "éxito", "tranquilidad", "entusiasmo",
    "educación", "respeto", "ternura", "energía", "orgullo", "puntualidad", "esfuerzo",
  ]
  /// What makes one cry, shake or jump.
  static let causes: WordSet = [
    "miedo", "frío", "calor", "alegría", "dolor", "pena", "rabia", "hambre", "sed", "vergüenza",
    "emoción", "risa", "sueño", "cansancio", "felicidad", "tristeza", "nervios", "susto",
    "aburrimiento",
  ]
  /// Verbs of what the body does by itself.
  static let reacting: WordSet = [
    "gritar", "llorar", "temblar", "saltar", "desmayarse", "morir", "morirse", "reírse", "reír",
    "tiritar", "sudar", "chillar", "bostezar", "suspirar", "gemir", "sollozar", "aullar", "maullar",
    "ladrar", "palidecer", "enloquecer", "estremecerse", "brincar", "retorcerse", "gruñir",
    "dormirse", "despertarse", "despertar", "cantar", "enfermar",
  ]
  /// Verbs that have the feeling itself as what they are about.
  static let having: WordSet = [
    "tener", "dar", "pedir", "sentir", "pasar", "perder", "mostrar", "haber", "hacer", "querer",
    "necesitar", "meter", "llevar", "poner", "prestar", "coger", "quitar", "causar", "tomar",
    "superar", "vencer", "traer", "evitar", "recibir", "ganar", "gastar", "agradecer", "demostrar",
    "expresar", "saber", "aprender", "ver", "usar", "merecer", "esperar", "notar", "entrar",
    "buscar", "encontrar", "odiar", "amar", "preferir", "desear", "decir", "echar", "conseguir",
    "recuperar", "disimular", "soportar", "aguantar", "quitarse", "aumentar", "medir", "calcular",
    "transmitir", "compartir", "contar", "controlar", "provocar", "olvidar", "recordar", "faltar",
    "sobrar", "valorar", "disfrutar", "celebrar", "lograr", "alcanzar", "explicar", "describir",
    "dibujar", "ofrecer", "regalar", "hacerse", "ponerse", "quedarse", "morder", "calmar",
    "quedar", "bajar", "subir", "aliviar", "estudiar", "conocer", "imaginar", "creer", "escribir",
    "leer", "comprar", "vender", "mantener", "tenerse", "guardar", "dejar", "pillar", "cuidar",
    "tratar",
    "generar", "requerir", "exigir", "fomentar", "inspirar", "consumir", "producir", "implicar",
    "infundir", "promover", "suponer", "aportar", "garantizar", "despertar", "acumular", "imponer",
    "lamentar",
  ]
  /// Verbs of getting food ready.
  static let preparing: WordSet = [
    "preparar", "cocinar", "hacer", "comprar", "traer", "hornear", "freír", "asar", "calentar",
    "guardar", "cortar", "pelar", "llevar", "elegir",
  ]
  /// What it is ready for.
  static let meals: WordSet = [
    "cena", "comida", "desayuno", "merienda", "almuerzo", "excursión", "viaje", "recreo", "picnic",
    "fiesta",
  ]
  /// What is in one language or another.
  static let texts: WordSet = [
    "canción", "canciones", "cuento", "cuentos", "libro", "libros", "película", "películas", "peli",
    "carta", "cartas", "poema", "palabra", "palabras", "frase", "frases", "serie", "vídeo", "video",
    "dibujos animados", "mensaje", "correo", "texto", "revista", "números", "obra", "villancico",
    "colores", "chiste",
  ]
  /// What is done with words alone.
  static let voicing: WordSet = [
    "contar", "cantar", "leer", "escribir", "saludar", "rezar", "responder", "contestar", "pensar",
  ]
  /// What is painted all over.
  static let painted: WordSet = [
    "pared", "puerta", "ventana", "valla", "techo", "banco", "caja", "uñas", "pelo", "cara",
    "habitación", "casa", "fachada", "suelo", "verja", "maceta", "huevo", "piedra", "persiana",
  ]
  static let hairColors: WordSet = ["rubio", "moreno", "castaño", "pelirrojo"]
  /// What is done with others.
  static let shared: WordSet = [
    "puzle", "puzzle", "rompecabezas", "deberes", "tareas", "castillo", "ejercicio", "ejercicios",
    "deporte", "gimnasia", "manualidad", "manualidades", "trabajo", "compra", "excursión", "cabaña",
  ]
  /// Where one has to be.
  static let duties: WordSet = [
    "clase", "colegio", "cole", "escuela", "trabajo", "reunión", "entrenamiento", "cita",
    "instituto", "ensayo", "taller", "misa",
  ]
}
