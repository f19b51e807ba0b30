import AACCore

/// Joining words and prepositions that were laid at an end of the row, where nothing is left for them: *perros / gatos / ver /
/// y, play / friend / I / with* (NGLE §31.1, §29.1; Cunha & Cintra, chapters 15 and 16; CGEL §9.1, §13.5).
extension TileReader {
  /// The row with what joins between the two alike that it joins, and the preposition before its noun.
  func gatherStray(_ row: inout [Constituent]) {
    guard row.count > 3, let first = row.first?.lexeme, let last = row.last?.lexeme else { return }
    if last.isConnective || first.isConnective {
      guard row.count(where: { $0.lexeme.wordClass == .conjunction }) == 1 else { return }
      joinAlike(&row, from: last.isConnective ? row.count - 1 : 0)
    } else if last.wordClass == .adposition || last.lemma == "to",
      Self.governing.contains(last.lemma),
      !row.contains(where: { $0.lexeme.kind == .question })
    {
      putBeforeNoun(&row)
    }
  }

  private func joinAlike(_ row: inout [Constituent], from place: Int) {
    let joiner = row.remove(at: place)
    let pair =
      row.indices.dropLast().last { areAlike(row[$0].lexeme, row[$0 + 1].lexeme) }
      ?? row.indices.dropLast().last { isThing(row[$0].lexeme) && isThing(row[$0 + 1].lexeme) }
    row.insert(joiner, at: pair.map { $0 + 1 } ?? place)
  }

  private func isThing(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .noun && !lexeme.isBeing && !lexeme.isPlaceLike && !lexeme.kind.isTemporal
  }

  /// Two things of a kind, two qualities or two deeds.
  private func areAlike(_ one: Lexeme, _ other: Lexeme) -> Bool {
    guard one.wordClass == other.wordClass else { return false }
    switch one.wordClass {
    case .noun:
      return one.roleKind == other.roleKind
        || KindSet.edible.contains(one.kind) && KindSet.edible.contains(other.kind)
        || one.isBeing && other.isBeing
    case .properNoun: return one.kind == other.kind
    case .adjective: return true
    case .verb:
      return tables.frames[one.lemma].opening == nil && !tables.frames[one.lemma].opensClause
    default: return false
    }
  }

  /// *Beach / walk / we / to*: before the place where there is one, else before the last noun that has no other and is not
  /// who does it.
  private func putBeforeNoun(_ row: inout [Constituent]) {
    var preposition = row[row.count - 1]
    preposition.lexeme.wordClass = .adposition
    preposition.lexeme.kind = .direction
    let free = row.indices.dropLast().filter { index in
      let word = row[index].lexeme
      return (word.wordClass == .noun || word.wordClass == .properNoun && word.isPlaceLike)
        && !word.kind.isTemporal
        && (index == 0 || row[index - 1].lexeme.wordClass != .adposition)
    }
    let hasPronoun = row.contains { $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person }
    let others = free.count > 1 && !hasPronoun ? free.filter { !row[$0].lexeme.isBeing } : free
    let isLocal = Self.local.contains(preposition.lexeme.lemma)
    guard
      var start = (isLocal ? others.last { row[$0].lexeme.isPlaceLike } : nil) ?? others.last
        ?? free.last
    else { return }
    row.removeLast()
    while start > 0, row[start - 1].lexeme.isDeterminerLike || row[start - 1].lexeme.kind == .color
    {
      start -= 1
    }
    row.insert(preposition, at: start)
  }

  /// Prepositions that are nothing else beside a verb; those of place and way first.
  private static let local: WordSet = [
    "to", "from", "at", "through", "por", "hasta", "desde", "até",
  ]
  private static let governing = local.union([
    "with", "about", "for", "of", "without", "by", "like", "sin", "sobre", "contra", "sem",
  ])
}
