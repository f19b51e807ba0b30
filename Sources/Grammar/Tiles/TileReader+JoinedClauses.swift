import AACCore

/// Rows of two thoughts with the word between them, each with its doer: *hermano / ir / cine / **pero** / yo / quedarse / casa, eu / querer /
/// comer / **porque** / eu / com / fome, we / swim / **and then** / we / eat / ice cream*: what stands on either side is read by itself.
///
/// Sources: NGLE §31.1, §31.9–31.10 (coordination of sentences), §46.2 (causes); Cunha & Cintra, chapters 17 and 18; CGEL §13.3, §13.22 and §15.45.
extension TileReader {
  /// The clauses of such a row; nil where it is none.
  func joinedClauses(_ tiles: [Constituent]) -> [Clause]? {
    if isSpanish, let said = andComesIn(tiles) ?? whileAnother(tiles) ?? butNoAnswer(tiles) {
      return said
    }
    let row = withThen(tiles)
    guard row.count > 4, row.count < 14, !row.contains(where: { $0.lexeme.kind == .question }),
      let joint = row.firstIndex(where: { JoinedWords.joints.contains($0.lexeme.lemma) }),
      !row[(joint + 1)...].contains(where: { JoinedWords.any.contains($0.lexeme.lemma) }),
      !row[..<joint].contains(where: { JoinedWords.any.contains($0.lexeme.lemma) })
    else { return nil }
    let first = Array(row[..<joint]), second = Array(row[(joint + 1)...])
    guard first.count > 1, second.count > 1, saysSomething(first), begins(second, row[joint]),
      var main = read(first).first, main.verb != nil, main.sequels.isEmpty,
      var next = read(second).first, next.verb != nil, next.sequels.isEmpty
    else { return nil }
    next.isLaid = true
    if variety.language == .spanish { takeUp(main, in: &next) }
    if variety.language == .portuguese, next.isQuestion, !main.isQuestion,
      row[joint].lexeme.lemma == "e", main.subject.first?.lexeme.lemma == "eu"
    {
      // Eu / cozinhar / e / você / pôr / mesa: who does what is told of both.
      next.isQuestion = false
    }
    main.sequels = [next]
    main.sequelJoint = [row[joint]]
    if row.count < tiles.count, let tile = row[joint].tile { main.joins[tile] = [tile, tile + 1] }
    return [main]
  }

  /// *And / then, y / entonces* as the one word that it is between two thoughts.
  private func withThen(_ tiles: [Constituent]) -> [Constituent] {
    guard variety.language != .portuguese,
      let and = tiles.firstIndex(where: { ["and", "y"].contains($0.lexeme.lemma) }),
      and + 1 < tiles.count,
      case let both = "\(tiles[and].lexeme.lemma) \(tiles[and + 1].lexeme.lemma)",
      JoinedWords.joints.contains(both)
    else { return tiles }
    var row = tiles
    row[and].lexeme = Lexeme(lemma: both, wordClass: .conjunction, kind: .connective)
    row.remove(at: and + 1)
    return row
  }

  /// Whether a part has a verb, or somebody and what is said of him.
  private func saysSomething(_ part: [Constituent]) -> Bool {
    part.contains { $0.lexeme.wordClass == .verb }
      || isDoer(part[0].lexeme) && isDeed(part[1].lexeme)
      || part.count == 2 && (part[0].lexeme.isHuman || isDoer(part[0].lexeme))
        && part[1].lexeme.wordClass == .adjective
  }

  /// Whether who does it stands first, and then what he does, how he is or where.
  private func begins(_ part: [Constituent], _ joint: Constituent) -> Bool {
    var noun = 0
    while noun < part.count - 1, part[noun].lexeme.isDeterminerLike { noun += 1 }
    guard noun + 1 < part.count else { return false }
    let doer = part[noun].lexeme, next = part[noun + 1].lexeme
    let isPronoun = isDoer(doer) && noun == 0
    guard isPronoun || doer.wordClass == .noun && !doer.kind.isTemporal || doer.isHuman else {
      return false
    }
    let verb =
      isPronoun && isDeed(next) ? noun + 1 : part.firstIndex { $0.lexeme.wordClass == .verb }
    if let verb {
      // I am tired because I didn't sleep: causes that are deeds have their own time.
      guard !JoinedWords.causes.contains(joint.lexeme.lemma) else { return false }
      return verb == noun + 1
        || verb == noun + 2
          && (next.kind == .negation || next.lemma == variety.language.plainNegator)
    }
    guard JoinedWords.predicating.contains(joint.lexeme.lemma) else { return false }
    let rest = part[(noun + 1)...]
    return rest.count == 1
      && (next.wordClass == .adjective && (isPronoun || variety.language == .english)
        || doer.isHuman && next.isPlaceLike && next.kind != .home)
      || rest.count == 2
        && (next.kind == .degree && rest.last?.lexeme.wordClass == .adjective
          || next.wordClass == .adposition && (isPronoun || doer.isHuman)
            && rest.last?.lexeme.wordClass == .noun)
  }

  /// Whether it is a verb, or may be one: *we / swim*.
  private func isDeed(_ word: Lexeme) -> Bool {
    word.wordClass == .verb
      || variety.language == .english && word.wordClass == .noun
        && !tables.frames[word.lemma].isDefault
  }

  private func isDoer(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun && JoinedWords.doers.contains(word.lemma)
  }
}

/// Words between two thoughts.
private enum JoinedWords {
  static let joints: WordSet = [
    "y", "pero", "porque", "entonces", "y entonces", "y luego", "y después", "e", "mas", "então",
    "e então", "e depois", "and then", "because",
  ]
  /// Behind which no verb need be.
  static let predicating: WordSet = ["pero", "porque", "mas", "because"]
  static let causes: WordSet = ["porque", "because"]
  /// Any word that joins clauses.
  static let any: WordSet = joints.union([
    "and", "but", "o", "ou", "or", "que", "that", "si", "se", "if", "cuando", "quando", "when",
    "mientras", "enquanto", "while", "para que", "so that", "aunque", "embora", "so", "then",
    "luego", "después", "depois", "hasta", "até",
  ])
  static let doers: WordSet = [
    "yo", "tú", "vos", "él", "ella", "nosotros", "nosotras", "vosotros", "ellos", "ellas", "usted",
    "ustedes", "eu", "tu", "você", "ele", "ela", "nós", "vocês", "eles", "elas", "a gente", "I",
    "you", "he", "she", "we", "they", "it",
  ]
}
