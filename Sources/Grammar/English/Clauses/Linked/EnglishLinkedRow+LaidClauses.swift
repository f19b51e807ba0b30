import AACCore

/// A second clause at the end of a row in the order of speech that names nobody, or whose deed is named like a thing: *washing machine/
/// make/noise/when/spin, ice cream/melt/before/get/home, cows/cross/road/and/car/brake, doorbell/ring/but/nobody/there*.
///
/// Sources: CGEL §15.25–15.27 (clauses of time), §13.18 (coordination), §10.26 (*it* of the weather), App. I.43 (conversion).
extension EnglishLinkedRow {
  func clausesInLaidRow(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 3 else { return nil }
    return linked(
      row, words, fewest: 4,
      by: [
        laidWhenOfThing, laidDeedOfThing, laidSkyToCome, laidStateBehind, laidDenialBehind,
        laidLongTo, laidCalledAsk,
      ])
  }

  /// Who or what a row in the order of speech is about, by the word that stands for it; nil where it is a pronoun or asked for.
  func laidDoer(_ row: [Constituent]) -> (head: Lexeme, pronouns: EnglishPronouns)? {
    let begin = row[0].lexeme.isDeterminerLike ? 1 : 0
    guard begin < row.count,
      row[begin].lexeme.wordClass == .noun || row[begin].lexeme.wordClass == .properNoun
    else { return nil }
    var head = row[begin]
    let next = begin + 1
    if next < row.count, isNoun(row[next]) {
      let isNamed = head.lexeme.isHuman && row[next].lexeme.wordClass == .properNoun
      if isNamed || EnglishCompounds.joins(head.lexeme, row[next].lexeme) { head = row[next] }
    }
    let subject = EnglishSubject(
      NounPhrase(head), isPlural: EnglishHabits.isPlural(head.lexeme))
    return (head.lexeme, subject.pronoun)
  }

  private func isLaidDeed(_ row: [Constituent], _ index: Int) -> Bool {
    guard index < row.count else { return false }
    return row[index].lexeme.wordClass == .verb
  }

  /// A verb, or a word that is one too, behind who does it.
  func isLaidVerbish(_ row: [Constituent], _ index: Int) -> Bool {
    row[index].lexeme.wordClass == .verb
      || isNoun(row[index - 1]) && frames.listed(row[index].lexeme.lemma)?.isListed == true
  }

  /// *Ma'am/can/turn down/volume*: somebody unknown who is spoken to is asked to do it himself (CGEL §10.52, §11.13).
  private func laidCalledAsk(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard ["ma'am", "sir", "miss", "officer", "waiter"].contains(words[0].lowercased()),
      ["can", "could", "will", "would"].contains(words[1]), row[2].lexeme.wordClass == .verb
    else { return nil }
    return inserting(small("you"), into: row, at: 2)
  }

  // MARK: When

  /// *When/spin, when/be/cold, before/get/home, when/nervous*: the thing that was named, the weather, or who lives there.
  private func laidWhenOfThing(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let opener = words.indices.dropFirst(2).first(where: { Self.laidOpeners.contains(words[$0]) }
      ),
      opener + 1 < row.count, let doer = laidDoer(row),
      row[1..<opener].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    let begin = opener + 1
    if row[begin].lexeme.wordClass == .adjective, begin + 1 == row.count, doer.head.isHuman,
      doer.head.wordClass == .properNoun, ["when", "because", "while"].contains(words[opener])
    {
      return inserting(
        small(doer.pronouns.nominative) + [EnglishWording.be], into: row, at: begin)
    }
    guard isLaidDeed(row, begin), !doer.head.isBeing else { return nil }
    if words[begin] == "be" {
      guard begin + 2 == row.count else { return nil }
      let isSky = Self.laidSkies.contains(words[begin + 1])
      return inserting(small(isSky ? "it" : doer.pronouns.nominative), into: row, at: begin)
    }
    if Self.laidWeather.contains(words[begin]) { return nil }
    let isHuman =
      Self.laidHumanDeeds.contains(words[begin])
      || begin + 1 < row.count
        && Self.laidHumanDeeds.contains("\(words[begin]) \(words[begin + 1])")
    guard isHuman || begin + 1 == row.count || row[begin + 1].lexeme.wordClass == .adverb else {
      return nil
    }
    return inserting(small(isHuman ? "I" : doer.pronouns.nominative), into: row, at: begin)
  }

  private static let laidOpeners = EnglishWords.set("when while before after until")
  private static let laidSkies = EnglishWords.set(
    "cold hot warm dark sunny windy rainy wet humid freezing cloudy late early foggy light noisy")
  private static let laidWeather = EnglishWords.set("rain snow hail thunder storm drizzle freeze")
  private static let laidHumanDeeds = EnglishWords.set(
    "eat sleep study sneeze shower cook talk read"
  ).union([
    "get home", "wake up", "go home", "come home", "get up", "go to bed", "leave home", "sit down",
  ])

  // MARK: And, because

  /// *And/car/brake, because/outlet/spark*: what a thing does, named like a thing, at the end of a row.
  private func laidDeedOfThing(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 3, Self.laidMishaps.contains(words[last]),
      let link = words.lastIndex(where: { ["and", "because", "but", "when"].contains($0) }),
      link > 1, link + 1 < last, isThing(row[last - 1]),
      row[(link + 1)..<last].dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }), row.indices[1..<link].contains(where: { isLaidVerbish(row, $0) })
    else { return nil }
    var told = row
    told[last] = row[last].asVerb
    if !row[link + 1].lexeme.isDeterminerLike {
      told.insert(contentsOf: small("the"), at: link + 1)
    }
    return Linked(row: told)
  }

  private static let laidMishaps = EnglishWords.set(
    "brake crash crack spark beep honk ring stall skid leak break stop smoke bark howl flash drip burst pop"
  )

  /// *Sky/be/gray/and/go/rain*: what the weather will be.
  private func laidSkyToCome(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard ["rain", "snow"].contains(words[last]), words[last - 1] == "go",
      ["and", "because", "but"].contains(words[last - 2])
    else { return nil }
    let going = Lexeme(lemma: "be going to", wordClass: .verb, kind: .modal)
    return Linked(
      row: row[..<(last - 1)] + small("it")
        + [Constituent(going, tile: row[last - 1].tile), row[last].asVerb])
  }

  /// *And/we/late, but/nobody/there, because/he/sick*: how somebody is, behind a whole clause.
  private func laidStateBehind(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard ["and", "but", "because", "so"].contains(words[last - 2]), last > 3,
      row[last - 1].lexeme.isSubjectFormOnly
        || ["nobody", "everybody", "everyone", "it"].contains(words[last - 1]),
      row[last].lexeme.wordClass == .adjective
        || ["there", "late", "home", "early"].contains(words[last]),
      row[..<(last - 2)].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.lemma == "ring"
      })
    else { return nil }
    var told = row
    if words[1] == "ring" { told[1] = row[1].asVerb }
    return inserting([EnglishWording.be], into: told, at: last)
  }

  /// *My/sister/lock/herself/room/not/talk*: what is denied behind what was done, with the same doer.
  private func laidDenialBehind(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 4, isLaidDeed(row, last), words[last - 1] == "not", isThing(row[last - 2]),
      let verb = words.indices.dropFirst().first(where: { row[$0].lexeme.wordClass == .verb }),
      verb < last - 2, row[0].lexeme.isSubjectForm || laidDoer(row)?.head.isBeing == true,
      !row[(verb + 1)..<(last - 1)].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.lemma == "that"
      })
    else { return nil }
    return inserting(small("and"), into: row, at: last - 1)
  }

  /// *Traffic light/take/long/change*: how long it is until then (CGEL §16.83).
  private func laidLongTo(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard let take = words.firstIndex(of: "take"), take > 0, take + 2 <= last,
      ["long", "too long", "so long", "forever"].contains(words[take + 1]),
      isNoun(row[take - 1]), !row[take - 1].lexeme.isHuman,
      row[take + 2].lexeme.wordClass == .verb
        || take + 2 == last && frames.listed(words[last]) != nil
    else { return nil }
    var told = row
    told[take + 1].lexeme = Lexeme(lemma: words[take + 1], wordClass: .adverb, kind: .manner)
    told[take + 2] = row[take + 2].asVerb
    told.insert(contentsOf: small("to"), at: take + 2)
    var linked = Linked(row: told)
    if let end = row[take - 1].tile, let verb = row[take].tile {
      linked.doer = EnglishSureDoer(
        tiles: row[..<take].compactMap(\.tile), end: end, verb: verb)
    }
    return linked
  }
}
