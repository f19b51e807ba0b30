import AACCore

/// Rows of three tiles, read before all others.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §16.38 (*thank you for -ing*), §5.117 (genitives), §13.68 (lists).
extension TileReader {
  /// The clause of a row of three tiles that leaves out what English needs; nil where it leaves out nothing.
  func englishOfThree(_ tiles: [Constituent]) -> [Clause]? {
    guard variety.language == .english, tiles.count == 3 || tiles.count == 4 else { return nil }
    let reader = EnglishThreeRow(variety: variety, frames: tables.frames, lexicon: tables.lexicon)
    if let row = reader.turned(tiles) {
      return read(row).map { reading in
        var clause = reading
        clause.isLaid = true
        return clause
      }
    }
    return reader.said(tiles).map { [$0] }
  }
}

extension EnglishThreeRow {
  /// *My/I/friend, thank_you/give/shoes, who/girl/juice*: the row with all its words in their order.
  func turned(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 else { return nil }
    let words = row.map(\.lexeme.lemma)
    if words[0] == "please", words[1] == "you", isOwn(row[2]) {
      return small("your", tile: row[1].tile) + [row[2], row[0]]
    }
    if words[0] == "my", words[1] == "I", isSomebody(row[2]), !isPronoun(row[2]) {
      return [row[0], row[2]] + small("and") + [row[1]]
    }
    if words[0] == "who", words[1] == "hurt", row[2].lexeme.kind == .body {
      return row[..<2] + small("my", tile: row[2].tile) + [row[2]]
    }
    if words[0] == "thank you", Self.objectVerbs.contains(words[1]), isAdverb(row[2]) {
      return row[..<2] + small("it") + [row[2]]
    }
    if words[0] == "thank you", words[1] == "give", isHad(row[2]) {
      return row[..<2] + small("me") + [row[2]]
    }
    if words[0] == "who", isSomebody(row[1]), !isPronoun(row[1]),
      isHad(row[2])
    {
      return [row[0], verb("have"), row[2]] + led("of", row[1])
    }
    return nil
  }
}
