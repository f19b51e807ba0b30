import AACCore

/// Verbs of several words chosen word by word, and what helps a verb: *take/care/of, get/rid/of, be/cook, both/like*.
///
/// Sources: CGEL §16.2–16.16 (phrasal and prepositional verbs, idioms), §4.25, §8.16 (*both, all* in the middle).
extension EnglishConstructions {
  mutating func settleVerb() {
    guard let verb = clause.verb, let first = words.first else { return }
    if ["both", "all", "each"].contains(verb.lexeme.lemma), canBeDone(first.lexeme) {
      clause.verb = first.asVerb
      words[0] = Constituent(
        Lexeme(lemma: verb.lexeme.lemma, wordClass: .adverb, kind: .frequency), tile: verb.tile)
      return
    }
    if clause.tense == nil, verb.lexeme.lemma == "be", let subject = clause.subject.first?.lexeme {
      // *Yesterday was Sunday, next year will be better.*
      if subject.lemma == "yesterday" || subject.lemma.hasPrefix("last ") { clause.tense = .past }
      if subject.lemma.hasPrefix("next "), subject.kind.isTemporal { clause.tense = .future }
    }
    if verb.lexeme.lemma == "be", clause.subject.count == 1,
      clause.subject[0].lexeme.lemma == "there", clause.isQuestion,
      ["what", "who"].contains(first.lexeme.lemma), words.count > 1
    {
      // *What is in the box?*
      if let tile = verb.tile, let there = clause.subject[0].tile {
        clause.joins[tile] = [there, tile]
      }
      clause.subject = []
      return
    }
    if verb.lexeme.lemma == "be", clause.options.contains(.progressive), canBeDone(first.lexeme) {
      // *be/eat* as going on: the verb is what is done, and *be* helps it (CGEL §4.25).
      clause.verb = first.asVerb
      if let tile = clause.verb?.tile, let be = verb.tile { clause.joins[tile] = [be, tile] }
      words.removeFirst()
      return
    }
    joinIdiom(verb)
  }

  private func canBeDone(_ lexeme: Lexeme) -> Bool {
    if lexeme.wordClass == .verb { return true }
    return lexeme.wordClass == .noun && planner.frames.listed(lexeme.lemma) != nil
  }

  /// *take/care/of/dog, make/fun/of/me, make/sure*: what the table has as one verb.
  private mutating func joinIdiom(_ verb: Constituent) {
    guard Self.heads.contains(verb.lexeme.lemma) else { return }
    for count in [3, 2, 1] where words.count >= count {
      let text = words[..<count].map(\.lexeme.lemma).joined(separator: " ")
      guard Self.tails.contains(text), planner.frames.listed("\(verb.lexeme.lemma) \(text)") != nil
      else { continue }
      if count == 1, text == "care" || text == "part", words.count > 1, lemma(1) == "of" {
        continue
      }
      let tiles = words[..<count].compactMap(\.tile)
      clause.verb?.lexeme = Lexeme(
        lemma: "\(verb.lexeme.lemma) \(text)", wordClass: .verb, kind: .action)
      if let tile = verb.tile { clause.joins[tile] = [tile] + tiles }
      words.removeFirst(count)
      return
    }
  }

  private static let heads = EnglishWords.set("take make get keep have go fall lose run be do")
  private static let tails: WordSet = [
    "care of", "care", "fun of", "sure", "rid of", "turns", "part", "part in", "place", "notes",
    "advantage of", "along with", "in touch", "touch with", "room", "sense", "quiet", "in love",
    "asleep", "it easy", "eye on", "fed up", "an eye on", "friends with", "track of", "used to",
    "out of", "away with", "in trouble", "to know", "back together", "in line", "up with",
    "on with",
  ]

  /// *look/up/at/sky, be/down/in/basement, up/to/you*: which way, before where (CGEL §9.65–9.66).
  mutating func settleWay(at index: Int) {
    guard index == 0, !isSubject, !clause.isLaid, lexeme(1)?.wordClass == .adposition,
      lemma(0) != "in", words.count > 2
    else { return }
    if lemma(0) == "up", lemma(1) == "to", lexeme(2)?.wordClass == .pronoun,
      clause.verb?.lexeme.lemma == "be", let pronoun = EnglishPronouns.of(lemma(2))
    {
      return join(
        0...2,
        as: Lexeme(lemma: "up to \(pronoun.accusative)", wordClass: .adjective, kind: .state))
    }
    if clause.verb?.lexeme.lemma == "look", lemma(1) == "at" {
      // What one looks at stands right behind the verb, and the way before it.
      return join(
        0...1, as: Lexeme(lemma: "\(lemma(0)) at", wordClass: .adposition, kind: .direction))
    }
    words[0].lexeme = Lexeme(lemma: lemma(0), wordClass: .adverb, kind: .direction)
  }
}
