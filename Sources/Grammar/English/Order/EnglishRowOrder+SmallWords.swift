import AACCore

/// Small words that lie behind what they belong to, and short rows whose small words are left out: *cookie/another/want,
/// glasses/can/find/not, drink/straw/with/want, jacket/red/mine; bed/time, my/turn/now, wait/sister/bathroom*.
///
/// Sources: CGEL §5.10–5.26 (determiners), §9.2–9.3 (prepositions and their complements), §10.55 (*not* behind the auxiliary), §10.26
/// (*it* of time), §18.44 (*there*), §16.5 (*wait for, look at*).
extension EnglishRowOrder {
  /// Puts small words before what they belong to.
  func settleSmallWords(_ row: inout [Constituent]) {
    guard row.count > 2 else { return }
    denyAble(&row)
    for index in row.indices.dropFirst() where row[index - 1].lexeme.wordClass == .noun {
      let next = index + 1 < row.count ? row[index + 1].lexeme : nil
      let isFree = index < 2 || !row[index - 2].lexeme.isDeterminerLike
      switch row[index].lexeme.lemma {
      case "another"
      where isFree && next?.wordClass == .verb || next.map { Self.needs($0) } == true:
        row.swapAt(index - 1, index)
      case "with", "without", "from", "in", "on":
        // *drink/straw/with/want*.
        guard let next, Self.needs(next), index + 2 == row.count,
          row[..<(index - 1)].contains(where: { $0.lexeme.wordClass == .verb }),
          row.filter({ $0.lexeme.wordClass == .noun }).count == 1
            || row[index].lexeme.lemma == "with"
        else { continue }
        row.swapAt(index - 1, index)
      default: continue
      }
    }
    if row.count == 3, row[0].lexeme.wordClass == .noun, row[1].lexeme.wordClass == .adjective,
      EnglishWording.absolutes.contains(row[2].lexeme.lemma), !row[0].lexeme.isBeing
    {
      // *jacket/red/mine*: which one is whose.
      row.swapAt(0, 1)
    }
    if row.count == 3, row[0].lexeme.wordClass == .adjective, row[1].lexeme.wordClass == .noun,
      EnglishWording.absolutes.contains(row[2].lexeme.lemma), !row[1].lexeme.isBeing,
      let the = lexicon.known("the")
    {
      row = [Constituent(the)] + row[..<2] + [EnglishWording.be, row[2]]
    }
    if row.count == 4, row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing,
      row[1].lexeme.kind == .possessive, row[1].lexeme.wordClass == .determiner,
      row[2].lexeme.isBeing, row[3].lexeme.wordClass == .adjective
    {
      // *room/my/sister/messy*: whose it is.
      row = [row[1], row[2], row[0], row[3]]
    }
  }

  private static func needs(_ lexeme: Lexeme) -> Bool {
    ["want", "need", "like", "love", "can"].contains(lexeme.lemma)
  }

  /// *glasses/can/find/not*: what cannot be done.
  private func denyAble(_ row: inout [Constituent]) {
    guard let last = row.last, last.lexeme.lemma == "not",
      let can = row.firstIndex(where: { ["can", "must", "will"].contains($0.lexeme.lemma) }),
      can + 2 < row.count,
      row[(can + 1)...].dropLast().contains(where: {
        $0.lexeme.wordClass == .verb || frames.listed($0.lexeme.lemma) != nil
      })
    else { return }
    row.removeLast()
    row.insert(last, at: can + 1)
  }

  // MARK: What is left out

  /// *bed/time, my/turn/now, tomorrow/no/school, mum/where/be, wait/sister/bathroom*.
  func understoodAround(_ row: [Constituent]) -> [Constituent]? {
    forTime(row) ?? turnNow(row) ?? noneThen(row) ?? whereabouts(row) ?? awaited(row) ?? quickly(
      row)
      ?? withFriends(row) ?? toHelper(row)
  }

  private func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  /// *lunch/time, time/bed*: for which it is time.
  private func forTime(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, let time = row.firstIndex(where: { $0.lexeme.lemma == "time" }),
      case let other = row[1 - time], other.lexeme.wordClass == .noun, !other.lexeme.isBeing,
      other.lexeme.number != .plural, !other.lexeme.kind.isTemporal,
      time == 1 || other.lexeme.kind == .meal || other.lexeme.isPlaceLike
        || other.lexeme.lemma == "bed"
    else { return nil }
    guard time == 1, EnglishCompounds.joins(other.lexeme, row[time].lexeme),
      other.lexeme.kind != .meal
    else { return small("it") + [EnglishWording.be, row[time]] + small("for") + [other] }
    // *bedtime, story time*.
    let name = other.lexeme.lemma + (other.lexeme.lemma == "bed" ? "time" : " time")
    var span = Lexeme(lemma: name, wordClass: .noun, kind: .event)
    span.countability = .mass
    span.article = .bare
    return small("it") + [EnglishWording.be, Constituent(span, tile: other.tile)]
  }

  /// *my/turn/now*.
  private func turnNow(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.kind == .possessive, row[1].lexeme.lemma == "turn",
      row[2].lexeme.kind.isTemporal
    else { return nil }
    return small("it") + [EnglishWording.be] + row
  }

  /// *tomorrow/no/school*: what there is not then.
  private func noneThen(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.kind.isTemporal,
      row[0].lexeme.wordClass != .noun
        || row[0].lexeme.kind == .weekday || lexicon.word(row[0].lexeme.lemma)?.tense != nil,
      row[1].lexeme.lemma == "no", row[2].lexeme.wordClass == .noun, !row[2].lexeme.isBeing
    else { return nil }
    return small("there") + [EnglishWording.be, row[1], row[2], row[0]]
  }

  /// *mum/where/be*: who is looked for, and not who is asked.
  private func whereabouts(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 5, row[0].lexeme.isBeing, row[0].lexeme.wordClass != .pronoun,
      row[1].lexeme.lemma == "where", row[2].lexeme.lemma == "be",
      row[3...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    return [row[1], row[2], row[0]] + row[3...]
  }

  /// *wait/sister/bathroom, look/bird/tree*: for whom one waits and what is looked at, and where.
  private func awaited(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["wait", "look"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .noun || row[1].lexeme.wordClass == .properNoun,
      row[2].lexeme.wordClass == .noun,
      row[2].lexeme.isPlaceLike || [.nature, .plant, .furniture].contains(row[2].lexeme.kind),
      !EnglishCompounds.joins(row[1].lexeme, row[2].lexeme)
    else { return nil }
    if row[0].lexeme.lemma == "wait" {
      guard row[1].lexeme.isBeing || row[1].lexeme.kind == .vehicle else { return nil }
      let link = row[2].lexeme.kind == .room ? "in" : "at"
      return [row[0]] + small("for") + [row[1]] + small(link)
        + (EnglishHabits.barePlaces.contains(row[2].lexeme.lemma) ? [] : small("the")) + [row[2]]
    }
    guard !row[1].lexeme.isHuman else { return nil }
    return [row[0]] + small("at") + small("the") + [row[1]] + small("in") + small("the") + [row[2]]
  }

  /// *come/here/quick, come/quick/here*: where before how.
  private func quickly(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.lemma == "come",
      let here = row.firstIndex(where: { ["here", "over", "back"].contains($0.lexeme.lemma) }),
      here > 0,
      case let how = row[3 - here], ["quick", "fast", "quickly"].contains(how.lexeme.lemma)
    else { return nil }
    var manner = how
    manner.lexeme = Lexeme(
      lemma: how.lexeme.lemma == "fast" ? "fast" : "quickly", wordClass: .adverb, kind: .manner)
    return [row[0], row[here], manner]
  }

  /// *pizza/eat/friends*: with whom, where a thing was laid first.
  private func withFriends(_ row: [Constituent]) -> [Constituent]? {
    let times = row.filter { $0.lexeme.kind.isTemporal }
    let words = row.filter { !$0.lexeme.kind.isTemporal }
    guard words.count == 3, ["friend", "friends"].contains(words[2].lexeme.lemma),
      words[0].lexeme.wordClass == .noun, !words[0].lexeme.isBeing,
      words[1].lexeme.wordClass == .verb || words[1].lexeme.lemma == "play",
      frames.listed(words[1].lexeme.lemma)?.takesAsObject(words[0].lexeme) == true
    else { return nil }
    return [words[1].asVerb, words[0]] + small("with") + small("my") + [words[2]] + times
  }

  /// *vet/dog/go, doctor/grandma/go, doctor/not/go*: those whom one goes to do not go.
  private func toHelper(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[2].lexeme.lemma == "go" || row[1].lexeme.lemma == "go",
      let place = row.firstIndex(where: { EnglishPeople.visited.contains($0.lexeme.lemma) }),
      let go = row.firstIndex(where: { $0.lexeme.lemma == "go" }), place != go,
      case let other = row[3 - place - go], place < go || other.lexeme.kind == .negation
    else { return nil }
    if other.lexeme.kind == .negation { return small("I") + [other, row[go], row[place]] }
    guard other.lexeme.isBeing, other.lexeme.wordClass != .pronoun, place == 0, go == 2 else {
      return nil
    }
    if other.lexeme.isHuman { return [other, row[go], row[place]] }
    return small("I") + [row[go], row[place]] + small("with") + small("the") + [other]
  }
}
