import AACCore

/// *Alone, together* among the complements: said of whoever does it and of no noun beside it: *ella duerme sola en la
/// cama, nós brincamos juntos no parque, she sleeps alone at home* (NGLE §38.7, *predicativos del sujeto*; Cunha & Cintra,
/// chapter 7, *Predicativo do sujeito*; CGEL §7.35).
extension WordSorter {
  /// Whether a quality that limits nothing is the doer's, whatever noun stands beside it.
  func isOfDoer(_ word: Lexeme) -> Bool {
    guard !isSubject, Self.alone.contains(word.lemma), connective == nil, preposition == nil,
      pending.isEmpty || pending.noun != nil || pending.isOnlyDegree,
      let verb = plan.verbs.last?.frame
    else { return false }
    if isOfSeveralThings(word) { return false }
    return !Self.seen.contains(verb.lemma) || isWatched(verb)
  }

  /// *Llego cansado a casa, vuelve enfadada del trabajo*: how somebody comes or goes, and not what the place is like (NGLE
  /// §38.7, *predicativos*).
  func comesSo(_ quality: Lexeme, _ place: Lexeme?) -> Bool {
    guard planner.language == .spanish, !isSubject, !plan.isLaid, let place,
      place.wordClass == .noun,
      KindSet.places.contains(place.kind) || place.kind == .vehicle || place.lemma == "clase",
      Self.felt.contains(quality.lemma), loose.isEmpty, preposition == nil, connective == nil,
      pending.isEmpty || pending.isOnlyDegree,
      Self.coming.contains(plan.verbs.last?.frame.lemma ?? "")
    else { return false }
    return plan.subject.allSatisfy { $0.isPronoun || $0.noun?.lexeme.isBeing == true }
  }

  private static let felt: WordSet = [
    "cansado", "enfadado", "enojado", "contento", "triste", "nervioso", "enfermo", "asustado",
    "dormido", "despierto", "sentado", "herido", "preocupado", "mojado", "descalzo", "sudado",
    "hambriento", "mareado", "agotado", "ilusionado", "sonriente", "orgulloso", "furioso",
    "decepcionado", "borracho", "feliz", "emocionado", "lesionado", "tumbado", "acostado",
  ]
  private static let coming: WordSet = [
    "llegar", "volver", "regresar", "entrar", "salir", "ir", "irse", "venir", "quedarse", "esperar",
    "viajar", "dormir", "jugar", "despertarse", "acostarse", "marcharse", "caminar", "correr",
  ]

  /// *¿Con qué amigo sales?*: behind a preposition and the question word somebody is one of several (NGLE §22.14).
  func isAskedOfMany(_ word: Constituent) -> Bool {
    guard planner.language == .spanish, !plan.isLaid, let question, question.preposition != nil,
      ["qué", "cuál"].contains(question.word.lexeme.lemma), let tile = question.word.tile
    else { return false }
    return word.lexeme.article != .bare && word.tile == tile + 1
  }

  /// *O que vocês fizeram no fim de semana?, ¿qué hiciste el fin de semana?*: the question word stands by itself there, and
  /// the time is when (Cunha & Cintra, chapter 11, *Pronomes interrogativos*; NGLE §22.14).
  func isAskedAlone(beside time: Constituent) -> Bool {
    guard let asked = question?.word.lexeme.lemma else { return false }
    if planner.language == .spanish, asked == "qué", question?.preposition == nil {
      return ["hacer", "comer", "cenar", "pasar"].contains(plan.verbs.last?.frame.lemma ?? "")
        && !["día", "hora", "mes", "año", "fecha", "semana"].contains(time.lexeme.lemma)
    }
    return planner.language == .portuguese
      && ["o que", "o que é que", "onde", "onde é que", "quem", "aonde", "quando", "como"]
        .contains(asked)
  }

  /// *Veo la tele solo, vemos la película juntos*: of what is shown and told nobody says that it is alone (NGLE §38.7).
  private func isWatched(_ verb: VerbFrame) -> Bool {
    guard planner.language == .spanish, Self.watching.contains(verb.lemma),
      let noun = (pending.noun ?? loose.last?.phrase.noun)?.lexeme
    else { return false }
    switch noun.kind {
    case .media, .story, .music, .event, .device, .game, .sport, .book: return true
    default: return false
    }
  }

  /// *Quiero los juguetes juntos*: of one who does it, only several things can be together.
  private func isOfSeveralThings(_ word: Lexeme) -> Bool {
    guard planner.language == .spanish, word.lemma.hasPrefix("junt"), plan.subject.count == 1,
      plan.subject[0].complement.isEmpty, let doer = plan.subject[0].noun?.lexeme,
      doer.number != .plural, doer.person != .first || doer.lemma == "yo",
      let noun = (pending.noun ?? loose.last?.phrase.noun)?.lexeme
    else { return false }
    return noun.number == .plural && !noun.isBeing && noun.wordClass == .noun
  }

  /// *Quiero **solo** agua*: before what there is enough or little of, *solo* limits it (NGLE §40.3); before what is done
  /// it is who does it: *hace sola los deberes*.
  func saysOnly(_ word: Lexeme, before rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .spanish, word.lemma == "solo", pending.isEmpty,
      let next = rest.first?.lexeme
    else { return false }
    if next.wordClass == .verb || next.kind == .quantity { return true }
    guard next.wordClass == .noun, !next.isBeing, let verb = plan.verbs.last?.frame else {
      return isSubject
    }
    guard !isSubject else { return true }
    return Self.limited.contains(verb.lemma) && !KindSet.places.contains(next.kind)
  }

  static let alone: WordSet = [
    "solo", "solito", "junto", "juntos", "juntito", "sozinho", "sozinhos", "alone", "together",
  ]
  /// Verbs of what can be bad itself: *tener un mal día*.
  static let havingBad: WordSet = [
    "tener", "pasar", "ser", "haber", "dar", "sacar", "llevar", "echar", "recibir", "traer",
    "conocer",
  ]
  /// Verbs of following what is shown.
  private static let watching: WordSet = ["ver", "mirar", "oír", "escuchar"]
  /// Verbs of finding somebody as he is: *vi al niño solo*.
  private static let seen: WordSet = [
    "ver", "dejar", "encontrar", "oír", "mirar", "deixar", "olhar", "ouvir", "achar",
    "leave", "leave alone", "see", "find", "let", "keep", "get",
  ]
  /// What one wants, takes and has some of.
  private static let limited: WordSet = [
    "querer", "necesitar", "tener", "haber", "comer", "beber", "tomar", "pedir", "comprar",
    "gustar",
    "quedar", "faltar", "costar", "llevar", "hablar", "ver", "oír", "saber", "dar", "poner",
    "desayunar", "cenar", "merendar", "almorzar", "gastar", "ser",
  ]
}
