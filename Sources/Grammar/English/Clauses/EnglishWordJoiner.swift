import AACCore

/// Tiles that together say when: *two* + *days* + *ago*, *last* + *week*, *three* + *o'clock*.
struct EnglishWordJoiner {
  let lexicon: Lexicon
  /// All tiles of a joined word by the tile of its first.
  private(set) var tiles: [Int: [Int]] = [:]

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// The words with what belongs together made one.
  mutating func joined(_ words: [Constituent]) -> [Constituent] {
    guard words.contains(where: { starts($0.lexeme) }) else { return words }
    var result: [Constituent] = []
    var index = 0
    while index < words.count {
      let length = starts(words[index].lexeme) ? length(words, from: index) : 1
      var word = words[index]
      if length > 1 {
        let parts = words[index..<(index + length)]
        let text = parts.map(\.lexeme.lemma).joined(separator: " ")
        if let known = lexicon.word(text) { word = Constituent(known.lexeme, tile: word.tile) }
        if let tile = word.tile { tiles[tile] = parts.compactMap(\.tile) }
      }
      result.append(word)
      index += length
    }
    return result
  }

  private func length(_ words: [Constituent], from index: Int) -> Int {
    var length = min(4, words.count - index)
    while length > 1 {
      let text = words[index..<(index + length)].map(\.lexeme.lemma).joined(separator: " ")
      if let known = lexicon.word(text)?.lexeme,
        known.wordClass == .adverb && known.kind.isTemporal || known.wordClass == .determiner
      {
        return length
      }
      length -= 1
    }
    return 1
  }

  private func starts(_ lexeme: Lexeme) -> Bool {
    switch lexeme.wordClass {
    case .numeral: true
    case .verb, .pronoun, .properNoun: false
    default: Self.starters.contains(lexeme.lemma)
    }
  }

  private static let starters = EnglishWords.set(
    """
    a an last next every each this all both half so too lots plenty loads in on at for half quarter once twice many January February March April
    May June July August September October November December Monday Tuesday Wednesday Thursday
    Friday Saturday Sunday yesterday tomorrow the
    """)
}
