import AACCore
import Grammar

extension SentenceComposer {
  /// The sentences of a request's tiles, the best first; none when it gives no tiles.
  func readings(of request: SentenceRequest, atMost count: Int) throws -> [Sentence] {
    guard !request.tiles.isEmpty else { return [] }
    let variety = request.variety ?? variety
    let resolver = WordResolver(words: words, language: variety.language, isStrict: isStrict)
    let tiles = try request.tiles.flatMap { try resolver.tiles(named: $0) }
    let readings = TileReader(variety: variety).readings(of: tiles.map(\.lexeme))
    return try readings.prefix(count).map { reading in
      var clause = reading
      apply(request, to: &clause)
      if variety.language != .english, request.tiles.last?.hasSuffix("?") == true {
        clause.isQuestion = true
      }
      if request.speaker == nil, Self.isSaidByWoman(tiles, clause) { clause.speaker = .feminine }
      Self.askForSpeaker(&clause)
      let tiles = Self.tiles(tiles, readAs: clause)
      try govern(&clause, tiles: tiles)
      return Sentence(clause: clause, tiles: tiles, realizer: realizer)
    }
  }

  /// *Eu / cansada, estou / sozinha*: whoever says so of herself in the feminine keeps her form.
  private static func isSaidByWoman(_ tiles: [Tile], _ clause: Clause) -> Bool {
    guard clause.variety.language == .portuguese,
      clause.subject.allSatisfy({
        $0.lexeme.wordClass == .pronoun && $0.lexeme.person == .first
      })
    else { return false }
    return tiles.indices.contains { index in
      let (label, word) = (tiles[index].label, tiles[index].lexeme)
      guard word.wordClass == .adjective, label.count > 3, word.lemma.hasSuffix("o"),
        label == word.lemma.dropLast() + "a" || label == word.lemma.dropLast() + "as"
      else { return false }
      return index == 0 || tiles[index - 1].lexeme.wordClass != .noun
    }
  }

  /// *Ayudar, yo*: a request is never to the speaker, who is whom it is done for.
  private static func askForSpeaker(_ clause: inout Clause) {
    guard clause.options.contains(.request), clause.subject.count == 1,
      clause.subject[0].lexeme.wordClass == .pronoun, clause.subject[0].lexeme.person == .first,
      clause.subject[0].lexeme.number != .plural
    else { return }
    let speaker = clause.subject.removeFirst()
    // Before a clause that follows: si me duele, avísame.
    let end = clause.complements.firstIndex { $0.lexeme.wordClass == .conjunction }
    clause.complements.insert(speaker, at: end ?? clause.complements.endIndex)
  }

  /// Adds what each pair of verb and complement needs between them.
  private func govern(_ clause: inout Clause, tiles: [Tile]) throws {
    var verb = clause.verb?.tile.flatMap { tiles[$0].concept }
    for index in clause.complements.indices {
      guard let tile = clause.complements[index].tile.map({ tiles[$0] }) else { continue }
      if let verb, let complement = tile.concept {
        clause.complements[index].government = try words.government(
          verb: verb, complement: complement, in: clause.variety.language)
      }
      if tile.lexeme.wordClass == .verb { verb = tile.concept }
    }
  }

  /// The tiles with the roles that a reading gives them.
  private static func tiles(_ tiles: [Tile], readAs clause: Clause) -> [Tile] {
    var tiles = tiles
    for index in tiles.indices { tiles[index].role = .complement }
    for place in clause.subject.compactMap(\.tile) { tiles[place].role = .subject }
    if let place = clause.verb?.tile { tiles[place].role = .verb }
    return tiles
  }
}
