import AACCore

/// Two thoughts in two to four words: how one is, what the weather or a thing is like, and what one wants, asks for or cannot do
/// because of it: *full / stop, dark/light/on, sick/doctor/need, sunny/park/go, window/open/hot, breathe/help/not*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §10.9 (*be* understood), §12.46–12.50 (situational ellipsis), §10.26 (*it* of the
/// weather), §11.24 (requests).
extension EnglishLaidThoughts {
  /// What such a row says; nil where it is one thought.
  func short(_ row: [Constituent]) -> Reading? {
    guard row.count > 1, row.count < 5, row[0].lexeme.wordClass != .pronoun,
      !row.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.kind == .social || $0.lexeme.lemma == "my"
      })
    else { return nil }
    if row.count == 2 { return stopped(row) }
    if let helpless = helpless(row) { return helpless }
    guard row.count == 3 || row[3].lexeme.kind.isTemporal else { return nil }
    if row.count == 3,
      let said = switched(row) ?? inNeed(row) ?? handled(row) ?? worn(row)
        ?? sleptBadly(row) ?? waiting(row) ?? fearful(row)
    {
      return said
    }
    return outdoors(row) ?? feltAbout(row)
  }

  // MARK: Words

  private func isState(_ word: Constituent) -> Bool {
    EnglishStatement.states.contains(word.lexeme.lemma) || Self.own.contains(word.lexeme.lemma)
  }

  private static let own = EnglishWords.set("full dizzy hot cold sick ill")

  private func quality(_ word: Constituent) -> Constituent {
    var quality = word
    let isFelt = EnglishStatement.feelings.contains(word.lexeme.lemma)
    quality.lexeme = Lexeme(
      lemma: word.lexeme.lemma, wordClass: .adjective, kind: isFelt ? .emotion : .state)
    return quality
  }

  private func speakerIs(_ word: Constituent) -> [Constituent] {
    speaker + [EnglishWording.be, quality(word)]
  }

  // MARK: Stop

  /// *hurt/stop, full/stop*: what is to end, and why.
  private func stopped(_ row: [Constituent]) -> Reading? {
    if ["sit down", "lie down", "rest"].contains(row[0].lexeme.lemma), isState(row[1]) {
      // *lie down/sick*: what one wants, and why.
      return Reading(first: speakerIs(row[1]), second: speaker + [verb("want"), row[0].asVerb])
    }
    if row[0].lexeme.lemma == "hurry up", row[1].lexeme.lemma == "late" {
      return Reading(
        first: [row[0]], second: word("we") + [EnglishWording.be, quality(row[1])], isRequest: true)
    }
    guard row[1].lexeme.lemma == "stop" else { return nil }
    if row[0].lexeme.lemma == "hurt" {
      return Reading(first: word("it") + [row[0].asVerb], second: [row[1].asVerb], asksNext: true)
    }
    guard isState(row[0]) else { return nil }
    return Reading(first: speakerIs(row[0]), second: [row[1].asVerb], asksNext: true)
  }

  /// *breathe/help/not, help/swallow/can/not*: what one cannot do, and needs help with.
  private func helpless(_ row: [Constituent]) -> Reading? {
    guard let help = row.firstIndex(where: { $0.lexeme.lemma == "help" }),
      let not = row.firstIndex(where: { ["not", "can't"].contains($0.lexeme.lemma) }),
      let deed = row.firstIndex(where: { Self.vital.contains($0.lexeme.lemma) }),
      row.allSatisfy({ $0.lexeme.lemma == "can" || [row[help], row[not], row[deed]].contains($0) })
    else { return nil }
    var denial = row[not]
    if let known = lexicon.known("not") { denial.lexeme = known }
    let can =
      row.first { $0.lexeme.lemma == "can" }
      ?? Constituent(Lexeme(lemma: "can", wordClass: .verb, kind: .modal))
    let unable = speaker + [can, denial, row[deed].asVerb]
    if help == 0 { return Reading(first: [row[help].asVerb], second: unable, isRequest: true) }
    return Reading(first: unable, second: [row[help].asVerb], asksNext: true)
  }

  private static let vital = EnglishWords.set(
    "breathe swallow move walk stand sleep see hear talk speak reach")

  // MARK: On and off

  /// *hot/fan/on, dark/light/on, loud/music/off*: what is to be turned on or off, and why.
  private func switched(_ row: [Constituent]) -> Reading? {
    guard ["on", "off"].contains(row[2].lexeme.lemma), row[1].lexeme.namesThing,
      [.device, .furniture, .music, .media].contains(row[1].lexeme.kind)
        || Self.switches.contains(row[1].lexeme.lemma)
    else { return nil }
    var turn = row[2]
    turn.lexeme = Lexeme(lemma: "turn \(row[2].lexeme.lemma)", wordClass: .verb, kind: .action)
    if row[0].lexeme.lemma == "loud" || row[0].lexeme.lemma == "bright" {
      return Reading(
        first: word("the") + [row[1], EnglishWording.be, row[0]], second: [turn] + word("it"),
        asksNext: true)
    }
    let request = [turn] + word("the") + [row[1]]
    if row[0].lexeme.lemma == "dark" {
      return Reading(
        first: word("it") + [EnglishWording.be, row[0]], second: request, asksNext: true)
    }
    guard isState(row[0]) else { return nil }
    return Reading(first: speakerIs(row[0]), second: request, asksNext: true)
  }

  private static let switches = EnglishWords.set(
    "light fan music heater lamp radio heating TV tv air")

  // MARK: Needed

  /// *sick/doctor/need, sad/mom/miss, rain/umbrella/need*: whom or what one needs because of how one or the weather is.
  private func inNeed(_ row: [Constituent]) -> Reading? {
    guard ["need", "miss"].contains(row[2].lexeme.lemma),
      row[1].lexeme.wordClass == .noun || row[1].lexeme.wordClass == .properNoun
    else { return nil }
    let second = speaker + [row[2].asVerb, row[1]]
    if ["rain", "snow"].contains(row[0].lexeme.lemma), row[2].lexeme.lemma == "need" {
      var falling = row[0].asVerb
      falling.lexeme = Lexeme(lemma: row[0].lexeme.lemma, wordClass: .verb, kind: .weatherVerb)
      return Reading(first: word("it") + [falling], second: second)
    }
    guard isState(row[0]), row[1].lexeme.isBeing || row[1].lexeme.lemma == "bed",
      !["big", "small"].contains(row[0].lexeme.lemma)
    else { return nil }
    return Reading(first: speakerIs(row[0]), second: second)
  }

  // MARK: Asked for

  /// *window/open/hot, door/close/cold*: what is to be opened, and why.
  private func handled(_ row: [Constituent]) -> Reading? {
    guard ["window", "door", "curtain", "blinds"].contains(row[0].lexeme.lemma),
      ["open", "close", "shut"].contains(row[1].lexeme.lemma),
      ["hot", "cold", "tired"].contains(row[2].lexeme.lemma)
    else { return nil }
    return Reading(
      first: [row[1].asVerb] + word("the") + [row[0]], second: speakerIs(row[2]), isRequest: true)
  }

  /// *cold/sweater/put on, coat/cold/put on*: what is to be put on, and why.
  private func worn(_ row: [Constituent]) -> Reading? {
    guard ["put on", "take off", "zip up"].contains(row[2].lexeme.lemma),
      let state = row[..<2].firstIndex(where: {
        ["cold", "hot", "freezing", "wet"].contains($0.lexeme.lemma)
      }),
      row[1 - state].lexeme.kind == .clothing
    else { return nil }
    return Reading(
      first: speakerIs(row[state]), second: [row[2]] + word("my") + [row[1 - state]], asksNext: true
    )
  }

  // MARK: Told

  /// *tired/sleep/bad*: why one is so.
  private func sleptBadly(_ row: [Constituent]) -> Reading? {
    guard isState(row[0]), row[1].lexeme.lemma == "sleep",
      ["bad", "badly", "not", "little"].contains(row[2].lexeme.lemma)
    else { return nil }
    var how = row[2]
    if how.lexeme.lemma == "bad" {
      how.lexeme = Lexeme(lemma: "badly", wordClass: .adverb, kind: .manner)
    }
    var slept = row[1]
    slept.lexeme = Lexeme(
      lemma: how.lexeme.kind == .negation ? "sleep" : "slept", wordClass: .verb, kind: .action)
    let second =
      how.lexeme.kind == .negation
      ? [Constituent(Lexeme(lemma: "did", wordClass: .verb, kind: .linking)), how, slept]
      : [slept, how]
    return Reading(first: speakerIs(row[0]), second: speaker + second)
  }

  /// *waiter/slow/hungry, bus/late/cold*: what is slow, and how one is by now.
  private func waiting(_ row: [Constituent]) -> Reading? {
    guard row[0].lexeme.namesThing || row[0].lexeme.isHuman, row[0].lexeme.wordClass == .noun,
      ["slow", "late", "boring", "loud", "long", "dark"].contains(row[1].lexeme.lemma),
      ["hungry", "thirsty", "tired", "bored", "scared", "cold", "angry", "sad"].contains(
        row[2].lexeme.lemma)
    else { return nil }
    return Reading(
      first: word("the") + [row[0], EnglishWording.be, row[1]], second: speakerIs(row[2]))
  }

  // MARK: Weather

  /// *sunny/park/go, beach/go/hot/today*: what the weather is like, and where one wants to go.
  private func outdoors(_ row: [Constituent]) -> Reading? {
    guard let go = row.firstIndex(where: { $0.lexeme.lemma == "go" }),
      let sky = row.firstIndex(where: { Self.skies.contains($0.lexeme.lemma) }),
      let place = row.firstIndex(where: {
        KindSet.places.contains($0.lexeme.roleKind) && $0.lexeme.wordClass == .noun
          || $0.lexeme.lemma == "outside"
      }), sky == 0 && place < go || place == 0 && sky > go
    else { return nil }
    let times = row.filter { $0.lexeme.kind.isTemporal }
    guard times.count + 3 == row.count else { return nil }
    return Reading(
      first: word("it") + [EnglishWording.be, row[sky]] + times,
      second: speaker + [verb("want"), row[go].asVerb, row[place]])
  }

  private static let skies = EnglishWords.set("sunny rainy windy snowy hot warm nice")

  // MARK: Felt

  /// *nervous/doctor/tomorrow, excited/party/Saturday*: what one feels about what is to come (CGEL §16.69).
  private func feltAbout(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, EnglishStatement.feelings.contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .noun, row[2].lexeme.kind.isTemporal,
      row[1].lexeme.kind == .event || EnglishPeople.visited.contains(row[1].lexeme.lemma),
      let link = EnglishHabits.preposition(behind: row[0].lexeme.lemma)
    else { return nil }
    return Reading(first: speakerIs(row[0]) + word(link) + word("the") + row[1...])
  }

  /// *storm/scared/me, operation/scared/of, spider/scared/big*: what one is scared of.
  private func fearful(_ row: [Constituent]) -> Reading? {
    guard row[1].lexeme.lemma == "scared" || row[1].lexeme.lemma == "afraid",
      row[0].lexeme.wordClass == .noun, !row[0].lexeme.isHuman
    else { return nil }
    switch row[2].lexeme.lemma {
    case "me":
      return Reading(
        first: [
          Constituent(speaker[0].lexeme, tile: row[2].tile), EnglishWording.be, quality(row[1]),
        ] + word("of") + word("the") + [row[0]])
    case "of": return Reading(first: speakerIs(row[1]) + [row[2]] + word("the") + [row[0]])
    default:
      guard row[2].lexeme.wordClass == .adjective,
        row[2].lexeme.kind == .size || row[2].lexeme.kind == .color
      else { return nil }
      return Reading(first: speakerIs(row[1]) + word("of") + word("the") + [row[2], row[0]])
    }
  }
}
