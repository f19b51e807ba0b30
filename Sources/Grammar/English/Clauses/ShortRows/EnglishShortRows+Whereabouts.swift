import AACCore

/// Two or three nouns of which one says where, for what or with whom the other is: *milk/fridge, money/bus, movie/friend/friday*.
///
/// Sources: CGEL §10.9 (*be* understood), §9.15–9.21 (place), §9.46 (purpose), §9.49 (company).
extension EnglishShortRows {
  func placed(_ row: [Constituent]) -> [Constituent]? {
    contained(row) ?? pained(row) ?? meeting(row) ?? paying(row)
  }

  /// *dog/car, milk/fridge, toy/table, baby/crib*: where something is.
  private func contained(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, row[0].lexeme.wordClass == .noun, row[1].lexeme.wordClass == .noun else {
      return nil
    }
    let (thing, place) = (row[0].lexeme, row[1].lexeme)
    guard !thing.kind.isTemporal, !thing.isPlaceLike, !EnglishCompounds.joins(thing, place),
      Self.named[place.lemma]?.contains(thing.lemma) != true
    else { return nil }
    let isAnimal = thing.kind == .animal && !thing.isHuman
    let isThing = [.toy, .device, .clothing, .thing, .book, .vehicle].contains(thing.kind)
    let isFood = KindSet.edible.contains(thing.kind)
    switch place.lemma {
    case "car", "truck":
      guard isAnimal || isThing && EnglishHabits.isPlural(thing) else { return nil }
    case "tree": guard isAnimal else { return nil }
    case "fridge", "freezer": guard isFood else { return nil }
    case "garage": guard thing.kind == .vehicle else { return nil }
    case "kitchen":
      guard isThing || ["cup", "plate", "spoon"].contains(thing.lemma) else { return nil }
    case "crib", "bed": guard thing.lemma == "baby" else { return nil }
    case "box", "bag", "drawer", "table", "chair", "backpack":
      guard isThing, thing.kind != .vehicle || place.lemma == "box" else { return nil }
    default: return nil
    }
    return [row[0], EnglishWording.be, row[1]]
  }

  /// What is one thing with the place behind it.
  private static let named: [String: WordSet] = [
    "box": ["toy", "tool", "lunch", "pencil", "music", "juice", "cereal", "shoe"],
    "bag": ["lunch", "book", "tea", "school", "gift", "sleeping"],
    "table": ["coffee", "dinner", "picnic"], "car": ["toy", "race", "police"],
    "chair": ["wheel", "rocking", "baby", "arm"], "drawer": ["sock"],
  ]

  /// *pain/leg*: where it hurts.
  private func pained(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, row[0].lexeme.lemma == "pain", row[1].lexeme.kind == .body else {
      return nil
    }
    return word("I") + [EnglishWording.have, row[0]] + word("in") + word("my") + [row[1]]
  }

  /// *movie/friend/friday, game/tomorrow/friend*: with whom.
  private func meeting(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 1, row.count < 4, Self.outings.contains(row[0].lexeme.lemma),
      let friend = row[1...].first(where: {
        EnglishPeople.isPossessed($0.lexeme.lemma) && isPerson($0.lexeme)
      }),
      row[1...].allSatisfy({ $0 == friend || $0.lexeme.kind.isTemporal }),
      let with = lexicon.known("with")
    else { return nil }
    return [row[0], Constituent(with, tile: friend.tile)] + word("my") + [friend]
      + row[1...].filter { $0 != friend }
  }

  private static let outings = EnglishWords.set(
    "movie party game concert picnic dinner lunch sleepover")

  /// *money/bus, money/food*: for what.
  private func paying(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, row[0].lexeme.lemma == "money", row[1].lexeme.namesThing,
      let link = lexicon.known("for")
    else { return nil }
    let isOne = row[1].lexeme.kind == .vehicle
    return [row[0], Constituent(link, tile: row[1].tile)] + (isOne ? word("the") : []) + [row[1]]
  }
}
