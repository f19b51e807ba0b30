import AACCore

/// What is joined with no word between, and how tall and old: *I/have/fever/cough, I/sit/between/mom/dad, mom/tall/five/foot, which/want/red/blue,
/// how many/brother/have/you, team/win/game/tiger, two/glass/milk/one/cookie*.
///
/// Sources: CGEL §13.68 (lists), §9.21 (*between*), §7.88 (measures), §11.20 (alternatives), §11.14 (*how many*), §5.6–5.9 (partitives).
extension EnglishCompletedRow {
  func paired(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count > 3 else { return nil }
    return ailing(row, words) ?? between(row, words) ?? measured(row, words) ?? had(row, words)
      ?? against(row, words) ?? graded(row, words) ?? portions(row, words)
  }

  /// *I/have/fever/cough*: two ailments.
  private func ailing(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard words[last - 2] == "have", Self.ailments.contains(words[last]),
      Self.ailments.contains(words[last - 1])
    else { return nil }
    return row[..<last] + small("and") + [row[last]]
  }

  private static let ailments = EnglishWords.set(
    """
    fever cough headache stomachache toothache earache rash flu diarrhea backache
    """
  ).union(["sore throat", "runny nose", "stomach ache", "stuffy nose"])

  /// *I/sit/between/mom/dad*: two stand around it.
  private func between(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard let link = words.firstIndex(of: "between"), row.count == link + 3,
      row[link + 1].lexeme.isNominal, row[link + 2].lexeme.isNominal,
      !row[link + 1].lexeme.isDeterminerLike
    else { return nil }
    return row[...(link + 1)] + small("and") + [row[link + 2]]
  }

  /// *Mom/tall/five/foot, brother/old/ten/year*: the measure stands before the quality.
  private func measured(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    let isSaid = last > 3 && words[last - 3] == "be"
    let end = isSaid ? last - 3 : last - 2
    guard end > 0, Self.extents.contains(words[last - 2]),
      row[last - 1].lexeme.wordClass == .numeral,
      row[last].lexeme.wordClass == .noun || words[last] == "foot",
      Self.units.contains(words[last]), isPhrase(row[..<end]), isVerbless(row[..<end]),
      (words[last - 2] == "old") == words[last].hasPrefix("year")
    else { return nil }
    return row[..<end] + [isSaid ? row[end] : EnglishWording.be] + row[(last - 1)...]
      + [row[last - 2]]
  }

  private static let extents = EnglishWords.set("tall long high wide deep old")
  private static let units = EnglishWords.set(
    "foot feet inch inches meter meters metre metres year years mile miles yard yards")

  /// *How many/brother/have/you*: how many somebody has.
  private func had(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard words[0] == "how many", row.count == 4, words[2] == "have",
      ["you", "we", "they", "I"].contains(words[3]), row[1].lexeme.wordClass == .noun
    else { return nil }
    return row[..<2] + [row[3], row[2]]
  }

  /// *Which/want/red/blue*: one of the two that are named behind it (CGEL §11.20).
  func whichOf(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = row.count - 1
    guard last > 2, words[0] == "which", ["want", "like", "prefer"].contains(words[last - 2]),
      row.count == 4 || words[1] == "you", row[last].lexeme.kind == row[last - 1].lexeme.kind
    else { return nil }
    let who = row.count == 4 ? small("you") : [row[1]]
    return Laid(
      row: [row[0]] + who + [row[last - 2]],
      next: [row[last - 1]] + small("or") + [row[last]], asks: true)
  }

  /// *Turtle/win/race/rabbit, we/lose/game/lions*: whom one plays and runs against.
  private func against(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard let verb = words.firstIndex(where: { $0 == "win" || $0 == "lose" }), verb > 0,
      last > verb + 1, last < verb + 4, Self.contests.contains(words[verb + 1]),
      row[last].lexeme.isBeing, row[last].lexeme.wordClass != .pronoun,
      row[(verb + 2)..<last].allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    let isSaid = last > verb + 2 || row[last].lexeme.wordClass == .properNoun
    return row[...(verb + 1)] + small("against")
      + (isSaid || EnglishPeople.names.contains(words[last])
        || EnglishPeople.isPossessed(words[last])
        ? [] : small("the")) + row[(verb + 2)...]
  }

  private static let contests = EnglishWords.set("race game match contest championship fight")

  /// *I/get/good/grade/test*: on what (CGEL §9.60).
  private func graded(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    guard ["test", "quiz", "exam", "homework", "project", "report"].contains(words[last]),
      ["grade", "score", "mark", "sticker"].contains(words[last - 1]), words[last - 1] != "report",
      words[..<(last - 1)].contains(where: { $0 == "get" || $0 == "have" })
    else { return nil }
    let hasArticle = words[..<(last - 1)].contains { $0 == "a" || $0 == "my" }
    let grade =
      hasArticle ? last - 1 : row[last - 2].lexeme.wordClass == .adjective ? last - 2 : last - 1
    return row[..<grade] + (hasArticle ? [] : small("a")) + row[grade..<last] + small("on")
      + small(words[last] == "homework" ? "my" : "the") + [row[last]]
  }

  /// *Two/glass/milk/one/cookie*: so much of the one, so many of the other.
  private func portions(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 5 || row.count == 6 && words[3] == "and",
      row[0].lexeme.wordClass == .numeral, EnglishHabits.measures.contains(words[1]),
      KindSet.edible.contains(row[2].lexeme.kind),
      row[row.count - 2].lexeme.wordClass == .numeral, row[row.count - 1].lexeme.wordClass == .noun
    else { return nil }
    return row[..<2] + small("of") + [row[2]] + (row.count == 6 ? [row[3]] : small("and"))
      + row[(row.count - 2)...]
  }
}
