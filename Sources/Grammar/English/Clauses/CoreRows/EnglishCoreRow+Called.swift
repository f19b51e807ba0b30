import AACCore

/// Who is called and asked for something: *look/mom, stop/that/brother, up/dad, off/tv, on/hat, look/dog/run, wash/hand, get/in/car*.
///
/// Sources: CGEL §10.53 (vocatives), §11.24 (requests), §16.39 (*want to*), §16.52 (*see him go*), §9.66 (particles).
extension EnglishCoreRow {
  /// *Look/mom, stop/that/brother, up/dad, down/me*.
  func called(_ row: [Constituent]) -> Laid? {
    let first = row[0].lexeme.lemma
    guard let last = row.last else { return nil }
    if isCalled(last.lexeme), Self.calls.contains(first),
      row.count == 2 || ["it", "that", "this"].contains(row[1].lexeme.lemma)
    {
      return Laid(row: [row[0].asVerb] + row[1...].dropLast(), isRequest: true, next: [last])
    }
    guard row.count == 2 else { return nil }
    let isFirst = Self.lifting[first] != nil
    let (place, who) = isFirst ? (row[0], row[1]) : (row[1], row[0])
    guard let act = Self.lifting[place.lexeme.lemma] else { return nil }
    if ["me", "I"].contains(who.lexeme.lemma) {
      return Laid(
        row: [verb(act)] + lexicon.small("me", tile: who.tile) + [place], isRequest: true)
    }
    guard isPerson(who), isCalled(who.lexeme),
      isFirst || !EnglishPeople.helpers.contains(who.lexeme.lemma)
    else { return nil }
    return Laid(row: [verb(act)] + small("me") + [place], isRequest: true, next: [who])
  }

  /// Whether it is somebody whom one calls: kin, a name, or who is there to help.
  func isCalled(_ noun: Lexeme) -> Bool {
    noun.isHuman && noun.number != .plural
      && (noun.wordClass == .properNoun || noun.wordClass == .noun)
      && (noun.wordClass == .properNoun || EnglishPeople.names.contains(noun.lemma.lowercased())
        || EnglishPeople.isPossessed(noun.lemma) || EnglishPeople.helpers.contains(noun.lemma))
  }

  /// *Off/tv, on/hat, look/dog/run, wash/hand, get/in/car, need/glasses, find/bear*.
  func asked(_ row: [Constituent]) -> Laid? {
    if row.count == 2 {
      return switched(row[0], row[1]) ?? cared(row[0], row[1]) ?? ownThing(row)
        ?? doneMore(row) ?? refused(row)
    }
    return watched(row) ?? ownThing(row) ?? given(row) ?? possible(row)
  }

  /// *Off/tv, on/hat*: what is turned, and what is worn.
  private func switched(_ first: Constituent, _ second: Constituent) -> Laid? {
    let word = first.lexeme.lemma, noun = second.lexeme
    guard word == "off" || word == "on", noun.wordClass == .noun else { return nil }
    if noun.kind == .device || noun.kind == .music || Self.noises.contains(noun.lemma)
      || Self.powered.contains(noun.lemma)
    {
      return Laid(
        row: [verb("turn \(word)", tile: first.tile)] + small("the") + [second], isRequest: true)
    }
    guard noun.kind == .clothing else { return nil }
    return Laid(
      row: [verb(word == "off" ? "take off" : "put on", tile: first.tile)] + small("my") + [second],
      isRequest: true)
  }

  /// *Wash/hand, brush/teeth*: one's own body.
  private func cared(_ first: Constituent, _ second: Constituent) -> Laid? {
    guard Self.caring.contains(first.lexeme.lemma), second.lexeme.kind == .body,
      first.lexeme.lemma != "cut" || Self.trimmed.contains(second.lexeme.lemma)
    else { return nil }
    return Laid(row: small("I") + [verb("want"), first.asVerb, second])
  }

  /// *Need/glasses, I/need/walker, find/bear, find/mom, give/ball*: what is one's own, and what is looked for.
  private func ownThing(_ row: [Constituent]) -> Laid? {
    var words = row
    if row.count == 3 {
      guard row[0].lexeme.lemma == "I" else { return nil }
      words.removeFirst()
    }
    guard let act = words.firstIndex(where: { Self.ownedBy.contains($0.lexeme.lemma) }),
      case let other = words[1 - act], other.lexeme.wordClass == .noun
    else { return nil }
    let deed = words[act], noun = other.lexeme
    switch deed.lexeme.lemma {
    case "need":
      guard
        Self.owned.contains(noun.lemma) || EnglishHabits.belongings.contains(noun.lemma)
          || EnglishHabits.aids.contains(noun.lemma)
      else { return nil }
      return Laid(
        row: (row.count == 3 ? [row[0]] : small("I")) + [deed.asVerb] + small("my") + [other])
    case "find":
      guard row.count == 2, act == 0, !noun.isPlaceLike, !KindSet.edible.contains(noun.kind) else {
        return nil
      }
      if noun.isHuman, !EnglishPeople.names.contains(noun.lemma) { return nil }
      let isOwn =
        noun.kind == .toy || noun.kind == .clothing || noun.kind == .device || noun.kind == .book
        || Self.cuddled.contains(noun.lemma) || EnglishHabits.belongings.contains(noun.lemma)
        || Self.owned.contains(noun.lemma)
      return Laid(
        row: [deed.asVerb] + (isOwn ? small("my") + [other] : known(other)), isRequest: true)
    default:
      guard row.count == 2, act == 0, noun.kind == .toy else { return nil }
      return Laid(row: [deed.asVerb] + small("me") + small("the") + [other], isRequest: true)
    }
  }

  /// *More/tickle, push/more, more/hug*: what somebody does to the speaker.
  private func doneMore(_ row: [Constituent]) -> Laid? {
    guard let more = row.firstIndex(where: { $0.lexeme.lemma == "more" }) else { return nil }
    let deed = row[1 - more]
    if Self.doneToSpeaker.contains(deed.lexeme.lemma) {
      return Laid(row: [deed.asVerb] + small("me") + [row[more]], isRequest: true)
    }
    guard more == 0, ["hug", "kiss"].contains(deed.lexeme.lemma) else { return nil }
    return Laid(row: [row[0], deed.asPortion])
  }

  /// *Want/not, not/go, like/no*: what one does not want, and does not want to do.
  private func refused(_ row: [Constituent]) -> Laid? {
    let negators: WordSet = ["not", "no"]
    guard let not = row.firstIndex(where: { negators.contains($0.lexeme.lemma) }) else {
      return nil
    }
    let deed = row[1 - not], lemma = deed.lexeme.lemma
    var word = row[not]
    if let known = lexicon.known("not") { word.lexeme = known }
    if not == 1, ["want", "like", "need"].contains(lemma) {
      return Laid(row: small("I") + [word, deed.asVerb] + small("it"))
    }
    guard not == 0, Self.deeds.contains(lemma), lemma != "run" else { return nil }
    return Laid(row: small("I") + [word, verb("want"), deed.asVerb])
  }

  /// *Look/dog/run, watch/me/dance, see/dog/run*: what is looked at, and what it does.
  private func watched(_ row: [Constituent]) -> Laid? {
    let first = row[0].lexeme.lemma, whom = row[1]
    guard ["look", "watch", "see"].contains(first), canDo(row[2].lexeme),
      whom.lexeme.lemma == "me" || whom.lexeme.wordClass == .noun || whom.lexeme.isHuman,
      whom.lexeme.lemma == "me" || whom.lexeme.wordClass != .pronoun && first != "watch"
    else { return nil }
    let object = whom.lexeme.lemma == "me" ? [whom] : known(whom)
    if first == "look" {
      // Look, the dog is running.
      let doer = whom.lexeme.lemma == "me" ? lexicon.small("I", tile: whom.tile) : object
      return Laid(
        row: [row[0].asVerb], isRequest: true, next: doer + [row[2].asVerb], isNextOngoing: true)
    }
    if first == "see", whom.lexeme.lemma != "me" {
      return Laid(row: small("I") + [row[0].asVerb] + object + [row[2].asVerb])
    }
    return Laid(row: [row[0].asVerb] + object + [row[2].asVerb], isRequest: true)
  }

  private func canDo(_ word: Lexeme) -> Bool {
    word.wordClass == .verb || Self.deeds.contains(word.lemma)
      || Self.happening.contains(word.lemma)
  }

  /// *Give/me/ball*: the one that is there.
  private func given(_ row: [Constituent]) -> Laid? {
    guard row[0].lexeme.lemma == "give", row[1].lexeme.lemma == "me", row[2].lexeme.kind == .toy,
      row[2].lexeme.wordClass == .noun
    else { return nil }
    return Laid(row: [row[0].asVerb, row[1]] + small("the") + [row[2]], isRequest: true)
  }

  /// *I/can/do, I/can't/reach*: what cannot do without what it is done to.
  private func possible(_ row: [Constituent]) -> Laid? {
    guard row[0].lexeme.lemma == "I", ["can", "can't", "cannot"].contains(row[1].lexeme.lemma),
      Self.needsObject.contains(row[2].lexeme.lemma)
    else { return nil }
    return Laid(row: [row[0], row[1], row[2].asVerb] + small("it"))
  }

  /// The noun as one that both know: *Mom, my brother, the dog*.
  func known(_ word: Constituent) -> [Constituent] {
    let noun = word.lexeme
    if noun.wordClass != .noun || EnglishPeople.names.contains(noun.lemma.lowercased()) {
      return [word]
    }
    return small(noun.isHuman && EnglishPeople.isPossessed(noun.lemma) ? "my" : "the") + [word]
  }

  /// *A spoon, milk, scissors*: the noun as one of which there are more.
  func some(_ word: Constituent) -> [Constituent] {
    let noun = word.lexeme
    let isOne = !EnglishHabits.isMass(noun) && !EnglishHabits.isPlural(noun)
    return (isOne ? small("a") : []) + [word]
  }

  private static let calls = EnglishWords.set("look stop listen come hurry")
  private static let lifting: WordMap<String> = ["up": "pick", "down": "put"]
  private static let powered = EnglishWords.set(
    "tv TV light lamp fan heater water oven stove faucet tap heat heating camera flashlight torch")
  private static let caring = EnglishWords.set("wash brush comb cut blow floss rinse shave dry")
  /// What is cut without harm.
  private static let trimmed = EnglishWords.set(
    "hair bangs fringe nail nails fingernail toenail beard")
  private static let ownedBy: WordSet = ["need", "find", "give"]
  private static let owned = EnglishWords.set(
    "glasses coat jacket blanket helmet backpack pillow wheelchair walker cane hat inhaler medication"
  )
  private static let cuddled = EnglishWords.set("bear teddy bunny doll dolly blanket")
  /// What others do to somebody for fun.
  static let doneToSpeaker = EnglishWords.set("tickle push squeeze chase")
  /// What is given or had, one at a time.
  static let portions = EnglishWords.set("drink hug kiss")
  private static let needsObject = EnglishWords.set(
    "do reach open close find fix carry lift cut zip tie button get")
  /// What beings do by themselves.
  static let happening = EnglishWords.set(
    "cry sleep bark laugh run jump fly meow sneeze sing dance swim smile cough crawl walk bounce")
}
