import AACCore

/// Helping verbs that were chosen as the verb, with the form that they help behind them: *I | have | just, eaten; we | be | about to leave*.
///
/// Sources: CGEL §4.18–4.24 (the perfect), §3.47 (*be about to*).
extension EnglishSentence {
  /// Makes the verb that is helped the verb of the clause.
  static func settleTypedHelpers(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    if verb == "be" { return joinAboutTo(&clause) }
    if haves.contains(verb) { foldHave(&clause, verb, planner) }
  }

  private static func foldHave(_ clause: inout Clause, _ have: String, _ planner: ClausePlanner) {
    guard
      let index = clause.complements.firstIndex(where: { !between.contains($0.lexeme.lemma) }),
      case let done = clause.complements[index],
      case let isSure = index > 0 || have != "have",
      let verb = participle(of: done.lexeme, isSure: isSure, planner),
      isSure || isFollowed(clause.complements[(index + 1)...].first?.lexeme)
    else { return }
    let helper = clause.verb?.tile
    clause.verb = Constituent(
      Lexeme(lemma: verb, wordClass: .verb, kind: .action), tile: done.tile)
    clause.helperTile = helper
    clause.options.insert(.perfect)
    clause.complements.remove(at: index)
    if have == "have just", clause.subject.isEmpty { clause.subject = planner.lexicon.small("I") }
    if have == "have just", let just = planner.lexicon.known("just") {
      clause.complements.insert(Constituent(just, tile: helper), at: 0)
    }
  }

  private static func participle(
    of lexeme: Lexeme, isSure: Bool, _ planner: ClausePlanner
  ) -> String? {
    if let verb = EnglishTypedForms.participles[lexeme.lemma] { return verb }
    guard isSure else { return nil }
    let typed = EnglishTypedForms(frames: planner.frames, lexicon: planner.lexicon)
      .base(lexeme.lemma)
    return typed?.form == .past ? typed?.verb : nil
  }

  /// *I have broken glass*, but *I have broken my glass, I have eaten*.
  private static func isFollowed(_ next: Lexeme?) -> Bool {
    guard let next else { return true }
    return next.isDeterminerLike || next.wordClass == .adposition || next.wordClass == .adverb
      || next.wordClass == .pronoun || next.kind.isTemporal || next.kind == .home
  }

  private static func joinAboutTo(_ clause: inout Clause) {
    let words = clause.complements
    let end = words[0].lexeme.lemma == "about to" ? 1 : 2
    guard words.count > end,
      words[0].lexeme.lemma == "about to"
        || words[0].lexeme.lemma == "about" && words[1].lexeme.lemma == "to"
    else { return }
    let tiles = ([clause.verb?.tile] + words[..<end].map(\.tile)).compactMap(\.self)
    clause.verb?.lexeme.lemma = "be about to"
    if let first = tiles.first, tiles.count > 1 { clause.joins[first] = tiles }
    clause.complements.removeFirst(end)
    clause.complements[0] = clause.complements[0].asVerb
  }

  private static let haves: WordSet = ["have", "has", "have just"]
  private static let between = EnglishTypedForms.between.union(["ever", "also", "recently"])
}
