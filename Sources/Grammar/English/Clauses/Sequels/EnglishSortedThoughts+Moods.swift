import AACCore

/// What others did and how one feels about it, and what does not go, is not yet or is no more, in any order: *brother/take/toy/mad,
/// balloon/pop/cry, tired/home/go, car/start/no, dad/home/not yet, hungry/no/more*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §4.58 (*will not* of things), §10.58 (*anymore, yet* in denials).
extension EnglishSortedThoughts {
  // MARK: What others did

  /// *mad/brother/hit, brother/take/toy/mad, sister/break/doll/cry, ice cream/melt/shirt/dirty*.
  func wronged(_ row: [Constituent]) -> Reading? {
    if let mishap = mishap(row) { return mishap }
    guard row.count == 3 || row.count == 4,
      let mood = row.first(where: { Self.moods.contains($0.lexeme.lemma) }),
      mood == row[0] || mood == row[row.count - 1],
      case let told = without(row, mood), told.count == row.count - 1, isOther(told[0])
    else { return nil }
    let deed = told[1]
    let what: [Constituent]
    if told.count == 2, Self.harms.contains(deed.lexeme.lemma) {
      what = small("me")
    } else if told.count == 2, mood == row[0], told[0].lexeme.isHuman,
      ["yell", "lose"].contains(deed.lexeme.lemma)
    {
      what = []
    } else if told.count == 3, Self.takings.contains(deed.lexeme.lemma), isThing(told[2]) {
      what = small("my") + [told[2]]
    } else {
      return nil
    }
    let happened = named(told[0]) + [deed.asVerb] + what
    let feeling = feeling(mood)
    let isCrying = mood.lexeme.lemma == "cry"
    return mood == row[0]
      ? Reading(first: feeling, second: happened, isNextPast: true)
      : Reading(first: happened, second: feeling, isPast: true, isNextOngoing: isCrying)
  }

  /// *balloon/pop/cry, ice cream/melt/shirt/dirty*: what happened to a thing, and what of it.
  private func mishap(_ row: [Constituent]) -> Reading? {
    guard row.count == 3 || row.count == 4, isThing(row[0]), row[0].lexeme.kind != .body,
      Self.mishaps.contains(row[1].lexeme.lemma)
    else { return nil }
    let happened = small("the") + [row[0], row[1].asVerb]
    if row.count == 3, Self.moods.contains(row[2].lexeme.lemma) {
      return Reading(
        first: happened, second: feeling(row[2]), isPast: true,
        isNextOngoing: row[2].lexeme.lemma == "cry")
    }
    guard row.count == 4, row[2].lexeme.kind == .clothing,
      ["dirty", "wet", "sticky"].contains(row[3].lexeme.lemma)
    else { return nil }
    return Reading(
      first: happened, second: small("my") + [row[2], EnglishWording.be, state(row[3])],
      isPast: true)
  }

  private func feeling(_ mood: Constituent) -> [Constituent] {
    if mood.lexeme.lemma == "cry" { return speaker + [mood.asVerb] }
    return speaker + [EnglishWording.be, state(mood, .emotion)]
  }

  private func isOther(_ word: Constituent) -> Bool {
    isDoer(word)
      || word.lexeme.wordClass == .noun
        && (word.lexeme.isHuman || ["dog", "cat", "puppy"].contains(word.lexeme.lemma))
  }

  private static let moods = EnglishWords.set("mad sad upset angry cry")
  private static let harms = EnglishWords.set(
    "hit push kick bite pinch scratch poke trip tease bully punch shove")
  private static let takings = EnglishWords.set(
    "take break steal hide rip lose eat grab throw ruin tear throw away")
  private static let mishaps = EnglishWords.set("pop melt break spill rip crash burst")

  // MARK: How one feels

  /// *happy/dad/home, happy/new/bike*: what one is glad of.
  func felt(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, ["happy", "glad", "excited"].contains(row[0].lexeme.lemma) else {
      return nil
    }
    let first = speaker + [EnglishWording.be, state(row[0], .emotion)]
    if isDoer(row[1]), ["home", "here", "back"].contains(row[2].lexeme.lemma) {
      return Reading(first: first, second: [row[1], EnglishWording.be, row[2]])
    }
    guard row[1].lexeme.lemma == "new", isThing(row[2]), !row[2].lexeme.isPlaceLike else {
      return nil
    }
    return Reading(first: first + small("about") + small("my") + row[1...])
  }

  /// *tired/home/go, home/sick/stay, bored/outside/go*: how one is, and where one wants to be.
  func homeward(_ row: [Constituent]) -> Reading? {
    guard row.count == 3 else { return nil }
    if let home = row.firstIndex(where: { $0.lexeme.lemma == "home" }),
      case let states = without(row, row[home]), states.count == 2,
      states.allSatisfy({ EnglishStatement.states.contains($0.lexeme.lemma) })
    {
      // *hungry/tired/home.*
      return Reading(
        first: speaker + [
          EnglishWording.be, state(states[0]), EnglishWording.and, state(states[1]),
        ],
        second: speaker + [
          EnglishStatementReader.verb("want"), EnglishStatementReader.verb("go"), row[home],
        ])
    }
    guard
      let how = row.first(where: { Self.worn.contains($0.lexeme.lemma) }),
      let deed = row.first(where: { ["go", "stay", "play"].contains($0.lexeme.lemma) }),
      let place = without(row, how, deed).first,
      ["home", "outside", "inside", "bed"].contains(place.lexeme.lemma),
      deed.lexeme.lemma != "play" || ["outside", "inside"].contains(place.lexeme.lemma)
    else { return nil }
    return Reading(
      first: speaker + [EnglishWording.be, state(how)],
      second: speaker + [EnglishStatementReader.verb("want"), deed.asVerb, place])
  }

  private static let worn = EnglishWords.set("tired sick bored sleepy exhausted scared")

  // MARK: What is not

  /// *car/start/no, car/won't/start, shoe/fit/no, dad/home/not yet, hungry/no/more*.
  func denied(_ row: [Constituent]) -> Reading? {
    guard row.count < 5, let no = row.first(where: { Self.denials.contains($0.lexeme.lemma) })
    else { return nil }
    let rest = without(row, no)
    if no.lexeme.lemma == "not yet" { return notYet(rest, no) }
    if let stubborn = stubborn(row, rest, no) { return stubborn }
    if row.count == 3, no == row[2], no.lexeme.lemma == "no", isThing(row[0]),
      Self.judged.contains(row[1].lexeme.lemma)
    {
      return Reading(
        first: small("the") + [row[0], EnglishWording.be] + lexicon.small("not", tile: no.tile)
          + [state(row[1], .quality)])
    }
    if no.lexeme.lemma == "can't" { return unable(row, rest, no) }
    guard row.count == 3, no.lexeme.lemma != "won't",
      let more = rest.first(where: { ["more", "anymore"].contains($0.lexeme.lemma) }),
      let how = without(rest, more).first,
      EnglishStatement.states.contains(how.lexeme.lemma) || how.lexeme.lemma == "hurt",
      how == row[0] || more == row[2]
    else { return nil }
    let anymore = Constituent(
      lexicon.known("anymore") ?? Lexeme(lemma: "anymore", wordClass: .adverb, kind: .time),
      tile: more.tile)
    return Reading(
      first: speaker + [EnglishWording.be] + lexicon.small("not", tile: no.tile) + [
        state(how), anymore,
      ])
  }

  /// *car/start/no, tablet/won't/turn on, lid/no/come off*: a thing does not do what it should (CGEL §4.58).
  private func stubborn(_ row: [Constituent], _ rest: [Constituent], _ no: Constituent) -> Reading?
  {
    guard row.count == 3, rest.count == 2, isThing(rest[0]), rest[0] == row[0],
      Self.made.contains(rest[0].lexeme.kind)
    else { return nil }
    let deed = rest[1].lexeme.lemma
    if no.lexeme.lemma != "won't", ["fit", "work"].contains(deed) {
      return Reading(
        first: small("the") + [rest[0]] + lexicon.small("not", tile: no.tile) + [rest[1].asVerb])
    }
    guard Self.workings.contains(deed), no.lexeme.lemma != "can't",
      no == row[2] || no.lexeme.lemma == "won't" || deed.contains(" ")
    else { return nil }
    let wont = Constituent(Lexeme(lemma: "will", wordClass: .verb, kind: .modal))
    return Reading(
      first: [wont] + lexicon.small("not", tile: no.tile) + [rest[1].asVerb], doer: rest[0])
  }

  private static let made: Set<SemanticKind> = [
    .thing, .device, .vehicle, .furniture, .clothing, .toy, .media, .instrument,
  ]
  private static let workings: WordSet = [
    "start", "turn on", "turn off", "open", "close", "charge", "stop", "come off", "light up",
    "flush", "ring", "move",
  ]

  private static let judged = EnglishWords.set(
    "scary funny hot cold good bad ready big small broken clean dirty loud fun hard easy nice wet dry full empty heavy"
  )

  /// *dad/home/not yet, not yet/ready*: what is still to come.
  private func notYet(_ rest: [Constituent], _ no: Constituent) -> Reading? {
    if rest.count == 1,
      ["ready", "done", "finished", "tired", "hungry"].contains(rest[0].lexeme.lemma)
    {
      return Reading(first: speaker + [EnglishWording.be, state(rest[0]), no])
    }
    guard rest.count == 2, isDoer(rest[0]),
      ["home", "here", "back"].contains(rest[1].lexeme.lemma)
    else { return nil }
    return Reading(first: [rest[0], EnglishWording.be, rest[1], no])
  }

  /// *can't/sleep/scared, can't/open/bottle/help*: what one cannot do, and why or what is to be done.
  private func unable(_ row: [Constituent], _ rest: [Constituent], _ no: Constituent) -> Reading? {
    guard row.count > 2, no == row[0], let last = rest.last else { return nil }
    let said = Array(rest.dropLast())
    let isCall = last.lexeme.lemma == "help"
    let isHow = EnglishStatement.states.contains(last.lexeme.lemma)
    guard isCall || isHow, frames.listed(said[0].lexeme.lemma) != nil,
      said.dropFirst().allSatisfy(isThing)
    else { return nil }
    let first = speaker + [no, said[0].asVerb] + said.dropFirst()
    return isCall
      ? Reading(first: first, second: [last.asVerb] + small("me"), asksNext: true)
      : Reading(first: first, second: speaker + [EnglishWording.be, state(last)])
  }

  private static let denials: WordSet = ["no", "not", "won't", "can't", "not yet"]
}
