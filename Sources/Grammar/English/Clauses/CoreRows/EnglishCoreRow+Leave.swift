import AACCore

/// What one may do with a thing or at a place: *can/park, bathroom/can, can/movie, I/can/cookie, can/mom/bed, can/you/door, dog/can/ball*.
///
/// Sources: CGEL §4.53 (*can* for permission and requests), §12.46–12.50 (the verb understood), §9.46 (*to*).
extension EnglishCoreRow {
  /// A row with *can* and no other verb.
  func allowed(_ row: [Constituent]) -> Laid? {
    guard let can = row.firstIndex(where: { $0.lexeme.lemma == "can" }) else { return nil }
    var rest = row
    let modal = rest.remove(at: can)
    if rest.count == 1 {
      if can == 1, rest[0].lexeme.isBeing { return nil }
      return leave(rest[0], of: "I").map { Laid(row: [modal] + small("I") + $0, asks: true) }
    }
    let closing = rest.filter { Self.besideLeave.contains($0.lexeme.lemma) }
    let denied = rest.filter { ["not", "no", "don't"].contains($0.lexeme.lemma) }
    let kept = rest.filter { word in
      !Self.besideLeave.contains(word.lexeme.lemma)
        && !["not", "no", "don't"].contains(word.lexeme.lemma)
    }
    guard closing.count + denied.count < 2 else { return nil }
    switch kept.count {
    case 1:
      if kept[0].lexeme.isBeing || kept[0].lexeme.isSubjectForm { return nil }
      guard let deed = leave(kept[0], of: "I") else { return nil }
      return allowed(modal, doer: small("I"), deed, closing, denied)
    case 2:
      guard denied.isEmpty, let who = kept.firstIndex(where: isDoer),
        let deed = leave(kept[1 - who], of: kept[who].lexeme.lemma)
      else { return nil }
      let asks = can == 0 || ["I", "me", "you"].contains(kept[who].lexeme.lemma)
      let doer =
        ["I", "me"].contains(kept[who].lexeme.lemma)
        ? lexicon.small("I", tile: kept[who].tile) : known(kept[who])
      return asks
        ? allowed(modal, doer: doer, deed, closing, [])
        : Laid(row: doer + [modal] + deed + closing)
    default: return nil
    }
  }

  private func allowed(
    _ modal: Constituent, doer: [Constituent], _ deed: [Constituent], _ closing: [Constituent],
    _ denied: [Constituent]
  ) -> Laid {
    guard let not = denied.first else {
      return Laid(row: [modal] + doer + deed + closing, asks: true)
    }
    return Laid(row: doer + [modal] + lexicon.small("not", tile: not.tile) + deed + closing)
  }

  private func isDoer(_ word: Constituent) -> Bool {
    word.lexeme.isSubjectForm || ["you", "me"].contains(word.lexeme.lemma)
      || word.lexeme.isBeing && word.lexeme.wordClass != .pronoun
  }

  /// What one may do with it: *have a cookie, go to the park, watch a movie, see Grandma*.
  private func leave(_ word: Constituent, of doer: String) -> [Constituent]? {
    let noun = word.lexeme
    if isPlace(word) { return [verb("go")] + going(to: word) }
    if isShow(word), noun.lemma != "play" { return [verb("watch")] + some(word) }
    if isPerson(word) { return [verb("see")] + known(word) }
    if ["more", "some", "this", "that"].contains(noun.lemma) { return [verb("have"), word] }
    if doer == "you", noun.wordClass == .noun, !noun.isBeing, isHad(word) || noun.kind == .furniture
    {
      let isOpened = Self.opened.contains(noun.lemma)
      return [verb(isOpened ? "open" : "get")] + small("the") + [word]
    }
    if Self.opened.contains(noun.lemma) { return [verb("open")] + small("the") + [word] }
    if noun.kind == .music, noun.wordClass == .noun {
      return [verb("listen")] + small("to") + [word]
    }
    guard isHad(word) && !mayBeDeed(word) || isAnimal(word) && doer != "you" else { return nil }
    return [verb("have")] + (noun.kind == .clothing && doer == "I" ? small("my") : []) + [word]
  }

  /// What one opens.
  static let opened = EnglishWords.set("door window gate curtain")
  /// What is said before or behind it.
  private static let besideLeave = EnglishWords.set(
    "please now again too today tomorrow later maybe hello hi because yes ok tonight")
}
