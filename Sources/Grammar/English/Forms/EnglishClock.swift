/// Times of the clock and dates.
///
/// Source: CGEL §6.66–6.67, §9.34–9.35.
enum EnglishClock {
  /// *three o'clock* → *at three o'clock*, *half past two* → *at half past two*; nil for no time.
  static func phrase(_ parts: [String]) -> String? {
    let text = parts.joined(separator: " ")
    if let first = parts.first, bounds.contains(first) {
      // *since eight o'clock*: a preposition that was laid with the hour (CGEL §9.36–9.38).
      return phrase(Array(parts.dropFirst())) == nil || parts[1] == "at" ? nil : text
    }
    let words = parts.first == "at" ? Array(parts.dropFirst()) : parts
    if parts.first == "at", words.count == 1, isHour(words[0]) { return text }
    guard let first = words.first, words.count > 1 else { return nil }
    if words.count == 2, isHour(first), let part = partsOfDay[words[1]] {
      // *four/afternoon, nine/night* (CGEL §6.67): parts of the day are not counted in the singular.
      let hour = number(first) ?? 0
      // Two nights are counted.
      return hour > 12 || hour < (words[1] == "night" ? 8 : 2) ? nil : "at \(first) \(part)"
    }
    if words.count == 2, words[1] == "half", isHour(first) { return "at half past \(first)" }
    let rest = words.dropFirst().joined(separator: " ")
    let isTime =
      isHour(first) && ["o'clock", "a.m.", "p.m.", "am", "pm", "thirty", "fifteen"].contains(rest)
      || isHour(first) && ["in the morning", "in the afternoon", "at night"].contains(rest)
      || words.count == 3 && isPart(first) && ["past", "to"].contains(words[1]) && isHour(words[2])
        && (words[1] == "past" || !isScore(first))
      || words.count == 4 && first == "a" && words[1] == "quarter" && isHour(words[3])
    guard isTime else { return nil }
    return parts.first == "at" ? text : "at " + text
  }

  private static let bounds: WordSet = ["since", "until", "till", "from", "before", "after", "by"]

  /// *May 3* → *on May 3*; nil for no date.
  static func date(_ parts: [String]) -> String? {
    let words = parts.first == "on" ? Array(parts.dropFirst()) : parts
    let isDate =
      words.count == 2 && months.contains(words[0]) && isDay(words[1])
      || words.count == 2 && months.contains(words[1]) && isDay(words[0])
      || words.count == 4 && words[0] == "the" && words[2] == "of" && months.contains(words[3])
    guard isDate else { return nil }
    if words.count == 2, months.contains(words[0]),
      let day = EnglishNumberWords.value(of: words[1]), !day.isOrdinal,
      let ordinal = EnglishNumerals.ordinal(day.value)
    {
      // *May/five*: a day has its ordinal (CGEL §6.66).
      return "on \(words[0]) \(ordinal)"
    }
    return "on " + words.joined(separator: " ")
  }

  private static let partsOfDay = [
    "morning": "in the morning", "afternoon": "in the afternoon", "evening": "in the evening",
    "night": "at night",
  ]

  /// The number that a word is, in figures or in letters.
  private static func number(_ word: String) -> Int? {
    Int(word) ?? EnglishNumberWords.value(of: word)?.value
  }

  private static func isHour(_ word: String) -> Bool {
    if word.contains(":") { return true }
    return number(word).map { (0...24).contains($0) } ?? false
  }

  private static func isPart(_ word: String) -> Bool {
    ["half", "quarter"].contains(word) || Int(word) != nil
      || EnglishNumberWords.value(of: word)?.isOrdinal == false
  }

  /// *three to one*: other minutes than five, ten, twenty are called so (CGEL §6.66).
  private static func isScore(_ word: String) -> Bool {
    number(word).map { $0 % 5 != 0 } ?? false
  }

  private static func isDay(_ word: String) -> Bool {
    let figures = word.prefix { $0.isNumber }
    if let day = Int(figures), (1...31).contains(day) { return true }
    return EnglishNumberWords.value(of: word) != nil
  }

  static let months = EnglishWords.set(
    """
    January February March April May June July August September October November December
    """)
}
