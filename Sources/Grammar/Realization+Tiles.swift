extension Realization {
  /// The words, with those that stand in a phrase of several tiles given back to the tile that they were laid on:
  /// *mañana, por la mañana* are said as one time, of which each tile has its words.
  ///
  /// - Parameter labels: what stands on each tile.
  /// - Returns: the words in order.
  public func tokens(of labels: [String]) -> [Token] {
    let said = Set(tokens.lazy.compactMap(\.tile))
    guard said.count < labels.count else { return tokens }
    var tokens = tokens
    for tile in labels.indices where !said.contains(tile) {
      let words = labels[tile].lowercased().split(separator: " ")
      guard let run = Self.place(of: words, in: tokens) else { continue }
      for index in run { tokens[index].tile = tile }
    }
    return tokens
  }

  /// Where the words stand one after another as a part of what another tile is said to be.
  private static func place(of words: [Substring], in tokens: [Token]) -> Range<Int>? {
    guard !words.isEmpty, tokens.count > words.count else { return nil }
    return (0...(tokens.count - words.count)).lazy.map { $0..<($0 + words.count) }.first { run in
      guard let owner = tokens[run.lowerBound].tile,
        tokens.indices.contains(where: { !run.contains($0) && tokens[$0].tile == owner })
      else { return false }
      return zip(run, words).allSatisfy { index, word in
        tokens[index].tile == owner && tokens[index].text.lowercased() == word
      }
    }
  }
}
