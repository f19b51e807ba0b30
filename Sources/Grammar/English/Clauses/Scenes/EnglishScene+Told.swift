import AACCore

/// What is told in everyday scenes: *mosquito/bite/my/arm, I/have/bad/day, burn/my/tongue/with/soup, my/turn/to/answer, new/boy/in/my/class*; and two thoughts in
/// one row: *don't/worry/it/be/okay, I/frustrated/can't/talk, cloudy/maybe/rain/later*.
///
/// Sources: CGEL §4.14, §4.25 (the past, what is going on), §18.45 (*there is*), §10.53 (vocatives), §13.1 (clauses side by side).
extension EnglishScene {
  /// *I/have/bad/day, I/save/money/for/phone, plan/surprise/for/dad, we/see/whale/on/trip.*
  func told(_ row: [Constituent], _ words: [String]) -> Laid? {
    if let going = goingOn(row, words) ?? harmed(row, words) { return going }
    if ["mosquito", "wasp", "hornet", "tick", "bee", "jellyfish", "spider"].contains(words[0]),
      words.count > 2, ["bite", "sting"].contains(words[1]),
      !["hurt", "itchy", "cry", "ow", "ouch", "swollen"].contains(words[words.count - 1])
    {
      return Laid(row: small("a") + row)
    }
    if words.count > 3, words[0] == "my", words[1] == "turn", words[2] == "to", words[3] != "be" {
      return Laid(row: small("it") + [EnglishWording.be] + row[..<3] + [row[3].asVerb] + row[4...])
    }
    if words.count > 3, row[0].lexeme.wordClass == .adjective, Self.seen.contains(words[0]),
      row[1].lexeme.wordClass == .noun, !row[1].lexeme.kind.isTemporal,
      row[1].lexeme.number != .plural, !EnglishHabits.isMass(row[1].lexeme),
      !EnglishPeople.isPossessed(row[1].lexeme.lemma), !EnglishPeople.names.contains(words[1]),
      ["in", "on", "at", "under", "behind"].contains(words[2]), row[3...].allSatisfy(isOfPlace)
    {
      return Laid(row: small("there") + [EnglishWording.be] + small("a") + row)
    }
    if words.count > 4, words[words.count - 2] == "on", words[words.count - 1] == "trip",
      ["I", "we"].contains(words[0]), ["see", "get", "find", "lose", "meet"].contains(words[1])
    {
      return Laid(row: row.dropLast() + small("the") + [row[words.count - 1]], isOver: true)
    }
    if words.count == 5, words[0] == "on", row[1].lexeme.kind.isTemporal,
      ["class", "team"].contains(words[2]), words[3] == "go", row[4].lexeme.isPlaceLike
    {
      return Laid(
        row: [row[3], row[4], row[0], row[1]], isAhead: true, subject: small("the") + [row[2]])
    }
    return nil
  }

  private func isOfPlace(_ word: Constituent) -> Bool {
    word.lexeme.namesThing || word.lexeme.kind == .possessive || word.lexeme.lemma == "the"
  }

  private static let seen = EnglishWords.set("new big little small huge tiny strange")

  /// *I/have/bad/day, I/save/money/for/phone, plan/surprise/for/dad*: it goes on; *later/bake/cookies/together*: it is proposed.
  private func goingOn(_ row: [Constituent], _ words: [String]) -> Laid? {
    if words.count == 4, row[0].lexeme.isSubjectFormOnly, words[1] == "have",
      Self.felt.contains(words[2]), ["day", "morning", "week", "time"].contains(words[3])
    {
      return Laid(row: row[..<2] + small("a") + row[2...], isOngoing: true)
    }
    if words.count > 3, row[0].lexeme.isSubjectFormOnly, words[1] == "save", words[2] == "money",
      words[3] == "for"
    {
      return Laid(row: row, isOngoing: true)
    }
    if words.count == 4, words[0] == "plan", ["surprise", "party", "trip"].contains(words[1]),
      words[2] == "for"
    {
      return Laid(
        row: [row[0].asVerb] + small("a") + row[1...], isOngoing: true, subject: speaker)
    }
    if words.count == 4, words[0] == "later", words[3] == "together",
      Self.shared.contains(words[1]), row[2].lexeme.namesThing
    {
      return Laid(row: small("let's") + [row[1], row[2], row[3], row[0]])
    }
    return nil
  }

  private static let felt = EnglishWords.set(
    "bad good great hard rough terrible awful nice long")
  private static let shared = EnglishWords.set(
    "bake cook make play watch build read paint draw eat")

  /// *Burn/my/tongue/with/soup, bump/my/head/on/door*: what befell the speaker.
  private func harmed(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count == 5, ["burn", "bump", "scrape", "hit", "scratch"].contains(words[0]),
      words[1] == "my", row[2].lexeme.kind == .body, ["with", "on", "against"].contains(words[3]),
      row[4].lexeme.namesThing
    else { return nil }
    return Laid(row: speaker + row[..<4] + small("the") + [row[4]], isOver: true)
  }

  // MARK: Two thoughts

  /// *Don't/worry/it/be/okay, calm down/take/deep/breath, I/frustrated/can't/talk, red/light/wait, cloudy/maybe/rain/later.*
  func twoThoughts(_ row: [Constituent], _ words: [String]) -> Laid? {
    if words.count == 3, words[0] == "you", words[2] == "now",
      ["stop", "wait", "listen"].contains(words[1])
    {
      return Laid(row: [row[0]], next: [row[1].asVerb, row[2]], isNextAsked: true)
    }
    if words.count > 4, words[0] == "don't", words[1] == "worry",
      row[2].lexeme.isSubjectForm || row[2].lexeme.namesPerson
    {
      return Laid(row: Array(row[..<2]), isRequest: true, next: Array(row[2...]))
    }
    if words.count == 4, words[0] == "calm down",
      words[1...].elementsEqual(["take", "deep", "breath"])
    {
      return Laid(
        row: [row[0]], isRequest: true, next: [row[1]] + small("a") + row[2...], isNextAsked: true)
    }
    if words.count > 3, row[0].lexeme.isSubjectFormOnly, words[2] == "can't",
      Self.upset.contains(words[1])
    {
      return Laid(
        row: [row[0], EnglishWording.be, row[1].asQuality],
        next: small(words[0]) + row[2...])
    }
    if words.count > 3, EnglishPeople.helpers.contains(words[0]), words[1] == "I",
      ["finish", "lose", "forget", "break", "spill"].contains(words[2])
    {
      return Laid(row: [row[0]], next: Array(row[1...]))
    }
    return ofWeather(row, words)
  }

  private static let upset = EnglishWords.set(
    "frustrated upset mad angry sad scared tired sick nervous worried sleepy hungry hurt annoyed")

  /// *Cloudy/maybe/rain/later, rain/where/umbrella, red/light/wait.*
  private func ofWeather(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count > 2 else { return nil }
    if ["cloudy", "windy", "gray", "cold", "dark"].contains(words[0]), words[1] == "maybe",
      ["rain", "snow", "storm"].contains(words[2])
    {
      return Laid(
        row: small("it") + [EnglishWording.be, row[0].asQuality],
        next: [row[1]] + small("it") + small("will") + [row[2].asVerb] + row[3...])
    }
    if words.count == 3, ["rain", "snow"].contains(words[0]), words[1] == "where",
      row[2].lexeme.wordClass == .noun
    {
      return Laid(
        row: small("it") + [row[0].asVerb], isOngoing: true,
        next: [row[1], EnglishWording.be]
          + small(row[2].lexeme.kind == .clothing || words[2] == "umbrella" ? "my" : "the") + [
            row[2]
          ])
    }
    if words.count == 3, ["red", "green", "yellow"].contains(words[0]), words[1] == "light",
      ["wait", "stop", "go"].contains(words[2])
    {
      return Laid(row: Array(row[..<2]), next: [row[2].asVerb], isNextAsked: true)
    }
    return nil
  }
}
