import AACCore

/// Rows of two to four words about oneself or one's own people that leave out *I* or lay a word where English does not: *hear/you/not,
/// menu/can/see, horse/want/ride, tooth/brush/now, on/table/cup, late/you, cake/piece/want*.
///
/// Sources: CGEL §12.46 (the speaker understood), §10.9 (*be* understood), §9.2 (prepositions before their nouns), §5.5–5.9 (*a piece
/// of*), §11.24 (requests); CaGEL ch. 9 §2 (*not* with the verb).
struct EnglishBriefRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The row as English lays it; as it is where it lies so already.
  func laid(_ row: [Constituent]) -> [Constituent] {
    switch row.count {
    case 2: return addressed(row) ?? row
    case 3:
      return praisingYou(row) ?? towardsYou(row) ?? own(row) ?? asked(row) ?? placedFirst(row)
        ?? deedLast(row) ?? row
    case 4: return praisingYou(row) ?? told(row) ?? asked(row) ?? row
    default: return row
    }
  }

  func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  var speaker: [Constituent] { small("I") }

  func speaker(for word: Constituent) -> [Constituent] {
    lexicon.small("I", tile: word.tile)
  }

  func isState(_ word: Constituent) -> Bool {
    EnglishStatement.states.contains(word.lexeme.lemma)
      || EnglishStatement.feelings.contains(word.lexeme.lemma)
  }

  // MARK: Two words

  /// *late/you, mean/he*: of whom it is said.
  private func addressed(_ row: [Constituent]) -> [Constituent]? {
    guard Self.judged.contains(row[0].lexeme.lemma),
      ["you", "he", "she", "we", "they"].contains(row[1].lexeme.lemma)
    else { return nil }
    var quality = row[0]
    if row[0].lexeme.wordClass != .adjective {
      quality.lexeme = Lexeme(lemma: row[0].lexeme.lemma, wordClass: .adjective, kind: .state)
    }
    return [row[1], EnglishWording.be, quality]
  }

  /// What one is found to be, and feels towards nobody.
  private static let judged = EnglishWords.set(
    "late early mean funny silly nice pretty smart cute crazy rude lucky kind strong fast slow")

  // MARK: Towards the other

  /// *hear/you/not, really/like/you, secret/tell/you*: the speaker does that to the other.
  private func towardsYou(_ row: [Constituent]) -> [Constituent]? {
    if row[1].lexeme.lemma == "you", row[2].lexeme.lemma == "not",
      Self.perceived.contains(row[0].lexeme.lemma)
    {
      return speaker + [row[2], row[0].asVerb, row[1]]
    }
    guard row[2].lexeme.lemma == "you" else { return nil }
    if row[0].lexeme.lemma == "really", ["like", "love", "miss"].contains(row[1].lexeme.lemma) {
      return speaker + row
    }
    if row[0].lexeme.namesThing, ["tell", "show", "give", "send"].contains(row[1].lexeme.lemma) {
      return speaker + small("will") + [row[1].asVerb, row[2], row[0]]
    }
    return nil
  }

  /// *like/you/shirt, love/you/new/haircut*: what the other has or has on is liked (CGEL §12.46).
  private func praisingYou(_ row: [Constituent]) -> [Constituent]? {
    let last = row.count - 1
    guard ["like", "love"].contains(row[0].lexeme.lemma), row[1].lexeme.lemma == "you",
      row[last].lexeme.kind == .clothing || Self.praised.contains(row[last].lexeme.lemma),
      row[2..<last].allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return nil }
    return speaker + [row[0].asVerb] + lexicon.small("your", tile: row[1].tile) + row[2...]
  }

  /// What one tells somebody that he has and that it is nice.
  private static let praised = EnglishWords.set(
    "hair haircut hairstyle smile drawing voice idea house car bike room tattoo ring necklace glasses nails"
  )
  private static let perceived = EnglishWords.set(
    "hear understand believe remember know see trust like")

  // MARK: One's own

  /// *menu/can/see, boyfriend/have/not, cake/piece/want, mom/hungry/me, me/in/bed*.
  private func own(_ row: [Constituent]) -> [Constituent]? {
    if row[1].lexeme.lemma == "can", row[0].lexeme.namesThing, row[2].lexeme.wordClass == .verb,
      frames.listed(row[2].lexeme.lemma)?.takesAsObject(row[0].lexeme) == true,
      !EnglishWording.happenings.contains(row[2].lexeme.lemma)
    {
      return [row[1]] + speaker + [row[2], row[0]]
    }
    if row[1].lexeme.lemma == "have", row[2].lexeme.lemma == "not",
      row[0].lexeme.wordClass == .noun,
      row[0].lexeme.isHuman, !EnglishPeople.names.contains(row[0].lexeme.lemma.lowercased())
    {
      return speaker + [row[2], row[1], row[0]]
    }
    if ["want", "need", "like"].contains(row[2].lexeme.lemma),
      ["piece", "slice", "cup", "glass", "bowl", "bottle"].contains(row[1].lexeme.lemma),
      KindSet.edible.contains(row[0].lexeme.kind)
    {
      return speaker + [row[2].asVerb] + small("a") + [row[1]] + small("of") + [row[0]]
    }
    if row[0].lexeme.lemma == "me", row[1].lexeme.wordClass == .adposition,
      row[2].lexeme.wordClass == .noun
    {
      return speaker(for: row[0]) + [EnglishWording.be] + row[1...]
    }
    return called(row)
  }

  /// *mom/hungry/me, no/me/sick*: whom one calls or answers first.
  private func called(_ row: [Constituent]) -> [Constituent]? {
    guard let me = row.firstIndex(where: { $0.lexeme.lemma == "me" }), me > 0,
      let state = row.firstIndex(where: { isState($0) }), state > 0,
      EnglishPeople.names.contains(row[0].lexeme.lemma.lowercased()) || row[0].lexeme.lemma == "no"
        || row[0].lexeme.lemma == "yes"
    else { return nil }
    return [row[0]] + speaker(for: row[me]) + [EnglishWording.be, row[state]]
  }

  // MARK: Where

  /// *on/table/cup, under/bed/shoe*: what is there stands before the preposition.
  private func placedFirst(_ row: [Constituent]) -> [Constituent]? {
    guard ["on", "under", "in", "behind", "at", "next to"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .noun, row[2].lexeme.wordClass == .noun,
      !row[2].lexeme.kind.isTemporal,
      row[1].lexeme.kind == .furniture || row[1].lexeme.isPlaceLike,
      !EnglishCompounds.joins(row[1].lexeme, row[2].lexeme)
    else { return nil }
    return [row[2], EnglishWording.be, row[0], row[1]]
  }

  // MARK: Deeds

  /// *horse/want/ride, tooth/brush/now, window/clean/dad, work/go/bus*: the deed behind what it is done to.
  private func deedLast(_ row: [Constituent]) -> [Constituent]? {
    if row[1].lexeme.lemma == "want", row[0].lexeme.wordClass == .noun,
      row[0].lexeme.roleKind == .animal
        && ["ride", "pet", "hold", "feed", "see", "walk"].contains(row[2].lexeme.lemma)
        || row[0].lexeme.lemma == "baby"
          && ["hold", "hug", "kiss", "feed"].contains(row[2].lexeme.lemma)
    {
      return speaker + [row[1], row[2].asVerb] + small("the") + [row[0]]
    }
    if Self.groomed.contains(row[0].lexeme.lemma), Self.grooming.contains(row[1].lexeme.lemma),
      row[2].lexeme.kind.isTemporal || ["please", "already", "now"].contains(row[2].lexeme.lemma)
    {
      let doer = row[2].lexeme.lemma == "please" ? [] : speaker
      if row[2].lexeme.lemma == "already" {
        return doer + [row[2], row[1].asVerb] + small("my") + [row[0]]
      }
      return doer + [row[1].asVerb] + small("my") + [row[0], row[2]]
    }
    if row[0].lexeme.namesThing, ["clean", "open", "dry", "warm"].contains(row[1].lexeme.lemma),
      row[2].lexeme.isHuman, row[2].lexeme.wordClass != .pronoun,
      frames.listed(row[1].lexeme.lemma)?.takesAsObject(row[0].lexeme) == true
    {
      return [row[2], row[1].asVerb, row[0]]
    }
    if row[0].lexeme.wordClass == .adjective, row[1].lexeme.namesThing, row[2].lexeme.isHuman,
      row[2].lexeme.wordClass != .pronoun,
      EnglishConstructions.acting[row[0].lexeme.lemma]?.contains(row[1].lexeme.lemma) == true
    {
      // *empty/trash/dad.*
      return [row[2], row[0].asVerb, row[1]]
    }
    if row[0].lexeme.lemma == "work", row[1].lexeme.lemma == "go", row[2].lexeme.kind == .vehicle {
      return speaker + [row[1]] + small("to") + [
        EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(row[0])
      ]
        + small("by") + [row[2]]
    }
    if row[0].lexeme.lemma == "visit", row[1].lexeme.isHuman, row[1].lexeme.wordClass != .pronoun,
      row[2].lexeme.isPlaceLike
    {
      return speaker + row
    }
    return nil
  }

  private static let groomed = EnglishWords.set("tooth teeth hair nail nails face hand hands beard")
  private static let grooming = EnglishWords.set("brush cut comb wash trim shave clip")

  // MARK: Told

  /// *tell/mom/me/sick*: what somebody is to be told; *zoo/want/see/lion*: where one wants to see it.
  private func told(_ row: [Constituent]) -> [Constituent]? {
    if row[0].lexeme.lemma == "tell", row[1].lexeme.isHuman, row[2].lexeme.lemma == "me",
      isState(row[3])
    {
      return row[..<2] + speaker(for: row[2]) + [EnglishWording.be, row[3]]
    }
    if row[1].lexeme.lemma == "want", row[2].lexeme.lemma == "see",
      row[3].lexeme.roleKind == .animal,
      row[0].lexeme.wordClass == .noun, row[0].lexeme.isPlaceLike
    {
      return speaker + [row[1], row[2], row[3]] + small("at") + small("the") + [row[0]]
    }
    return nil
  }
}
