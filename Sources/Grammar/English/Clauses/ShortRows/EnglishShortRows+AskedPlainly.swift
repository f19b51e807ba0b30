import AACCore

/// Questions that leave out their verb or who asks: *whose/turn, what/happen/school, why/can/not/play, color/favorite/you/what,
/// who/call/me*.
///
/// Sources: CGEL §11.14–11.17 (wh-questions), §12.46 (situational ellipsis), §4.25–4.27 (the progressive of what goes on).
extension EnglishShortRows {
  func askedPlainly(_ row: [Constituent]) -> [Constituent]? {
    if let leave = leave(row) ?? whoThere(row) { return leave }
    guard row[0].lexeme.kind == .question || row[row.count - 1].lexeme.kind == .question else {
      return nil
    }
    return aboutWhat(row) ?? nearest(row) ?? whoseTurn(row) ?? happened(row) ?? allowed(row)
      ?? favorite(row) ?? goingOn(row)
  }

  /// *may/sit/here, will/hurt*: a verb that helps, first of all and with nobody named.
  private func leave(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.lemma.lowercased() == "may" || row[0].lexeme.lemma == "will" else {
      return nil
    }
    let isMay = row[0].lexeme.lemma != "will"
    guard isMay ? row[1].lexeme.wordClass == .verb : row[1].lexeme.lemma == "hurt" else {
      return nil
    }
    var helper = row[0]
    helper.lexeme = Lexeme(lemma: isMay ? "may" : "will", wordClass: .verb, kind: .modal)
    return [helper] + word(isMay ? "I" : "it") + [row[1].asVerb] + row[2...]
  }

  /// *party/who/come, shower/who/use*: who does it, behind the thing it is about.
  private func whoThere(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.lemma == "who", row[0].lexeme.namesThing,
      row[2].lexeme.wordClass == .verb, row[2].lexeme.lemma != "be"
    else { return nil }
    let turned = [row[1], row[2], row[0]]
    return whoComes(turned) ?? turned
  }

  /// *what/you/afraid, who/you/mad*: what a quality with its preposition is about (CGEL §16.69).
  private func aboutWhat(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["what", "who"].contains(row[0].lexeme.lemma),
      isNominative(row[1].lexeme) || isPerson(row[1].lexeme),
      row[2].lexeme.wordClass == .adjective, row[2].lexeme.lemma != "mean",
      let preposition = EnglishHabits.preposition(behind: row[2].lexeme.lemma)
    else { return nil }
    return [row[0], EnglishWording.be, row[1], row[2]] + word(preposition)
  }

  /// *where/nearest/pharmacy*: the one of all.
  private func nearest(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.lemma == "where",
      ["nearest", "closest", "next", "last"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.kind.isTemporal
    else { return nil }
    var one = row[1]
    one.lexeme = Lexeme(lemma: one.lexeme.lemma, wordClass: .adjective, kind: .quality)
    return [row[0], EnglishWording.be] + word("the") + [one, row[2]]
  }

  /// *whose/turn, turn/whose, whose/idea*: something that somebody has, but that is not there to be shown.
  private func whoseTurn(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, let whose = row.firstIndex(where: { $0.lexeme.lemma == "whose" }) else {
      return nil
    }
    var thing = row[1 - whose]
    guard
      thing.lexeme.lemma == "turn"
        || thing.lexeme.wordClass == .noun
          && [.event, .idea, .activity].contains(thing.lexeme.kind)
    else { return nil }
    if thing.lexeme.wordClass != .noun {
      thing.lexeme = Lexeme(lemma: thing.lexeme.lemma, wordClass: .noun, kind: .event)
    }
    return [row[whose], thing, EnglishWording.be] + word("it")
  }

  /// *what/happen/school, what/happen/leg*: where, and to whom or what.
  private func happened(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row[0].lexeme.lemma == "what", row[1].lexeme.lemma == "happen" else {
      return nil
    }
    var noun = 2
    while noun < row.count - 1, row[noun].lexeme.isDeterminerLike { noun += 1 }
    let about = row[noun].lexeme
    guard about.wordClass == .noun, !about.kind.isTemporal,
      row[(noun + 1)...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    var link = "to"
    if KindSet.places.contains(about.kind) || [.event, .meal].contains(about.kind) { link = "at" }
    if [.media, .story, .book, .game, .subject].contains(about.kind) { link = "in" }
    if about.kind == .room { link = "in" }
    let isDetermined =
      noun > 2 || EnglishHabits.barePlaces.contains(about.lemma)
      || EnglishPeople.names.contains(about.lemma) || EnglishPeople.isPossessed(about.lemma)
      || about.kind == .meal
    let article = isDetermined ? [] : word(about.kind == .body ? "your" : "the")
    let form = Constituent(
      Lexeme(lemma: "happened", wordClass: .verb, kind: .action), tile: row[1].tile)
    return [row[0], form] + word(link) + article + row[2...]
  }

  /// *why/can/not/play, when/can/go/home*: one asks it of oneself.
  private func allowed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, ["when", "where", "why", "how"].contains(row[0].lexeme.lemma),
      ["can", "can't", "cannot"].contains(row[1].lexeme.lemma)
    else { return nil }
    let isDenied = ["not", "no"].contains(row[2].lexeme.lemma)
    let act = isDenied ? 3 : 2
    guard act < row.count,
      row[act].lexeme.wordClass == .verb
        || act + 1 < row.count && canAct(row[act].lexeme) && !row[act].lexeme.isBeing,
      row[act].lexeme.lemma != "be",
      !row[act...].contains(where: { isNominative($0.lexeme) && $0.lexeme.lemma != "it" })
    else { return nil }
    let not = isDenied ? lexicon.known("not").map { [Constituent($0, tile: row[2].tile)] } : nil
    return [row[0], row[1]] + word("I") + (not ?? []) + [row[act].asVerb] + row[(act + 1)...]
  }

  /// *color/favorite/you/what, movie/favorite/what, age/you/what*: what one asks about the other.
  private func favorite(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 5,
      let what = row.firstIndex(where: { ["what", "who"].contains($0.lexeme.lemma) })
    else { return nil }
    let rest = row.indices.filter { $0 != what }
    let favorite = rest.first { ["favorite", "favourite"].contains(row[$0].lexeme.lemma) }
    let you = rest.first { ["you", "your"].contains(row[$0].lexeme.lemma) }
    let isAskedOfYou = you != nil && what == row.count - 1
    guard let noun = rest.first(where: { row[$0].lexeme.wordClass == .noun }),
      rest.allSatisfy({ $0 == noun || $0 == favorite || $0 == you }),
      favorite != nil || isAskedOfYou && Self.particulars.contains(row[noun].lexeme.lemma),
      let your = lexicon.known("your")
    else { return nil }
    let owner = Constituent(your, tile: you.flatMap { row[$0].tile })
    return [row[what], EnglishWording.be, owner] + (favorite.map { [row[$0]] } ?? []) + [row[noun]]
  }

  /// What everybody has one of.
  private static let particulars = EnglishWords.set(
    "name age job birthday address number hobby dream plan surname problem")

  /// *who/call/me, who/knock/door*: one hears it now.
  private func goingOn(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.lemma == "who", let form = Self.heard[row[1].lexeme.lemma],
      row[2...].allSatisfy({ !$0.lexeme.kind.isTemporal && $0.lexeme.wordClass != .verb })
    else { return nil }
    var going = row[1]
    going.lexeme = Lexeme(lemma: form, wordClass: .noun, kind: .activity)
    going.lexeme.isInferred = true
    return [row[0], EnglishWording.be, going] + row[2...]
  }

  private static let heard = EnglishWords.pairs(
    """
    call calling cry crying knock knocking shout shouting scream screaming laugh laughing sing singing talk talking
    snore snoring cough coughing yell yelling whistle whistling
    """)
}
