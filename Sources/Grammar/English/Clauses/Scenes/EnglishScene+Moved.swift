import AACCore

/// Which way something goes, and what is done once more or by oneself: *pillow/up, up/bed, out/garden, down/now, do/again, do/yourself,
/// make/tower/fall, throw/ball/too/hard, need/help/button, big/hug*.
///
/// Sources: CGEL §16.2–16.4 (particles), §9.15–9.19 (places), §6.15 (*it*), §16.52 (*make it fall*), §8.39–8.44 (manner), §12.46–12.50 (what is
/// understood).
extension EnglishScene {
  func moved(_ row: [Constituent], _ words: [String]) -> Laid? {
    if words.count == 2 { return turned(row, words) ?? onTheWay(row, words) ?? portion(row, words) }
    return byParticle(row, words) ?? madeHappen(row, words) ?? tooMuch(row, words)
      ?? withHelp(row, words)
  }

  // MARK: Up and down

  /// *Pillow/up, up/bed, volume/down*: what is to be moved.
  private func turned(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard let way = words.firstIndex(where: { ["up", "down"].contains($0) }),
      case let thing = row[1 - way], thing.lexeme.wordClass == .noun
    else { return nil }
    let isLoud = Self.volumes.contains(thing.lexeme.lemma)
    guard isLoud || Self.lifted.contains(thing.lexeme.lemma) else { return nil }
    return Laid(
      row: [verb(isLoud ? "turn" : thing.lexeme.kind == .furniture ? "move" : "put")] + small("the")
        + [thing, row[way]], isRequest: true)
  }

  private static let volumes = EnglishWords.set(
    "volume sound music radio heat heating brightness tv TV light lights fan speaker")
  static let lifted = EnglishWords.set(
    """
    pillow bed headrest armrest footrest headboard backrest seat window windows blind blinds shade shades curtain curtains
    blanket sheet covers screen hood lid legrest umbrella desk tray table rail rails
    """)

  /// *Out/garden, out/bath, off/bus, down/now, up/please*: where the speaker wants to go or get.
  private func onTheWay(_ row: [Constituent], _ words: [String]) -> Laid? {
    let place = row[1].lexeme
    if ["up", "down", "out", "in"].contains(words[0]), ["now", "again"].contains(words[1]),
      words[0] != "out" || words[1] != "now"
    {
      return wish([verb("get"), row[0], row[1]])
    }
    if words == ["slide", "down"] { return wish([row[0].asVerb, row[1]]) }
    guard place.wordClass == .noun else { return nil }
    if words[0] == "out", Self.open.contains(words[1]) {
      return Laid(
        row: speaker + [verb("want"), verb("go out", for: row[0])] + small("to") + small("the")
          + [row[1]])
    }
    let isIn = place.kind == .vehicle || Self.left.contains(words[1])
    if words[0] == "out", isIn, !Self.ridden.contains(words[1]) {
      return wish([verb("get"), row[0]] + small("of") + small("the") + [row[1]])
    }
    guard words[0] == "off", Self.ridden.contains(words[1]) else { return nil }
    return wish([verb("get"), row[0]] + small("the") + [row[1]])
  }

  private static let open = EnglishWords.set(
    "garden yard backyard patio balcony porch terrace playground courtyard deck park street")
  private static let left = EnglishWords.set(
    "bath bathtub bed chair pool tub shower stroller wheelchair crib highchair room seat water cage box"
  )
  private static let ridden = EnglishWords.set(
    "bus train bike bicycle swing horse pony slide trampoline plane scooter couch sofa tricycle boat ride"
  )

  /// *Big/hug, huge/kiss*: one of them.
  private func portion(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard ["big", "huge", "little", "long", "quick", "warm"].contains(words[0]),
      ["hug", "kiss", "cuddle", "nap", "walk", "break", "bath", "sip", "bite"].contains(words[1])
    else { return nil }
    var thing = row[1]
    thing.lexeme = Lexeme(lemma: words[1], wordClass: .noun, kind: .event)
    thing.lexeme.countability = .count
    return Laid(row: [verb("want")] + small("a") + [row[0].asQuality, thing], subject: speaker)
  }

  /// *Let/dog/in, put/seat/up, lie/down/bed, tie/up/hair*: the thing or place that the particle belongs to.
  private func byParticle(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count == 3 else { return nil }
    if words[0] == "put", words[1] != "bed", Self.lifted.contains(words[1]),
      ["up", "down"].contains(words[2])
    {
      return Laid(
        row: [row[0].asVerb] + small("the") + row[1...], isRequest: true,
        isSettled: true)
    }
    if words[0] == "let", ["in", "out"].contains(words[2]), row[1].lexeme.isBeing,
      row[1].lexeme.wordClass == .noun
    {
      return Laid(
        row: [row[0].asVerb] + known(row[1...1]) + [row[2]], isRequest: true, isSettled: true)
    }
    if words[0] == "lie", words[1] == "down",
      row[2].lexeme.kind == .furniture || words[2] == "floor"
    {
      let isBed = words[2] == "bed"
      return Laid(
        row: speaker + [verb("want"), row[0].asVerb, row[1]] + small(isBed ? "in" : "on")
          + (isBed ? [] : small("the")) + [row[2]])
    }
    guard words[0] == "tie", words[1] == "up",
      ["hair", "shoe", "shoes", "laces", "shoelaces"].contains(words[2])
    else { return nil }
    return Laid(
      row: [row[0].asVerb, row[1]] + small("my") + [row[2]], isRequest: true, isSettled: true)
  }

  // MARK: What is done to it

  /// *Make/tower/fall, make/baby/laugh, let/dog/out*: what somebody or something is made to do.
  private func madeHappen(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count == 3, ["make", "let"].contains(words[0]),
      row[1].lexeme.wordClass == .noun, !row[1].lexeme.kind.isTemporal,
      row[1].lexeme.namesThing || row[1].lexeme.isBeing,
      !KindSet.edible.contains(row[1].lexeme.kind),
      Self.happening.contains(words[2])
    else { return nil }
    var thing = row[1]
    // Where it stands is of no weight.
    if thing.lexeme.isPlaceLike { thing.lexeme.kind = .thing }
    // What is made to do something does it as if it lived.
    if !thing.lexeme.isBeing { thing.lexeme.animacy = .animate }
    return Laid(
      row: [row[0].asVerb] + known([thing]) + [row[2].asVerb], isRequest: true, isSettled: true)
  }

  private static let happening = EnglishWords.set(
    "fall laugh stop go bounce spin fly move cry jump dance sing work roll run float smile explode glow crash"
  )

  /// *You/talk/too/fast, throw/ball/too/hard*: how it is done.
  private func tooMuch(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = words.count - 1
    if words.count == 3, words[0] == "play", [.instrument, .music].contains(row[1].lexeme.kind),
      ["loud", "quiet", "soft", "fast", "slow"].contains(words[2])
    {
      return wish([row[0].asVerb] + small("the") + [row[1], adverb(row[2])])
    }
    let forbids = words[0] == "don't"
    guard last > 1, ["too", "so", "very", "really"].contains(words[last - 1]),
      Self.manners.contains(words[last]),
      case let begin = forbids ? 1 : thoughts.subjectEnd(row) ?? 0,
      begin < last - 1,
      begin == 0 || forbids || row[0].lexeme.isSubjectForm || row[begin - 1].lexeme.isBeing,
      row[begin].lexeme.wordClass == .verb || thoughts.isVerb(row[begin]),
      Self.mannered.contains(words[begin]),
      begin + 1 == last - 1 || thoughts.nounEnd(row, from: begin + 1) == last - 1
        || begin + 2 == last - 1 && isWhom(row[begin + 1])
    else { return nil }
    var object = Array(row[(begin + 1)..<(last - 1)])
    if object.count == 1, object[0].lexeme.wordClass == .noun,
      !EnglishHabits.isMass(object[0].lexeme)
    {
      object = small("the") + object
    }
    let manner = adverb(row[last])
    if forbids {
      // *Don't/talk/so/loud.*
      return Laid(
        row: [row[0], row[1].asVerb] + object + [row[last - 1], manner], isRequest: true)
    }
    let isRequest = begin == 0 && words[last - 1] != "too"
    return Laid(
      row: [row[begin].asVerb] + object + [row[last - 1], manner], isRequest: isRequest,
      subject: isRequest ? [] : begin == 0 ? small("you") : known(row[..<begin]))
  }

  private func adverb(_ word: Constituent) -> Constituent {
    var manner = word
    manner.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .adverb, kind: .manner)
    return manner
  }

  private static let manners = EnglishWords.set(
    "fast slow loud hard quiet soft high low far close long late early much")
  private static let mannered = EnglishWords.set(
    """
    talk speak walk run drive go eat drink sing play move throw kick hit push pull squeeze hug brush rub press type write read
    ride swim work shout yell laugh chew breathe swing bounce hold jump cook turn comb scrub wash pet pat knock bite tickle
    """)

  /// *Need/help/button, need/help/shoes*: with what one needs help.
  private func withHelp(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count == 3 || words.count == 4 && words[0] == "I",
      case let need = words.count - 3, ["need", "want"].contains(words[need]),
      words[need + 1] == "help", let thing = row.last?.lexeme,
      thing.wordClass == .noun || Self.fastened.contains(thing.lemma),
      !thing.isHuman, thing.namesThing || Self.fastened.contains(thing.lemma), !thing.isPlaceLike,
      !thing.kind.isTemporal,
      frames.listed(thing.lemma) == nil || thing.kind == .clothing
        || Self.fastened.contains(thing.lemma)
    else { return nil }
    let isOwn = [.clothing, .body].contains(thing.kind) || Self.fastened.contains(thing.lemma)
    var help = row[need + 1]
    help.lexeme = lexicon.known("help").flatMap { $0.wordClass == .noun ? $0 : nil } ?? help.lexeme
    var named = row[words.count - 1]
    if named.lexeme.wordClass != .noun {
      named.lexeme = Lexeme(lemma: thing.lemma, wordClass: .noun, kind: .thing)
    }
    let article = named.lexeme.kind == .subject ? [] : small(isOwn ? "my" : "the")
    return Laid(
      row: [row[need].asVerb, help] + small("with") + article + [named], subject: speaker)
  }

  private static let fastened = EnglishWords.set(
    "button buttons zipper zip lace laces shoelace shoelaces snap belt buckle homework project worksheet bra strap"
  )
}
