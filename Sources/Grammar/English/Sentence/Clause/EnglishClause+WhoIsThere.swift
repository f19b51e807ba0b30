import AACCore

/// Who or what is somewhere, and somebody to do something with.
///
/// Sources: CGEL §9.15–9.19 (position), §11.15 (*who, what* as subject), §17.30–17.31 (stranded prepositions).
extension EnglishClause {
  /// *who/be/door, what/be/box*: who is at it, and what is in it.
  mutating func askWhoIsThere() {
    guard let inquiry = plan.inquiry, inquiry.noun == nil, plan.verbs.count == 1,
      plan.verbs[0].frame.lemma == "be",
      ["who", "what"].contains(inquiry.constituent.lexeme.lemma),
      plan.fillers.allSatisfy({ $0.prepositionTile == nil })
    else { return }
    let named = (plan.subject + plan.fillers.flatMap(\.phrases)).filter {
      $0.noun?.lexeme.lemma != inquiry.constituent.lexeme.lemma
    }
    guard named.count == 1, let phrase = named.first, phrase.adjectives.isEmpty,
      phrase.possessive == nil, phrase.demonstrative == nil, phrase.quantity == nil,
      phrase.determiner?.tile == nil,
      let noun = phrase.noun?.lexeme,
      let setting = EnglishSettings.of(
        noun, beside: nil, "be \(inquiry.constituent.lexeme.lemma)")
    else { return }
    let own = EnglishWhereabouts.of(noun)
    let isHere = setting.preposition == "here"
    guard let preposition = isHere ? own?.preposition : setting.preposition else { return }
    let article = isHere ? own?.article : setting.article
    plan.subject = []
    var filler = Filler(
      .placeAt, phrase, preposition: preposition,
      article: article == "the" ? .definite : article == "a" ? .indefinite : .bare)
    filler.isGoverned = true
    plan.fillers = [filler]
    plan.inquiry?.role = .subject
  }

  /// *need/someone/talk*: somebody to talk **to**, to play **with**.
  mutating func addStrandedOfSomebody() {
    guard plan.verbs.count == 2, plan.verbs[1].connective == nil, plan.inquiry == nil,
      let preposition = Self.shared[plan.verbs[1].constituent.lexeme.lemma],
      ["need", "want", "have", "find", "look for"].contains(
        plan.verbs[0].constituent.lexeme.lemma),
      plan.fillers.allSatisfy({ $0.verb != 1 }), let somebody = somebodyToShare,
      somebody.isHuman, EnglishHabits.indefinitePronouns.contains(somebody.lemma)
    else { return }
    out.add(preposition)
    out.note(.preposition, plan.verbs[1].constituent.lexeme.lemma, preposition)
  }

  private var somebodyToShare: Lexeme? {
    plan.verbs[1].subject?.noun?.lexeme
      ?? plan.fillers.first { $0.verb == 0 && $0.role == .object }?.phrases[0].noun?.lexeme
  }

  private static let shared: WordMap<String> = [
    "talk": "to", "play": "with", "sit": "with", "speak": "to", "chat": "with",
  ]
}
