import AACCore

/// What lies behind what it belongs to: *bird/fly/sky/blue, dog/cat/sleep/together, my/family/come/China, my/number/be/five/three/eight,
/// get/juice/fridge, who/you/sit/with/lunch, ticket/Boston, enough/noise*.
///
/// Sources: CGEL §7.21 (qualities before nouns), §13.46 (what is done together), §9.15–9.17 (*from, out of, at, to*), §6.64 (digits).
extension EnglishCompletedRow {
  func meant(_ row: [Constituent], _ words: [String]) -> Completed? {
    if let together = together(row, words) { return Completed(together) }
    if let digits = digits(row, words) { return digits }
    if let told = withParts(row, words) ?? beforeNoun(row, words) { return Completed(told) }
    if let scored = scored(row, words) { return scored }
    let said =
      lying(row, words) ?? named(row, words) ?? byVehicle(row, words) ?? often(row, words)
      ?? origin(row, words)
      ?? takenOut(row, words) ?? atEvent(row, words)
      ?? travelling(row, words) ?? noisy(row, words)
    return said.map { Completed($0) }
  }

  /// *Bird/fly/sky/blue, I/play/friend/new, I/mad/brother/big*: where or with whom, and how that is.
  private func beforeNoun(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = row.count - 1
    guard last > 2, last < 5, row[last - 1].lexeme.wordClass == .noun,
      row[last].lexeme.kind == .color || row[last].lexeme.kind == .size
        || Self.lasting.contains(words[last]),
      Self.staying.contains(words[last - 2])
        || Self.feelings.contains(words[last - 2]) && row[last - 1].lexeme.isBeing,
      row[..<(last - 2)].allSatisfy({ !isVerb($0) }),
      row[..<(last - 2)].last.map({ $0.lexeme.isNominal }) == true
    else { return nil }
    let isSent = words[last - 2] == "send"
    return Laid(
      row: row[..<(last - 1)] + [row[last], row[last - 1]],
      isOngoing: Self.staying.contains(words[last - 2]) && !isSent, isOver: isSent)
  }

  /// *Team/lose/game/two/one*: by how many to how many (CGEL §9.63).
  private func scored(_ row: [Constituent], _ words: [String]) -> Completed? {
    let last = row.count - 1
    guard last > 3, row[last].lexeme.wordClass == .numeral,
      row[last - 1].lexeme.wordClass == .numeral,
      words[last - 2] == "game" || words[last - 2] == "match",
      words[..<(last - 2)].contains(where: { $0 == "win" || $0 == "lose" || $0 == "tie" }),
      // *Five to four* is heard as a time of the clock.
      EnglishClock.phrase([words[last - 1], "to", words[last]]) == nil,
      let first = row[last - 1].tile, let second = row[last].tile
    else { return nil }
    var score = row[last - 1]
    score.lexeme = Lexeme(
      lemma: "\(words[last - 1]) to \(words[last])", wordClass: .adverb, kind: .manner)
    let joins = [first: [first, second]]
    guard let verb = row[..<(last - 2)].firstIndex(where: isVerb), verb > 0, verb < 3,
      isPhrase(row[..<verb]), row[verb - 1].lexeme.wordClass == .noun,
      !row[0].lexeme.isDeterminerLike
    else { return Completed(row[..<(last - 1)] + [score], joins: joins) }
    // *School/win/game*: the team of that name; *dad/team*: whose it is.
    let who = verb == 2 && isOwner(row[0]) ? [genitive(row[0]), row[1]] : Array(row[..<verb])
    var told = Completed(
      Laid(
        row: row[verb..<(last - 1)] + [score], isOver: true,
        subject: (verb == 2 || EnglishHabits.isPlural(row[0].lexeme) ? [] : small("the")) + who))
    told.joins = joins
    return told
  }

  /// *Dad/go/work/car*: where to and by what.
  private func byVehicle(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard last > 1, last < 5, words[last - 2] == "go", words[last - 1] == "work",
      row[last].lexeme.kind == .vehicle
    else { return nil }
    return row[..<(last - 1)] + small("to") + [row[last - 1]] + small("by") + [row[last]]
  }

  /// *Mosquito/bite/arm/a lot, I/use/tablet/a lot*: how often it is done, and not to how many.
  private func often(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard last > 2, last < 5, words[last] == "a lot",
      isVerb(row[last - 2]) || Self.attacks.contains(words[last - 2]),
      row[last - 1].lexeme.kind == .body || row[last - 1].lexeme.kind == .device
    else { return nil }
    var much = row[last]
    much.lexeme = Lexeme(lemma: "a lot", wordClass: .adverb, kind: .manner)
    return row[..<(last - 2)] + [row[last - 2].asVerb, row[last - 1], much]
  }

  private static let attacks = EnglishWords.set("bite scratch sting lick")
  private static let staying = EnglishWords.set("fly swim sleep play sit jump send")
  private static let feelings = EnglishWords.set("jealous mad angry proud scared afraid")
  private static let lasting = EnglishWords.set("cold warm deep new old little funny")

  /// *Dog/three/leg, car/four/wheel*: how many of them it has.
  private func withParts(_ row: [Constituent], _ words: [String]) -> Laid? {
    let noun = row.count - 3
    guard noun == 0 || noun == 1 && row[0].lexeme.isDeterminerLike,
      row[noun + 1].lexeme.wordClass == .numeral, row[noun].lexeme.wordClass == .noun,
      case let (whole, part) = (row[noun].lexeme, words[noun + 2]),
      whole.isBeing && row[noun + 2].lexeme.kind == .body
        || whole.kind == .vehicle && ["wheel", "tire", "door", "seat"].contains(part)
        || whole.kind == .furniture && ["leg", "drawer", "shelf", "door"].contains(part)
    else { return nil }
    let isNamed =
      noun == 1 || EnglishPeople.names.contains(words[0]) || EnglishPeople.isPossessed(words[0])
    return Laid(
      row: [EnglishStatementReader.verb("have")] + row[(noun + 1)...],
      subject: (isNamed ? [] : small("the")) + row[...noun])
  }

  /// *Cake/table, pizza/oven, towel/bathroom, cat/box; somebody/door*: where it is.
  private func lying(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 2 else { return nil }
    if words[1] == "door", ["somebody", "someone", "nobody", "who"].contains(words[0]) {
      return [row[0], EnglishWording.be] + small("at") + small("the") + [row[1]]
    }
    let (one, other) = (row[0].lexeme, words[1])
    guard one.wordClass == .noun, !one.isHuman, !Self.naming.contains(words[0]),
      !EnglishCompounds.joins(one, row[1].lexeme)
    else { return nil }
    let isFood = [.food, .drink, .dish].contains(one.kind)
    let isThing = [.thing, .toy, .book, .device, .clothing].contains(one.kind)
    let link: String
    if isFood || isThing || one.kind == .animal, Self.tops.contains(other) {
      link = "on"
    } else if isFood && Self.kitchen.contains(other)
      || isThing && Self.bathrooms.contains(other)
      || one.kind == .animal && ["box", "basket", "cage"].contains(other)
    {
      link = "in"
    } else {
      return nil
    }
    return small("the") + [row[0], EnglishWording.be] + small(link) + small("the") + [row[1]]
  }

  private static let tops = EnglishWords.set(
    "table counter plate desk floor stove tray shelf ceiling roof hook")
  private static let kitchen = EnglishWords.set("oven microwave fridge freezer sink")
  private static let bathrooms = EnglishWords.set("bathroom kitchen bedroom garage sink closet")
  /// What tables, plates and rooms are named by.
  private static let naming = EnglishWords.set(
    "coffee paper lunch dinner breakfast snack picnic toy tea water sand game dessert tile wood plastic baby doll"
  )

  /// *Favorite/toy/be/car, favorite/place/be/park*: what it is, and not where.
  private func named(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard last > 2, last < 5, words[last - 1] == "be",
      ["favorite", "favourite"].contains(words[last - 3]), row[last].lexeme.wordClass == .noun,
      row[last].lexeme.kind == .vehicle || row[last].lexeme.isPlaceLike
    else { return nil }
    var thing = row[last]
    let isVehicle = thing.lexeme.kind == .vehicle
    let isBare = thing.lexeme.kind == .home || EnglishHabits.barePlaces.contains(words[last])
    thing.lexeme.kind = .thing
    return row[..<last] + (isVehicle ? small("a") : isBare ? [] : small("the")) + [thing]
  }

  /// *Dog/cat/sleep/together, friend/I/play/together*: both of them do it.
  private func together(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row.count == 4, words[3] == "together",
      row[2].lexeme.wordClass == .verb || frames.listed(words[2])?.isListed == true,
      [row[0], row[1]].allSatisfy({
        $0.lexeme.isBeing && !$0.lexeme.isDeterminerLike
          && ($0.lexeme.wordClass != .pronoun || $0.lexeme.hasSubjectForm)
      })
    else { return nil }
    // *My friend and I*: who speaks comes last (CGEL §13.56).
    let doers = words[0] == "I" ? [row[1], row[0]] : [row[0], row[1]]
    return Laid(row: [row[2].asVerb, row[3]], subject: doers)
  }

  /// *My/family/come/China, we/be/Mexico*: from which country or town somebody is.
  private func origin(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard isPlain, last > 1, row[last].lexeme.wordClass == .properNoun,
      row[last].lexeme.kind == .place, words[last - 1] == "be" || words[last - 1] == "come",
      isPhrase(row[..<(last - 1)]), case let who = row[last - 2].lexeme,
      who.isHuman || EnglishPronouns.of(who.lemma) != nil, who.lemma != "it",
      words[last - 1] == "come" || !EnglishPeople.names.contains(who.lemma)
    else { return nil }
    return row[..<last] + small("from") + [row[last]]
  }

  /// *My/number/be/five/three/eight*: a number that is said digit by digit (CGEL §6.64).
  private func digits(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard let be = words.firstIndex(of: "be"), be > 0, be + 2 < row.count,
      words[..<be].contains(where: Self.codes.contains),
      case let figures = row[(be + 1)...],
      figures.allSatisfy({ $0.lexeme.wordClass == .numeral }), let first = figures.first?.tile
    else { return nil }
    var number = row[be + 1]
    number.lexeme.lemma = words[(be + 1)...].joined(separator: ", ")
    return Completed(row[...be] + [number], joins: [first: figures.compactMap(\.tile)])
  }

  private static let codes = EnglishWords.set("number code password PIN combination")
    .union(["phone number", "zip code"])

  /// *Get/juice/fridge, magician/pull/rabbit/hat*: from where something is taken.
  private func takenOut(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard last > 1, last < 5, row[last - 1].lexeme.wordClass == .noun,
      !row[last - 1].lexeme.isHuman
    else { return nil }
    let isPulled = words[last - 2] == "pull" && (words[last] == "hat" || words[last] == "bag")
    guard isPulled || Self.taking.contains(words[last - 2]) && Self.stores.contains(words[last])
    else { return nil }
    return row[..<last] + small(isPulled ? "out of" : "from") + small("the") + [row[last]]
  }

  private static let taking = EnglishWords.set("take get grab")
  private static let stores = EnglishWords.set(
    "fridge refrigerator freezer drawer closet shelf cabinet oven")

  /// *Who/you/sit/with/lunch, what/do/recess*: when that is asked.
  private func atEvent(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard last > 1, ["recess", "lunch", "breakfast", "dinner"].contains(words[last]) else {
      return nil
    }
    if words[0] == "what", words[last - 1] == "do", last == 2 || last == 3 && words[1] == "you" {
      return [row[0]] + (last == 2 ? small("you") : [row[1]]) + [row[last - 1]] + small("at")
        + [row[last]]
    }
    guard words[0] == "who", words[last - 1] == "with" else { return nil }
    // *Who/sit/with/lunch*: the other is asked.
    let who = isVerb(row[1]) ? [row[0]] + small("you") : [row[0]]
    return who + row[1..<last] + small("at") + [row[last]]
  }

  /// *Ticket/Boston, how much/cost/ticket/Boston*: to which town.
  private func travelling(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard row[last].lexeme.wordClass == .properNoun, row[last].lexeme.kind == .place,
      ["ticket", "flight", "trip", "train", "bus"].contains(words[last - 1]),
      last == 1 || words[0] == "how much"
    else { return nil }
    return (last == 1 ? small("a") : []) + row[..<last] + small("to") + [row[last]]
  }

  /// *Enough/noise*: an amount of it, and no number (CGEL §5.4).
  private func noisy(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard let noise = words.firstIndex(of: "noise"), noise > 0,
      ["enough", "a lot of", "less", "more"].contains(words[noise - 1]),
      row[noise].lexeme.countability != .mass
    else { return nil }
    var row = row
    row[noise].lexeme.countability = .mass
    return row
  }
}
