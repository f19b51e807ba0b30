import AACCore

/// Phrases of time of several words on one tile that no table lists: *a while ago, most days, the night before, a week
/// from now, every two hours, last Tuesday night*.
///
/// Sources: CGEL §8.51–8.76 (time adjuncts), §8.64 (frequency), §9.34–9.42 (prepositions of time).
extension Lexicon {
  /// What a phrase says by the words that it is made of; nil where it names no time.
  func englishTimePattern(_ text: String, _ parts: [String]) -> SmallWord? {
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return nil }
    let rest = parts.dropFirst()
    if last == "ago", first != "time", text != "long time ago" { return time(text, .past) }
    if parts.count > 3, first == "when", parts[1] == "I", parts[2] == "was" {
      // *when I was little*.
      return time(text, .past)
    }
    if let from = parts.firstIndex(of: "from"), from > 0, isSpan(parts[..<from]),
      from + 1 < parts.count, isFutureStart(parts[(from + 1)...])
    {
      return time(text, .future)
    }
    switch first {
    case "in" where rest.count == 1 && isYear(last):
      return time(text, last < "2020" ? .past : nil)
    case "in" where rest.count > 1 && isSpan(rest): return time(text, .future)
    case "for" where rest.count > 1 && parts[1] != "long" && isSpan(rest): return frequency(text)
    case "all" where parts.count == 3 && last == "long" && isUnit(parts[1]):
      return frequency(text)
    case "on" where text.hasPrefix("on the way to ") && (parts.count == 5 || parts[4] == "the"):
      // *on the way to school*: one place, and no goal.
      return SmallWord(
        Lexeme(lemma: text, wordClass: .adverb, kind: .direction), tense: nil, phrase: text,
        place: .end)
    case "on" where parts.count == 3 && last.hasSuffix("s") && isUnit(last):
      // *on school days, on rainy mornings* (CGEL §8.64).
      guard !Self.pointing.contains(parts[1]) else { return nil }
      return frequency(text)
    case "every", "each":
      guard rest.count > 1, isUnit(last),
        rest.dropLast().allSatisfy({ Self.everyWords.contains($0) || isNumber($0) })
      else { return nil }
      return frequency(text)
    case "most", "some", "many", "half":
      guard isUnit(last), last.hasSuffix("s") || parts == ["half", "the", "time"],
        rest.dropLast().allSatisfy({ $0 == "the" })
      else { return nil }
      return frequency(text)
    case "the": return withArticle(text, Array(rest))
    case "that", "those":
      guard rest.count == 1, isUnit(last) else { return nil }
      return time(text, .past)
    case "in" where parts.count == 3 && parts[1] == "those" && isUnit(last):
      return time(text, .past)
    case "at" where parts.count == 3 && parts[1] == "that" && isUnit(last):
      return time(text, .past)
    case "last", "next", "this": return partOfDay(text, first, Array(rest))
    case "early", "late", "earlier", "later":
      return shifted(text, first, rest)
    case "first" where parts.count > 2 && parts[1] == "thing":
      guard let time = known(parts.dropFirst(2).joined(separator: " ")), time.kind == .time else {
        return nil
      }
      return self.time(text, tense(of: parts.dropFirst(2).joined(separator: " ")))
    default: return nil
    }
  }

  /// *earlier today, later this week, late last night*; but *late today* may be what somebody is.
  private func shifted(_ text: String, _ first: String, _ rest: ArraySlice<String>) -> SmallWord? {
    let base = rest.joined(separator: " ")
    guard first.hasSuffix("er") || rest.count > 1, let time = known(base),
      time.wordClass == .adverb, time.kind == .time
    else { return nil }
    let tense: Tense? =
      first == "earlier" ? .past : first == "later" ? .future : self.tense(of: base)
    return self.time(text, tense)
  }

  /// *the night before, the next day, the other night, the whole week*.
  private func withArticle(_ text: String, _ rest: [String]) -> SmallWord? {
    if rest.count > 2, ["before", "after"].contains(rest[1]), isUnit(rest[0]) {
      // *the day before my birthday, the year before last, the week after next*.
      let tense: Tense? = rest[2] == "last" ? .past : rest[2] == "next" ? .future : nil
      return time(text, tense)
    }
    guard rest.count == 2 else { return nil }
    if ["before", "after"].contains(rest[1]), isUnit(rest[0]) {
      return time(text, rest[1] == "before" ? .past : nil)
    }
    guard isUnit(rest[1]) else { return nil }
    switch rest[0] {
    case "other", "previous": return time(text, .past)
    case "next", "following": return time(text, rest[1] == "time" ? .future : nil)
    case "first", "second", "third", "last": return rest[1] == "time" ? time(text, nil) : nil
    case "whole", "entire":
      return SmallWord(
        Lexeme(lemma: text, wordClass: .adverb, kind: .duration), tense: nil, phrase: text,
        place: .end)
    default: return nil
    }
  }

  /// *last Tuesday night, next Friday morning, this coming Friday, this Friday*.
  private func partOfDay(_ text: String, _ first: String, _ rest: [String]) -> SmallWord? {
    let rest = rest.first == "coming" ? Array(rest.dropFirst()) : rest
    guard let day = rest.first, known(day)?.kind == .weekday else { return nil }
    guard
      rest.count == 1 && (first == "this" || text.contains(" coming "))
        || rest.count == 2
          && ["morning", "afternoon", "evening", "night", "lunchtime"].contains(rest[1])
    else { return nil }
    return time(text, first == "last" ? .past : .future)
  }

  private func time(_ text: String, _ tense: Tense?) -> SmallWord {
    SmallWord(
      Lexeme(lemma: text, wordClass: .adverb, kind: .time), tense: tense, phrase: text, place: .end)
  }

  private func frequency(_ text: String) -> SmallWord {
    SmallWord(
      Lexeme(lemma: text, wordClass: .adverb, kind: .frequency), tense: nil, phrase: text,
      place: .end)
  }

  /// *a week, two days, a little while, a bit, no time*.
  private func isSpan(_ parts: some Collection<String>) -> Bool {
    guard let unit = parts.suffix(1).first, parts.count > 1 else { return false }
    guard Self.spans.contains(unit) || isUnit(unit) else { return false }
    return parts.dropLast().allSatisfy { Self.amounts.contains($0) || isNumber($0) }
  }

  private func isFutureStart(_ parts: ArraySlice<String>) -> Bool {
    let text = parts.joined(separator: " ")
    return ["now", "today", "tomorrow", "then"].contains(text) || known(text)?.kind == .weekday
  }

  private func isUnit(_ word: String) -> Bool {
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    if Self.units.contains(singular) { return true }
    return [word, singular].contains { known($0)?.kind == .weekday }
  }

  private func isNumber(_ word: String) -> Bool {
    Int(word) != nil || EnglishNumberWords.value(of: word) != nil
  }

  private func isYear(_ word: String) -> Bool {
    word.utf8.count == 4 && (Int(word).map { $0 > 1000 && $0 < 2200 } ?? false)
  }

  private static let units = EnglishWords.set(
    """
    second minute hour day week month year weekend century moment morning afternoon evening night time
    summer winter spring autumn fall season Christmas Easter decade
    """)
  private static let spans = EnglishWords.set("while bit time jiffy moment sec")
  private static let amounts = EnglishWords.set(
    "a an few couple of little short long several many some half about around just only no")
  private static let pointing = EnglishWords.set("the these those my your his her our their its")
  private static let everyWords = EnglishWords.set("other few single couple of second third")
}
