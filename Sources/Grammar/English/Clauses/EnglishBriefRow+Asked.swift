import AACCore

/// Short rows that ask for something or say how one is, with a word where English does not put it: *shoe/help/me, book/read/me,
/// nail/cut/please, tablet/charge/need, have/can/I/ball, hot/food/too, happy/I/today*.
///
/// Sources: CGEL §11.24–11.30 (requests), §12.46 (the speaker understood), §7.56 (degree before adjectives), §15.48 (purpose).
extension EnglishBriefRow {
  /// What is asked for or needed; nil where the words lie as English has them.
  func asked(_ row: [Constituent]) -> [Constituent]? {
    row.count == 3
      ? helped(row) ?? readTo(row) ?? pleased(row) ?? needed(row) ?? graded(row) ?? feeling(row)
        ?? named(row)
      : allowed(row)
  }

  /// *shoe/help/me*: what one is to be helped with.
  private func helped(_ row: [Constituent]) -> [Constituent]? {
    guard row[1].lexeme.lemma == "help", row[2].lexeme.lemma == "me", row[0].lexeme.namesThing,
      [.clothing, .toy, .device, .thing, .body, .game].contains(row[0].lexeme.kind)
    else { return nil }
    let isOwn = row[0].lexeme.kind == .clothing || row[0].lexeme.kind == .body
    return row[1...] + small("with") + small(isOwn ? "my" : "the") + [row[0]]
  }

  /// *book/read/me, song/sing/me*: what is to be read to one.
  private func readTo(_ row: [Constituent]) -> [Constituent]? {
    guard row[2].lexeme.lemma == "me", row[0].lexeme.namesThing,
      ["read", "sing", "tell", "bring", "give", "show"].contains(row[1].lexeme.lemma),
      frames.listed(row[1].lexeme.lemma)?.takesAsObject(row[0].lexeme) == true
    else { return nil }
    return [row[1].asVerb, row[2], row[0]]
  }

  /// *nail/cut/please, story/read/please*: what is to be done to a thing.
  private func pleased(_ row: [Constituent]) -> [Constituent]? {
    guard row[2].lexeme.lemma == "please", row[0].lexeme.namesThing,
      ["cut", "read", "charge", "fix", "open", "close", "clean", "wash", "brush", "bring", "play"]
        .contains(row[1].lexeme.lemma),
      frames.listed(row[1].lexeme.lemma)?.takesAsObject(row[0].lexeme) == true
    else { return nil }
    return [row[1].asVerb] + (row[0].lexeme.kind == .body ? small("my") : []) + [row[0], row[2]]
  }

  /// *tablet/charge/need, outside/play/want*: what one needs or wants to do.
  private func needed(_ row: [Constituent]) -> [Constituent]? {
    if row[2].lexeme.lemma == "need", row[0].lexeme.namesThing,
      ["charge", "fix", "clean", "wash", "find", "plug in"].contains(row[1].lexeme.lemma)
    {
      var need = row[2]
      need.lexeme = Lexeme(lemma: "need to", wordClass: .verb, kind: .modal)
      return speaker + [need, row[1].asVerb] + small("the") + [row[0]]
    }
    let words = [row[1].lexeme.lemma, row[2].lexeme.lemma]
    if ["outside", "inside", "upstairs"].contains(row[0].lexeme.lemma), words.contains("want"),
      let deed = row[1...].first(where: { ["play", "go", "eat", "sit"].contains($0.lexeme.lemma) }),
      let want = row[1...].first(where: { $0.lexeme.lemma == "want" })
    {
      return speaker + [want.asVerb, deed.asVerb, row[0]]
    }
    return nil
  }

  /// *hot/food/too*: too much so, and not as well.
  private func graded(_ row: [Constituent]) -> [Constituent]? {
    guard row[2].lexeme.lemma == "too", row[1].lexeme.wordClass == .noun, !row[1].lexeme.isBeing,
      [
        "hot", "cold", "loud", "spicy", "salty", "sweet", "heavy", "hard", "tight", "bright",
        "dark", "high",
      ]
      .contains(row[0].lexeme.lemma)
    else { return nil }
    return [row[1], row[2], row[0]]
  }

  /// *happy/I/today, today/tired/me*: how one is.
  private func feeling(_ row: [Constituent]) -> [Constituent]? {
    guard let who = row.firstIndex(where: { ["I", "me"].contains($0.lexeme.lemma) }), who > 0,
      let state = row.firstIndex(where: { isState($0) }),
      case let time = row[3 - who - state],
      time.lexeme.kind.isTemporal || time.lexeme.lemma == "very"
    else { return nil }
    let start = speaker(for: row[who]) + [EnglishWording.be]
    return time.lexeme.lemma == "very" ? start + [time, row[state]] : start + [row[state], time]
  }

  /// *name/what/you*: what the other is called.
  private func named(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.lemma == "name", row[1].lexeme.lemma == "what",
      row[2].lexeme.lemma == "you" || row[2].lexeme.lemma == "your",
      let your = lexicon.known("your")
    else { return nil }
    var owner = row[2]
    owner.lexeme = your
    return [row[1], EnglishWording.be, owner, row[0]]
  }

  /// *have/can/I/ball*: whether one may.
  private func allowed(_ row: [Constituent]) -> [Constituent]? {
    guard row[1].lexeme.lemma == "can", row[2].lexeme.lemma == "I",
      row[0].lexeme.wordClass == .verb,
      row[3].lexeme.namesThing
    else { return nil }
    return [row[1], row[2], row[0], row[3]]
  }
}
