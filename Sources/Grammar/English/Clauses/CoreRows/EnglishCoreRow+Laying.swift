import AACCore

/// How a row is laid by the words that it becomes: *I want 1 with 2*, where the figures are its tiles.
///
/// Sources: CGEL §12.46–12.50 (what is understood).
extension EnglishCoreRow {
  /// The words of a line, of which *1* is the first tile, *1v* the same as a deed and *1q* as how one is.
  func words(_ line: String, _ tiles: [Constituent]) -> [Constituent] {
    var row: [Constituent] = []
    let pieces = line.split(separator: " ")
    for (index, word) in pieces.enumerated() {
      if let figure = word.first?.wholeNumberValue, figure > 0, figure <= tiles.count {
        let tile = tiles[figure - 1]
        switch word.dropFirst() {
        case "v": row.append(tile.asVerb)
        case "q": row.append(tile.asQuality)
        case "k": row += known(tile)
        default: row.append(tile)
        }
      } else if word == "be" {
        row.append(EnglishWording.be)
      } else if word == "is" {
        row.append(Constituent(Lexeme(lemma: "is", wordClass: .verb, kind: .linking)))
      } else if Self.helping.contains(String(word)) {
        row.append(Constituent(Lexeme(lemma: String(word), wordClass: .verb, kind: .modal)))
      } else if Self.supplied.contains(String(word)) {
        row.append(verb(String(word)))
      } else {
        // A preposition belongs to the tile behind it.
        let next = pieces[(index + 1)...].compactMap { $0.first?.wholeNumberValue }.first
        let tile = next.flatMap { $0 <= tiles.count ? tiles[$0 - 1].tile : nil }
        row += linked(small(String(word)), tile)
      }
    }
    return row
  }

  /// *Swimming*: the deed as a thing that one does.
  func asActivity(_ deed: Constituent) -> Constituent {
    var doing = deed
    let gerund = EnglishMorphology().gerunds(of: deed.lexeme.lemma).first
    doing.lexeme = Lexeme(
      lemma: gerund ?? deed.lexeme.lemma, wordClass: .noun, kind: .activity)
    doing.lexeme.countability = .mass
    return doing
  }

  /// A preposition with the tile that it brings.
  func linked(_ words: [Constituent], _ tile: Int?) -> [Constituent] {
    words.map { word in
      var word = word
      if word.lexeme.wordClass == .adposition { word.tile = tile }
      return word
    }
  }

  func said(_ line: String, _ tiles: [Constituent]) -> Laid { Laid(row: words(line, tiles)) }

  func asked(for line: String, _ tiles: [Constituent]) -> Laid {
    Laid(row: words(line, tiles), isRequest: true)
  }

  func question(_ line: String, _ tiles: [Constituent], isOngoing: Bool = false) -> Laid {
    Laid(row: words(line, tiles), isOngoing: isOngoing, asks: true)
  }

  /// A word set before what stands alone: *maybe juice, why school, not today*.
  func headed(_ word: Constituent, _ rest: [Constituent], asks: Bool = false) -> Laid {
    Laid(row: rest, asks: asks, opensWith: word)
  }

  private static let helping = EnglishWords.set("can will")
  /// Deeds that no tile stands for.
  private static let supplied = EnglishWords.set(
    "want need have go get come do put see watch open take give like make rain listen play")
}
