import AACCore

/// What everyday rows leave out: *be* between a thing and how it is said to be, the verb of a possession, and the preposition of a time:
/// *this/show/so/funny, math/hard/but/science/fun, something/wrong/my/wheelchair, bike/flat/tire, when/be/math/test,
/// what/for/dinner/tonight, wake/me/up/seven, give/me/time/answer*.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §13.92 (contrasts), §17.104 (compounds), §16.84 (*wrong with, time to*).
extension EnglishCompletedRow {
  func leftOut(_ row: [Constituent], _ words: [String]) -> Completed? {
    if row.count == 2 { return rainingThere(row, words) ?? doneSlowly(row, words) }
    if row.count == 4, words[0] == "wait", words[1] == "let", words[2] == "me" {
      // *wait/let/me/finish.*
      return Completed(
        Laid(row: [row[0].asVerb], isRequest: true, next: Array(row[1...]), isNextAsked: true))
    }
    if let told = flatTire(row, words) ?? whatServed(row, words) ?? whichTest(row, words) {
      return told
    }
    let said =
      judgedThing(row, words) ?? contrasted(row, words) ?? wrongWith(row, words)
      ?? wakeAt(row, words) ?? timeTo(row, words) ?? turnWith(row, words)
      ?? howWas(row, words) ?? thoughtBetter(row, words) ?? excitedFor(row, words)
      ?? dressedAs(row, words)
    return said.map { Completed($0) }
  }

  /// *raining/outside, snowing/today.*
  private func rainingThere(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard ["raining", "snowing", "pouring", "hailing", "storming", "drizzling"].contains(words[0]),
      ["outside", "today", "hard", "again", "now", "here"].contains(words[1])
    else { return nil }
    return Completed(small("it") + [EnglishWording.be] + row)
  }

  /// *speak/slow, drive/slower*: it is asked of others (CGEL §11.24).
  private func doneSlowly(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard isPlain, ["speak", "talk", "walk", "drive"].contains(words[0]),
      let how = Self.manners[words[1]]
    else { return nil }
    var manner = row[1]
    manner.lexeme = Lexeme(lemma: how, wordClass: .adverb, kind: .manner)
    return Completed(Laid(row: [row[0].asVerb, manner], isRequest: true, isSettled: true))
  }

  private static let manners = [
    "slow": "slowly", "slowly": "slowly", "slower": "slower", "quiet": "quietly",
    "quietly": "quietly", "louder": "louder",
  ]

  /// *this/show/so/funny, that/drink/too/hot*: a noun that is a verb as well.
  private func judgedThing(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 4, ["this", "that", "these", "those"].contains(words[0]),
      ["so", "too", "very", "really"].contains(words[2]), row[3].lexeme.wordClass == .adjective,
      row[1].lexeme.wordClass != .noun,
      let noun = EnglishHomographs.noun(words[1]) ?? lexicon.known(words[1]),
      noun.wordClass == .noun
    else { return nil }
    var thing = row[1]
    thing.lexeme = noun
    return [row[0], thing, EnglishWording.be] + row[2...]
  }

  /// *math/hard/but/science/fun, soup/hot/but/pizza/cold*: how the one is, and how the other.
  private func contrasted(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 5, words[2] == "but", row[0].lexeme.wordClass == .noun,
      row[3].lexeme.wordClass == .noun, isQuality(row[1]), isQuality(row[4]),
      row[0].lexeme.isHuman == row[3].lexeme.isHuman
    else { return nil }
    return [
      row[0], EnglishWording.be, row[1].asQuality, row[2], row[3], EnglishWording.be,
      row[4].asQuality,
    ]
  }

  private func isQuality(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adjective || word.lexeme.lemma == "fun"
  }

  /// *something/wrong/my/wheelchair*: with what.
  private func wrongWith(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 4, ["something", "nothing"].contains(words[0]), words[1] == "wrong",
      row[2].lexeme.isDeterminerLike, row[3].lexeme.namesThing
    else { return nil }
    return [row[0], EnglishWording.be, row[1]] + small("with") + row[2...]
  }

  /// *bike/flat/tire, chair/broken/leg*: what it has.
  private func flatTire(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, ["flat", "broken", "loose", "missing"].contains(words[1]),
      row[0].lexeme.kind == .vehicle
        || ["wheelchair", "chair", "table", "walker"].contains(words[0]),
      ["tire", "wheel", "leg", "seat", "brake", "light", "pedal"].contains(words[2])
    else { return nil }
    return Completed(
      Laid(
        row: [EnglishStatementReader.verb("have")] + small("a") + [row[1].asQuality, row[2]],
        subject: small("the") + [row[0]]))
  }

  /// *when/be/math/test, where/be/school/bus*: one name of two words.
  private func whichTest(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 4, ["when", "where", "how"].contains(words[0]), words[1] == "be",
      row[2].lexeme.namesThing, row[3].lexeme.wordClass == .noun || words[3] == "test",
      EnglishCompounds.joins(words[2], words[3]) || row[2].lexeme.kind == .subject
    else { return nil }
    var head = row[3]
    if head.lexeme.wordClass != .noun {
      head.lexeme = lexicon.lexeme(for: words[3], expecting: .noun)
    }
    return Completed(
      Laid(row: [row[1], row[0]], asks: true, subject: small("the") + [row[2], head]))
  }

  /// *what/for/dinner/tonight*: what there is.
  private func whatServed(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 4, words[0] == "what", words[1] == "for", row[2].lexeme.kind == .meal,
      ["tonight", "today"].contains(words[3])
    else { return nil }
    var told = Completed(Laid(row: [EnglishWording.be] + row[1...], asks: true, subject: [row[0]]))
    told.isTimeless = true
    return told
  }

  /// *wake/me/up/seven*: at what hour.
  private func wakeAt(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard last > 1, words[0] == "wake" || words[0] == "wake up" || words[0] == "pick",
      words[last - 1] == "up" || words[last - 1] == "me", row[last].lexeme.wordClass == .numeral
    else { return nil }
    return row[..<last] + small("at") + [row[last]]
  }

  /// *give/me/time/answer*: for which deed.
  private func timeTo(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 4, words[0] == "give", words[1] == "me", words[2] == "time",
      frames.listed(words[3])?.isListed == true, !row[3].lexeme.isBeing
    else { return nil }
    var time = row[2]
    time.lexeme = Lexeme(lemma: "time", wordClass: .noun, kind: .idea)
    time.lexeme.countability = .mass
    time.lexeme.article = .bare
    let aim = Lexeme(lemma: "to \(words[3])", wordClass: .adverb, kind: .manner)
    return row[..<2] + [time, Constituent(aim, tile: row[3].tile)]
  }

  /// *my/turn/ball, your/turn/tablet*: with what one plays by turns.
  private func turnWith(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    if row.count == 3, row[0].lexeme.kind == .possessive, words[1] == "turn",
      EnglishPeople.names.contains(words[2])
    {
      // *your/turn/mom*: who is called by that name (CGEL §10.53).
      var called = row[2]
      called.lexeme.lemma = words[2].prefix(1).uppercased() + words[2].dropFirst()
      called.lexeme.wordClass = .properNoun
      return [row[0], row[1], called]
    }
    guard row.count == 3, row[0].lexeme.kind == .possessive, words[1] == "turn",
      row[2].lexeme.kind == .toy || row[2].lexeme.kind == .device || words[2] == "ball",
      !["swing", "slide", "trampoline", "seesaw", "carousel"].contains(words[2])
    else { return nil }
    return row[..<2] + small("with") + small("the") + [row[2]]
  }

  /// *how/your/weekend*: it is over when one asks (CGEL §4.14).
  private func howWas(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 3, words[0] == "how", row[1].lexeme.kind == .possessive,
      ["weekend", "trip", "vacation", "birthday"].contains(words[2])
    else { return nil }
    let was = Constituent(Lexeme(lemma: "was", wordClass: .verb, kind: .linking))
    return [row[0], was] + row[1...]
  }

  /// *I/think/cat/better/than/dog*: which of two is so.
  private func thoughtBetter(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 6, words[1] == "think", words[4] == "than",
      row[2].lexeme.wordClass == .noun, row[5].lexeme.wordClass == .noun,
      words[3] == "better" || words[3] == "worse" || EnglishNumberWords.isCompared(words[3])
    else { return nil }
    return [row[0], row[1]] + kindOf(row[2]) + [EnglishWording.be, row[3].asQuality, row[4]]
      + kindOf(row[5])
  }

  /// *I/excited/for/party*: for the one that is to come.
  private func excitedFor(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard last > 2, ["for", "about"].contains(words[last - 1]),
      ["excited", "ready", "nervous", "late"].contains(words[last - 2]),
      ["party", "game", "trip", "concert", "show", "test", "field trip", "wedding", "parade"]
        .contains(words[last])
    else { return nil }
    return row[..<last] + small("the") + [row[last]]
  }

  /// *my/costume/be/witch*: what one goes as.
  private func dressedAs(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 4, row[0].lexeme.kind == .possessive, words[1] == "costume",
      words[2] == "be", row[3].lexeme.isHuman || row[3].lexeme.kind == .animal
    else { return nil }
    var figure = row[3]
    figure.lexeme.kind = .toy
    figure.lexeme.animacy = .inanimate
    return row[..<3] + small("a") + [figure]
  }
}
