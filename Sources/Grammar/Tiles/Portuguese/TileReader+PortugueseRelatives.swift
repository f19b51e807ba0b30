import AACCore

/// Clauses behind a preposition that tell which one is meant, in a Portuguese row: *eu / conhecer / menina / com / quem / Ana / brincar,
/// casa / em / que / eu / morar / ser / grande, esta / ser / casa / onde / eu / morar* (Cunha & Cintra, chapter 11, *Pronomes relativos*; Bechara, *Orações adjetivas*).
extension TileReader {
  /// The row with the noun and its clause as one phrase; nil where it has none.
  func withPrepositionalClause(_ words: [Constituent]) -> [Constituent]? {
    guard variety.language == .portuguese, words.count > 4,
      let link = words.firstIndex(where: {
        $0.lexeme.kind == .question && RelativeWords.openers.contains($0.lexeme.lemma)
      }), link > 0
    else { return nil }
    let isOne = ["em que", "onde"].contains(words[link].lexeme.lemma)
    let head = isOne ? link - 1 : link - 2
    guard head >= 0, isOne || words[link - 1].lexeme.wordClass == .adposition,
      case let noun = words[head].lexeme, noun.wordClass == .noun, !noun.kind.isTemporal,
      words[link].lexeme.lemma != "onde" || noun.isPlaceLike && head > 0,
      words[link].lexeme.lemma == "quem"
        ? noun.isBeing
        : isOne || RelativeWords.prepositions.contains(words[link - 1].lexeme.lemma),
      let inner = words[(link + 1)...].firstIndex(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    let isBehindVerb = words[..<head].contains { $0.lexeme.wordClass == .verb }
    let main = isBehindVerb ? nil : mainVerb(words, behind: inner)
    let hasDoer = words[(link + 1)..<inner].contains { isDoer($0.lexeme) }
    // Menina / com / quem / brincar: asked, where nothing else is told.
    // Ter / lugar / onde / dormir: anybody may.
    guard isBehindVerb || main != nil || hasDoer,
      words[link].lexeme.lemma != "onde" || hasDoer || words[0].lexeme.kind == .demonstrative,
      let said = saidBehind(Array(words[(link + 1)..<(main ?? words.count)]))
    else { return nil }
    var known = words[head]
    known.lexeme.gender = tables.gender(of: noun)
    known.lexeme.number = noun.number ?? .singular
    let opener = words[(head + 1)...link].map(\.lexeme.lemma).joined(separator: " ")
    known.lexeme.lemma += " \(opener) \(said)"
    if head == 0 || !words[head - 1].lexeme.isDeterminerLike,
      !RelativeWords.seeking.contains(
        words[..<head].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma ?? "")
    {
      known.lexeme.article = .definite
    }
    return Array(words[..<head]) + [known] + (main.map { Array(words[$0...]) } ?? [])
  }

  /// *Essa / ser / menina / que / cantar*: what is pointed at is told of.
  func pointFirst(_ words: inout [Constituent]) {
    guard words.count > 4, words[0].lexeme.kind == .demonstrative,
      words[1].lexeme.lemma == "ser", words[1].lexeme.isInfinitive,
      let link = words[2...].firstIndex(where: { $0.lexeme.lemma == "que" }), link > 2, link < 5,
      words[link - 1].lexeme.wordClass == .noun, words[link - 1].lexeme.isBeing
    else { return }
    words[0].lexeme.wordClass = .pronoun
    words[0].lexeme.person = .third
    words[0].lexeme.number = words[0].lexeme.number ?? .singular
    let noun = words[link - 1].lexeme
    let said = ["esse": "essa", "este": "esta", "aquele": "aquela"]
    if noun.gender ?? tables.gender(of: noun) == .feminine, let hers = said[words[0].lexeme.lemma] {
      words[0].lexeme.lemma = hers
      words[0].lexeme.gender = .feminine
    }
    words[0].lexeme.forms[Adverbial.doing] = ""
  }

  private func isDoer(_ word: Lexeme) -> Bool {
    word.isBeing
      || word.wordClass == .pronoun && word.kind == .person
        && !WordJoiner.clitics.contains(word.lemma)
  }

  /// The inner clause as it is said there; with nobody named it is the speaker's.
  private func saidBehind(_ words: [Constituent]) -> String? {
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      let speaker = tables.lexicon.known("eu")
    else { return nil }
    var clause = Clause(variety: variety)
    let doers = words[..<verb].filter { $0.lexeme.lemma != variety.language.plainNegator }
    clause.isNegative = doers.count < verb
    clause.subject = doers.isEmpty ? [Constituent(speaker)] : Array(doers)
    clause.verb = words[verb]
    clause.complements = Array(words[(verb + 1)...])
    let tokens = ClauseRealizer().realize(clause).tokens.dropLast()
    let text = (doers.isEmpty ? tokens.dropFirst() : tokens)
      .map { ($0.hasSpaceBefore ? " " : "") + $0.text }.joined()
    guard let start = text.firstIndex(where: { $0 != " " }) else { return nil }
    let said = text[start...]
    let isName =
      doers.first?.lexeme.wordClass == .properNoun && said.hasPrefix(doers[0].lexeme.lemma)
    return isName ? String(said) : said.prefix(1).lowercased() + said.dropFirst()
  }
}

/// Words about such clauses.
private enum RelativeWords {
  static let openers: WordSet = ["que", "quem", "em que", "onde"]
  static let prepositions: WordSet = ["em", "com", "de", "sobre", "a"]
  static let seeking: WordSet = [
    "ter", "haver", "querer", "precisar", "procurar", "buscar", "comprar", "existir", "desejar",
  ]
}
