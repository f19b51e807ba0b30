import AACCore

/// Rows in the order of speech whose second verb says what a thing is for, and whose two verbs have an hour each: *dad/buy/ticket/to/see/game,
/// I/need/key/to/open/door, store/open/ten/and/close/eight*.
///
/// Sources: CGEL §15.48 and §17.30–17.32 (infinitives of purpose), §13.50–13.55 (coordination of predicates), §9.40 (*at* with hours).
extension EnglishCompletedRow {
  /// A row of two deeds, or of one that a town or an organ does; nil for any other row.
  func inTwoDeeds(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 2, isOver || isPlain else { return nil }
    return forDeed(row, words) ?? hardForDeed(row, words) ?? atTwoHours(row, words)
      ?? doneByTown(row, words)
  }

  /// *Buy/ticket/to/see/game, need/wheelchair/to/go out*: what one gets it for, and nothing that is done to it first.
  private func forDeed(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 4, let to = words.firstIndex(of: "to"), to > 2, to + 1 < row.count,
      let verb = words[..<to].firstIndex(where: Self.getting.contains), verb > 0, verb < 3,
      to > verb + 1, to - verb < 4, verb == 1 || row[0].lexeme.isDeterminerLike,
      row[verb - 1].lexeme.isHuman || row[verb - 1].lexeme.isSubjectForm,
      row[to - 1].lexeme.namesThing,
      row[(verb + 1)..<(to - 1)].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }),
      row[to + 1].lexeme.wordClass == .verb || Self.doneAsWell.contains(words[to + 1]),
      !row[(to + 2)...].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
      })
    else { return nil }
    let rest = row[(verb + 1)...to] + [row[to + 1].asVerb] + row[(to + 2)...]
    var told = Completed(Laid(row: [row[verb].asVerb] + rest, subject: Array(row[..<verb])))
    told.isByRole = true
    return told
  }

  /// *Work/a lot/to/pay for/house, study/hard/to/pass/exam*: how one does it, and what for.
  private func hardForDeed(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 5, let to = words.firstIndex(of: "to"), to > 2, to + 1 < row.count,
      let verb = words[..<to].firstIndex(where: Self.striving.contains), verb > 0, verb < 3,
      verb == 1 || row[0].lexeme.isDeterminerLike,
      row[verb - 1].lexeme.isHuman || row[verb - 1].lexeme.isSubjectForm,
      case let how = words[(verb + 1)..<to].joined(separator: " "), Self.degrees.contains(how),
      row[to + 1].lexeme.wordClass == .verb || Self.doneAsWell.contains(words[to + 1]),
      let first = row[verb].tile,
      !row[(to + 2)...].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
      })
    else { return nil }
    let deed = Lexeme(lemma: "\(words[verb]) \(how)", wordClass: .verb, kind: .action)
    var told = Completed(
      Laid(
        row: [Constituent(deed, tile: first), row[to], row[to + 1].asVerb] + row[(to + 2)...],
        subject: Array(row[..<verb])))
    told.joins = [first: row[verb..<to].compactMap(\.tile)]
    told.isByRole = true
    return told
  }

  private static let striving = EnglishWords.set("work study train practice try run exercise save")
  private static let degrees: WordSet = ["a lot", "hard", "very hard", "a lot of", "too much"]

  private static let getting = EnglishWords.set("buy need get bring borrow rent order")
  /// What one does, and what things are and are called.
  private static let doneAsWell = EnglishWords.set(
    "open clean watch play cook paint cut drink wash dry fix call travel work walk sleep rest fish swim water"
  )

  /// *Store/open/ten/and/close/eight, meeting/start/nine/and/end/eleven*: when the one and when the other.
  private func atTwoHours(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 4, let and = words.firstIndex(of: "and"), and > 2, and < 7,
      row.count > and + 2,
      case let last = row.count - 1, row[and - 1].lexeme.wordClass == .numeral,
      row[last].lexeme.wordClass == .numeral,
      let verb = words[..<and].firstIndex(where: Self.hourly.contains), verb > 0,
      verb == and - 2 || verb == and - 3 && words[and - 2] == "at",
      Self.hourly.contains(words[and + 1]),
      last == and + 2 || last == and + 3 && words[and + 2] == "at",
      row[verb - 1].lexeme.wordClass == .noun || row[verb - 1].lexeme.isSubjectForm
    else { return nil }
    let at = small("at")
    let rest = at + [row[and - 1], row[and], row[and + 1].asVerb] + at + [row[last]]
    let isNamed =
      verb > 1 || row[0].lexeme.isHuman || row[0].lexeme.wordClass == .pronoun
      || EnglishPrepositions.isBare("at", words[0]) || EnglishPrepositions.isBare("after", words[0])
    var told = Completed(
      Laid(row: [row[verb].asVerb] + rest, subject: (isNamed ? [] : small("the")) + row[..<verb]))
    told.isByRole = true
    told.isTimeless = isPlain
    return told
  }

  private static let hourly = EnglishWords.set(
    "open close start begin end finish arrive leave depart eat sleep study work"
  )
  .union(["wake up", "go to bed", "get up", "have lunch", "have dinner", "have breakfast"])
}
