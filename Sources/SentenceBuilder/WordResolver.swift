import AACCore
import Grammar

/// Finds the word behind a name that was typed: in the vocabulary, in grammar's lexicon, or by its form.
struct WordResolver {
  let words: any WordSource
  let language: Language
  let isStrict: Bool

  let lexicon: Lexicon

  init(words: any WordSource, language: Language, isStrict: Bool) {
    self.words = words
    self.language = language
    self.isStrict = isStrict
    lexicon = Lexicon(language: language)
  }

  /// The tiles of a name: one, or one a word when only its words are known (*mi mamá*, *mamá y yo*).
  ///
  /// - Throws: ``SentenceError/unknownWord(_:nearest:)`` for a word outside the vocabulary when only its words are
  ///   wanted, and whatever the source throws.
  func tiles(named name: String, role: Tile.Role) throws -> [Tile] {
    if language == .english, name == "her", role == .complement {
      return [Tile(label: name, lexeme: lexicon.lexeme(for: name), role: role)]
    }
    // A word of the vocabulary may have marks of its own: *¡bravo!*
    if language != .english, let tile = try vocabularyTile(named: name, role: role),
      tile.isNamed(name)
    {
      return [tile]
    }
    let name = Self.trimmed(name, in: language, role: role)
    if let tile = try knownTile(named: name, role: role) { return [tile] }
    if language != .english, role != .verb, !isStrict, name.contains(" "),
      case let phrase = lexicon.lexeme(for: name), phrase.wordClass == .verb, !phrase.isInferred
    {
      // Echar de menos, dar de comer: a verb of several words is one.
      return [Tile(label: name, lexeme: phrase, role: role)]
    }
    if let phrase = englishVerbPhrase(name, role: role) { return [phrase] }
    if language == .portuguese, let link = openPreposition(name, role: role) { return [link] }
    let parts = try pieces(of: name, role: role)
    if !isStrict, role != .verb, let tiles = try phraseTiles(parts, name: name, role: role) {
      return tiles
    }
    if language == .portuguese, role != .verb, !isStrict,
      let tile = try nounWithRest(parts, name, role)
    {
      // *paralisia cerebral*: what nobody knows behind a noun is part of its name.
      return [tile]
    }
    if parts.count > 1, role != .verb {
      let tiles = try parts.compactMap { try knownTile(named: $0, role: role) }
      if tiles.count == parts.count { return tiles }
    }
    guard !isStrict else {
      throw SentenceError.unknownWord(name, nearest: try words.nearestWords(to: name, in: language))
    }
    if language == .portuguese, Self.isName(parts) {
      // *Maria Clara*: with its capitals it is one name, though one of the two is known alone.
      return [inferredTile(name, role: role)]
    }
    if parts.count > 1, role != .verb, try isPhrase(parts, role: role) {
      return try parts.map { try knownTile(named: $0, role: role) ?? inferredTile($0, role: role) }
    }
    return [inferredTile(name, role: role)]
  }

  /// The tiles of a name of several words that is a phrase of its language; nil where its words stand for themselves.
  private func phraseTiles(_ parts: [String], name: String, role: Tile.Role) throws -> [Tile]? {
    if language == .english { return try englishTiles(parts, name: name, role: role) }
    if language == .spanish, parts.count > 1 {
      if let somebody = try kinByName(parts, role: role) { return somebody }
      if let some = partOfMany(parts, name: name, role: role) { return [some] }
      if let matter = try neuter(parts, name: name, role: role) { return [matter] }
      if let noun = try nounWithUnknownQuality(parts, name: name, role: role) { return [noun] }
    }
    guard Self.isName(parts) else { return nil }
    if let place = properName(parts, name: name, role: role) { return [place] }
    if let tile = try knownTile(named: parts[0].lowercased(), role: role),
      tile.lexeme.wordClass == .noun
    {
      return [inferredTile(name, role: role)]
    }
    return nil
  }

  /// The words of a name, with known set phrases in one piece: *debajo de, el próximo domingo*.
  private func pieces(of name: String, role: Tile.Role) throws -> [String] {
    let parts = name.split(separator: " ").map(String.init)
    var rest = parts.indices.flatMap { index -> [String] in
      if language == .portuguese, index + 1 < parts.count,
        let article = Self.ofWhom[parts[index]],
        parts[index + 1].first?.isUppercase == true || Self.possessives.contains(parts[index + 1])
      {
        // Da Ana, do meu pai: the article was chosen.
        return ["de", article]
      }
      if language == .portuguese, index == 0, let melted = meltedArticle(parts) { return melted }
      return [Self.expanded(parts[index], in: language)]
    }[...]
    guard rest.count > 1, role != .verb else { return Array(rest) }
    var pieces: [String] = []
    while !rest.isEmpty {
      var length = min(5, rest.count)
      while length > 1 {
        if try knownTile(named: rest.prefix(length).joined(separator: " "), role: role) != nil {
          break
        }
        length -= 1
      }
      pieces.append(rest.prefix(length).joined(separator: " "))
      rest = rest.dropFirst(length)
    }
    return pieces
  }

  /// The tiles of a name whose place in the sentence is not known yet.
  ///
  /// Who can do something comes first, what is done second: *yo* is no object form, *drink* no noun.
  ///
  /// - Throws: what ``tiles(named:role:)`` throws.
  func tiles(named name: String) throws -> [Tile] {
    if language == .english, Self.objectForms.contains(name), let me = lexicon.word(name) {
      return [Tile(label: name, lexeme: me.lexeme, role: .complement)]
    }
    if language == .portuguese, name == "mim" || name == "ti", let me = lexicon.word(name) {
      // Mim is never who does it.
      return [Tile(label: name, lexeme: me.lexeme, role: .complement)]
    }
    for role in [Tile.Role.subject, .verb, .complement] {
      let trimmed = Self.trimmed(name, in: language, role: role)
      let tile = try vocabularyTile(named: trimmed, role: role)
      guard var tile, tile.isNamed(trimmed) else { continue }
      if language == .spanish, trimmed == "mí" {
        // Mí is the picture of yo, but in a row it does nothing.
        tile.lexeme.forms[TileReader.objectForm] = trimmed
      }
      return [tile]
    }
    return try tiles(named: name, role: .complement)
  }

  /// English pronouns that are no subjects, whatever the vocabulary calls its tiles.
  private static let objectForms: Set<String> = ["me", "him", "her", "us", "them"]

  /// A tile of the vocabulary or of the lexicon's small words; nil for any other word.
  ///
  /// A word that is written as it was typed comes before one that differs in case or accents: *por* is not *pôr*.
  func knownTile(named name: String, role: Tile.Role) throws -> Tile? {
    let tile = try vocabularyTile(named: name, role: role)
    if let tile, tile.isNamed(name) { return tile }
    if role != .verb, lexicon.word(name) != nil {
      return Tile(label: name, lexeme: lexicon.lexeme(for: name), role: role)
    }
    if language != .english, let small = lexiconTile(named: name, role: role),
      small.lexeme.wordClass == .determiner || small.lexeme.wordClass == .adposition
    {
      // El, as a first word: the article and not él.
      return small
    }
    if let tile = tile ?? lexiconTile(named: name, role: role) { return asTyped(name, tile) }
    if role != .verb, let plural = try pluralTile(named: name, role: role) { return plural }
    if role != .verb, let quality = try qualityTile(named: name, role: role) { return quality }
    for singular in role == .verb ? [] : lexicon.singulars(of: name) {
      guard var tile = try vocabularyTile(named: singular, role: role),
        tile.lexeme.wordClass == .noun
          || tile.lexeme.wordClass == .adjective
            && (language == .spanish || language == .portuguese && singular.hasSuffix("l"))
      else { continue }
      // Grandes, azules: an adjective stays under its dictionary form.
      if tile.lexeme.wordClass == .adjective {
        // Rosas are flowers more often than things of that colour.
        // Los enfermos, los pequeños: who is named by a quality has the number that was laid.
        if language == .spanish, singular == "rosa" || role == .subject {
          tile.lexeme.number = .plural
        }
        return tile
      }
      tile.label = name
      tile.lexeme.lemma = name
      tile.lexeme.number = .plural
      return tile
    }
    return nil
  }

  /// *Sola, solas*: a form of a quality that only the vocabulary has.
  private func qualityTile(named name: String, role: Tile.Role) throws -> Tile? {
    guard language == .spanish, name.count > 3,
      let ending = ["a", "as", "os"].first(where: { name.hasSuffix($0) })
    else { return nil }
    let base = name.dropLast(ending.count) + "o"
    guard lexicon.word(String(base))?.lexeme.wordClass == .adverb,
      var tile = try vocabularyTile(named: String(base), role: role), tile.isNamed(String(base)),
      tile.lexeme.wordClass == .adjective
    else { return nil }
    tile.label = name
    return tile
  }

  /// The plural of a noun of the vocabulary or the lexicon, written to the letter: *paradas de autobús, carnés* (of
  /// *carné*, not *carne*), *estrelas-do-mar*.
  private func pluralTile(named name: String, role: Tile.Role) throws -> Tile? {
    for singular in lexicon.singulars(of: name) {
      guard var tile = try vocabularyTile(named: singular, role: role), tile.isNamed(singular),
        tile.lexeme.wordClass == .noun
      else { continue }
      tile.label = name
      tile.lexeme.lemma = name
      tile.lexeme.number = .plural
      return tile
    }
    guard !isStrict, let noun = lexicon.pluralNoun(name),
      name.contains(" ") || lexicon.lexeme(for: name).wordClass == .noun
    else { return nil }
    return Tile(label: name, lexeme: noun, role: role)
  }

  /// A word of the lexicon that is typed with capitals.
  private func lexiconTile(named name: String, role: Tile.Role) -> Tile? {
    guard role != .verb, let small = lexicon.word(typed: name) else { return nil }
    return Tile(label: name, lexeme: small.lexeme, role: role)
  }

  /// A word found under another spelling: accents (*bebé, bebê*) and the capitals of names and
  /// abbreviations (*TV, Recife*) stay as they were typed.
  private func asTyped(_ name: String, _ tile: Tile) -> Tile? {
    guard tile.lexeme.wordClass == .noun else { return tile }
    let isCapital = name.first?.isUppercase == true
    let isNameLike = isCapital && name.count > 1 && name.dropFirst().allSatisfy(\.isLowercase)
    let isThing = tile.lexeme.animacy == .inanimate || tile.lexeme.animacy == nil
    // Rosa, Luz, Ivy: who does something and is written like a name has one.
    if isNameLike, isThing, tile.role == .subject { return nil }
    guard language != .english else { return tile }
    var tile = tile
    let isAccented = !name.utf8.allSatisfy { $0 < 0x80 }
    if isCapital || isAccented, name.count == tile.lexeme.lemma.count { tile.lexeme.lemma = name }
    return tile
  }

  /// The word of the vocabulary whose place it is, or one of another place; an exact name first.
  private func vocabularyTile(named name: String, role: Tile.Role) throws -> Tile? {
    let places: [Tile.Role] =
      switch role {
      case .verb, .opener: [.verb]
      case .subject: [.subject, .complement]
      case .complement: [.complement, .verb, .subject]
      }
    var nearest: Tile?
    for place in places {
      guard let tile = try word(named: name, place: place, role: role),
        Self.keepsTilde(name, tile)
      else { continue }
      if tile.isNamed(name) { return tile }
      nearest = nearest ?? tile
    }
    return nearest
  }

  /// Whether an *ñ* or *ç* that was typed is there: *ordeñar* is not *ordenar*.
  private static func keepsTilde(_ name: String, _ tile: Tile) -> Bool {
    // É is not e.
    if name == "é", tile.label != name { return false }
    // Troçar is not trocar.
    if name.contains("ç"), !tile.label.contains("ç"), !tile.lexeme.lemma.contains("ç") {
      return false
    }
    return !name.contains("ñ") || tile.label.contains("ñ") || tile.lexeme.lemma.contains("ñ")
  }

  func word(named name: String, place: Tile.Role, role: Tile.Role) throws -> Tile? {
    switch place {
    case .verb, .opener: try words.verb(named: name, in: language).map { Tile($0, role: role) }
    case .subject: try words.subject(named: name, in: language).map { Tile($0, role: role) }
    case .complement: try words.complement(named: name, in: language).map { Tile($0, role: role) }
    }
  }

  /// Whether a text of several words is made of known small words around others (*mi tobogán*), not one name.
  private func isPhrase(_ parts: [String], role: Tile.Role) throws -> Bool {
    if language == .spanish, Self.isName(parts) {
      // *Bob Esponja*: with its capitals it is one name.
      return false
    }
    return try parts.contains { try knownTile(named: $0, role: role) != nil }
  }

  func inferredTile(_ name: String, role: Tile.Role) -> Tile {
    let expected: WordClass? =
      switch role {
      case .verb, .opener: .verb
      case .subject: .noun
      case .complement: nil
      }
    var lexeme = lexicon.lexeme(for: name, expecting: expected)
    if lexeme.isInferred, lexeme.wordClass == .noun, lexeme.number == nil,
      let singular = lexicon.singulars(of: name).first, isPlural(name)
    {
      // Crisps is no plural of the adjective crisp.
      let known = lexicon.lexeme(for: singular, expecting: expected)
      if known.wordClass == .noun { lexeme = known }
      lexeme.lemma = name
      lexeme.number = .plural
    }
    if language == .portuguese, role == .subject, lexeme.wordClass == .adjective,
      name != lexeme.lemma
    {
      // A grávida, os muçulmanos: who is named by a quality has the gender and number that were laid.
      if name.hasSuffix("s") { lexeme.number = .plural }
      if name.hasSuffix("a") || name.hasSuffix("as") { lexeme.gender = .feminine }
    }
    return Tile(label: name, lexeme: lexeme, role: role)
  }

  /// Whether an unknown word in *-s* is a plural: *stylus, boss; croquis, parachoques* are none.
  private func isPlural(_ name: String) -> Bool {
    guard language == .english else { return !lexicon.namesOneInS(name) }
    return !["us", "ss", "is"].contains { name.hasSuffix($0) }
  }

  private static let marks: Set<Character> = [
    ".", ",", ";", ":", "!", "¡", "?", "¿", "…", "\"", "«", "»", "“", "”",
  ]

  /// *Agua., ¿qué?, (pan)*: the marks of a tile are none of its word; *peixe (comida)* is one name.
  private static func withoutMarks(_ name: String) -> String {
    var rest = name[...]
    while let first = rest.first, let last = rest.last {
      let (opens, closes) = (rest.contains("("), rest.contains(")"))
      if marks.contains(first) || first == "(" && (!closes || last == ")") {
        rest.removeFirst()
      } else if marks.contains(last) || last == ")" && !opens {
        rest.removeLast()
      } else {
        break
      }
    }
    return String(rest)
  }

  /// A name without outer spaces, and without *to* before an English verb.
  private static func trimmed(_ name: String, in language: Language, role: Tile.Role) -> String {
    var name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if language != .english, name.contains(where: \.isLetter) { name = withoutMarks(name) }
    guard language == .english, role == .verb, name.hasPrefix("to ") else { return name }
    return String(name.dropFirst(3))
  }
}

extension Tile {
  /// Whether a name is the word's own, letter by letter.
  fileprivate func isNamed(_ name: String) -> Bool { label == name || lexeme.lemma == name }
}
