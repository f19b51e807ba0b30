import AACCore

/// What is said in the plural of several people, of a kind, or of what comes in numbers, where it was chosen in the singular.
///
/// Sources: CGEL §5.53–5.57 (generic plural), §10.48 (distributive number: *they put on their coats*).
extension EnglishClause {
  /// Whether a noun chosen by its role is meant in the plural.
  func isOfSeveral(_ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard !plan.isLaid, noun.wordClass == .noun, phrase.possessive == nil, phrase.determiner == nil,
      phrase.quantity == nil
    else { return false }
    if plan.verbs.first?.constituent.lexeme.lemma == "there are", !usage.isBehindPreposition,
      usage.role == .object || usage.isSubject
    {
      // *There are bees in the garden*: the verb was chosen for several.
      return noun.article == nil && !EnglishHabits.unique.contains(noun.lemma)
    }
    guard let verb = usage.frame?.lemma else { return false }
    if usage.preposition == "with" {
      return verb == "play" && Self.toys.contains(noun.lemma) && phrase.isPlain
    }
    guard usage.role == .object else { return false }
    if phrase.isPlain, ["study", "research"].contains(verb),
      [.animal, .nature, .plant, .weather].contains(noun.kind)
    {
      // *We study volcanoes*: what one learns about is the kind (CGEL §5.53).
      return noun.article == nil
    }
    if verb == "share", noun.lemma == "toy" { return true }
    if phrase.isPlain, Self.mealtime.contains(verb), Self.eatenByMany.contains(noun.lemma) {
      return true
    }
    return isOfEach(noun, verb, usage) || isFoodOfKind(noun, verb, phrase)
      || plan.tense == .present
        && Self.seenTogether.contains { $0.verbs.contains(verb) && $0.things.contains(noun.lemma) }
  }

  /// *They put on their coats, we hurt our knees, the children raised their hands*: each has one of his own.
  private func isOfEach(_ noun: Lexeme, _ verb: String, _ usage: EnglishUsage) -> Bool {
    guard subject.number == .plural,
      !plan.subject.contains(where: { $0.noun?.lexeme.lemma == "you" }),
      noun.kind == .clothing || noun.kind == .body || Self.worn.contains(noun.lemma)
    else { return false }
    if verb == "wear" { return true }
    if noun.lemma == "tooth" { return false }
    if noun.lemma == "helmet" { return ["put on", "take off"].contains(verb) }
    return noun.kind == .clothing && usage.frame?.pattern == .grooming || isOwned(noun, usage)
  }

  /// *The rabbit eats carrots, the cat eats mice, the dog loves bones*: what animals of its sort do (CGEL §5.55).
  private func isFoodOfKind(_ noun: Lexeme, _ verb: String, _ phrase: NounPhrase) -> Bool {
    guard plan.tense == .present, plan.options.isEmpty, plan.subject.count == 1, phrase.isPlain,
      plan.subject[0].noun?.lexeme.kind == .animal, ["eat", "love", "like", "hunt"].contains(verb)
    else { return false }
    return [.food, .animal, .plant].contains(noun.kind) || noun.lemma == "bone"
  }

  /// *I eat vegetables, I want chips*: what comes by the handful (CGEL §5.55).
  private static let eatenByMany = EnglishWords.set(
    """
    vegetable pea bean grape berry sprout noodle lentil chip fry nacho raisin olive peanut nut blueberry raspberry cracker
    pretzel
    almond walnut chickpea
    """)
  private static let mealtime = EnglishWords.set(
    "eat want need like love hate cook buy order get have boil fry steam prefer peel chop serve wash plant finish slurp share"
  )
  private static let toys = EnglishWords.set("doll car truck train puppet marble")
  private static let worn = EnglishWords.set("helmet")
  private static let seenTogether: [(verbs: WordSet, things: WordSet)] = [
    (EnglishWords.set("see watch count").union(["look at"]), ["star"]),
    (["watch"], ["cartoon"]), (EnglishWords.set("hear feed"), ["bird"]),
    (["grow"], EnglishWords.set("rose tulip sunflower")), (["kick"], ["leaf"]),
    (EnglishWords.set("respect follow obey break"), ["rule"]),
  ]
}
