import AACCore

/// Articles of things that stand behind a preposition that was chosen: where something happens, what it falls from, what it
/// is put to, during what it happens.
///
/// Sources: CGEL §5.28–5.30 (situational and associative reference), §5.36 (indefinite reference); CaGEL ch. 5 §6.
extension EnglishClause {
  /// *I cried in the car, the leaf fell from the tree, she laughed during the movie*: the one that is there; *he turned into a
  /// frog*: one of its kind.
  func articleOfSituation(_ noun: Lexeme, isCounted: Bool, _ usage: EnglishUsage) -> Choice {
    guard let preposition = usage.preposition, noun.wordClass == .noun else { return .open }
    let verb = usage.frame?.lemma ?? ""
    guard isCounted else {
      return isMixed(noun, preposition, verb) ? .settled("the") : .open
    }
    switch preposition {
    case "into" where Self.changing.contains(verb): return .settled("a")
    case "in" where noun.kind == .vehicle:
      // *leave my keys in the car*, but *leave in a taxi*.
      let isLeft = verb == "leave" && plan.filler(.object) != nil
      return .settled(Self.riding.contains(verb) && !isLeft ? "a" : "the")
    case "in" where noun.kind == .furniture || noun.kind == .device:
      return .settled("the")
    case "in"
    where usage.frame?.lemma == "be" && plan.verbs[0].frame.pattern == .copula
      && Self.holding.contains(noun.lemma):
      // *The cat is in the box* (CGEL §5.29).
      return .settled("the")
    case "from" where Self.standing.contains(noun.kind) && !Self.making.contains(verb):
      return .settled("the")
    case "during": return .settled("the")
    case "for" where noun.kind == .vehicle && Self.queuing.contains(verb):
      return .settled("the")
    case "to" where !noun.isBeing && Self.attaching.contains(verb): return .settled("the")
    case "to" where noun.kind == .event:
      return ["invite", "go", "look forward"].contains(verb) ? .open : .settled("the")
    case "about", "of":
      return verb == "dream" && (noun.kind == .home || noun.kind == .vehicle)
        ? .settled("a") : .open
    default: return .open
    }
  }

  /// *Visit the museum with our class, bake cookies for the class*: the pupils, not the lesson.
  func isWholeClass(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard noun.lemma == "class" else { return false }
    if usage.role == .object, usage.frame?.lemma == "invite" { return true }
    if usage.preposition == "with" { return true }
    return usage.preposition == "for"
      && ["bake", "make", "buy", "bring", "get", "cook"].contains(usage.frame?.lemma ?? "")
  }

  /// *Add salt to the soup, put sugar in the coffee*: what is already there takes in what comes to it.
  private func isMixed(_ noun: Lexeme, _ preposition: String, _ verb: String) -> Bool {
    KindSet.edible.contains(noun.kind) && noun.kind != .meal
      && ["to", "in", "into", "from", "on"].contains(preposition) && Self.mixing.contains(verb)
      && plan.filler(.object) != nil
  }

  /// Whom one meets in dreams and tales alone.
  static let dreamt: WordSet = ["monster", "ghost", "witch", "vampire", "zombie", "princess"]

  private static let holding = EnglishWords.set(
    "box bag basket jar bucket drawer pocket suitcase backpack envelope bottle cup bowl pot trash bin tree"
  )
  private static let changing = EnglishWords.set(
    "turn change grow transform develop turn-into change-into evolve morph fold shape cut")
  /// What one waits for in line: *stand in line for the bus*.
  private static let queuing = EnglishWords.set("stand wait queue").union(["line up"])
  /// *tie the dog to the fence.*
  private static let attaching = EnglishWords.set("fix tie add attach stick connect glue pin tape")
  private static let riding = EnglishWords.set(
    "ride travel arrive go come live drive leave fly sail sleep camp move escape tour stay flee")
  private static let standing: Set<SemanticKind> = [
    .plant, .vehicle, .furniture, .nature, .device, .body,
  ]
  private static let making = EnglishWords.set("make build get buy order carve cut drink eat hear")
  private static let mixing = EnglishWords.set(
    "add stir mix drop dip pour sprinkle squeeze throw spit find blend fold dunk remove taste")
}
