import AACCore

/// What the weather is like somewhere, what animals give and do, what is to be minded, and which part of one hurts: *outside/be/cold,
/// tomorrow/be/sunny/beach, fog/today, hen/egg, neighbor/dog/always/bark, frog/jump/pond/croak, careful/bee, hurt/ankle/right*.
///
/// Sources: CGEL §18.10 (*it* of the weather), §18.44 (*there is*), §5.112–5.123 (genitive), §13.22 (coordination), §11.24 (warnings).
extension EnglishCompletedRow {
  func byThemselves(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count < 7 else { return nil }
    if let said = fragment(row, words) ?? leftOut(row, words) { return said }
    if row.count == 2 {
      return misty(row, words) ?? yielding(row, words) ?? minded(row, words) ?? outing(row, words)
        ?? itching(row, words)
    }
    if words[1] == "make", words[0].hasPrefix("bee"),
      let told = yielding([row[0], row[2]], [words[0], words[2]]),
      row.count == 3
    {
      // *bee/make/honey.*
      var told = told
      told.laid.row[0] = row[1].asVerb
      return told
    }
    if let said = weatherThere(row, words) ?? hurtSide(row, words) ?? busStop(row, words)
      ?? poppedAt(row, words) ?? onTelevision(row, words)
      ?? strayIn(row, words) ?? ringing(row, words) ?? goAndDo(row, words)
    {
      return Completed(said)
    }
    if let said = belonging(row, words) ?? comeAndDo(row, words) ?? aboutTo(row, words)
      ?? toldToDo(row, words)
    {
      return said
    }
    if let told = stateThere(row, words) ?? notWorking(row, words) ?? cannotDo(row, words) {
      return Completed(told)
    }
    let told =
      petsDeed(row, words) ?? figureLoses(row, words) ?? bestFriend(row, words)
      ?? feltForDeed(row, words) ?? overAndFelt(row, words)
    return told.map { Completed($0) } ?? doneInTurn(row, words).map { Completed($0) }
  }

  /// *yesterday/circus, yesterday/zoo*: where one was for an outing.
  private func outing(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard words[0] == "yesterday", Self.outings.contains(words[1]) else { return nil }
    return Completed(
      Laid(
        row: [EnglishStatementReader.verb("go")] + small("to") + small("the") + [row[1], row[0]],
        subject: small("I")))
  }

  private static let outings = EnglishWords.set(
    "circus zoo fair museum aquarium movies theater dentist doctor")

  /// *lice/itch, rash/itch*: what itches.
  private func itching(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard words[1] == "itch", ["lice", "fleas", "bites", "hives"].contains(words[0]) else {
      return nil
    }
    return Completed(Laid(row: [row[1].asVerb], subject: small("the") + [row[0]]))
  }

  // MARK: Weather

  /// *fog/today, wind/outside*: weather that nobody has a verb for (CGEL §18.44).
  private func misty(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard let sky = words.firstIndex(where: Self.mists.contains),
      case let other = words[1 - sky],
      Self.spans.contains(other)
    else { return nil }
    return Completed(small("there") + [EnglishWording.be, row[sky], row[1 - sky]])
  }

  private static let mists = EnglishWords.set("fog wind mist hail frost smog")
  private static let spans = EnglishWords.set("today tonight tomorrow yesterday outside here")

  /// *outside/be/cold, here/be/hot; tomorrow/be/sunny/beach*: *it* is so there (CGEL §18.10).
  private func weatherThere(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard words[1] == "be", row[2].lexeme.wordClass == .adjective else { return nil }
    if row.count == 3, Self.spots.contains(words[0]), Self.skies.contains(words[2]) {
      return small("it") + [row[1], row[2], row[0]]
    }
    guard row.count == 4, ["today", "tomorrow", "yesterday", "tonight"].contains(words[0]),
      Self.skies.contains(words[2]), row[3].lexeme.wordClass == .noun || words[3] == "park",
      let spot = spot(row[3], of: row[3].lexeme)
    else { return nil }
    return small("it") + [row[1], row[2]] + spot + [row[0]]
  }

  private static let spots = EnglishWords.set("outside inside here there upstairs downstairs")
  private static let skies = EnglishWords.set(
    "cold hot warm cool sunny rainy windy cloudy foggy snowy stormy icy humid nice freezing chilly")

  // MARK: Animals

  /// *hen/egg, cow/milk, bee/honey*: what an animal gives.
  private func yielding(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard let deed = Self.yields[words[0]], deed.things.contains(words[1]),
      row[1].lexeme.wordClass == .noun
    else { return nil }
    let isOfAll = words[0] == "bee"
    var told = Completed(
      Laid(
        row: [EnglishStatementReader.verb(deed.verb)]
          + (EnglishHabits.isPlural(row[1].lexeme) ? [row[1]] : kindOf(row[1])),
        subject: isOfAll ? kindOf(row[0]) : small("the") + [row[0]]))
    told.isTimeless = true
    return told
  }

  private static let yields: [String: (verb: String, things: WordSet)] = [
    "hen": ("lay", ["egg", "eggs"]), "duck": ("lay", ["egg", "eggs"]),
    "cow": ("give", ["milk"]), "goat": ("give", ["milk"]), "sheep": ("give", ["wool"]),
    "bee": ("make", ["honey"]), "bees": ("make", ["honey"]),
  ]

  /// *neighbor/dog/always/bark, friend/dog/bite/me*: what somebody's animal does, and not he with it.
  private func petsDeed(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard isOwner(row[0]), row[1].lexeme.kind == .animal, row[1].lexeme.wordClass == .noun,
      !EnglishPeople.helpers.contains(words[0])
    else { return nil }
    let isOften = row[2].lexeme.kind == .frequency || words[2] == "never"
    let verb = isOften ? 3 : 2
    let isAllNight =
      row.count == verb + 3 && words[verb + 1] == "all"
      && ["night", "day"].contains(words[verb + 2])
    guard verb < row.count, row.count < verb + 3 || isAllNight, Self.ofPets.contains(words[verb]),
      isOften || words[verb] != "sleep" || Self.others.contains(words[0]),
      row.count == verb + 1 || row[verb + 1].lexeme.wordClass == .pronoun || isAllNight
        || row[verb + 1].lexeme.kind.isTemporal
        || ["a lot", "loud", "loudly", "lot"].contains(words[verb + 1]),
      isOften || row.count > verb + 1 || words[verb] != "bark"
    else { return nil }
    return Laid(
      row: [row[verb].asVerb] + row[(verb + 1)...] + (isOften ? [row[2]] : []),
      subject: [genitive(row[0]), row[1]])
  }

  private static let ofPets = EnglishWords.set(
    "bark bite scratch lick meow purr growl howl chase sleep sing chirp dig hiss")
  /// Whose animals are not at home.
  private static let others = EnglishWords.set(
    "neighbor neighbour friend teacher uncle aunt cousin")

  /// *frog/jump/pond/croak, dog/run/yard/bark*: two things in turn, the second a sound (CGEL §13.22).
  private func doneInTurn(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard last > 1, last < 5, Self.sounds.contains(words[last]), row[0].lexeme.kind == .animal,
      row[0].lexeme.wordClass == .noun, Self.motions.contains(words[1]),
      row[2..<last].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adposition
      })
    else { return nil }
    return row[..<last] + small("and") + [row[last].asVerb]
  }

  private static let sounds = EnglishWords.set(
    "croak bark sing meow howl growl moo chirp buzz quack")
  private static let motions = EnglishWords.set("run jump sit stand walk fly swim hop lie sleep")

  // MARK: Toys, balloons, the bus

  /// *my/doll/lose/arm*: what comes off a toy.
  private func figureLoses(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row.count == 4, row[0].lexeme.kind == .possessive, words[2] == "lose",
      Self.toys.contains(words[1]),
      row[3].lexeme.kind == .body
        || ["shoe", "dress", "wheel", "button"].contains(words[3])
    else { return nil }
    let isVowel = words[3].first.map { "aeiou".contains($0) } == true
    return Laid(
      row: [row[2].asVerb] + small(isVowel ? "an" : "a") + [row[3]], isOver: isPlain,
      subject: [row[0], row[1]])
  }

  private static let toys = EnglishWords.set(
    "doll puppet robot snowman bear teddy car truck train dinosaur"
  ).union(["teddy bear"])

  /// *balloon/pop/party, bubble/burst/bath*: where.
  private func poppedAt(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 3, Self.filled.contains(words[0]), ["pop", "burst"].contains(words[1]),
      row[2].lexeme.wordClass == .noun, let spot = spot(row[2], of: row[0].lexeme)
    else { return nil }
    return small("the") + [row[0], row[1].asVerb] + spot
  }

  private static let filled = EnglishWords.set("balloon balloons bubble bubbles tire ball pipe")

  /// *where/stop/bus*: where it stops for one to get on.
  private func busStop(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count > 2, row.count < 5, words[row.count - 3] == "where",
      words[row.count - 2] == "stop", words[row.count - 1] == "bus",
      row.count == 3 || row[0].lexeme.kind == .social || row[0].lexeme.isHuman
    else { return nil }
    var stop = row[row.count - 2]
    stop.lexeme = Lexeme(lemma: "stop", wordClass: .noun, kind: .place)
    return row[..<(row.count - 2)] + [EnglishWording.be] + small("the") + [
      row[row.count - 1], stop,
    ]
  }

  // MARK: What hurts, and what to mind

  /// *I/hurt/a lot/ankle/right, hurt/hand/left*: which of the two (CGEL §7.21).
  private func hurtSide(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    if last > 1, words[last] == "lot", ["hurt", "itch", "ache"].contains(words[last - 1]) {
      // *my/stomach/hurt/lot.*
      var much = row[last]
      much.lexeme = Lexeme(lemma: "a lot", wordClass: .adverb, kind: .manner)
      return row[..<last] + [much]
    }
    guard ["left", "right"].contains(words[last]), row[last - 1].lexeme.kind == .body,
      let verb = words.firstIndex(where: { $0 == "hurt" || $0 == "ache" || $0 == "itch" }),
      verb == 0 || verb == 1 && ["I", "me", "my"].contains(words[0]),
      last - 1 == verb + 1 || last - 1 == verb + 2 && words[verb + 1] == "a lot"
    else { return nil }
    var side = row[last]
    side.lexeme = Lexeme(lemma: words[last], wordClass: .adjective, kind: .quality)
    return small("my") + [side, row[last - 1], row[verb].asVerb]
      + (last - 1 == verb + 2 ? [row[verb + 1]] : [])
  }

  /// *careful/bee, careful/knife, careful/stairs*: what is to be minded (CGEL §11.24; *careful of, with* §16.69).
  private func minded(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard words[0] == "careful", row[1].lexeme.wordClass == .noun else { return nil }
    let link: String
    if row[1].lexeme.kind == .animal || Self.rushing.contains(words[1]) {
      link = "of"
    } else if Self.handled.contains(words[1]) {
      link = "with"
    } else if Self.trodden.contains(words[1]) {
      link = "on"
    } else {
      return nil
    }
    var how = row[0]
    how.lexeme = Lexeme(lemma: "careful", wordClass: .adjective, kind: .state)
    if link == "of", let first = row[0].tile, let second = row[1].tile {
      how.lexeme.lemma = "careful of the \(words[1])"
      var warned = Completed(
        Laid(row: [EnglishWording.be, how], isRequest: true, isSettled: true))
      warned.joins = [first: [first, second]]
      return warned
    }
    return Completed(
      Laid(
        row: [EnglishWording.be, how] + small(link) + small("the") + [row[1]], isRequest: true,
        isSettled: true))
  }

  private static let rushing = EnglishWords.set("car bus truck bike train fire wave hole step")
  private static let handled = EnglishWords.set(
    "knife scissors glass iron stove oven needle hammer plate cup baby egg eggs vase")
  private static let trodden = EnglishWords.set("stairs ice steps ladder road street bridge")

  // MARK: What is where

  /// *glasses/be/on/TV*: on top of it; but *cartoon/be/on/TV*.
  private func onTelevision(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 4, words[1] == "be", words[2] == "on", words[3] == "TV",
      [.thing, .clothing, .toy, .book].contains(row[0].lexeme.kind)
        || ["cat", "remote", "phone"].contains(words[0])
    else { return nil }
    return row[..<3] + small("the") + [row[3]]
  }

  /// *best/friend/class/be/Lucas*: where one has that friend.
  private func bestFriend(_ row: [Constituent], _ words: [String]) -> Laid? {
    let begin = words[0] == "my" ? 1 : 0
    guard row.count == begin + 5, words[begin] == "best", words[begin + 1] == "friend",
      words[begin + 3] == "be", ["class", "school", "work"].contains(words[begin + 2]),
      row[begin + 4].lexeme.isHuman || row[begin + 4].lexeme.wordClass == .properNoun
    else { return nil }
    return Laid(
      row: [row[begin + 3], row[begin + 4]],
      subject: (begin == 1 ? [row[0]] : small("my")) + row[begin..<(begin + 2)]
        + small(words[begin + 2] == "class" ? "in" : "at") + [row[begin + 2]])
  }
}
