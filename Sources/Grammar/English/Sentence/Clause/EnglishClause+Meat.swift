import AACCore

/// Animals that are on the plate.
///
/// Source: CGEL §5.4 (nouns that are counted and measured).
extension EnglishClause {
  /// *prefer/chicken, never/eat/octopus*: of what is known on the plate one likes and eats the meat (CGEL §5.4).
  mutating func likeAsFood(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .object, plan.verbs.indices.contains(filler.verb),
      case let verb = plan.verbs[filler.verb].frame.lemma,
      case let meats = Self.likedMeats[verb], let meats,
      verb != "eat" || plan.subject.allSatisfy({ $0.noun?.lexeme.kind != .animal })
    else { return }
    for place in filler.phrases.indices where filler.phrases[place].isPlain {
      guard let noun = filler.phrases[place].noun?.lexeme, noun.number != .plural,
        meats.contains(noun.lemma)
      else { continue }
      plan.fillers[index].phrases[place].noun?.lexeme.kind = .food
      plan.fillers[index].phrases[place].noun?.lexeme.animacy = .inanimate
      plan.fillers[index].phrases[place].noun?.lexeme.countability = .mass
    }
  }

  private static let likedMeats: [String: WordSet] = {
    let liked = EnglishWords.set("chicken turkey")
    var table = [
      "eat": EnglishWords.set("octopus squid rabbit goat eel shark snake horse kangaroo")
    ]
    for verb in ["prefer", "like", "love", "hate", "want", "would like", "enjoy"] {
      table[verb] = liked
    }
    return table
  }()
}
