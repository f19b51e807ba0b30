import AACCore

/// Rows without a verb that exclaim, suggest or ask back: *what/a/mess, how/nice, what about/me, how about/go/beach*.
///
/// Sources: CGEL §11.31–11.32 (exclamations), §11.38–11.40 (*what about, how about*), App. III.
extension TileReader {
  /// The clause of such a row; nil for any other.
  func saidAloud(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count > 1, let first = tiles.first?.lexeme.lemma, Self.openers.contains(first)
    else {
      return nil
    }
    if first.hasPrefix("thank") {
      // *Thank you very much* (CGEL §8.106).
      let text = tiles.map(\.lexeme.lemma).joined(separator: " ")
      return Self.thanks.contains(text) ? said(text, tiles, isExclaimed: false) : nil
    }
    if first == "what about" || first == "how about" || tiles[1].lexeme.lemma == "about" {
      return suggested(tiles)
    }
    guard !tiles.contains(where: { $0.lexeme.wordClass == .verb }), let last = tiles.last?.lexeme
    else { return nil }
    let words = tiles.dropFirst()
    if first == "how" {
      guard tiles.count == 2, Self.valued.contains(last.lemma) else { return nil }
      return said("how \(last.lemma)", tiles)
    }
    guard last.wordClass == .noun,
      words.dropLast().allSatisfy({
        ["a", "an"].contains($0.lexeme.lemma) || $0.lexeme.wordClass == .adjective
      })
    else { return nil }
    let qualities = words.dropLast().filter { $0.lexeme.wordClass == .adjective }.map(
      \.lexeme.lemma)
    guard
      Self.exclaimedNouns.contains(last.lemma) || qualities.contains(where: Self.valued.contains)
    else { return nil }
    let isOne =
      !EnglishHabits.isMass(last) && !EnglishHabits.isPlural(last)
      || Self.exclaimedNouns.contains(last.lemma)
    let phrase = (qualities + [last.lemma]).joined(separator: " ")
    let article = isOne ? EnglishArticles.indefinite(before: phrase, isBritish: false) + " " : ""
    return said("what \(article)\(phrase)", tiles)
  }

  private func said(_ text: String, _ tiles: [Constituent], isExclaimed: Bool = true) -> Clause {
    var clause = Clause(variety: variety)
    var word = tiles[0]
    word.lexeme = Lexeme(lemma: text, wordClass: .interjection, kind: .social)
    if isExclaimed { word.lexeme.forms[Adverbial.exclaiming] = "" }
    clause.subject = [word]
    if let tile = word.tile { clause.joins[tile] = tiles.compactMap(\.tile) }
    clause.isLaid = true
    return clause
  }

  /// *what about/me, how about/play/football*: asked without a verb.
  private func suggested(_ tiles: [Constituent]) -> Clause? {
    let isOne = tiles[0].lexeme.lemma.hasSuffix(" about")
    let begin = isOne ? 1 : 2
    guard tiles.count > begin else { return nil }
    var clause = Clause(variety: variety)
    clause.isQuestion = true
    clause.isLaid = true
    var opener = tiles[0]
    opener.lexeme = Lexeme(
      lemma: isOne ? tiles[0].lexeme.lemma : "\(tiles[0].lexeme.lemma) about",
      wordClass: .adposition,
      kind: .direction)
    if !isOne, let first = tiles[0].tile, let second = tiles[1].tile {
      clause.joins[first] = [first, second]
    }
    var rest = Array(tiles[begin...])
    if rest[0].lexeme.wordClass == .verb, let tile = rest[0].tile {
      var doing = Clause(variety: variety)
      doing.verb = rest[0]
      doing.complements = Array(rest[1...])
      clause.attached[tile] = EnglishAttachedClause(form: .activity, clause: doing)
      var noun = Lexeme(lemma: rest[0].lexeme.lemma, wordClass: .noun, kind: .activity)
      noun.countability = .mass
      noun.article = .bare
      rest = [Constituent(noun, tile: tile)]
    }
    guard rest.count == 1 || !rest.contains(where: { $0.lexeme.wordClass == .verb }) else {
      return nil
    }
    clause.complements = [opener] + rest
    return clause
  }

  private static let openers: WordSet = [
    "what", "how", "what about", "how about", "thank you", "thanks",
  ]
  private static let thanks: WordSet = [
    "thank you very much", "thank you so much", "thanks a lot", "thanks so much",
    "thanks very much",
  ]
  private static let valued = EnglishWords.set(
    """
    nice lovely beautiful cute sweet sad funny great awful horrible terrible wonderful amazing cool strange weird boring
    exciting kind rude disgusting embarrassing annoying awesome silly gross pretty scary good bad
    """)
  private static let exclaimedNouns = EnglishWords.set("mess pity shame surprise relief nightmare")
}
