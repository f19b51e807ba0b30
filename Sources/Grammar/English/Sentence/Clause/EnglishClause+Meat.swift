import AACCore

/// Animals that are on the plate.
///
/// Source: CGEL §5.4 (nouns that are counted and measured).
extension EnglishClause {
  /// *prefer/chicken*: of what is known on the plate one likes the meat (CGEL §5.4).
  mutating func likeAsFood(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .object, plan.verbs.indices.contains(filler.verb),
      ["prefer", "like", "love", "hate", "want", "would like", "enjoy"].contains(
        plan.verbs[filler.verb].frame.lemma)
    else { return }
    for place in filler.phrases.indices where filler.phrases[place].isPlain {
      guard let noun = filler.phrases[place].noun?.lexeme, noun.number != .plural,
        ["chicken", "turkey"].contains(noun.lemma)
      else { continue }
      plan.fillers[index].phrases[place].noun?.lexeme.kind = .food
      plan.fillers[index].phrases[place].noun?.lexeme.animacy = .inanimate
      plan.fillers[index].phrases[place].noun?.lexeme.countability = .mass
    }
  }
}
