import AACCore

/// Spanish rows with a verb beside which a place, an event or an errand is laid: *ayer / zoo / ver / leones, mañana / excursión /
/// querer / ir, llamar / médico / cita* (NGLE §30.6, §36.1, §46.7).
extension TileReader {
  /// The row with these in their place.
  func placeBeside(_ words: inout [Constituent]) {
    sayWhereFirst(&words)
    goWhereWished(&words)
    callForAppointment(&words)
    tendSufferer(&words)
    describeByAge(&words)
  }

  /// *Ayer / zoo / ver / leones, hoy / colegio / pintar / máscara*: a place before a verb that has its thing is where it is
  /// done.
  private func sayWhereFirst(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb > 0, verb + 1 < words.count,
      let place = words[..<verb].firstIndex(where: { isSite($0) || isOccasion($0, words[verb]) }),
      words[place].government == nil,
      place == 0 || words[place - 1].lexeme.wordClass != .adposition,
      words[..<verb].indices.allSatisfy({
        $0 == place || words[$0].lexeme.kind.isTemporal || isDoer(words, $0, before: verb)
          || $0 < place && words[$0].lexeme.isDeterminerLike
      }), isDoneThere(words, verb)
    else { return }
    var start = place
    while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    let site = Array(words[start...place])
    words.removeSubrange(start...place)
    var end = words.count
    while end > 0, words[end - 1].lexeme.kind.isTemporal { end -= 1 }
    words.insert(contentsOf: site, at: end)
    put(&words, variety.language.placePreposition, at: end)
    let times = words.prefix { $0.lexeme.kind.isTemporal }
    words = Array(words.dropFirst(times.count)) + times
  }

  /// Whether it is somewhere people are and do things.
  private func isSite(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && KindSet.places.contains(word.lexeme.kind)
      && word.lexeme.kind != .direction && !OccasionWords.parts.contains(word.lexeme.lemma)
      && !["puerta", "casa"].contains(word.lexeme.lemma)
  }

  /// *Ayer / cumpleaños / comer / tarta*: an event at which something is done, and not for which.
  private func isOccasion(_ word: Constituent, _ verb: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && word.lexeme.kind == .event && word.lexeme.number != .plural
      && word.lexeme.lemma.first?.isUppercase == false
      && !WhereWords.preparing.contains(verb.lexeme.lemma)
  }

  private func isDoer(_ words: [Constituent], _ index: Int, before verb: Int) -> Bool {
    index + 1 == verb && words[index].lexeme.wordClass == .pronoun
      && words[index].lexeme.kind == .person && words[index].lexeme.number != nil
      && !WordJoiner.clitics.contains(words[index].lexeme.lemma)
  }

  /// Whether the verb has what it is done to right behind it, and does nothing to the place itself.
  private func isDoneThere(_ words: [Constituent], _ verb: Int) -> Bool {
    let frame = frame(of: words[verb])
    let rest = words[(verb + 1)...]
    guard let what = rest.first(where: { !$0.lexeme.isDeterminerLike })?.lexeme,
      what.wordClass == .noun, !what.kind.isTemporal,
      frame.pattern == .plain || frame.pattern == .grooming, frame.slot(.placeTo) == nil,
      frame.slots.contains(where: { $0.role == .object }), !frame.isStrongOpener,
      !WhereWords.ofPlaces.contains(frame.lemma),
      !frame.slots.contains(where: {
        $0.role == .instrument
          && ($0.words.contains(what.lemma) || $0.acceptedKinds.contains(what.kind))
      })
    else { return false }
    return !rest.contains {
      $0.lexeme.wordClass == .adposition || $0.lexeme.isConnective || $0.lexeme.kind == .question
        || $0.lexeme.wordClass == .noun && KindSet.places.contains($0.lexeme.kind)
          && $0.lexeme != what
    }
  }

  /// *Mañana / excursión / querer / ir, fiesta / no / querer / ir*: an event before the wish is where one wants to go.
  private func goWhereWished(_ words: inout [Constituent]) {
    guard let going = words.lastIndex(where: { !$0.lexeme.kind.isTemporal }), going > 1,
      ["ir", "irse"].contains(words[going].lexeme.lemma), words[going].lexeme.isInfinitive,
      ["querer", "poder"].contains(words[going - 1].lexeme.lemma),
      words[going - 1].lexeme.isInfinitive,
      !words.contains(where: { $0.lexeme.kind == .question })
    else { return }
    var start = going - 1
    if isNegator(words[start - 1]) { start -= 1 }
    guard start > 0, case let event = words[start - 1], event.lexeme.wordClass == .noun,
      event.lexeme.takesPlace || OccasionWords.outings.contains(event.lexeme.lemma)
        || WhereWords.outings.contains(event.lexeme.lemma)
    else { return }
    let wish = Array(words[start...going])
    let after = Array(words[(going + 1)...])
    var before = Array(words[..<(start - 1)])
    var goal: [Constituent] = []
    while let last = before.last, last.lexeme.isDeterminerLike {
      goal.insert(before.removeLast(), at: 0)
    }
    guard before.allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.isBeing || isPronoun($0) })
    else { return }
    let times = before.filter(\.lexeme.kind.isTemporal) + after
    let who = before.filter { !$0.lexeme.kind.isTemporal }
    if goal.isEmpty,
      WhereWords.outings.contains(event.lexeme.lemma)
        || OccasionWords.outings.contains(event.lexeme.lemma)
    {
      goal = [
        Constituent(
          Lexeme(lemma: "de \(event.lexeme.lemma)", wordClass: .adverb, kind: .manner),
          tile: event.tile)
      ]
    } else {
      goal.append(event)
    }
    words = who + wish + goal + times
  }

  private func isPronoun(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person && word.lexeme.number != nil
  }

  /// *Llamar / médico / cita*: to ask for one.
  private func callForAppointment(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), words[verb].lexeme.lemma == "llamar", let what = words.last,
      verb + 2 < words.count, WhereWords.askedFor.contains(what.lexeme.lemma),
      words[(verb + 1)..<(words.count - 1)].contains(where: \.lexeme.isHuman),
      !words[words.count - 2].lexeme.isDeterminerLike,
      words[words.count - 2].lexeme.wordClass != .adposition
    else { return }
    words[words.count - 1].lexeme = Lexeme(
      lemma: "para pedir \(what.lexeme.lemma)", wordClass: .adverb, kind: .manner)
  }

  /// *Abuela / enferma / visitar, amigo / triste / abrazar*: who is in need has it done to them.
  private func tendSufferer(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb + 1 == words.count, verb > 1,
      WhereWords.tending.contains(words[verb].lexeme.lemma),
      words[verb - 1].lexeme.wordClass == .adjective, isCondition(words[verb - 1].lexeme),
      words[verb - 2].lexeme.isBeing, words[verb - 2].lexeme.wordClass == .noun,
      words[..<(verb - 2)].allSatisfy(\.lexeme.isDeterminerLike)
    else { return }
    words.insert(words.removeLast(), at: 0)
  }

  /// *Hermana / bebé / llorar, yo / tener / hermano / bebé*: how old one's kin is (NGLE §12.13, *aposiciones*).
  private func describeByAge(_ words: inout [Constituent]) {
    guard let verb = verbPlace(words),
      let kin = words.indices.dropLast().first(where: {
        PortionWords.isKin(words[$0].lexeme.lemma) && words[$0].lexeme.wordClass == .noun
          && WhereWords.young.contains(words[$0].lexeme.lemma)
          && ["bebé", "adolescente"].contains(words[$0 + 1].lexeme.lemma)
      }), words[kin + 1].lexeme.wordClass == .noun,
      kin + 1 < verb
        ? words[kin + 1].lexeme.lemma != "bebé" || isOfOneself(words[verb])
        : words[verb].lexeme.lemma == "tener"
    else { return }
    words[kin + 1].lexeme = Lexeme(
      lemma: words[kin + 1].lexeme.lemma, wordClass: .adjective, kind: .quality)
  }

  /// Whether nobody has it done to them.
  private func isOfOneself(_ verb: Constituent) -> Bool {
    let frame = frame(of: verb)
    return !frame.takesPerson && !["cuidar", "querer", "ayudar", "bañar"].contains(frame.lemma)
      && !frame.pattern.mayHaveExperiencer
  }
}

/// Words of such rows.
enum WhereWords {
  /// What is done to a place itself, with something.
  static let ofPlaces: WordSet = [
    "limpiar", "barrer", "fregar", "ordenar", "aspirar", "decorar", "adornar", "trapear", "abrir",
    "cerrar", "visitar", "conocer", "necesitar", "querer", "tener", "haber", "ser", "estar",
    "preferir", "llevar", "traer", "dejar", "mandar", "poner", "meter", "sacar", "vender",
    "alquilar", "cruzar", "gustar", "recordar", "odiar", "echar de menos",
  ]
  /// What is done before an event.
  static let preparing: WordSet = [
    "comprar", "preparar", "hacer", "decorar", "organizar", "buscar", "pedir", "escribir",
    "invitar", "esperar", "celebrar", "perder", "ganar", "estudiar", "terminar", "empezar",
    "aprobar", "suspender", "olvidar", "contar", "explicar", "guardar",
  ]
  /// What is done for those in need.
  static let tending: WordSet = [
    "visitar", "abrazar", "ayudar", "cuidar", "consolar", "besar", "acompañar", "curar",
  ]
  /// What one goes *de*.
  static let outings: WordSet = ["compras", "vacaciones", "paseo", "campamento"]
  /// What one asks for on the telephone.
  static let askedFor: WordSet = ["cita", "consulta", "hora", "turno", "revisión", "sesión"]
  /// Kin who may be that young.
  static let young: WordSet = [
    "hermano", "hermana", "hermanito", "hermanita", "primo", "prima", "sobrino", "sobrina", "hijo",
    "hija", "nieto", "nieta",
  ]
}
