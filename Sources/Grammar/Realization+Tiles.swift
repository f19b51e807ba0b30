import AACCore

extension Realization {
  /// The words, with those that no tile or another tile had given back to the tile that they were laid on.
  ///
  /// *Mañana, por la mañana* are said as one time, of which each tile has its words; of *asco*, said as *dar asco*, the tile is
  /// the noun; *vez* is heard in *dos veces*.
  ///
  /// - Parameter labels: what stands on each tile.
  /// - Returns: the words in order.
  public func tokens(of labels: [String]) -> [Token] {
    let said = Set(tokens.lazy.compactMap(\.tile))
    guard said.count < labels.count else { return tokens }
    var tokens = tokens
    for tile in labels.indices where !said.contains(tile) {
      let words = labels[tile].lowercased().split(separator: " ")
      let near = tokens.firstIndex { $0.tile == tile + 1 } ?? tokens.endIndex
      guard
        let run = Self.place(of: words, in: tokens) ?? Self.freePlace(of: words, in: tokens, near)
          ?? Self.changedPlace(of: words, in: tokens, near)
          ?? Self.placeBehind(tile - 1, of: words, in: tokens)
      else { continue }
      for index in run { tokens[index].tile = tile }
    }
    return tokens
  }

  /// Where the words stand one after another as a part of what another tile is said to be.
  private static func place(of words: [Substring], in tokens: [Token]) -> Range<Int>? {
    runs(words.count, tokens).first { run in
      guard let owner = tokens[run.lowerBound].tile, isShared(owner, tokens, beside: run) else {
        return false
      }
      return zip(run, words).allSatisfy { index, word in
        tokens[index].tile == owner && tokens[index].text.lowercased() == word
      }
    }
  }

  /// Where the words stand as no tile's, the nearest to what was laid behind them.
  private static func freePlace(
    of words: [Substring], in tokens: [Token], _ near: Int
  ) -> Range<Int>? {
    runs(words.count, tokens).filter { run in
      zip(run, words).allSatisfy { index, word in
        tokens[index].tile == nil && tokens[index].text.lowercased() == word
      }
    }.min { abs($0.lowerBound - near) < abs($1.lowerBound - near) }
  }

  /// Where a word stands in another of its forms, as no tile's or within what another tile is said to be: *vez, veces*.
  private static func changedPlace(
    of words: [Substring], in tokens: [Token], _ near: Int
  ) -> Range<Int>? {
    guard words.count == 1, words[0].count > 2 else { return nil }
    let word = String(words[0]).foldedForSearch
    return runs(1, tokens).filter { run in
      let token = tokens[run.lowerBound]
      guard token.tile.map({ isShared($0, tokens, beside: run) }) ?? true else { return false }
      let text = token.text.foldedForSearch
      let common = zip(text, word).prefix { $0 == $1 }.count
      return common >= max(2, min(text.count, word.count) - 2) && abs(text.count - word.count) < 4
    }.min { abs($0.lowerBound - near) < abs($1.lowerBound - near) }
  }

  /// Where a word of few letters in common, such as *ver, vi* or *dar, deu*, stands right behind the tile that was laid before it.
  private static func placeBehind(
    _ tile: Int, of words: [Substring], in tokens: [Token]
  ) -> Range<Int>? {
    guard words.count == 1, let before = tokens.lastIndex(where: { $0.tile == tile }) else {
      return nil
    }
    let initial = String(words[0]).foldedForSearch.first
    // Que você me deu: a pronoun may stand between.
    for place in tokens.indices.dropFirst(before + 1).prefix(2) {
      let run = place..<(place + 1)
      if let owner = tokens[place].tile, owner != tile,
        tokens[place].text.foldedForSearch.first == initial, isShared(owner, tokens, beside: run)
      {
        return run
      }
    }
    return nil
  }

  private static func runs(_ length: Int, _ tokens: [Token]) -> [Range<Int>] {
    guard length > 0, tokens.count > length else { return [] }
    return (0...(tokens.count - length)).map { $0..<($0 + length) }
  }

  /// Whether a tile has other words too.
  private static func isShared(_ tile: Int, _ tokens: [Token], beside run: Range<Int>) -> Bool {
    tokens.indices.contains { !run.contains($0) && tokens[$0].tile == tile }
  }
}
