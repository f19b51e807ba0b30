import AACCore

/// Two or three nouns before a verb of which one is the other's: they are one group, and it does what the verb says:
/// *cat/neighbor/tear/curtain, house/friend/my/mother/have/fireplace, printer/office/not/have/ink, zipper/backpack/get stuck,
/// monkey/zoo/steal/cap, boy/green/cap/push/my/sister*.
///
/// Sources: CGEL §5.112–5.123 (the genitive), §17.37–17.41 (prepositional phrases behind nouns), §17.104–17.109 (compounds).
struct EnglishGroupBeforeVerb {
  let linked: EnglishLinkedRow

  /// A group as it is said: its head is the last word, or stands before a small word.
  struct Group {
    var words: [Constituent]
    var head: Constituent
    var joins: [Int: [Int]] = [:]
  }

  /// The row with its group said as one; nil where its nouns are nothing to each other, or somebody else does it.
  func laid(_ row: [Constituent], _ words: [String]) -> EnglishLinkedRow.Linked? {
    if let kin = words.firstIndex(of: "middle"), kin + 1 < row.count,
      EnglishPeople.isPossessed(words[kin + 1])
    {
      // *My/middle/sister.*
      var said = row
      said[kin] = linked.word(row[kin], as: .adjective, .quality)
      return .init(row: said)
    }
    if let upstairs = livingThere(row, words) { return upstairs }
    if row.count > 3,
      row[0].lexeme.kind.isTemporal && row[0].lexeme.wordClass != .verb
        || ["why", "when", "how often"].contains(words[0])
    {
      // *Yesterday/dog/neighbor/bite/mailman, why/dog/neighbor/bark.*
      guard var inner = laid(Array(row.dropFirst()), Array(words.dropFirst())) else { return nil }
      inner.row.insert(row[0], at: 0)
      return inner
    }
    // *Book/table/be/on*: a small word at the end belongs to what stands elsewhere.
    guard row[0].lexeme.wordClass != .pronoun, row.last?.lexeme.wordClass != .adposition,
      row[0].lexeme.wordClass != .verb || ["phone", "guard"].contains(words[0])
        || EnglishThingVerbs.namedLikeDeeds.contains(words[0]),
      let shape = EnglishGroupShape(row, linked), shape.phrases.count > 1,
      case let deed = EnglishGroupDeed(row, shape, linked), !deed.isOpen
    else { return nil }
    guard let group = group(shape.phrases, deed) else {
      return deed.isJoined ? nil : settingBehind(row, shape, deed)
    }
    guard let last = group.words.last?.tile,
      let verb = (shape.modal ?? row[shape.verb]).tile, group.head.tile != nil
    else { return nil }
    let deedWord = deedWord(row, shape)
    var laid = EnglishLinkedRow.Linked(
      row: group.words + shape.between + [deedWord] + row[(shape.verb + 1)...], joins: group.joins)
    if deed.isJoined { return laid }
    laid.doer = EnglishSureDoer(
      tiles: group.words.compactMap(\.tile), end: last, verb: verb,
      isTimeless: deed.isTimeless && !group.head.lexeme.isBeing)
    return laid
  }

  /// *Neighbors/upstairs/argue/every/night*: on which floor they live (CGEL §7.69: adverbs as modifiers of nouns).
  private func livingThere(_ row: [Constituent], _ words: [String]) -> EnglishLinkedRow.Linked? {
    guard row.count > 3, ["upstairs", "downstairs"].contains(words[1]),
      ["neighbor", "neighbors", "neighbour", "neighbours", "tenant", "tenants", "people"].contains(
        words[0]),
      row[2].lexeme.wordClass == .verb || words[2] == "be",
      let group = compound(.init(noun: row[0]), by: .init(noun: row[1])),
      let head = group.head.tile,
      let verb = row[2].tile
    else { return nil }
    var laid = EnglishLinkedRow.Linked(row: group.words + row[2...], joins: group.joins)
    laid.doer = EnglishSureDoer(tiles: [head], end: head, verb: verb)
    return laid
  }

  private func deedWord(_ row: [Constituent], _ shape: EnglishGroupShape) -> Constituent {
    row[shape.verb].lexeme.wordClass == .verb ? row[shape.verb] : row[shape.verb].asVerb
  }

  /// *Boy/park/ride/bike, kitchen/mom/cook/dinner*: who does it, and where, which is said behind what it is done to (CGEL §8.42).
  private func settingBehind(
    _ row: [Constituent], _ shape: EnglishGroupShape, _ deed: EnglishGroupDeed
  ) -> EnglishLinkedRow.Linked? {
    guard shape.phrases.count == 2, let object = deed.thing ?? deed.object, deed.rest.count < 4,
      deed.rest.count == row.count - shape.verb - 1,
      case let isPlaceFirst = shape.phrases[0].lexeme.isPlaceLike,
      case let (who, place) = isPlaceFirst
        ? (shape.phrases[1], shape.phrases[0]) : (shape.phrases[0], shape.phrases[1]),
      who.lexeme.isBeing, !object.isPlaceLike,
      !object.isBeing
        || who.lexeme.kind == .animal && !EnglishGroupWords.doneWithAnimals.contains(deed.verb),
      place.lexeme.isPlaceLike || place.lexeme.lemma == "tree", !place.lexeme.isBeing,
      linked.frames.listed(deed.verb)?.slot(.object) != nil,
      object.wordClass == .noun || object.isBeing,
      !EnglishGroupKinds.doneToPlaces.contains(deed.verb), place.qualities.isEmpty,
      !EnglishGroupKinds.keepers.contains(place.lexeme.lemma) || who.lexeme.isHuman,
      isPlaceFirst || !EnglishGroupKinds.worksAt(who.lexeme.lemma, place.lexeme),
      let head = who.noun.tile, let verb = (shape.modal ?? row[shape.verb]).tile
    else { return nil }
    let words = plain(who).words
    var laid = EnglishLinkedRow.Linked(
      row: words + shape.between + [deedWord(row, shape)] + deed.rest
        + (object.isBeing ? linked.small("in") + (place.own == nil ? linked.small("the") : []) : [])
        + plain(place).words)
    laid.doer = EnglishSureDoer(
      tiles: words.compactMap(\.tile), end: head, verb: verb)
    return laid
  }

  private func group(_ phrases: [EnglishGroupShape.Phrase], _ deed: EnglishGroupDeed) -> Group? {
    guard phrases.count < 4 else { return nil }
    if phrases.count == 2 { return pair(phrases[0], phrases[1], deed) }
    return ofFriend(phrases, deed) ?? ofParts(phrases, deed)
  }

  /// *House/friend/my/mother*: of somebody's friend.
  private func ofFriend(_ phrases: [EnglishGroupShape.Phrase], _ deed: EnglishGroupDeed) -> Group? {
    guard let inner = kin(phrases[1], phrases[2]) else { return nil }
    let isMeant =
      phrases[0].lexeme.kind == .animal
      ? deed.isOfOwnedAnimal : !phrases[0].lexeme.isBeing && deed.isOfOwned(phrases[0].lexeme)
    return isMeant ? owned(phrases[0], by: inner) : nil
  }

  /// *Wheel/bike/my/brother, handle/door/kitchen, my/brother/bike/wheel*: a part of a thing, and whose or where that is.
  private func ofParts(_ phrases: [EnglishGroupShape.Phrase], _ deed: EnglishGroupDeed) -> Group? {
    let isOwnerFirst = phrases[0].lexeme.isHuman
    let things = isOwnerFirst ? Array(phrases[1...]) : Array(phrases[..<2])
    guard let owner = isOwnerFirst ? phrases.first : phrases.last,
      !things.contains(where: { $0.lexeme.isBeing || $0.own != nil })
    else { return nil }
    if owner.lexeme.isHuman {
      guard isOwner(owner), let part = ofThing(things[0], things[1], deed), part.words.count < 4,
        deed.isOfOwned(part.head.lexeme),
        var group = owned(
          .init(qualities: things[0].qualities + things[1].qualities, noun: part.head),
          by: plain(owner))
      else { return nil }
      group.joins.merge(part.joins) { first, _ in first }
      return group
    }
    guard let whole = ofThing(things[1], owner, deed),
      var group = ofThing(things[0], .init(noun: whole.head), deed)
    else { return nil }
    for (tile, tiles) in group.joins {
      group.joins[tile] = tiles.flatMap { whole.joins[$0] ?? [$0] }
    }
    return group
  }

  /// What the second of two nouns is to the first.
  private func pair(
    _ ahead: EnglishGroupShape.Phrase, _ behind: EnglishGroupShape.Phrase, _ deed: EnglishGroupDeed
  ) -> Group? {
    var (first, second) = (ahead, behind)
    if first.qualities.isEmpty, !second.qualities.isEmpty, second.own == nil, !first.lexeme.isHuman,
      EnglishPeople.names.contains(second.lexeme.lemma)
        || second.lexeme.wordClass == .properNoun && second.lexeme.isHuman
    {
      // *Car/red/dad*: names have no qualities before them (CGEL §5.64).
      swap(&first.qualities, &second.qualities)
    }
    let (one, other) = (first.lexeme, second.lexeme)
    if let group = byWord(first, second, deed) { return group }
    if one.isHuman, EnglishGroupKinds.bands.contains(other.lemma) {
      return described(first, second, deed)
    }
    if other.isHuman { return ofSomebody(first, second, deed) }
    if other.kind == .animal {
      guard !one.isBeing, isOfAnimal(one), deed.isOfThing(one) else { return nil }
      return owned(first, by: plain(second))
    }
    if one.isHuman || one.lemma.hasPrefix("player") { return described(first, second, deed) }
    if one.kind == .animal {
      if isOfAnimal(other), second.own == nil, deed.isOfThing(other) {
        return owned(second, by: plain(first))
      }
      // *Elephant/zoo/see/yesterday* is what the speaker saw; *bird/cage/sing* is where it sings.
      return EnglishGroupKinds.keepers.contains(other.lemma) && !deed.isOfSpeaker
        && (!deed.rest.isEmpty || deed.isDenied
          || EnglishGroupWords.soundsOfAnimals.contains(deed.verb)
            && !["escape", "sing"].contains(deed.verb))
        ? placed(first, second) : nil
    }
    guard deed.isOfThing(one) || deed.isOfThing(other) else { return nil }
    return ofThing(first, second, deed)
  }

  /// *Police/siren, tenant/second/floor, vampire/story*: what the words themselves tell.
  private func byWord(
    _ first: EnglishGroupShape.Phrase, _ second: EnglishGroupShape.Phrase,
    _ deed: EnglishGroupDeed
  ) -> Group? {
    let (one, other) = (first.lexeme, second.lexeme)
    if one.lemma == "police", !other.isBeing, !other.isPlaceLike, second.isBare {
      return deed.isOfThing(other) ? compound(second, by: first) : nil
    }
    if one.lemma == "name", deed.verb == "be", first.isBare, isOwner(second) {
      return owned(first, by: plain(second))
    }
    if other.lemma == "floor", !second.qualities.isEmpty, one.isHuman, !deed.rest.isEmpty {
      return placed(first, second, "on")
    }
    if EnglishGroupKinds.storied.contains(other.lemma), EnglishCompounds.isFigure(one.lemma),
      deed.hasBodyPart
    {
      return placed(first, second, "from")
    }
    return nil
  }

  /// *Cat/neighbor, parents/Emma, gym/teacher*: what belongs to somebody named behind it, or names his trade.
  private func ofSomebody(
    _ first: EnglishGroupShape.Phrase, _ second: EnglishGroupShape.Phrase,
    _ deed: EnglishGroupDeed
  ) -> Group? {
    let (one, other) = (first.lexeme, second.lexeme)
    if one.isHuman, !EnglishGroupKinds.bands.contains(one.lemma) {
      return deed.isOfKin(second) ? kin(first, second) : nil
    }
    if first.own == nil, EnglishGroupKinds.worksAt(other.lemma, one), !deed.rest.isEmpty {
      return compound(second, by: first)
    }
    guard isOwner(second), first.own == nil || first.own?.lexeme.lemma == "the",
      one.kind == .animal
        ? deed.isOfOwnedAnimal
        : deed.isOfOwned(one)
          || EnglishGroupKinds.bands.contains(one.lemma) && deed.isOfInstitution(one)
    else { return nil }
    return owned(first, by: plain(second))
  }

  /// *Tail, paws, leash, cage*: what an animal has.
  private func isOfAnimal(_ thing: Lexeme) -> Bool {
    thing.kind == .body || EnglishGroupKinds.ofAnimals.contains(thing.lemma)
  }
}
