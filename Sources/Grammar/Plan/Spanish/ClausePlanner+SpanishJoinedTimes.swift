import AACCore

/// Times of several words that are one: *casi todos los días, tres días a la semana* (NGLE §30.5, §30.6, *adverbios de frecuencia*).
extension ClausePlanner {
  /// Makes one adverb of them.
  func joinTimesOfMany(_ clause: inout Clause) {
    guard clause.complements.count > 1 else { return }
    for index in clause.complements.indices.dropLast().reversed() {
      let (word, next) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
      if word.lemma == "por", index > 0, JoinedTimeWords.rates.contains(next.lemma),
        clause.complements[index - 1].lexeme.wordClass != .verb,
        clause.complements[..<index].contains(where: {
          $0.lexeme.wordClass == .numeral || $0.lexeme.kind == .duration
            || $0.lexeme.kind == .money
        })
      {
        // Diez euros por hora: NGLE §15.11.
        clause.complements[index + 1].lexeme.article = .bare
      } else if word.lemma == "casi", JoinedTimeWords.all.contains(where: next.lemma.hasPrefix) {
        join(&clause, index...(index + 1), "casi \(next.lemma)")
      } else if JoinedTimeWords.each.contains(next.lemma), word.wordClass == .adverb,
        word.kind == .duration
      {
        return join(&clause, index...(index + 1), "\(word.lemma) \(next.lemma)")
      } else if index > 0, JoinedTimeWords.each.contains(next.lemma),
        JoinedTimeWords.units.contains(word.lemma),
        case let count = clause.complements[index - 1].lexeme, count.wordClass == .numeral,
        !["un", "uno", "una", "1"].contains(count.lemma)
      {
        let unit = word.lemma.hasSuffix("s") ? word.lemma : word.lemma + "s"
        join(&clause, (index - 1)...(index + 1), "\(count.lemma) \(unit) \(next.lemma)")
        return
      }
    }
  }

  private func join(_ clause: inout Clause, _ places: ClosedRange<Int>, _ text: String) {
    let tiles = clause.complements[places].compactMap(\.tile)
    let first = places.lowerBound
    clause.complements[first].lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .frequency)
    clause.complements.removeSubrange((first + 1)...places.upperBound)
    if let tile = clause.complements[first].tile, tiles.count > 1 { clause.joins[tile] = tiles }
  }
}

private enum JoinedTimeWords {
  static let all = ["todos los ", "todas las ", "cada "]
  /// Of which one each is counted.
  static let rates: WordSet = ["hora", "día", "semana", "mes", "año", "persona", "minuto", "noche"]
  static let each: WordSet = ["a la semana", "al día", "al mes", "al año", "por semana", "por día"]
  static let units: WordSet = [
    "día", "días", "hora", "horas", "tarde", "tardes", "noche", "noches",
  ]
}
