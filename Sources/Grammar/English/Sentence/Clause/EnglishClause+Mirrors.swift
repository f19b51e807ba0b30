import AACCore

/// Words that are no object of the verb that they stand behind: *in the mirror, give back*.
///
/// Sources: CGEL §9.15 (place), §16.2–16.4 (particles).
extension EnglishClause {
  /// *see/me/mirror*: one sees oneself in the mirror.
  mutating func moveMirror() {
    for index in plan.fillers.indices where plan.fillers[index].prepositionTile == nil {
      guard plan.fillers[index].phrases.count == 1, plan.fillers[index].role != .placeAt,
        plan.fillers[index].phrases[0].noun?.lexeme.lemma == "mirror",
        plan.fillers.contains(where: { $0.phrases[0].noun?.lexeme.isBeing == true })
      else { continue }
      place(index, .placeAt, "in", .definite)
    }
    for index in plan.fillers.indices where plan.fillers[index].phrases.count > 1 {
      guard let last = plan.fillers[index].phrases.last, last.noun?.lexeme.lemma == "mirror",
        last.connective == nil, plan.fillers[index].phrases[0].noun?.lexeme.isBeing == true
      else { continue }
      plan.fillers[index].phrases.removeLast()
      var place = Filler(
        .placeAt, last, preposition: "in", article: .definite, verb: plan.fillers[index].verb)
      place.isGoverned = last.isPlain
      plan.fillers.append(place)
    }
  }

  /// *give/back*: no part of the body behind verbs of giving and going.
  mutating func turnBackIntoAdverb() {
    guard let verb = plan.verbs.last, EnglishHabits.backVerbs.contains(verb.frame.lemma) else {
      return
    }
    for index in plan.fillers.indices {
      guard
        let place = plan.fillers[index].phrases.firstIndex(where: {
          $0.noun?.lexeme.lemma == "back" && $0.isPlain && $0.complement.isEmpty
        }), plan.fillers[index].prepositionTile == nil,
        let word = plan.fillers[index].phrases[place].noun
      else { continue }
      plan.fillers[index].phrases.remove(at: place)
      if plan.fillers[index].phrases.isEmpty {
        plan.fillers.remove(at: index)
      } else {
        plan.fillers[index].phrases[0].connective = nil
      }
      plan.adverbials.append(Adverbial(word, phrase: "back", place: .verb))
      return
    }
  }
}
