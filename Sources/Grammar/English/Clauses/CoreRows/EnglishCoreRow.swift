import AACCore

/// One core word of a board and one or two words beside it, in any order: *ball/this, I/juice, don't/cookie, all gone/milk, nobody/school,
/// get/ball, you/cookie, throw/ball, music/stop, up/dad, in/box, help/open*; and a deed alone that one would like to do: *eat, swim*.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §5.15 (*some*), §6.40–6.44 (*this, that*), §10.53 (vocatives), §11.24 (requests), §16.39
/// (*want to*), §9.15 (places).
struct EnglishCoreRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// A row with what it leaves out, and how it is said.
  struct Laid {
    var row: [Constituent]
    var isRequest = false
    /// Whether it is going on.
    var isOngoing = false
    /// Whether it is over.
    var isOver = false
    /// Whether it is yet to come.
    var isAhead = false
    /// What is said behind it, set apart by a comma.
    var next: [Constituent] = []
    /// Whether that is going on.
    var isNextOngoing = false
    /// Whether that is asked for.
    var isNextAsked = false
    /// Whether it asks.
    var asks = false
    /// The word that it breaks off with.
    var breaksOff: Constituent?
    /// Who does it, where the row holds only what he does: the deed first.
    var subject: [Constituent] = []
    /// The word that is set before it.
    var opensWith: Constituent?
    /// Whether its first word is the verb and the others stand as they are said.
    var isSettled = false
  }

  /// The row with what it leaves out; nil where none of these words is in it.
  func laid(_ row: [Constituent]) -> Laid? {
    switch row.count {
    case 1: wished(row[0])
    case 2: ofPair(row)
    case 3: ofThreeTiles(row)
    case 4: withPlease(row) ?? allowed(row) ?? supplied(row)
    case 5: supplied(row)
    default: nil
    }
  }

  private func ofPair(_ row: [Constituent]) -> Laid? {
    if let mood = felt(row) ?? allowed(row) { return mood }
    if let small = ofSmallWords(row) ?? ofEveryDay(row) { return small }
    if let handed = handed(row) ?? ofSomebody(row) { return handed }
    if let asked = called(row) ?? asked(row) ?? ofDeeds(row) { return asked }
    if let named = placed(row) ?? named(row) { return named }
    return ofTwo(row[0], row[1]) ?? supplied(row)
  }

  private func ofThreeTiles(_ row: [Constituent]) -> Laid? {
    if let asked = withPlease(row) ?? called(row) ?? asked(row) { return asked }
    if let told = ofDeeds(row) ?? told(row) ?? placed(row) { return told }
    if let named = named(row) ?? ofThree(row) ?? allowed(row) { return named }
    return headed(row) ?? verbless(row) ?? supplied(row)
  }

  /// *Off/tv/please, please/up/dad*: what is asked for, and politely.
  private func withPlease(_ row: [Constituent]) -> Laid? {
    let isLast = row.last?.lexeme.lemma == "please"
    guard isLast || row[0].lexeme.lemma == "please" else { return nil }
    let rest = Array(isLast ? row.dropLast() : row.dropFirst())
    guard var laid = laid(rest), laid.isRequest, laid.next.isEmpty else { return nil }
    laid.row.append(row[isLast ? row.count - 1 : 0])
    return laid
  }

  /// *Eat, swim, want, drink, close, tickle*: said of oneself, it is a wish; of others, a request.
  private func wished(_ word: Constituent) -> Laid? {
    switch word.lexeme.lemma {
    case "want": return Laid(row: small("I") + [word.asVerb] + small("it"))
    case "close", "bring": return Laid(row: [word.asVerb] + small("it"), isRequest: true)
    case "give":
      return Laid(row: [word.asVerb] + small("it") + small("to") + small("me"), isRequest: true)
    case let deed where Self.doneToSpeaker.contains(deed):
      return Laid(row: [word.asVerb] + small("me"), isRequest: true)
    case let deed where Self.portions.contains(deed):
      return Laid(row: small("I") + [verb("want")] + small("a") + [word.asPortion])
    case let deed where Self.deeds.contains(deed):
      return Laid(row: small("I") + [verb("want"), word.asVerb])
    default: return nil
    }
  }

  // MARK: Two words

  private func ofTwo(_ first: Constituent, _ second: Constituent) -> Laid? {
    let row = [first, second]
    if let asked = requested(first, second) { return Laid(row: asked, isRequest: true) }
    for core in row.indices where row[1 - core].lexeme.wordClass == .noun {
      if let laid = beside(row[core], row[1 - core], isFirst: core == 0) { return Laid(row: laid) }
    }
    return together(first, second).map { Laid(row: $0) }
  }

  /// *Throw/ball, music/stop, bird/look, look/mom, up/dad, off/tv, turn/off, play/stop, help/open*: what somebody is to do.
  private func requested(_ first: Constituent, _ second: Constituent) -> [Constituent]? {
    let (one, two) = (first.lexeme.lemma, second.lexeme.lemma)
    if Self.handling.contains(one), second.lexeme.wordClass == .noun, !second.lexeme.isHuman,
      second.lexeme.namesThing, !second.lexeme.isPlaceLike
    {
      return [first.asVerb] + small("the") + [second]
    }
    if two == "stop", first.lexeme.kind == .music || Self.noises.contains(one) {
      return [second.asVerb] + small("the") + [first]
    }
    if two == "look", first.lexeme.wordClass == .noun, !first.lexeme.isHuman {
      return [second.asVerb] + small("at") + small("the") + [first]
    }
    if two == "stop", Self.deeds.contains(one) { return [second.asVerb, first.asVerb] }
    if ["off", "on"].contains(two), ["turn", "take", "put"].contains(one),
      one == "turn" || (one == "take") == (two == "off")
    {
      return [first.asVerb] + small("it") + [second]
    }
    if one == "help", Self.handled.contains(two) {
      return [first.asVerb] + small("me") + [second.asVerb] + small("it")
    }
    return nil
  }

  /// *Not/more, why/no, go/play, you/turn, we/park, zoo/lion*: words that belong together.
  private func together(_ first: Constituent, _ second: Constituent) -> [Constituent]? {
    let (one, two) = (first.lexeme.lemma, second.lexeme.lemma)
    switch (one, two) {
    case ("not", "more"): return lexicon.small("no", tile: first.tile) + [second]
    case ("you", "turn"): return lexicon.small("your", tile: first.tile) + [second]
    default: break
    }
    if first.lexeme.isPlaceLike, first.lexeme.kind != .home, first.lexeme.wordClass == .noun,
      second.lexeme.isHuman || second.lexeme.roleKind == .animal,
      second.lexeme.wordClass == .noun
    {
      return [second, EnglishWording.be] + small(first.lexeme.kind == .room ? "in" : "at") + [first]
    }
    return nil
  }

  /// What a core word does to the noun beside it.
  private func beside(_ core: Constituent, _ other: Constituent, isFirst: Bool) -> [Constituent]? {
    let noun = other.lexeme
    let isHanded = Self.handed.contains(noun.kind)
    switch core.lexeme.lemma {
    case "this", "that", "these", "those", "some":
      // Watch this: what may be a deed is one.
      return isFirst || !frames[noun.lemma].isDefault ? nil : [core, other]
    case "all gone":
      return isFirst && !noun.isHuman ? [other, core] : nil
    case "hurt":
      return isFirst && noun.isBeing ? [other, EnglishWording.be, core.asQuality] : nil
    case "I", "me":
      // Swing me: what may be a deed is one.
      guard isFirst || core.lexeme.lemma == "I" || frames[noun.lemma].isDefault else { return nil }
      return wantedByMe(core, other, isHanded)
    case "you":
      return isHanded ? [core, verb("want"), other] : nil
    case "don't":
      return isHanded ? small("I") + [core, verb("want"), other] : nil
    case "get":
      return isFirst && isHanded ? [core.asVerb] + small("me") + [other] : nil
    case "who", "nobody", "somebody", "everybody":
      return noun.isPlaceLike
        ? [core, EnglishWording.be] + small(noun.kind == .room ? "in" : "at") + [other] : nil
    case "can":
      guard isHanded || noun.roleKind == .animal, isFirst || !noun.isBeing else { return nil }
      return [core] + small("I") + [verb("have"), other]
    default: return whereItIs(core, other, isFirst: isFirst)
    }
  }

  /// *Cat/inside, here/cat, in/box, box/in, moon/up*: where it is.
  private func whereItIs(_ core: Constituent, _ other: Constituent, isFirst: Bool)
    -> [Constituent]?
  {
    let word = core.lexeme.lemma
    let noun = other.lexeme
    if Self.holding.contains(word), !noun.isBeing,
      [.thing, .furniture, .toy].contains(noun.kind)
        || noun.kind == .vehicle && word == "in"
    {
      return [core] + small("the") + [other]
    }
    guard Self.places.contains(word), !noun.kind.isTemporal,
      noun.namesThing && noun.kind != .weather || noun.isBeing, !noun.isPlaceLike,
      !KindSet.edible.contains(noun.kind)
    else { return nil }
    return known(other) + [EnglishWording.be, core]
  }

  /// *I/juice, school/me, I/bathroom, I/mom*.
  private func wantedByMe(
    _ core: Constituent, _ other: Constituent, _ isHanded: Bool
  ) -> [Constituent]? {
    let speaker = lexicon.small("I", tile: core.tile)
    let noun = other.lexeme
    if Self.toilets.contains(noun.lemma) { return speaker + [verb("need"), other] }
    if isHanded { return speaker + [verb("want"), other] }
    if EnglishPeople.names.contains(noun.lemma.lowercased()) {
      return [other] + small("and") + speaker
    }
    guard noun.isPlaceLike, noun.kind != .home else { return nil }
    return speaker + [EnglishWording.be] + small(noun.kind == .room ? "in" : "at") + [other]
  }

  // MARK: Three words

  /// *Look/me/jump, put/it/on, me/help/shoe, I/not/want, put/here/book*.
  private func ofThree(_ row: [Constituent]) -> Laid? {
    let words = row.map(\.lexeme.lemma)
    if words[0] == "put" {
      if words[1] == "it", Self.particles.contains(words[2]) {
        return Laid(row: [row[0].asVerb, row[1], row[2]], isRequest: true)
      }
      if ["here", "there"].contains(words[1]), row[2].lexeme.wordClass == .noun {
        return Laid(
          row: [row[0].asVerb] + small("the") + [row[2], row[1]], isRequest: true)
      }
      if ["in", "on"].contains(words[1]), row[2].lexeme.wordClass == .noun,
        row[2].lexeme.kind != .clothing
      {
        return Laid(
          row: [row[0].asVerb] + small("it") + [row[1]] + small("the") + [row[2]],
          isRequest: true)
      }
    }
    if Set(words).isSuperset(of: ["me", "help"]) || words[0] == "please" && words[1] == "help",
      let thing = row.first(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing && $0.lexeme.lemma != "help"
      }),
      let help = row.first(where: { $0.lexeme.lemma == "help" }), words[2] != "me"
    {
      let me = row.first { $0.lexeme.lemma == "me" }
      let please = row.first { $0.lexeme.lemma == "please" }
      let isOwn = thing.lexeme.kind == .clothing || thing.lexeme.kind == .body
      return Laid(
        row: [help.asVerb] + lexicon.small("me", tile: me?.tile) + small("with")
          + small(isOwn ? "my" : "the") + [thing] + (please.map { [$0] } ?? []), isRequest: true)
    }
    if words[2] == "want", ["I", "yes", "no", "you"].contains(words[0]),
      ["not", "don't", "no", "I"].contains(words[1])
    {
      return Laid(row: [row[0], row[1], row[2].asVerb] + small("it"))
    }
    return nil
  }

  func verb(_ lemma: String, tile: Int? = nil) -> Constituent {
    Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .action), tile: tile)
  }

  func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  static let handed = KindSet(.food, .drink, .dish, .toy, .device, .book)
  private static let toilets: WordSet = ["bathroom", "toilet", "restroom", "loo", "potty"]
  static let deeds = EnglishWords.set(
    "eat drink play go sleep swim sing walk draw jump dance paint rest run read")
  /// What others are asked to do with a thing.
  private static let handling = EnglishWords.set("throw hide roll kick bounce")
  static let noises: WordSet = ["noise", "tv", "video", "alarm", "radio", "movie"]
  /// What one needs help with.
  private static let handled = EnglishWords.set(
    "open close fix find carry reach cut tie zip button")
  private static let places = EnglishWords.set("inside outside here upstairs downstairs")
  static let holding = EnglishWords.set("in on under behind")
  private static let particles = EnglishWords.set("on off away back down in")
}

extension Constituent {
  /// *Drink, hug* as what one is given.
  var asPortion: Constituent {
    var noun = self
    noun.lexeme = Lexeme(
      lemma: lexeme.lemma, wordClass: .noun, kind: lexeme.lemma == "drink" ? .drink : .activity)
    noun.lexeme.countability = .count
    noun.lexeme.animacy = .inanimate
    return noun
  }

  /// The word as what somebody is.
  var asQuality: Constituent {
    var quality = self
    quality.lexeme = Lexeme(lemma: lexeme.lemma, wordClass: .adjective, kind: .state)
    return quality
  }
}
