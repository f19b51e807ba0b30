import AACCore

/// Words that are noun, quality and deed alike, told apart by what is laid beside them: *seal/play/ball, fly/come into/room,
/// harvest/be/good, butcher/sell/chop, referee/call/foul, police officer/direct/traffic, kids/not/cross/alone,
/// pool/not/open/Monday, dentist/not/hurt/me, dad/say/wait*.
///
/// Sources: CGEL §17.1–17.6, App. I.43–I.56 (conversion), §2.13, §10.1 (order of the elements); CaGEL ch. 19 §3.
extension EnglishLinkedRow {
  func nounsLikeDeeds(_ row: [Constituent], _ words: [String]) -> Linked? {
    if let first = firstIsNoun(row, words) { return first }
    if let last = takenThing(row, words) { return last }
    let last = row.count - 1
    if last == 2, words[1] == "say", row[0].lexeme.isHuman,
      words[2] == "wait"
    {
      // *Dad/say/wait*: what one is told to do (CGEL §16.63).
      var told = row
      told[2].lexeme = Lexeme(lemma: "to wait", wordClass: .adverb, kind: .time)
      return Linked(row: told)
    }
    if last == 3, ["eye", "eyes"].contains(words[0]), words[1] == "water",
      ["because", "because of"].contains(words[2]), isNoun(row[3])
    {
      // *Eye/water/because/onion*: why they do.
      return joined(
        row, 2, Lexeme(lemma: "because of the \(words[3])", wordClass: .adverb, kind: .time))
    }
    if last == 2, words[1] == "run", ["watch", "clock"].contains(words[0]),
      ["slow", "fast"].contains(words[2])
    {
      // *Watch/run/slow* (CGEL §7.9: adverbs without an ending).
      var said = row
      said[2].lexeme = Lexeme(lemma: words[2], wordClass: .adverb, kind: .manner)
      return Linked(row: said)
    }
    guard let deed = deedLikeQuality(row, words) else { return nil }
    var said = row
    said[deed] = row[deed].asVerb
    return Linked(row: said)
  }

  // MARK: Nouns

  /// *Seal/play/ball, fly/come into/room, harvest/be/good*: what does it or is so stands first.
  private func firstIsNoun(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row[0].lexeme.wordClass == .verb || row[0].lexeme.wordClass == .adjective else {
      return nil
    }
    let isCreature =
      (EnglishHomographs.noun(words[0])?.kind == .animal || words[0] == "seal")
      && Self.creaturesDoing.contains(words[1])
      && row.allSatisfy { !$0.lexeme.isSubjectFormOnly }
    let isEvent =
      ["harvest", "parade", "flight"].contains(words[0]) && words[1] == "be"
      && row[2].lexeme.wordClass == .adjective
    guard isCreature || isEvent else { return nil }
    var said = row
    said[0] =
      isCreature
      ? word(row[0], as: .noun, .animal)
      : EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(row[0])
    if isCreature { said[0].lexeme.animacy = .animate }
    if isEvent { said[0].lexeme.article = nil }
    if words[1] != "be" { said[1] = row[1].asVerb }
    return Linked(row: small("the") + said)
  }

  /// What animals do, and nobody at once with what their names say as verbs.
  private static let creaturesDoing = EnglishWords.set(
    """
    eat swim clap play dive bite sting buzz land crawl hiss sleep bark lick chase hunt balance hatch sit live
    """
  ).union(["come into", "come in", "fly into", "get into", "get in", "land on", "sit on"])

  /// *Sell/chop, feel/chill, call/foul*: a thing that is taken, felt or called out, behind the verb that wants one.
  private func takenThing(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard row[last].lexeme.wordClass != .noun || words[last] == "foul",
      Self.takenThings[words[last - 1]]?.contains(words[last]) == true
    else { return nil }
    var said = row
    said[last] = word(row[last], as: .noun, .thing)
    if words[last - 1] == "sell" || words[last - 1] == "buy" {
      said[last] = EnglishStatedRow(frames: frames, lexicon: lexicon).several(said[last])[0]
      return Linked(row: said)
    }
    return inserting(small("a"), into: said, at: last)
  }

  private static let takenThings: [String: WordSet] = [
    "sell": ["chop", "roll", "wrap", "drill", "clip", "stamp"],
    "buy": ["chop", "roll", "wrap", "clip", "stamp"],
    "feel": ["chill", "bump", "pinch", "lump", "tickle", "draft", "shock"],
    "call": ["foul", "strike"],
  ]

  // MARK: Deeds

  /// *Direct/traffic, cross/alone, open/Monday, hurt/me*: which word is what somebody or something does.
  private func deedLikeQuality(_ row: [Constituent], _ words: [String]) -> Int? {
    guard
      let deed = row.indices.dropFirst().first(where: { index in
        row[index].lexeme.wordClass != .verb && Self.deedsLikeQualities.contains(words[index])
      }),
      case let doer = row[0..<deed].last(where: { $0.lexeme.kind != .negation }), let doer
    else { return nil }
    let isDenied = row[deed - 1].lexeme.kind == .negation
    let next = deed + 1 < row.count ? words[deed + 1] : ""
    let isPerson = doer.lexeme.isHuman && doer.lexeme.wordClass != .pronoun
    switch words[deed] {
    case "direct": return isPerson && ["traffic", "movie", "play"].contains(next) ? deed : nil
    case "cross": return isPerson && ["alone", "carefully"].contains(next) ? deed : nil
    case "open", "close":
      return isDenied && doer.lexeme.isPlaceLike && deed == row.count - 2
        && row[deed + 1].lexeme.kind == .weekday ? deed : nil
    case "hurt":
      return isDenied && isPerson && deed == row.count - 2 && isObjectPronoun(row[deed + 1])
        ? deed : nil
    default: return nil
    }
  }

  private static let deedsLikeQualities = EnglishWords.set(
    "direct cross open close hurt")
}
