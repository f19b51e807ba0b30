import AACCore

/// Who does it to whom by what everybody knows, where the words lie otherwise, and two people who each do something:
/// *pick up/I/grandma/three, mom/I/school/drive, dig/dog/hole, dad/cook/mom/read, dad/hospital/today*.
///
/// Sources: CGEL §10.18–10.19 (subject before verb), §13.3 (asyndetic coordination), §12.46 (ellipsis in speech).
extension EnglishSortedThoughts {
  // MARK: Where somebody is

  /// *dad/hospital/today, Saturday/gym/mom*: where somebody is or goes, and when.
  func moved(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, let who = row.first(where: { isKin($0) || isDoer($0) }),
      let time = row.first(where: { $0.lexeme.kind.isTemporal }),
      let place = without(row, who, time).first,
      place.lexeme.lemma != "work",
      place.lexeme.kind == .place || Self.places.contains(place.lexeme.lemma)
        || EnglishPeople.visited.contains(place.lexeme.lemma)
        || [" class", " practice", " lesson"].contains(where: place.lexeme.lemma.hasSuffix)
    else { return nil }
    var named = place
    if place.lexeme.wordClass != .noun {
      named.lexeme = Lexeme(lemma: place.lexeme.lemma, wordClass: .noun, kind: .place)
      named.lexeme.countability = .count
    }
    guard ["today", "now", "tonight", "right now"].contains(time.lexeme.lemma) else {
      return Reading(
        first: [who, EnglishStatementReader.verb("go")] + small("to") + [named, time])
    }
    guard let there = EnglishWhereabouts.of(named.lexeme) else { return nil }
    return Reading(
      first: [who, EnglishWording.be] + small(there.preposition)
        + (there.article.map(small) ?? []) + [named, time])
  }

  private static let places: WordSet = ["park", "market", "school", "store", "beach", "pool"]

  // MARK: Who does it

  func done(_ row: [Constituent]) -> Reading? {
    if let cared = fetched(row) ?? caredFor(row) ?? toldStory(row) { return cared }
    if let moving = moving(row) { return moving }
    if let caught = caught(row) ?? stuck(row) ?? pushed(row) { return caught }
    return animalDeed(row) ?? both(row) ?? owned(row)
  }

  /// *pick up/I/grandma/three*: the grown-up does it (CGEL §10.18).
  private func fetched(_ row: [Constituent]) -> Reading? {
    guard row.count > 2, !isMe(row[0]),
      let deed = row.first(where: { ["pick up", "drop off", "tuck in"].contains($0.lexeme.lemma) }),
      let me = row.first(where: isMe), let who = row.first(where: isGrown)
    else { return nil }
    guard row[0] != who || row[1] == me else { return nil }
    let rest = without(row, who, deed, me)
    guard rest.allSatisfy({ isThing($0) || $0.lexeme.kind.isTemporal || isHour($0) }) else {
      return nil
    }
    if deed.lexeme.lemma == "tuck in", rest.count == 1, rest[0].lexeme.lemma == "bed" {
      let tuck = Lexeme(lemma: "tuck", wordClass: .verb, kind: .action)
      return Reading(
        first: [who, Constituent(tuck, tile: deed.tile)] + lexicon.small("me", tile: me.tile)
          + small("in") + rest)
    }
    let hour = rest.first(where: isHour).map { small("at") + [$0] } ?? []
    return Reading(
      first: [who, deed.asVerb] + lexicon.small("me", tile: me.tile) + rest.filter { !isHour($0) }
        + hour)
  }

  private func isHour(_ word: Constituent) -> Bool { word.lexeme.wordClass == .numeral }

  private func isGrown(_ word: Constituent) -> Bool {
    isKin(word) || Self.helpers.contains(word.lexeme.lemma)
  }

  private static let helpers: WordSet = [
    "uncle", "aunt", "nurse", "babysitter", "bus driver", "therapist", "teacher", "aide",
  ]

  /// *mom/I/school/drive, dad/I/story/read, mom/I/shoes/tie, mom/I/store/go*.
  private func caredFor(_ row: [Constituent]) -> Reading? {
    guard row.count > 2, row.count < 6, isGrown(row[0]), isMe(row[1]), let deed = row.last else {
      return nil
    }
    let lemma = deed.lexeme.lemma
    let things = Array(row[2..<(row.count - 1)])
    let me = lexicon.small("me", tile: row[1].tile)
    if Self.joint.contains(lemma), things.count == 1,
      things.allSatisfy({ isThing($0) && ($0.lexeme.isPlaceLike || lemma != "go") })
    {
      return Reading(
        first: [row[0], EnglishWording.and] + lexicon.small("I", tile: row[1].tile)
          + [deed.asVerb] + things)
    }
    if ["wash", "clean", "build", "fix"].contains(lemma), things.count == 1, isThing(things[0]),
      ![.clothing, .body].contains(things[0].lexeme.kind)
    {
      return Reading(
        first: [row[0], EnglishWording.and] + lexicon.small("I", tile: row[1].tile)
          + [deed.asVerb] + things)
    }
    guard let cares = Self.care[lemma], things.count < 2 else { return nil }
    guard let thing = things.first else {
      return cares.contains("none") ? Reading(first: [row[0], deed.asVerb] + me) : nil
    }
    if thing.lexeme.kind == .clothing || thing.lexeme.kind == .body {
      guard cares.contains("own") else { return nil }
      return Reading(
        first: [row[0], deed.asVerb] + lexicon.small("my", tile: row[1].tile) + [thing])
    }
    guard cares.contains(thing.lexeme.lemma) || cares.contains(thing.lexeme.kind.rawValue) else {
      return nil
    }
    let way = thing.lexeme.isPlaceLike || thing.lexeme.lemma == "bed" ? small("to") : []
    return Reading(first: [row[0], deed.asVerb] + me + way + [thing])
  }

  private static let joint = EnglishWords.set(
    "go play eat walk cook bake watch swim dance drink paint draw")
  /// What a grown-up does to a child or brings it: to nothing more, to what it wears and its body, to kinds of things or words.
  private static let care: [String: WordSet] = [
    "carry": ["none", "bed", "place"], "drive": ["none", "place", "school"],
    "take": ["place", "school"], "put": ["bed"], "read": ["story", "book", "letter"],
    "tell": ["story", "joke"], "bathe": ["none"], "dress": ["none"], "feed": ["none"],
    "tie": ["own"], "brush": ["own"], "wash": ["own"], "comb": ["own"], "zip": ["own"],
    "button": ["own"],
  ]

  /// *dig/dog/hole, tank/fish/swim*: what only the animal in the row does.
  private func animalDeed(_ row: [Constituent]) -> Reading? {
    guard row.count > 2, row.count < 6, row[0].lexeme.roleKind != .animal,
      let deed = row.first(where: { Self.animalDeeds.contains($0.lexeme.lemma) }),
      let animal = row.first(where: { $0.lexeme.roleKind == .animal && $0 != deed }),
      !row.contains(where: { $0.lexeme.isBeing && $0 != animal })
    else { return nil }
    let rest = without(row, deed, animal)
    guard rest.allSatisfy({ isThing($0) || $0.lexeme.kind.isTemporal }) else { return nil }
    return Reading(
      first: small("the") + [animal, deed.asVerb]
        + rest.filter { !$0.lexeme.kind.isTemporal && !$0.lexeme.isPlaceLike }
        + rest.filter(\.lexeme.isPlaceLike) + rest.filter { $0.lexeme.kind.isTemporal })
  }

  private static let animalDeeds = EnglishWords.set(
    "dig bark chew lick growl wag meow purr sniff bury gallop hop slither gnaw howl quack moo neigh"
  )

  /// *dad/cook/mom/read, I/read/brother/play*: each does something of his own (CGEL §13.3).
  private func both(_ row: [Constituent]) -> Reading? {
    guard row.count == 4, isMe(row[0]) || isDoer(row[0]), isMe(row[2]) || isDoer(row[2]),
      row[0].lexeme.lemma != row[2].lexeme.lemma,
      Self.alone.contains(row[1].lexeme.lemma),
      Self.alone.contains(row[3].lexeme.lemma) || row[3].lexeme.lemma == "help"
    else { return nil }
    func subject(_ word: Constituent) -> Constituent {
      isMe(word) ? lexicon.small("I", tile: word.tile).first ?? word : word
    }
    return Reading(
      first: [subject(row[0]), row[1].asVerb], second: [subject(row[2]), row[3].asVerb])
  }

  private static let alone = EnglishWords.set(
    "cook read work play sleep eat drink cry sing dance draw clean swim write cough snore laugh paint talk rest study bake"
  )

  /// *aunt/dog/walk/I*: the animal of somebody before it, and the speaker behind (CGEL §5.116).
  private func owned(_ row: [Constituent]) -> Reading? {
    guard row.count == 4, isDoer(row[0]), row[0].lexeme.wordClass == .noun, isMe(row[3]),
      row[1].lexeme.roleKind == .animal,
      ["walk", "feed", "pet", "brush", "ride"].contains(row[2].lexeme.lemma)
    else { return nil }
    return Reading(
      first: lexicon.small("I", tile: row[3].tile)
        + [row[2].asVerb, genitive(row[0]), row[1]])
  }

  /// *Mom's, my aunt's*: whose it is, as one word before what is his (CGEL §5.116).
  private func genitive(_ owner: Constituent) -> Constituent {
    let lemma = owner.lexeme.lemma
    let name = isKin(owner) ? lemma.prefix(1).uppercased() + lemma.dropFirst() : "my " + lemma
    return Constituent(
      Lexeme(lemma: "\(name)'s", wordClass: .determiner, kind: .possessive), tile: owner.tile)
  }

  /// *snail/slow/crawl, car/fast/go, lion/loud/roar*: how it moves or sounds (CGEL §7.46).
  private func moving(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, row[0].lexeme.wordClass == .noun,
      row[0].lexeme.isBeing || row[0].lexeme.kind == .vehicle, !isMe(row[0]),
      let verbs = Self.manners[row[1].lexeme.lemma], verbs.contains(row[2].lexeme.lemma)
    else { return nil }
    return Reading(first: named(row[0]) + [row[2].asVerb, row[1]])
  }

  private static let manners: [String: WordSet] = {
    let ways: WordSet = [
      "go", "run", "walk", "drive", "swim", "fly", "crawl", "move", "eat", "hop", "climb", "roll",
    ]
    let sounds: WordSet = ["roar", "bark", "cry", "sing", "scream", "snore", "laugh", "meow"]
    return ["fast": ways, "slow": ["go", "crawl", "drive", "move", "swim"], "loud": sounds]
  }()

  /// *bed/story/read/dad, story/teacher/read*: the grown-up reads it.
  private func toldStory(_ row: [Constituent]) -> Reading? {
    guard row.count == 3 || row.count == 4,
      let deed = row.first(where: { ["read", "tell"].contains($0.lexeme.lemma) }), deed != row[0],
      let story = row.first(where: { $0.lexeme.lemma == "story" }),
      row[0] != story || row[1] == deed,
      let who = row.first(where: { isGrown($0) || $0.lexeme.lemma == "teacher" }), who != row[0]
    else { return nil }
    let rest = without(row, deed, story, who)
    guard rest.allSatisfy({ ["bed", "night", "tonight", "bedtime"].contains($0.lexeme.lemma) })
    else {
      return nil
    }
    let link = ["bed": "in", "night": "at", "bedtime": "at"]
    return Reading(
      first: named(who) + [deed.asVerb] + small("a") + [story]
        + rest.flatMap { (link[$0.lexeme.lemma].map(small) ?? []) + [$0] })
  }

  /// *grandpa/fish/catch/lake*: what is caught, and nobody fishes.
  private func caught(_ row: [Constituent]) -> Reading? {
    guard row.count == 3 || row.count == 4,
      let fish = row.first(where: { $0.lexeme.lemma == "fish" }),
      let deed = row.first(where: { $0.lexeme.lemma == "catch" }),
      let who = row.first(where: { isDoer($0) || isMe($0) })
    else { return nil }
    let rest = without(row, fish, deed, who)
    guard rest.allSatisfy({ ["lake", "river", "sea", "ocean", "pond"].contains($0.lexeme.lemma) })
    else { return nil }
    let doer = isMe(who) ? lexicon.small("I", tile: who.tile) : [who]
    var animal = fish
    animal.lexeme = Lexeme(lemma: "fish", wordClass: .noun, kind: .animal)
    animal.lexeme.countability = .mass
    return Reading(
      first: doer + [deed.asVerb, animal] + (rest.isEmpty ? [] : small("in") + small("the") + rest))
  }

  /// *cat/tree/stuck, tree/kitten/stuck/help*: who cannot get away.
  private func stuck(_ row: [Constituent]) -> Reading? {
    guard row.count == 3 || row.count == 4,
      let stuck = row.first(where: { $0.lexeme.lemma == "stuck" }),
      let animal = row.first(where: { $0.lexeme.roleKind == .animal }),
      let place = row.first(where: {
        ["tree", "fence", "hole", "box", "mud", "net", "web", "cage"].contains($0.lexeme.lemma)
      })
    else { return nil }
    let rest = without(row, stuck, animal, place)
    guard rest.allSatisfy({ $0.lexeme.lemma == "help" }) else { return nil }
    return Reading(
      first: small("the") + [animal, EnglishWording.be, state(stuck)] + small("in") + small("the")
        + [place],
      second: rest.map(\.asVerb), asksNext: true)
  }

  /// *swing/push/me/high, park/swing/push/I*: who sits on it is pushed.
  private func pushed(_ row: [Constituent]) -> Reading? {
    guard row.count == 3 || row.count == 4,
      let push = row.first(where: { $0.lexeme.lemma == "push" }),
      let me = row.first(where: isMe), me != row[0], me.lexeme.lemma == "me" || push != row[0],
      let swing = row.first(where: { $0.lexeme.lemma == "swing" })
    else { return nil }
    let rest = without(row, push, me, swing)
    guard
      rest.allSatisfy({ ["high", "fast", "higher", "faster", "again"].contains($0.lexeme.lemma) })
    else { return nil }
    var seat = swing
    seat.lexeme = Lexeme(lemma: "swing", wordClass: .noun, kind: .toy)
    seat.lexeme.countability = .count
    let how = rest.map {
      Constituent(Lexeme(lemma: $0.lexeme.lemma, wordClass: .adverb, kind: .manner), tile: $0.tile)
    }
    return Reading(
      first: [push.asVerb] + lexicon.small("me", tile: me.tile) + how + small("on") + small("the")
        + [seat],
      isRequest: true)
  }

  /// *teeth/brush/bed, bed/pajamas/put on*: what is done before one goes to bed.
  func routine(_ row: [Constituent]) -> Reading? {
    guard row.count == 3 || row.count == 4,
      let bed = row.first(where: { ["bed", "bedtime"].contains($0.lexeme.lemma) }),
      let deed = row.first(where: { Self.evening[$0.lexeme.lemma] != nil }),
      let thing = row.first(where: {
        Self.evening[deed.lexeme.lemma]?.contains($0.lexeme.lemma) == true
      })
    else { return nil }
    let rest = without(row, bed, deed, thing)
    guard rest.count < 2, rest.allSatisfy({ isMe($0) || isDoer($0) }), deed != row[0] else {
      return nil
    }
    let doer = rest.first.map { isMe($0) ? lexicon.small("I", tile: $0.tile) : [$0] } ?? speaker
    return Reading(first: doer + [deed.asVerb, thing] + small("before") + [bed])
  }

  private static let evening: [String: WordSet] = [
    "brush": ["tooth", "teeth", "hair"], "put on": ["pajamas", "nightgown"],
    "take": ["bath", "shower", "medicine"], "wash": ["face", "hand", "hands"],
  ]
}
