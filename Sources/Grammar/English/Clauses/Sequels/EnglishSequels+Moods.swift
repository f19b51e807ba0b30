import AACCore

/// How one is, with nobody named or *I*, and what one does, wants or asks for: *sleepy / read/story, tired / carry/bag; excited/open/
/// present* is one thought.
///
/// Sources: CGEL §16.76–16.83 (adjectives with a clause), §13.3 (asyndetic coordination), §12.46 (situational ellipsis).
extension EnglishSequels {
  /// The two sentences of such a row, or the one that it makes; nil where it begins otherwise.
  func inMood(_ row: [Constituent]) -> Split? {
    guard row.count > 2, row.count < 8, let speaker = lexicon.known("I") else { return nil }
    let begin = row[0].lexeme.lemma == "I" ? 1 : 0
    guard begin + 2 < row.count, let kind = Self.kind(of: row[begin].lexeme.lemma),
      isDeed(row, begin + 1),
      row[(begin + 1)...].allSatisfy({
        let lexeme = $0.lexeme
        return lexeme.kind != .question && lexeme.kind != .negation
          && lexeme.wordClass != .conjunction && !isNominative(lexeme)
          && !EnglishClauseSplitter.subordinators.contains(lexeme.lemma)
      })
    else { return nil }
    let first =
      [Constituent(speaker, tile: begin == 1 ? row[0].tile : nil), EnglishWording.be]
      + [adjective(row[begin], kind)]
    let act = [row[begin + 1].asVerb] + row[(begin + 2)...]
    let verb = act[0].lexeme.lemma
    let isComforted = ["hold", "hug"].contains(verb)
    if Self.openingMoods.contains(row[begin].lexeme.lemma), !isComforted {
      return begin == 0 ? Split(first: first + act, second: []) : nil
    }
    guard begin == 0 || isComforted || !Self.comparable.contains(row[begin].lexeme.lemma) else {
      return nil
    }
    if isComforted { return Split(first: first, second: ownBody(act), asksNext: true) }
    if ["see", "go"].contains(verb),
      act.contains(where: { EnglishPeople.visited.contains($0.lexeme.lemma) })
    {
      return Split(
        first: first, second: [Constituent(speaker), EnglishStatementReader.verb("need")] + act)
    }
    if Self.favors.contains(verb) {
      return Split(first: first, second: ownBody(act), asksNext: true)
    }
    let isWish =
      frames[verb].past != .state
      && !EnglishHabits.misdeeds.subtracting(["eat", "drink"]).contains(verb)
    return Split(
      first: first,
      second: [Constituent(speaker)] + (isWish ? [EnglishStatementReader.verb("want")] : []) + act)
  }

  /// *hungry/pizza/want, need/doctor/sick, tired/sleep/want*: how one is, and what one wants because of it; but
  /// *want/cold/water*, what the water is like.
  func needy(_ row: [Constituent]) -> Split? {
    guard let wish = row.firstIndex(where: { Self.wishes.contains($0.lexeme.lemma) }),
      wish != 1,
      let state = row.firstIndex(where: { Self.lacking.contains($0.lexeme.lemma) }),
      wish == 2 || state == 2, let speaker = lexicon.known("I"),
      case let thing = row[3 - wish - state]
    else { return nil }
    let quality = row[state].lexeme.lemma
    let isRemedy =
      thing.lexeme.kind == .clothing || Self.remedies.contains(thing.lexeme.lemma)
    switch thing.lexeme.wordClass {
    case .verb:
      guard wish == 2, state == 0, !Self.outer.contains(quality) else { return nil }
    case .noun:
      guard isRemedy || !Self.outer.contains(quality),
        !thing.lexeme.isBeing || EnglishPeople.helpers.contains(thing.lexeme.lemma)
          || ["doctor", "nurse", "friend"].contains(thing.lexeme.lemma)
      else { return nil }
    default: return nil
    }
    let kind: SemanticKind = EnglishStatement.feelings.contains(quality) ? .emotion : .state
    return Split(
      first: [Constituent(speaker), EnglishWording.be, adjective(row[state], kind)],
      second: [Constituent(speaker), row[wish], thing])
  }

  /// What is like nothing but those who want something because of it, or like these and what is on them.
  private static let lacking = outer.union(
    EnglishWords.set(
      "hungry thirsty starving tired sleepy exhausted sick dizzy unwell poorly sad bored scared lonely nervous worried"
    ))
  private static let outer = EnglishWords.set("cold freezing wet dirty hurt")
  /// What helps against cold, wet, dirt and wounds.
  private static let remedies = EnglishWords.set(
    "blanket towel bath shower bandage plaster heater duvet")

  /// What one asks of others rather than does oneself.
  private static let favors = EnglishWords.set(
    "carry push lift tie zip unzip scratch rub wipe charge fix bring give call help lock adjust turn open close"
  )
  .union(["pick up", "turn on", "turn off", "turn up", "turn down", "put away", "take off"])

  /// *hold/hand* → *hold/my/hand*.
  private func ownBody(_ act: [Constituent]) -> [Constituent] {
    guard act.count == 2, act[1].lexeme.kind == .body, let my = lexicon.known("my") else {
      return act
    }
    return [act[0], Constituent(my), act[1]]
  }

  private static func kind(of quality: String) -> SemanticKind? {
    if openingMoods.contains(quality) { return quality == "ready" ? .state : .emotion }
    if EnglishStatement.feelings.contains(quality) { return .emotion }
    return bodily.contains(quality) ? .state : nil
  }

  /// What one is glad or afraid to do (CGEL §16.79).
  private static let openingMoods = EnglishWords.set(
    "excited happy glad ready afraid scared frightened nervous eager proud")
  /// Qualities that may rule a verb where who is so is named.
  private static let comparable = EnglishWords.set("bored tired sick")
  private static let bodily = EnglishWords.set(
    "tired sleepy exhausted sick hungry thirsty starving itchy")
}
