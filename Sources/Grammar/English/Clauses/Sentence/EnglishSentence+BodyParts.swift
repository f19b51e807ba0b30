import AACCore

/// Parts of the body behind a preposition that was chosen: *blood from my arm, a scar on my knee, turn me on my side*.
///
/// Source: CGEL §5.35 (parts of the body), §5.64 note (possessives with them).
extension EnglishSentence {
  /// Whose it is: his who has something there, the speaker's whom those who treat people treat; nil where nothing tells.
  static func ownerOfPart(_ mention: Mention, _ verb: String, _ clause: Clause) -> String? {
    guard mention.isPlain, mention.begin > 1,
      ["from", "of", "in", "on", "to", "into", "behind"].contains(mention.before?.lemma ?? ""),
      mention.words[..<(mention.begin - 1)].allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing || $0.lexeme.wordClass == .adjective
          || $0.lexeme.wordClass == .adposition || $0.lexeme.wordClass == .determiner
          || EnglishHabits.indefinitePronouns.contains($0.lexeme.lemma)
      }), !ofAnimals.contains(mention.noun.lemma)
    else { return nil }
    if having.contains(verb) {
      if mention.noun.kind != .body, mention.before?.lemma != "in" { return nil }
      return possessive(of: clause.subject)
        ?? (clause.subject.last?.lexeme.kind == .animal && mention.noun.kind == .body ? "its" : nil)
    }
    guard mention.noun.kind == .body else { return nil }
    guard treating.contains(verb), clause.subject.count == 1,
      case let doer = clause.subject[0].lexeme,
      doer.lemma == "they" || doer.lemma != "vet" && EnglishPeople.helpers.contains(doer.lemma)
    else { return nil }
    return "my"
  }

  private static let ofAnimals = EnglishWords.set(
    "paw tail wing beak hoof fur feather claw fin horn")
  private static let having: WordSet = ["have", "have got", "get", "feel", "notice"]
  private static let treating = EnglishWords.set(
    "take draw find put clean remove insert place stick rub inject spread apply look see do check stop treat dress"
  )
}
