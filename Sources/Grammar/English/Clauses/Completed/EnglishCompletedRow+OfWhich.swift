import AACCore

/// Which one it is, by what is named behind it, before what is said of it: *towel/bathroom/wet, class/music/fun, trip/zoo/fun, friend/mom/nice,
/// dog/neighbor/big, name/dog/Max*.
///
/// Sources: CGEL §17.37–17.46 (postmodification), §17.104–17.109 (compounds), §5.112–5.123 (genitive), §10.9 (*be* understood).
extension EnglishCompletedRow {
  func ofWhich(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3 || row.count == 4, !row[0].lexeme.isDeterminerLike else { return nil }
    if row.count == 3,
      let told = named(row, words) ?? stuckThere(row, words) ?? doneInside(row, words)
        ?? scaredOf(row, words) ?? grossFood(row, words)
    {
      return Completed(told)
    }
    if let told = doneByOne(row, words) { return Completed(told) }
    let last = row.count - 1
    guard isSaidOf(row[last]), words[last] != "stuck",
      row.count == 3 || ["too", "so", "very", "really", "be", "not"].contains(words[2]),
      let which = whichOne(row, words)
    else { return nil }
    let isBe = words[2] == "be"
    let degree = row.count == 4 && !isBe ? [row[2]] : []
    var told = Completed(
      Laid(
        row: [isBe ? row[2] : EnglishWording.be] + degree
          + [row[last].lexeme.wordClass == .pronoun ? row[last] : row[last].asQuality],
        subject: which.words))
    told.joins = which.joins
    return told
  }

  /// How something is: *wet, fun, mine, late*.
  private func isSaidOf(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    return lexeme.wordClass == .adjective && lexeme.kind != .color && lexeme.kind != .emotion
      || [
        "mine", "yours", "lost", "flat", "fun", "gone", "late", "torn", "broken", "clean", "dirty",
        "empty",
      ]
      .contains(
        lexeme.lemma)
  }

  private typealias Which = (words: [Constituent], joins: [Int: [Int]])

  private func whichOne(_ row: [Constituent], _ words: [String]) -> Which? {
    let (one, other) = (row[0], row[1])
    guard
      other.lexeme.wordClass == .noun || other.lexeme.wordClass == .properNoun
        || words[1] == "park",
      !other.lexeme.kind.isTemporal || words[1] == "birthday", words[0] != words[1]
    else { return nil }
    if one.lexeme.isBeing { return whichBeing(row, words) }
    guard let thing = thing(one), !EnglishCompounds.joins(one.lexeme, other.lexeme),
      ![.body, .clothing].contains(other.lexeme.kind)
    else { return nil }
    if one.lexeme.kind == .clothing,
      EnglishNounPairs.patterns.contains(EnglishCompounds.single(words[1]))
    {
      return (small("the") + [one] + small("with") + [other], [:])
    }
    if EnglishCompounds.joins(words[1], words[0])
      || other.lexeme.kind == .animal
        && ["book", "movie", "story", "show", "video"].contains(words[0]),
      !other.lexeme.isHuman,
      let first = other.tile, let second = thing.tile
    {
      return compound(thing, other, [first, second])
    }
    guard !other.lexeme.isBeing else { return nil }
    if Self.ways.contains(words[0]), other.lexeme.isPlaceLike {
      let isBare = EnglishPrepositions.isBare("to", words[1])
      return (small("the") + [thing] + small("to") + (isBare ? [] : small("the")) + [other], [:])
    }
    if ["window", "door", "fireplace", "gate"].contains(words[1]) {
      return (small("the") + [thing] + small("by") + small("the") + [other], [:])
    }
    guard
      other.lexeme.isPlaceLike || other.lexeme.kind == .furniture
        || other.lexeme.kind == .vehicle && words[0] != "ride" || words[1] == "wall"
        || Self.grounds.contains(words[1])
        || EnglishHabits.isPlural(thing.lexeme) && EnglishHabits.boxes.contains(words[1])
        || EnglishHabits.isPlural(thing.lexeme) && words[1] == "jar",
      !KindSet.edible.contains(thing.lexeme.kind) || other.lexeme.kind != .place
        || words[0] == "food",
      !thing.lexeme.isPlaceLike || Self.grand.contains(words[1])
    else { return nil }
    if thing.lexeme.isPlaceLike {
      let isBare = EnglishPrepositions.isBare("at", words[1])
      return (small("the") + [thing] + small("at") + (isBare ? [] : small("the")) + [other], [:])
    }
    if words[1] == "wall" || Self.grounds.contains(words[1]) {
      return (small("the") + [thing] + small("on") + small("the") + [other], [:])
    }
    return spot(other, of: thing.lexeme).map { (small("the") + [thing] + $0, [:]) }
  }

  /// What has rooms and grounds of its own.
  private static let grand = EnglishWords.set(
    "school hotel mall store hospital church park zoo library")
  private static let ways = EnglishWords.set("trip walk ride visit flight way drive")
  private static let grounds = EnglishWords.set(
    "floor ground table counter shelf desk bed roof rug")

  /// *The music class*: the two as one name.
  private func compound(_ head: Constituent, _ first: Constituent, _ tiles: [Int]) -> Which {
    var noun = head
    noun.tile = tiles[0]
    noun.lexeme.lemma = "\(first.lexeme.lemma) \(head.lexeme.lemma)"
    noun.lexeme.forms = [:]
    return (small("the") + [noun], [tiles[0]: tiles])
  }

  /// The word as a noun for a thing; nil where it is none.
  private func thing(_ word: Constituent) -> Constituent? {
    if word.lexeme.namesThing { return word }
    guard
      ["book", "drink", "picture", "light", "plant", "paint", "show", "drawing", "slide", "swing"]
        .contains(
          word.lexeme.lemma),
      let noun = EnglishHomographs.noun(word.lexeme.lemma) ?? lexicon.known(word.lexeme.lemma),
      noun.wordClass == .noun
    else { return nil }
    var thing = word
    thing.lexeme = noun
    return thing
  }

  /// *friend/mom, sister/boyfriend, dog/neighbor, kid/bus, bird/cage*: whose friend and animal it is, and the one who is there.
  private func whichBeing(_ row: [Constituent], _ words: [String]) -> Which? {
    let (one, other) = (row[0], row[1])
    if one.lexeme.isHuman, other.lexeme.isHuman {
      if Self.companions.contains(words[0]), isKin(other) { return ([genitive(other), one], [:]) }
      return Self.companions.contains(words[1]) && isKin(one) && words[0] != "friend"
        || ["kid", "son", "daughter"].contains(words[1]) && isKin(one)
        ? ([genitive(one), other], [:]) : nil
    }
    if words[0] == "baby", other.lexeme.kind == .clothing || words[1] == "diaper" {
      return (small("the") + [genitive(one), other], [:])
    }
    if one.lexeme.kind == .animal, isOwner(other), isKin(other) {
      return ([genitive(other), one], [:])
    }
    guard !isKin(one), !other.lexeme.isBeing, !EnglishCompounds.joins(one.lexeme, other.lexeme),
      !EnglishCompounds.joins(words[1], words[0]),
      other.lexeme.isPlaceLike || other.lexeme.kind == .vehicle
        || ["cage", "tank", "crib", "box", "tree", "sofa", "couch"].contains(words[1]),
      one.lexeme.kind == .animal || Self.people.contains(words[0]),
      let spot = spot(other, of: one.lexeme)
    else { return nil }
    return (small("the") + [one] + spot, [:])
  }

  private func isKin(_ word: Constituent) -> Bool {
    EnglishPeople.names.contains(word.lexeme.lemma)
      || EnglishPeople.isPossessed(word.lexeme.lemma)
      || word.lexeme.wordClass == .properNoun && word.lexeme.isHuman
  }

  private static let companions = EnglishWords.set(
    "friend boyfriend girlfriend boss teacher doctor coach wife husband")
  private static let people = EnglishWords.set(
    "kid kids boy girl man woman lady baby child children people doctor nurse teacher principal driver cook waiter"
  )

  /// *ball/roof/stuck, kite/stuck/tree*: where.
  private func stuckThere(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard let stuck = words.firstIndex(of: "stuck"), stuck > 0, row[0].lexeme.namesThing,
      case let place = row[3 - stuck],
      ["roof", "shelf", "ceiling", "fence", "wall"].contains(place.lexeme.lemma)
    else { return nil }
    return Laid(
      row: [EnglishWording.be, row[stuck].asQuality] + small("on") + small("the") + [place],
      subject: small("the") + [row[0]])
  }

  /// *bird/cage/sing, baby/crib/cry, fish/tank/swim*: in what somebody or an animal does it.
  private func doneInside(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row[0].lexeme.isBeing, row[0].lexeme.wordClass == .noun,
      ["cage", "tank", "crib", "stroller", "aquarium", "kennel", "barn"].contains(words[1]),
      ["sing", "cry", "swim", "sleep", "bark", "laugh", "play", "run", "eat"].contains(words[2])
    else { return nil }
    return Laid(
      row: [row[2].asVerb] + small("in") + small("the") + [row[1]],
      subject: (isKin(row[0]) ? [] : small("the")) + [row[0]])
  }

  /// *spider/ceiling/scared*: where it is, and how the speaker feels.
  private func scaredOf(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row[0].lexeme.kind == .animal, row[0].lexeme.wordClass == .noun,
      ["scared", "afraid"].contains(words[2]),
      ["ceiling", "wall", "floor", "bed"].contains(words[1])
    else { return nil }
    return Laid(
      row: [EnglishWording.be] + small("on") + small("the") + [row[1]],
      next: small("I") + [EnglishWording.be, row[2].asQuality], subject: small("the") + [row[0]])
  }

  /// *bug/soup/gross*: what is in it, and what one says to that.
  private func grossFood(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard ["bug", "hair", "fly", "ant", "spider", "worm"].contains(words[0]),
      KindSet.edible.contains(row[1].lexeme.kind),
      ["gross", "yucky", "disgusting"].contains(words[2])
    else { return nil }
    var stray = row[0]
    stray.lexeme = Lexeme(lemma: words[0], wordClass: .noun, kind: .animal)
    stray.lexeme.countability = .count
    return Laid(
      row: [EnglishWording.be] + small("a") + [stray] + small("in") + small("my") + [row[1]],
      next: small("it") + [EnglishWording.be, row[2].asQuality], subject: small("there"))
  }

  /// *lady/store/help/me, girl/class/hit/me; trash/kitchen/smell*: who or what is there does it.
  private func doneByOne(_ row: [Constituent], _ words: [String]) -> Laid? {
    let isThing =
      row.count == 3 && ["smell", "stink"].contains(words[2]) && row[0].lexeme.namesThing
    guard
      isThing
        || row.count == 4 && Self.people.contains(words[0]) && ["me", "us"].contains(words[3])
          && frames.listed(words[2])?.isListed == true,
      row[1].lexeme.wordClass == .noun || words[1] == "park",
      row[1].lexeme.isPlaceLike || row[1].lexeme.kind == .vehicle || words[1] == "class",
      let spot = spot(row[1], of: row[0].lexeme)
    else { return nil }
    let place = words[1] == "class" ? small("in") + small("my") + [row[1]] : spot
    return Laid(row: [row[2].asVerb] + row[3...], subject: small("the") + [row[0]] + place)
  }

  /// *name/dog/Max, name/teacher/Ana*: what somebody is called.
  private func named(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words[0] == "name", row[1].lexeme.isBeing, row[1].lexeme.wordClass == .noun,
      row[2].lexeme.wordClass == .properNoun || words[2].first?.isUppercase == true
    else { return nil }
    var name = row[0]
    name.lexeme = Lexeme(lemma: "name", wordClass: .noun, kind: .idea)
    name.lexeme.countability = .count
    let isOwn = isKin(row[1])
    return Laid(
      row: [EnglishWording.be, row[2]],
      subject: (isOwn ? [] : small("the")) + [genitive(row[1]), name])
  }
}
