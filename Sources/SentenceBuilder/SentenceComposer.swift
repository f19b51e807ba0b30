public import AACCore
import Grammar

/// Makes sentences from requests: the same for a command's options, for a line of a batch, for a page.
///
///     let composer = SentenceComposer(words: database, variety: .spanishSpain, speaker: .feminine)
///     var request = SentenceRequest()
///     request.subject = ["yo"]
///     request.verb = "querer"
///     request.complements = ["agua"]
///     request.isNegative = true
///     try composer.sentence(for: request).text    // Yo no quiero agua.
public struct SentenceComposer: Sendable {
  /// Where words are looked up.
  public let words: any WordSource
  /// Language and region of requests that name none.
  public let variety: LanguageVariety
  /// Gender of the first person in requests that name none.
  public let speaker: Gender
  /// Whether words outside the vocabulary are refused.
  public let isStrict: Bool

  private let realizer = ClauseRealizer()

  /// A composer with the defaults of a person.
  public init(
    words: any WordSource, variety: LanguageVariety, speaker: Gender, isStrict: Bool = false
  ) {
    self.words = words
    self.variety = variety
    self.speaker = speaker
    self.isStrict = isStrict
  }

  /// The sentence that a request asks for.
  ///
  /// - Throws: ``SentenceError`` when there is nothing to say or a word is refused, and whatever the word source
  ///   throws.
  public func sentence(for request: SentenceRequest) throws -> Sentence {
    guard !request.isEmpty else { throw SentenceError.nothingToSay }
    let variety = request.variety ?? variety
    let resolver = WordResolver(words: words, language: variety.language, isStrict: isStrict)
    guard request.tiles.isEmpty else {
      return try sentence(inAnyOrder: request, resolver: resolver)
    }
    var tiles: [Tile] = []
    var clause = Clause(variety: variety)
    apply(request, to: &clause)
    for name in request.subject {
      for tile in try resolver.tiles(named: name, role: .subject) {
        clause.subject.append(Constituent(tile.lexeme, tile: tiles.count))
        tiles.append(tile)
      }
    }
    if let verb = try request.verb.flatMap({ try resolver.tiles(named: $0, role: .verb).first }) {
      clause.verb = Constituent(verb.lexeme, tile: tiles.count)
      tiles.append(verb)
    }
    try add(request.complements, to: &clause, tiles: &tiles, resolver: resolver)
    return Sentence(clause: clause, tiles: tiles, realizer: realizer)
  }

  /// The sentence of tiles in any order; a subject, a verb and complements given beside them are tiles too.
  private func sentence(
    inAnyOrder request: SentenceRequest, resolver: WordResolver
  ) throws -> Sentence {
    let names =
      request.subject + (request.verb.map { [$0] } ?? []) + request.complements + request.tiles
    var tiles = try names.flatMap { try resolver.tiles(named: $0, role: .complement) }
    // A word that is noun and verb alike, such as *drink*, is the verb where there is no other.
    if !tiles.contains(where: { $0.lexeme.wordClass == .verb }) {
      for index in tiles.indices {
        guard let verb = try words.verb(named: tiles[index].label, in: resolver.language) else {
          continue
        }
        tiles[index] = Tile(verb, role: .verb)
        break
      }
    }
    let variety = request.variety ?? variety
    let readings = TileReader(variety: variety).readings(of: tiles.map(\.lexeme))
    guard var clause = readings.first else { throw SentenceError.nothingToSay }
    apply(request, to: &clause)
    try govern(&clause, tiles: &tiles)
    return Sentence(clause: clause, tiles: tiles, realizer: realizer)
  }

  /// Gives the complements the prepositions of their links, and the tiles the roles that they were read in.
  private func govern(_ clause: inout Clause, tiles: inout [Tile]) throws {
    for subject in clause.subject { subject.tile.map { tiles[$0].role = .subject } }
    let main = clause.verb?.tile
    main.map { tiles[$0].role = .verb }
    var verb = main.flatMap { tiles[$0].concept }
    for index in clause.complements.indices {
      guard let tile = clause.complements[index].tile else { continue }
      if let verb, let complement = tiles[tile].concept {
        clause.complements[index].government = try words.government(
          verb: verb, complement: complement, in: clause.variety.language)
      }
      if tiles[tile].lexeme.wordClass == .verb { verb = tiles[tile].concept }
    }
  }

  /// Puts what a request says beside its words into a clause; what the tiles say already stays.
  private func apply(_ request: SentenceRequest, to clause: inout Clause) {
    clause.isNegative = clause.isNegative || request.isNegative
    clause.isQuestion = clause.isQuestion || request.isQuestion
    clause.tense = request.tense ?? clause.tense
    clause.speaker = request.speaker ?? speaker
  }

  private func add(
    _ complements: [String], to clause: inout Clause, tiles: inout [Tile], resolver: WordResolver
  ) throws {
    var verb = tiles.last { $0.role == .verb }?.concept
    for name in complements {
      for tile in try resolver.tiles(named: name, role: .complement) {
        var constituent = Constituent(tile.lexeme, tile: tiles.count)
        if let verb, let complement = tile.concept {
          constituent.government = try words.government(
            verb: verb, complement: complement, in: clause.variety.language)
        }
        if tile.lexeme.wordClass == .verb { verb = tile.concept }
        clause.complements.append(constituent)
        tiles.append(tile)
      }
    }
  }
}
