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

  let realizer = ClauseRealizer()

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
    try check(request)
    if let best = try readings(of: request, atMost: 1).first { return best }
    let variety = request.variety ?? variety
    let resolver = WordResolver(words: words, language: variety.language, isStrict: isStrict)
    var tiles: [Tile] = []
    var clause = Clause(variety: variety)
    apply(request, to: &clause)
    for name in request.subject {
      for tile in try resolver.tiles(named: name, role: .subject) {
        clause.subject.append(Constituent(tile.lexeme, tile: tiles.count))
        tiles.append(tile)
      }
    }
    if let verb = try request.verb.flatMap({
      try resolver.verbTile(named: $0, before: request.complements.first)
    }) {
      clause.verb = Constituent(verb.lexeme, tile: tiles.count)
      tiles.append(verb)
    }
    try add(request.complements, to: &clause, tiles: &tiles, resolver: resolver)
    tiles = resolver.withPluralNouns(tiles)
    for index in clause.complements.indices {
      guard let place = clause.complements[index].tile, tiles.indices.contains(place) else {
        continue
      }
      clause.complements[index].lexeme = tiles[place].lexeme
    }
    Self.readGenderByRole(of: request, in: &clause)
    return Sentence(clause: clause, tiles: tiles, realizer: realizer)
  }

  /// All that the tiles of a request can equally well stand for, the best first; without tiles,
  /// its one sentence.
  ///
  /// - Throws: what ``sentence(for:)`` throws.
  public func sentences(for request: SentenceRequest) throws -> [Sentence] {
    guard !request.tiles.isEmpty else { return [try sentence(for: request)] }
    try check(request)
    var texts: Set<String> = []
    return try readings(of: request, atMost: .max).filter { texts.insert($0.text).inserted }
  }

  /// Refuses a request without words, and words without letters: a blank one is a slip that nobody would hear.
  private func check(_ request: SentenceRequest) throws {
    let names =
      request.subject + (request.verb.map { [$0] } ?? []) + request.complements + request.tiles
    guard names.allSatisfy({ $0.contains { !$0.isWhitespace } }) else {
      throw SentenceError.blankWord
    }
    guard request.hasRoles || !request.tiles.allSatisfy(Self.isMark) else {
      throw SentenceError.nothingToSay
    }
  }

  /// How it is said: everything of a request but its words.
  func apply(_ request: SentenceRequest, to clause: inout Clause) {
    clause.isNegative = clause.isNegative || request.isNegative
    clause.isQuestion = clause.isQuestion || request.isQuestion
    if request.tense == .past || request.tense == .future, !request.tiles.isEmpty,
      clause.variety.language == .portuguese,
      !request.tiles.contains(where: { $0.hasSuffix("ndo") })
    {
      // O bebê chorou muito, o bebê vai chorar: the time that was asked for is of the whole.
      clause.options.remove(.progressive)
    }
    if clause.variety.language == .spanish, !request.tiles.isEmpty,
      clause.options.contains(.perfect),
      request.tense == .future
        || !request.options.isDisjoint(with: [.goingTo, .progressive, .habitual])
    {
      // Equipo / ganar / partido in the future: what ends as it begins is not over yet.
      clause.options.remove(.perfect)
      clause.tense = nil
    }
    clause.tense = request.tense ?? clause.tense
    clause.speaker = request.speaker ?? speaker
    clause.listener = request.listener ?? .masculine
    clause.options.formUnion(request.options)
    if !request.tiles.isEmpty, request.options.contains(.request) {
      Self.askOrOrder(&clause, isAsked: request.isQuestion)
    }
    if clause.variety.language != .portuguese || clause.options.contains(.goingTo) {
      clause.options.remove(.simpleFuture)
    }
  }

  /// *Você / ajudar / eu / abrir / iogurte* as a request, *você / poder / abaixar / música* as one that is asked: what was chosen to be asked
  /// of somebody ends in no question mark, and nobody is ordered to be able to do it (Bechara, *Imperativo*).
  private static func askOrOrder(_ clause: inout Clause, isAsked: Bool) {
    guard clause.variety.language == .portuguese, let verb = clause.verb?.lexeme.lemma,
      clause.subject.contains(where: { ["você", "vocês", "tu"].contains($0.lexeme.lemma) })
    else { return }
    if verb == "poder" {
      clause.options.remove(.request)
      clause.isQuestion = true
    } else if !isAsked {
      clause.isQuestion = false
    }
  }

  private func add(
    _ complements: [String], to clause: inout Clause, tiles: inout [Tile], resolver: WordResolver
  ) throws {
    var verb = tiles.last { $0.role == .verb }?.concept
    for (index, name) in complements.enumerated() {
      let next = index + 1 < complements.count ? complements[index + 1] : nil
      let meant = try verb.flatMap {
        try resolver.complementTile(named: name, behind: $0, before: next, tiles: tiles)
      }
      let joint = meant ?? resolver.joint(complements, index, role: .complement)
      for tile in try joint.map({ [$0] }) ?? resolver.tiles(named: name, role: .complement) {
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
