import AACCore

/// Words chosen by role that are one with the next or in another place than they are said: *you guys, half/hour/late,
/// slow/ten/minute, eight/night, name/new/teacher, dress up/pirate, by itself*.
///
/// Sources: CGEL §6.18 (*you guys*), §7.61 (measure before the quality), §5.116 (*of*), §8.66, §10.34 (agreement of number).
extension EnglishSentence {
  static func settleWordsOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    callYouGuys(&clause, planner)
    guard !clause.complements.isEmpty else { return }
    sayByItself(&clause)
    dressAsMany(&clause, verb)
    guard clause.complements.count > 1 else { return }
    sayHalfHour(&clause)
    measureClock(&clause, verb)
    sayNightHour(&clause, verb)
    nameOfWhom(&clause, verb, planner)
    ownGiven(&clause, verb, planner)
    sayWhereItIs(&clause, verb)
    goOnVacation(&clause, verb)
  }

  /// *you guys*: one pronoun.
  private static func callYouGuys(_ clause: inout Clause, _ planner: ClausePlanner) {
    let words = clause.subject.map(\.lexeme.lemma)
    guard words == ["you guys"] || words == ["you", "guys"] || words == ["you", "guy"],
      var known = planner.lexicon.known("you all")
    else { return }
    known.lemma = "you guys"
    let tiles = clause.subject.compactMap(\.tile)
    clause.subject = [Constituent(known, tile: tiles.first)]
    if let tile = tiles.first, tiles.count > 1, tiles[0] != tiles[1] { clause.joins[tile] = tiles }
  }

  /// *door/open/by itself*: nobody does it to it (CGEL §6.24).
  private static func sayByItself(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last else { return }
    if alone.contains(clause.complements[last].lexeme.lemma) {
      return say(clause.complements[last].lexeme.lemma, for: 1, at: last, &clause)
    }
    guard last > 0, clause.complements[last - 1].lexeme.lemma == "by",
      alone.contains("by \(clause.complements[last].lexeme.lemma)")
    else { return }
    say("by \(clause.complements[last].lexeme.lemma)", for: 2, at: last - 1, &clause)
  }

  private static let alone: WordSet = [
    "by itself", "by himself", "by herself", "by myself", "by yourself", "by themselves",
    "by ourselves", "on its own",
  ]

  /// *children/dress up/pirate*: each as one.
  private static func dressAsMany(_ clause: inout Clause, _ verb: String) {
    guard ["dress up", "dress up as"].contains(verb),
      let index = clause.complements.indices.first(where: {
        clause.complements[$0].lexeme.wordClass == .noun
      }), index == 0 || index == 1 && clause.complements[0].lexeme.lemma == "as",
      case let persona = clause.complements[index].lexeme,
      persona.isBeing
        || ["ghost", "witch", "robot", "superhero", "zombie", "monster", "vampire"].contains(
          persona.lemma),
      let subject = clause.subject.last?.lexeme,
      ["we", "they", "you guys"].contains(subject.lemma) || EnglishHabits.isPlural(subject)
        || EnglishNouns.irregularPlurals.contains(subject.lemma)
        || clause.subject.contains(where: { $0.lexeme.lemma == "and" })
    else { return }
    multiply(index, &clause)
    if index == 0, verb == "dress up" { govern("as", at: 0, &clause) }
  }

  /// *half/hour/late* → *half an hour late* (CGEL §7.61).
  private static func sayHalfHour(_ clause: inout Clause) {
    if let half = clause.complements.indices.dropLast().first(where: {
      clause.complements[$0].lexeme.lemma == "half"
        && ["hour", "an hour"].contains(clause.complements[$0 + 1].lexeme.lemma)
        && ($0 == 0
          || !["and", "a"].contains(clause.complements[$0 - 1].lexeme.lemma)
            && clause.complements[$0 - 1].lexeme.wordClass != .numeral)
    }) {
      let hour = Lexeme(lemma: "half an hour", wordClass: .noun, kind: .duration)
      join(half...(half + 1), as: hour, &clause)
    }
    guard let last = clause.complements.indices.last, last > 0,
      ["late", "early", "later", "earlier"].contains(clause.complements[last].lexeme.lemma),
      ["half an hour", "an hour", "a minute", "a day", "a week"].contains(
        clause.complements[last - 1].lexeme.lemma)
    else { return }
    let span = clause.complements[last - 1].lexeme.lemma
    say("\(span) \(clause.complements[last].lexeme.lemma)", for: 2, at: last - 1, &clause)
  }

  /// *clock/be/slow/ten/minute* → *ten minutes slow* (CGEL §7.61).
  private static func measureClock(_ clause: inout Clause, _ verb: String) {
    guard verb == "be", clause.complements.count == 3,
      ["slow", "fast"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .numeral,
      let unit = clause.complements.last?.lexeme.lemma,
      ["second", "minute", "hour", "seconds", "minutes", "hours"].contains(unit),
      let subject = clause.subject.last?.lexeme,
      ["clock", "watch", "alarm", "timer", "alarm clock", "wristwatch"].contains(subject.lemma)
    else { return }
    let number = clause.complements[1].lexeme.lemma
    let isOne = ["one", "1"].contains(number)
    let many = isOne || unit.hasSuffix("s") ? unit : unit + "s"
    let pace = clause.complements[0].lexeme.lemma
    let tiles = [1, 2, 0].compactMap { clause.complements[$0].tile }
    if many != unit { clause.reasons.append(.init(.plural, unit, many)) }
    clause.complements = [
      Constituent(
        Lexeme(lemma: "\(number) \(many) \(pace)", wordClass: .adverb, kind: .manner),
        tile: tiles.first)
    ]
    if let tile = tiles.first { clause.joins[tile] = tiles }
  }

  /// *close/eight/night*: the hour, and not how many of them; but *stay/two/night* (CGEL §8.52).
  private static func sayNightHour(_ clause: inout Clause, _ verb: String) {
    guard
      let index = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.wordClass == .numeral
          && clause.complements[$0 + 1].lexeme.lemma == "night"
      }), clocked.contains(verb),
      hour(clause.complements[index].lexeme.lemma) != nil
    else { return }
    clause.reasons.append(.init(.preposition, clause.complements[index].lexeme.lemma, "at"))
    say("at \(clause.complements[index].lexeme.lemma) at night", for: 2, at: index, &clause)
  }

  /// *six, 6*: the hour of the clock that a number names; nil for one that is none.
  static func hour(_ text: String) -> Int? {
    (EnglishNumberWords.value(of: text)?.value ?? Int(text)).flatMap {
      (1...12).contains($0) ? $0 : nil
    }
  }

  private static let clocked = EnglishWords.set(
    "go arrive leave eat close open come start begin end finish call ring return"
  ).union([
    "wake up", "get up", "go off", "go home", "come home", "go to bed", "go to sleep", "get home",
    "come back", "fall asleep", "turn off",
  ])

  /// *forget/name/new/teacher, know/name/that/girl*: whose it is, and nobody is named (CGEL §5.116).
  private static func nameOfWhom(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard known.contains(verb), held.contains(clause.complements[0].lexeme.lemma),
      let head = headOfRole(clause.complements, from: 1), head + 1 == clause.complements.count,
      head > 1 || clause.complements[0].lexeme.wordClass == .verb
        || clause.complements[0].lexeme.lemma == "name",
      case let owner = clause.complements[head].lexeme,
      owner.isBeing || head > 1 && clause.complements[0].lexeme.lemma != "name",
      owner.wordClass == .noun, !["new", "old"].contains(clause.complements[0].lexeme.lemma)
    else { return }
    let name = clause.complements[0].lexeme.lemma
    guard
      head > 1 && !clause.complements[1..<head].allSatisfy({ $0.lexeme.kind == .possessive })
        || clause.complements[0].lexeme.wordClass == .verb
    else { return }
    var noun = planner.lexicon.lexeme(for: name, expecting: .noun)
    noun.countability = .count
    clause.complements[0].lexeme = noun
    clause.complements[0].government = nil
    clause.complements[head].government = nil
    govern("of", at: 1, &clause)
    addArticle("the", to: head + 1, from: 2, &clause)
    guard let the = planner.lexicon.known("the") else { return }
    clause.complements.insert(Constituent(the), at: 0)
    clause.reasons.append(.init(.articleDefinite, name, "the"))
  }

  private static let known = EnglishWords.set(
    "forget know remember learn guess like love say see tell hear write")
  private static let held = EnglishWords.set(
    "name color colour address number age voice smell taste price"
  ).union([
    "phone number"
  ])

  /// *she/give/her/seat/old/man*: her own; but *give/her/book* (CGEL §16.57).
  private static func ownGiven(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard ["give", "lend", "show", "offer", "sell", "hand", "leave", "send"].contains(verb),
      ["her", "she"].contains(clause.complements[0].lexeme.lemma),
      let thing = headOfRole(clause.complements, from: 1),
      clause.complements[thing].lexeme.namesThing,
      let whom = headOfRole(clause.complements, from: thing + 1),
      whom + 1 == clause.complements.count, clause.complements[whom].lexeme.isBeing
    else { return }
    var own = clause.complements[thing].lexeme
    own.lemma = (["her"] + clause.complements[1...thing].map(\.lexeme.lemma)).joined(separator: " ")
    own.article = .bare
    own.countability = .mass
    own.forms = [:]
    join(0...thing, as: own, &clause)
  }

  /// *there/be/elevator/this/building* asked: where it is (CGEL §18.45).
  private static func sayWhereItIs(_ clause: inout Clause, _ verb: String) {
    guard verb == "be", clause.isQuestion, clause.subject.last?.lexeme.lemma == "there",
      let thing = headOfRole(clause.complements, from: 0),
      let place = headOfRole(clause.complements, from: thing + 1),
      place + 1 == clause.complements.count,
      case let noun = clause.complements[place].lexeme, noun.wordClass == .noun,
      noun.isPlaceLike || noun.lemma == "floor" || noun.kind == .vehicle
    else { return }
    for index in [thing, place] { clause.complements[index].government = nil }
    let preposition =
      housed.contains(noun.lemma) ? "in" : EnglishWhereabouts.of(noun)?.preposition ?? "in"
    govern(preposition, at: thing + 1, &clause)
    if place == thing + 1 { addArticle("the", to: place + 1, from: place + 1, &clause) }
  }

  private static let housed = EnglishWords.set(
    "building hotel room house apartment park neighborhood city town village school")

  /// *do/what/vacation*: while on it (CGEL §5.44).
  private static func goOnVacation(_ clause: inout Clause, _ verb: String) {
    guard verb == "do", let last = clause.complements.indices.last, last > 0,
      ["vacation", "holiday"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.lemma == "what"
    else { return }
    clause.complements[last].government = nil
    govern("on", at: last, &clause, isBare: true)
  }
}
