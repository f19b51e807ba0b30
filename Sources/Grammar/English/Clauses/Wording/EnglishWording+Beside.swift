import AACCore

/// Words laid side by side that are no list: what somebody is, what is watched on what, what one is helped with.
///
/// Sources: CGEL §10.9 (*be* understood), §17.104–17.109 (compounds), §9.15–9.19 (place), §10.52 (vocatives).
extension EnglishWording {
  /// Puts between words what joins them, where *and* does not.
  mutating func settleNeighbors(_ row: inout [Constituent]) {
    greet(&row)
    guard row.count > 1 else { return }
    nameCalling(&row)
    tellMishap(&row)
    turnCompound(&row)
    watchOn(&row)
    ailFirst(&row)
    goWhere(&row)
    goOut(&row)
    helpWith(&row)
    compareColors(&row)
    changeDiaper(&row)
    marryIn(&row)
    tellFuture(&row)
    completeTelegraph(&row)
  }

  /// *merry/Christmas/granny*: a wish, before the one who is greeted.
  private mutating func greet(_ row: inout [Constituent]) {
    guard row.count > 1, ["happy", "merry"].contains(row[0].lexeme.lemma.lowercased()),
      Self.feastDays.contains(row[1].lexeme.lemma.lowercased()),
      row.count == 2 || row[2].lexeme.isHuman || row[2].lexeme.lemma == "to"
    else { return }
    let opening = row[0].lexeme.lemma.capitalizedAtStart
    join(
      &row, at: 0, 2,
      as: Lexeme(
        lemma: "\(opening) \(row[1].lexeme.lemma.capitalizedAtStart)", wordClass: .interjection,
        kind: .social))
  }

  private static let feastDays = EnglishWords.set(
    "christmas easter halloween hanukkah diwali thanksgiving eid kwanzaa holidays anniversary")

  /// *my/mom/nurse, dad/teacher*: what somebody is by calling (CGEL §10.9).
  private func nameCalling(_ row: inout [Constituent]) {
    guard let end = namedEnd(row), end + 1 == row.count, row[end].lexeme.wordClass == .noun else {
      return
    }
    let head = row[end - 1].lexeme
    let calling = row[end].lexeme
    guard head.isHuman, head.wordClass != .pronoun, calling.isHuman, calling.number != .plural,
      row[0].lexeme.kind == .possessive || EnglishPeople.names.contains(head.lemma)
        || head.wordClass == .properNoun,
      !EnglishPeople.names.contains(calling.lemma), !EnglishPeople.isPossessed(calling.lemma),
      !["boy", "girl", "baby", "man", "woman", "child", "kid", "person"].contains(calling.lemma),
      !EnglishCompounds.joins(head, calling), frames.listed(calling.lemma) == nil
    else { return }
    row.insert(Self.be, at: end)
  }

  /// *it/accident, it/joke*: what it was or is.
  private mutating func tellMishap(_ row: inout [Constituent]) {
    guard row.count == 2 || row.count == 3 && row[1].lexeme.kind == .negation,
      row[0].lexeme.lemma == "it", let last = row.last?.lexeme
    else { return }
    if !Self.nouns.contains(last.lemma), last.wordClass == .noun, !last.kind.isTemporal,
      frames.listed(last.lemma) == nil,
      !last.isInferred, ![.weather, .meal].contains(last.kind)
    {
      // *it/dog*: what it is.
      return row.insert(Self.be, at: 1)
    }
    guard Self.nouns.contains(last.lemma) else { return }
    row[row.count - 1].lexeme = Lexeme(lemma: last.lemma, wordClass: .noun, kind: .event)
    row[row.count - 1].lexeme.countability = .count
    row.insert(Self.be, at: 1)
    if ["accident", "mistake"].contains(last.lemma) { tense = .past }
  }

  private static let nouns = EnglishWords.set(
    "accident mistake joke secret surprise game present gift lie trick prank emergency")

  /// *party/birthday, juice/apple*: two nouns that are one thing the other way round (CGEL §17.104).
  private mutating func turnCompound(_ row: inout [Constituent]) {
    guard row.count > 2 else { return }
    for index in row.indices.dropLast() {
      let (first, second) = (row[index].lexeme, row[index + 1].lexeme)
      guard first.wordClass == .noun, second.wordClass == .noun, !first.kind.isTemporal,
        !first.isBeing, !second.isBeing, second.number != .plural,
        EnglishCompounds.isPair(second.lemma, first.lemma),
        !EnglishCompounds.joins(first, second), !EnglishHabits.boxes.contains(first.lemma),
        index > 0, row[index - 1].lexeme.wordClass == .verb,
        ["want", "have", "need", "like", "love", "get"].contains(row[index - 1].lexeme.lemma)
      else { continue }
      var name = first
      name.lemma = "\(second.lemma) \(first.lemma)"
      return join(&row, at: index, 2, as: name, order: [index + 1, index])
    }
  }

  /// *watch/football/telly*: what is seen, and on what.
  private func watchOn(_ row: inout [Constituent]) {
    guard row.count > 2, let last = row.last?.lexeme, Self.screens.contains(last.lemma),
      let watch = row.firstIndex(where: { ["watch", "see", "play"].contains($0.lexeme.lemma) }),
      watch + 2 < row.count, row[row.count - 2].lexeme.wordClass == .noun,
      !row[row.count - 2].lexeme.isBeing,
      !EnglishCompounds.joins(row[row.count - 2].lexeme, last)
    else { return }
    row.insert(preposition("on"), at: row.count - 1)
    if ["telly", "tablet", "phone", "iPad", "computer"].contains(last.lemma),
      let the = lexicon.known("the")
    {
      row.insert(Constituent(the), at: row.count - 1)
    }
  }

  private static let screens = EnglishWords.set(
    "telly TV television tablet phone iPad computer YouTube Netflix")

  /// *itch/back*: the part of the body does it (CGEL §5.35).
  private func ailFirst(_ row: inout [Constituent]) {
    guard row.count == 2, ["itch", "ache", "sting"].contains(row[0].lexeme.lemma),
      row[1].lexeme.kind == .body || row[1].lexeme.lemma == "back", let my = lexicon.known("my")
    else { return }
    row.swapAt(0, 1)
    if row[0].lexeme.lemma == "back" {
      row[0].lexeme = Lexeme(lemma: "back", wordClass: .noun, kind: .body)
      row[0].lexeme.countability = .count
    }
    row[1] = row[1].asVerb
    row.insert(Constituent(my), at: 0)
  }

  /// *want/bed, want/home, want/outside*: where one wants to go.
  private func goWhere(_ row: inout [Constituent]) {
    guard row.count > 1, row.count < 5, let last = row.last?.lexeme,
      ["bed", "home", "outside", "inside", "upstairs", "downstairs"].contains(last.lemma),
      ["want", "need"].contains(row[row.count - 2].lexeme.lemma),
      row[row.count - 2].lexeme.wordClass == .verb
    else { return }
    let go = Lexeme(lemma: "go", wordClass: .verb, kind: .action)
    row.insert(Constituent(go), at: row.count - 1)
    row[row.count - 2] = row[row.count - 2].asVerb
    if last.lemma == "bed" { row.insert(preposition("to"), at: row.count - 1) }
  }

  /// *go/outside/play*: where one goes, and what for (CGEL §15.48).
  private mutating func goOut(_ row: inout [Constituent]) {
    guard let go = row.indices.dropLast(2).first(where: { row[$0].lexeme.lemma == "go" }),
      row[go + 1].lexeme.lemma == "outside", row[go + 2].lexeme.wordClass == .verb
    else { return }
    join(&row, at: go, 2, as: Lexeme(lemma: "go outside", wordClass: .verb, kind: .action))
  }

  /// *need/help/math*: what one is helped with.
  private func helpWith(_ row: inout [Constituent]) {
    guard
      let help = row.indices.dropFirst().dropLast().first(where: { row[$0].lexeme.lemma == "help" }
      ),
      ["need", "want"].contains(row[help - 1].lexeme.lemma),
      help + 1 < row.count,
      row[(help + 1)...].allSatisfy({
        $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing
            && !EnglishPeople.names.contains($0.lexeme.lemma)
      }), row.last?.lexeme.wordClass == .noun, row[help + 1].lexeme.kind.isTemporal == false
    else { return }
    row[help].lexeme = Lexeme(lemma: "help", wordClass: .noun, kind: .activity)
    row[help].lexeme.countability = .mass
    row[help].lexeme.article = .bare
    row.insert(preposition("with"), at: help + 1)
  }

  /// *like/blue/more/than/red*: colors by their names.
  private func compareColors(_ row: inout [Constituent]) {
    guard row.count > 3,
      let verb = row.firstIndex(where: {
        ["like", "love", "prefer", "hate"].contains($0.lexeme.lemma)
      }),
      verb + 2 < row.count, row[verb + 1].lexeme.kind == .color,
      ["more", "better", "than", "to"].contains(row[verb + 2].lexeme.lemma)
    else { return }
    for index in row.indices.dropFirst(verb + 1) where row[index].lexeme.kind == .color {
      row[index].lexeme = Lexeme(lemma: row[index].lexeme.lemma, wordClass: .noun, kind: .idea)
      row[index].lexeme.countability = .mass
      row[index].lexeme.article = .bare
    }
  }

  /// *need/change/diaper*: what another does to one is asked for by its name.
  private mutating func changeDiaper(_ row: inout [Constituent]) {
    guard row.count > 2, let last = row.last?.lexeme,
      ["diaper", "nappy", "bandage", "dressing"].contains(last.lemma),
      row[row.count - 2].lexeme.lemma == "change",
      ["need", "want"].contains(row[row.count - 3].lexeme.lemma)
    else { return }
    let change = row.count - 2
    row.swapAt(change, change + 1)
    var name = last
    name.lemma = "\(last.lemma) change"
    name.kind = .event
    join(&row, at: change, 2, as: name)
  }

  /// *get/married/June*: when it takes place, behind the phrase that names it.
  private mutating func marryIn(_ row: inout [Constituent]) {
    guard let get = row.indices.dropLast(2).first(where: { row[$0].lexeme.lemma == "get" }),
      ["married", "divorced"].contains(row[get + 1].lexeme.lemma)
    else { return }
    join(
      &row, at: get, 2,
      as: Lexeme(lemma: "get \(row[get + 1].lexeme.lemma)", wordClass: .verb, kind: .action))
  }

  /// *when/I/big/I/be/firefighter*: what will be then (CGEL §14.22).
  private mutating func tellFuture(_ row: inout [Constituent]) {
    guard row.count > 4, row[0].lexeme.lemma == "when", isNominative(row[1].lexeme) else { return }
    var said = 2
    if EnglishVerbForms.be.contains(row[2].lexeme.lemma) { said = 3 }
    let word = row[said].lexeme.lemma
    let isGrown =
      ["big", "older", "old", "grown up", "grow up", "bigger"].contains(word)
      || word == "grow" && said + 1 < row.count && row[said + 1].lexeme.lemma == "up"
    guard isGrown, row.dropFirst(said + 1).contains(where: { isNominative($0.lexeme) }),
      !row.dropFirst(said + 1).contains(where: {
        ["want", "can", "will"].contains($0.lexeme.lemma)
      })
    else { return }
    if said == 2, row[2].lexeme.wordClass == .adjective { row.insert(Self.be, at: 2) }
    tense = .future
  }
}
