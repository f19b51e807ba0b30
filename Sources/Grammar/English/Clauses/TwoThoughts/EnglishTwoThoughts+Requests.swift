import AACCore

/// Halves that ask others for something: *open/door, sharpen, lamp/on, pick up*.
///
/// Sources: CGEL §11.24–11.30 (directives), §6.15 (*it* for what was named), §16.2 (particles).
extension EnglishTwoThoughts {
  // MARK: What others do

  /// *Open/door, hold/hand, turn off/light*: what somebody is asked for.
  func request(_ words: [Constituent]) -> EnglishThought? {
    guard isVerb(words[0]), words.count > 1 || words[0].lexeme.lemma == "help",
      words[0].lexeme.wordClass == .verb || Self.handled.contains(words[0].lexeme.lemma)
    else { return nil }
    let verb = words[0].asVerb
    let rest = Array(words.dropFirst())
    guard !isOpening(verb.lexeme) || verb.lexeme.lemma == "help",
      !["do", "spill", "lose", "forget", "miss", "finish"].contains(verb.lexeme.lemma),
      completes(verb.lexeme, rest)
    else { return nil }
    if Self.own.contains(verb.lexeme.lemma),
      !rest.contains(where: { Self.careful.contains($0.lexeme.lemma) })
    {
      return EnglishThought(
        kind: .wish, words: speaker + [EnglishStatementReader.verb("want"), verb] + rest,
        topic: speaker, verb: verb.lexeme)
    }
    return EnglishThought(
      kind: .request, words: [verb] + rest, topic: rest, verb: verb.lexeme, isRequest: true)
  }

  /// What one does oneself.
  static let own = EnglishWords.set(
    """
    go play eat drink swim sleep watch ride sit walk draw paint rest stay see visit dance sing swing use wear buy run jump leave
    read color nap cook bake
    """
  ).union(["go home", "go outside", "lie down"])

  /// *Curtain/close, light/off*: what is to be done with a thing that is named first.
  func turned(_ words: [Constituent]) -> EnglishThought? {
    guard words.count == 2, isNoun(words[0]), !words[0].lexeme.isBeing,
      Self.turning.contains(words[1].lexeme.lemma),
      words[1].lexeme.lemma != "close" || Self.closed.contains(words[0].lexeme.lemma)
    else { return nil }
    return EnglishThought(
      kind: .request, words: [words[1].asVerb, words[0]], topic: [words[0]],
      verb: words[1].asVerb.lexeme, isRequest: true)
  }

  private static let closed = EnglishWords.set(
    "curtain curtains window door drawer blinds gate fridge lid box cabinet closet")

  /// *Pick up, feed* behind what somebody or something does; *turn off/light* behind what hurts.
  func tended(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    guard let topic = first.topic.last?.lexeme, topic.wordClass == .noun else { return nil }
    if words.count == 1, Self.tending.contains(words[0].lexeme.lemma) {
      return EnglishThought(
        kind: .request, words: [words[0].asVerb] + pronoun(first.topic, isDoer: false),
        isRequest: true)
    }
    if words.count == 1, words[0].lexeme.lemma == "help", !topic.isBeing {
      return EnglishThought(kind: .request, words: [words[0].asVerb] + small("me"), isRequest: true)
    }
    guard let verb = first.verb, Self.hurting.contains(verb.lemma), words.count > 1,
      Self.handled.contains(words[0].lexeme.lemma) || words[0].lexeme.lemma == "call",
      let asked = request(words), asked.kind == .request
    else { return nil }
    return asked
  }

  private static let tending = EnglishWords.set(
    "fix catch hold feed hug wipe clean restart refill replace mop renew cancel"
  ).union([
    "pick up", "clean up",
  ])

  /// *Stop, hide, go home* behind what comes or begins.
  func fled(_ words: [Constituent], from first: EnglishThought) -> EnglishThought? {
    guard words.count == 1, first.topic.last?.lexeme.wordClass == .noun,
      first.topic.last?.lexeme.isHuman == false, object(of: first) == nil
    else { return nil }
    if ["stop", "hide", "run", "wait"].contains(words[0].lexeme.lemma) {
      return EnglishThought(kind: .request, words: [words[0].asVerb], isRequest: true)
    }
    return words[0].lexeme.lemma == "go home" ? ownDeed(words) : nil
  }

  /// *Help, move, turn up/TV* behind what the speaker cannot do.
  func eased(_ words: [Constituent], behind first: EnglishThought) -> EnglishThought? {
    guard first.words.contains(where: { ["can't", "cannot"].contains($0.lexeme.lemma) }) else {
      return nil
    }
    let isPolite = words.count > 1 && words[words.count - 1].lexeme.lemma == "please"
    let deed = isPolite ? Array(words.dropLast()) : words
    if deed.count == 1, ["help", "move", "stop", "wait"].contains(deed[0].lexeme.lemma) {
      let me = deed[0].lexeme.lemma == "help" ? small("me") : []
      return EnglishThought(
        kind: .request, words: [deed[0].asVerb] + me + (isPolite ? [words[1]] : []),
        isRequest: true)
    }
    if deed.count == 1, ["give", "bring", "pass", "get"].contains(deed[0].lexeme.lemma),
      let thing = object(of: first), thing.wordClass == .noun
    {
      let it = pronoun([Constituent(thing)], isDoer: false)
      let me = deed[0].lexeme.lemma == "get" ? [] : small("to") + small("me")
      return EnglishThought(
        kind: .request, words: [deed[0].asVerb] + it + me + (isPolite ? [words[1]] : []),
        isRequest: true)
    }
    guard deed.count > 1,
      ["turn on", "turn off", "turn up", "turn down", "open", "close"].contains(
        deed[0].lexeme.lemma), let asked = request(words)
    else { return nil }
    return asked
  }

  /// *Lamp/on* where it is too dark: it is to be turned on.
  func switched(_ words: [Constituent]) -> EnglishThought? {
    guard words.count == 2, words[0].lexeme.namesThing,
      ["on", "off", "down", "up"].contains(words[1].lexeme.lemma)
    else { return nil }
    return EnglishThought(
      kind: .request,
      words: [EnglishStatementReader.verb("turn")] + small("the") + words,
      isRequest: true)
  }

  /// *Fan/on/hot, light/off/bright, coat/on/cold*: what is to be turned or put on or off, and why.
  func switchedFor(_ row: [Constituent]) -> [EnglishThought]? {
    if row.count == 3, row[0].lexeme.kind == .clothing,
      let feels = felt([row[2]], behind: EnglishThought(kind: .wish, words: [row[0]])),
      ["on", "off"].contains(row[1].lexeme.lemma)
    {
      let act = row[1].lexeme.lemma == "on" ? "put" : "take"
      return [
        EnglishThought(
          kind: .request,
          words: [EnglishStatementReader.verb(act), row[1]] + small("my") + [row[0]],
          isRequest: true), feels,
      ]
    }
    guard row.count > 2, let asked = switched(Array(row[..<2])) else { return nil }
    if Self.lit.contains(row[0].lexeme.lemma), let deed = ownDeed(Array(row[2...])) {
      return [asked, deed]
    }
    guard row.count == 3, row[0].lexeme.kind == .device || Self.lit.contains(row[0].lexeme.lemma),
      ["on", "off"].contains(row[1].lexeme.lemma)
    else { return nil }
    let isFelt = ["hot", "cold", "freezing"].contains(row[2].lexeme.lemma)
    guard isFelt || Self.glaring.contains(row[2].lexeme.lemma) else { return nil }
    return [
      asked,
      EnglishThought(
        kind: isFelt ? .feeling : .comment,
        words: (isFelt ? speaker : small("it")) + [EnglishWording.be, row[2].asQuality],
        topic: isFelt ? speaker : []),
    ]
  }

  private static let glaring = EnglishWords.set("dark bright loud noisy boring scary")
  private static let lit = EnglishWords.set("light lights lamp lamps tv TV music radio")
  private static let turning = EnglishWords.set("close shut zip button").union([
    "turn off", "turn on",
  ])

  /// *Sharpen, warm/please, turn/off*: what is to be done with what was named (CGEL §6.15).
  func handled(_ words: [Constituent], of first: EnglishThought) -> EnglishThought? {
    guard let topic = first.topic.last?.lexeme else { return nil }
    let isPolite =
      words.count > 1
      && ["please", "gently", "carefully", "slowly"].contains(words[words.count - 1].lexeme.lemma)
    let deed = isPolite ? Array(words.dropLast()) : words
    if let slower = slower(deed, of: topic) { return slower }
    if deed.count == 2, deed[0].lexeme.lemma == "help", deed[1].lexeme.lemma == "me" {
      return EnglishThought(
        kind: .request, words: [deed[0].asVerb] + words.dropFirst(), isRequest: true)
    }
    if deed.count == 1,
      deed[0].lexeme.lemma != "water" || topic.kind == .plant || topic.kind == .nature,
      !topic.isHuman, Self.handled.contains(deed[0].lexeme.lemma)
    {
      let it = pronoun(first.topic, isDoer: false)
      return EnglishThought(
        kind: .request, words: [deed[0].asVerb] + it + (isPolite ? [words[1]] : []),
        verb: deed[0].asVerb.lexeme, isRequest: true)
    }
    if let parted = parted(deed, of: first, Array(words[deed.count...])) { return parted }
    if let placed = placedIn(deed, of: first) ?? served(deed, of: first) { return placed }
    if deed.count == 2, deed[0].lexeme.lemma == "help", isVerb(deed[1]),
      takes(deed[1].asVerb.lexeme, topic)
    {
      return EnglishThought(
        kind: .request,
        words: [deed[0].asVerb] + small("me") + [deed[1].asVerb]
          + pronoun(first.topic, isDoer: false),
        isRequest: true)
    }
    if deed.count == 1, ["help", "come", "wait", "look"].contains(deed[0].lexeme.lemma) {
      let me = deed[0].lexeme.lemma == "help" ? small("me") : []
      return EnglishThought(
        kind: .request, words: [deed[0].asVerb] + me + (isPolite ? [words[1]] : []),
        isRequest: true)
    }
    guard deed.count > 1, let asked = request(words), let verb = asked.verb,
      words.contains(where: { isNoun($0) }), !words.contains(where: { $0.lexeme.isBeing }),
      !canDo(topic, verb) || !topic.isBeing && words.last?.lexeme.kind == .body
    else { return nil }
    return asked
  }

  /// *Put away/closet, throw away/trash* of what was named: where it is to go (CGEL §16.4).
  private func placedIn(_ deed: [Constituent], of first: EnglishThought) -> EnglishThought? {
    guard deed.count == 2, first.topic.last?.lexeme.isBeing == false,
      deed[1].lexeme.wordClass == .noun, !deed[1].lexeme.isBeing,
      case let parts = deed[0].lexeme.lemma.split(separator: " "), parts.count == 2,
      parts[1] == "away" || parts[1] == "back", ["put", "throw"].contains(parts[0])
    else { return nil }
    var verb = EnglishStatementReader.verb(String(parts[0]))
    verb = Constituent(verb.lexeme, tile: deed[0].tile)
    return EnglishThought(
      kind: .request,
      words: [verb] + pronoun(first.topic, isDoer: false)
        + lexicon.small(String(parts[1]), tile: deed[0].tile) + small("in") + small("the")
        + [deed[1]],
      verb: verb.lexeme, isRequest: true, isBound: true)
  }

  /// *Come/table, come/kitchen* where food is ready: others are called to it.
  private func served(_ deed: [Constituent], of first: EnglishThought) -> EnglishThought? {
    guard deed.count == 2, deed[0].lexeme.lemma == "come", let topic = first.topic.last?.lexeme,
      first.words.last?.lexeme.lemma == "ready", !topic.isBeing,
      deed[1].lexeme.wordClass == .noun,
      deed[1].lexeme.isPlaceLike || deed[1].lexeme.kind == .furniture
    else { return nil }
    return EnglishThought(
      kind: .request, words: [deed[0].asVerb] + small("to") + small("the") + [deed[1]],
      verb: deed[0].asVerb.lexeme, isRequest: true)
  }

  /// *Take off, turn/down, heat/up*: the pronoun stands before the particle (CGEL §16.4).
  private func parted(
    _ deed: [Constituent], of first: EnglishThought, _ polite: [Constituent]
  ) -> EnglishThought? {
    let isTakenOff =
      first.topic.last?.lexeme.kind == .clothing
      && deed.map(\.lexeme.lemma).joined(separator: " ") == "take off"
    let isTurned =
      deed.count == 2
      && ["on", "off", "up", "down", "away", "back"].contains(deed[1].lexeme.lemma)
      && ["turn", "pick", "throw", "put", "switch", "move", "heat", "warm", "clean", "hang"]
        .contains(deed[0].lexeme.lemma)
    guard isTakenOff || isTurned else { return nil }
    return EnglishThought(
      kind: .request,
      words: [deed[0].asVerb] + pronoun(first.topic, isDoer: false) + deed.dropFirst() + polite,
      isRequest: true)
  }

  /// *Drive/slow, stop/read, call/AAA*: how others are to do it, what they are to stop, and whom to call.
  private func slower(_ deed: [Constituent], of topic: Lexeme) -> EnglishThought? {
    guard deed.count == 2, !topic.isBeing else { return nil }
    let (act, next) = (deed[0].lexeme.lemma, deed[1])
    let isSlow =
      ["drive", "walk", "go", "eat", "drink"].contains(act)
      && ["slow", "slowly", "carefully"].contains(next.lexeme.lemma)
    let isCall = act == "call" && (next.lexeme.wordClass == .properNoun || isNoun(next))
    guard isSlow || isCall || act == "stop" && next.lexeme.wordClass == .verb else { return nil }
    var manner = next
    if isSlow, next.lexeme.lemma == "slow" {
      manner.lexeme = Lexeme(lemma: "slow", wordClass: .adverb, kind: .manner)
    }
    return EnglishThought(
      kind: .request, words: [deed[0].asVerb, manner], verb: deed[0].asVerb.lexeme, isRequest: true)
  }

  /// What is done to a thing that is not as it should be.
  static let handled = EnglishWords.set(
    """
    sharpen turn microwave wash clean fix warm heat dry brush comb cut wipe charge fill empty move change tie zip button open close
    throw carry scratch rub water cool wind sweep mop peel cook fold mend repair replace cover lift push pull iron hold exchange return swap restart refill cancel renew
    """
  ).union([
    "turn off", "turn on", "turn down", "turn up", "heat up", "warm up", "clean up", "pick up",
    "throw away",
  ])
}
