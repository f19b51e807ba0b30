import AACCore

/// Two whole thoughts in one row, with nothing between them: *mamá / trabajar / papá / cocinar, abuelo / morir / yo /
/// triste* (NGLE §31.1, *yuxtaposición*; §31.3, *coordinación copulativa*).
extension TileReader {
  /// Where a row is cut, with the words that each half then has.
  struct Cut {
    var first: [Constituent]
    var second: [Constituent]
    /// What is said between the halves: *y*; a comma where it is nil.
    var link: String?
  }

  /// The clause of a row in which another thought begins, with that thought as its sequel; nil where there is one thought.
  func twoThoughts(_ words: [Constituent]) -> Clause? {
    guard variety.language != .english, words.count > 1 else { return nil }
    if let together = laidTogether(words) { return read(together).first }
    return (laidBeside(words) ?? apart(words)).flatMap(clause)
  }

  /// *No / estar | cansado*: what stands behind *estar* is what is said with it, and no thought by itself (NGLE §37.1).
  private func isPredicateOnly(_ cut: Cut) -> Bool {
    guard let copula = cut.first.last?.lexeme, ["estar", "ser"].contains(copula.lemma),
      copula.wordClass == .verb, let next = cut.second.first(where: { $0.tile != nil })
    else { return false }
    return next.lexeme.wordClass == .adjective
  }

  /// *A mamãe cozinha, o papai lava a louça*: of two deeds of two people neither goes on alone (Cunha & Cintra, chapter 13, *Presente*).
  private func tellAlike(_ main: inout Clause, _ next: inout Clause) {
    guard variety.language == .portuguese, main.options == [.progressive], next.options.isEmpty,
      main.tense == nil, next.tense == nil, next.sequels.isEmpty, !next.isQuestion,
      let deed = next.verb, deed.lexeme.isInfinitive, frame(of: deed).past == .event,
      !frame(of: deed).isCopular, next.subject.contains(where: \.lexeme.isBeing),
      main.subject.contains(where: \.lexeme.isBeing)
    else { return }
    main.options = []
  }

  /// The clause of both halves.
  func clause(of cut: Cut) -> Clause? {
    guard !isPredicateOnly(cut), var main = read(cut.first).first, var next = read(cut.second).first
    else { return nil }
    tellAlike(&main, &next)
    next.isLaid = true
    main.sequels = [next]
    main.sequelLink = cut.link
    let start = cut.second.first { $0.tile != nil }?.lexeme.lemma ?? ""
    main.reasons.append(Realization.RuleApplication(.clausesApart, start, cut.link ?? ","))
    return main
  }

  private func apart(_ words: [Constituent]) -> Cut? {
    if variety.language == .spanish, let asked = goalAskedBesideNeed(words) { return asked }
    guard !isJoined(words) else { return nil }
    if let fear = fearAndRefusal(words) { return fear }
    guard variety.language == .spanish else { return cutInPortuguese(words) }
    if let lack = wishBesideLack(words) { return lack }
    return (words.count > 2 ? cut(words) : nil) ?? halves(words)
  }

  /// Whether a word says already how its parts belong together, or it asks.
  func isJoined(_ words: [Constituent]) -> Bool {
    let joining = WordSorter.subordinators(of: variety.language)
    return words.contains { word in
      word.lexeme.kind == .question || word.lexeme.wordClass == .conjunction
        || word.lexeme.lemma == "que" || joining.contains(word.lexeme.lemma)
    }
  }

  private func cut(_ words: [Constituent]) -> Cut? {
    if let apart = finishBefore(words) ?? fearBefore(words) ?? thingsSo(words) { return apart }
    return deedBesideDeed(words) ?? stateAfterDeed(words) ?? deedAfterState(words)
      ?? stateBesideState(words) ?? stateBesideNoise(words) ?? stateBeforeRemedy(words)
      ?? lackBeforeRemedy(words)
      ?? secretBeforeOrder(words) ?? dayOff(words) ?? dutyBesideFeeling(words)
  }

  // MARK: - Somebody does something, another too

  /// *Mamá / trabajar / papá / cocinar, yo / ganar / tú / perder*.
  private func deedBesideDeed(_ words: [Constituent]) -> Cut? {
    guard let first = verbPlace(words), isDoneBySubject(words, first),
      let second = words.indices.first(where: {
        $0 > first + 1 && words[$0].lexeme.wordClass == .verb
          && doer(words, before: $0, after: first) != nil
      }), let start = doer(words, before: second, after: first),
      let verb = words[..<start].lastIndex(where: { $0.lexeme.wordClass == .verb }),
      endsClause(frame(of: words[verb]), last: words[start - 1].lexeme)
        || isThere(words, verb, start)
    else { return nil }
    if variety.language == .spanish, second + 1 == words.count,
      frame(of: words[second]).isStrongOpener
    {
      // Caballo / montar / yo / querer: what is wanted was laid first.
      return nil
    }
    let others = words[(second + 1)...].filter { $0.lexeme.wordClass == .verb }
    guard others.isEmpty || frame(of: words[second]).isOpener else { return nil }
    var end = start
    if start == verb + 1, isSufferer(words[start].lexeme, of: words[verb].lexeme.lemma) {
      // Niño / pegar / yo / llorar: who suffers it is also who cries.
      end = start + 1
    }
    return Cut(first: Array(words[..<end]), second: Array(words[start...]), link: "y")
  }

  /// Whether the row begins with who does what its first verb says.
  private func isDoneBySubject(_ words: [Constituent], _ verb: Int) -> Bool {
    guard let who = words[..<verb].firstIndex(where: { isNamed($0.lexeme) }) else { return false }
    return words[..<who].allSatisfy {
      $0.lexeme.isDeterminerLike || $0.lexeme.kind == .social || $0.lexeme.kind.isTemporal
    }
      && words[(who + 1)..<verb].allSatisfy {
        isBetween($0.lexeme) || $0.lexeme.wordClass == .adjective
      }
  }

  /// Where the phrase of who does it begins right before a verb; nil where nobody stands there.
  private func doer(_ words: [Constituent], before verb: Int, after other: Int) -> Int? {
    var place = verb - 1
    while place > other, isBetween(words[place].lexeme) { place -= 1 }
    guard place > other, isNamed(words[place].lexeme), words[place].government == nil else {
      return nil
    }
    while place - 1 > other, words[place - 1].lexeme.isDeterminerLike { place -= 1 }
    guard words[place - 1].lexeme.wordClass != .adposition else { return nil }
    return place
  }

  private func isBetween(_ word: Lexeme) -> Bool {
    word.lemma == variety.language.plainNegator
      || word.kind == .negation && word.wordClass != .pronoun
      || ["ya", "también", "tampoco", "siempre"].contains(word.lemma)
      || WordJoiner.clitics.contains(word.lemma)
  }

  /// Whether the word names somebody who can do something: *yo, mamá, perro*.
  private func isNamed(_ word: Lexeme) -> Bool {
    if word.wordClass == .pronoun {
      return word.kind == .person && word.number != nil
        && !WordJoiner.clitics.contains(word.lemma) && !["mí", "ti"].contains(word.lemma)
    }
    return word.isBeing && (word.wordClass == .noun || word.wordClass == .properNoun)
  }

  /// Whether nothing behind a verb can be of it that does something itself: nobody is seen, let or wanted to do it.
  private func endsClause(_ frame: VerbFrame, last: Lexeme) -> Bool {
    frame.opening == nil && !frame.opensClause && !frame.opensCausative
      && frame.pattern.isPersonal && !frame.isCopular && !frame.pattern.mayHaveExperiencer
      && !ThoughtWords.perceiving.contains(frame.lemma) && last.wordClass != .adposition
  }

  /// *Mamá / ir / trabajo / papá / quedarse*: who stands behind where one goes goes nowhere.
  private func isThere(_ words: [Constituent], _ verb: Int, _ start: Int) -> Bool {
    let frame = frame(of: words[verb])
    let place = words[start - 1].lexeme
    return frame.slot(.placeTo) != nil && !frame.opensClause && !frame.opensCausative
      && start - 1 > verb && place.wordClass == .noun && !place.isBeing
      && place.lemma != "casa" && place.kind != .room
  }

  private func isSufferer(_ who: Lexeme, of verb: String) -> Bool {
    who.wordClass == .pronoun
      && (EverydayWords.notToMe.contains(verb) || EverydayWords.biting.contains(verb))
  }

  // MARK: - How somebody is, beside what is done

  /// *Abuelo / morir / yo / triste, mamá / venir / yo / muy / feliz*.
  private func stateAfterDeed(_ words: [Constituent]) -> Cut? {
    guard let verb = onlyVerb(words), isDoneBySubject(words, verb), let last = words.last?.lexeme,
      isCondition(last),
      endsClause(frame(of: words[verb]), last: last)
        || frame(of: words[verb]).slot(.placeTo) != nil
    else { return nil }
    var who = words.count - 2
    while who > verb, words[who].lexeme.kind == .degree || words[who].lexeme.kind == .quantity {
      who -= 1
    }
    guard who > verb, isNamed(words[who].lexeme), words[who - 1].lexeme.wordClass != .adposition,
      words[who].lexeme.wordClass == .pronoun
        || OwnerWords.parents.contains(words[who].lexeme.lemma)
    else { return nil }
    let isHurt = who == verb + 1 && isSufferer(words[who].lexeme, of: words[verb].lexeme.lemma)
    return Cut(
      first: Array(words[..<(isHurt ? who + 1 : who)]), second: Array(words[who...]), link: "y")
  }

  /// *Yo / triste / perro / morir*.
  private func deedAfterState(_ words: [Constituent]) -> Cut? {
    guard let verb = onlyVerb(words), verb > 2,
      let state = words[..<verb].firstIndex(where: { isCondition($0.lexeme) }), state > 0,
      state < verb - 1, words[..<state].contains(where: { isNamed($0.lexeme) }),
      words[..<state].allSatisfy({
        isNamed($0.lexeme) || $0.lexeme.isDeterminerLike || $0.lexeme.kind == .degree
          || $0.lexeme.kind == .quantity
      }), let start = doer(words, before: verb, after: state), start == state + 1
    else { return nil }
    return Cut(first: Array(words[..<start]), second: Array(words[start...]))
  }

  /// *Abuela / enferma / yo / triste*.
  private func stateBesideState(_ words: [Constituent]) -> Cut? {
    guard verbPlace(words) == nil, words.count > 3, let last = words.last?.lexeme,
      isCondition(last),
      let state = words.dropLast(2).firstIndex(where: { isCondition($0.lexeme) }), state > 0,
      words[..<state].contains(where: { isNamed($0.lexeme) }),
      words[(state + 1)...].dropLast().contains(where: { isNamed($0.lexeme) }),
      words.indices.allSatisfy({ index in
        let word = words[index].lexeme
        return isNamed(word) || isCondition(word) || word.isDeterminerLike || word.kind == .degree
          || word.kind == .quantity
      }), words.filter({ isCondition($0.lexeme) }).count == 2
    else { return nil }
    return Cut(first: Array(words[...state]), second: Array(words[(state + 1)...]), link: "y")
  }

  /// *Yo / nervioso / mucho / ruido, yo / cansado / mucho / trabajo*: there is, or one has, much of it.
  private func stateBesideNoise(_ words: [Constituent]) -> Cut? {
    guard words.count > 3, verbPlace(words) == nil, let last = words.last?.lexeme,
      last.wordClass == .noun, PartedWords.much.contains(words[words.count - 2].lexeme.lemma),
      isCondition(words[words.count - 3].lexeme), isNamed(words[words.count - 4].lexeme)
    else { return nil }
    let isNoise = PartedWords.noises.contains(last.lemma)
    guard isNoise || words[0].lexeme.lemma == "yo" else { return nil }
    return Cut(
      first: Array(words.dropLast(2)),
      second: [deed(isNoise ? "haber" : "tener")] + words.suffix(2))
  }

  /// *Yo / mojado / cambiar / ropa, yo / enfadado / perder, tú / malo / pegar / yo*: how one is, and what one does about
  /// it or has done.
  private func stateBeforeRemedy(_ words: [Constituent]) -> Cut? {
    guard let verb = onlyVerb(words), verb == 2, words[0].lexeme.wordClass == .pronoun,
      isNamed(words[0].lexeme), words[1].lexeme.wordClass == .adjective,
      words[2].lexeme.person == nil, words[2].lexeme.forms.isEmpty
    else { return nil }
    let frame = frame(of: words[2])
    guard frame.pattern.isPersonal, !frame.isCopular, !frame.isStrongOpener,
      !frame.opensClause
    else { return nil }
    let state = words[1].lexeme
    // Yo / cansado / ir / cama: one is not tired of going there.
    let isLeaving = state.kind.isPassing && frame.slot(.placeTo) != nil && words.count > 3
    let isCondition =
      (SuppliedWords.conditions.contains(state.lemma) || state.kind == .state)
      && AdjectiveLinks.beforeNoun(state.lemma) == nil
    let isReason = frame.achievement != nil && state.kind.isPassing
    let isJudged =
      ComparedWords.evaluating.contains(state.lemma) && frame.takesPerson && words.count > 3
    guard isLeaving || isCondition && frame.opening == nil || isReason || isJudged else {
      return nil
    }
    let isSpeaker = words[0].lexeme.lemma == "yo"
    return Cut(
      first: Array(words[..<2]), second: (isSpeaker ? [] : [words[0]]) + words[2...])
  }

  /// *No / haber / pan / comprar, no / haber / leche / ir / tienda*: what is missing, and what is to be done about it.
  private func lackBeforeRemedy(_ words: [Constituent]) -> Cut? {
    guard words.count > 3, words[0].lexeme.lemma == variety.language.plainNegator,
      words[1].lexeme.lemma == "haber", words[1].lexeme.forms.isEmpty,
      let remedy = words.indices.dropFirst(3).first(where: {
        ThoughtWords.remedies.contains(words[$0].lexeme.lemma)
          && words[$0].lexeme.wordClass == .verb
      }), words[2..<remedy].allSatisfy({ $0.lexeme.isNominal || $0.lexeme.isDeterminerLike }),
      words[remedy - 1].lexeme.wordClass == .noun, let link = tables.lexicon.known("que")
    else { return nil }
    return Cut(
      first: Array(words[..<remedy]),
      second: [deed("haber"), Constituent(link)] + words[remedy...])
  }

  /// *Sorpresa / no / decir / mamá, secreto / no / contar*: what it is, and what is not to be done with it.
  private func secretBeforeOrder(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, ThoughtWords.secrets.contains(words[0].lexeme.lemma),
      words[1].lexeme.lemma == variety.language.plainNegator,
      ThoughtWords.telling.contains(words[2].lexeme.lemma), words[2].lexeme.forms.isEmpty
    else { return nil }
    let being = Constituent.linking("ser", .third)
    var second = Array(words[1...])
    second[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    if ["decir", "contar"].contains(words[2].lexeme.lemma), words.last?.lexeme.lemma != "nadie",
      let nothing = tables.lexicon.known("nada")
    {
      second.insert(Constituent(nothing), at: 2)
    }
    if words.count == 4, words[3].lexeme.lemma == "nadie",
      let told = ["decir": "digas", "contar": "cuentes"][words[2].lexeme.lemma]
    {
      second = [
        Constituent(
          Lexeme(
            lemma: "no se lo \(told) a nadie", wordClass: .interjection, kind: .social),
          tile: words[2].tile)
      ]
    }
    let one = tables.lexicon.known("un").map { [Constituent($0)] } ?? []
    return Cut(first: [being] + one + [words[0]], second: second)
  }

  /// *Mañana / no / trabajar / fiesta, hoy / no / cole / vacaciones*: what is off, and why.
  private func dayOff(_ words: [Constituent]) -> Cut? {
    guard words.count == 4, words[0].lexeme.kind.isTemporal,
      words[1].lexeme.lemma == variety.language.plainNegator, var why = words.last,
      why.lexeme.wordClass == .noun, ThoughtWords.daysOff.contains(why.lexeme.lemma)
    else { return nil }
    why.lexeme = Lexeme(lemma: why.lexeme.lemma, wordClass: .adverb, kind: .manner)
    var being = Constituent.linking("ser")
    being.lexeme.person = .third
    being.lexeme.number = why.lexeme.lemma.hasSuffix("s") ? .plural : .singular
    var first = Array(words.dropLast())
    if words[2].lexeme.wordClass == .noun { first.insert(deed("haber"), at: 2) }
    guard words[2].lexeme.wordClass == .noun || words[2].lexeme.wordClass == .verb else {
      return nil
    }
    return Cut(first: first, second: [being, why])
  }

  /// *Examen / mañana / nervioso*: what one has, and how one feels.
  private func dutyBesideFeeling(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, verbPlace(words) == nil, words[2].lexeme.wordClass == .adjective,
      words[2].lexeme.kind == .emotion,
      let duty = words[..<2].firstIndex(where: {
        $0.lexeme.wordClass == .noun
          && ($0.lexeme.takesPlace || ThoughtWords.duties.contains($0.lexeme.lemma))
      }), words[1 - duty].lexeme.kind.isTemporal
    else { return nil }
    return Cut(first: [deed("tener"), words[duty], words[1 - duty]], second: [words[2]])
  }

  // MARK: - Words

  func onlyVerb(_ words: [Constituent]) -> Int? {
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    return verbs.count == 1 ? verbs.first : nil
  }

  func isCondition(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective
      && (word.kind.isPassing || SuppliedWords.conditions.contains(word.lemma))
  }

  func deed(_ lemma: String) -> Constituent {
    Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .action))
  }
}

/// Words by which two thoughts in one row are known.
enum ThoughtWords {
  /// Verbs behind which another is seen, heard or made to do something.
  static let perceiving: WordSet = [
    "ver", "mirar", "oír", "escuchar", "sentir", "encontrar", "hacer", "dejar", "mandar", "enseñar",
    "invitar", "pedir", "decir", "llamar", "esperar", "llevar", "acompañar", "obligar", "poner",
    "volver", "soñar", "parecer",
  ]
  /// What is done where something is missing.
  static let remedies: WordSet = [
    "comprar", "ir", "traer", "pedir", "buscar", "preparar", "llamar",
  ]
  /// What is to be kept.
  static let secrets: WordSet = ["sorpresa", "secreto", "regalo"]
  /// What is not done with it.
  static let telling: WordSet = ["decir", "contar", "mirar", "abrir", "hablar"]
  /// Days without work.
  static let daysOff: WordSet = [
    "fiesta", "vacaciones", "festivo", "puente", "huelga", "domingo", "sábado", "Navidad",
  ]
  /// What one has on a day.
  static let duties: WordSet = [
    "examen", "control", "prueba", "dentista", "médico", "concierto", "partido",
  ]
}
