import AACCore

/// Three words of a board, of which one is a deed that somebody does to something, somewhere or at some time: *eu / ajudar / sapatos, mamãe / dar /
/// suco, agora / poder / biscoito, este / você / quebrar, com / eu / ler*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Vocativo*), 11 (*Demonstrativos*) and 13; Bechara, *Regência verbal*.
struct PortugueseTriple {
  let reader: TileReader
  let row: [Constituent]
  /// The helper that builds clauses and knows the sorts of words.
  let pair: PortuguesePair

  init(reader: TileReader, row: [Constituent]) {
    (self.reader, self.row) = (reader, row)
    pair = PortuguesePair(reader: reader, first: row[0], second: row[1])
  }

  /// What the three say; nil where the usual readings know better.
  var said: [Clause]? {
    let verbs = row.filter { $0.lexeme.wordClass == .verb }
    guard verbs.count < 2 else { return nil }
    guard let verb = verbs.first else { return verbless }
    guard verb.lexeme.isInfinitive else { return nil }
    let act = Act(verb: verb, rest: row.filter { $0.tile != verb.tile })
    return calledDeed(act) ?? pointedDeed(act) ?? askedDeed(act) ?? deedByVerb(act)
      ?? againDeed(act)
  }

  /// A deed and the two words beside it, in their order.
  struct Act {
    let verb: Constituent
    let rest: [Constituent]
    var deed: String { verb.lexeme.lemma }

    /// The word of the two of which this holds, and the other one.
    func beside(_ holds: (Lexeme) -> Bool) -> (core: Constituent, other: Constituent)? {
      if holds(rest[0].lexeme) { return (rest[0], rest[1]) }
      return holds(rest[1].lexeme) ? (rest[1], rest[0]) : nil
    }

    func beside(_ words: WordSet) -> (core: Constituent, other: Constituent)? {
      beside { words.contains($0.lemma) }
    }

    /// Somebody or an animal who may do it, and the other word.
    var doer: (core: Constituent, other: Constituent)? { beside(PortugueseTriple.isDoer) }
  }

  /// Whether it is a person, an animal or a pronoun for one.
  static func isDoer(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun && word.kind == .person
      || PortuguesePair.isSomebody(word) || PortuguesePair.isAnimal(word)
  }

  /// Whether it says when it is done: *agora, amanhã, ontem*.
  static func isTime(_ word: Lexeme) -> Bool {
    (word.kind == .time || word.kind == .weekday) && word.wordClass == .adverb
      || BoardPairWords.toCome.contains(word.lemma)
  }

  /// The row with other words in the place of one of it.
  func row(_ word: Constituent, as words: [Constituent]) -> [Constituent] {
    row.flatMap { $0.tile == word.tile ? words : [$0] }
  }

  /// Where in the row a word was laid.
  func place(of word: Constituent) -> Int {
    row.firstIndex { $0.tile == word.tile } ?? row.endIndex
  }

  // MARK: - Called

  /// *Por favor / mamãe / brincar, oi / mamãe / ajudar, mamãe / ajudar / agora, mamãe / dar / suco, obrigado / mamãe / comprar*.
  private func calledDeed(_ act: Act) -> [Clause]? {
    if let (thanks, who) = act.beside(["obrigado"]) { return thanked(act, thanks, who) }
    if let (please, who) = act.beside(OrderWords.please), called(who.lexeme),
      !BoardPairWords.suffered.contains(act.deed),
      place(of: who) < place(of: act.verb)
        || PortuguesePair.isUnique(who.lexeme)
          && !BoardPairWords.doneToSomebody.contains(act.deed)
    {
      return [told([who], act, [please]).requested]
    }
    if let (greeting, who) = act.beside(BoardPairWords.greetings), called(who.lexeme) {
      return greeted(act, greeting, who)
    }
    if let (please, thing) = act.beside(OrderWords.please), ["ouvir", "ter"].contains(act.deed),
      PortuguesePair.isThing(thing.lexeme)
    {
      return [pair.wished([act.verb, thing, please])]
    }
    guard let (who, other) = act.doer else { return nil }
    if act.deed == "dar" { return givenBy(who, act, other) }
    if other.lexeme.lemma == "mais", row[0].tile != who.tile { return more(act, who, other) }
    guard BoardPairWords.parents.contains(who.lexeme.lemma), row[0].tile == who.tile,
      ["ajudar", "abrir", "fechar", "olhar"].contains(act.deed),
      ["aqui", "agora", "de novo", "mais", "também"].contains(other.lexeme.lemma)
    else { return nil }
    return [told([who], act, [other]).requested]
  }

  /// *Mais / mamãe / abrir, precisar / mamãe / mais, brincar / mais / cachorro*: more of the deed.
  private func more(_ act: Act, _ who: Constituent, _ more: Constituent) -> [Clause]? {
    if PortuguesePair.isAnimal(who.lexeme), act.deed == "brincar" {
      return [pair.wished([act.verb, more] + pair.behind("com", pair.known(who)))]
    }
    guard PortuguesePair.isUnique(who.lexeme) else { return nil }
    let isRequest =
      pair.isWilled(act.verb) || pair.isAsked(act.verb.lexeme) || act.deed == "ajudar"
    return isRequest
      ? [told([who], act, [more]).requested]
      : act.deed == "precisar" ? [pair.told([who], act.verb, [more])] : nil
  }

  /// Whether it is somebody who is spoken to by that word.
  private func called(_ word: Lexeme) -> Bool {
    word.wordClass != .pronoun && Self.isDoer(word)
  }

  /// The clause of a deed, with *me* where it is help or a gift.
  private func told(_ who: [Constituent], _ act: Act, _ rest: [Constituent]) -> Clause {
    let helps = act.deed == "ajudar" || act.deed == "dar"
    return pair.told(who, act.verb, (helps ? [pair.speaker] : []) + rest)
  }

  private func greeted(_ act: Act, _ greeting: Constituent, _ who: Constituent) -> [Clause]? {
    let name = who.lexeme
    if ["doer", "cair", "quebrar", "perder"].contains(act.deed) {
      return reader.read([greeting.calledOut, who.calledOut, act.verb])
    }
    if name.lemma == "amigo", row[1].tile == act.verb.tile {
      guard BoardPairWords.shared.contains(act.deed) else { return nil }
      return [pair.told([], pair.wish, [greeting.calledOut, act.verb, reader.known("com"), who])]
    }
    guard pair.isWilled(act.verb) || ["ajudar", "vir", "esperar", "parar"].contains(act.deed),
      !PortuguesePair.isAnimal(name) || act.deed == "vir"
    else { return nil }
    if PortuguesePair.isAnimal(name) {
      return [pair.told([], act.verb, [greeting.calledOut, who.calledOut]).requested]
    }
    return [told([who], act, [greeting]).requested]
  }

  /// *Obrigado / mamãe / comprar, obrigado / eles / ajudar*: thanks for what was done.
  private func thanked(_ act: Act, _ thanks: Constituent, _ who: Constituent) -> [Clause]? {
    guard row[0].tile == thanks.tile, Self.isDoer(who.lexeme), who.lexeme.lemma != "eu",
      row[1].tile == who.tile
    else { return nil }
    if called(who.lexeme) {
      guard !["poder", "querer", "precisar", "ter"].contains(act.deed) else { return nil }
      return [
        reader.spoken(
          [
            (thanks.lexeme.lemma, thanks.tile, true), ("por", nil, true),
            (act.deed, act.verb.tile, true), (who.lexeme.lemma, who.tile, false),
          ], exclaims: false)
      ]
    }
    let isPlural = who.lexeme.number == .plural
    let infinitive = isPlural ? pluralInfinitive(act.verb.lexeme.lemma) : act.verb.lexeme.lemma
    return [
      reader.spoken(
        [
          (thanks.lexeme.lemma, thanks.tile, true), ("por", nil, true),
          (who.lexeme.lemma, who.tile, true), (infinitive, act.verb.tile, true),
        ], exclaims: false)
    ]
  }

  /// *Ajudarem, virem, porem*: the infinitive of several (Cunha & Cintra, chapter 13, *Infinitivo pessoal*).
  private func pluralInfinitive(_ verb: String) -> String {
    verb.hasSuffix("pôr") ? verb.dropLast(2) + "orem" : verb + "em"
  }

  /// *Mamãe / dar / suco, eu / dar / vovó, dar / ontem / cachorro*: what is given is said, be it only *isso*.
  private func givenBy(_ who: Constituent, _ act: Act, _ other: Constituent) -> [Clause]? {
    let isGift =
      other.lexeme.wordClass == .noun && BoardPairWords.handed.contains(other.lexeme.kind)
    let asks =
      BoardPairWords.parents.contains(who.lexeme.lemma) || who.lexeme.lemma == "você"
    if asks, row[0].tile == who.tile, isGift {
      let gift = PortuguesePair.isFood(other.lexeme) ? other : pair.known(other)
      let clause = pair.told([who], act.verb, [pair.speaker, gift])
      return [who.lexeme.lemma == "você" ? clause.asked : clause.requested]
    }
    let isNow = ["agora", "de novo", "mais", "também"].contains(other.lexeme.lemma)
    if asks, row[0].tile == who.tile, isNow, who.lexeme.lemma != "você" {
      return [pair.told([who], act.verb, [pair.speaker, other]).requested]
    }
    return withGift(act)
  }

  /// *Você / dar / amigo, obrigado / dar / amigo*: *isso* where nothing is named.
  func withGift(_ act: Act) -> [Clause]? {
    guard act.deed == "dar",
      act.rest.allSatisfy({
        Self.isDoer($0.lexeme) || $0.lexeme.wordClass == .adverb || $0.lexeme.kind == .social
      }), act.rest.contains(where: { Self.isDoer($0.lexeme) }),
      !act.rest.contains(where: { $0.lexeme.lemma == "mais" || $0.lexeme.lemma == "o que" }),
      row[0].tile != act.verb.tile || !act.rest.contains(where: { $0.lexeme.lemma == "eu" })
    else { return nil }
    return reader.read(row(act.verb, as: [act.verb, reader.known("isso")]))
  }

  // MARK: - This and mine

  /// *Este / você / quebrar, este / mamãe / pôr, este / ir / aqui, meu / você / ter*.
  private func pointedDeed(_ act: Act) -> [Clause]? {
    let isMine: (Lexeme) -> Bool = {
      $0.kind == .possessive || BoardPairWords.pointing.contains($0.lemma)
    }
    guard let (thing, other) = act.beside(isMine), row[0].tile == thing.tile else { return nil }
    let isPointed = BoardPairWords.pointing.contains(thing.lexeme.lemma), word = other.lexeme
    if TileReader.going.contains(act.deed) || act.deed == "cair" {
      return moving(act, thing, other)
    }
    let isPast =
      BoardPairWords.mishaps.contains(act.deed) || act.deed == "achar"
    if word.wordClass == .pronoun, word.kind == .person {
      let clause = pair.told([other], act.verb, [thing])
      return [isPast ? clause.over : clause]
    }
    if !isPointed, word.lemma == "amigo", act.deed == "bater" {
      return reader.read([thing, other, act.verb])
    }
    guard isPointed else { return nil }
    if act.deed == "dar", word.lemma == "amigo" || PortuguesePair.isUnique(word) {
      return [
        pair.wished([act.verb, thing, reader.known("para"), other])
      ]
    }
    guard PortuguesePair.isUnique(word) else { return placed(act, thing, other) }
    if act.deed == "levar", row[2].tile == other.tile {
      return [pair.wished([act.verb, thing, reader.known("para"), other])]
    }
    let clause = pair.told([other], act.verb, [thing])
    let isRequest = pair.isWilled(act.verb) && row[1].tile == other.tile
    return [isPast ? clause.over : isRequest ? clause.requested : clause]
  }

  /// *Este / pôr / casa*.
  private func placed(_ act: Act, _ thing: Constituent, _ other: Constituent) -> [Clause]? {
    guard act.deed == "pôr", PortuguesePair.isPlace(other.lexeme) || other.lexeme.kind == .furniture
    else { return nil }
    return [pair.wished([act.verb, thing] + at("em", other))]
  }

  /// *Este / ir / aqui, meu / cair / ontem, este / vir / amigo*: what moves is what is pointed at.
  private func moving(_ act: Act, _ thing: Constituent, _ other: Constituent) -> [Clause]? {
    if other.lexeme.lemma == "amigo" || PortuguesePair.isAnimal(other.lexeme) {
      return reader.read([thing, other, act.verb])
    }
    let isSmall = other.lexeme.wordClass == .adverb && other.lexeme.kind != .question
    guard isSmall, !["mais", "não"].contains(other.lexeme.lemma) else { return nil }
    let clause = pair.told([thing], act.verb, [other])
    let isOver =
      act.deed == "cair" && ["agora", "de novo", "aqui", "já"].contains(other.lexeme.lemma)
    return [isOver ? clause.over : clause]
  }
}
