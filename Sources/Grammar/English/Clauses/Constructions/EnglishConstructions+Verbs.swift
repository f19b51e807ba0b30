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
  private mutating func settleWay(at index: Int) {
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
    words[0].lexeme = Lexeme(lemma: lemma(0), wordClass: .adverb, kind: .direction)
  }

  // MARK: Places and likeness

  /// *in/front of/house, out/of/bed, like/that, all/my/life, either/one.*
  mutating func settlePlace(at index: Int) {
    switch lemma(index) {
    case "in", "out":
      let text = "\(lemma(index)) \(lemma(index + 1))"
      let longer = "\(text) \(lemma(index + 2))"
      if longer == "in front of", let known = planner.lexicon.known(longer) {
        return join(index...(index + 2), as: known)
      }
      guard text == "in front of" || text == "out of", index + 2 < words.count,
        let known = planner.lexicon.known(text)
      else { return settleWay(at: index) }
      join(index...(index + 1), as: known)
    case "up", "down", "over", "away", "back", "off": settleWay(at: index)
    case "like":
      guard ["this", "that"].contains(lemma(index + 1)), index + 2 == words.count,
        index > 0 || clause.options.contains(.request), lemma(index - 1) != "to",
        lexeme(index - 1)?.wordClass != .verb
      else { return }
      join(index...(index + 1), "like \(lemma(index + 1))", .manner)
    case "all":
      if let doer = lexeme(index + 1), doer.wordClass == .pronoun, index + 3 == words.count,
        !isSubject, doer.lemma != "it", EnglishPronouns.of(doer.lemma)?.nominative == doer.lemma
      {
        // *all I need.*
        words[index].lexeme = Lexeme(lemma: "all", wordClass: .pronoun, kind: .thing)
        return
      }
      guard lexeme(index + 1)?.kind == .possessive, lemma(index + 2) == "life" else { return }
      join(index...(index + 2), "all \(lemma(index + 1)) life", .duration)
    case "either", "neither":
      guard lemma(index + 1) == "one" else { return }
      var one = Lexeme(lemma: "\(lemma(index)) one", wordClass: .pronoun, kind: .thing)
      one.person = .third
      one.number = .singular
      if lemma(index) == "neither", !isSubject {
        one.lemma = "either one"
        clause.isNegative = true
      }
      join(index...(index + 1), as: one)
    case "at":
      guard ["least", "most"].contains(lemma(index + 1)),
        lexeme(index + 2)?.wordClass == .numeral || Self.isNoun(lexeme(index + 2))
      else { return }
      join(index...(index + 1), "at \(lemma(index + 1))", .degree)
    default: break
    }
  }
}
