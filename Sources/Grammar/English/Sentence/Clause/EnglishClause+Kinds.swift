import AACCore

/// Subjects that are a whole kind by what is said of them: *ghosts don't exist, pizza is my favorite food*.
///
/// Sources: CGEL §5.52–5.58 (generic reference); CaGEL ch. 5 §8.
extension EnglishClause {
  /// *Ghosts exist, dragons aren't real, lasagne is my favourite food*: what is or is not, and what one likes best.
  func isTrueOfKind(_ noun: Lexeme, _ isPlural: Bool) -> Bool {
    guard !plan.isLaid, plan.subject.count == 1, plan.verbs.count == 1,
      let verb = plan.verbs.first?.frame
    else { return false }
    if verb.lemma == "exist" { return isPlural }
    if isPlural, isKindByVerb(noun, verb.lemma) { return true }
    guard verb.pattern == .copula, plan.tense == .present,
      let what = plan.filler(.attribute)?.phrases.first
    else { return false }
    if isPlural, what.isAdjective,
      Self.imagined.contains(what.adjectives.last?.lexeme.lemma ?? "")
    {
      return true
    }
    return KindSet.edible.contains(noun.kind)
      && (isPlural || EnglishHabits.isMass(noun) || EnglishHabits.servings.contains(noun.lemma)
        || EnglishCompounds.isDish(noun.lemma))
      && (what.adjectives.map(\.lexeme.lemma) + [what.noun?.lexeme.lemma ?? ""])
        .contains { Self.dearest.contains($0) }
  }

  private static let dearest: WordSet = [
    "favorite", "favourite", "favorites", "favourites", "best", "worst",
  ]
  private static let imagined = EnglishWords.set("real imaginary extinct fictional mythical")
}
