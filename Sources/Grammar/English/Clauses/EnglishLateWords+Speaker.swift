import AACCore

/// Rows in which *I* stands behind what belongs to others, and rows that begin with where, with a verb or with *please*:
/// *brother/toy/break/I, mom/with/I/go, him/like/I; fridge/in/milk, hit/boy/girl, shoe/my/tie/please*.
///
/// Sources: CGEL §10.18–10.19 (subject and object), §5.112–5.123 (genitives), §9.2–9.3 (prepositions), §7.21 (qualities before
/// nouns), §11.24 (requests).
extension EnglishLateWords {
  // MARK: What the speaker does

  /// The row with who speaks first; nil where *I* may be whom it is done to.
  func speaking(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 8,
      let place = row.firstIndex(where: { $0.lexeme.lemma == "I" }), place > 0,
      row.filter({ $0.lexeme.lemma == "I" }).count == 1,
      !row.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.kind == .question
          || $0.lexeme.kind == .social
          || EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma)
          || ["he", "she", "we", "they", "please", "not", "no"].contains($0.lexeme.lemma)
      })
    else { return nil }
    return accused(row, place) ?? linkedBefore(row, place) ?? owned(row, place)
      ?? describedLast(row, place)
  }

  /// *him/like/I, her/help/I*: who is named in the accusative does not do it.
  private func accused(_ row: [Constituent], _ place: Int) -> [Constituent]? {
    guard row.count == 3, place == 2, ["him", "her", "them"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .verb || frames.listed(row[1].lexeme.lemma) != nil
    else { return nil }
    return [row[2], row[1].asVerb, row[0]]
  }

  /// *bed/in/I, train/on/I/ride, mom/with/I/go, card/make/grandma/for/I*: a preposition behind its noun and before *I*.
  private func linkedBefore(_ row: [Constituent], _ place: Int) -> [Constituent]? {
    guard place > 1, row[place - 1].lexeme.wordClass == .adposition,
      case let link = row[place - 1].lexeme.lemma,
      case let noun = row[place - 2].lexeme,
      noun.wordClass == .noun || noun.wordClass == .properNoun,
      row.filter({ $0.lexeme.wordClass == .adposition }).count == 1
    else { return nil }
    var begin = place - 2
    while begin > 0,
      row[begin - 1].lexeme.isDeterminerLike || row[begin - 1].lexeme.wordClass == .adjective
    {
      begin -= 1
    }
    let phrase = [row[place - 1]] + row[begin..<(place - 1)]
    let others = row[..<begin] + row[(place + 1)...]
    if others.isEmpty {
      guard ["in", "on", "at", "under", "behind", "near", "next to", "from"].contains(link),
        !noun.isBeing
      else { return nil }
      return [row[place], EnglishWording.be] + phrase
    }
    guard let verb = others.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      ["with", "for", "to"].contains(link) && noun.isBeing
        || begin == 0 && place + 2 == row.count,
      !others.contains(where: { $0.lexeme.isHuman })
    else { return nil }
    let objects = others.indices.filter { $0 != verb }.map { others[$0] }
    return [row[place], others[verb]] + objects + phrase
  }

  /// *brother/toy/break/I, grandma/house/go/I, teacher/music/like/I*: beside a thing of his, somebody is whose it is, or what it is
  /// called by.
  private func owned(_ row: [Constituent], _ place: Int) -> [Constituent]? {
    let end = row.count - 1
    guard place == end, row.count == 4 || row.count == 5, row[end - 1].lexeme.wordClass == .verb,
      !Self.giving.contains(row[end - 1].lexeme.lemma),
      case let begin = row.count == 5 && row[0].lexeme.kind == .possessive ? 1 : 0,
      begin + 3 == end,
      case let who = row[begin].lexeme, who.isHuman, who.wordClass != .pronoun,
      who.wordClass != .adjective,
      case let thing = row[begin + 1].lexeme, thing.wordClass == .noun, !thing.isBeing,
      !thing.kind.isTemporal, thing.kind != .body
    else { return nil }
    let verb = row[end - 1]
    if EnglishCompounds.joins(thing, who) { return [row[end], verb, row[begin + 1], row[begin]] }
    var owner = row[begin]
    let name =
      EnglishPeople.names.contains(who.lemma) ? who.lemma.capitalizedAtStart : who.lemma
    let isNamed = who.wordClass == .properNoun || EnglishPeople.names.contains(who.lemma)
    let before =
      begin == 1
      ? "\(row[0].lexeme.lemma) "
      : isNamed ? "" : EnglishPeople.isPossessed(who.lemma) ? "my " : "the "
    owner.lexeme = Lexeme(lemma: "\(before)\(name)'s", wordClass: .determiner, kind: .possessive)
    var link: [Constituent] = []
    switch verb.lexeme.lemma {
    case "go", "walk", "drive", "run", "come":
      guard thing.isPlaceLike || thing.kind == .home else { return nil }
      link = lexicon.small("to")
    case "sleep", "stay", "eat", "play", "live", "work", "be":
      if thing.isPlaceLike || thing.kind == .home {
        link = lexicon.small("at")
      } else if verb.lexeme.lemma == "play" {
        link = lexicon.small("with")
      }
    default: break
    }
    return [row[end], verb] + link + [owner, row[begin + 1]]
  }

  private static let giving = EnglishWords.set(
    "read tell show give buy bring make sing write send cook teach ask throw help hand pass lend get want need have"
  )

  /// *draw/cat/I/big*: what a thing is like, behind who speaks.
  private func describedLast(_ row: [Constituent], _ place: Int) -> [Constituent]? {
    guard row.count == 4, row[0].lexeme.wordClass == .verb, place == 2,
      row[1].lexeme.wordClass == .noun, !row[1].lexeme.isHuman,
      row[3].lexeme.wordClass == .adjective,
      row[3].lexeme.kind == .size || row[3].lexeme.kind == .color || row[3].lexeme.lemma == "new"
    else { return nil }
    return [row[2], row[0], row[3], row[1]]
  }

  /// *not/want/I/go, do/not/want/I/go, no/want/I/help, not/like/this/I*: who does not do it.
  func denied(_ row: [Constituent]) -> [Constituent]? {
    guard row.count < 7, let place = row.firstIndex(where: { $0.lexeme.lemma == "I" }), place > 1,
      case let begin = row[0].lexeme.lemma == "do" ? 1 : 0,
      ["not", "no", "don't"].contains(row[begin].lexeme.lemma), place > begin + 1,
      row[begin + 1].lexeme.wordClass == .verb, row[begin + 1].lexeme.lemma != "be",
      row[begin].lexeme.lemma != "don't" || Self.felt.contains(row[begin + 1].lexeme.lemma),
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || ["you", "he", "she", "we", "they", "please"].contains($0.lexeme.lemma)
      }),
      place == row.count - 1 || place == begin + 2,
      let not = lexicon.known("not")
    else { return nil }
    var denial = row[begin]
    if denial.lexeme.lemma == "no" { denial.lexeme = not }
    let rest = row[(begin + 1)..<place] + row[(place + 1)...]
    return [row[place]] + row[..<begin] + [denial] + rest
  }

  /// What nobody is told not to do.
  private static let felt = EnglishWords.set("want like need know understand feel love remember")

  /// *old/ten/years/I, year/ten/old/I*: how old one is (CGEL §7.69).
  func aged(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, let speaker = row.first(where: { $0.lexeme.lemma == "I" }),
      let old = row.first(where: { $0.lexeme.lemma == "old" }),
      let year = row.first(where: { ["year", "years"].contains($0.lexeme.lemma) }),
      let number = row.first(where: { $0.lexeme.wordClass == .numeral }), row[0] != speaker
    else { return nil }
    return [speaker, EnglishWording.be, number, year, old]
  }

  // MARK: Qualities behind their noun

  /// *week/next/visit, hand/left/hurt, foot/right/cold, cookie/two/more*: what picks out the noun before it.
  func describedBehind(_ row: [Constituent]) -> [Constituent] {
    var row = row
    for index in row.indices.dropFirst() {
      let (noun, word) = (row[index - 1].lexeme, row[index].lexeme.lemma)
      guard index < 2 || !["next", "last", "left", "right"].contains(row[index - 2].lexeme.lemma)
      else { continue }
      let isTime =
        ["next", "last"].contains(word) && noun.wordClass == .noun && noun.kind.isTemporal
        && [
          "week", "month", "year", "night", "summer", "winter", "spring", "weekend", "time",
          "Monday",
          "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
        ].contains(noun.lemma)
      let isSide =
        ["left", "right"].contains(word) && noun.kind == .body && Self.sided.contains(noun.lemma)
      if isTime || isSide { row.swapAt(index - 1, index) }
    }
    if let side = row.firstIndex(where: { ["left", "right"].contains($0.lexeme.lemma) }),
      let part = row.firstIndex(where: { Self.sided.contains($0.lexeme.lemma) }), part + 1 != side,
      side + 1 != part,
      side == row.count - 1 || side == part + 2 && row[part + 1].lexeme.kind == .possessive,
      row.contains(where: { ["hurt", "cold", "broken"].contains($0.lexeme.lemma) })
    {
      // *hand/my/hurt/left*.
      let word = row.remove(at: side)
      row.insert(word, at: part)
    }
    if row.count > 2, row.count < 6,
      let more = row.firstIndex(where: { $0.lexeme.lemma == "more" }), more > 1,
      row[more - 1].lexeme.wordClass == .numeral, row[more - 2].lexeme.wordClass == .noun
    {
      // *cookie/two/more*: how many more (CGEL §6.53).
      let noun = row.remove(at: more - 2)
      row.insert(noun, at: more)
    }
    return row
  }

  private static let sided = EnglishWords.set(
    "hand foot arm leg ear eye knee shoulder side ankle elbow wrist hip thumb cheek finger toe")

  // MARK: Where

  /// *fridge/in/milk, table/under/ball, bag/book/in, box/in/toy/put*: what holds others is where they are (CGEL §9.15).
  func located(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 || row.count == 4,
      let link = row.firstIndex(where: {
        ["in", "on", "under", "behind"].contains($0.lexeme.lemma)
      }), link == 1 || link == 2,
      row[0].lexeme.wordClass == .noun, Self.holds(row[0].lexeme, row[link].lexeme.lemma),
      case let thing = row[3 - link], thing.lexeme.wordClass == .noun,
      !Self.holds(thing.lexeme, row[link].lexeme.lemma), !thing.lexeme.isPlaceLike,
      row[0].lexeme.kind == .furniture || row[0].lexeme.kind == .room
        || EnglishHabits.boxes.contains(row[0].lexeme.lemma)
    else { return nil }
    if row.count == 3 { return [thing, row[link], row[0]] }
    guard row[3].lexeme.wordClass == .verb, link == 1,
      ["put", "hide", "see", "find", "throw", "drop"].contains(row[3].lexeme.lemma)
    else { return nil }
    return [row[3], thing, row[link], row[0]]
  }

  private static func holds(_ lexeme: Lexeme, _ link: String) -> Bool {
    lexeme.kind == .furniture || lexeme.kind == .room
      || link == "in" && EnglishHabits.boxes.contains(lexeme.lemma)
  }

  // MARK: Asked and done

  /// *hit/boy/girl*: with the verb first, who does it stands before whom it is done to.
  func fought(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, Self.fighting.contains(row[0].lexeme.lemma),
      row[1...].allSatisfy({
        $0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun && $0.lexeme.wordClass != .adjective
      })
    else { return nil }
    return [row[1], row[0].asVerb, row[2]]
  }

  private static let fighting = EnglishWords.set(
    "hit kick push bite chase scare tease pinch slap scratch kiss hug")

  /// *shoe/my/tie/please, please/book/read, song/sing/please*: things ask nobody, so that somebody is asked to do it.
  func asked(_ row: [Constituent]) -> [Constituent]? {
    guard row.count < 6,
      let please = [0, row.count - 1].first(where: { row[$0].lexeme.lemma == "please" })
    else { return nil }
    var words = row
    let polite = words.remove(at: please)
    let things = words.filter { $0.lexeme.namesThing && !Self.deeds.contains($0.lexeme.lemma) }
    guard words.count == 2 || words.count == 3, things.count == 1,
      let deed = words.lastIndex(where: { Self.deeds.contains($0.lexeme.lemma) }),
      deed > 0 || words.last?.lexeme.kind == .possessive,
      words.indices.allSatisfy({
        $0 == deed || words[$0].lexeme.namesThing || words[$0].lexeme.kind == .possessive
      }),
      words.count == 2 || words.contains(where: { $0.lexeme.kind == .possessive })
    else { return nil }
    let small = words.filter { $0.lexeme.kind == .possessive }
    let isOwn = things[0].lexeme.kind == .clothing || things[0].lexeme.kind == .body
    return [words[deed].asVerb] + (small.isEmpty && isOwn ? lexicon.small("my") : small) + things
      + [polite]
  }

  /// What one asks others for.
  private static let deeds = EnglishWords.set(
    """
    tie cut charge read sing fix wash change zip button comb brush wipe peel carry open close clean dry warm empty fill
    heat tell find clear call mend
    """
  ).union(["put on", "take off", "turn on", "turn off", "turn up", "turn down", "pick up"])
}
