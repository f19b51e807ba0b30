import AACCore
import Grammar

/// Which tile is being said at a place of a sentence's text.
///
/// A word that a rule added lights the tile it leads to: *una* lights *manzana*. What denies belongs to the verb, on
/// whichever side of it it stands: *no* lights *comer*, and *not* in *I am not happy* lights *be*, never *happy*.
public struct SpokenTiles: Hashable, Sendable {
  private struct Place: Hashable {
    var range: Range<Int>
    var tile: Int?
    /// Where its verb stands, when a rule added it to deny that.
    var denied: Side?
  }

  private enum Side: Hashable {
    case before, behind

    /// *Not* follows its verb; *don't*, *no* and *não* go before it.
    init(of word: String) { self = word.lowercased() == "not" ? .before : .behind }
  }

  private var places: [Place] = []
  /// Tiles without a word of their own, by the tile in whose word they are.
  private var joined: [Int: [Int]] = [:]

  /// The places of a sentence's words.
  public init(_ sentence: Sentence) {
    var end = 0
    for (word, reason) in zip(sentence.words, sentence.reasons) {
      let start = end + (word.hasSpaceBefore ? 1 : 0)
      end = start + word.text.count
      let denied = word.tile == nil && reason == .negation ? Side(of: word.text) : nil
      places.append(Place(range: start..<end, tile: word.tile, denied: denied))
    }
    let own = sentence.tiles.firstIndex { $0.lexeme.kind == .negation }
    giveNegationsTheirTiles(own: own) { sentence.tiles[$0].role == .verb }
    joined = Self.joined(
      sentence.tiles.map { tile in
        let isPronoun = tile.lexeme.wordClass == .pronoun || tile.role == .subject
        return (tile.role == .verb, isPronoun)
      }, spoken: Set(places.compactMap(\.tile)))
  }

  /// The places of the words of a text, each with the index of its tile, whose roles are named as ``Tile/Role`` is.
  ///
  /// Words that are not in the text in this order are left out.
  public init(
    words: [(text: String, tile: Int?, rule: String?)], roles: [String], in text: String
  ) {
    let characters = Array(text)
    var end = 0
    for word in words {
      let letters = Array(word.text)
      guard !letters.isEmpty, characters.count >= letters.count,
        let start = (end...max(end, characters.count - letters.count)).first(where: { start in
          start + letters.count <= characters.count
            && characters[start..<start + letters.count].elementsEqual(letters)
        })
      else { continue }
      end = start + letters.count
      let tile = word.tile.flatMap { roles.indices.contains($0) ? $0 : nil }
      let isDenial = tile == nil && word.rule == GrammarRule.negation.rawValue
      let denied = isDenial ? Side(of: word.text) : nil
      places.append(Place(range: start..<end, tile: tile, denied: denied))
    }
    giveNegationsTheirTiles(own: nil) { roles[$0] == Tile.Role.verb.rawValue }
    joined = Self.joined(
      roles.map { ($0 == Tile.Role.verb.rawValue, $0 == Tile.Role.subject.rawValue) },
      spoken: Set(places.compactMap(\.tile)))
  }

  /// The places of the words of a kept sentence; nil when they were not kept.
  public init?(_ words: [KeptWord]) {
    places = words.enumerated().flatMap { index, word in
      word.ranges.map { Place(range: $0, tile: index) }
    }
    if places.isEmpty { return nil }
    places.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The places of words that are said one after another, as they were chosen, with a space between.
  public init(spoken words: [String]) {
    var end = 0
    for (index, word) in words.enumerated() {
      places.append(Place(range: end..<(end + word.count), tile: index))
      end += word.count + 1
    }
  }

  /// What denies lights the tile that says so, else that of the nearest verb; without either it lights none.
  private mutating func giveNegationsTheirTiles(own: Int?, isVerb: (Int) -> Bool) {
    let verbs = places.indices.filter { places[$0].tile.map(isVerb) ?? false }
    for index in places.indices {
      guard let side = places[index].denied else { continue }
      // Of two as near it is the one on its side.
      let nearest = verbs.min { first, second in
        let (one, other) = (abs(first - index), abs(second - index))
        return one == other ? (first < second) == (side == .before) : one < other
      }
      places[index].tile = own ?? nearest.flatMap { places[$0].tile }
    }
  }

  /// The characters of each word of the text.
  public var ranges: [Range<Int>] { places.map(\.range).filter { !$0.isEmpty } }

  /// All tiles that are in the words at a range of the text's characters, in their order of choice.
  ///
  /// Several tiles can be in one word: *dame* is *dar* and *me*, *al* is *a* and *el*, and *quieres* says who does it.
  public func tiles(at range: Range<Int>) -> [Int] {
    let own = places.filter { $0.range.overlaps(range) }.compactMap(\.tile)
    let found = own.isEmpty ? [tile(at: range)].compactMap(\.self) : own
    return Set(found + own.flatMap { joined[$0] ?? [] }).sorted()
  }

  /// Where the tiles are that have no word of their own: pronouns in the verb, small words in what follows them.
  private static func joined(
    _ tiles: [(isVerb: Bool, isPronoun: Bool)], spoken: Set<Int>
  ) -> [Int: [Int]] {
    var joined: [Int: [Int]] = [:]
    for (index, tile) in tiles.enumerated() where !spoken.contains(index) {
      let verbs = tiles.indices.filter { spoken.contains($0) && tiles[$0].isVerb }
      let verb = tile.isPronoun ? verbs.min { abs($0 - index) < abs($1 - index) } : nil
      let next = tiles.indices.first { $0 > index && spoken.contains($0) }
      let previous = tiles.indices.last { $0 < index && spoken.contains($0) }
      if let host = verb ?? next ?? previous { joined[host, default: []].append(index) }
    }
    return joined
  }

  /// The tile of the word at a range of the text's characters; nil when no tile is meant.
  public func tile(at range: Range<Int>) -> Int? {
    guard let first = places.firstIndex(where: { $0.range.overlaps(range) }) else { return nil }
    if places[first].denied != nil { return places[first].tile }
    let here = places[first...].first { $0.tile != nil }
    return (here ?? places[..<first].last { $0.tile != nil })?.tile
  }
}
