import AACCore

/// Rows whose first word is a town or a group, and no place where somebody does it: *town/celebrate/festival/August, village/vote/mayor,
/// heart/pump/blood/body*.
///
/// Sources: CGEL §5.108 (collective nouns), §10.18–10.24 (who and what does it).
extension EnglishCompletedRow {
  /// *Town/celebrate/festival, heart/pump/blood*: what the town or the organ does; nil for any other row.
  func doneByTown(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 2, isPlain || isOver else { return nil }
    if let asked = askedTeacher(row, words) { return asked }
    let isTown = Self.towns.contains(words[0]) && Self.together.contains(words[1])
    let isOrgan = Self.organs.contains(words[0]) && Self.working.contains(words[1])
    let isTeam =
      row[0].lexeme.wordClass == .properNoun && row[0].lexeme.isPlaceLike
      && ["win", "lose"].contains(words[1])
      && words.contains { ["game", "match", "final", "cup"].contains($0) }
    guard isTown || isOrgan || isTeam,
      !row[2...].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .pronoun
      })
    else { return nil }
    var rest = Array(row[2...])
    if isOrgan, rest.count == 2, words[1] == "pump", words[3] == "body" {
      rest = [rest[0]] + small("to") + small("the") + [rest[1]]
    }
    var told = Completed(
      Laid(row: [row[1].asVerb] + rest, subject: (isTeam ? [] : small("the")) + [row[0]]))
    told.isByRole = true
    told.isTimeless = isPlain
    return told
  }

  /// *Who/teach/you/cook*: what one learns to do (CGEL §16.50).
  private func askedTeacher(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 4, words[0] == "who", words[1] == "teach",
      ["you", "me", "him", "her", "us", "them"].contains(words[2]),
      row[3].lexeme.wordClass == .verb || frames.listed(words[3])?.isListed == true
    else { return nil }
    var asked = Completed(
      Laid(row: [row[1].asVerb, row[2], row[3].asVerb], asks: true, subject: [row[0]]))
    asked.isByRole = true
    return asked
  }

  private static let towns = EnglishWords.set("town village city country neighborhood")
  private static let together = EnglishWords.set("celebrate organize vote honor elect remember")
  private static let organs = EnglishWords.set("heart lungs brain stomach liver")
  private static let working = EnglishWords.set("pump digest control filter clean")
}
