import AACCore
import Grammar

/// Words of the same name: the links of the vocabulary say which one is meant.
extension WordResolver {
  /// The verb of a name: of several, the one that leads to the complement behind it (Portuguese *ligar* a light, *ligar*
  /// to Mom).
  func verbTile(named name: String, before complement: String?) throws -> Tile? {
    let usual = try tiles(named: name, role: .verb).first
    let verbs = try words.verbs(named: name, in: language)
    guard verbs.count > 1, let complement else { return usual }
    let followers = try concepts(named: complement)
    let meant = try verbs.first { verb in
      try followers.contains { try isLinked(verb.concept, to: $0) }
    }
    return meant.map { Tile($0, role: .verb) } ?? usual
  }

  /// The word of a name that a verb leads to, where several have the name; nil: there is one, or the usual one is meant.
  ///
  /// Right behind a noun an adjective goes before: *pelota naranja* is one orange ball. A noun of the same kind as the
  /// one before is joined to it: *manzana, naranja* are two fruits. A verb that leads to what is chosen next goes
  /// before a noun: *want, cook, soup*.
  func complementTile(
    named name: String, behind verb: Concept, before next: String?, tiles: [Tile]
  ) throws -> Tile? {
    let complements = try words.complements(named: name, in: language)
    let verbs = try words.verbs(named: name, in: language)
    guard complements.count + verbs.count > 1 else { return nil }
    let candidates =
      complements.map { Tile($0, role: .complement) } + verbs.map { Tile($0, role: .complement) }
    if let noun = tiles.last, noun.role == .complement, noun.lexeme.wordClass == .noun,
      !candidates.contains(where: { $0.lexeme.kind == noun.lexeme.kind }),
      let adjective = candidates.first(where: { $0.lexeme.wordClass == .adjective })
    {
      return adjective
    }
    if isFelt(candidates, by: tiles) { return nil }
    let linked = try candidates.filter { try isLinked(verb, to: $0.concept) }
    let followers = try next.map(concepts) ?? []
    let leading = try linked.first { tile in
      guard let opened = tile.concept, tile.lexeme.wordClass == .verb else { return false }
      return try followers.contains { try isLinked(opened, to: $0) }
    }
    return leading ?? linked.first
  }

  private func isLinked(_ verb: Concept, to word: Concept?) throws -> Bool {
    guard let word else { return false }
    return try words.isLinked(verb, to: word, in: language)
  }

  /// *Tengo frío*: whoever can feel it has it; only things are cold.
  private func isFelt(_ candidates: [Tile], by tiles: [Tile]) -> Bool {
    guard language != .english, candidates.contains(where: { $0.lexeme.kind == .state }) else {
      return false
    }
    return tiles.filter { $0.role == .subject }.allSatisfy { tile in
      tile.lexeme.animacy == .human || tile.lexeme.animacy == .animate
        || [.person, .animal].contains(tile.lexeme.kind)
    }
  }

  private func concepts(named name: String) throws -> [Concept] {
    try words.complements(named: name, in: language).map(\.concept)
      + words.verbs(named: name, in: language).map(\.concept)
  }
}
