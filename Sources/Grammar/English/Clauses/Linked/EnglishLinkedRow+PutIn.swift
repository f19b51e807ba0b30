import AACCore

/// Rows in the order of speech in which *be*, *to*, *in* or the one who does it again is left out: *it/too/dark/see,
/// you/look/beautiful/that/dress, how/say/that/English, allergic/bee/sting, we/two/minutes/late, neighbor/dog/bark,
/// son/not/talk/but/understand/everything, buy/bread/on/way/home*.
///
/// Sources: CGEL §15.73 (*too … to*), §9.17 (*in* clothes and languages), §16.69 (*allergic to*), §7.61 (measure before the
/// quality), §5.112–5.126 (genitives), §13.22 (*but*), §8.41 (*on the way home*), §18.44 (*there is*).
extension EnglishLinkedRow {
  func putIn(_ row: [Constituent], _ words: [String]) -> Linked? {
    if let said = tooToDo(row, words) ?? lookIn(row, words) ?? sayInLanguage(row, words) {
      return said
    }
    if let said = allergicTo(row, words) ?? lateBy(row, words) ?? emptyBehindBut(row, words) {
      return said
    }
    if let said = neighborsOwn(row, words) ?? againBehindBut(row, words)
      ?? goneBehindBut(row, words)
    {
      return said
    }
    if let said = finishWork(row, words) ?? onCake(row, words) { return said }
    return onTheWay(row, words) ?? inFrontSeat(row, words) ?? readThisToMe(row, words)
      ?? coverThing(row, words) ?? describedDoer(row, words)
  }

  /// *it/too/dark/see* → *it is too dark to see* (CGEL §15.73).
  private func tooToDo(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 4, words[0] == "it", words[1] == "too",
      row[2].lexeme.wordClass == .adjective || row[2].lexeme.saysHow,
      row[3].lexeme.wordClass == .verb
    else { return nil }
    return Linked(
      row: [row[0], EnglishWording.be, row[1], row[2], row[3]])
  }

  /// *you/look/beautiful/that/dress, mom/look/nice/red/dress*: in it (CGEL §9.17).
  private func lookIn(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, last < 7, row[last].lexeme.kind == .clothing,
      row[0].lexeme.isHuman || row[0].lexeme.isSubjectForm,
      let look = words.firstIndex(of: "look"), look > 0, look + 1 < last
    else { return nil }
    var quality = look + 1
    while quality < last, Self.degrees.contains(words[quality]) { quality += 1 }
    guard row[quality].lexeme.wordClass == .adjective, Self.looks.contains(words[quality]),
      quality < last, !words.contains("and"),
      row[(quality + 1)..<last].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          || $0.lexeme.kind == .demonstrative
      })
    else { return nil }
    let isBare = quality + 1 == last || row[quality + 1].lexeme.wordClass == .adjective
    let noun = row[last].lexeme
    let isCounted = !EnglishHabits.isPlural(noun) && !EnglishHabits.isMass(noun)
    return inserting(
      small("in") + (isBare && isCounted ? small("the") : []), into: row, at: quality + 1)
  }

  private static let degrees = EnglishWords.set("so very really too pretty")
  private static let looks = EnglishWords.set(
    """
    beautiful pretty nice good great handsome funny silly cute lovely amazing elegant different cool weird strange fat thin tall
    wonderful gorgeous ridiculous older younger smart
    """)

  /// *how/say/that/English, how/spell/dog/Spanish*: in which language (CGEL §9.17).
  private func sayInLanguage(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last == 3 || last == 4, words[0] == "how", row[last].lexeme.kind == .languageName,
      let verb = words.firstIndex(where: Self.saying.contains), verb == 1 || verb == 2,
      verb + 2 == last
    else { return nil }
    var said = row
    if isNoun(row[last - 1]) || row[last - 1].lexeme.kind == .social {
      // *how/say/dog/Spanish*: the word itself.
      var name = Lexeme(lemma: words[last - 1], wordClass: .noun, kind: .idea)
      name.countability = .mass
      name.article = .bare
      said[last - 1].lexeme = name
    }
    return inserting(small("in"), into: said, at: last)
  }

  private static let saying = EnglishWords.set("say spell write sign pronounce count")

  /// *I/allergic/bee/sting, mom/allergic/dog/hair*: to what (CGEL §16.69, §17.104).
  private func allergicTo(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let allergic = words.firstIndex(of: "allergic"), allergic > 0,
      allergic + 3 == row.count, isNoun(row[allergic + 1])
    else { return nil }
    let (first, second) = (words[allergic + 1], words[allergic + 2])
    guard Self.allergens.contains(second), row[allergic + 1].lexeme.wordClass == .noun else {
      return nil
    }
    let isCounted = ["sting", "bite"].contains(second)
    var whole = Lexeme(
      lemma: "\(first) \(isCounted ? second + "s" : second)", wordClass: .noun, kind: .material)
    whole.countability = isCounted ? .count : .mass
    whole.animacy = .inanimate
    if isCounted { whole.number = .plural }
    let linked = joined(row, allergic + 1, whole)
    var said = linked
    let be: [Constituent] = words.contains("be") || words.contains("is") ? [] : [EnglishWording.be]
    said.row =
      Array(linked.row[..<allergic]) + be + [linked.row[allergic]] + small("to")
      + Array(linked.row[(allergic + 1)...])
    return said
  }

  private static let allergens = EnglishWords.set(
    "sting bite hair fur dander pollen milk butter nut protein dust")

  /// *we/two/minutes/late, bus/ten/minutes/late*: by so much (CGEL §7.61).
  private func lateBy(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 4, ["late", "early", "away"].contains(words[3]),
      Self.units.contains(words[2]), row[1].lexeme.wordClass == .numeral,
      row[0].lexeme.isSubjectForm
        || row[0].lexeme.wordClass == .noun && !row[0].lexeme.kind.isTemporal
    else { return nil }
    return inserting([EnglishWording.be], into: row, at: 1)
  }

  private static let units = EnglishWords.set(
    "second minute hour day week month year seconds minutes hours days weeks months years")

  // MARK: Behind but

  /// *I/thirsty/but/bottle/empty*: it is so, and nobody empties it (CGEL §13.22).
  private func emptyBehindBut(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 3, let but = words.lastIndex(where: { ["but", "because", "and"].contains($0) }),
      but > 1,
      last - but < 4, last - but > 1,
      Self.states.contains(words[last]),
      row[(but + 1)..<(last - 1)].allSatisfy({ $0.lexeme.isDeterminerLike }),
      isThing(row[last - 1]), !words[but...].contains("be")
    else { return nil }
    var said = row
    said[last].lexeme = Lexeme(lemma: words[last], wordClass: .adjective, kind: .state)
    return inserting([EnglishWording.be], into: said, at: last)
  }

  /// Qualities of things in words that are deeds as well.
  private static let states = EnglishWords.set(
    "empty wet dry warm cool open dirty clean loose slow clear")

  /// *son/not/talk/but/understand/everything*: he does (CGEL §13.55).
  private func againBehindBut(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 4, let but = words.firstIndex(of: "but"), but > 2, but + 1 < row.count,
      words[1] == "not" || words[1] == "don't" || words[1] == "can't" || words[2] == "not",
      row[but + 1].lexeme.wordClass == .verb
        || frames.listed(words[but + 1]) != nil
          && row[but + 1].lexeme.wordClass == .noun && but + 2 == row.count
          && row[1].lexeme.kind == .negation,
      row[..<but].contains(where: { $0.lexeme.wordClass == .verb }),
      case let doer = row[0].lexeme, doer.isBeing || doer.isSubjectForm,
      let pronoun = pronoun(of: doer)
    else { return nil }
    var said = row
    said[but + 1] = row[but + 1].asVerb
    return inserting(small(pronoun), into: said, at: but + 1)
  }

  private func pronoun(of doer: Lexeme) -> String? {
    if doer.isSubjectForm { return doer.lemma == "you" ? nil : doer.lemma }
    if EnglishHabits.isPlural(doer) || EnglishNouns.irregularPlurals.contains(doer.lemma) {
      return "they"
    }
    if EnglishPeople.male.contains(doer.lemma) { return "he" }
    if EnglishPeople.female.contains(doer.lemma) { return "she" }
    return doer.kind == .animal ? "it" : nil
  }

  /// *fever/gone/but/still/cough, pain/gone/but/still/tired*: one still does it oneself.
  private func goneBehindBut(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 5, words[1] == "gone", words[2] == "but", words[3] == "still",
      row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing
    else { return nil }
    let isState = row[4].lexeme.wordClass == .adjective
    var said = row
    if !isState, frames.listed(words[4]) != nil { said[4] = row[4].asVerb }
    let doer = small("I") + (isState ? [EnglishWording.be] : [])
    return Linked(
      row: [said[0], EnglishWording.be, said[1], said[2]] + doer + [said[3], said[4]])
  }

  // MARK: Whose, where

  /// *neighbor/dog/bark/all/night*: his, where an animal or a child does what nobody does to it (CGEL §5.112).
  private func neighborsOwn(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 2,
      ["neighbor", "neighbour", "friend", "teacher", "cousin"].contains(words[0]),
      row[1].lexeme.wordClass == .noun,
      row[1].lexeme.kind == .animal || ["baby", "kid", "son", "daughter"].contains(words[1]),
      Self.sounds.contains(words[2]) || words[2] == "be"
    else { return nil }
    var said = row
    said[0].lexeme = lexicon.lexeme(for: words[0] + "'s")
    said[2] = row[2].asVerb
    return Linked(row: said)
  }

  private static let sounds = EnglishWords.set(
    "bark meow cry sleep howl chirp growl snore sing scream bite scratch yell run jump")

  /// *buy/bread/on/way/home, stop/park/on/way/school*: on the way there (CGEL §8.41).
  private func onTheWay(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 3, let way = words.firstIndex(of: "way"), way > 1, words[way - 1] == "on",
      way + 2 == row.count
        || way + 3 == row.count && words[way + 1] == "to", let first = row[way - 1].tile
    else { return nil }
    let place = words[row.count - 1]
    guard place == "home" || row[row.count - 1].lexeme.isPlaceLike || place == "work" else {
      return nil
    }
    let isBare = EnglishHabits.barePlaces.contains(place)
    let goal = place == "home" ? "home" : isBare ? "to \(place)" : "to the \(place)"
    var linked = Linked(row: Array(row[..<(way - 1)]))
    linked.row.append(
      Constituent(
        Lexeme(lemma: "on the way \(goal)", wordClass: .adverb, kind: .manner), tile: first))
    linked.joins[first] = row[(way - 1)...].compactMap(\.tile)
    return linked
  }

  /// *I/want/ride/in/front/seat*: in the one there is (CGEL §5.27).
  private func inFrontSeat(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, words[last] == "seat" || words[last] == "row",
      ["front", "back", "first", "last", "middle"].contains(words[last - 1]),
      words[last - 2] == "in" || words[last - 2] == "the" && words[last - 3] == "in"
    else { return nil }
    var seat = Lexeme(
      lemma: "\(words[last - 1]) \(words[last])", wordClass: .noun, kind: .furniture)
    seat.countability = .count
    seat.animacy = .inanimate
    var linked = joined(row, last - 1, seat)
    if words[last - 2] == "in" {
      linked.row = Array(linked.row[..<(last - 1)]) + small("the") + [linked.row[last - 1]]
    }
    return linked
  }

  /// *I/finish/work/at/six*: the work of the day (CGEL §5.44).
  private func finishWork(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let work = words.firstIndex(of: "work"), work > 1, work + 1 < row.count,
      ["start", "begin", "leave"].contains(words[work - 1]),
      row[work].lexeme.wordClass == .verb,
      words[work + 1] == "at" && work + 3 == row.count
        || row[work + 1].lexeme.wordClass == .numeral && work + 2 == row.count
    else { return nil }
    var said = row
    var noun = Lexeme(lemma: "work", wordClass: .noun, kind: .activity)
    noun.countability = .mass
    noun.article = .bare
    said[work].lexeme = noun
    return Linked(row: said)
  }

  /// *twelve/candle/on/cake*: on the one there is (CGEL §5.28).
  private func onCake(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 4, row[0].lexeme.wordClass == .numeral, isThing(row[1]),
      ["on", "in"].contains(words[2]), row[3].lexeme.wordClass == .noun,
      KindSet.edible.contains(row[3].lexeme.kind)
    else { return nil }
    return inserting(small("the"), into: row, at: 3)
  }

  /// *read/this/me*: to whom (CGEL §16.56).
  private func readThisToMe(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 3,
      ["read", "give", "show", "explain", "sing", "bring", "throw", "say"].contains(words[0]),
      ["this", "that", "these", "those"].contains(words[1]),
      ["me", "us", "him", "her", "them"].contains(words[2])
    else { return nil }
    return inserting(small("to"), into: row, at: 2)
  }

  /// *snow/cover/roof*: all of it (CGEL §16.26).
  private func coverThing(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 3, words[1] == "cover", isThing(row[0]), isThing(row[2]),
      row[0].lexeme.kind == .weather || row[0].lexeme.kind == .nature
        || row[0].lexeme.kind == .material
    else { return nil }
    return inserting(small("the"), into: row, at: 2)
  }

  /// *lady/with/hat/wave/us*: who is so does it.
  private func describedDoer(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 5, words[1] == "with", row[0].lexeme.isHuman,
      row[0].lexeme.wordClass == .noun,
      isThing(row[2]), ["wave", "smile", "whistle", "shout", "wink"].contains(words[3]),
      isObjectPronoun(row[4])
    else { return nil }
    var said = row
    said[3] = row[3].asVerb
    let noun = row[2].lexeme
    let isCounted = !EnglishHabits.isPlural(noun) && !EnglishHabits.isMass(noun)
    return Linked(
      row: Array(said[..<2]) + (isCounted ? small("a") : []) + [said[2], said[3]]
        + small(words[3] == "wave" ? "to" : "at") + [said[4]])
  }
}
