import AACCore

extension RomanceSentence {
  /// Says what joins a phrase to the one before it.
  mutating func sayJoint(before phrase: NounPhrase, isLast: Bool, of filler: Filler) {
    guard isLast, joinsWithNor(filler) else {
      return sayConnective(nil, before: phrase, isLast: isLast)
    }
    buffer.note(.negativeForm, grammar.and, "ni")
    say("ni")
  }

  /// *No quiero pan ni leche*: behind a negation what nobody joined is denied, each of them (NGLE §31.9, §48.4).
  private func joinsWithNor(_ filler: Filler) -> Bool {
    guard isSpanish, filler.verb < clauseEnd(0),
      filler.phrases.dropFirst().allSatisfy({ $0.connective == nil })
    else { return false }
    return plan.isNegative || plan.negators.contains { $0.constituent.lexeme.lemma == "nunca" }
  }

  /// Words that are said otherwise in a negative sentence (NGLE §48.3, §48.6; Bechara, *Advérbio*).
  mutating func applyPolarity() {
    if plan.subject.contains(where: \.isNegativePronoun) { moveNegators() }
    guard plan.isNegative else { return }
    if !plan.isQuestion { turnIndefinites() }
    turnAdverbs()
    negateAll()
  }

  /// *Nadie duerme nunca*: only one negative word stands before the verb.
  private mutating func moveNegators() {
    for index in plan.negators.indices { plan.negators[index].place = .end }
    for index in plan.adverbials.indices
    where Self.scoped.contains(plan.adverbials[index].constituent.lexeme.lemma) {
      plan.adverbials[index].place = .end
      if plan.adverbials[index].phrase == "también" { plan.adverbials[index].phrase = "tampoco" }
    }
  }

  /// What a negative subject negates: *nadie duerme siempre*.
  private static let scoped: WordSet = ["siempre", "sempre", "también", "também"]

  /// *Algo* is *nada*, *alguien* is *nadie*.
  private mutating func turnIndefinites() {
    for filler in plan.fillers.indices {
      for index in plan.fillers[filler].phrases.indices {
        guard let lemma = plan.fillers[filler].phrases[index].noun?.lexeme.lemma,
          let negative = Self.negative(of: lemma)
        else { continue }
        buffer.note(.negativeForm, lemma, negative)
        plan.fillers[filler].phrases[index].noun?.lexeme.lemma = negative
        plan.fillers[filler].phrases[index].noun?.lexeme.gender = .masculine
      }
    }
  }

  /// *Algo* → *nada*; nil for what is no indefinite.
  private static func negative(of indefinite: String) -> String? {
    guard indefinite.utf8.first == UInt8(ascii: "a") else { return nil }
    switch indefinite {
    case "algo", "alguma coisa": return "nada"
    case "alguien": return "nadie"
    case "alguém": return "ninguém"
    default: return nil
    }
  }

  /// *También no* is *tampoco*; *siempre no* is *no siempre*, in Portuguese *nem sempre*.
  private mutating func turnAdverbs() {
    guard !plan.adverbials.isEmpty else { return }
    let turned =
      isSpanish
      ? ["también": "tampoco", "siempre": "no siempre"] : ["sempre": "nem sempre"]
    let isSubjectNegative = plan.subject.contains(where: \.isNegativePronoun)
    for adverbial in plan.adverbials {
      if isSubjectNegative, adverbial.place == .end { continue }
      let lemma = adverbial.constituent.lexeme.lemma
      guard let phrase = turned[lemma] else { continue }
      buffer.note(.negativeForm, lemma, phrase)
      plan.adverbials.removeAll { $0 == adverbial }
      plan.negators.append(Adverbial(adverbial.constituent, phrase: phrase, place: .before))
    }
  }

  /// *No todos limpian*; in Portuguese *nem todos*.
  private mutating func negateAll() {
    guard let subject = plan.subject.first, plan.subject.count == 1,
      plan.verbs.first?.frame.pattern.isPersonal == true,
      plan.verbs.first?.frame.pattern != .experiencer || !hasDativeExperiencer,
      subject.noun?.lexeme.lemma == "todos"
        || subject.quantity?.lexeme.lemma.hasPrefix("todo") == true
    else { return }
    plan.subject[0].focus = Constituent(
      Lexeme(lemma: isSpanish ? "no" : "nem", wordClass: .particle, kind: .negation),
      tile: plan.negatorTile)
    plan.isNegative = false
  }
}
