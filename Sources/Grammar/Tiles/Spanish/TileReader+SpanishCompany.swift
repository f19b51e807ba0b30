import AACCore

/// Spanish rows that begin with what is done and name somebody behind: *ir / cine / novio, querer / jugar / papá, mamá / echar de
/// menos, querer / mamá / venir*: with whom or to whom the speaker does it (NGLE §34.1, *complementos*; §26.3).
extension TileReader {
  /// The row with these where the other rules expect them.
  func goWithOthers(_ words: inout [Constituent]) {
    missPerson(&words)
    wantOfOther(&words)
    takeAlong(&words)
  }

  /// *Ir / cine / novio, parque / jugar / amigos, querer / ir / parque / mamá*: whoever is laid last comes along.
  private func takeAlong(_ words: inout [Constituent]) {
    var end = words.count
    while end > 0, words[end - 1].lexeme.kind.isTemporal { end -= 1 }
    guard end > 1, isCompanion(words[end - 1]), words[end - 1].government == nil,
      let first = verbPlace(words), first < end - 1,
      words.filter({ $0.lexeme.isHuman && !EverydayQuestions.visited.contains($0.lexeme.lemma) })
        .count == 1,
      !words.contains(where: {
        $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .adposition
          || $0.lexeme.wordClass == .conjunction || $0.lexeme.kind == .question
      }),
      words[..<first].allSatisfy({
        $0.lexeme.kind.isTemporal || isNegator($0)
          || isThing($0) && KindSet.places.contains($0.lexeme.kind)
      }), let verb = sharedVerb(words, first, end - 1)
    else { return }
    var start = end - 1
    while start > verb + 1, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    // Dormir / casa / abuela, ir / cumple / Sara: whose it is.
    guard !SpanishCompanyWords.owned.contains(words[start - 1].lexeme.lemma) else { return }
    put(&words, variety.language.withPreposition, at: start)
    guard !words.contains(where: \.lexeme.kind.isTemporal) else { return }
    words[first].lexeme.person = .first
    words[first].lexeme.number = .singular
  }

  /// Whether the word names one who comes along: kin, friends, who has a name.
  private func isCompanion(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    if EverydayQuestions.visited.contains(lexeme.lemma) || OneselfWords.cared.contains(lexeme.lemma)
    {
      return false
    }
    if lexeme.wordClass == .properNoun { return lexeme.isHuman && !lexeme.isInferred }
    return lexeme.wordClass == .noun && lexeme.isHuman
      && (PortionWords.isKin(lexeme.lemma) || KinWords.own.contains(lexeme.lemma)
        || SpanishCompanyWords.friends.contains(lexeme.lemma))
  }

  /// The verb of what two do together; nil where somebody else does it or has it done to them.
  private func sharedVerb(_ words: [Constituent], _ first: Int, _ end: Int) -> Int? {
    let verbs = words[..<end].indices.filter { words[$0].lexeme.wordClass == .verb }
    guard verbs.allSatisfy({ words[$0].lexeme.isInfinitive }), let verb = verbs.last else {
      return nil
    }
    let isWish =
      verbs.count == 2 && verb == first + 1
      && ["querer", "necesitar", "poder"].contains(words[first].lexeme.lemma)
    guard verbs.count == 1 || isWish, SpanishCompanyWords.shared.contains(words[verb].lexeme.lemma)
    else {
      return nil
    }
    let hasThing = words[(verb + 1)..<end].contains(where: isThing)
    return SpanishCompanyWords.withThing.contains(words[verb].lexeme.lemma) && !hasThing
      ? nil : verb
  }

  /// *Mamá / echar de menos, abuela / visitar, médico / llamar*: whom, where nobody else is named (NGLE §34.8).
  private func missPerson(_ words: inout [Constituent]) {
    var end = words.count
    while end > 1, words[end - 1].lexeme.lemma == "mucho" { end -= 1 }
    guard let verb = verbPlace(words), verb > 0, words[verb].lexeme.isInfinitive,
      words[verb].lexeme.lemma == "echar"
        ? words[(verb + 1)...].map(\.lexeme.lemma).starts(with: ["de", "menos"])
        : verb + 1 == end,
      words[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      case let who = words[verb - 1].lexeme, who.wordClass != .pronoun
    else { return }
    let lemma = words[verb].lexeme.lemma
    let isMissed = ["echar de menos", "echar", "extrañar"].contains(lemma)
    let isMeant =
      isMissed || SpanishCompanyWords.longed.contains(lemma)
      || lemma == "querer" && end < words.count
      || lemma == "llamar" && EverydayQuestions.visited.contains(who.lemma)
    guard who.isBeing && isMeant || isMissed && isThing(words[verb - 1]) else { return }
    var named = Array(words[..<verb])
    if who.isBeing {
      put(&named, "a", at: 0)
    } else if named.count == 1 {
      put(&named, KindSet.places.contains(who.kind) ? "mi" : "el", at: 0)
    }
    words = words[verb...] + named
    words[0].lexeme.person = .first
    words[0].lexeme.number = .singular
  }

  /// *Querer / mamá / venir, no / querer / hermano / venir*: what another is to do (NGLE §26.7).
  private func wantOfOther(_ words: inout [Constituent]) {
    guard let wish = words.firstIndex(where: { $0.lexeme.lemma == "querer" }),
      words[wish].lexeme.isInfinitive, words[..<wish].allSatisfy(isNegator),
      let verb = words.indices.first(where: { $0 > wish && words[$0].lexeme.isInfinitive }),
      verb > wish + 1, words[verb - 1].lexeme.isBeing || words[verb - 1].lexeme.lemma == "tú",
      words[verb - 1].lexeme.lemma != "yo",
      words[(wish + 1)..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      words.filter({ $0.lexeme.wordClass == .verb }).count == 2,
      !words.contains(where: { $0.lexeme.kind == .question })
    else { return }
    words[wish].lexeme.person = .first
    words[wish].lexeme.number = .singular
    if verb == wish + 2, KinWords.own.contains(words[verb - 1].lexeme.lemma) {
      put(&words, "mi", at: wish + 1)
    }
    put(&words, "que", at: wish + 1)
  }
}

/// Words of such rows.
enum SpanishCompanyWords {
  /// What two do together.
  static let shared: WordSet = [
    "ir", "jugar", "salir", "cenar", "comer", "desayunar", "merendar", "dormir", "vivir", "viajar",
    "ver", "pasear", "bailar", "nadar", "charlar", "montar", "correr", "almorzar", "patinar",
    "quedarse", "volver", "tomar",
  ]
  /// Of these what needs a thing, for else it is done to whoever is named.
  static let withThing: WordSet = ["ver", "tomar", "montar", "volver"]
  /// What is somebody's where it stands before them.
  static let owned: WordSet = [
    "casa", "cumple", "cumpleaños", "fiesta", "boda", "comunión", "bautizo", "santo", "entierro",
    "habitación", "cuarto", "cama", "coche",
  ]
  /// What is felt for and done to others.
  static let longed: WordSet = ["visitar", "invitar", "necesitar"]
  static let friends: WordSet = [
    "amigo", "amiga", "amigos", "amigas", "novio", "novia", "compañero", "compañera", "compañeros",
    "pareja", "padres", "profe", "vecino", "vecina", "primos", "abuelos", "familia", "tíos",
    "hermanos",
  ]
}
