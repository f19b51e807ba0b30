import AACCore

/// Where something is done, said of a noun chosen without a preposition behind another (NGLE §15.9, §29.8, §35.7).
extension ClausePlanner {
  /// Gives parts of the body, containers, pages and places behind other nouns the preposition that they have there.
  func placeByRole(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last else { return }
    changePlace(&clause, verb)
    doInClass(&clause, verb)
    describeState(&clause, verb)
    if verb == "ser" { askWhoIsIt(&clause) }
    locateSides(&clause, verb)
    relateParts(&clause, verb)
    guard last > 0 else { return }
    touchPart(&clause, verb, last)
    kickBall(&clause, verb, last)
    haveSomewhere(&clause, verb, last)
    cookInside(&clause, verb, last)
    tearApart(&clause, verb, last)
    meetAtPlace(&clause, verb)
    takeOutside(&clause, verb, last)
    rideThere(&clause, verb, last)
    prepareFor(&clause, verb, last)
    tellOf(&clause, verb, last)
    hurtDoing(&clause, verb, last)
    scoldFor(&clause, verb)
    growUp(&clause, verb, last)
    meanFor(&clause, verb)
    divide(&clause, verb)
    relateByTable(&clause, verb)
  }

  /// *La tablet está descargada*: behind *estar* a participle that nobody listed is one in the feminine and the plural too
  /// (NGLE §27.8).
  private func describeState(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.contains(where: \.lexeme.isInferred),
      SpanishStateWords.describing.contains(verb),
      let index = clause.complements.indices.first(where: { index in
        let word = clause.complements[index].lexeme
        return word.isInferred && word.wordClass == .noun
          && SpanishStateWords.participles.contains(where: word.lemma.hasSuffix)
          && (index == 0 || clause.complements[index - 1].lexeme.kind == .degree)
      })
    else { return }
    let text = clause.complements[index].lexeme.lemma
    let stem = text.hasSuffix("s") ? text.dropLast(2) : text.dropLast()
    guard stem.count > 4 else { return }
    let quality = lexicon.lexeme(for: stem + "o")
    guard quality.wordClass == .adjective || quality.isInferred else { return }
    clause.complements[index].lexeme =
      quality.wordClass == .adjective
      ? quality : Lexeme(lemma: stem + "o", wordClass: .adjective, kind: .state)
    clause.complements[index].lexeme.isInferred = true
  }

  /// *Me torcí el tobillo en gimnasia*: during what one did.
  private func hurtDoing(_ clause: inout Clause, _ verb: String, _ last: Int) {
    let doing = clause.complements[last].lexeme
    guard isBare(clause, last), isPlain(clause), doing.kind == .sport || doing.kind == .subject,
      SpanishStateWords.hurting.contains(verb),
      clause.complements[last - 1].lexeme.roleKind == .body
        || clause.complements[last - 1].lexeme.lemma == "daño"
    else { return }
    if SpanishStateWords.played.contains(doing.lemma) {
      // Se rompió el brazo jugando al fútbol: what one was doing meanwhile (NGLE §27.5).
      clause.complements[last].government = nil
      clause.complements[last].lexeme = Lexeme(
        lemma: "jugando al \(doing.lemma)", wordClass: .adverb, kind: .manner)
      clause.reasons.append(Realization.RuleApplication(.understood, doing.lemma, "jugando"))
      return
    }
    govern(&clause, last, "en", .bare)
  }

  /// *No como en clase, no grito en clase, hicimos un experimento en clase*: where one is to learn.
  private func doInClass(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last,
      clause.complements[last].lexeme.lemma == "clase", isBare(clause, last), isPlain(clause)
    else { return }
    if last == 0 {
      guard SpanishPlacedWords.atClass.contains(verb) else { return }
    } else {
      let before = clause.complements[last - 1].lexeme
      guard
        SpanishPlacedWords.atClass.contains(verb) || SpanishStateWords.doneAtClass.contains(verb),
        before.wordClass == .noun || before.wordClass == .adjective || before.kind == .negation,
        !before.isBeing, !before.kind.isTemporal, before.kind != .event
      else { return }
    }
    govern(&clause, last, "en", .bare)
  }

  /// *Preparo la mochila para el colegio*.
  private func prepareFor(_ clause: inout Clause, _ verb: String, _ last: Int) {
    guard verb == "preparar", last > 0, isBare(clause, last), isPlain(clause),
      SpanishPlacedWords.reached.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .noun,
      !clause.complements[last - 1].lexeme.isBeing
    else { return }
    govern(&clause, last, "para", .definite)
  }

  /// *Le conté la excursión a mamá*: what one tells of comes before whom one tells it.
  private func tellOf(_ clause: inout Clause, _ verb: String, _ last: Int) {
    guard verb == "contar", last == 1, isBare(clause, last),
      clause.complements[0].lexeme.isBeing || clause.complements[0].lexeme.wordClass == .pronoun,
      clause.complements[1].lexeme.kind == .event
    else { return }
    clause.complements[1].government = Government(preposition: nil, article: .definite)
    clause.complements.swapAt(0, 1)
  }

  private func govern(
    _ clause: inout Clause, _ index: Int, _ preposition: String, _ article: Article?
  ) {
    let word = clause.complements[index].lexeme.lemma
    clause.complements[index].government = Government(preposition: preposition, article: article)
    clause.reasons.append(Realization.RuleApplication(.preposition, word, preposition))
  }

  /// Whether a noun stands by itself: nothing governs, determines or joins it.
  private func isBare(_ clause: Clause, _ index: Int) -> Bool {
    guard clause.complements[index].lexeme.wordClass == .noun else { return false }
    guard index > 0 else { return true }
    let before = clause.complements[index - 1].lexeme
    return before.wordClass != .adposition && !before.isConnective && !before.isAlternative
      && before.wordClass != .numeral && before.wordClass != .verb
  }

  private func isPlain(_ clause: Clause) -> Bool {
    !clause.complements.contains { $0.lexeme.isConnective || $0.lexeme.isAlternative }
  }

  /// *Me dio un beso en la mejilla, me hizo una trenza en el pelo, me tiró una piedra a la cabeza*: where it reaches
  /// somebody (NGLE §35.7).
  private func touchPart(_ clause: inout Clause, _ verb: String, _ last: Int) {
    guard SpanishPlacedWords.touching.contains(verb), last > 0, isBare(clause, last),
      clause.complements[last].lexeme.roleKind == .body, isPlain(clause),
      let thing = clause.complements[..<last].first(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing
      })?.lexeme,
      thing.roleKind != .body || SpanishPlacedWords.wounds.contains(thing.lemma)
    else { return }
    let hasSomebody = clause.complements[..<last].contains {
      $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
    }
    guard hasSomebody || verb == "hacerse" || SpanishPlacedWords.wounds.contains(thing.lemma) else {
      return
    }
    let isThrown = verb == "tirar" || verb == "lanzar"
    govern(&clause, last, isThrown ? "a" : "en", .definite)
  }

  /// *Doy una patada a la pelota*: what is kicked.
  private func kickBall(_ clause: inout Clause, _ verb: String, _ last: Int) {
    guard verb == "dar", last == 1, isBare(clause, last),
      ["patada", "patadas"].contains(clause.complements[0].lexeme.lemma),
      !clause.complements[1].lexeme.isBeing, clause.complements[1].lexeme.roleKind != .body
    else { return }
    govern(&clause, last, "a", .definite)
  }

  /// *Tengo una herida en la rodilla, frío en los pies, arena en los zapatos, calor en clase*.
  private func haveSomewhere(_ clause: inout Clause, _ verb: String, _ last: Int) {
    guard verb == "tener" || verb == "sentir", last > 0, isBare(clause, last), isPlain(clause),
      let had = clause.complements[..<last].last(where: {
        $0.lexeme.wordClass == .noun || SpanishPlacedWords.felt.contains($0.lexeme.lemma)
      })?.lexeme, !had.isHuman
    else { return }
    let place = clause.complements[last].lexeme
    let phrase = frames.known("tener", with: had.lemma)
    let isFelt = SpanishPlacedWords.felt.contains(had.lemma)
    guard isFelt || phrase?.slot(.topic) == nil else { return }
    let isOnBody =
      place.roleKind == .body && had.roleKind != .body
      || place.roleKind == .body && SpanishPlacedWords.inside.contains(had.lemma)
    let isInGarment =
      place.roleKind == .clothing
      && (SpanishPlacedWords.inside.contains(had.lemma) || had.kind == .material
        || had.kind == .nature || had.roleKind == .animal)
    let isElsewhere = isFelt && (KindSet.places.contains(place.kind) || place.takesPlace)
    guard isOnBody || isInGarment || isElsewhere else { return }
    if isFelt { nameFeeling(&clause, last) }
    govern(
      &clause, last, "en",
      place.kind == .home ? nil : place.lemma == "clase" ? .bare : .definite)
  }

  /// *Frío* before hands and feet is felt, and no quality of theirs.
  private func nameFeeling(_ clause: inout Clause, _ last: Int) {
    for index in clause.complements[..<last].indices
    where clause.complements[index].lexeme.wordClass == .adjective
      && SpanishPlacedWords.felt.contains(clause.complements[index].lexeme.lemma)
    {
      var feeling = Lexeme(
        lemma: clause.complements[index].lexeme.lemma, wordClass: .noun, kind: .state)
      feeling.gender = .masculine
      feeling.countability = .mass
      feeling.article = .bare
      clause.complements[index].lexeme = feeling
    }
  }

  /// *Como sopa en el plato, frío las patatas en la sartén, anoto el teléfono en la libreta; frío los huevos con aceite*.
  private func cookInside(_ clause: inout Clause, _ verb: String, _ last: Int) {
    guard last > 0, isBare(clause, last), isPlain(clause),
      clause.complements[last - 1].lexeme.wordClass == .noun
        || clause.complements[last - 1].lexeme.wordClass == .adjective,
      let thing = clause.complements[..<last].last(where: { $0.lexeme.wordClass == .noun })?.lexeme
    else { return }
    let place = clause.complements[last].lexeme.lemma
    if SpanishPlacedWords.feeding.contains(verb), KindSet.edible.contains(thing.kind) {
      if SpanishPlacedWords.vessels.contains(place) {
        return govern(&clause, last, "en", .definite)
      }
      if SpanishPlacedWords.fats.contains(place), SpanishPlacedWords.cooking.contains(verb) {
        return govern(&clause, last, "con", .bare)
      }
    }
    if SpanishPlacedWords.noting.contains(verb), SpanishPlacedWords.pages.contains(place) {
      let isCopied = verb == "copiar" && place == "pizarra"
      govern(&clause, last, isCopied ? "de" : "en", .definite)
    }
  }

  /// *Rompí el papel en trozos, inflo el globo con la boca*: into what, and with what of oneself.
  private func tearApart(_ clause: inout Clause, _ verb: String, _ last: Int) {
    guard SpanishPlacedWords.tearing.contains(verb), last > 0, isBare(clause, last),
      isPlain(clause), clause.complements[last - 1].lexeme.wordClass == .noun,
      !clause.complements[last - 1].lexeme.isBeing,
      clause.complements[last - 1].lexeme.roleKind != .body
    else { return }
    let word = clause.complements[last].lexeme.lemma
    if SpanishPlacedWords.pieces.contains(word), verb != "inflar" {
      govern(&clause, last, "en", .bare)
    } else if SpanishPlacedWords.handled.contains(word) {
      govern(&clause, last, "con", .definite)
    }
  }

  /// *Visité a la tía en el hospital, ¿a quién viste en el cine?*: with somebody whom it is done to, a place is where.
  private func meetAtPlace(_ clause: inout Clause, _ verb: String) {
    let frame = frames[verb]
    guard frame.slot(.placeTo) == nil, !frame.isCopular,
      frame.slots.contains(where: { $0.role == .object }), !frame.isOpener || verb == "esperar",
      !clause.subject.isEmpty
    else { return }
    let isAsked = clause.complements.indices.contains {
      clause.complements[$0].lexeme.lemma == "quién"
        && ($0 == 0 || clause.complements[$0 - 1].lexeme.wordClass != .adposition)
    }
    let isPerson = verb == "visitar" && clause.complements.contains { $0.lexeme.isBeing }
    guard isAsked || isPerson, !clause.complements.contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    for index in clause.complements.indices
    where isBare(clause, index) && KindSet.places.contains(clause.complements[index].lexeme.kind)
      && clause.complements[index].lexeme.article != .bare
    {
      govern(&clause, index, "en", .definite)
    }
  }

  /// *Saco al perro a la calle, saco la basura a la calle*, but *saco la leche de la nevera*.
  private func takeOutside(_ clause: inout Clause, _ verb: String, _ end: Int) {
    // Saco al perro al parque cada tarde: where to stands before when.
    guard verb == "sacar", clause.complements.indices.contains(end),
      let last = clause.complements[...end].lastIndex(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
      }), last > 0, isBare(clause, last),
      clause.complements[(last + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.isDeterminerLike || $0.lexeme.kind == .frequency
      }),
      SpanishPlacedWords.outside.contains(clause.complements[last].lexeme.lemma),
      let thing = clause.complements[..<last].last(where: { $0.lexeme.wordClass == .noun })?.lexeme,
      // Saco una foto del gato en el jardín.
      !clause.complements[0].lexeme.lemma.hasPrefix("foto"),
      thing.isBeing || thing.kind == .furniture || thing.lemma == "basura"
        || thing.kind == .vehicle || thing.kind == .plant
    else { return }
    govern(&clause, last, "a", .definite)
  }

  /// *Nos mudamos de casa, cambié de colegio*; *vámonos de aquí*.
  private func changePlace(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 1 else { return }
    if verb == "cambiar", isBare(clause, 0),
      SpanishPlacedWords.changed.contains(clause.complements[0].lexeme.lemma),
      !clause.options.contains(.request)
    {
      govern(&clause, 0, "de", .bare)
    }
    if verb == "irse" || verb == "marcharse",
      ["aquí", "ahí", "acá"].contains(clause.complements[0].lexeme.lemma)
    {
      var away = clause.complements[0].lexeme
      away.lemma = "de \(away.lemma)"
      clause.complements[0].lexeme = away
    }
  }

  /// *Cojo el autobús al colegio*: where one goes with it.
  private func rideThere(_ clause: inout Clause, _ verb: String, _ last: Int) {
    guard SpanishPlacedWords.boarding.contains(verb), last == 1, isBare(clause, last),
      clause.complements[0].lexeme.kind == .vehicle,
      SpanishPlacedWords.reached.contains(clause.complements[1].lexeme.lemma)
    else { return }
    govern(&clause, last, "a", .definite)
  }
}

/// Words by which it is told where something is done.
enum SpanishPlacedWords {
  /// Verbs of reaching somebody at a part of the body.
  static let touching: WordSet = [
    "dar", "hacer", "hacerse", "tirar", "lanzar", "dibujar", "poner",
  ]
  /// What is done to one's own body.
  static let wounds: WordSet = [
    "herida", "corte", "trenza", "trenzas", "coleta", "coletas", "moño", "cosquillas", "tatuaje",
    "chichón", "rasguño", "puntos",
  ]
  /// What is felt without being anything.
  static let felt: WordSet = ["frío", "calor", "sueño", "hambre", "sed", "picor", "picores"]
  /// What is found within clothes and parts of the body.
  static let inside: WordSet = [
    "agujero", "agujeros", "mancha", "manchas", "roto", "piedra", "piedras", "arena", "barro",
    "nudo", "nudos", "pelusa", "mocos", "moco", "cera", "pelo", "pelos", "agua", "tierra", "chicle",
    "piojos", "pulgas", "astilla", "espina",
  ]
  /// Verbs of eating, drinking and cooking.
  static let feeding: WordSet = cooking.union([
    "comer", "tomar", "beber", "servir", "desayunar", "merendar", "cenar", "batir", "mezclar",
  ])
  static let cooking: WordSet = [
    "freír", "cocinar", "hervir", "calentar", "asar", "cocer", "preparar", "hacer",
  ]
  /// What one eats, drinks and cooks in.
  static let vessels: WordSet = [
    "plato", "bol", "taza", "vaso", "cuenco", "tazón", "copa", "sartén", "olla", "cazuela", "cazo",
    "horno", "microondas", "fuente", "bandeja", "freidora", "termo", "parrilla", "barbacoa",
  ]
  static let fats: WordSet = ["aceite", "mantequilla", "manteca"]
  /// Verbs of putting on paper.
  static let noting: WordSet = ["apuntar", "anotar", "copiar", "marcar", "escribir"]
  /// What one writes down.
  static let noted: WordSet = [
    "nombre", "nombres", "deberes", "cita", "teléfono", "número", "dirección", "fecha", "nota",
    "notas", "hora", "frase", "palabra", "palabras", "tarea", "tareas", "lista", "cumpleaños",
    "pedido", "respuesta", "respuestas", "matrícula", "precio", "dato", "datos", "resultado",
  ]
  /// Where one writes.
  static let pages: WordSet = [
    "cuaderno", "libreta", "agenda", "papel", "hoja", "calendario", "pizarra", "diario", "lista",
    "móvil", "tableta", "ordenador", "folio",
  ]
  /// Verbs of taking apart and blowing up.
  static let tearing: WordSet = [
    "romper", "cortar", "partir", "rasgar", "dividir", "trocear", "inflar", "abrir", "hinchar",
  ]
  static let pieces: WordSet = [
    "trozos", "pedazos", "mitades", "rodajas", "tiras", "trocitos", "cachos", "porciones", "partes",
    "cuadraditos",
  ]
  static let handled: WordSet = ["boca", "mano", "manos", "dientes", "dedos", "pies", "pie"]
  /// Where animals, chairs and rubbish are taken.
  static let outside: WordSet = [
    "calle", "parque", "jardín", "terraza", "patio", "balcón", "campo", "playa", "plaza", "porche",
    "césped", "contenedor", "contenedores",
  ]
  /// What one has after another.
  static let changed: WordSet = [
    "colegio", "casa", "piso", "clase", "trabajo", "sitio", "asiento", "médico", "escuela",
    "instituto", "barrio", "ciudad", "canal", "tema", "ropa", "equipo", "grupo", "mesa",
  ]
  static let boarding: WordSet = ["coger", "tomar", "agarrar"]
  /// What one does not do at school.
  static let atClass: WordSet = [
    "comer", "beber", "gritar", "cantar", "dormir", "hablar", "correr", "jugar", "pintar", "leer",
    "dibujar", "escribir", "llorar", "chillar", "fumar",
  ]
  /// Where buses take one.
  static let reached: WordSet = [
    "colegio", "escuela", "instituto", "trabajo", "centro", "hospital", "playa", "pueblo", "taller",
    "parque", "piscina", "cole", "guardería",
  ]
}
