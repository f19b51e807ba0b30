import AACCore

/// Hours as they are said: *às duas e meia, às oito da noite* (Cunha & Cintra, chapter 12, *Numerais*).
enum PortugueseHours {
  /// The word for an hour that can be nothing else; nil when the text is none.
  ///
  ///     PortugueseHours.phrase("duas e meia")?.phrase    // às duas e meia
  static func phrase(_ text: String) -> SmallWord? {
    var parts = text.split(separator: " ").map(String.init)
    let isSaidSo = parts.first == "às" || parts.first == "à"
    if isSaidSo { parts.removeFirst() }
    if parts.count == 1, let hour = ClockFigure.hour(parts[0]) {
      return word(parts[0], isOne: hour == 1)
    }
    let isPlain = parts.count == 1 || parts.count == 2 && parts[1].hasPrefix("hora")
    if isSaidSo, isPlain, let hour = number(parts[0]), hour <= 24 {
      let said = ["um": "uma", "dois": "duas"][parts[0]] ?? parts[0]
      let unit = parts.count == 1 ? "" : hour == 1 ? " hora" : " horas"
      var phrase = word(said + unit, isOne: hour == 1)
      // The number alone is no hour: the word keeps its preposition.
      phrase.lexeme.lemma = phrase.phrase
      return phrase
    }
    if let hour = minutesBefore(parts) { return hour }
    guard parts.count > 2, let first = parts.first, let hour = number(first),
      PortugueseNumbers.number(text) == nil
    else { return nil }
    let rest = parts.dropFirst().filter { !$0.hasPrefix("hora") }
    guard rest.count > 1, rest.allSatisfy({ around.contains($0) || number($0) != nil }),
      rest[rest.startIndex] != "e" || rest.count > 1
    else { return nil }
    let isNear = ["e", "da", "de", "em", "menos"].contains(rest[rest.startIndex])
    guard isNear, hour <= 24 else { return nil }
    let feminine = ["um": "uma", "dois": "duas", "1": "1"][first] ?? first
    let said = ([feminine] + parts.dropFirst()).joined(separator: " ")
    return word(said, isOne: hour == 1)
  }

  /// *Quinze para (as) oito*: so many minutes are wanting to the hour (Bechara, *Numerais*).
  private static func minutesBefore(_ parts: [String]) -> SmallWord? {
    guard parts.count == 3 || parts.count == 4 && ["as", "a"].contains(parts[2]),
      parts[1] == "para", let minutes = number(parts[0]), minutes % 5 == 0, minutes < 31,
      let last = parts.last, let hour = number(last), hour < 13
    else { return nil }
    let said = ["um": "uma", "dois": "duas"][last] ?? last
    return word("\(parts[0]) para \(hour == 1 ? "a" : "as") \(said)", isOne: false)
  }

  private static func word(_ said: String, isOne: Bool) -> SmallWord {
    var lexeme = Lexeme(lemma: said, wordClass: .noun, kind: .time)
    lexeme.number = isOne ? .singular : .plural
    lexeme.gender = .feminine
    lexeme.article = .bare
    return SmallWord(lexeme, tense: nil, phrase: (isOne ? "à " : "às ") + said, place: .end)
  }

  private static func number(_ text: String) -> Int? {
    guard let number = PortugueseNumbers.number(text) ?? Int(text) else { return nil }
    return (1...59).contains(number) ? number : nil
  }

  /// *Às oito, à uma*: the hour for a number alone.
  static func hour(_ number: String) -> String {
    if ["um", "uma", "1"].contains(number) { return "à uma" }
    return "às " + (number == "dois" ? "duas" : number)
  }

  private static let around: WordSet = [
    "e", "menos", "meia", "quarto", "em", "ponto", "da", "de", "manhã", "tarde", "noite",
    "madrugada",
  ]
}
