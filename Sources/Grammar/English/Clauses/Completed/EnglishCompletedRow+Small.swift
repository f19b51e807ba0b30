import AACCore

/// What has got where it does not belong, what is how in which room, what rings there and what does not work: *sand/my/shoe, floor/wet/
/// kitchen, phone/ring/kitchen, tablet/not/charge*.
///
/// Sources: CGEL §18.44 (*there is*), §17.37 (places behind nouns), §10.23 (affected subjects).
extension EnglishCompletedRow {
  /// *sand/my/shoe, soap/my/eyes, something/my/ear*: it is in there.
  func strayIn(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 3, words[1] == "my", Self.stuff.contains(words[0]),
      row[2].lexeme.kind == .body || row[2].lexeme.kind == .clothing
    else { return nil }
    var thing = row[0]
    let isPronoun = words[0] == "something"
    if !isPronoun, thing.lexeme.wordClass != .noun {
      thing.lexeme = lexicon.lexeme(for: words[0], expecting: .noun)
    }
    let isCounted = !isPronoun && Self.counted.contains(words[0])
    let isWithin = Self.hollow.contains(words[2])
    return small("there") + [EnglishWording.be] + (isCounted ? small("a") : []) + [thing]
      + small(isWithin ? "in" : "on") + [row[1], row[2]]
  }

  private static let stuff = EnglishWords.set(
    "sand soap shampoo hair gum rock pebble bug dirt water dust paint food something splinter crumbs spider stone mud glue"
  )
  private static let counted = EnglishWords.set("rock pebble bug hair splinter spider stone")
  private static let hollow = EnglishWords.set(
    "eye eyes ear ears nose mouth hair shoe shoes sock socks boot pocket throat finger pants")

  /// *floor/wet/kitchen, water/cold/pool*: what is there is so.
  func stateThere(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row.count == 3, row[0].lexeme.namesThing, Self.states.contains(words[1]),
      row[2].lexeme.wordClass == .noun, row[2].lexeme.isPlaceLike,
      !row[0].lexeme.isPlaceLike || Self.parts.contains(words[0]),
      let spot = spot(row[2], of: row[0].lexeme)
    else { return nil }
    return Laid(
      row: [EnglishWording.be, row[1].asQuality], subject: small("the") + [row[0]] + spot)
  }

  private static let states = EnglishWords.set(
    "wet dirty cold hot slippery messy broken full empty warm clean sticky")
  private static let parts = EnglishWords.set("floor wall window door")

  /// *phone/ring/kitchen, alarm/beep/bedroom*: where it is heard.
  func ringing(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 3, ["ring", "beep", "buzz"].contains(words[1]),
      ["phone", "alarm", "timer", "bell", "tablet"].contains(words[0]),
      row[2].lexeme.kind == .room, let spot = spot(row[2], of: row[0].lexeme)
    else { return nil }
    return small("the") + [row[0], row[1].asVerb] + spot
  }

  /// *tablet/not/charge, printer/not/print, zipper/not/close*: it does not do it, and nobody does it to it.
  func notWorking(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard isPlain, row.count == 3, words[1] == "not", let deeds = Self.failing[words[2]],
      deeds.contains(words[0])
    else { return nil }
    return Laid(row: [row[2].asVerb, row[1]], subject: small("the") + [row[0]])
  }

  private static let failing: [String: WordSet] = [
    "charge": ["tablet", "phone", "wheelchair", "computer", "laptop", "watch"],
    "print": ["printer"], "close": ["zipper", "door", "lid", "drawer", "box", "bag"],
    "turn on": ["light", "TV", "tablet", "computer", "lamp", "phone"],
    "connect": ["tablet", "phone", "wifi", "internet", "computer"],
    "ring": ["phone", "bell", "doorbell", "alarm"],
  ]

  // MARK: Come see, go find

  /// *come/see/my/drawing, come/help/me*: both are asked for (CGEL §13.98: *come and see*).
  func comeAndDo(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard isPlain, row.count > 2, row.count < 6, words[0] == "come",
      EnglishSentence.doneOnComing.contains(words[1]), let first = row[0].tile,
      let second = row[1].tile, !row[2...].contains(where: isVerb),
      row[2].lexeme.wordClass != .adposition, row[row.count - 1].lexeme.isNominal
    else { return nil }
    var come = row[0].asVerb
    come.lexeme.lemma = "come \(words[1])"
    let isBare =
      row.count > 3 || row[2].lexeme.wordClass != .noun || EnglishHabits.isMass(row[2].lexeme)
      || EnglishPeople.names.contains(words[2])
    var asked = Completed(
      Laid(
        row: [come] + (isBare ? [] : small("the")) + row[2...], isRequest: true, isSettled: true))
    asked.joins = [first: [first, second]]
    return asked
  }

  /// *go/find/dog, go/play/outside*: what one wants to do there.
  func goAndDo(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard isPlain, row.count > 2, row.count < 5, words[0] == "go", Self.errands.contains(words[1]),
      !row[2...].contains(where: {
        isVerb($0) || $0.lexeme.wordClass == .adposition || $0.lexeme.kind == .social
          || $0.lexeme.wordClass == .conjunction || $0.lexeme.isSubjectFormOnly
      })
    else { return nil }
    return small("I") + [EnglishStatementReader.verb("want")] + row
  }

  private static let errands = EnglishWords.set(
    "find play wash get buy eat feed look ride watch pet hug read build draw paint brush")

  // MARK: About to, and cannot

  /// *bus/about/leave, I/be/about/to/cry*: what comes next (CGEL §4.47).
  func aboutTo(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard let about = words.firstIndex(of: "about"), about > 0, about < 4, about + 1 < row.count,
      let tile = row[about].tile
    else { return nil }
    let begin = words[about - 1] == "be" ? about - 1 : about
    let deed = words[about + 1] == "to" ? about + 2 : about + 1
    guard begin > 0, deed < row.count, isPhrase(row[..<begin]),
      row[deed].lexeme.wordClass == .verb
        || begin + 2 == deed && frames.listed(words[deed])?.isListed == true
    else { return nil }
    let begun = Constituent(lexicon.lexeme(for: "be about to", expecting: .verb), tile: tile)
    let isNamed = row[begin - 1].lexeme.namesThing && begin == 1
    var told = Completed(
      Laid(
        row: [begun, row[deed].asVerb] + row[(deed + 1)...],
        subject: (isNamed ? small("the") : []) + row[..<begin]))
    told.joins = [tile: row[begin..<deed].compactMap(\.tile)]
    return told
  }

  /// *I/not/can/do/it, I/can/not/do/that*: what one cannot.
  func cannotDo(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row.count == 5,
      words[1] == "can" && words[2] == "not" || words[1] == "not" && words[2] == "can",
      words[3] == "do", ["it", "this", "that"].contains(words[4]),
      row[0].lexeme.isSubjectForm || row[0].lexeme.isHuman
    else { return nil }
    let (can, not) = words[1] == "can" ? (row[1], row[2]) : (row[2], row[1])
    return Laid(row: [can, not, row[3].asVerb, row[4]], subject: [row[0]])
  }

  /// *mom/tell/brush/tooth, teacher/tell/me/sit*: what one is told to do (CGEL §16.63).
  func toldToDo(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard isPlain, row.count > 2, row.count < 7, words[1] == "tell" || words[1] == "remind",
      row[0].lexeme.isHuman, row[0].lexeme.wordClass == .noun || ["he", "she"].contains(words[0]),
      case let deed = ["me", "us"].contains(words[2]) ? 3 : 2, deed < row.count,
      row[deed].lexeme.wordClass == .verb, frames.listed(words[deed])?.isListed == true,
      !row[(deed + 1)...].contains(where: { isVerb($0) || $0.lexeme.kind == .question })
    else { return nil }
    let whom = deed == 3 ? [row[2]] : small("me")
    var rest = Array(row[deed...])
    if rest.count > 1, rest[1].lexeme.kind == .body {
      // It is one's own hair and teeth that one is to see to.
      rest.insert(contentsOf: small(words[2] == "us" ? "our" : "my"), at: 1)
    }
    var told = Completed(Laid(row: [row[1].asVerb] + whom + rest, subject: [row[0]]))
    told.isTimeless = true
    return told
  }
}
