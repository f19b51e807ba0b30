import AACCore

/// Rows in which *you* or somebody else is whom the speaker does it to, although the word for the speaker was not laid or lies
/// last: *hug/want/you, want/tell/you/something, miss/you/me, proud/me/you, doctor/see/need*.
///
/// Sources: CGEL §12.46 (the speaker understood), §10.18–10.19 (subject and object), §16.69 (qualities with prepositions).
struct EnglishSpeakerRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The row with the speaker first; as it is where somebody else may do it.
  func spoken(_ row: [Constituent]) -> [Constituent] {
    switch row.count {
    case 3:
      felt(row) ?? wanted(row) ?? greeted(row) ?? goingTo(row) ?? pushed(row) ?? whose(row)
        ?? leaving(row) ?? judged(row) ?? summoned(row) ?? row
    case 4, 5: wanted(row) ?? goingTo(row) ?? row
    default: row
    }
  }

  private func speaker(_ tile: Int? = nil) -> [Constituent] {
    lexicon.small("I", tile: tile)
  }

  private func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  // MARK: Felt

  /// *proud/me/you, angry/you/me*: what one feels towards the other; *sorry/late/me*: how one is.
  private func felt(_ row: [Constituent]) -> [Constituent]? {
    guard let me = row.firstIndex(where: { $0.lexeme.lemma == "me" }), me > 0 else { return nil }
    let rest = row.indices.filter { $0 != me }.map { row[$0] }
    if rest[0].lexeme.lemma == "sorry",
      rest[1].lexeme.wordClass == .adjective || rest[1].lexeme.lemma == "late"
    {
      return [rest[0]] + speaker(row[me].tile) + [rest[1]]
    }
    guard rest[1].lexeme.lemma == "you" else { return nil }
    if Self.feltFor.contains(rest[0].lexeme.lemma) { return speaker(row[me].tile) + rest }
    guard rest[0].lexeme.wordClass == .adjective,
      rest[0].lexeme.kind == .emotion || rest[0].lexeme.lemma == "proud",
      let link = EnglishHabits.preposition(behind: rest[0].lexeme.lemma)
    else { return nil }
    return speaker(row[me].tile) + [EnglishWording.be, rest[0]] + small(link) + [rest[1]]
  }

  /// What one feels for somebody.
  static let feltFor = EnglishWords.set("miss love hate like need want")

  // MARK: Wanted

  /// *hug/want/you, show/you/want, want/tell/you/something, doctor/see/need, grandpa/visit/hospital/want*.
  private func wanted(_ row: [Constituent]) -> [Constituent]? {
    guard let want = row.firstIndex(where: { ["want", "need"].contains($0.lexeme.lemma) }),
      row[want].lexeme.wordClass == .verb, want > 0 || row[1].lexeme.lemma != "you",
      let deed = row.indices.first(where: {
        $0 != want && Self.doneToPeople.contains(row[$0].lexeme.lemma)
      }),
      let being = row.indices.first(where: { $0 != want && $0 != deed && isWhom(row[$0].lexeme) }),
      being > 0 || row[being].lexeme.lemma != "you" && want == row.count - 1
    else { return nil }
    let others = row.indices.filter { ![want, deed, being].contains($0) }
    guard others.count < 3,
      row[being].lexeme.lemma == "you" || row[want].lexeme.lemma == "want" || deed < want,
      others.allSatisfy({ index in
        let lexeme = row[index].lexeme
        return lexeme.kind.isTemporal || lexeme.wordClass == .noun && !lexeme.isBeing
          || ["something", "with", "to", "my"].contains(lexeme.lemma) || lexeme.kind == .negation
      })
    else { return nil }
    if row[being].lexeme.lemma != "you", !Self.seen.contains(row[deed].lexeme.lemma) { return nil }
    let negation = others.filter { row[$0].lexeme.kind == .negation }
    let links = others.filter { row[$0].lexeme.lemma == "with" || row[$0].lexeme.lemma == "to" }
    let rest = others.filter { !negation.contains($0) && !links.contains($0) }
    var link = links.map { row[$0] }
    if link.isEmpty, let own = Self.links[row[deed].lexeme.lemma] { link = small(own) }
    return speaker() + negation.map { row[$0] } + [row[want], row[deed].asVerb] + link + [
      row[being]
    ]
      + rest.map { row[$0] }
  }

  /// *you, Mom, doctor*: somebody who is not the speaker.
  private func isWhom(_ lexeme: Lexeme) -> Bool {
    lexeme.lemma == "you" || lexeme.isHuman && lexeme.wordClass != .pronoun
  }

  private static let doneToPeople = EnglishWords.set(
    "see hug kiss show tell give call talk meet visit ask text apologize cuddle dance")
  private static let seen = EnglishWords.set("see hug kiss call meet visit text")
  private static let links = ["talk": "to", "apologize": "to", "dance": "with"]

  // MARK: Greeted

  /// *call/you/tomorrow, text/you/later*: what one is about to do.
  private func greeted(_ row: [Constituent]) -> [Constituent]? {
    guard row[1].lexeme.lemma == "you", row[2].lexeme.kind.isTemporal,
      ["call", "text", "visit", "phone", "email", "message"].contains(row[0].lexeme.lemma),
      lexicon.word(row[2].lexeme.lemma)?.tense == .future
    else { return nil }
    return speaker() + [row[0].asVerb] + row[1...]
  }

  // MARK: Going

  /// *doctor/go/not/want, dentist/why/go, hospital/go/why, hospital/leave/when*: a place and those whom one goes to do not go.
  private func goingTo(_ row: [Constituent]) -> [Constituent]? {
    guard let go = row.firstIndex(where: { $0.lexeme.lemma == "go" || $0.lexeme.lemma == "leave" }),
      let place = row.indices.first(where: {
        $0 != go && isGoal(row[$0].lexeme, row[go].lexeme.lemma)
      }),
      place < go
    else { return nil }
    let others = row.indices.filter { $0 != go && $0 != place }
    guard
      others.allSatisfy({ index in
        let lexeme = row[index].lexeme
        return lexeme.kind == .negation || Self.ruling.contains(lexeme.lemma)
      })
    else { return nil }
    let asking = others.filter { ["why", "when"].contains(row[$0].lexeme.lemma) }
    let denying = others.filter { row[$0].lexeme.kind == .negation }
    let ruling = others.filter { !asking.contains($0) && !denying.contains($0) }
    guard asking.count < 2, asking.isEmpty != (denying.isEmpty && ruling.isEmpty) else {
      return nil
    }
    guard
      asking.isEmpty || row[place].lexeme.isHuman || Self.stayed.contains(row[place].lexeme.lemma)
    else { return nil }
    let order =
      asking.map { row[$0] } + speaker() + denying.map { row[$0] } + ruling.map { row[$0] }
    return order + [row[go].asVerb, row[place]]
  }

  private func isGoal(_ lexeme: Lexeme, _ verb: String) -> Bool {
    EnglishPeople.visited.contains(lexeme.lemma) && verb == "go"
      || Self.stayed.contains(lexeme.lemma)
  }

  private static let ruling = EnglishWords.set("want need why when")
  private static let stayed = EnglishWords.set("hospital clinic")

  /// *school/leave/early, work/leave/now*: a place leaves nobody.
  private func leaving(_ row: [Constituent]) -> [Constituent]? {
    guard row[1].lexeme.lemma == "leave", row[0].lexeme.wordClass == .noun,
      KindSet.places.contains(row[0].lexeme.roleKind),
      row[2].lexeme.kind.isTemporal || ["early", "late"].contains(row[2].lexeme.lemma)
    else { return nil }
    return speaker() + [row[1], row[0], row[2]]
  }

  /// *taste/good/very, cost/much/too*: what *it* is like; *math/good/me*: what one is good at.
  private func judged(_ row: [Constituent]) -> [Constituent]? {
    if ["taste", "smell", "cost", "sound"].contains(row[0].lexeme.lemma),
      ["very", "too", "so", "really"].contains(row[2].lexeme.lemma),
      row[1].lexeme.wordClass == .adjective || row[1].lexeme.lemma == "much"
    {
      return small("it") + [row[0].asVerb, row[2], row[1]]
    }
    if row[2].lexeme.lemma == "me", ["good", "bad"].contains(row[1].lexeme.lemma),
      [.subject, .sport, .game, .activity].contains(row[0].lexeme.kind)
    {
      return speaker(row[2].tile) + [EnglishWording.be, row[1]] + small("at") + [row[0]]
    }
    return nil
  }

  /// *nurse/call/now*: who is to be called; *photo/take/me*: of whom.
  private func summoned(_ row: [Constituent]) -> [Constituent]? {
    if EnglishPeople.helpers.contains(row[0].lexeme.lemma), row[1].lexeme.lemma == "call",
      ["now", "please"].contains(row[2].lexeme.lemma)
    {
      return [row[1].asVerb, row[0], row[2]]
    }
    if ["photo", "picture", "video", "selfie"].contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "take",
      row[2].lexeme.lemma == "me"
    {
      return [row[1]] + small("a") + [row[0]] + small("of") + [row[2]]
    }
    return nil
  }

  // MARK: Whose

  /// *who/book/be, book/be/who*: whose the thing is.
  private func whose(_ row: [Constituent]) -> [Constituent]? {
    guard let who = row.firstIndex(where: { $0.lexeme.lemma == "who" }),
      let be = row.firstIndex(where: { $0.lexeme.lemma == "be" }),
      case let thing = row[3 - who - be],
      thing.lexeme.wordClass == .noun, EnglishClause.owned.contains(thing.lexeme.kind)
    else { return nil }
    return [row[who], row[be], thing]
  }

  // MARK: Pushed

  /// *wheelchair/push/me, swing/push/me*: in or on what one is pushed.
  private func pushed(_ row: [Constituent]) -> [Constituent]? {
    guard row[1].lexeme.lemma == "push", row[2].lexeme.lemma == "me",
      let link = Self.pushedIn[row[0].lexeme.lemma]
    else { return nil }
    return [row[1].asVerb, row[2]] + small(link) + small("the") + [row[0]]
  }

  private static let pushedIn = [
    "wheelchair": "in", "stroller": "in", "swing": "on", "sled": "on", "bike": "on",
  ]
}
