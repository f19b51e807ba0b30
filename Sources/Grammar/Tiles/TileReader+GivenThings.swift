import AACCore

/// Who gives where two are named behind what is given: *libro / dar / niña / mamá, contar / chiste / Ana / Luis* (NGLE §1.12,
/// *agente* and *receptor*; Dowty, *Thematic Proto-Roles*, 1991).
extension TileReader {
  /// How likely one of two beings gives the thing to the other; nil where the row is no such row.
  ///
  /// Who brings up, teaches or heals gives to a child or a patient, people give to animals, else the first named gives.
  func givenScore(_ row: DoerRow, _ index: Int) -> Int? {
    guard DoerWords.giving.contains(row.lemma) else { return nil }
    let beings = row.nouns.filter { row.word($0).isBeing }
    guard beings.count == 2, beings.contains(index), beings[0] > row.verb,
      row.nouns.contains(where: { row.word($0).namesThing }),
      row.words.allSatisfy({
        $0.lexeme.wordClass != .pronoun && !$0.lexeme.isConnective
          && $0.lexeme.wordClass != .adposition
      })
    else { return nil }
    let giver = takesCare(row.word(beings[1]), of: row.word(beings[0])) ? beings[1] : beings[0]
    return index == giver ? 120 : 5
  }

  private func takesCare(_ person: Lexeme, of other: Lexeme) -> Bool {
    guard person.isHuman else { return false }
    if !other.isHuman { return true }
    let carers = [DoerWords.raisers, DoerWords.teachers, DoerWords.healers, DoerWords.servers]
    let cared = [DoerWords.children, DoerWords.learners, DoerWords.helpless]
    return carers.contains { DoerWords.contains(person, in: $0) }
      && cared.contains { DoerWords.contains(other, in: $0) }
  }
}
