import AACCore

/// On which days, to whom one owes, and what a price is asked of: *never/eat/meat/Friday, eat/grape/New Year's Eve,
/// owe/one hundred/dollar/bank, how much/cost/museum/ticket, go/mass/Sunday*.
///
/// Sources: CGEL §9.40 (*on* with days), §4.7 (the habitual present), §16.57 (*owe something to somebody*), §17.104, §5.44.
extension EnglishLinkedRow {
  func dayInLongRow(_ row: [Constituent], _ words: [String]) -> Linked? {
    everyWeek(row, words) ?? onEve(row, words) ?? owed(row, words) ?? priced(row, words)
  }

  /// *We/never/eat/meat/Friday, I/always/go/church/Sunday*: every week.
  private func everyWeek(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard row[last].lexeme.kind == .weekday, !words[last].hasSuffix("s"),
      ["never", "always", "usually", "often"].contains(words[1]),
      row[0].lexeme.isSubjectForm || row[0].lexeme.isHuman, row[2].lexeme.wordClass == .verb,
      !row[last - 1].lexeme.isDeterminerLike, row[last - 1].lexeme.wordClass != .adposition,
      row[last - 1].lexeme.wordClass != .adjective,
      let days = lexicon.known(words[last] + "s")
    else { return nil }
    var said = row
    said[last].lexeme = days
    return Linked(row: said)
  }

  /// *Eat/twelve/grape/New Year's Eve*: on the day.
  private func onEve(_ row: [Constituent], _ words: [String]) -> Linked? {
    let end = row.count - 1
    let isSplit = words[end] == "Day" || words[end] == "Eve"
    let last = isSplit ? end - 1 : end
    guard last > 2,
      isSplit ? Self.feastNames.contains(words[last]) : Self.eves.contains(words[last]),
      isThing(row[last - 1]),
      row[1..<last].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    return inserting(small("on"), into: row, at: last)
  }

  private static let feastNames = EnglishWords.set("Christmas New Valentine's Mother's Father's")
  private static let eves: WordSet = [
    "New Year's Eve", "New Year's Day", "Christmas Eve", "Christmas Day", "Valentine's Day",
    "Mother's Day", "Father's Day", "Halloween",
  ]

  /// *Owe/one hundred/dollar/bank*: to whom.
  private func owed(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let owe = words.firstIndex(of: "owe"), owe > 0, case let last = row.count - 1,
      last > owe + 1,
      isNoun(row[last]),
      row[owe + 1].lexeme.wordClass == .numeral || row[owe + 1].lexeme.kind == .money,
      row[(owe + 1)..<last].allSatisfy({
        $0.lexeme.wordClass == .numeral || $0.lexeme.kind == .money
          || ["dollar", "dollars", "euro", "euros"].contains($0.lexeme.lemma)
      }),
      row[last].lexeme.isPlaceLike
        || Self.creditors.contains(words[last])
    else { return nil }
    let isNamed = row[last].lexeme.wordClass == .properNoun
    return inserting(small("to") + (isNamed ? [] : small("the")), into: row, at: last)
  }

  private static let creditors = EnglishWords.set(
    "bank landlord school company government hospital store")

  /// *How much/cost/museum/ticket, how much/cost/bus/ticket*: one thing, of which sort.
  private func priced(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 4, words[0] == "how much", words[1] == "cost", isThing(row[2]),
      ["ticket", "pass", "card", "ride"].contains(words[3])
    else { return nil }
    return compound(row, 2, kind: .thing)
  }
}
