import AACCore

/// Whose something is, where the owner stands beside it without a sign: *I/like/dog/neighbor, phone/dad/ring, doll/hair/long,
/// I/eat/sister/apple, aunt/wedding/be/June, picture/grandma/on/table, where/be/phone/mom*.
///
/// Source: CGEL §5.112–5.126 (the genitive).
extension EnglishCompletedRow {
  func owned(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count > 2,
      row.contains(where: { isOwner($0) || $0.lexeme.kind == .animal })
        || Self.figures.contains(words[0])
    else {
      return nil
    }
    return doneToOwned(row, words) ?? ownDay(row, words)
      ?? whereOwned(row, words) ?? ownLooks(row, words)
  }

  // MARK: Things that do something

  /// *Phone/dad/ring, dog/neighbor/bark*: what does so by itself, and whose it is.
  func itsOwnDeed(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row.count == 3 || row.count == 4 && row[3].lexeme.kind.isTemporal,
      Self.sounds.contains(words[2]), isOwner(row[1]),
      row[0].lexeme.wordClass == .noun, !row[0].lexeme.isHuman
    else { return nil }
    return Laid(
      row: [row[2].asVerb] + row[3...], isOngoing: true, subject: [genitive(row[1]), row[0]])
  }

  private static let sounds = EnglishWords.set("ring beep buzz bark meow purr vibrate")

  // MARK: What is done to it

  /// *I/like/dog/neighbor, I/use/pencil/friend, I/laugh/joke/grandpa; I/eat/sister/apple*.
  private func doneToOwned(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard let verb = row.lastIndex(where: { $0.lexeme.wordClass == .verb }), verb < 4,
      row.count == verb + 3 || row.count == verb + 4
    else { return nil }
    let last = row.count - 1
    let act = words[verb]
    if verb > 0, row.count == verb + 3, isOwner(row[verb + 1]),
      KindSet.edible.contains(row[last].lexeme.kind),
      ["eat", "drink", "finish", "taste"].contains(act)
    {
      return row[...verb] + [genitive(row[verb + 1]), row[last]]
    }
    // *Dog/my/neighbor*: what is said of the owner stands before him.
    let isSaid = row.count == verb + 4
    guard isOwner(row[last]), !isSaid || row[last - 1].lexeme.kind == .possessive,
      case let thing = row[verb + 1].lexeme, thing.wordClass == .noun || act == "use",
      !thing.isHuman, isOwnedBehind(act, thing)
    else { return nil }
    return row[...verb] + (isSaid ? [row[last - 1]] : []) + [genitive(row[last]), row[verb + 1]]
  }

  /// Whether who is named behind such a deed and its thing has the thing, and is no company.
  private func isOwnedBehind(_ act: String, _ thing: Lexeme) -> Bool {
    if thing.kind == .animal, Self.animalDeeds.contains(act) { return true }
    switch act {
    case "like", "love", "hate":
      return [.animal, .clothing, .body, .room, .home, .device, .vehicle].contains(thing.kind)
        || ["house", "voice", "name", "hair", "backpack", "school"].contains(thing.lemma)
    case "use", "break", "lose", "forget", "drop", "hide", "steal", "spill":
      return thing.wordClass == .noun && !thing.isPlaceLike && !thing.isBeing
        && !thing.kind.isTemporal && thing.kind != .game && thing.kind != .body
    case "wear": return thing.kind == .clothing
    case "drive": return thing.kind == .vehicle
    case "laugh", "smile": return thing.lemma == "joke" || thing.kind == .story
    default: return false
    }
  }

  private static let animalDeeds = EnglishWords.set("like love hug pet feed see hear hate")

  // MARK: Days

  /// *Aunt/wedding/be/June, my/brother/game/be/Saturday*: whose day is when.
  private func ownDay(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let begin = row[0].lexeme.kind == .possessive ? 1 : 0
    guard row.count > begin + 3, isOwner(row[begin]), words[begin + 2] == "be",
      row[begin + 1].lexeme.kind == .event || Self.days.contains(words[begin + 1]),
      row[(begin + 3)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .numeral
          || EnglishHabits.seasons.contains($0.lexeme.lemma) || $0.lexeme.lemma == "at"
      })
    else { return nil }
    return row[..<begin] + [genitive(row[begin])] + row[(begin + 1)...]
  }

  private static let days = EnglishWords.set(
    "wedding birthday party game concert recital graduation appointment surgery baptism funeral show"
  )

  // MARK: Where it is

  /// *Where/be/phone/mom; picture/grandma/on/table.*
  private func whereOwned(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    if row.count == 4, words[0] == "where", words[1] == "be",
      isOwner(row[3]) || row[3].lexeme.kind == .animal && row[2].lexeme.namesThing,
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.isHuman, !row[2].lexeme.isPlaceLike
    {
      return row[..<2] + [genitive(row[3]), row[2]]
    }
    guard row.count == 4 || row.count == 5 && row[3].lexeme.isDeterminerLike, isVerbless(row),
      isOwner(row[1]), row[2].lexeme.isPlacing, row[0].lexeme.namesThing,
      !KindSet.edible.contains(row[0].lexeme.kind), row[row.count - 1].lexeme.namesThing
    else { return nil }
    let article = row.count == 4 && words[3] != "bed" ? small("the") : []
    return [genitive(row[1]), row[0], EnglishWording.be, row[2]] + article + row[3...]
  }

  // MARK: Looks

  /// *Doll/hair/long; grandma/house/far*: how what somebody has is.
  private func ownLooks(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 3 else { return nil }
    if Self.figures.contains(words[0]), row[1].lexeme.kind == .body,
      row[2].lexeme.wordClass == .adjective
    {
      return small("the") + [row[0], EnglishStatementReader.verb("have"), row[2], row[1]]
    }
    if row[0].lexeme.namesThing, isOwner(row[1]), row[2].lexeme.wordClass == .adjective,
      [.color, .size, .quality].contains(row[2].lexeme.kind) || Self.worn.contains(words[2])
    {
      // *Bed/mom/soft, room/brother/messy.*
      return [row[1], row[0], row[2]]
    }
    guard isOwner(row[0]), ["far", "far away", "near", "close"].contains(words[2]),
      row[1].lexeme.isPlaceLike || ["house", "school", "work"].contains(words[1])
    else { return nil }
    return [genitive(row[0]), row[1], EnglishWording.be, row[2]]
  }

  private static let worn = EnglishWords.set(
    "messy dirty clean broken empty full wet dry open closed")
  private static let figures = EnglishWords.set("doll puppet robot snowman Barbie")
}
