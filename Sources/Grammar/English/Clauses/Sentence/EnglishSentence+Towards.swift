import AACCore

/// With what one is to be careful and to whom nice, where a noun stands right behind the quality; and *rather* as a verb: *be careful
/// with the knife, be gentle with the cat, I would rather stay home*.
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

  private static let conduct: WordSet = ["nice", "kind", "gentle", "patient", "polite", "friendly"]
  /// Who is careful, and careful of nothing: *be a careful driver*.
  private static let general: WordSet = [
    "person", "people", "boy", "girl", "child", "kid", "kids", "man", "woman", "driver", "student",
    "worker", "cook", "player", "writer", "reader", "reading", "planning", "work", "plan", "look",
  ]
}
