import AACCore

extension EnglishClause {
  /// Time words that are no adverbials here, and nouns of time behind a preposition of their own.
  mutating func settleTimes() {
    turnTimesIntoObjects()
    for index in plan.fillers.indices where plan.fillers[index].prepositionTile != nil {
      settlePreposition(of: index)
    }
  }

  /// *I like summer; I don't like Mondays*: what is liked is no time of liking.
  private mutating func turnTimesIntoObjects() {
    guard let verb = plan.verbs.last, EnglishHabits.general.contains(verb.frame.lemma),
      plan.fillers.isEmpty,
      let index = plan.adverbials.firstIndex(where: { $0.constituent.lexeme.wordClass == .noun })
    else { return }
    var word = plan.adverbials.remove(at: index).constituent
    if plan.tenseSource == word.lexeme.lemma {
      plan.tense = .present
      plan.tenseSource = nil
    }
    let isPlural = word.lexeme.kind == .weekday
    if isPlural, !word.lexeme.lemma.hasSuffix("s") { word.lexeme.lemma += "s" }
    word.lexeme.article = .bare
    plan.fillers.append(Filler(.object, NounPhrase(word), verb: plan.verbs.count - 1))
  }

  /// *in/morning* → *in the morning*, *in/July* → *in July*, *on/vacation* → *on vacation*.
  private mutating func settlePreposition(of index: Int) {
    guard let noun = plan.fillers[index].phrases[0].noun, plan.fillers[index].phrases[0].isPlain,
      let preposition = plan.fillers[index].preposition
    else { return }
    let lemma = noun.lexeme.lemma
    let isBare: Bool
    if EnglishPrepositions.isBare(preposition, lemma) {
      isBare = true
    } else if noun.lexeme.kind.isTemporal, lemma.first?.isUppercase == true {
      isBare = true
    } else if noun.lexeme.kind.isTemporal,
      let phrase = LanguageTables.tables(.english).lexicon.word(lemma)?.phrase, phrase != lemma
    {
      isBare = phrase == preposition + " " + lemma
    } else {
      return
    }
    plan.fillers[index].phrases[0].noun?.lexeme.article = isBare ? .bare : .definite
    plan.fillers[index].phrases[0].noun?.lexeme.countability = isBare ? .mass : nil
    plan.fillers[index].article = isBare ? .bare : .definite
    plan.fillers[index].isGoverned = true
  }
}
