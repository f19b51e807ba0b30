import AACCore
import Grammar

extension SentenceComposer {
  /// The sentences of a request's tiles, the best first; none when it gives no tiles.
  func readings(of request: SentenceRequest, atMost count: Int) throws -> [Sentence] {
    guard !request.tiles.isEmpty else { return [] }
    guard !request.hasRoles else { throw SentenceError.tilesBesideRoles }
    let request = Self.withoutMarks(request)
    let variety = request.variety ?? variety
    let resolver = WordResolver(words: words, language: variety.language, isStrict: isStrict)
    let words = try request.tiles.enumerated().flatMap { index, name in
      try resolver.joint(request.tiles, index, role: .complement).map { [$0] }
        ?? resolver.tiles(named: name)
    }
    let tiles = resolver.withPluralNouns(words)
    // The mark adds nothing to a word that asks first: dónde / estar / parada / autobús.
    let isAsked = request.isQuestion && tiles.first?.lexeme.kind != .question
    let choices = TileReader.Choices(
      tense: request.tense, isQuestion: isAsked, isNegative: request.isNegative,
      options: request.options)
    let readings = TileReader(variety: variety, choices: choices)
      .readings(of: tiles.map(\.lexeme))
    let sentences = try readings.prefix(count).map { reading in
      var clause = reading
      apply(request, to: &clause)
      if variety.language != .english, request.tiles.last?.hasSuffix("?") == true {
        clause.isQuestion = true
      }
      if request.speaker == nil, Self.isOfWoman(tiles, clause, .first) {
        clause.speaker = .feminine
      }
      if request.listener == nil,
        Self.isOfWoman(tiles, clause, .second) || Self.callsWoman(tiles, clause)
      {
        clause.listener = .feminine
      }
      clause.askForSpeaker()
      if variety.language == .spanish { Self.readGender(of: request, tiles, in: &clause) }
      let tiles = Self.tiles(tiles, readAs: clause)
      try govern(&clause, tiles: tiles)
      return Sentence(clause: clause, tiles: tiles, realizer: realizer)
    }
    let isEnglish = variety.language == .english
    guard let best = sentences.first, isEnglish ? best.losesEnglishWord : best.losesWord else {
      return sentences
    }
    // A reading that drops a word is wrong: the words as they were laid say more.
    var row = Clause(variety: variety)
    row.isQuestion =
      request.isQuestion || best.tiles.contains { $0.lexeme.kind == .question }
    row.complements = [
      Constituent(
        Lexeme(
          lemma: isEnglish ? best.laidInPieces : best.plainOrder, wordClass: .interjection,
          kind: .social), tile: 0)
    ]
    return [Sentence(clause: row, tiles: best.tiles, realizer: realizer)]
  }

  /// Whether a tile has marks alone.
  static func isMark(_ tile: String) -> Bool { tile.allSatisfy { "¿?¡!.,… ".contains($0) } }

  /// *Mamá / venir / ?*: a mark on a tile of its own is no word, and the question mark asks.
  private static func withoutMarks(_ request: SentenceRequest) -> SentenceRequest {
    let words = request.tiles.filter { !isMark($0) }
    guard words.count < request.tiles.count, !words.isEmpty else { return request }
    var request = request
    if request.tiles.contains(where: { !words.contains($0) && $0.contains("?") }) {
      request.isQuestion = true
    }
    request.tiles = words
    return request
  }

  /// *Eu / cansada, estou / sozinha, você / linda*: who is said to be so in the feminine keeps that form.
  private static func isOfWoman(
    _ tiles: [Tile], _ clause: Clause, _ person: GrammaticalPerson
  ) -> Bool {
    guard clause.variety.language == .portuguese, person == .first || !clause.subject.isEmpty,
      clause.subject.allSatisfy({
        $0.lexeme.wordClass == .pronoun
          && ($0.lexeme.lemma == "você" ? .second : $0.lexeme.person) == person
      })
    else { return false }
    return tiles.indices.contains { index in
      let (label, word) = (tiles[index].label, tiles[index].lexeme)
      guard word.wordClass == .adjective, label.count > 3, word.lemma.hasSuffix("o"),
        label == word.lemma.dropLast() + "a" || label == word.lemma.dropLast() + "as"
      else { return false }
      guard index > 0, case let before = tiles[index - 1].lexeme, before.wordClass == .noun else {
        return true
      }
      // Subir / escada / sozinha: of no thing one says that it is alone or tired.
      return !isOfBeing(before) && ofBeings.contains(word.lemma)
    }
  }

  private static func isOfBeing(_ word: Lexeme) -> Bool {
    word.animacy == .human || word.animacy == .animate
  }

  /// Qualities that no thing has (Cunha & Cintra, chapter 10, *Concordância*; NGLE §13.1).
  private static let ofBeings: Set<String> = [
    "sozinho", "cansado", "assustado", "preocupado", "zangado", "nervoso", "chateado", "irritado",
    "envergonhado", "apaixonado", "orgulhoso", "enjoado", "tonto", "ansioso", "decepcionado",
    "magoado", "arrependido", "entediado", "aborrecido", "furioso", "surpreso", "gripado",
    "resfriado", "constipado", "faminto", "acordado", "desmaiado", "emocionado", "entusiasmado",
    "descalço", "confuso", "curioso", "ciumento", "exausto",
    "solo", "asustado", "enfadado", "avergonzado", "enamorado", "mareado", "aburrido", "agobiado",
    "dormido", "despierto", "agotado", "harto", "ilusionado", "hambriento",
  ]

  /// *Estar / cansada, tú / ser / guapa*: the gender that was laid is that of who is meant (NGLE §13.1).
  ///
  /// *Subir / escada / sozinha*: of a thing nobody says that it is alone.
  private static func readGender(
    of request: SentenceRequest, _ tiles: [Tile], in clause: inout Clause
  ) {
    guard
      let name = request.tiles.first(where: { name in
        name.hasSuffix("a") && name.count > 3
          && tiles.contains {
            $0.lexeme.wordClass == .adjective && $0.lexeme.lemma == name.dropLast() + "o"
          }
      })
    else { return }
    let base = name.dropLast() + "o"
    guard
      let place = tiles.firstIndex(where: {
        $0.lexeme.wordClass == .adjective && $0.lexeme.lemma == base
      }),
      place == 0 || tiles[place - 1].lexeme.wordClass != .noun
        || ofBeings.contains(String(base)) && !isOfBeing(tiles[place - 1].lexeme),
      place + 1 == tiles.count || tiles[place + 1].lexeme.wordClass != .noun
        || tiles[..<place].contains(where: { $0.lexeme.wordClass == .verb })
          && tiles[place].lexeme.kind != .quality
    else { return }
    if request.speaker == nil { clause.speaker = .feminine }
    if request.listener == nil { clause.listener = .feminine }
    if tiles.count == 1, clause.verb == nil, !clause.complements.isEmpty {
      clause.complements[0].lexeme.lemma = name
    }
  }

  /// *Yo | estar | cansada, tú | parecer | contenta*: the same of words that were chosen by role; of one behind a noun that noun has the gender.
  static func readGenderByRole(of request: SentenceRequest, in clause: inout Clause) {
    guard clause.variety.language != .english,
      request.complements.contains(where: { name in
        name.hasSuffix("a")
          && clause.complements.indices.contains { place in
            let word = clause.complements[place].lexeme
            return word.wordClass == .adjective && word.lemma == name.dropLast() + "o"
              && (place == 0 || clause.complements[place - 1].lexeme.wordClass != .noun)
          }
      })
    else { return }
    let doer = clause.subject.first?.lexeme
    if request.speaker == nil, clause.subject.isEmpty || doer?.person == .first {
      clause.speaker = .feminine
    }
    if request.listener == nil, let doer, listeners.contains(doer.lemma) {
      clause.listener = .feminine
    }
  }

  private static let listeners: Set<String> = ["tú", "vos", "usted", "tu", "você"]

  /// *Mamãe / você / bravo*: who is called right before *você* is spoken to.
  private static func callsWoman(_ tiles: [Tile], _ clause: Clause) -> Bool {
    guard clause.variety.language == .portuguese, tiles.count > 2,
      ["você", "tu"].contains(tiles[1].lexeme.lemma)
    else { return false }
    let name = tiles[0].lexeme
    return name.gender == .feminine && name.animacy == .human
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
    for index in clause.sequels.indices { try govern(&clause.sequels[index], tiles: tiles) }
  }

  /// The tiles with the roles that a reading gives them.
  private static func tiles(_ tiles: [Tile], readAs clause: Clause) -> [Tile] {
    var tiles = tiles
    for index in tiles.indices { tiles[index].role = .complement }
    for said in [clause] + clause.sequels {
      for place in said.subject.compactMap(\.tile) { tiles[place].role = .subject }
      if let place = said.verb?.tile { tiles[place].role = .verb }
    }
    return tiles
  }
}
