import AACCore

/// Rows without a verb or without who does it: *milk/no more, water/cold/please, glass/orange juice, jealous/brother,
/// party/my/house/Saturday, tired/today; visit/grandpa/hospital, park/cousin/meet*.
///
/// Sources: CGEL §12.46–12.50 (situational ellipsis), §5.4–5.9 (partitives), §16.69 (adjectives and their prepositions), §10.18
/// (subject and object).
extension EnglishShortRows {
  func unsaid(_ row: [Constituent]) -> [Constituent]? {
    guard row.count < 6 else { return nil }
    if let thing = noMore(row) ?? askedThing(row) ?? measured(row) ?? held(row) { return thing }
    if let state = enviousOf(row) ?? stateThen(row) ?? aged(row) ?? timeLike(row) { return state }
    return blemished(row) ?? chosen(row) ?? wished(row)
  }

  /// *milk/no more, bread/no/more*: of what there is none left.
  private func noMore(_ row: [Constituent]) -> [Constituent]? {
    let phrase = row.dropFirst().map(\.lexeme.lemma).joined(separator: " ")
    guard phrase == "no more", row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing else {
      return nil
    }
    return row[1...] + [row[0]]
  }

  /// *water/cold/please*: what is asked for is picked out, and nothing is said of it.
  private func askedThing(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[2].lexeme.lemma == "please", row[0].lexeme.namesThing,
      row[0].lexeme.wordClass == .noun, row[1].lexeme.wordClass == .adjective,
      row[1].lexeme.kind != .emotion, ![.device, .room, .place].contains(row[0].lexeme.kind),
      !Self.positions.contains(row[1].lexeme.lemma)
    else { return nil }
    return [row[1], row[0], row[2]]
  }

  private static let positions = EnglishWords.set("open closed shut off on up down off")

  /// *glass/orange juice, bowl/soup/please*: what holds it, and what is in it.
  private func measured(_ row: [Constituent]) -> [Constituent]? {
    let end = row.last?.lexeme.lemma == "please" ? row.count - 1 : row.count
    var row = row
    if end == 2, row.count == 3, Self.vessels.contains(row[1].lexeme.lemma) { row.swapAt(0, 1) }
    if end == 3, row.count == 3, row[2].lexeme.wordClass == .adjective {
      // *wine/glass/red*: the wine is.
      if Self.vessels.contains(row[1].lexeme.lemma) { row.swapAt(0, 1) }
      guard KindSet.edible.contains(row[1].lexeme.kind), Self.kinds.contains(row[2].lexeme.lemma),
        let vessel = measured([row[0], row[1]])
      else { return nil }
      return vessel.dropLast() + [row[2], row[1]]
    }
    let begin = row[0].lexeme.isDeterminerLike || row[0].lexeme.wordClass == .numeral ? 1 : 0
    guard end == begin + 2, Self.vessels.contains(row[begin].lexeme.lemma),
      KindSet.edible.contains(row[begin + 1].lexeme.kind),
      row[begin + 1].lexeme.kind != .meal, row[begin + 1].lexeme.wordClass == .noun
    else { return nil }
    var vessel = row[begin]
    vessel.lexeme = Lexeme(lemma: vessel.lexeme.lemma, wordClass: .noun, kind: .quantity)
    if let known = lexicon.known(vessel.lexeme.lemma), known.wordClass == .noun {
      vessel.lexeme = known
    }
    return row[..<begin] + (begin == 0 ? word("a") : []) + [vessel] + word("of")
      + row[(begin + 1)...]
  }

  /// What drinks and dishes are chosen by.
  private static let kinds = EnglishWords.set("red white black green cold hot warm fresh iced")
  private static let vessels = EnglishWords.set(
    "glass cup bottle mug bowl slice carton jar piece bag packet scoop")

  /// *jealous/brother, ashamed/mistake*: whom and what one feels so about.
  private func enviousOf(_ row: [Constituent]) -> [Constituent]? {
    var begin = row[0].lexeme.lemma == "I" ? 1 : 0
    let graded = row.count > begin + 2 && ["so", "very"].contains(row[begin].lexeme.lemma)
    let degree = graded ? [row[begin]] : []
    if graded { begin += 1 }
    guard row.count > begin + 1,
      Self.directed.contains(row[begin].lexeme.lemma)
        || graded && Self.personal.contains(row[begin].lexeme.lemma),
      row[(begin + 1)...].dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      let last = row.last?.lexeme, last.isNominal, !last.kind.isTemporal,
      let preposition = EnglishHabits.preposition(behind: row[begin].lexeme.lemma)
    else { return nil }
    var mood = row[begin]
    mood.lexeme = Lexeme(lemma: mood.lexeme.lemma, wordClass: .adjective, kind: .emotion)
    return (row[0].lexeme.lemma == "I" ? [row[0]] : word("I")) + [EnglishWording.be] + degree
      + [mood] + word(preposition) + row[(begin + 1)...]
  }

  private static let directed = EnglishWords.set(
    "jealous ashamed envious fond embarrassed disappointed annoyed terrified")

  /// *party/my/house/Saturday, game/stadium/tonight*: what there is, and where.
  private func held(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row[0].lexeme.wordClass == .noun,
      [.event, .game].contains(row[0].lexeme.kind)
    else {
      return nil
    }
    var place = 1
    while place < row.count - 1, row[place].lexeme.isDeterminerLike { place += 1 }
    guard row[place].lexeme.wordClass == .noun, row[place].lexeme.isPlaceLike,
      place + 1 < row.count, row[(place + 1)...].allSatisfy({ $0.lexeme.kind.isTemporal }),
      place > 1 || !EnglishCompounds.joins(row[0].lexeme, row[1].lexeme)
    else { return nil }
    let isBare = place > 1 || EnglishHabits.barePlaces.contains(row[place].lexeme.lemma)
    let on = row[place + 1].lexeme.kind == .weekday ? word("on") : []
    return [row[0]] + word("at") + (isBare ? [] : word("the")) + row[1...place] + on
      + row[(place + 1)...]
  }

  /// *tired/today, sick/yesterday*: how one is then.
  private func stateThen(_ row: [Constituent]) -> [Constituent]? {
    let denied = Self.grading.contains(row[0].lexeme.lemma) ? 1 : 0
    let end = row.count - 1
    guard end >= denied, end < denied + 2, row.count > 1 else { return nil }
    let state = row[denied].lexeme.lemma
    guard Self.personal.contains(state), row.contains(where: { $0.tile == 0 }),
      end == denied || Self.days.contains(row[end].lexeme.lemma)
    else {
      return nil
    }
    var quality = row[denied]
    quality.lexeme = Lexeme(
      lemma: state, wordClass: .adjective,
      kind: EnglishStatement.feelings.contains(state) ? .emotion : .state)
    return word("I") + [EnglishWording.be] + row[..<denied] + [quality] + row[(denied + 1)...]
  }

  private static let grading: WordSet = [
    "not", "so", "very", "too", "really", "a bit", "a little", "quite",
  ]
  private static let days = EnglishWords.set("today now yesterday tonight tomorrow again always")
    .union(["last night", "this morning", "right now"])
  private static let personal = EnglishStatement.feelings.union(
    EnglishWords.set(
      "hungry thirsty tired sleepy exhausted sick dizzy unwell poorly ready happy busy excited proud"
    ))

  /// *grandma/eighty*: how old somebody is (CGEL §16.22); *table/four*: for how many.
  private func aged(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2 || row.count == 3 && row[2].lexeme.lemma == "please",
      row[1].lexeme.wordClass == .numeral, row[0].lexeme.number != .plural
    else { return nil }
    if row[0].lexeme.lemma == "table" {
      return word("a") + [row[0]] + word("for") + row[1...]
    }
    guard row.count == 2,
      EnglishPeople.names.contains(row[0].lexeme.lemma)
        || EnglishPeople.isPossessed(row[0].lexeme.lemma)
    else { return nil }
    return [row[0], EnglishWording.be, row[1]]
  }

  /// *weekend/boring, Monday/busy*: what a time is like.
  private func timeLike(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2,
      row[0].lexeme.wordClass == .noun || row[0].lexeme.wordClass == .properNoun,
      row[0].lexeme.kind.isTemporal, Self.filled.contains(row[1].lexeme.lemma)
    else { return nil }
    return [row[0], EnglishWording.be, row[1]]
  }

  private static let filled = EnglishWords.set(
    "boring busy fun great good bad terrible awful exciting tiring nice long hard easy lovely")

  /// *pimple/nose, bruise/leg*: what one has there.
  private func blemished(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, row[1].lexeme.kind == .body, Self.blemishes.contains(row[0].lexeme.lemma)
    else { return nil }
    var mark = row[0]
    mark.lexeme = Lexeme(lemma: mark.lexeme.lemma, wordClass: .noun, kind: .thing)
    return word("I") + [EnglishWording.have] + word("a") + [mark] + word("on") + word("my")
      + [row[1]]
  }

  private static let blemishes = EnglishWords.set(
    "pimple bruise rash blister scar wart splinter sunburn")

  /// *favorite/animal/dolphin, best/friend/Anna*: which or who is one's own.
  private func chosen(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.wordClass == .noun, row[2].lexeme.isNominal,
      row[2].lexeme.wordClass != .pronoun,
      ["favorite", "favourite"].contains(row[0].lexeme.lemma)
        || row[0].lexeme.lemma == "best" && row[1].lexeme.lemma == "friend"
          && row[2].lexeme.wordClass == .properNoun,
      !EnglishCompounds.joins(row[1].lexeme, row[2].lexeme)
    else { return nil }
    return word("my") + row[..<2] + [EnglishWording.be, row[2]]
  }

  /// *birthday/happy/Lucas, Christmas/merry*: what is wished.
  private func wished(_ row: [Constituent]) -> [Constituent]? {
    guard
      row[0].lexeme.lemma == "birthday" && row[1].lexeme.lemma == "happy"
        || row[0].lexeme.lemma == "Christmas" && row[1].lexeme.lemma == "merry"
    else { return nil }
    return [row[1], row[0]] + row[2...]
  }

  // MARK: Whom it is done to

  /// *visit/grandpa/hospital, park/cousin/meet*: a verb that is done to people, with a place or a time: nobody else is named who
  /// does it, so it is who speaks.
  func done(toWhom row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 7 else { return nil }
    if row[0].lexeme.wordClass == .verb { return toPerson(row) }
    guard row.count == 3, let last = row.last, Self.meetings.contains(last.lexeme.lemma),
      let person = row[..<2].firstIndex(where: { isPerson($0.lexeme) }),
      isSetting(row[1 - person]), row[0].lexeme.kind != .possessive
    else { return nil }
    return word("I") + [last.asVerb, row[person], row[1 - person]]
  }

  private func toPerson(_ row: [Constituent]) -> [Constituent]? {
    var person = 1
    while person < row.count - 1, row[person].lexeme.isDeterminerLike { person += 1 }
    let frame = frames[row[0].lexeme.lemma]
    guard person + 1 < row.count, isPerson(row[person].lexeme),
      row[person].lexeme.number != .plural || person > 1,
      !Self.notOfPeople.contains(frame.lemma), frame.isListed, frame.opening != .bare,
      frame.pattern == .plain || frame.pattern == .grooming,
      frame.slots.contains(where: {
        ($0.role == .object || $0.role == .recipient && $0.preposition == nil)
          && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(.person))
      }),
      row[(person + 1)...].allSatisfy({
        isSetting($0) || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adposition
      }),
      row[(person + 1)...].contains(where: { $0.lexeme.wordClass == .noun && isSetting($0) })
    else { return nil }
    return word("I") + row
  }

  private func isSetting(_ word: Constituent) -> Bool {
    word.lexeme.kind.isTemporal
      || KindSet.places.contains(word.lexeme.kind) && !word.lexeme.isBeing
  }

  /// What is done to things: somebody beside it does it, or is with one.
  private static let notOfPeople = EnglishWords.set(
    "ride eat drink read open cook write play clean move drop sing do make have get like love hate want need help go come know enter leave break finish start rent sell buy build use"
  )
  private static let meetings = EnglishWords.set("meet visit hug kiss thank greet invite")
}
