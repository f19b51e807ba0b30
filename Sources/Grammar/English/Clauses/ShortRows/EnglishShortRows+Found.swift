import AACCore

/// What one finds where it does not belong, and how old somebody is.
///
/// Sources: CGEL §18.44–18.46 (*there is*), §8.63, §7.21 (measures before adjectives).
extension EnglishShortRows {
  func found(_ row: [Constituent]) -> [Constituent]? { noticed(row) ?? aged(row) }

  /// *fly/in/my/soup, crack/in/wall*: one tells that it is there.
  private func noticed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 5, let place = row.last?.lexeme, place.wordClass == .noun,
      !place.isBeing, ["in", "on"].contains(row[1].lexeme.lemma),
      row[2..<(row.count - 1)].allSatisfy({ $0.lexeme.isDeterminerLike }),
      case let thing = row[0].lexeme, thing.wordClass == .noun,
      EnglishHabits.marks.contains(thing.lemma)
        || KindSet.edible.contains(place.kind) && row[1].lexeme.lemma == "in"
          && (thing.kind == .animal
            || ["hair", "nail", "stone", "glass", "plastic"].contains(thing.lemma))
    else { return nil }
    return word("there") + [EnglishWording.be] + row
  }

  /// *eighty/year/old/grandpa*: who is so old.
  private func aged(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, row.count < 6, row[0].lexeme.wordClass == .numeral,
      ["year", "years", "month", "months", "week", "weeks"].contains(row[1].lexeme.lemma),
      row[2].lexeme.lemma == "old", let who = row.last?.lexeme, who.isBeing,
      row[3..<(row.count - 1)].allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return nil }
    return Array(row[3...]) + [EnglishWording.be] + row[..<3]
  }
}
