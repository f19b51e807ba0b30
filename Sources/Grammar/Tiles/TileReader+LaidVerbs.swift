import AACCore

/// Rows whose verbs were laid in another order than they are said: *hacer / deberes / tener que, ver / abuela / querer,
/// perro / ladrar / oír / yo*. What opens a verb stands before it (NGLE §26.1, §28.1; Bechara, *Locução verbal*).
extension TileReader {
  /// The words with a verb that was laid behind what it opens, or behind what it says of something, put before it.
  func inUsualOrder(_ words: [Constituent]) -> [Constituent] {
    guard variety.language != .english, words.count > 1 else { return words }
    var verbs: [Int] = []
    var link: Int?
    for index in words.indices {
      let word = words[index].lexeme
      if word.wordClass == .verb {
        verbs.append(index)
      } else if word.wordClass == .conjunction || word.kind == .question || word.lemma == "que" {
        if LaidWords.links.contains(word.lemma) {
          link = link ?? index
        } else if word.kind == .question || word.lemma == "," {
          return words
        }
      }
    }
    guard let last = verbs.last, words[last].lexeme.isInfinitive else { return words }
    if let link {
      if verbs.count == 1 { return stateInOrder(words, last) ?? words }
      return clauseBehind(words, verbs, link) ?? speakerFirst(words, verbs, link) ?? words
    }
    if let ordered = feltInOrder(words, last) { return ordered }
    guard verbs.count > 1 else { return stateInOrder(words, last) ?? words }
    return openerFirst(words, verbs) ?? wishForOther(words, verbs) ?? words
  }

  // MARK: - What opens a verb, laid last

  private func openerFirst(_ words: [Constituent], _ verbs: [Int]) -> [Constituent]? {
    guard let main = verbs.last, verbs[0] != main else { return nil }
    if frame(of: words[verbs[0]]).opensCausative, letsSomebody(words, verbs[0]) { return nil }
    let frame = frame(of: words[main])
    let before = self.frame(of: words[verbs[verbs.count - 2]])
    let isStrong = frame.isStrongOpener
    guard isStrong || opensWeakly(frame), !frame.pattern.mayHaveExperiencer, !frame.isCopular,
      !Self.going.contains(frame.lemma), !before.pattern.mayHaveExperiencer,
      !verbs.dropLast().contains(where: { self.frame(of: words[$0]).isStrongOpener }),
      isStrong || before.opening == nil && frame.lemma != "brincar",
      words[main - 1].lexeme.wordClass != .adposition,
      words[verbs[verbs.count - 2]].lexeme.isInfinitive
    else { return nil }
    var inner = Array(words[..<main])
    var negator: [Constituent] = []
    if let last = inner.last, last.lexeme.lemma == variety.language.plainNegator {
      negator = [inner.removeLast()]
    }
    var subject = Array(words[(main + 1)...])
    if subject.isEmpty {
      guard takeDoer(&subject, from: &inner), isStrong || !subject.isEmpty else { return nil }
    } else if !isDoerPhrase(subject[...])
      || isNominative(words[0].lexeme) && !isNominative(subject[0].lexeme)
      || main == 1 && frame.opensClause && before.takesPerson && before.slot(.object) != nil
      || frame.lemma == "poder" && subject[0].lexeme.person == .second
    {
      return nil
    }
    if !isStrong, frame.opensClause, frame.opening == nil, !frame.opensCausative,
      verbs[0] == 0, before.pattern != .weather
    {
      // Usar / tablet / falar / eu: what is used is not what is said.
      return nil
    }
    let times = inner.prefix { $0.lexeme.kind.isTemporal }
    inner.removeFirst(times.count)
    guard let opened = opened(inner, by: frame, &negator) else { return nil }
    return Array(times) + subject + negator + [words[main]] + opened
  }

  /// Takes who does it from right before the verb that opens the others; false where the row may well say another thing.
  private func takeDoer(_ subject: inout [Constituent], from inner: inout [Constituent]) -> Bool {
    guard let who = inner.last?.lexeme, inner.count > 1, namesSomebody(who),
      let verb = verbPlace(inner), verb < inner.count - 1
    else { return !startsWithDoer(inner) }
    var start = inner.count - 1
    while start > verb + 1, inner[start - 1].lexeme.isDeterminerLike { start -= 1 }
    let before = inner[start - 1].lexeme
    let opened = frame(of: inner[verb])
    let hasDoer = startsWithDoer(inner)
    if before.wordClass == .adposition || before.isConnective || isComparer(before) {
      return !hasDoer
    }
    if isNominative(who) {
      // Tú / ir / querer: who does it may as well be asked; tú / ayudar / yo / querer: whom it is done to.
      guard who.person != .second else { return false }
      if hasDoer, start == verb + 1, opened.takesPerson { return inner[0].lexeme.person == .second }
      guard !hasDoer || who.person == .first else { return false }
      subject = [inner.removeLast()]
      return true
    }
    guard !hasDoer else { return false }
    let hasThing = inner[(verb + 1)..<start].contains { $0.lexeme.isNominal }
    let isTaken = hasThing ? opened.slot(.recipient) != nil : opened.takesPerson
    if !isTaken {
      subject = Array(inner[start...])
      inner.removeSubrange(start...)
    }
    return true
  }

  /// What is opened, with its verb before what it is done to; nil where the row may well say two things.
  private func opened(
    _ words: [Constituent], by frame: VerbFrame, _ negator: inout [Constituent]
  ) -> [Constituent]? {
    var inner = words
    guard let first = inner.first?.lexeme, var verb = verbPlace(inner) else { return nil }
    let own = self.frame(of: inner[verb])
    if saysTwoThings(inner, own) { return nil }
    if first.lemma == variety.language.plainNegator, negator.isEmpty,
      own.pattern.isPersonal, frame.isStrongOpener
    {
      negator = [inner.removeFirst()]
      verb -= 1
    }
    if verb > 0, !inner[..<verb].contains(where: { namesSomebody($0.lexeme) }) {
      return verbFirst(inner, verb, first, frame)
    }
    return verb == 0 ? helpedFirst(inner, own, frame) : inner
  }

  /// *Llover / paraguas / necesitar, hacer / calor / agua / querer, caballo / montar / yo / querer*: the row may well say that
  /// one thing is so and another is wanted.
  private func saysTwoThings(_ words: [Constituent], _ own: VerbFrame) -> Bool {
    let first = words[0].lexeme
    if first.wordClass == .adjective, !own.isCopular { return true }
    if own.pattern == .weather, words.contains(where: { $0.lexeme.wordClass == .noun }) {
      return true
    }
    if LaidWords.having.contains(own.lemma), words.count > 2,
      words.contains(where: { isWeatherWord($0.lexeme) || isFeeling($0.lexeme, own.lemma) })
    {
      return true
    }
    return first.kind == .animal && own.slots.contains { $0.words.contains(first.lemma) }
  }

  /// *Deberes / hacer*: the verb, with its negation or preposition, put before what it is done to; *tormenta / parar*, which
  /// is wished for, stays.
  private func verbFirst(
    _ words: [Constituent], _ verb: Int, _ first: Lexeme, _ frame: VerbFrame
  ) -> [Constituent] {
    let own = words[verb].lexeme.lemma
    if frame.opensClause, verb == words.count - 1,
      MeaningWords.beginnings.contains(own) || LaidWords.ending.contains(own),
      first.kind == .nature || first.kind == .weather
    {
      return words
    }
    let isLed =
      words[verb - 1].lexeme.lemma == variety.language.plainNegator
      || words[verb - 1].lexeme.wordClass == .adposition
    let start = isLed ? verb - 1 : verb
    var inner = words
    let moved = Array(inner[start...verb])
    inner.removeSubrange(start...verb)
    inner.insert(contentsOf: moved, at: 0)
    return inner
  }

  /// *Cocinar / hermano / ayudar / papá*: whom one helps stands before what he does.
  private func helpedFirst(
    _ words: [Constituent], _ own: VerbFrame, _ frame: VerbFrame
  ) -> [Constituent] {
    let mayStop = frame.opensCausative && frame.opening != nil && frame.opening != .bare
    guard !frame.isStrongOpener, !(mayStop && own.takesPerson), let who = words.last,
      namesSomebody(who.lexeme), words.count > 1
    else { return words }
    var start = words.count - 1
    while start > 1, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    guard words[start - 1].lexeme.wordClass != .adposition else { return words }
    return Array(words[start...] + words[..<start])
  }

  /// Whether a verb opens another one and is as often said without one: *ayudar, dejar, ver, terminar, creer*.
  private func opensWeakly(_ frame: VerbFrame) -> Bool {
    (frame.opening != nil || frame.opensClause || frame.opensCausative
      || LaidWords.perceiving.contains(frame.lemma)) && frame.slot(.placeTo) == nil
      && frame.pattern.isPersonal
  }

  // MARK: - A wish for somebody else

  /// *Necesitar / tú / estar / aquí, querer / papá / leer / cuento*: who stands between a wish and what is wished for is to
  /// do it (NGLE §25.4; Cunha & Cintra, *Orações substantivas*).
  private func wishForOther(_ words: [Constituent], _ verbs: [Int]) -> [Constituent]? {
    let start = words[0].lexeme.lemma == variety.language.plainNegator ? 1 : 0
    guard verbs[0] == start, words[start].lexeme.isInfinitive,
      LaidWords.wishes.contains(words[start].lexeme.lemma)
    else { return nil }
    var end = verbs[1]
    if words[end - 1].lexeme.lemma == variety.language.plainNegator { end -= 1 }
    guard end > start + 1, isDoerPhrase(words[(start + 1)..<end]),
      words[end - 1].lexeme.isHuman, words[end - 1].lexeme.person != .first,
      verbs.count == 2 || !["preferir"].contains(words[start].lexeme.lemma)
    else { return nil }
    if let last = words.last, last.lexeme.person == .first, isNominative(last.lexeme),
      words[words.count - 2].lexeme.wordClass != .adposition
    {
      let isTaken =
        words[words.count - 2].lexeme.wordClass == .verb
        && frame(of: words[words.count - 2]).takesPerson
      // Querer / tú / ayudar / yo: whom it is done to.
      return isTaken ? nil : [last] + words.dropLast()
    }
    var words = words
    words[start].lexeme.person = .first
    words[start].lexeme.number = .singular
    if variety.language == .spanish, end == start + 2,
      KinWords.own.contains(words[start + 1].lexeme.lemma), let mine = tables.lexicon.known("mi")
    {
      words.insert(Constituent(mine), at: start + 1)
    }
    return words
  }

  // MARK: - Words

  /// Whether the words name who does something and nothing else: *yo, mi hermana, Ana y Luis*.
  func isDoerPhrase(_ words: ArraySlice<Constituent>) -> Bool {
    guard let last = words.last, namesSomebody(last.lexeme) else { return false }
    var isFree = true
    for word in words {
      if namesSomebody(word.lexeme) {
        guard isFree else { return false }
        isFree = false
      } else if word.lexeme.isConnective {
        guard !isFree else { return false }
        isFree = true
      } else if !word.lexeme.isDeterminerLike || !isFree {
        return false
      }
    }
    return true
  }

  /// Whether the row begins with somebody who may do what it says.
  func startsWithDoer(_ words: [Constituent]) -> Bool {
    guard let who = words.first(where: { !$0.lexeme.isDeterminerLike }) else { return false }
    return namesSomebody(who.lexeme)
  }

  /// Whether the word names somebody: *yo, mamá, perro, Ana*.
  func namesSomebody(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun
      ? isNominative(word)
      : word.isBeing && (word.wordClass == .noun || word.wordClass == .properNoun)
  }

  /// Whether what stands behind it is only compared: *tanto / como / tú*.
  func isComparer(_ word: Lexeme) -> Bool {
    ["como", "que", "do que", "quanto"].contains(word.lemma)
  }

  /// Whether it is a pronoun as a subject has it: *yo, tú, ella*.
  func isNominative(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun && word.kind == .person && word.number != nil && !isObjectForm(word)
  }
}

/// Words that the order of a row turns on.
enum LaidWords {
  /// What joins a clause.
  static let links: WordSet = [
    "que", "porque", "si", "se", "cuando", "quando", "mientras", "enquanto", "hasta que", "até que",
    "para que", "aunque",
  ]
  /// What one perceives is done by others.
  static let perceiving: WordSet = ["ver", "oír", "escuchar", "mirar", "ouvir", "escutar"]
  /// What is wished for may be for others to do.
  static let wishes: WordSet = [
    "querer", "necesitar", "esperar", "desear", "preferir", "precisar", "desejar",
  ]
  /// What the weather does in the end.
  static let ending: WordSet = ["parar", "pasar", "passar", "acabar", "terminar"]
  /// Verbs that a feeling or the weather is said with.
  static let having: WordSet = ["tener", "ter", "estar", "hacer", "fazer", "sentir", "ficar"]
  /// What one has for somebody: *saudade da mamãe*.
  static let missing: WordSet = ["saudade", "saudades"]
}
