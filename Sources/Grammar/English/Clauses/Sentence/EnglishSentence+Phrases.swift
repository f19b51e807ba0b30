import AACCore

/// Phrases on one tile, and words beside a verb that are what only that verb makes of them.
///
/// Sources: CGEL §16.68–16.83 (adjectives with prepositions), §9.34 (years), §15.48 (verbal nouns).
extension EnglishSentence {
  /// *be allergic*, a year, a game that nobody knows, *after/break*.
  static func settlePhrases(_ clause: inout Clause, _ planner: ClausePlanner) {
    partQuality(&clause, planner)
    nameYear(&clause, planner)
    nameGame(&clause)
    nameBreak(&clause, planner)
    turnLesson(&clause)
    offerHelp(&clause, planner)
    tellWhichTime(&clause)
    tellNextTime(&clause, planner)
  }

  /// *record/my/voice/next/session, come/next/lesson*: when it is done, where it is not what it is done to (CGEL §8.64,
  /// §5.48); but *miss the next session*.
  private static func tellNextTime(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let event = clause.complements.indices.last, event > 0,
      ["next", "last", "this"].contains(clause.complements[event - 1].lexeme.lemma),
      meetings.contains(clause.complements[event].lexeme.lemma), let verb = clause.verb
    else { return }
    let which = clause.complements[event - 1]
    if event > 1 {
      let before = clause.complements[event - 2].lexeme
      guard before.wordClass != .adposition, !before.isDeterminerLike,
        before.wordClass != .verb || planner.frames[before.lemma].slot(.object) == nil
      else { return }
    } else if verb.lexeme.lemma == "be" || planner.frames[verb.lexeme.lemma].slot(.object) != nil {
      return
    }
    let time = clause.complements[event]
    clause.complements[event - 1].lexeme = Lexeme(
      lemma: "\(which.lexeme.lemma) \(time.lexeme.lemma)", wordClass: .adverb, kind: .time)
    if let first = which.tile, let second = time.tile { clause.joins[first] = [first, second] }
    clause.complements.removeLast()
    guard clause.tense == nil, which.lexeme.lemma != "this" else { return }
    clause.tense = which.lexeme.lemma == "last" ? .past : .future
  }

  /// What takes place again and again, so that one of them is a time.
  private static let meetings = EnglishWords.set(
    "session lesson class appointment meeting visit game match practice rehearsal semester term lecture period"
  )

  /// *vote/for/first time, come/here/first/time*: which time it is done (CGEL §8.64).
  private static func tellWhichTime(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma != "be" else { return }
    for index in clause.complements.indices.reversed() {
      let words = clause.complements[index...].prefix(2).map(\.lexeme.lemma)
      if words[0].hasPrefix("for "), words[0].hasSuffix(" time"),
        Self.ordinals.contains(String(words[0].dropFirst(4).dropLast(5)))
      {
        clause.complements[index].lexeme.lemma = "for the \(words[0].dropFirst(4))"
        return
      }
      let first = words[0].hasSuffix(" time") ? String(words[0].dropLast(5)) : words[0]
      let length = first == words[0] ? 2 : 1
      guard Self.ordinals.contains(first), length == 1 || words.last == "time" && words.count == 2
      else {
        continue
      }
      let isFor = index > 0 && clause.complements[index - 1].lexeme.lemma == "for"
      guard isFor || first != "last" else { continue }
      let begin = isFor ? index - 1 : index
      let tiles = clause.complements[begin..<(index + length)].compactMap(\.tile)
      clause.complements[begin] = Constituent(
        Lexeme(lemma: "for the \(first) time", wordClass: .adverb, kind: .time), tile: tiles.first)
      if let tile = tiles.first { clause.joins[tile] = tiles }
      clause.complements.removeSubrange((begin + 1)..<(index + length))
      return
    }
  }

  private static let ordinals: WordSet = ["first", "second", "third", "last"]

  /// *be allergic, be jealous of, get angry* as a verb that is not listed: the linking verb and its quality.
  private static func partQuality(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb, planner.frames[verb.lexeme.lemma].isDefault,
      let space = verb.lexeme.lemma.firstIndex(of: " ")
    else { return }
    let link = String(verb.lexeme.lemma[..<space])
    guard ["be", "get", "feel", "become", "stay"].contains(link) else { return }
    var rest = verb.lexeme.lemma[verb.lexeme.lemma.index(after: space)...]
      .split(separator: " ").map(String.init)
    var preposition: String?
    if rest.count > 1, let last = rest.last,
      EnglishParticles.prepositions.contains(last)
        || ["in", "on", "by"].contains(last)
    {
      preposition = rest.removeLast()
    }
    let quality = rest.joined(separator: " ")
    let known = planner.lexicon.known(quality)
    guard known?.wordClass == .adjective || EnglishHabits.adjectivePrepositions[quality] != nil
    else { return }
    clause.verb?.lexeme = planner.lexicon.lexeme(for: link, expecting: .verb)
    if let preposition, !clause.complements.isEmpty {
      clause.complements.insert(
        Constituent(Lexeme(lemma: preposition, wordClass: .adposition, kind: .direction)), at: 0)
    }
    clause.complements.insert(
      Constituent(
        known ?? Lexeme(lemma: quality, wordClass: .adjective, kind: .emotion), tile: verb.tile),
      at: 0)
  }

  /// *be born/Chicago/2009, move/2015*: four figures behind what is done are a year.
  private static func nameYear(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb else { return }
    for index in clause.complements.indices {
      let word = clause.complements[index].lexeme
      guard word.wordClass == .numeral, word.lemma.utf8.count == 4, let year = Int(word.lemma),
        (1900..<2100).contains(year),
        index + 1 == clause.complements.count
          || clause.complements[index + 1].lexeme.wordClass != .noun,
        index == 0 || clause.complements[index - 1].lexeme.wordClass != .adposition,
        verb.lexeme.lemma != "be"
          || clause.complements.prefix(index).contains(where: {
            $0.lexeme.wordClass == .noun || $0.lexeme.lemma == "born"
          })
      else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: "in \(word.lemma)", wordClass: .adverb, kind: .time)
    }
  }

  /// *take/bus/12, be/third/grade, have/three/pair/socks*: numbers and ranks that belong to the noun beside them.
  static func nameByNumber(_ clause: inout Clause, _ wording: inout EnglishWording) {
    guard clause.complements.count > 1, let verb = clause.verb?.lexeme.lemma else { return }
    if !EnglishWording.counting.contains(verb)
      || clause.complements.contains(where: { $0.lexeme.lemma == "number" })
    {
      wording.joinNumbered(&clause.complements)
    }
    if EnglishWording.standing.contains(verb), clause.subject.first?.lexeme.isHuman == true {
      wording.placeNumbered(&clause.complements)
      if verb == "be" { wording.joinRanked(&clause.complements) }
    }
    if let pair = clause.complements.indices.dropLast().last(where: {
      clause.complements[$0].lexeme.lemma == "pair"
    }), clause.complements[pair + 1].lexeme.wordClass == .noun,
      clause.complements[pair + 1].lexeme.kind == .clothing && !clause.isLaid
        || pair > 0 && clause.complements[pair - 1].lexeme.wordClass == .numeral
    {
      // Three pairs of socks: CGEL §5.8.
      clause.complements.insert(
        Constituent(Lexeme(lemma: "of", wordClass: .adposition, kind: .direction)), at: pair + 1)
    }
  }

  /// *play/Blorbix/with/I*: a name that nobody knows, right behind *play*, is a game's.
  private static func nameGame(_ clause: inout Clause) {
    nameTown(&clause)
    guard clause.verb?.lexeme.lemma == "play", let first = clause.complements.first?.lexeme,
      first.wordClass == .properNoun, first.isInferred, !EnglishNames.isGiven(first.lemma),
      first.kind == .person || first.kind == .thing
    else { return }
    clause.complements[0].lexeme.kind = .game
    clause.complements[0].lexeme.animacy = .inanimate
    clause.complements[0].lexeme.article = .bare
  }

  /// *move/Leeds, travel/to/Cornwall*: a name that nobody knows and that is no given name is a place's, behind what one goes.
  private static func nameTown(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma,
      EnglishHabits.moving.contains(verb) || ["move", "walk", "cycle"].contains(verb)
    else { return }
    for index in clause.complements.indices.prefix(2) {
      let name = clause.complements[index].lexeme
      guard name.wordClass == .properNoun, name.isInferred, !EnglishNames.isGiven(name.lemma),
        name.kind == .person || name.kind == .thing,
        index == 0 || ["to", "from", "in", "near"].contains(clause.complements[0].lexeme.lemma)
      else { continue }
      clause.complements[index].lexeme.kind = .place
      clause.complements[index].lexeme.animacy = .inanimate
      clause.complements[index].lexeme.article = .bare
    }
  }

  /// *have/maths/after/break*: behind a preposition of time, with nothing that it is done to.
  private static func nameBreak(_ clause: inout Clause, _ planner: ClausePlanner) {
    for index in clause.complements.indices.dropFirst() {
      let word = clause.complements[index].lexeme
      let next = index + 1 < clause.complements.count ? clause.complements[index + 1].lexeme : nil
      guard
        ["break", "practice", "rehearsal", "training", "work", "playtime"].contains(word.lemma),
        ["before", "after", "during", "until"].contains(
          clause.complements[index - 1].lexeme.lemma),
        next == nil || next?.kind.isTemporal == true
      else { continue }
      var noun = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .event)
      noun.countability = .mass
      noun.article = .bare
      clause.complements[index].lexeme = noun
    }
  }

  /// *for/test/math* → *for the math test*: what a test is in stands before it (CGEL §17.104).
  private static func turnLesson(_ clause: inout Clause) {
    guard !clause.isLaid else { return }
    for index in clause.complements.indices.dropLast() {
      let (head, subject) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
      guard head.wordClass == .noun, subject.wordClass == .noun, head.number != .plural,
        !EnglishCompounds.joins(head, subject)
      else { continue }
      let isTaught =
        index > 0 && clause.complements[index - 1].lexeme.wordClass == .adposition
        && (subject.kind == .subject || subject.kind == .languageName)
        && EnglishCompounds.joins(subject, head)
      let isNamed =
        turned.contains(head.lemma) && EnglishCompounds.isPair(subject.lemma, head.lemma)
      guard isTaught || isNamed else { continue }
      let tiles = [clause.complements[index + 1].tile, clause.complements[index].tile]
        .compactMap(\.self)
      clause.complements[index].lexeme.lemma = "\(subject.lemma) \(head.lemma)"
      if let first = tiles.first {
        clause.complements[index].tile = first
        clause.joins[first] = tiles
      }
      clause.complements.remove(at: index + 1)
      return
    }
  }

  /// What is named by what stands before it, however it is chosen: *school trip, birthday party*.
  private static let turned = EnglishWords.set(
    "trip party teacher class lesson uniform nurse card present")

  /// *I/help/you/set/table* asked: what one offers (CGEL §11.10, §4.58).
  private static func offerHelp(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.isQuestion, !clause.isNegative, clause.tense == nil || clause.tense == .present,
      clause.options.isEmpty, clause.subject.count == 1, clause.subject[0].lexeme.lemma == "I",
      let verb = clause.verb, verb.lexeme.lemma == "help",
      clause.complements.first?.lexeme.lemma == "you",
      clause.complements.allSatisfy({ $0.lexeme.kind != .question })
    else { return }
    clause.verb = Constituent(planner.lexicon.lexeme(for: "can", expecting: .verb))
    clause.complements.insert(verb, at: 0)
  }
}
