import AACCore

/// Dates as they are said: *no dia dez de maio* (Cunha & Cintra, chapter 12, *Numerais*).
enum PortugueseDates {
  /// The word for a date; nil when the text is none.
  ///
  ///     PortugueseDates.phrase("10 de maio")?.phrase    // no dia 10 de maio
  static func phrase(_ text: String) -> SmallWord? {
    var parts = text.split(separator: " ").map(String.init)
    if parts.first == "no" { parts.removeFirst() }
    let hasDay = parts.first == "dia"
    if hasDay { parts.removeFirst() }
    guard let first = parts.first, isDay(first) else { return nil }
    guard
      parts.count == 1 && hasDay
        || parts.count == 3 && parts[1] == "de" && months.contains(parts[2])
    else { return nil }
    let date = "dia " + parts.joined(separator: " ")
    var lexeme = Lexeme(lemma: date, wordClass: .noun, kind: .time)
    lexeme.number = .singular
    lexeme.gender = .masculine
    lexeme.article = .bare
    return SmallWord(lexeme, tense: nil, phrase: "no " + date, place: .end)
  }

  private static func isDay(_ text: String) -> Bool {
    if text == "primeiro" { return true }
    guard let number = PortugueseNumbers.number(text) ?? Int(text) else { return false }
    return (1...31).contains(number)
  }

  /// Names of the months.
  static let months: WordSet = [
    "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
    "outubro", "novembro", "dezembro",
  ]
}
