import AACCore

/// A row with one verb, for what is known of its words: who does it is no measure and no number (NGLE §33.1; Bechara, *Sujeito*).
struct DoerRow {
  let words: [Constituent]
  let verb: Int
  let lemma: String
  /// Where the nouns, names and persons stand that no preposition rules.
  let nouns: [Int]

  func word(_ index: Int) -> Lexeme { words[index].lexeme }

  /// *Dos / euro, treinta / kilo*.
  func isMeasure(_ index: Int) -> Bool {
    let word = word(index)
    guard index > 0, word.wordClass == .noun,
      word.kind == .money || word.kind == .quantity || word.kind == .duration
        || DoerWords.contains(word, in: DoerWords.units)
    else { return false }
    return isNumber(words[index - 1].lexeme)
  }

  /// Whether so many of it are named: *ocho / pata, poco / amigos*.
  func isCounted(_ index: Int) -> Bool { index > 0 && isNumber(words[index - 1].lexeme) }

  /// The same with a number: *oito / cadeira*.
  func isNumbered(_ index: Int) -> Bool {
    index > 0 && words[index - 1].lexeme.wordClass == .numeral
  }

  private func isNumber(_ word: Lexeme) -> Bool {
    word.wordClass == .numeral || word.kind == .quantity
  }

  /// *Pollo / saber / rico, jarabe / saber / mal*: how it tastes.
  var hasTaste: Bool {
    words[(verb + 1)...].contains {
      ["bien", "mal", "fatal", "raro"].contains($0.lexeme.lemma)
        || SuppliedWords.tastes.contains($0.lexeme.lemma)
        || SuppliedWords.felt.contains($0.lexeme.lemma)
        || ["dulce", "bueno", "malo", "buenísimo"].contains($0.lexeme.lemma)
    }
  }

  func isAnimal(_ index: Int) -> Bool {
    let word = word(index)
    return word.wordClass == .noun && word.isBeing && !word.isHuman
  }

  /// Whether a thing stands free before a place of the row.
  func hasThing(before end: Int) -> Bool { nouns.contains { $0 < end && word($0).namesThing } }

  /// Whether there is nothing but one phrase and the verb.
  var isPlainPair: Bool {
    words.indices.allSatisfy {
      $0 == verb || nouns.contains($0) || words[$0].lexeme.isDeterminerLike
        || words[$0].lexeme.wordClass == .adjective || words[$0].lexeme.wordClass == .adverb
    }
  }
}
