import AACCore

/// Small words of needs and news: *a ride to the doctor, stuck in the door, you're welcome, save it for later*.
///
/// Sources: CGEL §9.15–9.19 (place), §9.50 (cause), §11.53 (formulae), §10.9 (*be* understood), §8.97 (*yet* asks).
extension EnglishWording {
  /// Puts in what such rows leave out.
  mutating func completeNeeds(_ row: inout [Constituent]) {
    joinDayOff(&row)
    guard row.count > 1 else { return }
    needRide(&row)
    stickIn(&row)
    welcome(&row)
    beLateSorry(&row)
    notWhat(&row)
    askYet(row)
    cancel(&row)
    saveForLater(&row)
    sayNo(&row)
    withoutFirst(&row)
    completeStates(&row)
    thankForThing(&row)
  }

  /// *thank/you/food, thank you/present*: what one thanks for.
  private func thankForThing(_ row: inout [Constituent]) {
    let end = row[0].lexeme.lemma == "thank" && row[1].lexeme.lemma == "you" ? 2 : 1
    guard end == 2 || ["thank you", "thanks"].contains(row[0].lexeme.lemma),
      row.count == end + 1, row[end].lexeme.wordClass == .noun, !row[end].lexeme.isBeing,
      !Self.endearments.contains(row[end].lexeme.lemma),
      !row[end].lexeme.kind.isTemporal
    else { return }
    row.insert(preposition("for"), at: end)
  }

  /// *my/shoe/untied, rent/due, door/open/little, feel/sick/car, my/turn/choose, window/open/please*: how something or
  /// somebody is, and what is asked for.
  private func completeStates(_ row: inout [Constituent]) {
    let last = row[row.count - 1].lexeme
    let isDetermined = row[0].lexeme.isDeterminerLike
    if row.count == (isDetermined ? 3 : 2), Self.undone.contains(last.lemma),
      row[row.count - 2].lexeme.wordClass == .noun || row[row.count - 2].lexeme.lemma == "rent",
      !row[row.count - 2].lexeme.isBeing
    {
      row[row.count - 1].lexeme = Lexeme(lemma: last.lemma, wordClass: .adjective, kind: .state)
      let isRent = row[row.count - 2].lexeme.lemma == "rent"
      if isRent {
        // A form of *rend* as well.
        row[row.count - 2].lexeme = Lexeme(
          lemma: isDetermined ? "rent" : "the rent", wordClass: .properNoun, kind: .money)
        row[row.count - 2].lexeme.article = .bare
        row[row.count - 2].lexeme.animacy = .inanimate
      }
      row.insert(Self.be, at: row.count - 1)
      let article = row[row.count - 3].lexeme.kind == .body ? "my" : "the"
      if !isDetermined, !isRent, let the = word(article) { row.insert(the, at: 0) }
    } else if row.count == 3, last.lemma == "little", row[1].lexeme.lemma == "open" {
      row[2].lexeme = Lexeme(lemma: "a little", wordClass: .adverb, kind: .manner)
    } else if row.count == 3, row[0].lexeme.lemma == "feel", row[1].lexeme.wordClass == .adjective,
      last.wordClass == .noun, last.kind == .vehicle || last.isPlaceLike, let speaker = word("I"),
      let the = word("the")
    {
      row.insert(contentsOf: [preposition("in"), the], at: 2)
      row.insert(speaker, at: 0)
    } else if row.count == 3, row[0].lexeme.kind == .possessive, row[1].lexeme.lemma == "turn",
      last.wordClass == .verb, let it = word("it")
    {
      row[1].lexeme = Lexeme(lemma: "turn", wordClass: .noun, kind: .event)
      row[2].lexeme = Lexeme(lemma: "to \(last.lemma)", wordClass: .adverb, kind: .manner)
      row.insert(contentsOf: [it, Self.be], at: 0)
    } else if row.count == 3, last.lemma == "please",
      ["open", "close"].contains(row[1].lexeme.lemma),
      row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing, let the = word("the")
    {
      row = [row[1].asVerb, the, row[0], row[2]]
    }
  }

  /// What something is when nobody has done it, or somebody has.
  private static let undone = EnglishWords.set(
    "untied unzipped unbuttoned ripped torn cracked clogged stolen blocked locked due")

  /// *dad/say/no/candy*: what somebody said, word for word.
  private mutating func sayNo(_ row: inout [Constituent]) {
    guard let no = row.firstIndex(where: { $0.lexeme.lemma == "no" }), no > 1, no + 2 == row.count,
      ["say", "said", "says"].contains(row[no - 1].lexeme.lemma),
      row[no + 1].lexeme.wordClass == .noun
    else { return }
    var said = Lexeme(lemma: "no \(row[no + 1].lexeme.lemma)", wordClass: .noun, kind: .idea)
    said.countability = .mass
    said.article = .bare
    join(&row, at: no, 2, as: said)
  }

  /// *no/sugar/coffee, no/battery/tablet*: what something is without, laid first.
  private func withoutFirst(_ row: inout [Constituent]) {
    guard row.count == 3, row[0].lexeme.lemma == "no", row[2].lexeme.wordClass == .noun,
      EnglishPairings.link(row[2].lexeme, row[1].lexeme, verb: "") != nil
        || ["battery", "signal", "sound", "charge"].contains(row[1].lexeme.lemma)
          && row[2].lexeme.kind == .device
    else { return }
    row = [row[2], row[0], row[1]]
  }

  private func word(_ lemma: String) -> Constituent? {
    lexicon.known(lemma).map { Constituent($0) }
  }

  /// What one calls somebody dear.
  private static let endearments = EnglishWords.set(
    "love dear darling honey sweetheart sweetie babe mate pal buddy")

  /// *day/off, time/off, band/aid*: one thing.
  private mutating func joinDayOff(_ row: inout [Constituent]) {
    guard
      let index = row.indices.dropLast().first(where: {
        ["day", "time"].contains(row[$0].lexeme.lemma) && row[$0 + 1].lexeme.lemma == "off"
          || row[$0].lexeme.lemma == "band" && ["aid", "Aid"].contains(row[$0 + 1].lexeme.lemma)
      })
    else { return }
    let text = "\(row[index].lexeme.lemma) \(row[index + 1].lexeme.lemma)"
    var thing = Lexeme(lemma: text, wordClass: .noun, kind: .thing)
    thing.countability = text == "time off" ? .mass : .count
    join(&row, at: index, 2, as: thing)
  }

  /// *need/ride/doctor*: to whom or where one is to be taken.
  private func needRide(_ row: inout [Constituent]) {
    guard let need = row.firstIndex(where: { ["need", "want"].contains($0.lexeme.lemma) }),
      need < 2, need + 3 == row.count, ["ride", "lift"].contains(row[need + 1].lexeme.lemma),
      let last = row.last?.lexeme, let article = word("a"),
      last.isPlaceLike || EnglishPeople.visited.contains(last.lemma) || last.lemma == "work"
    else { return }
    row[need + 1].lexeme = Lexeme(lemma: row[need + 1].lexeme.lemma, wordClass: .noun, kind: .event)
    row[need + 1].lexeme.countability = .count
    if last.lemma != "home" { row.insert(preposition("to"), at: need + 2) }
    row.insert(article, at: need + 1)
  }

  /// *wheelchair/stuck/door, I/stuck/traffic*: where it is so.
  private func stickIn(_ row: inout [Constituent]) {
    if row.count == 2, row[0].lexeme.lemma == "stuck", let speaker = word("I"),
      row[1].lexeme.isPlaceLike
        || ["traffic", "elevator", "lift", "mud", "snow", "line"].contains(row[1].lexeme.lemma)
    {
      row.insert(speaker, at: 0)
    }
    guard let stuck = row.firstIndex(where: { $0.lexeme.lemma == "stuck" }), stuck > 0,
      stuck + 2 == row.count, let place = row.last?.lexeme, place.namesThing,
      !hasVerb(row[..<stuck].filter { $0.lexeme.lemma != "be" }),
      row[stuck - 1].lexeme.lemma == "be" || isNominative(row[stuck - 1].lexeme)
        || row[stuck - 1].lexeme.wordClass == .noun
    else { return }
    row[stuck].lexeme = Lexeme(lemma: "stuck", wordClass: .adjective, kind: .state)
    let isOn = place.kind == .plant || ["floor", "roof", "bus", "train"].contains(place.lemma)
    if !EnglishHabits.isMass(place), place.lemma != "traffic",
      !EnglishHabits.barePlaces.contains(place.lemma), let the = word("the")
    {
      row.insert(the, at: stuck + 1)
    }
    row.insert(preposition(isOn ? "on" : place.lemma == "school" ? "at" : "in"), at: stuck + 1)
    if row[stuck - 1].lexeme.lemma != "be" { row.insert(Self.be, at: stuck) }
  }

  /// *you/welcome*: the answer to thanks.
  private func welcome(_ row: inout [Constituent]) {
    guard row.count == 2, row[0].lexeme.lemma == "you", row[1].lexeme.lemma == "welcome" else {
      return
    }
    row[1].lexeme = Lexeme(lemma: "welcome", wordClass: .adjective, kind: .state)
    row.insert(Self.be, at: 1)
  }

  /// *sorry/late*: what the speaker is sorry to be.
  private func beLateSorry(_ row: inout [Constituent]) {
    guard row.count == 2, row[0].lexeme.lemma == "sorry", row[1].lexeme.lemma == "late",
      let speaker = word("I")
    else { return }
    row.insert(contentsOf: [speaker, Self.be], at: 1)
  }

  /// *that/not/what/I/mean*: *be* before what is picked out (CGEL §15.8).
  private func notWhat(_ row: inout [Constituent]) {
    guard row.count > 4, EnglishHabits.demonstratives.contains(row[0].lexeme.lemma),
      row[1].lexeme.kind == .negation,
      ["what", "how", "where", "who"].contains(row[2].lexeme.lemma),
      isNominative(row[3].lexeme)
    else { return }
    row.insert(Self.be, at: 1)
  }

  /// *dad/home/yet*: with nothing denied, *yet* asks.
  private mutating func askYet(_ row: [Constituent]) {
    guard row.count > 2, row.last?.lexeme.lemma == "yet",
      row.dropLast().allSatisfy({
        $0.lexeme.kind != .negation && $0.lexeme.kind != .question
          && !$0.lexeme.lemma.hasSuffix("n't") && $0.lexeme.lemma != "no"
          && $0.lexeme.wordClass != .conjunction && $0.lexeme.lemma != "never"
      })
    else { return }
    asks = true
  }

  /// *practice/canceled/rain*: what does not take place, and why.
  private func cancel(_ row: inout [Constituent]) {
    guard row.count > 1, ["canceled", "cancelled"].contains(row[1].lexeme.lemma),
      row[0].lexeme.wordClass == .noun || lexicon.known(row[0].lexeme.lemma)?.wordClass == .noun
        || ["practice", "work", "swim"].contains(row[0].lexeme.lemma)
    else { return }
    if row[0].lexeme.wordClass == .verb {
      row[0].lexeme = Lexeme(lemma: row[0].lexeme.lemma, wordClass: .noun, kind: .event)
      row[0].lexeme.countability = .mass
      row[0].lexeme.article = .bare
    }
    row[1].lexeme = Lexeme(lemma: row[1].lexeme.lemma, wordClass: .adjective, kind: .state)
    if row.count == 3, row[2].lexeme.wordClass == .noun, !row[2].lexeme.kind.isTemporal,
      let the = word("the")
    {
      row.insert(contentsOf: [preposition("because of"), the], at: 2)
    }
    row.insert(Self.be, at: 1)
  }

  /// *save/it/for/later*: one phrase of time.
  private mutating func saveForLater(_ row: inout [Constituent]) {
    guard
      let index = row.indices.dropFirst().dropLast().first(where: {
        row[$0].lexeme.lemma == "for"
          && ["later", "now", "today", "tomorrow", "tonight"].contains(row[$0 + 1].lexeme.lemma)
      }), index + 2 == row.count
    else { return }
    join(
      &row, at: index, 2,
      as: Lexeme(
        lemma: "for \(row[index + 1].lexeme.lemma)", wordClass: .adverb, kind: .manner))
  }
}
