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

  /// The tiles with each plural that a noun and a form of an adjective share read as the noun, unless it says what
  /// another is like: *quiero tortas*, but *ellas están heridas, niñas listas* (NGLE §12.1, §13.1; Cunha & Cintra, chapters
  /// 8 and 10).
  func withPluralNouns(_ tiles: [Tile]) -> [Tile] {
    guard language != .english else { return tiles }
    var tiles = withRank(tiles)
    for index in tiles.indices {
      guard tiles[index].lexeme.wordClass == .adjective, tiles[index].label.hasSuffix("as"),
        let noun = lexicon.pluralNoun(tiles[index].label), !describes(index, in: tiles)
      else { continue }
      tiles[index].lexeme = noun
      tiles[index].concept = nil
    }
    return tiles
  }

  /// *Ella es primera, elas são primeiras*: right behind *ser* the first is a quality, which agrees, and no time (NGLE
  /// §21.4; Cunha & Cintra, chapter 12).
  private func withRank(_ tiles: [Tile]) -> [Tile] {
    guard tiles.count > 2, let last = tiles.last, last.lexeme.wordClass == .adverb,
      ["primero", "primeiro"].contains(last.lexeme.lemma),
      tiles[tiles.count - 2].lexeme.lemma == "ser",
      case let rank = lexicon.lexeme(for: last.lexeme.lemma), rank.wordClass == .adjective
    else { return tiles }
    var tiles = tiles
    tiles[tiles.count - 1].lexeme = rank
    return tiles
  }

  /// Whether a quality in the feminine plural has something that it can be said of.
  private func describes(_ index: Int, in tiles: [Tile]) -> Bool {
    if index > 0 {
      let before = tiles[index - 1].lexeme
      if before.wordClass == .pronoun || before.kind == .quantity && before.wordClass == .adverb {
        return true
      }
      if before.wordClass == .noun, before.number == .plural, before.gender != .masculine {
        return true
      }
    }
    let others = tiles.indices.filter { $0 != index }
    let isSaidOf = others.contains { Self.copulas.contains(tiles[$0].lexeme.lemma) }
    let isSubject = index == 0 && others.contains { tiles[$0].lexeme.wordClass == .adjective }
    return isSaidOf && !isSubject
  }

  private static let copulas: Set<String> = [
    "ser", "estar", "parecer", "quedar", "quedarse", "ponerse", "sentirse", "volverse", "seguir",
    "andar", "ficar", "continuar", "permanecer", "tornar-se", "sentir-se", "virar", "sair", "salir",
    "llegar", "chegar", "volver", "voltar",
  ]

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
