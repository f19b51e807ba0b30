import AACCore

/// What there is none of, and what is done for it; and two thoughts of one day: *no/bread / buy, tomorrow/no/school / sleep/a lot,
/// yesterday/I/not/go/school / sick*.
///
/// Sources: CGEL §18.44–18.46 (*there is*), §13.3 (asyndetic coordination), §6.55 (*some, one* for what was named), §15.45 (reason).
extension EnglishTwoThoughts {
  /// *no/bread / buy, no/milk / buy/more*: others are to get some; *tomorrow/no/school / sleep/a lot*: what one does then.
  func lacking(_ row: [Constituent]) -> [EnglishThought]? {
    let when = row.prefix {
      $0.lexeme.kind.isTemporal && lexicon.tense(of: $0.lexeme.lemma) != nil
        || $0.lexeme.lemma == "today"
    }
    let no = when.count
    guard no < 2, no + 2 < row.count, row[no].lexeme.lemma == "no" else { return nil }
    if !when.isEmpty, Self.duties.contains(row[no + 1].lexeme.lemma) {
      return free(row, when[0], no + 2, row[no + 1].lexeme)
    }
    guard let end = nounEnd(row, from: no + 1), end < row.count,
      case let thing = row[end - 1].lexeme, thing.namesThing
    else { return nil }
    return when.isEmpty ? fetched(row, end, thing) : free(row, when[0], end, thing)
  }

  private func fetched(_ row: [Constituent], _ end: Int, _ thing: Lexeme) -> [EnglishThought]? {
    let rest = Array(row[(end + 1)...])
    guard ["buy", "bring"].contains(row[end].lexeme.lemma), rest.count < 3,
      rest.allSatisfy({ ["more", "some", "please"].contains($0.lexeme.lemma) })
    else { return nil }
    let isSeveral = EnglishHabits.isPlural(thing) || EnglishHabits.isMass(thing)
    let isNamed = rest.contains { $0.lexeme.lemma != "please" }
    let some = isNamed ? [] : small(isSeveral ? "some" : "one")
    return [
      EnglishThought(
        kind: .comment, words: small("there") + [EnglishWording.be] + row[..<end]),
      EnglishThought(
        kind: .request, words: [row[end].asVerb] + some + rest, verb: row[end].asVerb.lexeme,
        isRequest: true),
    ]
  }

  private func free(
    _ row: [Constituent], _ when: Constituent, _ end: Int, _ thing: Lexeme
  ) -> [EnglishThought]? {
    guard Self.duties.contains(thing.lemma), isVerb(row[end]),
      case let verb = row[end].asVerb, !isOpening(verb.lexeme),
      case let rest = Array(row[(end + 1)...]),
      completes(verb.lexeme, rest.filter { !Self.muches.contains($0.lexeme.lemma) })
    else { return nil }
    let isOver = lexicon.tense(of: when.lexeme.lemma) == .past
    var duty = row[end - 1]
    if duty.lexeme.wordClass != .noun {
      duty.lexeme = Lexeme(lemma: duty.lexeme.lemma, wordClass: .noun, kind: .activity)
      duty.lexeme.countability = .mass
    }
    return [
      EnglishThought(kind: .comment, words: row[..<(end - 1)] + [duty]),
      EnglishThought(
        kind: .event, words: speaker + [verb] + rest, topic: speaker, verb: verb.lexeme,
        isOver: isOver, isAhead: !isOver),
    ]
  }

  private static let duties = EnglishWords.set(
    "school work class homework practice therapy training daycare preschool meeting appointment")
  private static let muches: WordSet = ["a lot", "late", "longer", "all day"]

  /// *yesterday/I/not/go/school / sick, today/not/go/park / rain*: the day of what was not done is that of its reason.
  func onDay(_ row: [Constituent]) -> [EnglishThought]? {
    guard row.count > 3, let day = row.first, let last = row.last,
      case let isSky = Self.showers.contains(last.lexeme.lemma), isSky || isFeeling(last),
      day.lexeme.kind.isTemporal || day.lexeme.lemma == "today",
      case let tense = lexicon.tense(of: day.lexeme.lemma), tense != .future,
      isMe(row[1]) || row[1].lexeme.lemma == "not"
    else { return nil }
    let told = (isMe(row[1]) ? [] : speaker) + row[1...]
    let denial = !isSky && told[told.count - 2].lexeme.lemma == "not" ? 1 : 0
    let end = told.count - 1 - denial
    guard end > 2, told[1].lexeme.lemma == "not", isVerb(told[2]),
      case let verb = told[2].asVerb, case let rest = Array(told[3..<end]),
      completes(verb.lexeme, rest)
    else { return nil }
    let isOver = tense == .past
    let why =
      isSky
      ? small("it") + [last.asVerb]
      : speaker + [EnglishWording.be] + told[end..<(told.count - 1)] + [last.asQuality]
    return [
      EnglishThought(
        kind: .event, words: told[..<2] + [verb] + rest + [day], topic: [told[0]],
        verb: verb.lexeme, isOver: isOver),
      EnglishThought(
        kind: isSky ? .comment : .feeling, words: why, topic: isSky ? [] : speaker,
        isOngoing: isSky && !isOver, isOver: isOver),
    ]
  }

  private static let showers = EnglishWords.set("rain snow")

  /// *I/done / can/go/play*: leave that is asked when one is ready.
  func done(_ row: [Constituent]) -> [EnglishThought]? {
    let begin = isMe(row[0]) ? 1 : 0
    guard row.count > begin + 2, ["done", "finished", "ready"].contains(row[begin].lexeme.lemma)
    else { return nil }
    let first = EnglishThought(
      kind: .state,
      words: (begin == 1 ? [row[0]] : speaker) + [EnglishWording.be, row[begin].asQuality],
      topic: speaker)
    return leave(Array(row[(begin + 1)...]), behind: first).map { [first, $0] }
  }

  /// *light/on / off/please*: how it is, and that it is to be otherwise (CGEL §16.4).
  func reversed(_ row: [Constituent]) -> [EnglishThought]? {
    guard row.count == 3 || row.count == 4 && row[3].lexeme.lemma == "please",
      row[0].lexeme.namesThing, ["on", "off"].contains(row[1].lexeme.lemma),
      ["on", "off"].contains(row[2].lexeme.lemma), row[1].lexeme.lemma != row[2].lexeme.lemma
    else { return nil }
    let topic = [row[0]]
    return [
      EnglishThought(
        kind: .state, words: subject(topic) + [EnglishWording.be, row[1]], topic: topic),
      EnglishThought(
        kind: .request,
        words: [EnglishStatementReader.verb("turn")] + pronoun(topic, isDoer: false) + row[2...],
        isRequest: true),
    ]
  }

  /// *I/finish / can/go/recess, I/sick / can/go/home*: what the speaker asks leave for, being so (CGEL §4.53).
  func leave(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    guard words.count > 1, ["can", "may"].contains(words[0].lexeme.lemma), first.isOwn,
      [.event, .state, .feeling].contains(first.kind),
      isVerb(words[1]) || Self.both.contains(words[1].lexeme.lemma),
      case let verb = words[1].asVerb,
      completes(verb.lexeme, Array(words[2...]))
        || verb.lexeme.lemma == "go" && words.count == 3 && isVerb(words[2])
    else { return nil }
    let isEvent =
      verb.lexeme.lemma == "go" && words.count == 3
      && ["recess", "lunch", "class", "practice", "gym"].contains(words[2].lexeme.lemma)
    return EnglishThought(
      kind: .question,
      words: [words[0]] + speaker + [verb] + (isEvent ? small("to") : []) + words[2...],
      isQuestion: true)
  }

  /// *not/want/shot / hurt*: why one does not want it.
  func shunned(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    guard
      first.words.contains(where: {
        Self.denials.contains($0.lexeme.lemma) || $0.lexeme.lemma == "don't"
      })
    else { return nil }
    if words.count == 1, ["burn", "bite", "sting"].contains(words[0].lexeme.lemma),
      object(of: first)?.wordClass == .noun
    {
      // *not/touch/oven / burn.*
      return EnglishThought(
        kind: .comment, words: small("it") + [words[0].asVerb], verb: words[0].asVerb.lexeme)
    }
    return pain(words)
  }

  /// *mom/want/buy / coat/new*: a verb that another opens still takes it.
  func isBought(_ words: [Constituent], _ second: EnglishThought) -> Bool {
    guard second.kind == .state, words.count > 1, let last = words.last,
      last.lexeme.wordClass == .verb,
      words.dropLast().contains(where: { Self.wishes.contains($0.lexeme.lemma) }),
      let thing = second.topic.last?.lexeme
    else { return false }
    return takes(last.lexeme, thing)
  }

  /// *I/eat/cake / sick, I/run/fast / tired*: no thing feels so, and nothing is done so.
  func isFeltBehindThing(
    _ first: EnglishThought, _ words: [Constituent], _ next: [Constituent]
  ) -> Bool {
    guard first.isOwn, words.count > 2, let last = words.last?.lexeme,
      let feeling = next.last?.lexeme.lemma, Self.minds.contains(feeling) || feeling == "sick"
    else { return false }
    if Self.manner.contains(last.lemma) || last.kind.isTemporal { return true }
    if ["tired", "exhausted"].contains(feeling), Self.alone.contains(last.lemma) { return true }
    return last.namesThing && ![.media, .book, .story, .music, .body].contains(last.kind)
  }

  // MARK: Denied and affirmed

  /// *dog/not/bad / good, soup/not/hot / cold, not/go/school / go/park*: one of two is denied, and the other so (CGEL §10.65).
  func opposed(_ row: [Constituent]) -> [EnglishThought]? {
    if let end = subjectEnd(row), end + 3 == row.count, row[end].lexeme.lemma == "not",
      isQuality(row[end + 1]), isQuality(row[end + 2]),
      areOpposed(row[end + 1].lexeme, row[end + 2].lexeme)
    {
      let topic = Array(row[..<end])
      let who = isNominative(topic[0]) ? topic : pronoun(topic, isDoer: true)
      return [
        EnglishThought(
          kind: .state,
          words: subject(topic) + [EnglishWording.be, row[end], row[end + 1].asQuality],
          topic: topic),
        EnglishThought(
          kind: .state, words: who + [EnglishWording.be, row[end + 2].asQuality], topic: topic),
      ]
    }
    guard row.count > 4, row[0].lexeme.lemma == "not", Self.own.contains(row[1].lexeme.lemma),
      let other = row.indices.dropFirst(3).first(where: {
        row[$0].lexeme.lemma == row[1].lexeme.lemma
      }), other + 1 < row.count, case let verb = row[1].asVerb,
      completes(verb.lexeme, Array(row[2..<other])),
      completes(verb.lexeme, Array(row[(other + 1)...]))
    else { return nil }
    let want = EnglishStatementReader.verb("want")
    return [
      EnglishThought(
        kind: .refusal, words: speaker + [row[0], want, verb] + row[2..<other], topic: speaker,
        verb: verb.lexeme),
      EnglishThought(
        kind: .wish, words: speaker + [want, row[other].asVerb] + row[(other + 1)...],
        topic: speaker, verb: verb.lexeme),
    ]
  }

  /// Whether two qualities are of one scale, so that nothing is both.
  private func areOpposed(_ first: Lexeme, _ second: Lexeme) -> Bool {
    guard first.lemma != second.lemma else { return false }
    if first.kind == .color, second.kind == .color { return true }
    return Self.scales.contains { $0.contains(first.lemma) && $0.contains(second.lemma) }
  }

  private static let scales: [WordSet] = [
    "good bad great terrible okay", "hot cold warm cool", "big small little tiny huge",
    "hard soft", "hard easy difficult", "fast slow", "wet dry", "dirty clean", "happy sad angry",
    "old new young", "long short", "tall short", "heavy light", "loud quiet", "full empty hungry",
    "open closed", "awake asleep tired sleepy", "sick fine okay healthy", "nice mean",
    "funny scary sad boring", "dark bright light", "sweet sour salty spicy bitter", "early late",
    "same different", "right wrong", "near far", "fat thin", "thick thin", "ugly pretty beautiful",
    "smart stupid", "rich poor", "alive dead", "hungry full", "broken fixed",
    "true false", "mad sad scared happy", "ripe rotten", "fresh old stale",
  ].map(EnglishWords.set)

  // MARK: What others are not to do

  /// *not/run / floor/wet, not/sing / baby/sleep*: for a reason that holds for others it is asked of them (CGEL §11.29).
  func forbidding(_ first: EnglishThought, _ words: [Constituent], _ next: EnglishThought)
    -> EnglishThought
  {
    guard first.kind == .refusal, words[0].lexeme.lemma == "not", let verb = first.verb?.lemma,
      let topic = next.topic.last?.lexeme, !next.isOwn
    else { return first }
    let isUnsafe =
      next.kind == .state && Self.rash.contains(verb) && Self.underfoot.contains(topic.lemma)
    let isLoud =
      Self.noisy.contains(verb) && topic.isBeing
      && (["sleep", "nap", "rest", "study"].contains(next.verb?.lemma ?? "")
        || ["asleep", "sick", "sleepy"].contains(next.words.last?.lexeme.lemma ?? ""))
    guard isUnsafe || isLoud else { return first }
    return EnglishThought(kind: .refusal, words: Self.dont(words, lexicon), verb: first.verb)
  }

  /// *not/yell / baby/sleep*: what one asks others not to do.
  func forbidden(_ words: [Constituent]) -> EnglishThought? {
    guard words[0].lexeme.lemma == "not", TileReader.forbidden.contains(words[1].lexeme.lemma)
    else { return nil }
    return EnglishThought(
      kind: .refusal, words: Self.dont(words, lexicon), verb: words[1].asVerb.lexeme)
  }

  /// *not* as *don't*.
  static func dont(_ words: [Constituent], _ lexicon: Lexicon) -> [Constituent] {
    lexicon.small("don't", tile: words[0].tile) + words.dropFirst()
  }

  private static let rash = EnglishWords.set("run jump climb skate slide walk")
  private static let underfoot = EnglishWords.set(
    "floor ground street road stairs sidewalk ice grass path steps driveway")
  private static let noisy = EnglishWords.set(
    "talk sing speak laugh play shout yell scream bark run knock whistle")
}
