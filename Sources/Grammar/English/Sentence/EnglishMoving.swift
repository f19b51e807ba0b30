import AACCore

/// Verbs that say how something makes somebody feel: *bees terrify her, it surprised us that they split up*.
///
/// Sources: CGEL §16.34 and §18.33–18.34 (extraposed *that* clauses), §5.53–5.58 (generic reference).
enum EnglishMoving {
  /// Whether what is told behind *that* is what moves somebody: *it/surprise/we/that/they/split up*.
  static func isMovedByClaim(_ clause: Clause) -> Bool {
    guard clause.subject.count == 1, clause.subject[0].lexeme.lemma == "it",
      let verb = clause.verb?.lexeme.lemma
    else { return false }
    return verbs.contains(verb)
      || verb == "make" && clause.complements.contains { $0.lexeme.wordClass == .adjective }
  }

  /// What is done to how somebody feels.
  static let verbs = EnglishWords.set(
    """
    scare frighten terrify bother annoy upset bore confuse worry disgust stress calm relax excite irritate fascinate
    interest amuse overwhelm frustrate exhaust shock surprise please delight enrage intimidate startle amaze inspire depress
    sadden comfort soothe motivate distract hurt disappoint embarrass anger offend tempt cheer astonish impress relieve
    thrill sicken infuriate puzzle move touch
    """
  ).union([
    "stress out", "freak out", "creep out", "gross out", "tire out", "calm down", "cheer up",
    "drive crazy",
  ])

  /// Whether it is told of as a fact that moved somebody: *it hurts me that you forgot*; but *it worries me that he falls*.
  static func isMovedByFact(_ clause: Clause) -> Bool {
    isMovedByClaim(clause) && !fearing.contains(clause.verb?.lexeme.lemma ?? "")
  }

  private static let fearing = EnglishWords.set("worry scare frighten terrify bother")

  /// People that are feared or disliked as a kind.
  static let dreaded = EnglishWords.set(
    """
    crowd crowds clown clowns stranger strangers bully bullies people ghost ghosts monster monsters zombie zombies witch
    witches vampire vampires thief thieves burglar burglars robber robbers
    """)

  /// What is heard, seen or felt just then, and not the kind.
  static let sensed = EnglishWords.set(
    "noise heat light smoke news dust mud cold weather medicine smell pain blood help stuff")
}

extension EnglishClause {
  /// *Bees terrify her, grammar confuses him, onions make me cry*: what moves somebody does so as a kind (CGEL §5.53–5.58).
  func isMovingKind(_ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool) -> Bool {
    guard plan.tense == .present, !plan.isLaid, plan.options.isEmpty, plan.inquiry == nil,
      noun.wordClass == .noun, plan.subject.count == 1, let frame = plan.verbs.first?.frame,
      phrase.adjectives.isEmpty || isPlural, phrase.possessive == nil, phrase.determiner == nil,
      phrase.demonstrative == nil, phrase.quantity == nil, phrase.complement.isEmpty
    else { return false }
    if frame.lemma == "make" {
      guard plan.verbs.count == 2 || plan.filler(.attribute)?.phrases[0].isAdjective == true else {
        return false
      }
    } else {
      guard plan.verbs.count == 1, EnglishMoving.verbs.contains(frame.lemma),
        let moved = plan.filler(.object)?.phrases.first?.noun?.lexeme,
        moved.isBeing || EnglishPronouns.of(moved.lemma) != nil
      else { return false }
    }
    guard !EnglishMoving.sensed.contains(noun.lemma), !EnglishPeople.isPossessed(noun.lemma) else {
      return false
    }
    if isPlural {
      return noun.number == .plural && noun.kind != .body && noun.kind != .clothing
        && (!noun.isHuman || EnglishMoving.dreaded.contains(noun.lemma))
    }
    guard noun.countability == .mass, phrase.isPlain else { return false }
    switch noun.kind {
    case .idea, .activity, .subject, .languageName, .media, .story, .music, .feeling, .game, .sport:
      return true
    default: return noun.lemma == "homework"
    }
  }

  /// *Music relaxes me, the exam worries her*: whom a thing moves stands right behind the verb, and not *with* or *about*
  /// (CGEL §16.26).
  mutating func settleMoved() {
    guard plan.verbs.count == 1, let verb = plan.verbs.first?.frame.lemma,
      ["worry", "relax", "stress", "stress out"].contains(verb), plan.subject.count == 1,
      let subject = plan.subject[0].noun?.lexeme, !subject.isBeing,
      subject.wordClass == .noun || ["it", "this", "that", "everything"].contains(subject.lemma),
      plan.filler(.object) == nil,
      let index = plan.fillers.firstIndex(where: {
        guard $0.prepositionTile == nil, $0.phrases.count == 1,
          let moved = $0.phrases[0].noun?.lexeme
        else { return false }
        return moved.isBeing || EnglishPronouns.of(moved.lemma) != nil
      })
    else { return }
    place(index, .object, nil, nil)
  }
}
