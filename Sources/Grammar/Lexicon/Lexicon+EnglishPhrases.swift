import AACCore

/// English words that are made by rule: numbers, times, names in the genitive, degrees of adjectives.
extension Lexicon {
  /// What a word is that no table lists but whose making says it; nil for any other.
  func englishWord(_ text: String) -> SmallWord? {
    guard language == .english else { return nil }
    if text.hasSuffix(" else"), let word = word(String(text.dropLast(5))),
      word.lexeme.wordClass == .pronoun || word.lexeme.kind == .question
    {
      // *something else, who else* on one tile (CGEL §7.69).
      var other = word
      other.lexeme.lemma = text
      other.phrase = text
      return other
    }
    if text.utf8.contains(UInt8(ascii: " ")) { return englishTime(text) }
    if isEnglishMeasure(text) { return small(text, .adjective, .quality) }
    if let first = text.utf8.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") {
      return englishFigure(text)
    }
    if text == "let's" || text == "let’s" { return nil }
    if text.hasSuffix("'s") || text.hasSuffix("’s") || text.hasSuffix("s'") {
      return small(text, .determiner, .possessive)
    }
    if let value = EnglishNumberWords.value(of: text) {
      return value.isOrdinal
        ? small(text, .adjective, .quality) : small(text, .numeral, .quantity)
    }
    if EnglishNumberWords.compared(text, isAdjective: isEnglishAdjective) {
      return small(text, .adjective, .quality)
    }
    return englishDerived(text)
  }

  /// *11-year-old, five-minute, three-legged*: a number with what it measures, before a noun.
  ///
  /// Source: CGEL App. I.67.
  private func isEnglishMeasure(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "-")) else { return false }
    let parts = text.split(separator: "-")
    guard parts.count > 1, let number = parts.first.map(String.init), let last = parts.last,
      Int(number) != nil || EnglishNumberWords.value(of: number)?.isOrdinal == false
    else { return false }
    let unit = String(parts[1])
    if Self.englishSpans.contains(unit) || EnglishHabits.units.contains(unit) {
      return parts.count == 2 || ["old", "long", "tall", "wide", "high", "deep"].contains(last)
    }
    return parts.count == 2
      && (last.hasSuffix("ed") || ["dollar", "story", "piece", "star", "page"].contains(last))
  }

  private func isEnglishAdjective(_ word: String) -> Bool {
    known(word)?.wordClass == .adjective || EnglishWordClasses.adjectives.contains(word)
  }

  private func small(
    _ text: String, _ wordClass: WordClass, _ kind: SemanticKind, tense: Tense? = nil,
    phrase: String? = nil, place: Adverbial.Place = .end
  ) -> SmallWord {
    SmallWord(
      Lexeme(lemma: text, wordClass: wordClass, kind: kind), tense: tense, phrase: phrase ?? text,
      place: place)
  }

  /// *21, 3rd, 8:30*.
  private func englishFigure(_ text: String) -> SmallWord? {
    if Int(text) != nil { return small(text, .numeral, .quantity) }
    if text.contains(":") { return small(text, .adverb, .time, phrase: "at " + text) }
    let figures = text.prefix { $0.isNumber }
    switch text.dropFirst(figures.count) {
    case "st", "nd", "rd", "th": return small(text, .adjective, .quality)
    case "am", "pm": return small(text, .adverb, .time, phrase: "at " + text)
    default: return Double(text) == nil ? nil : small(text, .numeral, .quantity)
    }
  }

  /// *last Tuesday, two days ago, in an hour, every Friday, half past two, May 3* (CGEL §8.51–8.76).
  private func englishTime(_ text: String) -> SmallWord? {
    let parts = text.split(separator: " ").map(String.init)
    if let clock = EnglishClock.phrase(parts) { return small(text, .adverb, .time, phrase: clock) }
    if let date = EnglishClock.date(parts) { return small(text, .adverb, .time, phrase: date) }
    guard let first = parts.first, let last = parts.last else { return nil }
    if last == "ago", parts.count > 2, isEnglishSpan(parts.dropLast()) {
      return small(text, .adverb, .time, tense: .past)
    }
    if first == "in", isEnglishSpan(parts.dropFirst()) {
      return small(text, .adverb, .time, tense: .future)
    }
    if first == "for", isEnglishSpan(parts.dropFirst()) { return small(text, .adverb, .duration) }
    if parts.count > 2, ["a", "per"].contains(parts[parts.count - 2]), isEnglishUnit(last),
      ["once", "twice", "times"].contains(parts[parts.count - 3])
    {
      return small(text, .adverb, .frequency)
    }
    return englishTimeAround(text, first, parts.dropFirst().joined(separator: " "))
      ?? englishTimePattern(text, parts)
  }

  private func englishTimeAround(_ text: String, _ first: String, _ rest: String) -> SmallWord? {
    if ["on", "in", "at"].contains(first), rest.contains(" "), let known = word(rest),
      known.phrase == text, known.lexeme.wordClass == .adverb
    {
      // *on* + *Friday night*, which is said with *on* anyway.
      return small(text, .adverb, .time, tense: known.tense)
    }
    if isEnglishUnit(rest) {
      switch first {
      case "last": return small(text, .adverb, .time, tense: .past)
      case "next": return small(text, .adverb, .time, tense: .future)
      case "every", "each": return small(text, .adverb, .frequency)
      case "this":
        let isDay = known(rest)?.kind == .weekday
        return small(text, .adverb, .time, tense: isDay ? .future : .present)
      case "all": return small(text, .adverb, .duration)
      case "on" where known(rest)?.kind == .weekday:
        return small(text, .adverb, .weekday, tense: tense(of: rest))
      default: break
      }
    }
    // *Friday morning* → *on Friday morning*.
    if known(first)?.kind == .weekday, Self.englishDayParts.contains(rest) {
      return small(text, .adverb, .time, tense: tense(of: first), phrase: "on " + text)
    }
    return nil
  }

  /// *two days, an hour, a week*.
  private func isEnglishSpan(_ parts: some Collection<String>) -> Bool {
    let parts = Array(parts)
    guard parts.count >= 2, let unit = parts.last else { return false }
    let singular = unit.hasSuffix("s") ? String(unit.dropLast()) : unit
    guard Self.englishSpans.contains(singular) else { return false }
    let amount = parts.dropLast().joined(separator: " ")
    if amount.hasSuffix(" and a half") {
      // *two and a half hours* (CGEL §6.66).
      return isEnglishSpan(parts.dropLast(4) + [unit])
    }
    return ["a", "an", "a few", "many", "several", "some", "half an", "half a", "a couple of"]
      .contains(
        amount)
      || Int(amount) != nil || EnglishNumberWords.value(of: amount)?.isOrdinal == false
  }

  private func isEnglishUnit(_ word: String) -> Bool {
    if Self.englishSpans.contains(word) || Self.englishDayParts.contains(word) { return true }
    guard let lexeme = known(word) else { return Self.englishFeasts.contains(word) }
    return lexeme.wordClass == .noun && lexeme.kind.isTemporal
  }

  private static let englishSpans = EnglishWords.set(
    "second minute hour day week month year weekend century")
  private static let englishDayParts = EnglishWords.set(
    "morning afternoon evening night noon lunchtime")
  private static let englishFeasts = EnglishWords.set(
    "Christmas Easter Halloween summer winter spring fall autumn term birthday time")
}
