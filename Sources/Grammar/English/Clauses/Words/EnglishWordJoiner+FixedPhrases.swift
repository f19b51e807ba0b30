import AACCore

/// Set phrases that say how, how often or when, chosen word by word: *in/real/life, at/full/speed, day/by/day, right/away,
/// as/much/as/possible* (CGEL §9.1, *complex prepositions and set phrases*, §8.73).
extension EnglishWordJoiner {
  /// The words with every such phrase of the tables in one piece; an article that was not chosen is added.
  mutating func fixed(_ words: [Constituent]) -> [Constituent] {
    guard words.count > 1,
      words.contains(where: {
        Self.fixedFirsts.contains($0.lexeme.lemma) || $0.lexeme.lemma == "then"
      })
    else { return words }
    var result: [Constituent] = []
    result.reserveCapacity(words.count)
    var index = 0
    while index < words.count {
      var word = words[index]
      var length = 1
      if word.lexeme.lemma == "and", index + 2 < words.count, index > 0,
        words[index + 1].lexeme.lemma == "then"
      {
        // *take/bath/and/then/go/bed*: one after the other (CGEL §13.23).
        if let tile = word.tile { tiles[tile] = words[index...(index + 1)].compactMap(\.tile) }
        word.lexeme = Lexeme(lemma: "and then", wordClass: .conjunction, kind: .connective)
        length = 2
      } else if Self.fixedFirsts.contains(word.lexeme.lemma), word.government == nil,
        let (phrase, count) = fixedPhrase(words[index...])
      {
        if let tile = word.tile { tiles[tile] = words[index..<(index + count)].compactMap(\.tile) }
        word.lexeme = phrase
        length = count
      }
      result.append(word)
      index += length
    }
    return result
  }

  /// The longest phrase at the start of the words, with its length.
  private func fixedPhrase(_ words: ArraySlice<Constituent>) -> (Lexeme, Int)? {
    for count in stride(from: min(5, words.count), to: 1, by: -1) {
      let pieces = words.prefix(count).map(\.lexeme.lemma)
      if words.count > count {
        // *in/group/of/friends, more/or/less/milk*: what belongs to the words behind it is meant as it stands.
        let next = words[words.startIndex + count].lexeme
        if next.lemma == "of" || next.wordClass == .noun && Self.amounts.contains(pieces[0]) {
          continue
        }
      }
      // *sting/me/on/foot*: how somebody goes is told by his verb.
      if pieces == ["on", "foot"] { continue }
      let rest = pieces.dropFirst().joined(separator: " ")
      for article in ["", "a ", "an ", "the "] {
        if let known = lexicon.known("\(pieces[0]) \(article)\(rest)"), isFixed(known, pieces[0]) {
          return (known, count)
        }
      }
    }
    return nil
  }

  /// Whether it is said as it stands wherever it is: behind a preposition no place and nothing that the verb may take.
  private func isFixed(_ phrase: Lexeme, _ first: String) -> Bool {
    guard phrase.wordClass == .adverb else { return false }
    switch phrase.kind {
    case .manner, .duration: return true
    // *on/Mondays/and/Wednesdays*: two days are joined before they are times.
    case .frequency:
      return !phrase.lemma.utf8.contains { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    case .time, .direction:
      return Self.fixedPlaces.contains(first) || Self.spots.contains(phrase.lemma)
    default: return false
    }
  }

  private static let spots: WordSet = [
    "in front", "in the middle", "in the back", "at the back", "at the front", "on top",
    "at the top", "at the bottom", "in the front", "in the fall",
  ]
  private static let amounts: WordSet = ["more", "less", "little"]
  private static let fixedPlaces = EnglishWords.set(
    "right straight now later here up very one some just sooner all")
  private static let fixedFirsts = fixedPlaces.union(
    EnglishWords.set(
      """
      at in on by for from with without as over again bit day night hour year week step hand arm side face two once
      more less upside inside safe out under off back little word door first every ever long happily
      """))
}
