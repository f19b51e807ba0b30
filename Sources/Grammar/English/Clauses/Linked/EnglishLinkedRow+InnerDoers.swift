import AACCore

/// Who does it in a second clause that names nobody, and what a first verb is told of: *sister/be/sleepy/because/not/sleep,
/// I/be/nervous/because/tomorrow/have/date, I/tired/but/have to/study, if/we/win/go/celebrate, mechanic/say/car/need/oil,
/// I/think/tomorrow/go/rain, seem/tomorrow/be/cold*.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §15.45 (reason), §15.36 (conditions), §16.31 (*that* clauses), §18.33 (*it seems*),
/// §4.43 (*be going to*).
extension EnglishLinkedRow {
  func innerDoer(_ row: [Constituent], _ words: [String]) -> Linked? {
    reasonOfSame(row, words) ?? ownContrast(row, words) ?? thenDone(row, words)
      ?? toldThat(row, words) ?? foreseen(row, words)
  }

  private func isDeed(_ row: [Constituent], _ index: Int) -> Bool {
    guard index < row.count else { return false }
    if row[index].lexeme.wordClass == .verb { return true }
    return frames.listed(row[index].lexeme.lemma)?.isListed == true && index + 1 < row.count
      && isNoun(row[index + 1]) && row[index].lexeme.wordClass == .noun
  }

  /// *She, he, they*: what stands for whom a row begins with; nil where it is nobody, or might be either.
  private func pronoun(_ row: [Constituent]) -> [Constituent]? {
    let first = row[0].lexeme
    if first.wordClass == .pronoun, first.isSubjectForm { return small(first.lemma) }
    let head = first.kind == .possessive && first.isDeterminerLike ? row[1].lexeme : first
    guard head.isHuman, head.wordClass == .noun else { return nil }
    if EnglishHabits.isPlural(head) { return small("they") }
    if EnglishPeople.female.contains(head.lemma) { return small("she") }
    return EnglishPeople.male.contains(head.lemma) ? small("he") : nil
  }

  // MARK: Because and but

  /// *Because/not/sleep, because/tomorrow/have/date, because/watch/game; exchange/pants/because/be/small.*
  private func reasonOfSame(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let because = words.firstIndex(of: "because"), because > 1 else { return nil }
    var begin = because + 1
    while begin < row.count, row[begin].lexeme.kind.isTemporal { begin += 1 }
    let times = Array(row[(because + 1)..<begin])
    let verb = begin < row.count && words[begin] == "not" ? begin + 1 : begin
    guard verb < row.count, isDeed(row, verb), !Self.ofWeather.contains(words[verb]) else {
      return nil
    }
    var told = row[begin...] + times
    told[told.startIndex + verb - begin] = row[verb].asVerb
    if words[verb] == "be" {
      // *Pants/because/be/small*: what was named last is so.
      guard verb + 2 == row.count, row[verb + 1].lexeme.kind == .size,
        case let thing = row[because - 1], thing.lexeme.namesThing, because > 2,
        row[because - 2].lexeme.wordClass == .verb
      else { return nil }
      let several = EnglishHabits.isPlural(thing.lexeme)
      return Linked(
        row: row[..<(because - 1)] + small("the") + [thing, row[because]]
          + small(several ? "they" : "it") + told)
    }
    guard let doer = pronoun(row),
      row[..<because].contains(where: { $0.lexeme.wordClass == .verb })
        || row[because - 1].lexeme.wordClass == .adjective && words[begin] == "not"
    else { return nil }
    return Linked(row: row[...because] + doer + told)
  }

  private static let ofWeather = EnglishWords.set(
    "rain snow hail thunder storm hurt drizzle freeze")

  /// *I/tired/but/have to/study, I/believe/God/but/not/go/mass*: of oneself it is said again.
  private func ownContrast(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let but = words.firstIndex(of: "but"), but > 1, ["I", "we"].contains(words[0]),
      case let verb = but + 1 < row.count && words[but + 1] == "not" ? but + 2 : but + 1,
      verb + 1 < row.count, isDeed(row, verb) || words[verb] == "have to"
    else { return nil }
    let isQuality = but == 2 && row[1].lexeme.wordClass == .adjective
    guard isQuality || row[1..<but].contains(where: { $0.lexeme.wordClass == .verb }) else {
      return nil
    }
    return Linked(
      row: [row[0]] + (isQuality ? [EnglishWording.be] : []) + row[1...but] + small(words[0])
        + row[(but + 1)...])
  }

  // MARK: If

  /// *If/we/win/go/celebrate, if/I/have/money/buy/car; if/you/want/I/help*: what is done then is yet to come.
  private func thenDone(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard words[0] == "if", row[1].lexeme.isSubjectForm, isDeed(row, 2),
      !row.contains(where: { ["will", "can", "would", "should", "?"].contains($0.lexeme.lemma) })
    else { return nil }
    if words[1] == "you", ["want", "need", "like"].contains(words[2]), row.count > 4,
      ["I", "we"].contains(words[3]), row[4].lexeme.wordClass == .verb
    {
      return inserting(EnglishTwoThoughts.modal("will"), into: row, at: 4)
    }
    guard ["I", "we", "they", "he", "she"].contains(words[1]), words[2] != "not",
      let second = row.indices.dropFirst(3).first(where: { row[$0].lexeme.wordClass == .verb }),
      second > 3 || frames[words[2]].opening == nil,
      case let before = row[second - 1].lexeme,
      !before.isBeing && before.wordClass != .pronoun || second == 3,
      !["to", "not", "and", "or"].contains(before.lemma), before.wordClass != .verb || second == 3,
      !row[3..<second].contains(where: { $0.lexeme.isSubjectFormOnly })
    else { return nil }
    return inserting(
      small(words[1]) + EnglishTwoThoughts.modal("will"), into: row, at: second)
  }

  // MARK: What is said and thought

  /// *Mechanic/say/car/need/oil, I/think/they/come*: what another thing does, and what somebody will do.
  private func toldThat(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let verb = words.indices.dropFirst().first(where: {
        ["say", "think", "believe", "notice"].contains(words[$0])
      }), verb < 4, verb + 2 < row.count, words[0] != "what", words[0] != "who"
    else { return nil }
    let (what, deed) = (row[verb + 1], row[verb + 2])
    if words[verb] != "say", ["they", "he", "she"].contains(words[verb + 1]), verb + 3 == row.count,
      Self.expected.contains(words[verb + 2])
    {
      return inserting(EnglishTwoThoughts.modal("will"), into: row, at: verb + 2)
    }
    guard words[verb] == "say" || words[verb] == "notice", verb + 3 < row.count,
      what.lexeme.namesThing, deed.lexeme.wordClass == .verb,
      ["need", "have", "be", "cost", "start", "work"].contains(words[verb + 2])
    else { return nil }
    return inserting(small("that") + small("the"), into: row, at: verb + 1)
  }

  private static let expected = EnglishWords.set("come win lose arrive call leave").union([
    "come back"
  ])

  /// *I/think/tomorrow/go/rain; seem/tomorrow/be/cold*: the weather that is to come.
  private func foreseen(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let verb = words.indices.first(where: {
        ["think", "believe", "guess", "hope", "seem"].contains(words[$0])
      }), verb < 3, words[verb] == "seem" ? verb == 0 : verb > 0
    else { return nil }
    let times = row[(verb + 1)...].filter { $0.lexeme.kind.isTemporal }
    let rest = row[(verb + 1)...].filter { !$0.lexeme.kind.isTemporal }
    guard rest.count == 2, !times.isEmpty || words[verb] == "seem" else { return nil }
    let sky = rest[1].lexeme.lemma
    if words[verb] == "seem" {
      guard rest[0].lexeme.lemma == "be", Self.skies.contains(sky) else { return nil }
      return Linked(row: small("it") + [row[0]] + small("that") + small("it") + rest + times)
    }
    guard rest[0].lexeme.lemma == "go", ["rain", "snow"].contains(sky) else { return nil }
    let going = Lexeme(lemma: "be going to", wordClass: .verb, kind: .modal)
    return Linked(
      row: row[...verb] + small("it") + [Constituent(going, tile: rest[0].tile), rest[1].asVerb]
        + times)
  }

  private static let skies = EnglishWords.set(
    "cold hot warm sunny cloudy windy rainy foggy cool wet")
}
