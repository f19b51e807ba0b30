import AACCore
import Grammar

extension WordResolver {
  /// *My AAC device, grandma house, Peppa Pig*: whose it is and one word for the rest, or one name.
  func englishTiles(_ parts: [String], name: String, role: Tile.Role) throws -> [Tile]? {
    if parts.count > 2,
      let owner = try knownTile(named: parts[0], role: role), owner.lexeme.wordClass == .determiner,
      case let rest = name.dropFirst(parts[0].count + 1),
      try knownTile(named: parts[1], role: role) == nil
    {
      return [owner] + (try tiles(named: String(rest), role: role))
    }
    if parts.count == 2,
      Self.kin.contains(parts[0]), let thing = try knownTile(named: parts[1], role: role),
      thing.lexeme.wordClass == .noun, thing.lexeme.animacy != .human
    {
      let name = parts[0].prefix(1).uppercased() + parts[0].dropFirst() + "'s"
      let owner = Lexeme(lemma: name, wordClass: .determiner, kind: .possessive)
      return [Tile(label: parts[0], lexeme: owner, role: role), thing]
    }
    return try englishName(parts, name: name, role: role).map { [$0] }
  }

  /// A known noun with one unknown word behind it, as one noun.
  func nounWithRest(_ parts: [String], _ name: String, _ role: Tile.Role) throws -> Tile? {
    guard parts.count == 2, parts.joined(separator: " ") == name,
      parts[1].first?.isLowercase == true, try knownTile(named: parts[1], role: role) == nil,
      var tile = try knownTile(named: parts[0], role: role), tile.lexeme.wordClass == .noun,
      !Self.times.contains(tile.lexeme.kind)
    else { return nil }
    tile.label = name
    tile.lexeme.lemma = name
    tile.lexeme.forms = [:]
    tile.lexeme.isInferred = true
    return tile
  }

  /// *Peppa Pig, Central Park, chess club*: several words on one tile that are names, or nouns, are one word of the
  /// kind of the last.
  private func englishName(_ parts: [String], name: String, role: Tile.Role) throws -> Tile? {
    guard parts.count > 1, let last = parts.last else { return nil }
    if let owner = try knownTile(named: parts[0], role: role)?.lexeme,
      owner.wordClass == .determiner
    {
      return nil
    }
    if parts.count == 2, Self.kin.contains(parts[0]) { return nil }
    let isName = Self.isName(parts)
    let head = try knownTile(named: isName ? last.lowercased() : last, role: role)?.lexeme
    if isName {
      var tile = inferredTile(name, role: role)
      tile.lexeme.wordClass = .properNoun
      tile.lexeme.article = .bare
      if let head, head.wordClass == .noun, !Self.times.contains(head.kind) {
        tile.lexeme.kind = head.kind
        tile.lexeme.animacy = head.animacy
      }
      return tile
    }
    let isDay = ["day", "night", "week"].contains(last)
    guard
      head == nil || isDay
        || head.map({ $0.wordClass == .noun && !Self.times.contains($0.kind) }) == true
    else {
      return nil
    }
    for part in parts.dropLast() {
      guard let word = try knownTile(named: part, role: role)?.lexeme, !part.hasSuffix("ing") else {
        continue
      }
      guard word.wordClass == .noun, !Self.times.contains(word.kind) else { return nil }
    }
    guard var lexeme = head else { return inferredTile(name, role: role) }
    if isDay {
      // *pajama day*: what takes place, and no time of day.
      lexeme = Lexeme(lemma: name, wordClass: .noun, kind: .event)
      lexeme.article = .bare
    }
    lexeme.lemma = name
    lexeme.forms = [:]
    return Tile(label: name, lexeme: lexeme, role: role)
  }

  /// Kin who are called by what they are.
  private static let kin: Set<String> = [
    "mom", "mum", "dad", "grandma", "grandpa", "granny", "grandad", "nan", "nana", "mommy", "mummy",
    "daddy", "auntie",
  ]

  static let times: Set<SemanticKind> = [.time, .weekday, .frequency, .duration]

  /// *El Escorial, Los Ángeles, San Juan, Santa Rosa*: an article or a title with a name is one name (NGLE §12.7,
  /// §14.8); the article of a Portuguese place is said and melts: *O Porto, no Porto*.
  func properName(_ parts: [String], name: String, role: Tile.Role) -> Tile? {
    let first = parts[0].lowercased()
    let isArticle = Self.articles.contains(first)
    guard isArticle || Self.titles.contains(first) else { return nil }
    var lexeme = Lexeme(lemma: name, wordClass: .properNoun, kind: .place)
    lexeme.isInferred = true
    lexeme.animacy = .inanimate
    lexeme.number = first.hasSuffix("s") ? .plural : .singular
    lexeme.gender = first.hasSuffix("a") || first.hasSuffix("as") ? .feminine : .masculine
    lexeme.article = .bare
    if isArticle, language == .portuguese {
      lexeme.lemma = parts.dropFirst().joined(separator: " ")
      lexeme.article = .definite
    }
    return Tile(label: name, lexeme: lexeme, role: role)
  }

  private static let articles: Set = ["el", "la", "los", "las", "o", "a", "os", "as"]
  private static let titles: Set = ["san", "santa", "santo", "são"]

  /// Whether every word is written like a name: *Reyes Magos, Plaza Mayor*.
  static func isName(_ parts: [String]) -> Bool {
    parts.count > 1 && parts.allSatisfy { $0.first?.isUppercase == true }
  }
}
