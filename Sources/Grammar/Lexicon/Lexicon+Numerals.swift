import AACCore

extension Lexicon {
  /// A number in words or figures that no table lists: *cuarenta y dos, doscientos, 21* (NGLE §21.2);
  /// nil when the text is none.
  func numeral(_ text: String) -> SmallWord? {
    guard language != .english else { return nil }
    if ["uno y medio", "una y media", "um e meio", "uma e meia"].contains(text) {
      let lemma = language == .spanish ? "uno y medio" : "um e meio"
      var lexeme = Lexeme(lemma: lemma, wordClass: .numeral, kind: .quantity)
      lexeme.number = .plural
      return SmallWord(lexeme, tense: nil, phrase: lemma, place: .end)
    }
    let isDecimal = isDecimal(text)
    guard let number = isDecimal ? 2 : number(text) else { return nil }
    var lexeme = Lexeme(lemma: text, wordClass: .numeral, kind: .quantity)
    lexeme.number = number == 1 ? .singular : .plural
    return SmallWord(lexeme, tense: nil, phrase: text, place: .end)
  }

  /// *1,50, 20.5*: with a decimal comma or point, more or less than one, and plural (NGLE §21.2; RAE, *Ortografía*, 2010, chapter VIII).
  private func isDecimal(_ text: String) -> Bool {
    let parts = text.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".")
    }
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
  }

  private func number(_ text: String) -> Int? {
    guard let first = text.utf8.first else { return nil }
    if first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") { return Int(text) }
    return language == .spanish ? SpanishNumerals.number(text) : PortugueseNumbers.number(text)
  }
}
