import AACCore
import Grammar

extension Sentence {
  /// For each of ``words`` all tiles that are heard in it, its own first: *dame* is *dar*, *tú* and *mí*; *al* is *a* and *el*.
  ///
  /// Beside its own these are tiles of which no word stands by itself: pronouns in the verb, prepositions and other small words
  /// in what follows them.
  public var origins: [[Int]] {
    var origins = words.map { $0.tile.map { [$0] } ?? [] }
    let own = Set(words.compactMap(\.tile))
    let silent = tiles.indices.filter { !own.contains($0) && isSmall(tiles[$0]) }
    // Pronouns first: in *a / mí*, both in *dame*, the preposition goes with its pronoun.
    for tile in silent.filter(isPronoun) + silent.filter({ !isPronoun($0) }) {
      if let place = host(of: tile, in: origins) { origins[place].append(tile) }
    }
    return origins
  }

  private func isPronoun(_ tile: Int) -> Bool { tiles[tile].lexeme.wordClass == .pronoun }

  /// Whether it can be heard within another word.
  private func isSmall(_ tile: Tile) -> Bool {
    switch tile.lexeme.wordClass {
    case .pronoun, .adposition, .determiner, .conjunction, .interjection: true
    case .adverb: ["more", "most", "not", "no", "más", "mais"].contains(tile.lexeme.lemma)
    // Las nueve, nine o'clock: of the number; is cooking, isn't: of the verb or the negation.
    case .noun: [.time, .weekday, .frequency, .duration].contains(tile.lexeme.kind)
    case .verb: ["be", "ser", "estar", "haber", "haver"].contains(tile.lexeme.lemma)
    // Azul-clara: the second is a part of the first.
    default:
      tile.lexeme.kind == .negation || tile.lexeme.kind == .color || tile.lexeme.lemma == "claro"
    }
  }

  private func host(of tile: Int, in origins: [[Int]]) -> Int? {
    if isPronoun(tile), let place = verb(holding: tile, in: origins) { return place }
    if ["not", "no"].contains(tiles[tile].lexeme.lemma),
      let place = words.firstIndex(where: { $0.text.hasSuffix("n't") })
    {
      return place
    }
    let said = tiles.indices.filter { place in origins.contains { $0.contains(place) } }
    guard let next = said.first(where: { $0 > tile }) ?? said.last(where: { $0 < tile }) else {
      return nil
    }
    return origins.firstIndex { $0.contains(next) }
  }

  /// The verb that says a pronoun: the one with its short form in it, else the nearest.
  private func verb(holding tile: Int, in origins: [[Int]]) -> Int? {
    let verbs = origins.indices.filter { index in
      origins[index].contains { tiles[$0].role == .verb || tiles[$0].lexeme.wordClass == .verb }
    }
    let short = shortForms(of: tiles[tile].lexeme)
    let holding = verbs.filter { index in
      let tail = words[index].text.lowercased().dropFirst(2)
      return short.contains { tail.hasSuffix($0) || tail.dropLast(2).hasSuffix($0) }
    }
    let near = (holding.isEmpty || tiles[tile].role == .subject ? verbs : holding)
    return near.min { distance($0, tile, origins) < distance($1, tile, origins) }
  }

  private func distance(_ word: Int, _ tile: Int, _ origins: [[Int]]) -> Int {
    origins[word].map { abs($0 - tile) }.min() ?? .max
  }

  private func shortForms(of pronoun: Lexeme) -> [String] {
    switch (pronoun.person, pronoun.number) {
    case (.first, .plural): ["nos"]
    case (.first, _): ["me"]
    case (.second, .plural): ["os", "se", "vos"]
    case (.second, _): ["te", "se"]
    default: ["lo", "la", "los", "las", "le", "les", "se", "-o", "-a", "-os", "-as", "lhe", "lhes"]
    }
  }

  /// The reasons in the words of the tiles: *mí* is *yo* to the rules, but nobody chose *yo*.
  ///
  /// What then changes nothing, or adds a word that was chosen, is no reason.
  static func named(
    _ trace: [Realization.RuleApplication], _ tiles: [Tile], _ words: [Realization.Token],
    isMended: Bool
  ) -> [Realization.RuleApplication] {
    let changed = tiles.filter { $0.label != $0.lexeme.lemma }
    guard isMended || !changed.isEmpty else { return trace }
    return trace.compactMap { use in
      if isMended, adding.contains(use.kind) {
        let said = words.filter { $0.text.lowercased() == use.result }
        if !said.isEmpty, said.allSatisfy({ $0.tile != nil }) { return nil }
      }
      // Of two with the same word, yo and mí, the pronoun that was changed is the one with another label.
      guard let tile = changed.first(where: { $0.lexeme.lemma == use.word }),
        use.kind == .pronounForm || !tiles.contains(where: { $0.label == use.word })
      else { return use }
      if changing.contains(use.kind), tile.label.lowercased() == use.result.lowercased() {
        return nil
      }
      return Realization.RuleApplication(use.kind, tile.label, use.result)
    }
  }

  private static let adding: Set<GrammarRule> = [
    .expletive, .understood, .ownKin, .articleOwn, .completed, .joinsWords, .preposition,
    .articleDefinite, .articleIndefinite,
  ]
  private static let changing: Set<GrammarRule> = [
    .pronounForm, .plural, .verbForm, .adjectiveAgreement, .variantPronoun,
  ]
}
