import AACCore

/// Parts of a whole and how a match ended, in the pieces in which they are laid: *un tercio del pastel, tres cuartos de la pizza, perdimos tres a
/// uno* (NGLE §21.5, *numerales fraccionarios*; §21.2).
extension ClausePlanner {
  /// Puts each into one piece.
  func readFigures(_ clause: inout Clause) {
    guard clause.complements.count > 1, let verb = clause.verb?.lexeme.lemma else { return }
    tellScore(&clause, verb)
    for index in clause.complements.indices.reversed()
    where index + 1 < clause.complements.count {
      takeFraction(&clause, index)
    }
  }

  /// *Ganar / dos / a / uno*.
  private func tellScore(_ clause: inout Clause, _ verb: String) {
    guard FigureWords.scoring.contains(verb), clause.complements.count > 2,
      let to = clause.complements.indices.dropFirst().dropLast().first(where: { index in
        clause.complements[index].lexeme.lemma == "a"
          && clause.complements[index - 1].lexeme.wordClass == .numeral
          && clause.complements[index + 1].lexeme.wordClass == .numeral
      })
    else { return }
    var score = [to - 1, to + 1].map { clause.complements[$0].lexeme.lemma }
      .joined(separator: " a ")
    if to > 1, clause.complements[to - 2].lexeme.lemma == "por" {
      // Perder por dos a cero.
      score = "por " + score
    }
    clause.complements[to - 1].lexeme = Lexeme(lemma: score, wordClass: .adverb, kind: .manner)
    clause.complements[to - 1].government = nil
    clause.complements.removeSubrange(to...(to + 1))
    if score.hasPrefix("por ") { clause.complements.remove(at: to - 2) }
  }

  /// *Un tercio / pastel, tres / cuartos / pizza, dos tercios / de / libro*, but *un cuarto / hora*, which is a measure by itself, and *limpiar /
  /// un / cuarto*, which is a room.
  private func takeFraction(_ clause: inout Clause, _ index: Int) {
    guard let (text, length, isMany) = fraction(clause.complements, index),
      case var next = index + length, next < clause.complements.count
    else { return }
    let isJoined = clause.complements[next].lexeme.lemma == "de"
    if isJoined { next += 1 }
    let isDetermined =
      next < clause.complements.count && clause.complements[next].lexeme.isDeterminerLike
    let head = isDetermined ? next + 1 : next
    guard head < clause.complements.count, case let whole = clause.complements[head].lexeme,
      whole.wordClass == .noun, !whole.isBeing, !whole.kind.isTemporal, whole.kind != .duration,
      whole.kind != .quantity, !MeasureWords.units.contains(whole.lemma),
      !text.contains("cuarto") || KindSet.edible.contains(whole.kind) || whole.kind == .money
        || FigureWords.filled.contains(whole.lemma),
      let of = lexicon.known("de"), let the = lexicon.known("el")
    else { return }
    if !isDetermined {
      clause.complements[head].government = nil
      clause.complements.insert(Constituent(the), at: next)
    }
    if !isJoined {
      clause.complements.insert(Constituent(of), at: index + length)
      clause.reasons.append(Realization.RuleApplication(.understood, whole.lemma, "de"))
    }
    var part = Lexeme(lemma: text, wordClass: .noun, kind: .quantity)
    part.gender = .masculine
    part.number = isMany ? .plural : .singular
    part.animacy = .inanimate
    part.countability = .count
    part.article = .bare
    if length > 1 {
      let tiles = clause.complements[index..<(index + length)].compactMap(\.tile)
      if tiles.count > 1 { clause.joins[tiles[0]] = tiles }
      clause.complements.removeSubrange((index + 1)..<(index + length))
    }
    clause.complements[index].lexeme = part
    clause.complements[index].government = Government(preposition: nil, article: .bare)
  }

  /// How a fraction at a place is said, in how many pieces it was laid, and whether it is several parts.
  private func fraction(
    _ words: [Constituent], _ index: Int
  ) -> (text: String, length: Int, isMany: Bool)? {
    let word = words[index].lexeme
    if word.lemma.hasSpace {
      let pieces = word.lemma.split(separator: " ").map(String.init)
      guard pieces.count == 2, let part = FigureWords.parts[pieces[1]],
        let count = FigureWords.counts[pieces[0]]
      else { return nil }
      return ("\(count) \(part)\(count == "un" ? "" : "s")", 1, count != "un")
    }
    guard let count = FigureWords.counts[word.lemma], index + 1 < words.count,
      let part = FigureWords.parts[words[index + 1].lexeme.lemma]
    else { return nil }
    return ("\(count) \(part)\(count == "un" ? "" : "s")", 2, count != "un")
  }
}

private enum FigureWords {
  static let scoring: WordSet = [
    "ganar", "perder", "empatar", "quedar", "vencer", "ir", "derrotar", "terminar", "acabar",
  ]
  /// What a whole is cut into, by what may be laid for it.
  static let parts: [String: String] = [
    "tercio": "tercio", "tercios": "tercio", "cuarto": "cuarto", "cuartos": "cuarto",
    "quinto": "quinto", "quintos": "quinto", "sexto": "sexto", "sextos": "sexto",
    "octavo": "octavo", "octavos": "octavo", "décimo": "décimo", "décimos": "décimo",
  ]
  static let counts: [String: String] = [
    "un": "un", "uno": "un", "1": "un", "dos": "dos", "2": "dos", "tres": "tres", "3": "tres",
    "cuatro": "cuatro", "4": "cuatro", "cinco": "cinco", "5": "cinco", "siete": "siete",
    "7": "siete", "nueve": "nueve", "9": "nueve",
  ]
  /// What is emptied or read bit by bit.
  static let filled: WordSet = [
    "libro", "botella", "vaso", "depósito", "cuento", "dinero", "camino", "papel", "paga", "hucha",
  ]
}
