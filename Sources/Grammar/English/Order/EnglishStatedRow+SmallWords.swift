import AACCore

/// What everyday rows ask and tell with small words left out, whatever their verb: *can/you/tie/shoe, find/coin/sand,
/// movie/best/ever, see you/Monday*.
///
/// Sources: CGEL §5.112, §6.30 (one's own body and clothes), §9.17 (*in*), §10.9 (*be* understood).
extension EnglishStatedRow {
  /// The row with the small words; nil where it is none of these.
  func smallWords(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 1 else { return nil }
    return seeYou(row) ?? askedForOwn(row) ?? foundIn(row) ?? crashed(row)
      ?? bestEver(row) ?? aLittle(row) ?? tooMuch(row)
  }

  /// *see you/Monday*: on which day.
  private func seeYou(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.lemma == "see you", row[1].lexeme.kind == .weekday else { return nil }
    return [row[0]] + word("on") + row[1...]
  }

  /// *can/you/tie/shoe, will/you/brush/hair/please*: what is asked of the other is done to the speaker.
  private func askedForOwn(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, ["can", "could", "will", "would"].contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "you", Self.caredFor.contains(row[2].lexeme.lemma),
      row[3].lexeme.kind == .body || row[3].lexeme.kind == .clothing
        || Self.ownGear.contains(row[3].lexeme.lemma)
    else { return nil }
    return row[..<3] + word("my") + row[3...]
  }

  private static let caredFor = EnglishWords.set(
    """
    tie untie zip unzip button unbutton brush comb wash wipe scratch rub hold fix push pull clean cut dry massage move lift braid
    buckle unbuckle adjust charge find
    """)
  private static let ownGear = EnglishWords.set(
    "wheelchair zipper button seatbelt tablet brace splint pillow blanket shoelace glasses hearing aid"
  )

  /// *I/find/coin/sand, I/find/key/pocket*: in what it was.
  private func foundIn(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, let last = row.last,
      let verb = row.firstIndex(where: { Self.finding.contains($0.lexeme.lemma) }), verb < 3,
      row.count == verb + 3,
      row[verb + 1].lexeme.namesThing || row[verb + 1].lexeme.isBeing
        || KindSet.edible.contains(row[verb + 1].lexeme.kind)
    else { return nil }
    if Self.strewn.contains(last.lexeme.lemma) {
      return row[..<(row.count - 1)] + word("in") + word("the") + [last]
    }
    guard Self.holders.contains(last.lexeme.lemma) else { return nil }
    let whose = verb > 0 ? EnglishPronouns.of(row[verb - 1].lexeme.lemma)?.possessive : nil
    return row[..<(row.count - 1)] + word("in") + word(whose ?? "the") + [last]
  }

  private static let finding = EnglishWords.set("find lose see drop hide put")
  private static let strewn = EnglishWords.set(
    "sand grass snow mud dirt water hay leaves bushes trash")
  private static let holders = EnglishWords.set(
    "pocket backpack bag purse drawer closet shoe lunchbox")

  /// *car/crash/tree, truck/crash/wall*: into what it ran.
  private func crashed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.wordClass == .noun,
      ["crash", "bump"].contains(row[1].lexeme.lemma),
      row[0].lexeme.kind == .vehicle || row[0].lexeme.isBeing,
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.kind.isTemporal
    else { return nil }
    let isOwn =
      EnglishPeople.isPossessed(row[0].lexeme.lemma) || row[0].lexeme.wordClass == .properNoun
    var said = isOwn ? [] : word("the")
    said += [row[0], row[1].asVerb]
    said += word("into")
    said += word("the")
    said.append(row[2])
    return said
  }

  /// *that/movie/best/ever, this/be/best/day/ever*: the best that there was.
  private func bestEver(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[1].lexeme.wordClass == .noun,
      ["best", "worst"].contains(row[2].lexeme.lemma), row[3].lexeme.lemma == "ever",
      EnglishHabits.demonstratives.contains(row[0].lexeme.lemma)
    else { return nil }
    return [row[0], EnglishWording.be] + word("the") + [row[2], row[1], row[3]]
  }

  /// *tilt/chair/back/little, want/be/alone/little*: not much.
  private func aLittle(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, ["little", "bit"].contains(last.lexeme.lemma), row.count > 2,
      case let before = row[row.count - 2].lexeme,
      row.contains(where: { $0.lexeme.wordClass == .verb }),
      before.wordClass == .adverb || ["back", "up", "down", "alone"].contains(before.lemma)
    else { return nil }
    return row[..<(row.count - 1)] + lexicon.small("a little", tile: last.tile)
  }

  /// *you/too/close, he/too/loud*: how somebody is.
  private func tooMuch(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.wordClass == .pronoun, row[0].lexeme.hasSubjectForm,
      row[1].lexeme.lemma == "too", ["close", "near", "far"].contains(row[2].lexeme.lemma)
    else { return nil }
    var quality = row[2]
    quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .quality)
    return [row[0], EnglishWording.be, row[1], quality]
  }
}
