import AACCore

/// What two complements have to do with each other and with their verb where no small word says it: when, where and for
/// which meal one asks *what*, what help is needed with, where somebody is pushed, who else is invited.
///
/// Sources: CGEL §11.14 (*wh*-elements), §9.15–9.19 (place), §9.46 (purpose), §13.56 (coordination of noun phrases).
extension EnglishSentence {
  /// Puts between them what English has there.
  static func putBeside(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    haveToGo(&clause, verb, planner)
    goPotty(&clause, verb)
    guard clause.complements.count > 1 else { return }
    askCircumstance(&clause, verb)
    needHelp(&clause, verb, planner)
    strikeAboard(&clause, verb, planner)
    putInto(&clause, verb, planner)
    nameBoth(&clause, verb)
  }

  /// Puts a preposition before a complement.
  static func insert(_ preposition: String, at index: Int, in clause: inout Clause) {
    clause.complements.insert(small(preposition), at: index)
  }

  /// Where the noun stands that a phrase from an index on has; nil where none begins there.
  private static func head(_ words: [Constituent], from begin: Int) -> Int? {
    var index = begin
    while index < words.count,
      words[index].lexeme.isDeterminerLike || words[index].lexeme.wordClass == .adjective
    { index += 1 }
    guard index < words.count, words[index].lexeme.isNominal else { return nil }
    return index
  }

  // MARK: What one has to do

  /// *have to/doctor, have to/test*: where one has to go, and what one has (CGEL §3.48, §16.20).
  private static func haveToGo(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    let isSplit =
      verb == "have" && clause.complements.count > 1 && clause.complements[0].lexeme.lemma == "to"
    guard verb == "have to" || isSplit else { return }
    let begin = isSplit ? 1 : 0
    guard let noun = head(clause.complements, from: begin),
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb }),
      clause.complements[noun].lexeme.wordClass == .noun
    else { return }
    let thing = clause.complements[noun].lexeme
    let goes =
      thing.isPlaceLike || EnglishPeople.visited.contains(thing.lemma) || thing.lemma == "party"
    let isAct = planner.frames.listed(thing.lemma) != nil && noun == begin
    guard goes || thing.kind == .event && (!isAct || thing.lemma == "test") else { return }
    if isSplit {
      let to = clause.complements.removeFirst()
      if let tile = clause.verb?.tile { clause.joins[tile] = [tile, to.tile].compactMap(\.self) }
    }
    clause.verb?.lexeme = planner.lexicon.lexeme(
      for: goes ? "have to" : "have", expecting: .verb)
    if goes {
      clause.complements.insert(
        Constituent(planner.lexicon.lexeme(for: "go", expecting: .verb)), at: 0)
    }
  }

  /// *go/potty*: how children are told to; in Britain it is something else.
  private static func goPotty(_ clause: inout Clause, _ verb: String) {
    guard clause.variety != .englishUnitedKingdom,
      let potty = clause.complements.firstIndex(where: { $0.lexeme.lemma == "potty" }),
      potty == 0 && verb == "go" || potty > 0 && clause.complements[potty - 1].lexeme.lemma == "go"
    else { return }
    clause.complements[potty] = Constituent(
      Lexeme(lemma: "potty", wordClass: .adverb, kind: .direction),
      tile: clause.complements[potty].tile)
  }

  // MARK: What one asks

  /// *eat/what/lunch, do/what/weekend, learn/what/school*: not which of them, but for what, when and where.
  private static func askCircumstance(_ clause: inout Clause, _ verb: String) {
    guard let what = clause.complements.firstIndex(where: { $0.lexeme.lemma == "what" }),
      what + 2 == clause.complements.count, let noun = clause.complements.last,
      noun.lexeme.wordClass == .noun || noun.lexeme.wordClass == .properNoun,
      !clause.isLaid || noun.tile != clause.complements[what].tile.map({ $0 + 1 })
    else { return }
    if noun.lexeme.kind == .meal {
      guard served.contains(verb) else { return }
      insert("for", at: what + 1, in: &clause)
      // The two are said as one: *for lunch*.
      clause.complements[what + 1].tile = noun.tile
      return
    }
    guard done.contains(verb) else { return }
    if noun.lexeme.kind == .weekday || EnglishHabits.seasons.contains(noun.lexeme.lemma)
      || ["weekend", "morning", "afternoon", "evening", "night"].contains(noun.lexeme.lemma)
    {
      clause.complements.swapAt(what, what + 1)
    } else if ["birthday", "holiday", "vacation"].contains(noun.lexeme.lemma) {
      insert("for", at: what + 1, in: &clause)
    } else if noun.lexeme.isPlaceLike || noun.lexeme.kind == .event {
      insert(noun.lexeme.kind == .room ? "in" : "at", at: what + 1, in: &clause)
    }
  }

  private static let served = EnglishWords.set(
    "eat have drink cook make want get bring pack order need buy fix do")
  /// What is done somewhere or at some time, whatever it is.
  private static let done = EnglishWords.set(
    "do eat learn buy drink make play read draw see watch cook have find hear get study say break")

  // MARK: What help is for

  /// *need/help/math, get/help/teacher*: what it is with, and whom it is from.
  private static func needHelp(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    guard ["need", "want", "get", "have"].contains(verb),
      clause.complements[0].lexeme.lemma == "help",
      let noun = head(clause.complements, from: 1),
      [.noun, .properNoun].contains(clause.complements[noun].lexeme.wordClass)
    else { return }
    let thing = clause.complements[noun].lexeme
    guard !thing.kind.isTemporal, !thing.isBeing || verb == "get" else { return }
    var help = Lexeme(lemma: "help", wordClass: .noun, kind: .idea)
    help.countability = .mass
    help.article = .bare
    clause.complements[0].lexeme = help
    for place in [0, noun] { clause.complements[place].government = nil }
    if thing.isBeing { return insert("from", at: 1, in: &clause) }
    if thing.kind == .clothing, noun == 1, let my = planner.lexicon.known("my") {
      clause.complements.insert(Constituent(my), at: 1)
    }
    let isRoom = thing.kind == .room || thing.kind == .place
    insert(isRoom ? thing.kind == .room ? "in" : "at" : "with", at: 1, in: &clause)
  }

  // MARK: Where it is done

  /// *push/me/bus, tease/us/class*: somebody is what it is done to, and the second thing is where.
  private static func strikeAboard(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard doneToOthers.contains(verb),
      let person = EnglishPronouns.of(clause.complements[0].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .pronoun, person.nominative != "it",
      let place = head(clause.complements, from: 1),
      place + 1 == clause.complements.count
        || clause.complements[place + 1].lexeme.kind.isTemporal
    else { return }
    let thing = clause.complements[place].lexeme
    let isAid = ["wheelchair", "stroller", "pram", "buggy", "cart", "pushchair"].contains(
      thing.lemma)
    guard thing.kind == .vehicle || thing.lemma == "class" || isAid else { return }
    let isWithin =
      isAid || thing.lemma == "class" || EnglishHabits.rodeIn.contains(thing.lemma)
    clause.complements[place].government = nil
    insert(isWithin ? "in" : "on", at: 1, in: &clause)
    if place == 1, thing.lemma != "class", let the = planner.lexicon.known("the") {
      clause.complements.insert(Constituent(the), at: 2)
    }
  }

  private static let doneToOthers = EnglishHabits.striking.union(
    EnglishWords.set(
      "push pull tease bully bother hug tickle chase grab annoy scare trip shove laugh hurt"))

  /// *put/toy/box, leave/bag/chair*: what holds the thing, where each by itself could be what is put.
  private static func putInto(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard verb == "put" || verb == "leave", let thing = head(clause.complements, from: 0),
      clause.complements[thing].lexeme.wordClass == .noun,
      !clause.complements[thing].lexeme.isBeing,
      let place = head(clause.complements, from: thing + 1), place + 1 == clause.complements.count
    else { return }
    let holder = clause.complements[place].lexeme
    guard holder.wordClass == .noun,
      EnglishHabits.boxes.contains(holder.lemma) || holder.kind == .furniture,
      let preposition = EnglishHabits.whereabouts(holder)
    else { return }
    clause.complements[place].government = nil
    insert(preposition, at: thing + 1, in: &clause)
    if place == thing + 1, let the = planner.lexicon.known("the") {
      clause.complements.insert(Constituent(the), at: place + 1)
    }
  }

  // MARK: Two of them

  /// *invite/her/us, know/song/poem, answer/man/doctor*: two of a kind behind a verb that takes but one.
  private static func nameBoth(_ clause: inout Clause, _ verb: String) {
    guard !["give", "show", "tell", "introduce", "send", "bring", "be"].contains(verb),
      let first = head(clause.complements, from: 0),
      let second = head(clause.complements, from: first + 1),
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .verb || $0.lexeme.kind == .question
      })
    else { return }
    let (one, other) = (clause.complements[first].lexeme, clause.complements[second].lexeme)
    let isPair = isPersonal(one) && isPersonal(other) && first == 0 && second == 1
    guard
      isPair && second + 1 == clause.complements.count
        || single.contains(verb) && areAlike(one, other)
    else { return }
    clause.complements.insert(EnglishWording.and, at: first + 1)
    for place in [first, second + 1] { clause.complements[place].government = nil }
  }

  private static func isPersonal(_ lexeme: Lexeme) -> Bool {
    guard lexeme.wordClass == .pronoun, let pronoun = EnglishPronouns.of(lexeme.lemma) else {
      return false
    }
    return pronoun.nominative != "it"
      && (pronoun.accusative == lexeme.lemma || pronoun.nominative == lexeme.lemma)
  }

  /// Two people, neither of whom is the other's, or two things that make no name.
  private static func areAlike(_ one: Lexeme, _ other: Lexeme) -> Bool {
    guard [.noun, .properNoun].contains(one.wordClass),
      [.noun, .properNoun].contains(other.wordClass)
    else { return false }
    if one.isHuman, other.isHuman {
      if other.wordClass == .properNoun, one.wordClass != .properNoun {
        // *my friend Ben*: his name.
        return EnglishPeople.names.contains(one.lemma.lowercased())
      }
      return EnglishPeople.names.contains(other.lemma.lowercased())
        || !EnglishPeople.isPossessed(other.lemma)
    }
    return !one.isBeing && !other.isBeing && !one.kind.isTemporal && !other.kind.isTemporal
      && !one.isPlaceLike && !other.isPlaceLike && !EnglishCompounds.joins(one, other)
      && !["answer", "name", "way", "story", "reason"].contains(one.lemma)
      && !["name", "title", "word", "language"].contains(other.lemma)
  }

  /// Verbs with one thing or person behind them, whatever a second could be to others.
  private static let single = EnglishWords.set("know answer ask visit trust remember meet miss")
}
