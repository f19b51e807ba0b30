import AACCore

/// What goes on, and what cannot; at what hour a thing is done.
///
/// Sources: CGEL §4.25–4.28 (progressive, verbs of state), §9.34 (*at*).
extension EnglishSentence {
  /// *it/be/raining* → *It is raining.*
  static func progress(_ clause: inout Clause, _ planner: ClausePlanner) {
    if clause.verb?.lexeme.lemma == "miss", !clause.isLaid, clause.options.isEmpty,
      clause.tense != .future, let thing = clause.subject.last?.lexeme, thing.namesThing,
      thing.kind != .vehicle
    {
      // *The puzzle is missing a piece*: a thing lacks it (CGEL §4.28).
      clause.options.insert(.progressive)
      return
    }
    if clause.options.contains(.progressive), let verb = clause.verb?.lexeme.lemma,
      stative.contains(verb)
    {
      // *need, know*: what is so does not go on (CGEL §4.28).
      clause.options.remove(.progressive)
    }
    if clause.verb?.lexeme.lemma == "be", clause.subject.first?.lexeme.isBeing == true,
      let first = clause.complements.first?.lexeme,
      first.wordClass == .verb
        || clause.options.contains(.progressive) && first.wordClass == .noun
          && planner.frames.listed(first.lemma) != nil
    {
      let frame = planner.frames[first.lemma]
      if first.lemma == "work", !clause.isLaid,
        clause.complements.dropFirst().allSatisfy({ $0.lexeme.kind.isTemporal })
      {
        // *mom/be/work*: where she is.
        clause.complements[0].lexeme = planner.lexicon.lexeme(for: "work", expecting: .noun)
        return
      }
      if frame.pattern == .plain, !frame.isDefault, frame.past != .state {
        clause.verb = clause.complements.removeFirst().asVerb
        clause.options.insert(.progressive)
      }
      return
    }
    guard clause.verb?.lexeme.lemma == "be", let first = clause.complements.first?.lexeme,
      first.wordClass == .noun, planner.lexicon.known(first.lemma) == nil,
      let verb = EnglishGerunds.base(of: first.lemma, planner.frames)
    else { return }
    let tile = clause.complements.removeFirst().tile
    clause.verb = Constituent(Lexeme(lemma: verb, wordClass: .verb, kind: .action), tile: tile)
    clause.options.insert(.progressive)
  }

  /// *My nose is running, the phone is ringing, I'm starving*: said of nothing but the moment (CGEL §4.25).
  static func isPassing(_ clause: Clause) -> Bool {
    guard !clause.isLaid, clause.options.isEmpty, clause.tense == nil, clause.complements.isEmpty,
      !clause.isNegative, !clause.isQuestion, clause.subject.count == 1,
      let verb = clause.verb?.lexeme.lemma
    else { return false }
    let subject = clause.subject[0].lexeme
    return verb == "starve" && subject.isHuman
      || passing[verb]?.contains(subject.lemma) == true
  }

  private static let passing = WordMap<WordSet>([
    "run": ["nose", "faucet", "toilet"], "ring": ["phone", "doorbell", "bell", "alarm"],
    "melt": ["ice cream", "snowman", "popsicle"], "leak": ["diaper", "roof", "pipe", "faucet"],
  ])

  private static let stative = EnglishWords.set(
    "need know want own belong believe understand prefer")

  /// *go/bed/nine* → *I go to bed at nine*: a bare number at the end of what is done by the clock.
  static func settleHour(_ clause: inout Clause, _ planner: ClausePlanner) {
    let deed = clause.complements.last { $0.lexeme.wordClass == .verb } ?? clause.verb
    guard clause.complements.count > 1, let verb = deed?.lexeme.lemma,
      EnglishHabits.timed.contains(verb), verb != "eat",
      let last = clause.complements.last, last.lexeme.wordClass == .numeral,
      let hour = planner.lexicon.word("at \(last.lexeme.lemma)"),
      clause.complements[clause.complements.count - 2].lexeme.wordClass != .adposition
    else { return }
    clause.complements[clause.complements.count - 1].lexeme = hour.lexeme
  }
}
