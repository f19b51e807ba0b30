import AACCore

/// Rows whose first words ask for this order: *you/mind/wait, I/have/right/speak, it/be/good/talk, I/hate/clean/my/room,
/// I/use/key/open/box, I/like/you/hat*.
///
/// Sources: CGEL §16.39–16.40 (*mind* with *-ing*), §17.35 (*the right to speak*), §16.75, §18.33 (*it is good to talk*),
/// §15.48 (purpose), §5.123 (whose it is).
extension EnglishOrderOfSpeech {
  func setOrder(_ row: [Constituent]) -> Parts? {
    guard row.count > 2, row.count < 9,
      row[0].lexeme.wordClass == .pronoun || row[0].lexeme.isBeing
        || row[0].lexeme.kind == .demonstrative,
      !row.contains(where: { $0.lexeme.kind == .social || $0.lexeme.lemma == "?" })
    else { return nil }
    let lemmas = row.map(\.lexeme.lemma)
    let isSet =
      !isPlain && lemmas[0] == "you" && lemmas[1] == "mind" && isDeed(row[2].lexeme)
      || hasRight(row, lemmas) || isGoodToDo(row, lemmas) || isDeedLiked(row, lemmas)
      || isUsedFor(row, lemmas) || isOwnedByOther(row, lemmas)
    if row.count == 3, lemmas[1] == "mean", lemmas[2] == "what" {
      return Parts(end: 0, verb: 1, isSure: true, asksLast: true)
    }
    return isSet ? Parts(end: 0, verb: 1, isSure: true) : nil
  }

  func isDeed(_ word: Lexeme) -> Bool {
    word.wordClass == .verb || frames.listed(word.lemma) != nil && word.number != .plural
  }

  /// *I/have/right/speak, I/need/place/sit, I/have/nobody/play/with.*
  private func hasRight(_ row: [Constituent], _ lemmas: [String]) -> Bool {
    guard row.count > 3, row[0].lexeme.wordClass != .noun || row[0].lexeme.isHuman,
      ["have", "need", "want", "get"].contains(lemmas[1]),
      Self.chances.contains(lemmas[2]) || lemmas[1] == "have" && Self.shares.contains(lemmas[2]),
      isDeed(row[3].lexeme)
    else { return false }
    return row.count == 4 || row[3].lexeme.wordClass == .verb
      || row[4].lexeme.wordClass == .adposition
  }

  private static let chances = EnglishWords.set(
    "chance place permission somebody someone nobody something")
  private static let shares = EnglishWords.set("right time energy strength courage")

  /// *it/be/good/talk, it/be/forbidden/park/here, it/be/easy/clean/floor*; but *it/be/good/book*.
  private func isGoodToDo(_ row: [Constituent], _ lemmas: [String]) -> Bool {
    guard row.count > 3, lemmas[0] == "it", lemmas[1] == "be", Self.judging.contains(lemmas[2])
    else {
      return false
    }
    let deed = row[3].lexeme
    if Self.doings.contains(deed.lemma) {
      return row.count == 4 || row[4].lexeme.wordClass != .noun || deed.wordClass == .verb
    }
    return Self.changing.contains(deed.lemma) && row.count > 4 && !row[4].lexeme.isBeing
  }

  private static let judging = EnglishWords.set(
    """
    good bad better nice easy hard difficult fun boring rude polite dangerous safe forbidden important healthy great scary wrong
    tiring necessary possible impossible sad time
    """)
  private static let doings = EnglishWords.set(
    """
    talk wait sleep laugh rest cook smoke run park touch point paint dance walk swim travel vote work play share help try
    read write sing drive hurry shout lie swear stare climb jump skate ski fish camp hug rush argue fight steal
    """)
  /// Words that are verb and quality alike: what is made so.
  static let changing = EnglishWords.set("clean open close warm cool dry empty")

  /// *I/hate/clean/my/room, I/like/open/present*; but *I/like/open/window*.
  private func isDeedLiked(_ row: [Constituent], _ lemmas: [String]) -> Bool {
    guard row.count > 3, Self.changing.contains(lemmas[2]) else { return false }
    if ["hate", "dislike"].contains(lemmas[1]) {
      return row[3].lexeme.wordClass == .noun || isOwn(row[3].lexeme)
    }
    return ["like", "love", "enjoy", "want", "need"].contains(lemmas[1])
      && (isOwn(row[3].lexeme)
        || lemmas[2] == "open" && ["present", "presents", "gift", "gifts"].contains(lemmas[3]))
  }

  private func isOwn(_ word: Lexeme) -> Bool { word.kind == .possessive }

  /// *I/use/key/open/box, I/need/key/open/door, I/press/button/open/door*: what is done with it, of things that open and clean.
  private func isUsedFor(_ row: [Constituent], _ lemmas: [String]) -> Bool {
    guard row.count == 5, ["use", "need", "press", "push", "take", "get"].contains(lemmas[1]),
      row[2].lexeme.namesThing, Self.changing.contains(lemmas[3]), row[4].lexeme.namesThing,
      row[4].lexeme.kind != .clothing
    else { return false }
    return Self.openers.contains(lemmas[2])
  }

  private static let openers = EnglishWords.set(
    """
    key button spoon can opener knife scissors cloth towel rag sponge soap water broom mop hand bottle opener code card remote
    bag vacuum hammer
    """
  ).union(["can opener", "bottle opener"])

  /// *I/like/you/hat, brother/break/I/toy*: whose it is, of somebody named right before a thing of his.
  private func isOwnedByOther(_ row: [Constituent], _ lemmas: [String]) -> Bool {
    guard row.count == 4, row[3].lexeme.namesThing, row[2].lexeme.wordClass == .pronoun,
      lemmas[2] == "I" || Self.others.contains(lemmas[2]), lemmas[0] != lemmas[2]
    else { return false }
    if lemmas[1] == "take" { return [.toy, .clothing, .device].contains(row[3].lexeme.kind) }
    return Self.usingUp.contains(lemmas[1])
      && [.clothing, .toy, .thing, .vehicle, .body, .home, .device].contains(row[3].lexeme.kind)
  }

  private static let usingUp = EnglishWords.set(
    "like love see wear borrow use hate break steal lose hide ruin copy damage")
  private static let others = EnglishWords.set("you he she they")

  /// A word at the place of a subject that is a verb as well: *paint, fly, recess*.
  func mayBeThing(_ word: Lexeme) -> Bool {
    word.wordClass != .noun && word.wordClass != .properNoun && word.wordClass != .pronoun
      && !Self.anybody.contains(word.lemma)
  }
}
