import AACCore

/// Ages of which something is told: *de pequeña jugaba con muñecas, de jóvenes vivían en un pueblo* (NGLE §38.7,
/// *complementos predicativos*).
extension RomanceSentence {
  /// An age as it agrees with whoever has it.
  mutating func agedPhrase(_ phrase: String) -> String {
    guard isSpanish, let age = Self.ages[phrase],
      doer.gender == .feminine || doer.number == .plural
    else { return phrase }
    let form = "de " + grammar.forms.adjective(age, doer.gender, doer.number)
    if form != phrase { buffer.note(.adjectiveAgreement, phrase, form) }
    return form
  }

  private static let ages = [
    "de pequeño": "pequeño", "de niño": "niño", "de joven": "joven", "de mayor": "mayor",
    "de chico": "chico",
  ]
}
