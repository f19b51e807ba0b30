import AACCore

/// Hours and dates as they are said: *a las tres y media, el cinco de mayo* (NGLE §21.4, §24.5).
enum SpanishHours {
  /// The word for an hour or a date; nil when the text is none.
  ///
  ///     SpanishHours.phrase("las tres")?.phrase    // a las tres
  static func phrase(_ text: String) -> SmallWord? {
    let hasPreposition = text.hasPrefix("a la")
    let hour = hasPreposition ? text.dropFirst(2) : text[...]
    if isHour(hour) {
      return word(text, phrase: "a \(hour)", isPlural: hour.hasPrefix("las"))
    }
    let isBare = ["y media", "y cuarto", "menos cuarto", "en punto"].contains { text.hasSuffix($0) }
    if isBare, let first = text.split(separator: " ").first, isNumber(first) {
      let article = first == "una" ? "la" : "las"
      // The hour itself has its article: son las tres menos cuarto.
      return word("\(article) \(text)", phrase: "a \(article) \(text)", isPlural: article == "las")
    }
    let date = text.hasPrefix("el ") ? text.dropFirst(3) : text[...]
    guard isDate(date) else { return nil }
    return word(text, phrase: "el \(date)", isPlural: false)
  }

  /// The hour for a number: *a las nueve*, *a la una*.
  static func hour(_ number: String) -> String {
    ["uno", "una", "1"].contains(number) ? "la una" : "las \(number)"
  }

  private static func word(_ text: String, phrase: String, isPlural: Bool) -> SmallWord {
    var lexeme = Lexeme(lemma: text, wordClass: .noun, kind: .time)
    lexeme.number = isPlural ? .plural : .singular
    lexeme.gender = .feminine
    lexeme.article = .bare
    return SmallWord(lexeme, tense: nil, phrase: phrase, place: .end)
  }

  /// *Las ocho, la una y cuarto, las 8:30, las seis de la tarde*.
  private static func isHour(_ text: Substring) -> Bool {
    let parts = text.split(separator: " ")
    guard parts.count >= 2, parts[0] == "las" || parts[0] == "la", isNumber(parts[1]) else {
      return false
    }
    return parts.dropFirst(2).allSatisfy { around.contains($0) || isNumber($0) }
  }

  private static func isNumber(_ text: Substring) -> Bool {
    if let first = text.first, first.isNumber { return true }
    return SpanishNumerals.number(String(text)).map { $0 < 60 } ?? false
  }

  private static let around: Set<Substring> = [
    "y", "menos", "media", "cuarto", "en", "punto", "de", "la", "mañana", "tarde", "noche",
    "madrugada",
  ]

  /// Whether a word is the name of a month.
  static func isMonth(_ word: String) -> Bool { months.contains(word) }

  private static func isDate(_ text: Substring) -> Bool {
    let parts = text.split(separator: " ")
    guard parts.count == 3, parts[1] == "de", months.contains(String(parts[2])) else {
      return false
    }
    return parts[0] == "primero" || isNumber(parts[0])
  }

  private static let months: WordSet = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre",
  ]
}
