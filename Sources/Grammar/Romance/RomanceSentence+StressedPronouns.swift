import AACCore

/// What Spanish says beside a personal pronoun: *todos nosotros, yo mismo, nosotras dos* (NGLE §16.4, §19.8).
extension RomanceSentence {
  /// *Todos nosotros*: before the pronoun, and before the preposition's form of it.
  mutating func sayAll(_ all: Constituent, of phrase: NounPhrase) {
    guard RomanceQuantity(all.lexeme.lemma) == .whole else { return }
    let features = agreement(phrase)
    let form = grammar.forms.adjective("todo", features.gender, features.number)
    say(form, tile: all.tile)
  }

  /// *Mismo, solo, dos* behind the pronoun.
  mutating func sayStress(_ word: String, on phrase: NounPhrase) {
    let features = agreement(phrase)
    let isQuality = word == "mismo" || word == "solo"
    say(
      isQuality ? grammar.forms.adjective(word, features.gender, features.number) : word,
      tile: phrase.noun?.tile.map { $0 + 1 })
  }

  /// *Entre tú y yo, según ella, como tú*: behind these it is said like a subject (NGLE §16.4).
  private static let nominative: WordSet = [
    "entre", "según", "como", "igual que", "excepto", "salvo", "incluso",
  ]

  mutating func say(_ pronoun: RomancePronoun, _ noun: Constituent, _ role: Role) {
    if role == .subject || role == .attribute {
      if pronoun.subject != noun.lexeme.lemma {
        buffer.note(.variantPronoun, noun.lexeme.lemma, pronoun.subject)
      }
      return say(pronoun.subject, tile: noun.tile)
    }
    if let waiting = preposition, let form = pronoun.comitative,
      waiting.text == grammar.with || waiting.text.hasSuffix(" \(grammar.with)")
    {
      preposition = nil
      // De acuerdo contigo: only the last word of the preposition melts (NGLE §16.4).
      buffer.add(
        String(waiting.text.dropLast(grammar.with.count)), tile: waiting.tile)
      buffer.note(.pronounForm, noun.lexeme.lemma, form)
      return say(form, tile: noun.tile)
    }
    let isNominative = isSpanish && preposition.map { Self.nominative.contains($0.text) } == true
    let form = preposition == nil || isNominative ? pronoun.subject : pronoun.prepositional
    if form != noun.lexeme.lemma { buffer.note(.pronounForm, noun.lexeme.lemma, form) }
    say(form, tile: noun.tile)
  }
}
