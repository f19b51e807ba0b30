import AACCore

/// Questions, numbers and degrees of a row that English lays otherwise (CGEL §11.14–11.17, *wh*-questions; §5.61, numerals; §15.63,
/// comparison).
extension EnglishTelegramRow {
  // MARK: Asked

  /// *old/how/you, big/how/dog, far/how, time/what, dinner/what, ball/this/whose, know/where/shoe, want/milk/you*.
  func asked(_ row: [Constituent]) -> [Constituent]? {
    let words = row.map(\.lexeme.lemma)
    if row.count < 4, words[1] == "how", row[0].lexeme.wordClass == .adjective || words[0] == "far"
    {
      if row.count == 2 { return [row[1], row[0], EnglishWording.be] + small("it") }
      return isSubject(row[2].lexeme) ? [row[1], row[0], EnglishWording.be, row[2]] : nil
    }
    if words == ["time", "what"] {
      return [row[1], row[0], EnglishWording.be] + small("it")
    }
    if words[1] == "what", Self.meals.contains(words[0]), row.count == 2 || words[2...] == ["for"] {
      let link = row.count == 3 ? [row[2]] : small("for")
      return [row[1], EnglishWording.be] + link + [row[0]]
    }
    if row.count == 3, words[2] == "whose", row[0].lexeme.wordClass == .noun,
      ["this", "that", "these", "those"].contains(words[1])
    {
      return [row[2], row[0], EnglishWording.be, row[1]]
    }
    if row.count == 3, words[0] == "know", words[1] == "where", row[2].lexeme.namesThing {
      return small("I") + [row[0], row[1]] + small("my") + [row[2], EnglishWording.be]
    }
    guard row.count == 3, words[0] == "want", words[2] == "you", Self.offered.contains(words[1])
    else { return nil }
    return small("do") + [row[2], row[0], row[1]]
  }

  private static let meals = EnglishWords.set("breakfast lunch dinner supper dessert")
  /// What somebody is offered and what could be taken for something that is done to him.
  private static let offered = EnglishWords.set("milk water drink snack juice")

  // MARK: Counted

  /// *hour/two/wait, day/every/run/I, day/two/stay/hospital, milk/two/bottle, milk/more, month/this/birthday*.
  func counted(_ row: [Constituent]) -> [Constituent]? {
    let words = row.map(\.lexeme.lemma)
    if row.count == 2, words[1] == "more", KindSet.edible.contains(row[0].lexeme.kind) {
      return [row[1], row[0]]
    }
    guard row.count > 2 else { return nil }
    if row.count == 3, row[1].lexeme.wordClass == .numeral,
      Self.containers.contains(words[2]), KindSet.edible.contains(row[0].lexeme.kind)
    {
      return [row[1], row[2]] + small("of") + [row[0]]
    }
    if row.count == 5, row[0].lexeme.wordClass == .numeral, Self.containers.contains(words[2]),
      KindSet.edible.contains(row[1].lexeme.kind), row[4].lexeme.isSubjectForm
    {
      return [row[4], row[3].asVerb, row[0], row[2]] + small("of") + [row[1]]
    }
    guard Self.units.contains(words[0]),
      row[1].lexeme.wordClass == .numeral || words[1] == "every", words[2] != "old",
      words[2] != "ago"
    else { return nil }
    var rest = Array(row[2...])
    if let last = rest.last, last.lexeme.isSubjectForm { rest = [last] + rest.dropLast() }
    if rest.count > 1, rest[0].lexeme.wordClass == .verb, !rest[1].lexeme.isSubjectForm {
      rest = small("I") + rest
    }
    return rest + [row[1], row[0]]
  }

  private static let units = EnglishWords.set(
    "second minute hour day week month year night time minutes hours days weeks")
  private static let containers = EnglishWords.set(
    "bottle glass cup kilo pound piece slice box bag bowl carton liter litre")

  // MARK: Compared

  /// *faster/I/you, bigger/dog/cat*.
  func compared(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.lemma.hasSuffix("er"), row[0].lexeme.lemma != "other",
      EnglishNumberWords.isCompared(row[0].lexeme.lemma),
      isSubject(row[1].lexeme), isSubject(row[2].lexeme)
    else { return nil }
    return [row[1], EnglishWording.be, row[0]] + small("than") + [row[2]]
  }
}
