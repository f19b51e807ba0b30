import AACCore

/// A noun behind a verb with what determines it and what it is like: *mi / tía, todas / aulas, bota / marrón* (NGLE §12.1, §13.6).
struct SpanishChainNoun {
  var before: [Constituent] = []
  var noun: Constituent
  var qualities: [Constituent] = []
  /// Whether it tells of which the one before it is.
  var isLinked = false
  /// Whether it only tells of what kind or stuff the one before it is.
  var isKind = false
  /// The preposition that stands before it.
  var preposition: String?
  /// Whether a quality stands before it: *último trozo*.
  var isRanked = false
  /// Whether *y* or *o* stands before it.
  var isJoined = false
  /// Whether another noun of the clause stands before it.
  var hasNounBefore = false

  var lexeme: Lexeme { noun.lexeme }

  /// The noun that begins at a place, and the place behind it; nil where none begins.
  init?(_ words: [Constituent], _ start: Int) {
    var index = start
    while index < words.count, Self.determines(words[index]) { index += 1 }
    guard index < words.count, words[index].government == nil,
      words[index].lexeme.wordClass == .noun || words[index].lexeme.wordClass == .properNoun,
      !words[index].lexeme.kind.isTemporal
        || SpanishChainWords.seasons.contains(words[index].lexeme.lemma)
    else { return nil }
    before = Array(words[start..<index])
    noun = words[index]
    index += 1
    while index < words.count, let quality = Self.quality(words[index], of: noun) {
      qualities.append(quality)
      index += 1
    }
    end = index
  }

  private(set) var end = 0

  /// A word that tells what the noun is like; nil for any other.
  private static func quality(_ word: Constituent, of noun: Constituent) -> Constituent? {
    if word.lexeme.lemma == "helado", noun.lexeme.kind == .place || noun.lexeme.kind == .nature,
      word.lexeme.wordClass == .noun
    {
      // Un lago helado.
      var frozen = word
      frozen.lexeme = Lexeme(lemma: "helado", wordClass: .adjective, kind: .quality)
      return frozen
    }
    if let place = SpanishChainWords.sided[word.lexeme.lemma], !noun.lexeme.isHuman,
      noun.lexeme.wordClass == .noun, word.government == nil
    {
      var side = word
      side.lexeme = Lexeme(lemma: place, wordClass: .adjective, kind: .quality)
      return side
    }
    guard word.lexeme.wordClass == .adjective, !word.lexeme.isDeterminerLike,
      !word.lexeme.kind.isSmall
    else { return nil }
    return word
  }

  private static func determines(_ word: Constituent) -> Bool {
    word.lexeme.kind == .possessive && word.lexeme.wordClass != .pronoun
      || word.lexeme.lemma.hasPrefix("tod") && word.lexeme.lemma.count < 6
      || word.lexeme.wordClass == .numeral
  }

  /// Whether *todo* stands before it.
  var isWhole: Bool { before.contains { $0.lexeme.lemma.hasPrefix("tod") } }

  /// Whether a number stands before it.
  var isCounted: Bool { before.contains { $0.lexeme.wordClass == .numeral } }

  /// How much a place holds: a part of a room, a room, a house, what is around houses, a town; nil where it is no place.
  var rank: Int? {
    let word = lexeme
    if let known = SpanishChainWords.ranks[word.lemma] { return known }
    return switch word.kind {
    case .furniture: 1
    case .room: 2
    case .home, .place, .vehicle: 3
    default: nil
    }
  }
}
