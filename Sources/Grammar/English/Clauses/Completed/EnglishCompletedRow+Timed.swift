import AACCore

/// When something is: *I/eat/lunch/twelve, dinner/be/ready/nine, music/class/be/Thursday/ten, today/be/December/twenty, I/work/Monday/Friday,
/// be/quarter/to/eight, summer/two/month/away, give/flower/mom/Mother's Day*.
///
/// Sources: CGEL §6.66–6.67 (clock times and dates), §9.34–9.38 (*at, on, in, from … to*), §18.10 (*it* of time).
extension EnglishCompletedRow {
  func timed(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count > 2 else { return nil }
    if words[0] == "be", row.count == 4, isHour(row[1]) || ["quarter", "half"].contains(words[1]),
      ["to", "past"].contains(words[2]), isHour(row[3])
    {
      // *Be/quarter/to/eight.*
      return small("it") + [row[0]] + (words[1] == "quarter" ? small("a") : []) + row[1...]
    }
    if words[0] == "cost", row[1].lexeme.wordClass == .numeral { return small("it") + row }
    return atHour(row, words) ?? lasting(row, words) ?? workingDays(row, words) ?? born(row, words)
      ?? ahead(row, words)
  }

  private func isHour(_ word: Constituent) -> Bool {
    if word.lexeme.lemma == "noon" || word.lexeme.lemma == "midnight" { return true }
    guard word.lexeme.wordClass == .numeral else { return false }
    if let figure = Int(word.lexeme.lemma) { return (1...12).contains(figure) }
    guard let value = EnglishNumberWords.value(of: word.lexeme.lemma) else { return false }
    return !value.isOrdinal && (1...12).contains(value.value)
  }

  // MARK: The hour

  /// *I/go to bed/nine/night, I/eat/lunch/twelve, dinner/be/ready/nine, class/be/Thursday/ten.*
  private func atHour(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    if words[last] == "night", isHour(row[last - 1]), last > 1,
      Self.nightly.contains(words[last - 2])
    {
      return row[..<(last - 1)] + small("at") + [row[last - 1]] + small("at") + [row[last]]
    }
    guard isHour(row[last]), row[last].lexeme.wordClass == .numeral else { return nil }
    if Self.meals.contains(words[last - 1]), row[..<(last - 1)].contains(where: isVerb) {
      return row[..<last] + small("at") + [row[last]]
    }
    if Self.readiness.contains(words[last - 1]), let said = linked(row[..<(last - 1)]) {
      return said + [row[last - 1].asQuality] + small("at") + [row[last]]
    }
    if isPlain, Self.scheduled.contains(words[last - 1]), isPhrase(row[..<(last - 1)]),
      !row[last - 2].lexeme.isBeing, EnglishPronouns.of(words[last - 2]) == nil
    {
      // *Class/start/nine, bus/leave/seven*: as it is planned (CGEL §4.5).
      return row[..<(last - 1)] + [row[last - 1].asVerb] + small("at") + [row[last]]
    }
    guard row[last - 1].lexeme.kind == .weekday, last > 2,
      words[last - 2] == "be"
        || Self.appointed.contains(words[last - 2]) && row[..<(last - 2)].contains(where: isVerb)
    else {
      return nil
    }
    return row[..<(last - 1)] + small("on") + [row[last - 1]] + small("at") + [row[last]]
  }

  private static let appointed = EnglishWords.set(
    "class appointment therapy practice lesson game concert rehearsal recital meeting")
  private static let scheduled = EnglishWords.set("start begin end leave arrive depart land")
    .union(["take off"])
  private static let meals = EnglishWords.set("breakfast lunch dinner supper")
  private static let readiness = EnglishWords.set("ready open closed done over free finished")
  /// What one does in the evening, at an hour and not for so many nights.
  private static let nightly: WordSet = [
    "go to bed", "bed", "go to sleep", "dinner", "supper", "home", "go home", "come home", "bath",
    "shower", "take a bath", "brush my teeth", "fall asleep", "wake up", "bedtime",
  ]

  /// *Movie/two/hour, class/one/hour*: how long it goes on.
  private func lasting(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.wordClass == .numeral, Self.shows.contains(words[0]),
      ["hour", "hours", "minute", "minutes"].contains(words[2])
    else { return nil }
    return small("the") + [row[0], EnglishWording.be] + row[1...]
  }

  private static let shows = EnglishWords.set(
    "movie show class game lesson recess concert trip flight ride")

  // MARK: Dates

  /// *Today/be/December/twenty, today/be/Monday/June/three*: a day has its ordinal (CGEL §6.66).
  func dated(_ row: [Constituent], _ words: [String]) -> Completed? {
    let last = row.count - 1
    guard row.count > 3, EnglishHabits.dateSubjects.contains(words[0]), words[1] == "be",
      row.count < 6,
      EnglishClock.months.contains(words[last - 1]),
      row.count == 4 || row[2].lexeme.kind == .weekday,
      let day = EnglishNumberWords.value(of: words[last]), !day.isOrdinal,
      (1...31).contains(day.value), let ordinal = EnglishNumerals.ordinal(day.value)
    else { return nil }
    var date = row[last]
    date.lexeme = lexicon.lexeme(for: ordinal)
    return Completed(row[..<last] + [date])
  }

  /// *I/work/Monday/Friday*: the week from its first day to its last (CGEL §9.38).
  private func workingDays(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard words[last - 1] == "Monday", ["Friday", "Saturday", "Sunday"].contains(words[last]),
      last < 2 || !["like", "love", "hate", "prefer"].contains(words[last - 2])
    else { return nil }
    return row[..<(last - 1)] + small("from") + [row[last - 1]] + small("to") + [row[last]]
  }

  /// *I/be born/two thousand/ten*: in which year.
  private func born(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard let verb = words.firstIndex(of: "be born"), verb + 1 < row.count,
      row[verb + 1].lexeme.wordClass == .numeral
    else { return nil }
    return row[...verb] + small("in") + row[(verb + 1)...]
  }

  /// *Summer/two/month/away, my/birthday/three/day/away*: how long it is till then.
  private func ahead(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard words[last] == "away", last > 2, row[last - 2].lexeme.wordClass == .numeral,
      ["day", "week", "month", "hour", "minute"].contains(
        words[last - 1].hasSuffix("s") ? String(words[last - 1].dropLast()) : words[last - 1]),
      case let named = row[..<(last - 2)], isVerbless(named), let day = named.last?.lexeme,
      day.wordClass == .noun || EnglishHabits.seasons.contains(day.lemma),
      named.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike || isOwner($0) })
    else { return nil }
    let owner =
      named.count == 2 && isOwner(named[0]) ? [genitive(named[0])] : Array(named.dropLast())
    return owner + [named[named.count - 1], EnglishWording.be] + row[(last - 2)...]
  }

  /// *Mother's Day/give/flower/mom; I/give/mom/gift/Christmas*: to whom, and on which day (CGEL §9.34).
  func onFeast(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard let verb = words.firstIndex(of: "give"), verb < 3,
      let feast = words.firstIndex(where: EnglishHabits.feasts.contains),
      feast == 0 || feast > verb + 2,
      row.count < 7
    else { return nil }
    let others = row.indices.filter { $0 != feast }.map { row[$0] }
    guard let act = others.firstIndex(where: { $0.lexeme.lemma == "give" }),
      others.count == act + 3,
      let thing = others[(act + 1)...].first(where: { $0.lexeme.namesThing }),
      let whom = others[(act + 1)...].first(where: { $0.lexeme.isHuman && $0 != thing })
    else { return nil }
    let who = act == 0 ? small("I") : Array(others[..<act])
    let isNamedDay = words[feast].hasSuffix("Day") || words[feast].hasSuffix("Eve")
    return Laid(
      row: [others[act], thing] + small("to") + [whom] + (isNamedDay ? small("on") : [])
        + [row[feast]], subject: who)
  }
}
