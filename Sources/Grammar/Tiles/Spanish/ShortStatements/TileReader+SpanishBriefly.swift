import AACCore

/// Short everyday rows of Spanish, two to six tiles, before all readers of longer ones (NGLE §31.1, §40.4, §41.13).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func saidBriefly(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, row.count > 1, row.count < 7, depth < Self.deepest else { return nil }
    if let said = doneForSpeaker(row) ?? doesItBriefly(row) ?? twoBriefly(row)
      ?? caredForBriefly(row) ?? countedBriefly(row)
    {
      return said
    }
    if let said = fearsOfSomebody(row) ?? thenCannot(row) ?? oftenWithKin(row) { return said }
    if let laid = linkedBriefly(row) { return deeper.readWhole(laid) }
    if let laid = filledBriefly(row) { return read(laid) }
    guard row.allSatisfy({ $0.tile != nil && $0.government == nil }) else { return nil }
    if let said = namedSpeciesSo(row) { return said }
    return row.contains { $0.lexeme.isInfinitive }
      ? thingChangesUnaided(row) : hasItBriefly(row) ?? thingSoBriefly(row)
  }

  /// *Oso polar / blanco*: a sort of animal that has its name is told what it is like (NGLE §13.5).
  private func namedSpeciesSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, isPlain, row[0].lexeme.kind == .animal,
      row[0].lexeme.lemma.contains(" "), isCommon(row[0]),
      row[1].lexeme.wordClass == .adjective, row[1].lexeme.kind == .color
    else { return nil }
    return stated(.linking("ser"), by: small("el") + [row[0]], [row[1]])
  }

  /// The verb as it agrees with a noun before it.
  func briefVerb(_ lemma: String, of noun: Constituent) -> Constituent {
    var verb = deed(lemma).said(by: .third)
    if ["ser", "estar"].contains(lemma) { verb.lexeme.kind = .linking }
    if noun.lexeme.number == .plural || isWrittenPlural(noun) { verb.lexeme.number = .plural }
    return verb
  }
}

extension Constituent {
  /// Whether it tells what something is like, and neither determines nor counts it.
  var isBriefQuality: Bool {
    lexeme.wordClass == .adjective && !lexeme.kind.isSmall && !lexeme.isDeterminerLike
  }

  /// The noun as it is said with no article.
  var withNoArticle: Constituent {
    var bare = self
    bare.lexeme.article = .bare
    return bare
  }
}
