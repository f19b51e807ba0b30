import AACCore

/// Who is meant in a row of tiles that asks or wishes and names nobody.
///
/// Sources: CGEL §11.4, §11.12 (questions), §12.46 (ellipsis of the subject).
extension EnglishSentence {
  /// *want/cookie, be/my/friend* asked with nobody named: whoever is spoken to is meant (CGEL §11.4).
  static func askListener(_ clause: inout Clause, _ planner: ClausePlanner) {
    if clause.isQuestion, clause.verb?.lexeme.lemma == "be", clause.verb?.tile == 0,
      clause.subject.first?.lexeme.lemma == "my", clause.subject.last?.lexeme.isHuman == true,
      clause.complements.isEmpty
    {
      clause.complements = clause.subject
      clause.subject = []
    }
    if clause.isLaid, clause.verb?.lexeme.lemma == "fancy", clause.subject.isEmpty,
      !clause.complements.isEmpty
    {
      // *fancy/crisps*: nobody is told to (CGEL §12.46).
      clause.options.remove(.request)
      if let who = planner.lexicon.known(clause.isQuestion ? "you" : "I") {
        clause.subject = [Constituent(who)]
      }
      return
    }
    if clause.isLaid, clause.isQuestion { askWhoIsThere(&clause, planner) }
    guard clause.isLaid, clause.isQuestion, clause.subject.isEmpty,
      let verb = clause.verb?.lexeme.lemma,
      clause.complements.allSatisfy({ $0.lexeme.kind != .question }),
      let you = planner.lexicon.known("you")
    else { return }
    let isFriend =
      verb == "be" && clause.tense == nil && clause.complements.count < 4
      && clause.complements.first?.lexeme.lemma == "my"
      && clause.complements.last?.lexeme.isHuman == true
    let isPolite =
      clause.options.contains(.polite) && planner.frames[verb].pattern == .plain
      && clause.complements.contains { ["me", "my", "us"].contains($0.lexeme.lemma) }
    guard isFriend || isPolite || asked.contains(verb) else { return }
    clause.subject = [Constituent(you)]
    clause.options.remove(.request)
    if isFriend { clause.tense = .future }
  }

  /// *Want/you/play?, see/you/me?, help/me/lift/box?*: who is asked does it, and nobody helps himself (CGEL §11.5–11.8).
  private static func askWhoIsThere(_ clause: inout Clause, _ planner: ClausePlanner) {
    if let verb = clause.verb, clause.subject.count == 1, clause.complements.count == 1,
      clause.complements[0].lexeme.lemma == "you", clause.subject[0].lexeme.lemma == "I",
      let me = planner.lexicon.known("me"), let speaker = clause.subject[0].tile,
      let tile = verb.tile, speaker > tile, asked.contains(verb.lexeme.lemma)
    {
      // *like/you/me* asked.
      clause.subject = [clause.complements[0]]
      clause.complements = [Constituent(me, tile: speaker)]
      return
    }
    guard let verb = clause.verb?.lexeme.lemma, let first = clause.complements.first?.lexeme.lemma,
      clause.subject.isEmpty || clause.subject.count == 1 && clause.subject[0].tile == nil
    else { return }
    if first == "you", asked.contains(verb) || ["come", "go", "see", "have"].contains(verb) {
      clause.subject = [clause.complements.removeFirst()]
      clause.options.remove(.request)
    } else if verb == "help", first == "me", clause.complements.count > 1 {
      clause.options.formUnion([.request, .polite])
      clause.subject = []
    }
  }

  private static let asked = EnglishWords.set("want like love need know understand remember hear")
}
