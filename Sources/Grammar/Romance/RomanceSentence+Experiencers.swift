import AACCore

extension RomanceSentence {
  /// Whether who feels is an indirect object: always in Spanish (NGLE §35.9), in Portuguese with *doer* in Portugal.
  var hasDativeExperiencer: Bool { isSpanish || grammar.isPortugal }

  /// *A mí, a la niña*, before the verb.
  mutating func sayExperiencer() {
    for index in plan.subject.indices {
      let phrase = plan.subject[index]
      if index > 0 {
        sayConnective(nil, before: phrase, isLast: index == plan.subject.count - 1)
      }
      preposition = ("a", nil)
      say(phrase, article: article(phrase, role: .recipient, asked: nil), role: .recipient)
    }
  }

  /// The pronoun for who feels: *me, te, le*.
  var experiencerClitic: Clitic? {
    let text: String
    switch (doer.person, doer.number) {
    case (.first, .singular): text = "me"
    case (.first, .plural): text = "nos"
    case (.second, .singular): text = "te"
    case (.second, .plural): text = isSpanish ? "os" : "vos"
    case (.third, .singular): text = isSpanish ? "le" : "lhe"
    case (.third, .plural): text = isSpanish ? "les" : "lhes"
    }
    return Clitic(text: text, tile: nil)
  }
}
