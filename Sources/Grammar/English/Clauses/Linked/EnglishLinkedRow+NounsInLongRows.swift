import AACCore

/// Nouns that are one with the word beside them: *two/slice/pizza, loaf/bread/and/cheese, boy/seventeen/year/win/medal, brother/Pedro/work,
/// get/train/station, win/car/race, answer/question/five, Chinese/restaurant, rice/with/chicken, be/vacation, go/strike,
/// be/nurse/hospital/town*.
///
/// Sources: CGEL §17.104–17.109 (compounds), §5.6–5.9 (partitives), §17.65–17.71 (apposition), §5.44–5.51 (nouns without article), §7.21.
extension EnglishLinkedRow {
  func nounInLongRow(_ row: [Constituent], _ words: [String]) -> Linked? {
    let readers = [
      measured, aged, kinByName, getTo, race, questionNumber, ofCountry, withMeat, onLeave,
      worksThere,
    ]
    for reader in readers {
      if let said = reader(row, words) { return said }
    }
    return nil
  }

  // MARK: Measures and ages

  /// *Two/slice/pizza, two/spoonful/sugar, loaf/bread/and/cheese; you/bring/glass/water/me.*
  private func measured(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let measure = row.indices.dropFirst(2).dropLast().first(where: {
        Self.portions.contains(words[$0]) && words[$0 + 1] != "of"
      }), case let what = row[measure + 1].lexeme,
      what.wordClass == .noun && KindSet.edible.contains(what.kind)
        || words[measure + 1] == "water",
      row[..<measure].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    let isLast = measure + 2 == row.count
    if isObjectPronoun(row[row.count - 1]), measure + 3 == row.count,
      ["give", "bring", "get", "pour", "buy"].contains(words[measure - 1])
    {
      return Linked(
        row: row[..<measure] + [row[measure + 2], row[measure]] + small("of") + [row[measure + 1]])
    }
    guard row[measure - 1].lexeme.wordClass == .numeral || !isLast && words[measure + 2] == "and"
    else { return nil }
    return inserting(small("of"), into: row, at: measure + 1)
  }

  private static let portions = EnglishWords.set(
    "slice spoonful loaf glass cup bottle bowl piece plate jar can bag box carton kilo liter pound teaspoon tablespoon"
  )

  /// *Boy/seventeen/year/win/medal*: how old somebody is who does it (CGEL §7.21).
  private func aged(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 4, row[0].lexeme.isHuman, row[0].lexeme.wordClass == .noun,
      row[1].lexeme.wordClass == .numeral,
      ["year", "years", "month", "months"].contains(words[2]), row[3].lexeme.wordClass == .verb,
      words[3] != "be", let first = row[1].tile, let second = row[2].tile
    else { return nil }
    let unit = words[2].hasPrefix("y") ? "year" : "month"
    let age = Lexeme(lemma: "\(words[1])-\(unit)-old", wordClass: .adjective, kind: .quality)
    return Linked(
      row: small("the") + [Constituent(age, tile: first), row[0]] + row[3...],
      joins: [first: [first, second]])
  }

  /// *Brother/Pedro/work/airport*: who it is by name.
  private func kinByName(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard EnglishPeople.isPossessed(words[0]), !EnglishHabits.isPlural(row[0].lexeme),
      row[1].lexeme.wordClass == .properNoun, row[1].lexeme.isHuman,
      row[2].lexeme.wordClass == .verb, !EnglishOwnersBehind.mutual.contains(words[2]),
      row[3].lexeme.isPlaceLike || row[3].lexeme.isHuman == false && isNoun(row[3]),
      let first = row[0].tile, let second = row[1].tile
    else { return nil }
    var named = row[1]
    named.tile = first
    named.lexeme.lemma = "\(words[0]) \(words[1])"
    named.lexeme.article = .bare
    return Linked(row: small("my") + [named] + row[2...], joins: [first: [first, second]])
  }

  // MARK: Compounds

  /// *How/I/get/train/station*: how one gets there.
  private func getTo(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard words[0] == "how", row[1].lexeme.isSubjectForm || words[1] == "you",
      let get = [2, 3].first(where: { words[$0] == "get" }), get + 1 < row.count,
      row[(get + 1)...].allSatisfy(isNoun), row.count < get + 4,
      let last = row.last?.lexeme, last.isPlaceLike || Self.stops.contains(last.lemma)
    else { return nil }
    let way = small("to") + small("the")
    guard row.count == get + 3 else {
      return row.count == get + 2 && get == 3 ? inserting(way, into: row, at: get + 1) : nil
    }
    guard Self.stops.contains(words[get + 2]) else { return nil }
    let named = compound(row, get + 1, kind: .place)
    return Linked(row: row[...get] + way + named.row[(get + 1)...], joins: named.joins)
  }

  private static let stops = EnglishWords.set(
    "station stop center mall office store park court room")

  /// *Win/car/race, watch/horse/race; win/gold/medal*: what is won.
  private func race(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let verb = words.firstIndex(where: { ["win", "lose", "watch", "see"].contains($0) }),
      verb > 0, verb + 2 < row.count
    else { return nil }
    let isMedal =
      words[verb + 2] == "medal" && ["gold", "silver", "bronze"].contains(words[verb + 1])
    guard
      isMedal
        || ["race", "match", "tournament", "championship"].contains(words[verb + 2])
          && Self.raced.contains(words[verb + 1])
    else { return nil }
    let named = compound(row, verb + 1, kind: isMedal ? .thing : .event)
    let article = isMedal ? "a" : "the"
    return Linked(
      row: named.row[...verb] + small(article) + named.row[(verb + 1)...], joins: named.joins)
  }

  private static let raced = EnglishWords.set(
    "car horse bike boat foot dog soccer football tennis basketball swimming motorcycle baseball hockey chess"
  )

  /// *Know/answer/question/five*: to which question.
  private func questionNumber(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let answer = words.firstIndex(of: "answer"), answer > 1, answer + 1 < row.count,
      words[answer + 1] == "question",
      row[..<answer].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    var said = row
    said[answer] = word(row[answer], as: .noun, .idea)
    let before = row[..<answer] + small("the") + [said[answer]] + small("to")
    guard answer + 2 < row.count, row[answer + 2].lexeme.wordClass == .numeral else {
      return Linked(row: before + small("the") + row[(answer + 1)...])
    }
    var named = compound(said, answer + 1, kind: .idea)
    named.row[answer + 1].lexeme.wordClass = .properNoun
    named.row[answer + 1].lexeme.article = .bare
    return Linked(row: before + named.row[(answer + 1)...], joins: named.joins)
  }

  /// *Chinese/restaurant, Mexican/food*: of which country.
  private func ofCountry(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let name = row.indices.dropLast().first(where: {
        row[$0].lexeme.kind == .languageName && Self.national.contains(words[$0 + 1])
      }), name > 0
    else { return nil }
    var said = row
    said[name] = word(row[name], as: .adjective, .quality)
    if words[name + 1] == "restaurant",
      ["eat", "have dinner", "have lunch", "have breakfast"].contains(words[name - 1])
    {
      return inserting(small("at") + small("a"), into: said, at: name)
    }
    return Linked(row: said)
  }

  private static let national = EnglishWords.set(
    "restaurant food flag song movie music dish recipe cheese wine bread")

  /// *Rice/with/chicken, salad/with/tuna*: what is in a dish is no animal (CGEL §5.4).
  private func withMeat(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let with = words.firstIndex(of: "with"), with > 1, with + 1 < row.count,
      KindSet.edible.contains(row[with - 1].lexeme.kind), Self.meats.contains(words[with + 1])
    else { return nil }
    var said = row
    said[with + 1] = word(row[with + 1], as: .noun, .food)
    said[with + 1].lexeme.countability = .mass
    said[with + 1].lexeme.article = .bare
    return Linked(row: said)
  }

  private static let meats = EnglishWords.set(
    "chicken fish turkey lamb duck tuna salmon ham bacon pork beef meat cheese chocolate honey")

  // MARK: Where one is and works

  /// *Coworker/be/vacation/until/Monday, doctors/go/strike*: what one is on.
  private func onLeave(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let verb = words.firstIndex(where: { $0 == "be" || $0 == "go" }), verb > 0,
      verb + 1 < row.count, Self.leaves.contains(words[verb + 1]),
      row[verb - 1].lexeme.isHuman || row[verb - 1].lexeme.isSubjectForm
    else { return nil }
    var said = row
    if words[verb] == "go" {
      said[verb + 1].lexeme = Lexeme(
        lemma: "on \(words[verb + 1])", wordClass: .adverb, kind: .manner)
      return Linked(row: said)
    }
    said[verb + 1] = word(row[verb + 1], as: .noun, .idea)
    said[verb + 1].lexeme.countability = .mass
    said[verb + 1].lexeme.article = .bare
    return inserting(small("on"), into: said, at: verb + 1)
  }

  private static let leaves = EnglishWords.set("vacation strike duty leave")

  /// *Cousin/be/nurse/hospital/town*: what somebody is, and where.
  private func worksThere(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let be = words.firstIndex(of: "be"), be > 0, be + 2 < row.count,
      row[be - 1].lexeme.isHuman || row[be - 1].lexeme.isSubjectForm,
      case let trade = row[be + 1].lexeme, trade.isHuman, trade.wordClass == .noun,
      !EnglishPeople.isPossessed(trade.lemma), !EnglishPeople.names.contains(trade.lemma),
      !EnglishHabits.isPlural(trade), isNoun(row[be + 2]), row[be + 2].lexeme.isPlaceLike,
      row.count < be + 5,
      be + 3 == row.count || isNoun(row[be + 3]) && row[be + 3].lexeme.isPlaceLike
    else { return nil }
    let isVowel = "aeiou".contains(trade.lemma.first ?? "x")
    let town = be + 3 < row.count ? small("in") + small("the") + [row[be + 3]] : []
    return Linked(
      row: row[...be] + small(isVowel ? "an" : "a") + [row[be + 1]] + small("at") + small("the")
        + [row[be + 2]] + town)
  }
}
