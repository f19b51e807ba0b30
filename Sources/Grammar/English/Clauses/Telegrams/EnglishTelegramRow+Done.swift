import AACCore

/// Deeds whose words lie otherwise than English lays them (CGEL §10.18–10.23, subject, verb and object; §16.2–16.4, particles;
/// §8.39–8.44, manner; §9.40, clock times).
extension EnglishTelegramRow {
  // MARK: Particles

  /// *on/light/turn, TV/off/turn/please, up/me/lift, bed/put/me*.
  func particled(_ row: [Constituent]) -> [Constituent]? {
    var words = row
    let please = words.last?.lexeme.lemma == "please" ? [words.removeLast()] : []
    guard words.count == 3 else { return nil }
    let lemmas = words.map(\.lexeme.lemma)
    if lemmas[1] == "put", lemmas[2] == "me", lemmas[0] == "bed" {
      return [words[1], words[2], words[0]] + please
    }
    guard Self.turning.contains(lemmas[2]),
      let particle = lemmas.firstIndex(where: { ["on", "off", "up", "down"].contains($0) }),
      particle < 2
    else { return nil }
    let thing = words[1 - particle]
    let isMe = thing.lexeme.wordClass == .pronoun
    guard isMe || thing.lexeme.namesThing else { return nil }
    let deed = words[2].asVerb
    return (isMe ? [deed, thing, words[particle]] : [deed, words[particle], thing]) + please
  }

  private static let turning = EnglishWords.set("turn switch pick put lift take")

  // MARK: Deeds

  func done(_ row: [Constituent]) -> [Constituent]? {
    needed(row) ?? spoken(row) ?? visiting(row) ?? homed(row) ?? moved(row) ?? located(row)
      ?? told(row)
  }

  /// *plant/water/need, need/hammer/Dad, toy/that/want*: who needs what.
  private func needed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 else { return nil }
    let words = row.map(\.lexeme.lemma)
    if words[2] == "need", Self.growing.contains(words[0]) || row[0].lexeme.kind == .vehicle,
      Self.nourishing.contains(words[1])
    {
      var thing = row[1]
      if thing.lexeme.wordClass != .noun { thing.lexeme.wordClass = .noun }
      return [row[0], row[2].asVerb, thing]
    }
    if ["need", "want"].contains(words[0]), row[1].lexeme.namesThing, isNamed(row[2].lexeme) {
      return [row[2], row[0].asVerb, row[1]]
    }
    guard ["want", "like", "need"].contains(words[2]), ["that", "this"].contains(words[1]),
      row[0].lexeme.namesThing
    else { return nil }
    return small("I") + [row[2].asVerb, row[1], row[0]]
  }

  private static let growing = EnglishWords.set(
    "plant flower tree garden grass rose dog cat fish horse bird")
  private static let nourishing = EnglishWords.set(
    "water gas petrol fuel sun light food air oil rain")

  /// *watch/TV/I, write/I/letter, Mom/Dad/I/love, no/friend/have/I, brother/have/two/I, wash/Mom/dish*: whoever is named does it.
  private func spoken(_ row: [Constituent]) -> [Constituent]? {
    let words = row.map(\.lexeme.lemma)
    if row.count == 3, words[2] == "I", Self.own.contains(words[0]), row[1].lexeme.namesThing {
      return [row[2], row[0].asVerb, row[1]]
    }
    if row.count == 3, words[1] == "I", Self.made.contains(words[0]), row[2].lexeme.namesThing {
      return [row[1], row[0].asVerb, row[2]]
    }
    if row.count == 3, Self.chores.contains(words[0]),
      EnglishPeople.names.contains(words[1].lowercased()),
      row[2].lexeme.namesThing, frames.listed(words[0])?.takesAsObject(row[2].lexeme) == true
    {
      return [row[1], row[0].asVerb, row[2]]
    }
    guard row.count == 4 else { return nil }
    if words[2] == "I", ["love", "miss"].contains(words[3]), isNamed(row[0].lexeme),
      isNamed(row[1].lexeme)
    {
      return [row[2], row[3].asVerb, row[0]] + small("and") + [row[1]]
    }
    guard words[3] == "I" else { return nil }
    if words[2] == "have", words[0] == "no", row[1].lexeme.wordClass == .noun {
      return [row[3], row[2], row[0], row[1]]
    }
    guard words[1] == "have", row[2].lexeme.wordClass == .numeral, row[0].lexeme.wordClass == .noun
    else { return nil }
    return [row[3], row[1], row[2], row[0]]
  }

  private static let own = EnglishWords.set("watch eat drink read play wear brush cook draw paint")
  private static let made = EnglishWords.set("write draw paint bake cook read eat drink watch")
  private static let chores = EnglishWords.set("wash clean cook bake sweep fix drive paint")

  /// *doctor/go/tomorrow/I, Grandma/house/go/want, yesterday/beach/we*: where one goes.
  private func visiting(_ row: [Constituent]) -> [Constituent]? {
    let words = row.map(\.lexeme.lemma)
    guard let last = row.last else { return nil }
    if row.count == 4, words[1] == "go", last.lexeme.isSubjectForm,
      row[2].lexeme.kind.isTemporal || Self.days.contains(words[2]),
      row[0].lexeme.isPlaceLike || EnglishPeople.visited.contains(words[0])
    {
      return [last, row[1], row[0], row[2]]
    }
    if row.count == 4, words[1] == "house", words[2] == "go", isNamed(row[0].lexeme) {
      let owner = EnglishPeople.isPossessed(words[0]) ? small("my") : []
      if words[3] == "want" { return small("I") + [row[3], row[2]] + owner + row[..<2] }
      return last.lexeme.isSubjectForm ? [last, row[2]] + owner + row[..<2] : nil
    }
    guard row.count == 3, Self.days.contains(words[0]), row[1].lexeme.isPlaceLike,
      last.lexeme.isSubjectForm
    else { return nil }
    return [last, EnglishStatementReader.verb("go"), row[1], row[0]]
  }

  private static let days = EnglishWords.set(
    "yesterday tomorrow today Monday Tuesday Wednesday Thursday Friday Saturday Sunday")

  /// *leave/bus/seven, home/late/Dad/come*: when it leaves and comes.
  private func homed(_ row: [Constituent]) -> [Constituent]? {
    let words = row.map(\.lexeme.lemma)
    if row.count == 3, ["leave", "arrive", "come"].contains(words[0]),
      row[1].lexeme.kind == .vehicle, row[2].lexeme.wordClass == .numeral
    {
      return [row[1], row[0].asVerb] + small("at") + [row[2]]
    }
    guard row.count == 4, words[0] == "home", ["late", "early"].contains(words[1]),
      isSubject(row[2].lexeme), ["come", "go", "get"].contains(words[3])
    else { return nil }
    return [row[2], row[3], row[0], row[1]]
  }

  /// *run/fast/dog, talk/loud/teacher, walk/slow/Grandma*: how somebody moves, not what he is like.
  private func moved(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, Self.moving.contains(row[0].lexeme.lemma),
      ["fast", "slow", "loud", "quiet"].contains(row[1].lexeme.lemma), row[2].lexeme.isBeing
    else { return nil }
    return [row[2], row[0].asVerb, row[1]]
  }

  private static let moving = EnglishWords.set(
    "run walk talk swim eat sing fly jump drive move speak crawl")

  /// *plane/sky, ball/box/in, Tom/bathroom, toy/bathtub, milk/floor*: where it is.
  private func located(_ row: [Constituent]) -> [Constituent]? {
    let words = row.map(\.lexeme.lemma)
    if row.count == 3, ["in", "on", "under", "behind"].contains(words[2]),
      row[0].lexeme.namesThing || row[0].lexeme.isBeing, isHolder(row[1].lexeme),
      !isHolder(row[0].lexeme), !row[0].lexeme.kind.isTemporal
    {
      return [row[0], EnglishWording.be, row[2], row[1]]
    }
    if row.count == 2, let found = found(row) { return found }
    guard row.count == 2, !EnglishCompounds.joins(row[0].lexeme, row[1].lexeme) else { return nil }
    let isThing = row[0].lexeme.namesThing && !row[0].lexeme.isPlaceLike
    let isThere =
      isNamed(row[0].lexeme) && Self.rooms.contains(words[1])
      || (isThing || row[0].lexeme.kind == .animal) && Self.surfaces.contains(words[1])
    guard isThere, row[0].lexeme.kind != .furniture || words[1] == "floor" else { return nil }
    return [row[0], EnglishWording.be, row[1]]
  }

  /// What other things are in or on.
  private func isHolder(_ word: Lexeme) -> Bool {
    word.kind == .furniture || word.isPlaceLike
      || Self.holders.contains(word.lemma)
  }

  private static let holders = EnglishWords.set(
    "box bag backpack drawer cup glass bowl basket bucket car truck bottle jar can plate pocket fridge sink bathtub"
  )
  private static let rooms = EnglishWords.set(
    "bathroom kitchen garden hospital bathtub shower garage")
  private static let surfaces = EnglishWords.set("sky floor bathtub sink ground roof")
}
