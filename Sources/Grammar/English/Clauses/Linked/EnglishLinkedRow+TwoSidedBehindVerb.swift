import AACCore

/// Words that are thing and deed alike, behind the verb of a row, which the noun beside them tells to be things: *walk/me/stop/bus,
/// scratch/mosquito/bite, obey/captain/order, remember/name/that/actress, ruin/wheat/harvest*; and whose somebody is: *be/son/baker*.
///
/// Sources: CGEL §17.1–17.6, App. I.43–I.59 (conversion and compounds), §5.112–5.123 (genitive and *of*).
extension EnglishLinkedRow {
  func twoSidedBehindVerb(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let verb = row.indices.dropLast(2).first(where: { row[$0].lexeme.wordClass == .verb })
    else { return nil }
    if words[row.count - 1] == "show", row.count > verb + 2,
      EnglishCompounds.isFigure(words[row.count - 2]), row[row.count - 1].lexeme.wordClass == .verb
    {
      // *See/last/season/zombie/show.*
      var named = compound(row, row.count - 2, kind: .media)
      if ["season", "episode"].contains(words[row.count - 3]) {
        named.row.insert(contentsOf: small("of") + small("the"), at: row.count - 2)
      }
      return named
    }
    return stopBehindVerb(row, words, verb) ?? backBehindVerb(row, words, verb)
      ?? stainBehindVerb(row, words, verb) ?? deedOfWhomBehindVerb(row, words, verb)
      ?? nameOfWhomBehindVerb(row, words, verb) ?? kinBehindBe(row, words)
  }

  /// Whether nothing but times and what small words open stands behind.
  private func endsGroup(_ row: [Constituent], _ index: Int) -> Bool {
    guard index + 1 < row.count else { return true }
    let next = row[index + 1].lexeme
    return next.kind.isTemporal || next.wordClass == .adverb || next.wordClass == .adposition
      || next.kind == .social
  }

  /// *Walk/me/stop/bus, wait/stop/tram*: where it stops.
  private func stopBehindVerb(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    guard
      let stop = row.indices.dropFirst(verb + 1).dropLast().first(where: { words[$0] == "stop" }),
      row[stop + 1].lexeme.kind == .vehicle || words[stop + 1] == "subway",
      endsGroup(row, stop + 1), words[verb] != "can", words[verb] != "want",
      !["to", "not", "can", "and"].contains(words[stop - 1])
    else { return nil }
    var named = Lexeme(lemma: "\(words[stop + 1]) stop", wordClass: .noun, kind: .place)
    named.countability = .count
    named.animacy = .inanimate
    var linked = joined(row, stop, named)
    let isBehindVerb = stop == verb + 1
    if isBehindVerb || isObjectPronoun(row[stop - 1]) || row[stop - 1].lexeme.isHuman {
      let way =
        EnglishHeads.staying.contains(words[verb]) && words[verb] != "walk"
          && words[verb] != "run" ? "at" : "to"
      linked.row.insert(contentsOf: small(way) + small("the"), at: stop)
    }
    return linked
  }

  /// *Put/kid/back/seat*: the one in the back.
  private func backBehindVerb(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    guard words[last] == "seat" || words[last] == "row",
      ["back", "front"].contains(words[last - 1]),
      last > verb + 2, isNoun(row[last - 2]) || isObjectPronoun(row[last - 2]),
      ["put", "sit", "leave", "place", "seat"].contains(words[verb])
    else { return nil }
    var linked = compound(row, last - 1, kind: .furniture)
    linked.row.insert(contentsOf: small("in") + small("the"), at: last - 1)
    return linked
  }

  /// *Have/chocolate/stain*: what it is of.
  private func stainBehindVerb(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    guard let stain = words.lastIndex(of: "stain"), stain > verb + 1, isNoun(row[stain - 1]),
      EnglishGroupedNouns.namesThing("stain", behind: row[stain - 1].lexeme),
      ["have", "see", "find", "get", "leave", "clean", "remove", "wash"].contains(words[verb]),
      endsGroup(row, stain)
    else { return nil }
    var named = compound(row, stain - 1, kind: .thing)
    if words[stain - 2] == words[verb] { named.row.insert(contentsOf: small("a"), at: stain - 1) }
    return named
  }

  /// *Scratch/mosquito/bite, ruin/wheat/harvest; obey/captain/order*: of what or of whom it is.
  private func deedOfWhomBehindVerb(_ row: [Constituent], _ words: [String], _ verb: Int)
    -> Linked?
  {
    let frame = frames[words[verb]]
    guard frame.isListed, frame.opening == nil, !frame.opensClause, !frame.opensCausative,
      frame.slot(.recipient) == nil,
      let deed = row.indices.dropFirst(verb + 2).first(where: {
        row[$0].lexeme.wordClass == .verb && isNoun(row[$0 - 1])
          && EnglishGroupedNouns.namesThing(words[$0], behind: row[$0 - 1].lexeme)
      }), endsGroup(row, deed)
    else { return nil }
    let first = row[deed - 1]
    guard
      deed == verb + 2 || row[(verb + 1)..<(deed - 1)].allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return nil }
    var noun =
      EnglishHomographs.noun(words[deed])
      ?? Lexeme(lemma: words[deed], wordClass: .noun, kind: .thing)
    noun.countability = .count
    guard first.lexeme.isHuman else {
      noun.lemma = "\(first.lexeme.lemma) \(words[deed])"
      return joined(row, deed - 1, noun)
    }
    var said = row
    said[deed].lexeme = noun
    said[deed - 1] = genitive(first)
    let isNamed =
      first.lexeme.wordClass == .properNoun || EnglishPeople.names.contains(first.lexeme.lemma)
      || deed > verb + 2
    return isNamed ? Linked(row: said) : inserting(small("the"), into: said, at: deed - 1)
  }

  /// *Remember/name/that/actress, like/color/your/dress*: of whom or what it is (CGEL §5.116).
  private func nameOfWhomBehindVerb(_ row: [Constituent], _ words: [String], _ verb: Int)
    -> Linked?
  {
    guard verb + 3 < row.count,
      ["remember", "forget", "know", "like", "love", "learn"].contains(words[verb]),
      ["name", "color", "smell", "taste", "price"].contains(words[verb + 1]),
      row[verb + 2].lexeme.isDeterminerLike, isNoun(row[verb + 3]), verb + 4 == row.count,
      row[verb + 3].lexeme.isBeing || words[verb + 1] != "name" || words[verb + 2] != "my"
    else { return nil }
    var said = row
    said[verb + 1] = word(row[verb + 1], as: .noun, .thing)
    return Linked(
      row: said[...verb] + small("the") + [said[verb + 1]] + small("of") + said[(verb + 2)...])
  }

  /// *Boy/be/son/baker*: whose kin he is.
  private func kinBehindBe(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, words[last - 2] == "be", EnglishGroupedNouns.kin.contains(words[last - 1]),
      row[last].lexeme.isHuman, isNoun(row[last]), row[last].lexeme.wordClass == .noun,
      !EnglishPeople.isPossessed(words[last])
        || ["neighbor", "teacher", "boss"].contains(words[last]),
      !EnglishHabits.isPlural(row[last].lexeme)
    else { return nil }
    return Linked(
      row: row[..<(last - 1)] + small("the") + [genitive(row[last]), row[last - 1]])
  }
}
