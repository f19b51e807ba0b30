import AACCore

/// What is done before or after what, and when something is: *before/eat/wash/hands, eat/then/play, lunch/twelve, wake up/seven*.
///
/// Sources: CGEL §15.25–15.28 (clauses of time: the first verb is the conjunction's), §9.40 (*at* with clock times).
extension EnglishShortRows {
  func inTurn(_ row: [Constituent]) -> [Constituent]? {
    joined(row) ?? behindNoun(row) ?? then(row)
  }

  /// *before/eat/wash/hands, after/play/eat, when/finish/go, when/dad/come/play*.
  private func joined(_ row: [Constituent]) -> [Constituent]? {
    let link = row[0].lexeme.lemma
    guard ["before", "after", "when"].contains(link), row.count > 2,
      !row.contains(where: { isNominative($0.lexeme) && $0.lexeme.lemma != "it" })
    else { return nil }
    var first = 1
    let isNamed = isPerson(row[1].lexeme)
    if isNamed { first = 2 }
    guard first < row.count, canDo(row[first].lexeme), row[first].lexeme.lemma != "be" else {
      return nil
    }
    if frames[row[first].lexeme.lemma].pattern == .modal {
      guard link == "when", !isNamed, row.count == 3 else { return nil }
      return [row[0], row[first]] + word("I") + row[2...]
    }
    guard let second = row.indices.first(where: { $0 > first && canDo(row[$0].lexeme) }),
      row.indices.allSatisfy({
        $0 <= second || !canDo(row[$0].lexeme) || row[$0].lexeme.wordClass == .noun
      }),
      row[(first + 1)..<second].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike
      }),
      !row[(second + 1)...].contains(where: { isPerson($0.lexeme) })
    else { return nil }
    guard !isNamed || link == "when",
      isNamed || frames[row[first].lexeme.lemma].opening == nil
        || row[first].lexeme.lemma == "finish"
    else { return nil }
    let who = isNamed ? [row[1]] : word("I")
    return [row[0]] + who + [row[first].asVerb] + row[(first + 1)..<second] + word("I")
      + [row[second].asVerb] + row[(second + 1)...]
  }

  private func canDo(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .verb || ["brush", "wash", "drink", "play", "walk"].contains(lexeme.lemma)
  }

  /// *after/school/park, after/bath/bed, after/school/play*: where one goes then, and what one does.
  private func behindNoun(_ row: [Constituent]) -> [Constituent]? {
    if row.count == 3, ["before", "after"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .noun, ["play", "walk", "rest"].contains(row[2].lexeme.lemma)
    {
      return row[..<2] + word("I") + [row[2].asVerb]
    }
    guard row.count == 3, ["before", "after"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .noun, row[2].lexeme.wordClass == .noun,
      row[2].lexeme.isPlaceLike || ["bed", "park"].contains(row[2].lexeme.lemma),
      row[1].lexeme.kind == .meal || row[1].lexeme.isPlaceLike
        || ["bath", "work", "class"].contains(row[1].lexeme.lemma)
    else { return nil }
    return row[..<2] + word("I") + [verb("go"), row[2]]
  }

  /// *eat/then/play*.
  private func then(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.lemma == "then", row[0].lexeme.wordClass == .verb,
      row[2].lexeme.wordClass == .verb || canAct(row[2].lexeme),
      frames[row[0].lexeme.lemma].pattern != .modal
    else { return nil }
    return word("I") + [row[0], row[1]] + word("I") + [row[2].asVerb]
  }

  // MARK: At what time

  /// *lunch/twelve, meeting/ten, wake up/seven, bus/ten*: a number behind what takes place is the hour.
  func timed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 1, row.count < 4, let hour = row.last?.lexeme,
      Self.hours.contains(hour.lemma),
      let at = lexicon.known("at")
    else { return nil }
    let phrase = row.dropLast().map(\.lexeme.lemma).joined(separator: " ")
    let name = row[row.count - 2].lexeme.lemma
    if Self.risings.contains(phrase) {
      return word("I") + row.dropLast() + [Constituent(at), row[row.count - 1]]
    }
    guard row.count == 2 else { return nil }
    if name == "work" {
      return word("I") + [row[0].asVerb, Constituent(at), row[1]]
    }
    if name == "bed" { return word("I") + [verb("go"), row[0], Constituent(at), row[1]] }
    guard row[0].lexeme.wordClass == .noun,
      row[0].lexeme.kind == .meal || Self.appointments.contains(name)
    else { return nil }
    let isMeal = row[0].lexeme.kind == .meal
    return (isMeal ? [] : word("the")) + [row[0], EnglishWording.be, Constituent(at), row[1]]
  }

  private static let hours = EnglishWords.set(
    "one two three four five six seven eight nine ten eleven twelve noon midnight")
  private static let risings = EnglishWords.set("wake").union([
    "wake up", "get up", "go bed", "go to bed", "leave",
  ])
  private static let appointments = EnglishWords.set(
    "meeting class appointment movie game concert therapy party test bus train show lesson practice"
  )
}
