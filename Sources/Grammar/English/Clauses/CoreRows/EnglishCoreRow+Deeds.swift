import AACCore

/// What somebody is doing or would like to do: *cry/baby, we/eat, we/park, dad/go/store, go/play, play/and/eat, again/go/slide, all done/eat/play*.
///
/// Sources: CGEL §4.25–4.27 (the progressive), §16.39 (*want to*), §13.98 (*go play*), §12.46–12.50 (what is understood), §4.14 (the past).
extension EnglishCoreRow {
  func ofDeeds(_ row: [Constituent]) -> Laid? {
    if row.count == 2 {
      return happening(row[0], row[1]) ?? ofUs(row) ?? wishedToGo(row) ?? questioned(row)
    }
    return disliked(row) ?? ofUs(row) ?? onTheWay(row) ?? wishedToGo(row) ?? bothWished(row)
      ?? wishedAgain(row)
      ?? finished(row)
  }

  /// *I/no/like, I/not/like*: the thing that both see.
  private func disliked(_ row: [Constituent]) -> Laid? {
    guard row.count == 3, row[0].lexeme.lemma == "I", row[2].lexeme.lemma == "like",
      ["no", "not", "don't"].contains(row[1].lexeme.lemma)
    else { return nil }
    return Laid(row: row + small("it"))
  }

  /// *Cry/baby, sing/bird*: laid with what is done first.
  private func happening(_ first: Constituent, _ second: Constituent) -> Laid? {
    guard Self.happening.contains(first.lexeme.lemma), second.lexeme.isBeing,
      second.lexeme.wordClass == .noun
    else { return nil }
    return Laid(row: known(second) + [first.asVerb], isOngoing: true)
  }

  /// *We/eat, we/park, we/go/zoo, we/play/ball*.
  private func ofUs(_ row: [Constituent]) -> Laid? {
    guard row[0].lexeme.lemma == "we" else { return nil }
    let next = row[1].lexeme
    if row.count == 2, isGoal(next) {
      return Laid(row: [row[0], verb("go")] + small("to") + [row[1]], isOngoing: true)
    }
    guard Self.deeds.contains(next.lemma) || Self.doings.contains(next.lemma),
      row.count == 2 || row[2].lexeme.wordClass == .noun && !row[2].lexeme.kind.isTemporal
    else { return nil }
    return Laid(row: [row[0], row[1].asVerb] + row[2...], isOngoing: true)
  }

  /// *Dad/go/store, she/go/park*: somebody who is on the way; but *dad/go/work* is what he does each day.
  private func onTheWay(_ row: [Constituent]) -> Laid? {
    let doer = row[0].lexeme
    guard row[1].lexeme.lemma == "go", isGoal(row[2].lexeme),
      doer.isHuman && (doer.wordClass == .noun || doer.wordClass == .properNoun)
        || ["he", "she", "they"].contains(doer.lemma)
    else { return nil }
    let who = doer.wordClass == .pronoun ? [row[0]] : known(row[0])
    return Laid(row: who + [row[1].asVerb] + small("to") + [row[2]], isOngoing: true)
  }

  private func isGoal(_ noun: Lexeme) -> Bool {
    noun.wordClass == .noun && noun.isPlaceLike && noun.kind != .home && noun.kind != .direction
      && !Self.daily.contains(noun.lemma)
  }

  /// *Go/play, go/eat/pizza, get/in/car, go/in/car, get/down*.
  private func wishedToGo(_ row: [Constituent]) -> Laid? {
    let first = row[0].lexeme.lemma, second = row[1].lexeme
    if first == "go", Self.deeds.contains(second.lemma) || ["see", "get"].contains(second.lemma),
      second.lemma != "go", row.count == 2 || row[2].lexeme.wordClass == .noun
    {
      if row.count == 3, second.lemma == "sleep" { return nil }
      return Laid(row: small("I") + [verb("want"), row[0].asVerb, row[1].asVerb] + row[2...])
    }
    if row.count == 2 {
      guard first == "get", ["up", "down", "in", "out"].contains(second.lemma) else { return nil }
      return Laid(row: small("I") + [verb("want"), row[0].asVerb, row[1]])
    }
    let noun = row[2].lexeme
    guard noun.wordClass == .noun else { return nil }
    if first == "get", ["in", "on", "out", "off"].contains(second.lemma), !noun.isHuman {
      return Laid(row: small("I") + [verb("want"), row[0].asVerb] + row[1...])
    }
    guard ["in", "on"].contains(second.lemma), noun.kind == .vehicle,
      first == "go" || first == "come"
    else { return nil }
    // It is got into and not gone by.
    var inside = row[2]
    inside.lexeme.kind = .thing
    let way = [row[0].asVerb, row[1]] + small("the") + [inside]
    return first == "go"
      ? Laid(row: small("I") + [verb("want")] + way) : Laid(row: way, isRequest: true)
  }

  /// *Play/and/eat*: two deeds that one would like to do.
  private func bothWished(_ row: [Constituent]) -> Laid? {
    guard row[1].lexeme.lemma == "and", Self.deeds.contains(row[0].lexeme.lemma),
      Self.deeds.contains(row[2].lexeme.lemma)
    else { return nil }
    return Laid(row: small("I") + [verb("want"), row[0].asVerb, row[1], row[2].asVerb])
  }

  /// *Again/go/slide, play/ball/again, later/watch/tablet*: a deed with its thing, and when.
  private func wishedAgain(_ row: [Constituent]) -> Laid? {
    let isFirst = ["again", "later"].contains(row[0].lexeme.lemma)
    guard isFirst || row[2].lexeme.lemma == "again" else { return nil }
    let rest = isFirst ? row[1...] : row[..<2]
    guard let deed = rest.first, let thing = rest.last, thing.lexeme.wordClass == .noun,
      !thing.lexeme.isHuman,
      Self.deeds.contains(deed.lexeme.lemma) || Self.doings.contains(deed.lexeme.lemma)
    else { return nil }
    if row[0].lexeme.lemma == "later", deed.lexeme.lemma != "watch" { return nil }
    return Laid(
      row: small("I") + [verb("want"), deed.asVerb, thing, row[isFirst ? 0 : 2]])
  }

  /// *All done/eat/play, eat/all done/play, we/all done/school*: what one has done, and what one would like next.
  private func finished(_ row: [Constituent]) -> Laid? {
    guard let done = row.firstIndex(where: { Self.ended.contains($0.lexeme.lemma) }), done < 2
    else { return nil }
    if done == 1, row[0].lexeme.isSubjectForm || row[0].lexeme.isHuman {
      let noun = row[2].lexeme
      // Mom / finished / soup: she ate it up.
      guard noun.wordClass == .noun, !noun.isHuman, row[0].lexeme.lemma != "I",
        row[1].lexeme.lemma != "finished" || row[0].lexeme.wordClass == .pronoun,
        !Self.deeds.contains(noun.lemma)
      else { return nil }
      return Laid(row: [row[0], EnglishWording.be, row[1]] + small("with") + [row[2]])
    }
    let (over, next) = (row[1 - done], row[2])
    guard isDeed(over.lexeme), let wish = wish(next) else { return nil }
    return Laid(row: small("I") + [EnglishWording.be, row[done], over.asVerb], next: wish)
  }

  private func isDeed(_ word: Lexeme) -> Bool {
    Self.deeds.contains(word.lemma) || Self.doings.contains(word.lemma)
  }

  /// *Play, cookie, park*: wished for by the speaker.
  private func wish(_ word: Constituent) -> [Constituent]? {
    let start = small("I") + [verb("want")]
    if isDeed(word.lexeme) { return start + [word.asVerb] }
    guard word.lexeme.wordClass == .noun else { return nil }
    if Self.handed.contains(word.lexeme.kind) { return start + [word] }
    guard word.lexeme.isPlaceLike || word.lexeme.lemma == "bed" else { return nil }
    return start + [verb("go")] + (word.lexeme.kind == .home ? [] : small("to")) + [word]
  }

  /// *When/eat, what/drink, when/mom, doctor/when, park/when, why/no*.
  private func questioned(_ row: [Constituent]) -> Laid? {
    guard let asks = row.firstIndex(where: { $0.lexeme.kind == .question }) else { return nil }
    let word = row[asks], other = row[1 - asks]
    switch word.lexeme.lemma {
    case "why" where other.lexeme.lemma == "no":
      return Laid(row: [word] + lexicon.small("not", tile: other.tile), asks: true)
    case "why" where other.lexeme.lemma == "not": return Laid(row: row, asks: true)
    case "when" where asks == 0 && Self.deeds.contains(other.lexeme.lemma):
      return Laid(row: [word] + small("we") + [other.asVerb])
    case "when" where EnglishPeople.visited.contains(other.lexeme.lemma):
      return Laid(row: [word] + small("I") + [verb("go")] + small("to") + small("the") + [other])
    case "when" where other.lexeme.isHuman && other.lexeme.wordClass == .noun:
      return Laid(row: [word] + known(other) + [verb("come")])
    case "when" where isGoal(other.lexeme):
      return Laid(
        row: [word] + small("we") + [verb("go")] + small("to") + small("the") + [other])
    case "what" where asks == 0 && Self.consumed.contains(other.lexeme.lemma):
      return Laid(row: [word] + small("you") + [other.asVerb], isOngoing: true)
    default: return nil
    }
  }

  /// *Brother/take/toy, who/take/ball, cry/because/hurt, mad/because/no, pizza/good/more, grandpa/sick/bed, with/grandma/zoo,
  /// want/same/you*: what is told in three words.
  func told(_ row: [Constituent]) -> Laid? {
    taken(row) ?? reasoned(row) ?? judged(row) ?? stateAt(row) ?? withCompany(row)
      ?? sameAs(row)
  }

  /// *Brother/take/toy, who/take/ball*: a thing that the speaker had is the one that was taken.
  private func taken(_ row: [Constituent]) -> Laid? {
    let (doer, deed, thing) = (row[0].lexeme, row[1].lexeme.lemma, row[2].lexeme)
    guard thing.wordClass == .noun,
      [.toy, .device, .book, .clothing].contains(thing.kind)
        || EnglishHabits.belongings.contains(thing.lemma)
    else { return nil }
    if doer.lemma == "who" {
      guard deed == "have" || Self.takings.contains(deed) else { return nil }
      return Laid(row: [row[0], row[1].asVerb] + small("the") + [row[2]])
    }
    guard Self.takings.contains(deed), doer.isHuman, doer.wordClass == .noun else { return nil }
    let isAdult = EnglishPeople.names.contains(doer.lemma.lowercased())
    return Laid(
      row: known(row[0]) + [row[1].asVerb] + small(isAdult ? "the" : "my") + [row[2]], isOver: true)
  }

  /// *Cry/because/hurt, laugh/because/funny*: what one is doing, and why; *mad/because/no*.
  private func reasoned(_ row: [Constituent]) -> Laid? {
    guard row[1].lexeme.lemma == "because" else { return nil }
    let first = row[0], cause = row[2]
    if cause.lexeme.lemma == "no", first.lexeme.wordClass == .adjective {
      return Laid(
        row: small("I") + [EnglishWording.be, first, row[1]] + small("you") + [verb("said"), cause])
    }
    guard ["cry", "laugh", "smile"].contains(first.lexeme.lemma) else { return nil }
    let isHurt = cause.lexeme.lemma == "hurt"
    guard isHurt || cause.lexeme.wordClass == .adjective else { return nil }
    let isOfThing = ["funny", "silly", "fun"].contains(cause.lexeme.lemma)
    return Laid(
      row: small("I") + [first.asVerb, row[1]] + small(isOfThing ? "it" : "I")
        + [EnglishWording.be, isHurt ? cause.asQuality : cause], isOngoing: true)
  }

  /// *Pizza/good/more*: how it is, and what one wants therefore.
  private func judged(_ row: [Constituent]) -> Laid? {
    guard row[2].lexeme.lemma == "more", Self.tasty.contains(row[1].lexeme.lemma),
      case let noun = row[0].lexeme, noun.wordClass == .noun,
      KindSet.edible.contains(noun.kind) || noun.kind == .drink
    else { return nil }
    return Laid(
      row: small("the") + [row[0], EnglishWording.be, row[1]],
      next: small("I") + [verb("want"), row[2]])
  }

  /// *Grandpa/sick/bed, dad/tired/couch, cat/happy/home*: how somebody is, and where.
  private func stateAt(_ row: [Constituent]) -> Laid? {
    guard row[0].lexeme.isBeing, row[0].lexeme.wordClass == .noun,
      row[1].lexeme.wordClass == .adjective,
      [.state, .emotion].contains(row[1].lexeme.kind),
      let link = Self.stays[row[2].lexeme.lemma]
    else { return nil }
    let isBare = ["bed", "home"].contains(row[2].lexeme.lemma)
    return Laid(
      row: known(row[0]) + [EnglishWording.be, row[1]] + small(link)
        + (isBare ? [] : small("the")) + [row[2]])
  }

  /// *With/grandma/zoo*: where one would like to go, and with whom.
  private func withCompany(_ row: [Constituent]) -> Laid? {
    guard row[0].lexeme.lemma == "with", row[1].lexeme.isHuman, row[2].lexeme.wordClass == .noun,
      row[2].lexeme.isPlaceLike, row[2].lexeme.kind != .home
    else { return nil }
    return Laid(
      row: small("I") + [verb("want"), verb("go")] + small("to") + [row[2], row[0], row[1]])
  }

  /// *Want/same/you, want/same/mom*: *the same as*.
  private func sameAs(_ row: [Constituent]) -> Laid? {
    guard row[0].lexeme.lemma == "want", row[1].lexeme.lemma == "same",
      row[2].lexeme.wordClass == .pronoun || row[2].lexeme.isHuman
    else { return nil }
    var same = row[1]
    same.lexeme = Lexeme(lemma: "same", wordClass: .noun, kind: .thing)
    same.lexeme.countability = .mass
    return Laid(
      row: small("I") + [row[0].asVerb] + small("the") + [same] + small("as") + [row[2]])
  }

  static let doings = EnglishWords.set("watch cook make build bake shop work clean")
  /// Where people go each day.
  private static let daily = EnglishWords.set("work school church class college bed hospital")
  private static let ended: WordSet = ["all done", "done", "finished"]
  private static let consumed = EnglishWords.set("eat drink play")
  private static let takings = EnglishWords.set("take steal grab hide lose snatch borrow")
  private static let tasty = EnglishWords.set("good yummy delicious tasty great")
  private static let stays: WordMap<String> = [
    "bed": "in", "home": "at", "couch": "on", "sofa": "on", "chair": "in", "hospital": "in",
    "garden": "in", "car": "in", "bath": "in", "room": "in", "kitchen": "in", "park": "at",
  ]
}
