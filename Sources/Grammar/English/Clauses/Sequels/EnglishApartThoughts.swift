import AACCore

/// Rows that say how it is and what is wanted because of it, in any order, and rows that call somebody last: *cold/I/blanket/please,
/// stuck/bathroom/I/help, rain/umbrella/need/I, tablet/problem/dad, open/door/mom, key/where/dad/put, dad/me/watch/football*.
///
/// Sources: CGEL §10.52 (vocatives), §11.24 (directives), §13.3 (asyndetic coordination), §12.46 (ellipsis in speech).
struct EnglishApartThoughts: EnglishThoughtRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// What the row says; nil where its words are read otherwise.
  func parted(_ row: [Constituent]) -> Reading? {
    if row.count == 2 { return leaving(row) }
    guard row.count > 2, row.count < 6,
      !row.contains(where: { $0.lexeme.wordClass == .conjunction || $0.lexeme.lemma == "be" })
    else { return nil }
    if row.contains(where: { $0.lexeme.kind == .question }) { return sought(row) }
    return inNeed(row) ?? weathered(row) ?? troubled(row) ?? ordered(row) ?? leaving(row)
      ?? together(row) ?? mayI(row) ?? liked(row) ?? broken(row) ?? described(row)
  }

  private func isState(_ word: Constituent) -> Bool {
    EnglishStatement.states.contains(word.lexeme.lemma) && !isThing(word)
  }

  // MARK: Asked

  /// *key/where/dad/put, where/mom/hide/candy*: where somebody put what is missing (CGEL §4.14: it is over).
  private func sought(_ row: [Constituent]) -> Reading? {
    guard row.count == 4, let ask = row.firstIndex(where: { $0.lexeme.lemma == "where" }),
      let put = row.firstIndex(where: { ["put", "hide", "leave"].contains($0.lexeme.lemma) }),
      let who = row.firstIndex(where: { $0.lexeme.isHuman && !isMe($0) }), who < put,
      let thing = row.indices.first(where: { $0 != ask && $0 != put && $0 != who }),
      isThing(row[thing]), !row[thing].lexeme.isPlaceLike
    else { return nil }
    return Reading(
      first: [row[ask], row[who], row[put].asVerb] + small("the") + [row[thing]], isPast: true)
  }

  /// *come in/I/may*: leave that is asked for (CGEL §4.53).
  private func mayI(_ row: [Constituent]) -> Reading? {
    guard let last = row.last, last.lexeme.lemma.lowercased() == "may",
      row[row.count - 2].lexeme.lemma == "I", row[0].lexeme.wordClass == .verb
    else { return nil }
    var may = last
    may.lexeme = Lexeme(lemma: "may", wordClass: .verb, kind: .modal)
    return Reading(first: [may, row[row.count - 2]] + row.dropLast(2))
  }

  /// *you/like/drawing/I*: what the other thinks of one's own.
  private func liked(_ row: [Constituent]) -> Reading? {
    guard row.count == 4, row[0].lexeme.lemma == "you",
      ["like", "love", "see", "want"].contains(row[1].lexeme.lemma), isMe(row[3]),
      row[2].lexeme.wordClass == .noun, isThing(row[2])
    else { return nil }
    return Reading(first: row[..<2] + lexicon.small("my", tile: row[3].tile) + [row[2]])
  }

  // MARK: In need

  /// *cold/I/blanket/please, hungry/I/sandwich/make, stuck/bathroom/I/help*: how one is, and what one asks for.
  private func inNeed(_ row: [Constituent]) -> Reading? {
    guard isState(row[0]), let me = row.firstIndex(where: isMe), me == 1 || me == 2,
      let last = row.last
    else { return nil }
    var first = lexicon.small("I", tile: row[me].tile) + [EnglishWording.be, row[0]]
    let rest = Array(row[(me + 1)...])
    if last.lexeme.lemma == "help", rest.count == 1 {
      if me == 2 {
        guard ["stuck", "lost"].contains(row[0].lexeme.lemma), isThing(row[1]) else { return nil }
        first +=
          lexicon.small(row[1].lexeme.kind == .room ? "in" : "at", tile: row[1].tile)
          + small("the") + [row[1]]
      }
      return Reading(first: first, second: [last.asVerb] + small("me"), asksNext: true)
    }
    guard me == 1, rest.count == 2, isThing(rest[0]) else { return nil }
    if last.lexeme.lemma == "please" {
      let isOne =
        !EnglishHabits.isMass(rest[0].lexeme) && !EnglishHabits.isPlural(rest[0].lexeme)
      let one = isOne ? lexicon.small("a", tile: rest[0].tile) : []
      return Reading(first: first, second: one + rest)
    }
    guard ["make", "bring", "give", "get", "pour"].contains(last.lexeme.lemma) else { return nil }
    return Reading(first: first, second: [last.asVerb] + small("me") + [rest[0]], asksNext: true)
  }

  /// *rain/umbrella/need/I, snow/I/boots/need*: the weather, and what one needs for it.
  private func weathered(_ row: [Constituent]) -> Reading? {
    guard row.count == 4, ["rain", "snow", "storm"].contains(row[0].lexeme.lemma),
      let need = row.firstIndex(where: { $0.lexeme.lemma == "need" }),
      let me = row.firstIndex(where: isMe), me > 0,
      let thing = row.indices.dropFirst().first(where: { $0 != need && $0 != me }),
      isThing(row[thing])
    else { return nil }
    return Reading(
      first: small("it") + [row[0].asVerb],
      second: lexicon.small("I", tile: row[me].tile) + [row[need].asVerb, row[thing]])
  }

  /// *go home/now/tired, go inside/cold, walk/no/cold*: where one wants to go, and why.
  private func leaving(_ row: [Constituent]) -> Reading? {
    guard let last = row.last,
      ["go home", "go inside", "leave", "go to bed", "lie down", "sit down"].contains(
        row[0].lexeme.lemma),
      isState(last), row[1..<(row.count - 1)].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    let why =
      ["cold", "hot"].contains(last.lexeme.lemma) && row[0].lexeme.lemma == "go inside"
      ? small("it") : small("I")
    return Reading(
      first: small("I") + [EnglishStatementReader.verb("want")] + row.dropLast(),
      second: why + [EnglishWording.be, last])
  }

  // MARK: Called

  /// *tablet/problem/dad, mom/problem/wheelchair*: who is told that something is wrong.
  private func troubled(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, let trouble = row.firstIndex(where: { $0.lexeme.lemma == "problem" }),
      let who = row.firstIndex(where: isKin), case let thing = 3 - trouble - who,
      thing != trouble, isThing(row[thing])
    else { return nil }
    return Reading(
      first: [row[who]],
      second: small("there") + [EnglishWording.be] + small("a") + [row[trouble]]
        + lexicon.small("with", tile: row[thing].tile) + small("the") + [row[thing]])
  }

  /// *open/door/mom, throw out/garbage/dad, turn off/light/mom*: an order, and who is to do it.
  private func ordered(_ row: [Constituent]) -> Reading? {
    guard row.count == 3 || row.count == 4, let last = row.last, isKin(last) else { return nil }
    let isApart =
      row.count == 4 && ["out", "off", "on", "up", "down"].contains(row[1].lexeme.lemma)
    let verb = isApart ? row[0].lexeme.lemma + " " + row[1].lexeme.lemma : row[0].lexeme.lemma
    guard Self.orders.contains(verb), isThing(row[row.count - 2]),
      row.count == 3 || isApart || row[1].lexeme.isDeterminerLike
    else { return nil }
    return Reading(
      first: [row[0].asVerb] + row[1..<(row.count - 1)], second: [last], isRequest: true)
  }

  private static let orders = EnglishWords.set(
    "open close unlock fix charge pour cut peel tie untie zip unzip button hold move push lift wipe"
  ).union([
    "throw out", "take out", "turn on", "turn off", "turn up", "turn down", "put down", "plug in",
    "put away", "switch on", "switch off", "throw away", "heat up", "clean up",
  ])

  /// *dad/me/watch/football*: what both do together (CGEL §10.34).
  private func together(_ row: [Constituent]) -> Reading? {
    guard row.count > 2, isKin(row[0]), row[1].lexeme.lemma == "me",
      Self.shared.contains(row[2].lexeme.lemma),
      row[3...].allSatisfy({ isThing($0) || $0.lexeme.kind.isTemporal })
    else { return nil }
    return Reading(
      first: [row[0], EnglishWording.and] + lexicon.small("I", tile: row[1].tile)
        + [row[2].asVerb] + row[3...])
  }

  private static let shared = EnglishWords.set(
    "watch play bake cook swim walk dance sing paint draw build fish eat jog run hike shop garden")

  // MARK: Described

  /// *battery/dead/tablet, screen/broken/phone*: what is wrong with a part of a thing.
  private func broken(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, row[1].lexeme.wordClass == .adjective,
      [
        "battery", "screen", "wheel", "tire", "charger", "button", "seat", "brake", "door",
        "window",
      ]
      .contains(row[0].lexeme.lemma),
      row[2].lexeme.kind == .device || row[2].lexeme.kind == .vehicle
        || row[2].lexeme.lemma == "wheelchair"
    else { return nil }
    return Reading(first: [row[2], row[0], row[1]])
  }

  /// *monkey/funny/banana/eat*: of a being and a thing, the one that can be so is.
  private func described(_ row: [Constituent]) -> Reading? {
    guard row.count == 4, row[0].lexeme.isBeing, row[0].lexeme.wordClass == .noun, !isKin(row[0]),
      Self.minds.contains(row[1].lexeme.lemma), row[2].lexeme.wordClass == .noun, isThing(row[2]),
      row[3].lexeme.wordClass == .verb, frames[row[3].lexeme.lemma].takesAsObject(row[2].lexeme)
    else { return nil }
    return Reading(first: small("the") + [row[1], row[0], row[3], row[2]])
  }

  private static let minds = EnglishWords.set(
    "funny happy angry sad hungry sleepy brave lazy silly scared mean naughty kind smart shy")
}
