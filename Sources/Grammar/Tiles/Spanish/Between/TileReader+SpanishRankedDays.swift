import AACCore

/// Rows of Spanish without a verb that name a day or a time by its rank, and of what it is: *primer / día / escuela, último / día / vacaciones, primera / noche /
/// hotel* (NGLE §21.5, §12.7).
extension TileReader {
  /// The row with *de* before the last noun; nil for any other.
  func rankedDay(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, PartOfWords.ranks.contains(where: row[0].lexeme.lemma.hasPrefix),
      SpanishBetweenWords.named.contains(row[1].lexeme.lemma), isCommon(row[2]),
      row[2].lexeme.namesThing
    else { return nil }
    let isBare =
      row[2].lexeme.number == .plural || isWrittenPlural(row[2]) || isOccasionOrSchool(row[2])
    return row[...1] + (isBare ? ofSort(row[2]) : small("de", "el") + [row[2]])
  }

  private func isOccasionOrSchool(_ word: Constituent) -> Bool {
    ["escuela", "colegio", "cole", "clase", "instituto", "trabajo", "curso"].contains(
      word.lexeme.lemma)
  }
}
