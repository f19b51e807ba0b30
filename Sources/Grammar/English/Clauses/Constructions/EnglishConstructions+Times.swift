import AACCore

/// Times and spans chosen word by word: *once/week, in/hour, day/after/tomorrow, two/and/half/hour, half/hour*.
///
/// Sources: CGEL §8.55–8.64 (time adjuncts), §5.7 and §6.63–6.69 (*half a, an hour and a half*), §5.18 (*once a week*).
extension EnglishConstructions {
  mutating func settleTime(at index: Int) {
    let word = lemma(index)
    switch word {
    case "day": settleDayBeside(at: index)
    case "once", "twice", "time", "times": settleHowOften(at: index)
    case "in": settleWithin(at: index)
    case "for" where lemma(index + 1) == "while" && lexeme(index + 2) == nil:
      join(index...(index + 1), "for a while", .duration)
    case "for"
    where lemma(index + 1) == "long" && !clause.isNegative && !clause.isQuestion
      && lexeme(index + 2)?.isNominal != true:
      // *for a long time*: *for long* only denies and asks (CGEL §10.60).
      join(index...(index + 1), "for a long time", .duration)
    case "next", "last", "following": settleOfTime(at: index)
    case "long":
      // *for/long/time, long/time/ago*: with the article (CGEL §8.63).
      guard lemma(index + 1) == "time", lexeme(index - 1)?.isDeterminerLike != true else { return }
      if lemma(index + 2) == "ago", let known = planner.lexicon.known("a long time ago") {
        return join(index...(index + 2), as: known)
      }
      guard lemma(index - 1) == "for" else { return }
      join((index - 1)...(index + 1), "for a long time", .duration)
    case "few":
      guard Self.spans.contains(lemma(index + 1)) else { return }
      words[index].lexeme = planner.lexicon.known("a few") ?? words[index].lexeme
    case "at": settlePartOfDay(at: index)
    case "ago" where !clause.isLaid: settleAgoFirst(at: index)
    case "about", "over", "around", "nearly", "almost":
      guard ["hour", "minute", "week", "month", "year"].contains(lemma(index + 1)),
        index + 2 == words.count
      else { return }
      let article = lemma(index + 1) == "hour" ? "an" : "a"
      clause.reasons.append(.init(.articleIndefinite, lemma(index + 1), article))
      join(index...(index + 1), "\(word) \(article) \(lemma(index + 1))", .duration)
    case "every": settleEvery(at: index)
    default: settleAgo(at: index)
    }
    if Self.spanUnits.contains(lemma(index)) { settleSpan(at: index) }
    if lemma(index + 1) == "off" { settleOff(at: index) }
  }

  /// *day/after/tomorrow, day/before/yesterday.*
  private mutating func settleDayBeside(at index: Int) {
    let text = "the day \(lemma(index + 1)) \(lemma(index + 2))"
    guard ["after", "before"].contains(lemma(index + 1)), let known = planner.lexicon.known(text)
    else { return settleAgo(at: index) }
    let begin = lemma(index - 1) == "the" ? index - 1 : index
    clause.reasons.append(.init(.articleDefinite, "day", "the"))
    join(begin...(index + 2), as: known)
  }

  /// *once/week, twice/day, three/time/week*: how often in each of them.
  private mutating func settleHowOften(at index: Int) {
    var begin = index
    var often = lemma(index)
    if often == "time" || often == "times" {
      guard let count = lexeme(index - 1), count.wordClass == .numeral || count.lemma == "several"
      else { return }
      begin = index - 1
      often = "\(count.lemma) times"
    }
    var unit = index + 1
    let isSaid = ["a", "an", "per", "every", "each"].contains(lemma(unit))
    let link = isSaid ? lemma(unit) : "a"
    if isSaid { unit += 1 }
    guard Self.units.contains(lemma(unit)), !Self.isNoun(lexeme(unit + 1)) else { return }
    let article = link == "a" || link == "an" ? (lemma(unit) == "hour" ? "an" : "a") : link
    let text = "\(often) \(article) \(lemma(unit))"
    if !isSaid { clause.reasons.append(.init(.articleIndefinite, lemma(unit), article)) }
    join(begin...unit, text, .frequency)
  }

  /// *in/hour, in/week*: how long it is till then.
  private mutating func settleWithin(at index: Int) {
    guard Self.spans.contains(lemma(index + 1)), lexeme(index - 1)?.kind.isTemporal != true,
      lexeme(index - 1)?.wordClass != .numeral, lexeme(index + 2)?.isNominal != true,
      lemma(index + 2) != "of"
    else { return }
    let article = lemma(index + 1) == "hour" ? "an" : "a"
    let text = "in \(article) \(lemma(index + 1))"
    guard let known = planner.lexicon.word(text) else {
      return join(index...(index + 1), text, .time)
    }
    clause.reasons.append(.init(.articleIndefinite, lemma(index + 1), article))
    join(index...(index + 1), as: known.lexeme)
  }

  /// *at/six/in/morning*: one hour of the day (CGEL §8.55).
  private mutating func settlePartOfDay(at index: Int) {
    guard let hour = lexeme(index + 1), hour.wordClass == .numeral || hour.kind == .time,
      lemma(index + 2) == "in", ["morning", "afternoon", "evening"].contains(lemma(index + 3))
    else { return }
    join(index...(index + 3), "at \(hour.lemma) in the \(lemma(index + 3))", .time)
  }

  /// *every/Saturday/morning.*
  private mutating func settleEvery(at index: Int) {
    guard lexeme(index + 1)?.kind == .weekday,
      ["morning", "afternoon", "evening", "night"].contains(lemma(index + 2))
    else { return }
    join(index...(index + 2), "every \(lemma(index + 1)) \(lemma(index + 2))", .frequency)
  }

  /// *ago/two/hour, ago/two days*: it stands behind the time (CGEL §8.64).
  private mutating func settleAgoFirst(at index: Int) {
    guard let first = lexeme(index + 1) else { return }
    var span = first.lemma
    var last = index + 1
    if first.wordClass == .numeral {
      let unit = lemma(index + 2)
      guard !unit.isEmpty else { return }
      let isOne = span == "one" || unit.hasSuffix("s")
      span += " " + (isOne ? unit : EnglishNouns.plurals(of: unit).first ?? unit)
      last += 1
    } else {
      guard first.kind.isTemporal else { return }
      if !span.hasSuffix("s"), !span.hasPrefix("one "), !span.hasPrefix("a") { span += "s" }
    }
    guard let known = planner.lexicon.word("\(span) ago") else { return }
    join(index...last, as: known.lexeme)
  }

  /// *week/ago, month/ago.*
  private mutating func settleAgo(at index: Int) {
    guard lemma(index + 1) == "ago", Self.spans.contains(lemma(index)),
      let before = index == 0 ? Lexeme(lemma: "", wordClass: .noun) : lexeme(index - 1),
      !before.isDeterminerLike || before.kind == .possessive && before.wordClass == .pronoun,
      before.wordClass != .numeral, before.kind != .quantity, before.wordClass != .adjective
    else { return }
    let article = lemma(index) == "hour" ? "an" : "a"
    let text = "\(article) \(lemma(index)) ago"
    guard let known = planner.lexicon.word(text) else { return }
    clause.reasons.append(.init(.articleIndefinite, lemma(index), article))
    join(index...(index + 1), as: known.lexeme)
  }

  /// *next/week's/homework, last/night's/game*: of which time it is (CGEL §5.119).
  private mutating func settleOfTime(at index: Int) {
    let owner = lemma(index + 1)
    if ["day", "morning"].contains(owner), lemma(index) != "last", clause.tense == .past,
      lexeme(index - 1)?.isDeterminerLike != true
    {
      return join(index...(index + 1), "the \(lemma(index)) \(owner)", .time)
    }
    guard owner.hasSuffix("'s") || owner.hasSuffix("’s"),
      Self.units.contains(String(owner.dropLast(2))) || owner.hasPrefix("year")
    else { return }
    join(
      index...(index + 1),
      as: Lexeme(
        lemma: "\(lemma(index)) \(owner)", wordClass: .determiner, kind: .possessive))
  }

  // MARK: Halves

  mutating func settleHalf(at index: Int) {
    if lemma(index) == "and" { return settleAndHalf(at: index) }
    guard ["half", "quarter"].contains(lemma(index)) else { return }
    let isQuarter = lemma(index) == "quarter"
    var unit = index + 1
    if isQuarter, lemma(unit) == "of" { unit += 1 }
    if ["a", "an"].contains(lemma(unit)) { unit += 1 }
    let noun = lemma(unit)
    let begin = ["a", "an"].contains(lemma(index - 1)) ? index - 1 : index
    let article = noun == "hour" ? "an" : "a"
    let text = isQuarter ? "a quarter of \(article) \(noun)" : "half \(article) \(noun)"
    if Self.halvedSpans.contains(noun), !isQuarter || noun == "hour",
      !Self.isNoun(lexeme(unit + 1)), lemma(unit + 1) != "past", lemma(unit + 1) != "and"
    {
      return joinSpan(begin...unit, text)
    }
    guard !isQuarter, noun == "dozen" || Self.measured.contains(noun) else { return }
    clause.reasons.append(.init(.articleIndefinite, noun, article))
    let what = lemma(unit + 1) == "of" ? unit + 2 : unit + 1
    if let head = lexeme(what), head.wordClass == .noun || head.wordClass == .adjective,
      !head.kind.isTemporal
    {
      let quantity = noun == "dozen" ? text : text + " of"
      return join(
        begin...(what - 1), as: Lexeme(lemma: quantity, wordClass: .determiner, kind: .quantity))
    }
    guard noun != "dozen", lexeme(unit)?.wordClass != .numeral else { return }
    var portion = Lexeme(lemma: text, wordClass: .pronoun, kind: lexeme(unit)?.kind ?? .thing)
    portion.animacy = .inanimate
    portion.number = .singular
    join(begin...unit, as: portion)
  }

  /// *three/and/half/kilo, hour/and/half*: so many and a half (CGEL §6.66).
  private mutating func settleAndHalf(at index: Int) {
    let half = ["a", "an"].contains(lemma(index + 1)) ? index + 2 : index + 1
    guard lemma(half) == "half" || lemma(index + 1) == "a half", let before = lexeme(index - 1)
    else { return }
    if before.wordClass == .numeral {
      let text = "\(before.lemma) and a half"
      let unit = lemma(half + 1)
      guard
        Self.spans.contains(unit)
          || unit.hasSuffix("s") && Self.spans.contains(String(unit.dropLast()))
      else {
        return join(
          (index - 1)...half, as: Lexeme(lemma: text, wordClass: .numeral, kind: .quantity))
      }
      if ["old", "older", "younger"].contains(lemma(half + 2)) {
        return join(
          (index - 1)...half, as: Lexeme(lemma: text, wordClass: .numeral, kind: .quantity))
      }
      return joinSpan(
        (index - 1)...(half + 1), "\(text) \(unit.hasSuffix("s") ? unit : unit + "s")")
    }
    guard Self.spans.contains(before.lemma) else { return }
    let hasArticle = ["a", "an", "one"].contains(lemma(index - 2))
    let article = before.lemma == "hour" ? "an" : "a"
    let begin = hasArticle ? index - 2 : index - 1
    let text = "\(article) \(before.lemma) and a half"
    if lemma(half + 1) == "old" {
      return join(
        begin...(half + 1), as: Lexeme(lemma: text + " old", wordClass: .adjective, kind: .state))
    }
    joinSpan(begin...half, text)
  }

  /// So much time, with the preposition chosen before it.
  private mutating func joinSpan(_ range: ClosedRange<Int>, _ text: String) {
    let before = lemma(range.lowerBound - 1)
    guard ["in", "for", "after", "within"].contains(before) else {
      guard let thing = lexeme(range.lowerBound - 1), thing.namesThing, !clause.isLaid,
        !isSubject, !Self.isMeasuring(clause.verb?.lexeme.lemma ?? "")
      else { return join(range, text, .duration) }
      // *read/book/half/hour*: how long, and no second thing.
      clause.reasons.append(.init(.preposition, text, "for"))
      return join(range, "for \(text)", .duration)
    }
    var time = Lexeme(
      lemma: "\(before) \(text)", wordClass: .adverb, kind: before == "for" ? .duration : .time)
    if before == "in", let known = planner.lexicon.word(time.lemma) { time = known.lexeme }
    join((range.lowerBound - 1)...range.upperBound, as: time)
  }

  static let times = EnglishWords.set(
    """
    day once twice time times about over around nearly almost in for next last following long few at every week month year hour minute second moment while weekend night minutes hours
    days weeks ago
    """
  ).union(spanUnits).union(partsOfDay)
  static let halves = EnglishWords.set("half quarter and")
  private static let units = EnglishWords.set(
    "second minute hour day night week month year weekend term")
  private static let spans = EnglishWords.set(
    "second minute hour day week month year while moment decade century")
  private static let halvedSpans = EnglishWords.set("minute hour day year century mile kilometer")
  private static let measured = EnglishWords.set(
    """
    glass cup bottle mug can bowl plate slice carton packet jar box bag spoon spoonful bar loaf kilo liter litre pound pint
    teaspoon tablespoon portion tablet pill meter metre mile kilometer
    """)
}
