public import AACCore

extension SentenceBuilder {
  /// The category of the words of this step in which people most likely find what they want to say; nil to begin with the
  /// first.
  ///
  /// Only which one is opened first depends on it: each category and each word stays at its place.
  public func likelyCategory(of options: [Choice]) -> Category.ID? {
    switch (state.step, state.choices[.subject]) {
    case (.subject, _), (.final, _): nil
    // Nothing is said at home: what is chosen there is something to do. Behind *I want* it is, too.
    case (.home, _), (.verb, .opener): likelyCategory(of: options, weights: Self.actions)
    // *I want … I like* comes first of a person.
    case (.verb, _): nil
    case (.complement, _), (.openedComplement, _):
      likelyCategory(of: options, weights: Self.complements)
    }
  }

  /// The category with the most words, each counting as much as its category does; of two alike, the one that stands first.
  private func likelyCategory(
    of options: [Choice], weights: [Category.ID: Double]
  ) -> Category.ID? {
    var sums: [Category.ID: Double] = [:]
    for option in options {
      guard let category = category(of: option) else { continue }
      sums[category, default: 0] += weights[category] ?? 1
    }
    return vocabulary.categories.map(\.id).filter { sums[$0] != nil }
      .max { sums[$0] ?? 0 < sums[$1] ?? 0 }
  }

  /// How much a word of a category counts behind a verb.
  ///
  /// People and times go with nearly every verb and say little about it; what somebody eats and how they are is asked for
  /// more often than the number of such words tells.
  private static let complements: [Category.ID: Double] = [
    "food": 1.5, "states": 3, "emotions": 1.2, "drinks": 1.2,
    "pronouns": 0.5, "people": 0.6, "family": 0.7, "school-and-clinic": 0.5,
    "where": 0.3, "time": 0.1, "quantities": 0.1, "questions": 0.05, "small-words": 0.05,
    "politeness": 0.05,
    "needs-and-feelings": 0.5, "everyday-actions": 0.5, "communication": 0.5, "movement": 0.5,
    "doing": 0.5, "playing": 0.5, "learning": 0.5, "body-care": 0.5, "animals-and-weather": 0.5,
  ]

  /// The same for verbs behind *I want*, and for what is planned.
  private static let actions: [Category.ID: Double] = [
    "everyday-actions": 3, "needs-and-feelings": 0.1, "animals-and-weather": 0.1,
  ]
}
