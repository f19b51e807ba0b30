import AACCore

/// In whose arms, for which class, to what one says no and how one gets dressed, where the words were chosen by role:
/// *carry/baby/arms, bake/cookies/my/class, say/no/candy, get/dressed/alone, do/what/Christmas*.
///
/// Sources: CGEL §5.35 (parts of the body), §9.46 (*for*), §9.53 (*to*), §8.82 (*alone*).
extension EnglishSentence {
  static func settleCarriedOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard clause.complements.count > 1 else { return }
    switch verb {
    case "carry", "hold", "cradle", "rock": carryInArms(&clause, planner)
    case "bake", "cook": bakeFor(&clause)
    case "say": sayNoTo(&clause)
    case "get": dressAlone(&clause)
    case "do": doOnFeast(&clause)
    default: return
    }
  }

  /// *carry/baby/arms, carry/boy/shoulders*: in one's own (CGEL §5.35).
  private static func carryInArms(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let last = clause.complements.indices.last,
      let part = carryingParts[clause.complements[last].lexeme.lemma],
      let whom = headOfRole(clause.complements, from: 0), whom + 1 == last,
      clause.complements[whom].lexeme.wordClass == .noun, !clause.options.contains(.request),
      let subject = clause.subject.last?.lexeme, subject.isHuman || subject.isSubjectForm,
      let owner = possessive(of: clause.subject), let word = possessiveWord(owner, planner)
    else { return }
    clause.complements[last].government = nil
    govern(part, at: last, &clause)
    clause.complements.insert(Constituent(word), at: last + 1)
    clause.reasons.append(.init(.articleOwn, clause.complements[last + 2].lexeme.lemma, owner))
  }

  private static let carryingParts: WordMap<String> = [
    "arms": "in", "shoulders": "on", "lap": "on", "hands": "in",
  ]

  /// *bake/cookies/my/class, bake/cake/my/birthday*: for them (CGEL §9.46).
  private static func bakeFor(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 1, clause.complements[last - 1].lexeme.kind == .possessive,
      case let noun = clause.complements[last].lexeme, noun.wordClass == .noun,
      ["class", "birthday", "teacher", "school"].contains(noun.lemma) || noun.kind == .event,
      clause.complements[last - 2].lexeme.wordClass == .noun
    else { return }
    clause.complements[last].government = nil
    govern("for", at: last - 1, &clause)
  }

  /// *say/no/candy, say/yes/him*: to it (CGEL §9.53).
  private static func sayNoTo(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      ["no", "yes"].contains(clause.complements[0].lexeme.lemma),
      [.noun, .properNoun, .pronoun].contains(clause.complements[1].lexeme.wordClass)
    else { return }
    clause.verb?.lexeme = Lexeme(
      lemma: "say \(clause.complements[0].lexeme.lemma)", wordClass: .verb, kind: .action)
    if let first = clause.verb?.tile, let second = clause.complements[0].tile {
      clause.joins[first] = [first, second]
    }
    clause.complements.removeFirst()
    govern("to", at: 0, &clause)
  }

  /// *get/dressed/alone*: with nobody's help (CGEL §8.82).
  private static func dressAlone(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[1].lexeme.lemma == "alone",
      ["dressed", "ready", "undressed", "up"].contains(clause.complements[0].lexeme.lemma)
    else { return }
    say("alone", for: 1, at: 1, &clause)
  }

  /// *do/what/Christmas* (CGEL §9.34, §9.46).
  private static func doOnFeast(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard clause.complements[last - 1].lexeme.lemma == "what",
      ["Christmas", "Easter", "Halloween", "Thanksgiving"].contains(
        clause.complements[last].lexeme.lemma)
    else { return }
    clause.reasons.append(.init(.preposition, clause.complements[last].lexeme.lemma, "for"))
    say("for \(clause.complements[last].lexeme.lemma)", for: 1, at: last, &clause)
  }
}
