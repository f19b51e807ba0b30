import AACCore

/// A phrase that has no role yet.
struct LoosePhrase {
  var phrase: NounPhrase
  /// Preposition that was chosen before it.
  var preposition: Constituent?
  /// Index of the verb that it was chosen after.
  var after: Int
  /// Whether it was chosen right behind another noun.
  var isBeside = false

  init(_ phrase: NounPhrase, preposition: Constituent?, after: Int) {
    self.phrase = phrase
    self.preposition = preposition
    self.after = after
  }
}

/// A question word that has no role yet.
struct LooseQuestion {
  let word: Constituent
  let preposition: Constituent?
  /// Noun that it determines.
  var noun: NounPhrase?
  /// Whether a noun right after it would be determined by it.
  var isOpen = true
  /// Whether it asks how many: then also of people.
  var isAmount = false

  /// Whether it asks for what is done, made or wanted, as *¿qué haces?* does.
  var asksWhatIsDone: Bool {
    noun == nil && preposition == nil
      && (word.lexeme.lemma == "qué" || word.lexeme.lemma == "o que")
  }

  init(_ word: Constituent, preposition: Constituent?) {
    self.word = word
    self.preposition = preposition
  }
}

extension NounPhrase {
  /// Whether modifiers without a noun can still be taken up.
  func accepts(_ modifiers: NounPhrase) -> Bool {
    noun != nil && !isPronoun && (modifiers.quantity == nil || quantity == nil)
      && (modifiers.possessive == nil || possessive == nil)
      && (modifiers.demonstrative == nil || demonstrative == nil)
      && (modifiers.determiner == nil || determiner == nil)
  }

  /// Whether there is nothing in it, or nothing but a degree.
  var isOnlyDegree: Bool {
    guard noun == nil, adjectives.isEmpty else { return false }
    var rest = self
    rest.degree = nil
    return rest.isPlain
  }

  /// Takes up modifiers that were chosen after the noun.
  mutating func absorb(_ modifiers: NounPhrase) {
    adjectives += modifiers.adjectives
    quantity = modifiers.quantity ?? quantity
    possessive = modifiers.possessive ?? possessive
    demonstrative = modifiers.demonstrative ?? demonstrative
    determiner = modifiers.determiner ?? determiner
    degree = modifiers.degree ?? degree
  }
}
