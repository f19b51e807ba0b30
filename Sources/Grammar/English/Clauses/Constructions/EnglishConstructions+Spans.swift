import AACCore

/// How long something goes on or when it comes, where only the time was chosen: *live here for two years, stay for three days, be
/// back in ten minutes, six months pregnant, five days a week*.
///
/// Sources: CGEL §8.63 (duration: *for*), §8.58 (*in*: the time that passes before), §5.18 (*a week*), §7.61 (measures before
/// a quality).
extension EnglishConstructions {
  /// Makes one phrase of a number and its unit of time at a place, with the preposition that nobody chose.
  mutating func settleSpan(at index: Int) {
    guard !isSubject, index > 0, let begin = spanStart(index),
      begin == 0 || !Self.isBound(words[begin - 1].lexeme), let main = clause.verb?.lexeme.lemma
    else { return }
    let unit = lemma(index)
    let many = unit.hasSuffix("s") || Self.ones.contains(lemma(index - 1)) ? unit : unit + "s"
    let span = words[begin..<index].map(\.lexeme.lemma).joined(separator: " ") + " " + many
    if measureState(begin, index, span, main) || nameRate(begin, index, span, main) { return }
    if Self.leave.contains(lemma(index + 1)), Self.timeTaking.contains(main), let of = small("of") {
      // *two weeks of vacation*: what the time is full of (CGEL §5.6).
      clause.reasons.append(.init(.preposition, lemma(index + 1), "of"))
      words.insert(of, at: index + 1)
      return
    }
    let verb = words[..<begin].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma ?? main
    guard ends(at: index + 1), !Self.measuring.contains(verb),
      !Self.timeTaking.contains(verb) || hasOther(before: begin, verb)
        || verb == "be" && Self.dated.contains(clause.subject.last?.lexeme.lemma ?? "")
    else { return }
    if comes(begin, verb, unit) {
      clause.reasons.append(.init(.preposition, many, "in"))
      if let known = planner.lexicon.word("in \(span)") {
        return join(begin...index, as: known.lexeme)
      }
      return join(begin...index, "in \(span)", .time)
    }
    if verb == "wait", clause.options.contains(.request) { return }
    clause.reasons.append(.init(.preposition, many, "for"))
    join(begin...index, "for \(span)", .duration)
  }

  /// *need/day/off, take/week/off*: one is free so long.
  mutating func settleOff(at index: Int) {
    guard !isSubject, lemma(index + 1) == "off", let verb = clause.verb?.lexeme.lemma,
      Self.timeTaking.contains(verb) || verb == "ask for" || verb == "would like",
      lexeme(index - 1)?.wordClass != .numeral, lexeme(index - 1)?.wordClass != .adposition,
      !Self.isNoun(lexeme(index + 2))
    else { return }
    var free = Lexeme(lemma: "\(lemma(index)) off", wordClass: .noun, kind: .idea)
    free.countability = .count
    join(index...(index + 1), as: free)
  }

  /// Where the number before a unit begins: *two, two or three, about two, a few*; nil where no number stands there.
  private func spanStart(_ index: Int) -> Int? {
    guard let number = lexeme(index - 1),
      number.wordClass == .numeral || Self.amountsOfTime.contains(number.lemma)
    else { return nil }
    var begin = index - 1
    if begin > 1, lemma(begin - 1) == "or", lexeme(begin - 2)?.wordClass == .numeral { begin -= 2 }
    if begin > 0, Self.roughly.contains(lemma(begin - 1)) { begin -= 1 }
    return begin
  }

  /// *she/be/pregnant/six/month*: the measure before what it measures.
  private mutating func measureState(
    _ begin: Int, _ index: Int, _ span: String, _ verb: String
  ) -> Bool {
    guard verb == "be" else { return false }
    let isBehind = lemma(index + 1) == "pregnant"
    guard isBehind || begin > 0 && lemma(begin - 1) == "pregnant" else { return false }
    join(
      isBehind ? begin...(index + 1) : (begin - 1)...index,
      as: Lexeme(lemma: "\(span) pregnant", wordClass: .adjective, kind: .state))
    return true
  }

  /// *work/five/day/week*: so much of the longer time.
  private mutating func nameRate(
    _ begin: Int, _ index: Int, _ span: String, _ verb: String
  ) -> Bool {
    let article = ["a", "per", "each", "every"].contains(lemma(index + 1)) ? lemma(index + 1) : nil
    let place = article == nil ? index + 1 : index + 2
    guard let longer = Self.longer[lemma(index)], longer.contains(lemma(place)),
      !Self.isNoun(lexeme(place + 1)), !Self.measuring.contains(verb),
      !Self.timeTaking.contains(verb)
    else { return false }
    if article == nil { clause.reasons.append(.init(.articleIndefinite, lemma(place), "a")) }
    join(begin...place, "\(span) \(article ?? "a") \(lemma(place))", .frequency)
    return true
  }

  /// Whether nothing follows that the time would belong to: *two hours ago, a two-hour drive, ten minutes to seven*.
  private func ends(at index: Int) -> Bool {
    guard let next = lexeme(index) else { return true }
    if Self.measured.contains(next.lemma) { return false }
    if next.lemma == "and" || next.lemma == "or" {
      return lexeme(index + 1)?.wordClass != .numeral && lexeme(index + 1)?.isDeterminerLike != true
        && lemma(index + 1) != "half"
    }
    if next.kind.isTemporal { return !Self.spanUnits.contains(next.lemma) }
    switch next.wordClass {
    case .adposition, .conjunction, .interjection, .adverb, .pronoun: return true
    case .noun: return next.kind == .place && clause.verb?.lexeme.lemma != "have"
    default: return next.kind == .connective || next.kind == .social || next.kind == .direction
    }
  }

  /// Whether the verb has what it is about beside the time: *have a cough for two days*, but *have two hours*.
  private func hasOther(before begin: Int, _ verb: String) -> Bool {
    guard begin > 0, case let before = words[begin - 1].lexeme else { return false }
    switch before.wordClass {
    case .noun, .properNoun: return !before.kind.isTemporal && (verb == "be" || !before.isHuman)
    case .adjective: return !before.isDeterminerLike && before.kind != .quantity
    case .adverb: return verb == "be" && (before.kind == .direction || before.kind == .place)
    default: return false
    }
  }

  /// Whether it is so long till then: *leave, be back, see you in two days, my birthday is in two weeks*.
  private func comes(_ begin: Int, _ verb: String, _ unit: String) -> Bool {
    guard clause.tense != .past, !clause.options.contains(.perfect), !clause.isNegative else {
      return false
    }
    let before = begin > 0 ? words[begin - 1].lexeme.lemma : ""
    if Self.leaving.contains(verb) || Self.returning.contains(verb) && before == "back" {
      return true
    }
    let event = verb == "have" ? before : clause.subject.last?.lexeme.lemma ?? ""
    if verb == "have" || verb == "be" && begin == 0 { return Self.dated.contains(event) }
    let isAhead = clause.tense == .future || clause.options.contains(.request)
    guard isAhead else { return verb == "be" && before == "ready" }
    if verb == "be" {
      return ["ready", "back", "over", "done", "finished"].contains(before)
        || ["home", "here", "there"].contains(before)
          && ["minute", "minutes", "hour", "hours"].contains(unit)
    }
    return Self.seeing.contains(verb) || verb == "go" && begin == 0
  }

  /// Whether the word before takes the time to itself: *for, every, last two days*.
  private static func isBound(_ lexeme: Lexeme) -> Bool {
    switch lexeme.wordClass {
    case .adposition, .numeral: true
    default: lexeme.isDeterminerLike || binding.contains(lexeme.lemma)
    }
  }

  /// Whether time is what the verb is about: *last, cost, take half an hour*.
  static func isMeasuring(_ verb: String) -> Bool {
    measuring.contains(verb) || timeTaking.contains(verb)
  }

  static let spanUnits = EnglishWords.set(
    """
    second seconds minute minutes hour hours day days night nights week weeks month months year years decade decades
    """)
  private static let binding = EnglishWords.set(
    """
    every each last next past first than more only just exactly how until another to as less other
    """)
  static let partsOfDay: WordSet = ["morning", "afternoon", "evening"]
  private static let leave = EnglishWords.set("holiday vacation leave holidays")
  private static let ones: WordSet = ["one", "1", "a"]
  private static let amountsOfTime: WordSet = ["a few", "several", "many", "a couple of"]
  private static let roughly: WordSet = ["about", "almost", "nearly", "around", "over"]
  private static let longer = WordMap<WordSet>([
    "second": ["minute"], "minute": ["hour", "day", "week"], "minutes": ["hour", "day", "week"],
    "hour": ["day", "night", "week", "month"], "hours": ["day", "night", "week", "month"],
    "day": ["week", "month", "year"], "days": ["week", "month", "year"],
    "night": ["week", "month"], "nights": ["week", "month"], "week": ["month", "year"],
    "weeks": ["month", "year"], "month": ["year"], "months": ["year"],
  ])
  /// What makes the time a measure of something else, or the time of something else.
  private static let measured = EnglishWords.set(
    """
    ago late early old older young younger long longer later earlier away before after of to from off left more less past
    apart ahead behind faster slower free extra overdue
    """)
  /// Verbs of which the time is the object or the measure.
  private static let measuring = EnglishWords.set(
    """
    last spend waste lose cost miss win beat delay postpone add count pass gain mean like love prefer hate turn advance age
    charge pay earn reach skip celebrate equal
    """)
  /// Verbs that may have time for their object.
  private static let timeTaking: WordSet = [
    "have", "need", "want", "take", "get", "be", "give", "save", "find", "become",
  ]
  private static let leaving = EnglishWords.set(
    "leave start begin arrive end finish open close depart return"
  )
  .union(["take off", "go home", "come back", "get back", "be back", "call back", "go back"])
  private static let returning: WordSet = ["come", "go", "get", "be", "call"]
  private static let seeing = EnglishWords.set("see call meet phone ring text")
  /// What is on its date.
  private static let dated = EnglishWords.set(
    """
    birthday exam test appointment party wedding match concert interview operation surgery Christmas Easter Halloween
    deadline
    """)
}
