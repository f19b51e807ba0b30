import AACCore

/// What one says in conversation beside whole sentences: *sí / pero / luego, good / and / you, um / dois / três / já, wait / I / type*.
///
/// Sources: NGLE §31.10 (conjunctions between an answer and what limits it), §42.3 (requests); RAE, *Ortografía* §3.4.2 (commas in counting
/// and before *pero*); Cunha & Cintra, chapters 17 and 20; CGEL §11.38 (answers), §13.1–13.3, §10.52.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func inConversation(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 1, row.count < 9 else { return nil }
    if row.count < 4, let then = onlyThen(row) { return then }
    guard row.count > 2 else { return nil }
    let words = TalkWords.of(variety.language)
    return limitedAnswer(row, words) ?? askedBack(row, words) ?? counted(row, words)
      ?? reckonedUp(row, words) ?? heldBack(row, words) ?? firstThen(row, words)
  }

  /// *Sí / pero / luego, no / but / thank you, sim / mas / primeiro / comer*: the answer, and what limits it.
  private func limitedAnswer(_ row: [Constituent], _ words: TalkWords) -> [Clause]? {
    guard words.answers.contains(row[0].lexeme.lemma), words.but.contains(row[1].lexeme.lemma),
      case let rest = Array(row[2...]),
      !rest.contains(where: { $0.lexeme.wordClass == .conjunction }),
      var next = readWhole(rest).first, next.sequels.isEmpty, next.edge == nil
    else { return nil }
    next.isLaid = true
    return [joined(asSaid([row[0]]), row[1], next)]
  }

  /// *Bien / y / tú, I / be / fine / and / you, cansado / e / você*: how one is, and the same asked back.
  private func askedBack(_ row: [Constituent], _ words: TalkWords) -> [Clause]? {
    let end = row.count - 2
    guard words.listeners.contains(row[end + 1].lexeme.lemma),
      words.and.contains(row[end].lexeme.lemma), case let before = Array(row[..<end]),
      let last = before.last, !last.lexeme.isBeing, last.lexeme.wordClass != .pronoun,
      !before.contains(where: {
        $0.lexeme.kind == .question || words.listeners.contains($0.lexeme.lemma)
      })
    else { return nil }
    let isShort =
      before.count < 3
      && before.allSatisfy { word in
        word.lexeme.wordClass == .adverb && !word.lexeme.kind.isTemporal
          || words.well.contains(word.lexeme.lemma)
          || word.lexeme.wordClass == .adjective && words.felt.contains(word.lexeme.kind)
      }
    if isShort {
      return [joined(asSaid(before), row[end], asked(row[end + 1]))]
    }
    // Spanish and Portuguese ask back behind a sentence by what it says of the other (BriefThought).
    guard variety.language == .english, before[0].lexeme.lemma == "I",
      var main = read(before).first, main.verb != nil, main.sequels.isEmpty
    else { return nil }
    main.isLaid = true
    return [joined(main, row[end], asked(row[end + 1]))]
  }

  /// *One / two / three / go, uno / dos / tres / saltar*: what is counted to, and what is done then.
  private func counted(_ row: [Constituent], _ words: TalkWords) -> [Clause]? {
    let lemmas = row.map(\.lexeme.lemma)
    if words.starts.contains(where: { $0 == lemmas }) { return [asSaid(row, exclaims: true)] }
    let numbers = row.prefix { words.numbers.contains($0.lexeme.lemma) }
    guard numbers.count > 1, numbers.count + 1 == row.count,
      case let counted = numbers.map(\.lexeme.lemma),
      counted == Array(words.numbers.prefix(counted.count))
        || counted == words.numbers.prefix(counted.count).reversed()
    else { return nil }
    let last = row[numbers.count]
    if words.off.contains(last.lexeme.lemma) { return [asSaid(row, exclaims: true)] }
    guard last.lexeme.wordClass == .verb || tables.frames.listed(last.lexeme.lemma) != nil
    else { return nil }
    var main = asSaid(Array(numbers))
    var next = requesting(Clause(variety: variety))
    next.verb = last
    next.isLaid = true
    main.sequels = [next]
    return [main]
  }

  /// *Two / plus / two / four, cinco / menos / dos / ser / tres*: what comes of it.
  private func reckonedUp(_ row: [Constituent], _ words: TalkWords) -> [Clause]? {
    guard row.count == 4 || row.count == 5, row[0].lexeme.wordClass == .numeral,
      let sign = words.signs[row[1].lexeme.lemma], row[2].lexeme.wordClass == .numeral,
      let sum = row.last, sum.lexeme.wordClass == .numeral,
      row.count == 4 || words.equal.contains(row[3].lexeme.lemma)
    else { return nil }
    let isOne = sum.lexeme.lemma == words.numbers[0]
    let copula = isOne ? words.gives.one : words.gives.several
    var clause = asSaid(
      row[0...2].map { ($0.tile == row[1].tile ? sign : $0.lexeme.lemma, $0.tile) }
        + [(copula, row.count == 5 ? row[3].tile : nil), (sum.lexeme.lemma, sum.tile)],
      leans: true)
    if row.count == 4 {
      clause.reasons = [Realization.RuleApplication(.understoodBe, sum.lexeme.lemma, copula)]
    }
    return [clause]
  }

  /// *Wait / I / type, espera / yo / escribir*: who is to wait, and for what.
  private func heldBack(_ row: [Constituent], _ words: TalkWords) -> [Clause]? {
    var begin = 0
    var politely: [Constituent] = []
    if words.please.contains(row[0].lexeme.lemma) {
      politely = [row[0]]
      begin = 1
    }
    guard begin + 2 < row.count, words.wait.contains(row[begin].lexeme.lemma),
      row[begin + 1].lexeme.lemma == words.speaker, case let rest = Array(row[(begin + 1)...]),
      case let deed = tables.frames[rest[1].lexeme.lemma], deed.isListed, deed.pattern != .modal,
      deed.past != .state, deed.opening == nil, isPlain,
      var next = read([rest[0], rest[1].asVerb] + rest[2...]).first, next.verb != nil,
      next.sequels.isEmpty,
      let wait = read(politely + [asDeed(row[begin])]).first
    else { return nil }
    next.options.insert(.progressive)
    next.isLaid = true
    var main = requesting(wait)
    main.sequels = [next]
    return [main]
  }

  /// *First / bath / bed, primero / deberes / luego / jugar, primeiro / comer / depois / parque*: what comes after what, each by its name.
  private func firstThen(_ row: [Constituent], _ words: TalkWords) -> [Clause]? {
    guard words.first.contains(row[0].lexeme.lemma), row.count == 3 || row.count == 4 else {
      return nil
    }
    if variety.language == .english, EnglishPeople.names.contains(row[1].lexeme.lemma.lowercased()),
      row[2].lexeme.wordClass == .verb
    {
      // Mom eats first: she is the only one of her name.
      var clause = Clause(variety: variety)
      (clause.subject, clause.verb) = ([row[1]], row[2].asVerb)
      clause.complements = row[3...] + [row[0]]
      return [clause]
    }
    guard
      case let hasThen = row.count == 4, !hasThen || words.then.contains(row[2].lexeme.lemma),
      case let (one, other) = (row[1].lexeme, row[row.count - 1].lexeme),
      isStep(one), isStep(other), one.wordClass != .verb || other.wordClass != .verb,
      hasThen || other.wordClass != .verb || isDoneAfter(other, one),
      hasThen || !one.isBeing && one.wordClass != .pronoun && other.wordClass != .pronoun
    else { return nil }
    let then = hasThen ? row[2].lexeme.lemma : words.next
    let parts: [(text: String, tile: Int?)] = [
      ("\(row[0].lexeme.lemma) \(named(one))", row[1].tile),
      ("\(then) \(named(other))", row[row.count - 1].tile),
    ]
    var clause = asSaid(parts, leans: false)
    if let first = row[1].tile { clause.joins[first] = row.compactMap(\.tile) }
    return [clause]
  }

  /// *Deberes / jugar*, but not *beso / recordar*: whether a deed is one of its own and is not done to what stands before it.
  private func isDoneAfter(_ deed: Lexeme, _ step: Lexeme) -> Bool {
    !tables.frames[deed.lemma].takesAsObject(step)
      && (variety.language == .english || WishedDeeds.isAskedFor(deed.lemma, variety.language))
  }

  /// Whether a word names what is done, had or met at one point of the day.
  private func isStep(_ word: Lexeme) -> Bool {
    switch word.wordClass {
    case .noun: !word.kind.isTemporal && !word.kind.isSensation
    case .properNoun: true
    case .verb: word.isInfinitive || variety.language == .english
    case .pronoun: word.kind == .person && word.person != nil
    default: false
    }
  }

  /// A word with the article that Spanish and Portuguese want before what has its name.
  private func named(_ word: Lexeme) -> String {
    guard variety.language != .english, word.wordClass == .noun, word.article != .bare
    else { return word.lemma }
    let article = RomanceGrammar.grammar(variety).article(
      .definite, tables.gender(of: word) ?? .masculine, word.number ?? .singular)
    return "\(article) \(word.lemma)"
  }

  /// *Espera* as the verb that it is a form of.
  private func asDeed(_ word: Constituent) -> Constituent {
    guard word.lexeme.lemma.hasPrefix("esper") else { return word }
    return Constituent(deed("esperar").lexeme, tile: word.tile)
  }

  /// *Só / hoje, only / on / weekend*: then, and at no other time.
  private func onlyThen(_ row: [Constituent]) -> [Clause]? {
    guard ["só", "somente", "apenas", "only"].contains(row[0].lexeme.lemma),
      let time = row.last, time.lexeme.kind.isTemporal,
      row.count == 2 || row[1].lexeme.wordClass == .adposition
    else { return nil }
    let article =
      time.lexeme.lemma == "weekend" && row.count == 3 ? tables.lexicon.small("the") : []
    return edged(
      row[1..<(row.count - 1)] + article + [time],
      OpenEdge(word: row[0], opens: true, breaksOff: false))
  }

  // MARK: Clauses

  private func joined(_ main: Clause, _ joint: Constituent, _ next: Clause) -> Clause {
    var main = main
    main.sequels = [next]
    main.sequelJoint = [joint]
    return main
  }

  private func asked(_ who: Constituent) -> Clause {
    var clause = asSaid([who])
    clause.isQuestion = true
    return clause
  }

  private func asSaid(_ row: [Constituent], exclaims: Bool = false) -> Clause {
    asSaid(
      row.map { ($0.lexeme.lemma == "ok" ? "OK" : $0.lexeme.lemma, $0.tile) }, leans: false,
      exclaims: exclaims)
  }

  /// Words as they were chosen, with commas between them or, where they lean, without.
  private func asSaid(
    _ parts: [(text: String, tile: Int?)], leans: Bool, exclaims: Bool = false
  ) -> Clause {
    guard variety.language == .english else {
      return spoken(parts.map { ($0.text, $0.tile, leans) }, exclaims: exclaims)
    }
    var clause = Clause(variety: variety)
    let text = parts.map(\.text).joined(separator: leans ? " " : ", ")
    var word = Lexeme(lemma: text, wordClass: .interjection, kind: .social)
    if exclaims { word.forms[Adverbial.exclaiming] = "" }
    clause.subject = [Constituent(word, tile: parts[0].tile)]
    if let tile = parts[0].tile { clause.joins[tile] = parts.compactMap(\.tile) }
    return clause
  }
}

/// Words that conversation goes by.
private struct TalkWords {
  /// *Sí, no*: what answers.
  let answers: WordSet
  let but: WordSet, and: WordSet
  /// Who is asked back, and who speaks.
  let listeners: WordSet, speaker: String
  let please: WordSet, wait: WordSet
  /// What is counted, and what one begins at.
  let numbers: [String], off: WordSet, starts: [[String]]
  /// What is reckoned, and how its result is joined to it.
  let signs: [String: String], equal: WordSet, gives: (one: String, several: String)
  /// What one answers who is asked how one is.
  let felt = KindSet(.state, .emotion)
  /// What an order of steps begins and goes on with.
  let first: WordSet, then: WordSet, next: String
  let well: WordSet

  static func of(_ language: Language) -> Self {
    switch language {
    case .spanish: spanish
    case .english: english
    case .portuguese: portuguese
    }
  }

  private static let spanish = Self(
    answers: ["sí", "no", "vale", "bueno", "quizás", "quizá", "claro", "de acuerdo"],
    but: ["pero"], and: ["y"], listeners: ["tú", "vos", "usted", "ustedes", "vosotros"],
    speaker: "yo", please: ["por favor"], wait: ["espera", "esperar", "un momento"],
    numbers: ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
    off: ["ya", "fuera"],
    starts: [["preparado", "listo", "ya"], ["preparados", "listos", "ya"]],
    signs: ["más": "más", "menos": "menos", "por": "por"], equal: ["ser", "son", "es"],
    gives: ("es", "son"), first: ["primero"], then: ["luego", "después", "entonces"], next: "luego",
    well: ["bien", "mal", "regular", "genial"])
  private static let english = Self(
    answers: ["yes", "no", "ok", "okay", "maybe", "sure", "yeah"], but: ["but"], and: ["and"],
    listeners: ["you"], speaker: "I", please: ["please"], wait: ["wait", "hold on"],
    numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    off: ["go"], starts: [["ready", "set", "go"], ["ready", "steady", "go"]],
    signs: ["plus": "plus", "and": "and", "minus": "minus", "times": "times"],
    equal: ["be", "is", "equal", "equals", "make"], gives: ("is", "is"),
    first: ["first"], then: ["then", "and then", "next"], next: "then",
    well: ["good", "well", "fine", "great", "ok", "okay", "bad", "better"])
  private static let portuguese = Self(
    answers: ["sim", "não", "tá bom", "está bem", "talvez", "claro"], but: ["mas"],
    and: ["e"], listeners: ["você", "tu", "vocês"], speaker: "eu", please: ["por favor"],
    wait: ["espera", "esperar", "espere"],
    numbers: ["um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"],
    off: ["já"], starts: [["preparar", "apontar", "já"], ["preparar", "apontar", "fogo"]],
    signs: ["mais": "mais", "menos": "menos", "vezes": "vezes"], equal: ["ser", "são", "é"],
    gives: ("é", "são"), first: ["primeiro"], then: ["depois", "então"], next: "depois",
    well: ["bem", "mal", "ótimo", "tudo bem"])
}
