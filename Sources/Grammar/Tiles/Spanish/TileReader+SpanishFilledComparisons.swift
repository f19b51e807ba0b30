import AACCore

/// Spanish rows that compare and lack *que*, *ser* and *estar*: *este / libro / más / divertido / otro, yo / tener / menos / galletas / tú, verano / gustar /
/// más / invierno, hoy / mejor / ayer, mamá / la / más / guapa*.
///
/// Sources: NGLE §45.5–45.8 (comparatives), §45.13 (superlatives).
extension TileReader {
  /// *Este / libro / más / divertido / otro, yo / tener / menos / galletas / tú, verano / gustar / más / invierno, hoy / mejor / ayer*.
  func comparedByMeaning(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, !row.contains(where: { ["que", "de", "como"].contains($0.lexeme.lemma) }),
      !row.contains(where: { isNegator($0) || $0.lexeme.kind == .question }),
      let degree = row.firstIndex(where: { FilledWords.degrees.contains($0.lexeme.lemma) })
    else { return nil }
    if row.count == 3, degree == 1, ["mejor", "peor"].contains(row[1].lexeme.lemma),
      FilledWords.days.contains(row[0].lexeme.lemma), FilledWords.days.contains(row[2].lexeme.lemma)
    {
      return [deed("estar"), row[1]] + small("que") + [row[2], row[0]]
    }
    if let verb = loneVerb(row) { return comparedDeed(row, verb, degree) }
    guard verbPlace(row) == nil, degree > 0, row.count > degree + 2 || degree + 1 < row.count,
      ["más", "menos"].contains(row[degree].lexeme.lemma), degree + 2 < row.count,
      row[degree + 1].lexeme.wordClass == .adjective
    else { return nil }
    let first = Array(row[..<degree]), second = Array(row[(degree + 2)...])
    guard first.count > 1 || second.count > 1 || second[0].lexeme.kind == .possessive,
      first.last?.lexeme.wordClass == .noun || first.count == 1,
      first.dropLast().allSatisfy(\.lexeme.isDeterminerLike), second.count < 3,
      second.allSatisfy({ word in
        word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun
          || word.lexeme.isDeterminerLike || word.lexeme.wordClass == .pronoun
          || word.lexeme.lemma == "otro"
      })
    else { return nil }
    let isOther = second.count == 1 && second[0].lexeme.lemma == "otro"
    return first + [.linking("ser")] + [row[degree], row[degree + 1]] + small("que")
      + (isOther ? small("el") : []) + second
  }

  private func comparedDeed(_ row: [Constituent], _ verb: Int, _ degree: Int) -> [Constituent]? {
    guard let last = row.last, row.count > 3, row[verb].lexeme.isInfinitive,
      ["más", "menos", "mejor", "peor"].contains(row[degree].lexeme.lemma)
    else { return nil }
    if ["gustar", "encantar", "apetecer"].contains(row[verb].lexeme.lemma), row.count == 4,
      degree > 0,
      ["más", "menos"].contains(row[degree].lexeme.lemma), isLiked(last),
      let first = row.first(where: { isLiked($0) && $0.tile != last.tile }),
      degree + 1 == row.count - 1 || degree < row.count - 2
    {
      return [row[verb], row[degree], first] + small("que") + [last]
    }
    guard row[0].lexeme.wordClass == .pronoun || row[0].lexeme.isHuman, verb == 1, degree == 2,
      last.lexeme.isHuman && last.lexeme.wordClass != .noun
        || last.lexeme.wordClass == .pronoun && last.lexeme.kind == .person
        || last.lexeme.isHuman && PortionWords.isKin(last.lexeme.lemma),
      last.lexeme.lemma != row[0].lexeme.lemma,
      row.count == 5 || FilledWords.graded.contains(row[verb].lexeme.lemma)
    else { return nil }
    return Array(row.dropLast()) + small("que") + [last]
  }

  private func isLiked(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun || SpanishSeasonWords.all.contains(word.lexeme.lemma)
  }

  /// *Mamá / la / más / guapa, elefante / animal / más / grande*: above all others.
  func aboveOthers(_ row: [Constituent]) -> [Constituent]? {
    guard verbPlace(row) == nil, row.count == 4, ["más", "menos"].contains(row[2].lexeme.lemma),
      row[3].lexeme.wordClass == .adjective, row[0].lexeme.isNominal
    else { return nil }
    if ["el", "la", "los", "las"].contains(row[1].lexeme.lemma) {
      return [row[0], .linking("ser")] + row[1...]
    }
    guard FilledWords.classes.contains(row[1].lexeme.lemma), row[0].lexeme.wordClass != .determiner
    else { return nil }
    return [row[0], .linking("ser")] + small("el") + row[1...]
  }
}
