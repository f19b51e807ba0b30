import AACCore

/// With what one is to be careful and to whom nice, where a noun stands right behind the quality; and *rather* as a verb: *be careful
/// with the knife, be gentle with the cat, I would rather stay home*; and who is asked, where a question word was chosen before the
/// verb.
///
/// Sources: CGEL §16.68–16.70 (adjectives with their prepositions), §3.45 (*would rather*).
extension EnglishSentence {
  /// Puts the preposition of the quality before whom or what it is turned to.
  static func turnTowards(_ clause: inout Clause, _ planner: ClausePlanner) {
    if clause.verb?.lexeme.lemma == "rather", clause.complements.first?.lexeme.isInfinitive == true
    {
      clause.verb?.lexeme = planner.lexicon.lexeme(for: "would rather", expecting: .verb)
      return
    }
    guard clause.verb?.lexeme.lemma == "be", clause.complements.count > 1,
      let place = clause.complements.firstIndex(where: { $0.lexeme.kind != .degree }),
      place < 2, place + 1 < clause.complements.count,
      case let quality = clause.complements[place].lexeme.lemma,
      let head = clause.complements[(place + 1)...].first(where: {
        !$0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .adjective
      })?.lexeme, head.wordClass == .noun || head.wordClass == .properNoun,
      !head.kind.isTemporal
    else { return }
    let isTurned =
      quality == "careful"
      ? head.wordClass == .noun && !general.contains(head.lemma)
      : conduct.contains(quality)
        && (head.kind == .animal || head.wordClass == .properNoun
          || EnglishPeople.isPossessed(head.lemma) || head.lemma == "baby")
        && clause.options.contains(.request)
    guard isTurned, let link = EnglishHabits.preposition(behind: quality),
      let preposition = planner.lexicon.known(link)
    else { return }
    clause.complements.insert(Constituent(preposition), at: place + 1)
    clause.reasons.append(.init(.preposition, head.lemma, link))
  }

  /// *how many/have/brother/you, which/prefer/you, can/you/open/jar*: of what is asked for, the pronoun behind the verb is who has or
  /// does it; and whether the other can or wants to, who does not ask himself (CGEL §11.14–11.17, §11.5).
  static func askOfDoer(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    if clause.subject.isEmpty {
      guard clause.isQuestion, clause.complements.count > 1, askable.contains(verb),
        clause.complements[0].lexeme.lemma == "you",
        clause.complements[1].lexeme.isInfinitive
          || clause.complements.count > 2 && clause.complements[2].lexeme.isInfinitive
            && clause.complements[1].lexeme.wordClass == .pronoun
      else { return }
      clause.subject = [clause.complements.removeFirst()]
      return
    }
    guard clause.subject.count < 3, let asked = clause.subject.first?.lexeme.lemma,
      let asks = planner.lexicon.asks(asked),
      let place = planner.askedDoer(clause, asks, planner.frames[verb])
    else { return }
    let doer = clause.complements.remove(at: place)
    if !clause.complements.isEmpty { clause.complements[0].government = nil }
    clause.complements = clause.subject + clause.complements
    clause.subject = [doer]
    clause.isQuestion = true
  }

  private static let askable: WordSet = [
    "can", "could", "will", "would", "want", "like", "let", "know", "would like", "may",
  ]
  private static let conduct: WordSet = ["nice", "kind", "gentle", "patient", "polite", "friendly"]
  /// Who is careful, and careful of nothing: *be a careful driver*.
  private static let general: WordSet = [
    "person", "people", "boy", "girl", "child", "kid", "kids", "man", "woman", "driver", "student",
    "worker", "cook", "player", "writer", "reader", "reading", "planning", "work", "plan", "look",
  ]
}
