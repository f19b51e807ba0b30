import AACCore

/// What is said of the subject in a clause of its own: *niña / que / estar / ahí / ser / mi / hermana, libro / que / yo /
/// leer / ser / bonito* (NGLE §44.2, *oraciones de relativo especificativas*).
extension TileReader {
  /// The row with the subject and its clause as one phrase; nil where the row does not begin so.
  func withRelativeSubject(_ words: [Constituent]) -> [Constituent]? {
    if let behind = withPrepositionalClause(words) { return behind }
    guard variety.language != .english, words.count > 4,
      let link = words.firstIndex(where: { $0.lexeme.lemma == "que" }), link > 0,
      words[link - 1].lexeme.wordClass == .noun, !words[link - 1].lexeme.kind.isTemporal,
      words[..<(link - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      let inner = words[(link + 1)...].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      let main = mainVerb(words, behind: inner), main - link > 1,
      let head = described(words[link - 1], by: Array(words[(link + 1)..<main]))
    else { return nil }
    return Array(words[..<(link - 1)]) + [head] + words[main...]
  }

  /// A noun with the clause that tells which one is meant, as one phrase: *niña que está ahí, casa donde yo vivo*.
  func described(
    _ noun: Constituent, by words: [Constituent], link: String = "que"
  ) -> Constituent? {
    guard let said = relative(words, of: noun, isPlace: link != "que") else { return nil }
    var head = noun
    head.lexeme.gender = tables.gender(of: head.lexeme)
    head.lexeme.number = head.lexeme.number ?? .singular
    head.lexeme.lemma += " \(link) \(said)"
    return head
  }

  /// Where the words of the main verb begin, with its negator; it is the next verb that the inner one does not open.
  func mainVerb(_ words: [Constituent], behind inner: Int) -> Int? {
    var verb = inner
    while let next = words[(verb + 1)...].firstIndex(where: { $0.lexeme.wordClass == .verb }) {
      let opens =
        frame(of: words[verb]).isStrongOpener && next == verb + 1
        && !frame(of: words[next]).isCopular
      let isGoverned = words[next - 1].lexeme.wordClass == .adposition
      if !opens, !isGoverned {
        var start = next
        while start - 1 > verb,
          words[start - 1].lexeme.lemma == variety.language.plainNegator
            || WordJoiner.clitics.contains(words[start - 1].lexeme.lemma)
            || words[start - 1].lexeme.kind == .frequency
            || frame(of: words[next]).pattern.mayHaveExperiencer
              && words[start - 1].lexeme.wordClass == .pronoun
        {
          start -= 1
        }
        return start
      }
      verb = next
    }
    return nil
  }

  /// The inner clause as it is said behind *que*; with a subject of its own what stands before is its object.
  private func relative(_ words: [Constituent], of head: Constituent, isPlace: Bool) -> String? {
    guard let verb = verbPlace(words) else { return nil }
    if let turned = turnedRelative(words, verb, of: head, isPlace) { return turned }
    let hasOwn =
      isPlace || words[verb].lexeme.person == .first || words[verb].lexeme.person == .second
      || words[..<verb].contains {
        $0.lexeme.isBeing
          || $0.lexeme.wordClass == .pronoun
            && $0.lexeme.kind == .person && !WordJoiner.clitics.contains($0.lexeme.lemma)
      }
    var clause = read(hasOwn ? words : [head] + words).first
    var isSpeakers = false
    if variety.language == .spanish, !hasOwn, words[verb].lexeme.isInfinitive, !head.lexeme.isBeing,
      case let frame = frame(of: words[verb]), frame.pattern == .plain, frame.slot(.object) != nil,
      clause?.subject.contains(where: { $0.tile == head.tile }) == false
    {
      // Película / que / ver / ayer: no film sees anything.
      var own = words
      own[verb] = own[verb].said(by: .first)
      clause = read(own).first
      isSpeakers = true
    }
    if hasOwn || isSpeakers, clause?.tense == nil,
      let time = words.first(where: { $0.lexeme.kind.isTemporal })
    {
      clause?.tense = tables.lexicon.tense(of: time.lexeme.lemma)
    }
    clause?.isLaid = true
    if hasOwn, !isPlace, let given = givenToSpeaker(words, verb, head) { clause = given }
    guard let clause, !clause.isQuestion, !clause.options.contains(.request) else { return nil }
    var tokens = ClauseRealizer().realize(clause).tokens.dropLast()
    if !hasOwn, !isSpeakers {
      guard let end = tokens.firstIndex(where: { $0.tile == head.tile }) else { return nil }
      tokens = tokens[(end + 1)...]
    }
    let text = tokens.map { ($0.hasSpaceBefore ? " " : "") + $0.text }.joined()
    guard let start = text.firstIndex(where: { $0 != " " }) else { return nil }
    let said = text[start...]
    let isName = hasOwn && words[0].lexeme.wordClass == .properNoun
    return isName ? String(said) : said.prefix(1).lowercased() + said.dropFirst()
  }

  /// *Juguete / que / tú / regalar*: of what is at hand one says that it was given, and to oneself (NGLE §23.9, §35.4).
  private func givenToSpeaker(
    _ words: [Constituent], _ verb: Int, _ head: Constituent
  ) -> Clause? {
    guard variety.language == .spanish, words.count == 2, verb == 1, words[0].lexeme.lemma == "tú",
      ["regalar", "dar", "traer", "prestar", "enviar", "mandar"].contains(words[1].lexeme.lemma),
      words[1].lexeme.isInfinitive, head.lexeme.namesThing
    else { return nil }
    var clause = told(words[1], by: [words[0]], [Constituent(WordJoiner.pronoun("me"))])
    clause.tense = .past
    return clause
  }

  /// *Galleta / que / hacer / abuela*: behind the verb stands who does it to the thing (NGLE §44.2, §40.4).
  private func turnedRelative(
    _ words: [Constituent], _ verb: Int, of head: Constituent, _ isPlace: Bool
  ) -> String? {
    guard variety.language == .spanish, verb == 0, words.count > 1, words.count < 4,
      words[0].lexeme.isInfinitive, !head.lexeme.isBeing, let doer = words.last,
      doer.lexeme.isBeing, doer.lexeme.wordClass != .pronoun,
      words[1...].dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      isPlace || frame(of: words[0]).slot(.object) != nil,
      let clause = read(words[1...] + [words[0]]).first, !clause.isQuestion,
      !clause.options.contains(.request)
    else { return nil }
    let tokens = ClauseRealizer().realize(clause).tokens.dropLast()
    guard let end = tokens.firstIndex(where: { $0.tile == doer.tile }), end + 1 < tokens.endIndex
    else { return nil }
    let who = tokens[...end].map(\.text).joined(separator: " ")
    let isName = doer.lexeme.wordClass == .properNoun && words.count == 2
    let said = tokens[(end + 1)...].map(\.text).joined(separator: " ")
    return said + " " + (isName ? who : who.prefix(1).lowercased() + who.dropFirst())
  }
}
