import AACCore

/// Halves that tell or ask for what is done: *fork/fall/floor, need/new, not/drink, where*.
///
/// Sources: CGEL §4.14, §4.25 (tense and aspect), §11.24 (requests), §16.39 (*want to*), §6.15 (*it* for what was named), §4.52 (*can*).
extension EnglishTwoThoughts {
  /// *Fork/fall/floor, my/sister/not/share*: what somebody does or something suffers.
  func event(_ words: [Constituent], behind first: EnglishThought? = nil) -> EnglishThought? {
    guard let end = subjectEnd(words), end < words.count else { return nil }
    var index = end
    if isDenying(words[index]) { index += 1 }
    guard index < words.count,
      case let head = words[end - 1].lexeme,
      isVerb(words[index]) || Self.both.contains(words[index].lexeme.lemma)
        || words[index].lexeme.lemma == "ring" && Self.ringing.contains(head.lemma)
    else { return nil }
    let verb = words[index].asVerb
    let rest = Array(words[(index + 1)...])
    guard canDo(head, verb.lexeme), !Self.wishes.contains(verb.lexeme.lemma) || !rest.isEmpty,
      !(head.isHuman && Self.hurting.contains(verb.lexeme.lemma) && rest.isEmpty),
      !(Self.particles.contains(words.last?.lexeme.lemma ?? "") && !head.isBeing
        && head.wordClass != .pronoun && words.count == 2),
      completes(verb.lexeme, rest) || isOpening(verb.lexeme) && opened(rest)
    else { return nil }
    let topic = Array(words[..<end])
    var object: [Constituent] = []
    if let first, rest.isEmpty, index == end, first.kind == .event,
      frames.listed(verb.lexeme.lemma)?.slots.first?.role == .object,
      let doer = first.topic.last?.lexeme, doer.wordClass == .noun, takes(verb.lexeme, doer),
      head.isBeing, Self.handling.contains(verb.lexeme.lemma)
    {
      // *dad/drive/fast / police/stop*: him.
      object = pronoun(first.topic, isDoer: false)
    }
    guard isWhole(verb.lexeme, rest + object, by: head) else { return nil }
    return EnglishThought(
      kind: .event, words: subject(topic) + words[end..<index] + [verb] + object + rest,
      topic: topic, verb: verb.lexeme, isDoneToFirst: !object.isEmpty)
  }

  private static let handling = EnglishWords.set("stop help catch hug hit bite push chase")
  /// Things that are deeds as well behind somebody.
  static let both = EnglishWords.set("watch drink cook fish paint color dress brush")

  static let ringing = EnglishWords.set("bell phone doorbell telephone alarm timer").union([
    "alarm clock"
  ])

  private func isDenying(_ word: Constituent) -> Bool {
    Self.denials.contains(word.lexeme.lemma)
  }

  static let denials = EnglishWords.set("not don't doesn't won't can't cannot never")

  /// *Play, go/home* behind a verb that opens another.
  private func opened(_ rest: [Constituent]) -> Bool {
    guard let verb = rest.first, isVerb(verb) else { return false }
    return completes(verb.lexeme, Array(rest.dropFirst()))
  }

  // MARK: What is wanted

  /// *Need/new, I/want/play, want/red/cup*: what the speaker wants.
  func wish(_ words: [Constituent], behind first: EnglishThought? = nil) -> EnglishThought? {
    var index = 0
    if isMe(words[0]) { index = 1 }
    let begin = index
    if index + 1 < words.count, isDenying(words[index]) { index += 1 }
    guard index + 1 < words.count, Self.wishes.contains(words[index].lexeme.lemma) else {
      return nil
    }
    let rest = Array(words[(index + 1)...])
    let me = begin == 1 ? lexicon.small("I", tile: words[0].tile) : speaker
    let said = me + words[begin..<index] + [words[index].asVerb]
    if rest.count == 1, Self.rides.contains(rest[0].lexeme.lemma) {
      return EnglishThought(
        kind: .wish, words: said + [rest[0].asVerb], topic: me, verb: rest[0].asVerb.lexeme)
    }
    let head = rest.first { isVerb($0) && $0.lexeme.wordClass == .verb }?.lexeme
    if rest.count == 1,
      Self.replacing.contains(rest[0].lexeme.lemma)
        || isQuality(rest[0]) && rest[0].lexeme.kind != .emotion && !isFeeling(rest[0])
          && !["quiet", "fun", "light", "cold"].contains(rest[0].lexeme.lemma)
    {
      let isOther = rest[0].lexeme.lemma == "another"
      let isSeveral = !isOther && self.isSeveral(first?.topic ?? [])
      let article =
        isOther || isSeveral ? [] : small(rest[0].lexeme.kind == .color ? "the" : "a")
      return EnglishThought(
        kind: .wish, words: said + article + rest + (isSeveral ? Self.ones : small("one")),
        topic: me,
        verb: nil)
    }
    if rest.count == 2, Self.replacing.contains(rest[0].lexeme.lemma),
      rest[0].lexeme.lemma != "another",
      ["one", "ones"].contains(rest[1].lexeme.lemma)
    {
      let article = rest[1].lexeme.lemma == "one" ? small("a") : []
      return EnglishThought(kind: .wish, words: said + article + rest, topic: me)
    }
    if rest.count == 1, let first, first.kind == .event,
      Self.handled.contains(rest[0].lexeme.lemma),
      rest[0].lexeme.wordClass == .verb, let thing = object(of: first) ?? first.topic.last?.lexeme,
      thing.wordClass == .noun, !thing.isBeing
    {
      // *break/glasses / need/fix.*
      return EnglishThought(
        kind: .wish, words: said + rest + pronoun([Constituent(thing)], isDoer: false), topic: me,
        verb: rest[0].lexeme)
    }
    guard
      completes(words[index].lexeme, rest) || opened(rest)
        || rest.count == 1 && rest[0].lexeme.isDeterminerLike
    else { return nil }
    return EnglishThought(kind: .wish, words: said + rest, topic: me, verb: head)
  }

  private static let rides = EnglishWords.set("ride swim dance run jump play read sing")
  static let ones: [Constituent] = {
    var ones = Lexeme(lemma: "ones", wordClass: .noun, kind: .thing)
    ones.number = .plural
    return [Constituent(ones)]
  }()
  private static let replacing = EnglishWords.set("new another different clean bigger smaller")

  /// *Not/drink, can't/see, don't/go*: what the speaker does not want or cannot do.
  func refusal(_ words: [Constituent], of first: EnglishThought? = nil) -> EnglishThought? {
    var index = 0
    if words.count > 2, isMe(words[0]) { index = 1 }
    guard index + 1 < words.count, case let word = words[index].lexeme.lemma,
      ["not", "don't", "can't", "cannot"].contains(word),
      isVerb(words[index + 1]) || frames.listed(words[index + 1].lexeme.lemma) != nil,
      !Self.wishes.contains(words[index + 1].lexeme.lemma),
      // Juice / not / milk: the other thing, and no deed; it / not / rain: nobody does it.
      word != "not" || index == 1 || words[index + 1].lexeme.wordClass != .noun,
      frames.listed(words[index + 1].lexeme.lemma)?.pattern != .weather
    else { return nil }
    let verb = words[index + 1].asVerb
    let rest = Array(words[(index + 2)...])
    guard completes(verb.lexeme, rest) else { return nil }
    if index == 0, first == nil, let forbidden = forbidden(words) { return forbidden }
    let isHurt = first.flatMap(object).map { $0.kind == .body || Self.ofAnimals.contains($0.lemma) }
    if word == "not" || word != "don't" && isHurt == true, index == 0, let first,
      first.kind == .event, !first.isOwn,
      first.topic.last?.lexeme.isBeing == true, first.topic.last?.lexeme.wordClass != .pronoun
    {
      // *sister/borrow/sweater / not/ask, bird/break/wing / can't/fly*: she did not, it cannot.
      return EnglishThought(
        kind: .refusal, words: pronoun(first.topic, isDoer: true) + [words[0], verb] + rest,
        topic: first.topic, verb: verb.lexeme,
        isOver: word == "not" && object(of: first) != nil
          || word == "not" && EnglishAspects.of(first.verb?.lemma ?? "", nil) == .achievement)
    }
    if word == "not", index == 0, let first {
      if first.kind == .state, first.topic.last?.lexeme.isBeing == true, !first.isOwn { return nil }
      if first.kind == .request, Self.working.contains(verb.lexeme.lemma), rest.isEmpty {
        // *push/button / not/work.*
        return EnglishThought(
          kind: .refusal, words: pronoun(first.topic, isDoer: true) + [words[0], verb],
          topic: first.topic, verb: verb.lexeme)
      }
    }
    if word == "don't", index == 0 {
      guard isWhole(verb.lexeme, rest) || first != nil else { return nil }
      let it = rest.isEmpty && !isWhole(verb.lexeme, []) ? small("it") : []
      return EnglishThought(
        kind: .refusal, words: [words[0], verb] + it + rest, verb: verb.lexeme)
    }
    let me = index == 1 ? lexicon.small("I", tile: words[0].tile) : speaker
    let object = refused(
      verb.lexeme, rest, of: first, isUnable: ["can't", "cannot"].contains(word))
    let isWish =
      index == 0 && ["not", "don't"].contains(word)
      && !["like", "know", "feel", "understand", "care", "remember"].contains(verb.lexeme.lemma)
    let said =
      isWish
      ? me + [words[index], EnglishStatementReader.verb("want")]
      : me + [words[index]]
    return EnglishThought(
      kind: .refusal, words: said + [verb] + object + rest, topic: me, verb: verb.lexeme)
  }

  /// *It, them* for what was named, where nothing else is refused.
  private func refused(
    _ verb: Lexeme, _ rest: [Constituent], of first: EnglishThought?, isUnable: Bool
  ) -> [Constituent] {
    var object: [Constituent] = []
    if rest.isEmpty, first?.kind == .comment, first?.topic.isEmpty == true,
      !isWhole(verb, [])
    {
      object = small("it")
    }
    if rest.isEmpty, let first, let topic = first.topic.last?.lexeme, first.kind == .state,
      !first.isOwn, takes(verb, topic) || Self.handled.contains(verb.lemma),
      Self.handled.contains(verb.lemma)
        || !isUnable && !Self.alone.contains(verb.lemma)
        || ["eat", "drink"].contains(verb.lemma)
        || verb.lemma == "read" && (topic.kind == .book || topic.kind == .media)
    {
      object = pronoun(first.topic, isDoer: false)
    }
    return object
  }

  private static let working = EnglishWords.set("work fit open start close move")

  /// *Not/broccoli* before what is wanted or why.
  func declined(_ words: [Constituent]) -> EnglishThought? {
    guard words.count == 2, ["not", "no"].contains(words[0].lexeme.lemma),
      words[1].lexeme.namesThing, !isVerb(words[1])
    else { return nil }
    return EnglishThought(
      kind: .refusal,
      words: speaker + small("don't") + [
        Constituent(EnglishStatementReader.verb("want").lexeme, tile: words[0].tile), words[1],
      ], topic: speaker)
  }

  /// *Fall / scrape/knee, my/tablet / fall / break*: what befalls one and the same, one after the other (CGEL §13.50).
  func inTurn(_ row: [Constituent]) -> [EnglishThought]? {
    let end = subjectEnd(row) ?? 0
    guard row.count > end + 1, row.count < end + 5, row.count > 2,
      Self.tumbling.contains(row[end].lexeme.lemma)
        || Self.running.contains(row[end].lexeme.lemma) && row.count == end + 2
          && Self.tumbling.contains(row[end + 1].lexeme.lemma),
      EnglishAspects.isAchievement(row[end + 1].lexeme.lemma)
        || row[end + 1].lexeme.lemma == "cry",
      isVerb(row[end + 1]), case let verb = row[end + 1].asVerb,
      completes(verb.lexeme, Array(row[(end + 2)...])),
      end == 0 || canDo(row[end - 1].lexeme, verb.lexeme)
    else { return nil }
    let who = end == 0 ? speaker : subject(Array(row[..<end]))
    return [
      EnglishThought(
        kind: .event,
        words: who + [row[end].asVerb, EnglishWording.and, verb] + row[(end + 2)...],
        isOver: true)
    ]
  }

  private static let running = EnglishWords.set("run walk jump climb skate dance skip hop")
  private static let tumbling = EnglishWords.set("fall trip slip crash stumble").union([
    "fall down", "fall off", "fall over",
  ])

  /// *Read/more, swim*: what the speaker wants to do besides.
  func ownDeed(_ words: [Constituent]) -> EnglishThought? {
    guard let deed = words.first, Self.own.contains(deed.lexeme.lemma),
      deed.lexeme.wordClass == .verb || words.count > 1 && isVerb(deed)
    else { return nil }
    let verb = deed.asVerb
    let rest = Array(words.dropFirst())
    guard completes(verb.lexeme, rest) else { return nil }
    return EnglishThought(
      kind: .wish, words: speaker + [EnglishStatementReader.verb("want"), verb] + rest,
      topic: speaker, verb: verb.lexeme)
  }

  /// *Miss/she, love/it*: what the speaker feels for somebody or something.
  func minded(_ words: [Constituent]) -> EnglishThought? {
    guard words.count == 2, Self.minding.contains(words[0].lexeme.lemma),
      EnglishPronouns.of(words[1].lexeme.lemma) != nil || words[1].lexeme.isBeing
    else { return nil }
    return EnglishThought(
      kind: .event, words: speaker + [words[0].asVerb, words[1]], topic: speaker)
  }

  /// *More/bread, hug/please* before how one is.
  func portion(_ words: [Constituent]) -> EnglishThought? {
    if words[0].lexeme.wordClass == .numeral, words.count == 2 || words.count == 3,
      let thing = words.dropFirst().first, KindSet.edible.contains(thing.lexeme.kind),
      words.count == 2 || words[2].lexeme.lemma == "please"
    {
      return EnglishThought(
        kind: .request, words: speaker + [EnglishStatementReader.verb("want")] + words)
    }
    guard words.count == 2 else { return nil }
    if words[1].lexeme.lemma == "please", isThing(words[0]), words[0].lexeme.namesThing,
      !isVerb(words[0])
    {
      return EnglishThought(
        kind: .request,
        words: speaker + [EnglishStatementReader.verb("want")]
          + (KindSet.edible.contains(words[0].lexeme.kind) ? [] : small("the")) + words)
    }
    if words[0].lexeme.lemma == "more", words[1].lexeme.namesThing {
      return EnglishThought(
        kind: .wish, words: speaker + [EnglishStatementReader.verb("want")] + words)
    }
    guard ["hug", "kiss", "cuddle"].contains(words[0].lexeme.lemma),
      words[1].lexeme.lemma == "please"
    else { return nil }
    return EnglishThought(
      kind: .request, words: [words[0].asVerb] + small("me") + [words[1]], isRequest: true)
  }

  // MARK: What is asked

  /// *Where, who/eat, what/happen, when*: what is asked about what was told.
  func question(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    guard let asks = words.first,
      asks.lexeme.kind == .question || Self.asks.contains(asks.lexeme.lemma)
    else { return nil }
    let rest = Array(words.dropFirst())
    // I / bored / what / do: what one can do oneself.
    if first.isOwn, first.kind == .state, rest.count == 1, isVerb(rest[0]) { return nil }
    var said = EnglishThought(kind: .question, words: words, isQuestion: true)
    let it = pronoun(first.topic, isDoer: true)
    switch (asks.lexeme.lemma, rest.count) {
    case ("where", 0):
      guard !first.isOwn else { return nil }
      said.words = [asks, EnglishWording.be] + it
    case ("when", 0):
      // Mom / come / when is one question.
      guard let verb = first.verb, !first.isOwn,
        first.words.contains(where: { Self.denials.contains($0.lexeme.lemma) })
          || first.words.count > 2
            && !["come", "go", "leave", "start", "end", "open", "close"].contains(verb.lemma),
        first.topic.last?.lexeme.isPlaceLike != true
      else { return nil }
      said.words = [asks] + it + [Constituent(verb).asVerb]
      said.isOngoing = true
    case ("who", 0) where first.isPlaced:
      said.words = [asks, EnglishWording.be] + small("it")
    case ("who", 1) where Self.placing.contains(rest[0].lexeme.lemma):
      said.words = [asks, EnglishWording.be] + rest
    case ("when", 1) where first.kind == .feeling && rest[0].lexeme.kind == .meal:
      said.words = [asks, EnglishWording.be] + rest
    case ("what", 1) where first.kind == .feeling && rest[0].lexeme.lemma == "do":
      said.words = [asks] + small("can") + speaker + [rest[0].asVerb]
    case ("what", 1) where rest[0].lexeme.lemma == "happen":
      said.words = [asks, rest[0].asVerb]
      said.isOver = true
    case ("what", 1) where rest[0].lexeme.lemma == "next":
      said.words = [asks, EnglishWording.be] + rest
    case ("what", 1)
    where isVerb(rest[0]) && first.topic.last?.lexeme.isBeing == true && first.kind == .state:
      said.words = [asks] + it + [rest[0].asVerb]
      said.isOver = true
    case ("what", 1) where isVerb(rest[0]):
      said.words = [asks] + small("you") + [rest[0].asVerb]
      said.isOngoing = true
    case ("who", 1) where isVerb(rest[0]):
      let verb = rest[0].asVerb
      let isTaken =
        !Self.wishes.contains(verb.lexeme.lemma) && !first.topic.isEmpty
        && first.topic.last.map { takes(verb.lexeme, $0.lexeme) } == true
        && !["come", "go"].contains(verb.lexeme.lemma)
      said.words = [asks, verb] + (isTaken ? pronoun(first.topic, isDoer: false) : [])
      said.isOver = isTaken
      said.isOngoing = !isTaken && !Self.wishes.contains(verb.lexeme.lemma)
      if Self.wishes.contains(verb.lexeme.lemma), !first.topic.isEmpty {
        said.words = [asks, verb] + pronoun(first.topic, isDoer: false)
      }
    case ("where", _):
      guard !rest.isEmpty, nounEnd(rest, from: 0) == rest.count else { return nil }
      said.words = [asks, EnglishWording.be] + rest
    default: return nil
    }
    return said
  }

  private static let asks = EnglishWords.set("where what who when how why")
}
