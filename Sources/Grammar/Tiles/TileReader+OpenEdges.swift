import AACCore

/// A word that joins, where it begins a row or ends it and nothing stands on its other side: ***and** / dog, dog / **but**, **si** / perro, cachorro
/// / **ou***.
///
/// Sources: NGLE §31.1, §31.10 (conjunctions that open an answer), *Ortografía* §3.4.10 (what breaks off); Cunha & Cintra, chapter 17;
/// CGEL §13.5, §13.34 and appendix III.
struct OpenEdge: Hashable, Sendable {
  /// The word, with its tile.
  let word: Constituent
  /// Whether it stands before the sentence, else behind it.
  let opens: Bool
  /// Whether the sentence waits for more.
  let breaksOff: Bool
}

extension TileReader {
  /// The clauses of all that was chosen.
  func readWhole(_ tiles: [Constituent]) -> [Clause] {
    guard !tiles.isEmpty else { return [] }
    if let straight = saidStraight(tiles) { return straight }
    let tiles =
      switch variety.language {
      case .spanish:
        plainScenes(
          timeKeptFirst(spanishStandings(writtenToKings(parentsNamed(spanishShort(tiles))))))
      case .english: englishCompleted(tiles)
      case .portuguese:
        withSmallWords(withUnknownRead(readByNeighbours(portugueseShort(withLinkedPieces(tiles)))))
      }
    if let asked = askedBack(tiles) { return [asked] }
    if let straight = saidStraight(tiles) ?? straightThoughts(tiles) ?? straightMatter(tiles) {
      return straight
    }
    if let told = spanishTold(tiles) ?? stoppedByItself(tiles) { return told }
    if let said = saidBriefly(tiles) ?? spanishInOrder(tiles) { return said }
    if let linked = copulaLeftOut(tiles) { return linked }
    if let said = laidFirst(tiles) { return [said] }
    if let said = offeredOrCounted(tiles) { return said }
    if let said = saidAsLaid(tiles) { return [said] }
    // Cachorro / perseguir / gato: either of two may do it.
    if variety.language == .portuguese,
      tiles.count != 3 || !tiles[0].lexeme.isBeing || !tiles[2].lexeme.isBeing,
      let said = saidByFirstLaid(tiles)
    {
      return [said]
    }
    if let helped = helpedByVerb(tiles) ?? settledScene(tiles) { return helped }
    if let deeds = deedsInTurn(tiles) ?? stateThenDeed(tiles) ?? thoughtsInTurn(tiles) {
      return deeds
    }
    if let own = quenched(tiles) ?? settledByFirst(tiles) ?? spanishExclaimed(tiles) ?? ownBody(
      tiles) ?? spanishLikened(
        tiles)
      ?? toldByAllWords(tiles) ?? settledInRow(tiles) ?? toldByDeed(tiles)
    {
      return own
    }
    if let said = askedBehindOrInside(tiles) ?? faultOfThing(tiles) ?? saidByFrame(tiles)
      ?? portugueseByKinds(tiles)
    {
      return said
    }
    if let apart = laidThoughts(tiles) { return apart }
    if let talk = inConversation(tiles) ?? toldToOthers(tiles) ?? spanishMeant(tiles) {
      return talk
    }
    if variety.language == .portuguese {
      if let apart = twoHalves(tiles) { return apart }
      if let turns = doneOneByOne(tiles) ?? reckoned(tiles) ?? stateAndCause(tiles)
        ?? toldWhy(tiles)
      {
        return turns
      }
      if let said = saidToListener(tiles) ?? refusedOrForbidden(tiles) ?? saidPlainly(tiles)
        ?? saidOfTwo(tiles)
        ?? saidWithoutVerb(tiles) ?? askedForMe(tiles) ?? calledAtEdge(tiles)
        ?? namedAlone(tiles) ?? toldEvent(tiles) ?? laidBriefly(tiles)
      {
        return said
      }
      let whole = withInnerCopulas(withOpeners(tiles))
      if whole != tiles { return readWhole(whole) }
    }
    if let asked = spanishAskedDoer(tiles) { return asked }
    if let joined = joinedClauses(tiles) { return joined }
    if let said = spanishScene(tiles) { return said }
    return whereUnknown(tiles) ?? besideOpenEdge(tiles) ?? besideCore(tiles) ?? read(tiles)
  }

  /// *No / saber / dónde*: what is not known is only named.
  private func whereUnknown(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, let last = row.last, last.lexeme.kind == .question,
      ["saber", "know"].contains(row[row.count - 2].lexeme.lemma),
      row.contains(where: { ["no", "não", "not", "don't"].contains($0.lexeme.lemma) })
    else { return nil }
    return edged(
      Array(row.dropLast()), OpenEdge(word: last, opens: false, breaksOff: false))
  }

  /// The reading of a row that such a word opens or ends, which nothing else would say; nil where no word is left alone.
  func besideOpenEdge(_ tiles: [Constituent]) -> [Clause]? {
    guard tiles.count > 1, tiles.count < 7 else { return nil }
    let verbs = tiles.filter { $0.lexeme.wordClass == .verb }.count
    let words = OpenEdgeWords.of(variety.language)
    let asks = tiles.contains { $0.lexeme.kind == .question }
    if case let last = tiles[tiles.count - 1], words.joining.contains(last.lexeme.lemma),
      verbs == 0, !asks
    {
      return edged(
        Array(tiles.dropLast()), OpenEdge(word: last, opens: false, breaksOff: true))
    }
    let first = tiles[0].lexeme.lemma, rest = Array(tiles.dropFirst())
    if variety.language == .english, first == "because", let told = englishCause(rest) {
      return told.map { reading in
        var clause = reading
        clause.edge = OpenEdge(word: tiles[0], opens: true, breaksOff: false)
        return clause
      }
    }
    guard words.joining.contains(first), !asks || words.openingQuestions.contains(first),
      !rest.contains(where: { words.joining.contains($0.lexeme.lemma) })
    else { return nil }
    let isReason = words.reasons.contains(first)
    if isReason, variety == .portuguesePortugal { return nil }
    if isReason, variety.language == .english, rest.count > (verbs == 0 ? 1 : 3) { return nil }
    let isAskedElse =
      isSpanish && rest.count == 2
      && ["mirar", "abrir", "cerrar"].contains(rest[0].lexeme.lemma)
    if isReason, isAskedElse || wishOrPlace(rest) != nil {
      return edged(rest, OpenEdge(word: tiles[0], opens: true, breaksOff: false))
    }
    if verbs == 0, isReason, let link = words.link,
      rest.allSatisfy({
        ($0.lexeme.isNominal || $0.lexeme.isDeterminerLike) && $0.lexeme.kind != .weather
      }),
      let preposition = tables.lexicon.known(link)
    {
      // Because / dog: because of it.
      return read(
        [Constituent(preposition, tile: tiles[0].tile)] + article(before: rest) + rest)
    }
    if verbs == 0, rest.count == 1, isReason { return nil }
    if words.conditions.contains(first) {
      guard verbs < 2, rest.count < 3 else { return nil }
      return edged(rest, OpenEdge(word: tiles[0], opens: true, breaksOff: true))
    }
    let isLone = rest.filter { $0.lexeme.isNominal }.count < 2
    guard asks || (verbs == 0 ? isLone : words.openingClauses.contains(first)) else { return nil }
    return edged(rest, OpenEdge(word: tiles[0], opens: true, breaksOff: false))
  }

  /// *The, el* before a noun that has nothing before it and is no name.
  private func article(before rest: [Constituent]) -> [Constituent] {
    guard rest.count == 1, rest[0].lexeme.wordClass == .noun else { return [] }
    let lemma = rest[0].lexeme.lemma
    switch variety.language {
    case .portuguese: return []
    case .spanish: return PortionWords.isKin(lemma) ? [] : tables.lexicon.small("el")
    case .english:
      return EnglishPeople.names.contains(lemma.lowercased()) ? [] : tables.lexicon.small("the")
    }
  }

  func edged(_ rest: [Constituent], _ edge: OpenEdge) -> [Clause]? {
    // Porque abro el zumo: a reason is told and not asked for.
    let isTold = edge.opens && OpenEdgeWords.of(variety.language).tells(edge.word.lexeme.lemma)
    let isReason = variety.language == .english && edge.word.lexeme.lemma == "because"
    var readings =
      (isReason ? englishReason(rest) : nil)
      ?? (rest.count > 1
        ? (isTold ? wishOrPlace(rest) : nil) ?? besideCore(rest, isTurned: isTold) ?? read(rest)
        : read(rest))
    for index in readings.indices where readings[index].edge == nil {
      readings[index].edge = edge
      if isTold, isSpanish, readings[index].subject.isEmpty {
        readings[index].options.remove(.request)
      }
      // Because / you / want / more: a reason asks nothing.
      if isReason, !rest.contains(where: { $0.lexeme.kind == .question }) {
        readings[index].isQuestion = false
      }
    }
    return readings.isEmpty ? nil : readings
  }
}

/// Words that join, by what they do at an edge.
private struct OpenEdgeWords {
  /// All of them.
  let joining: WordSet
  /// Those that tell a reason.
  let reasons: WordSet
  /// What they are before a noun alone.
  let link: String?
  /// Those behind which more must come.
  let conditions: WordSet
  /// Those that nothing else reads before a clause.
  let openingClauses: WordSet
  /// Those that open a question.
  let openingQuestions: WordSet

  static func of(_ language: Language) -> Self {
    switch language {
    case .spanish: spanish
    case .english: english
    case .portuguese: portuguese
    }
  }

  /// Whether what stands behind it is a claim.
  func tells(_ word: String) -> Bool { reasons.contains(word) || conditions.contains(word) }

  private static let spanish = Self(
    joining: ["y", "o", "ni", "pero", "porque", "si", "aunque"], reasons: ["porque"], link: "por",
    conditions: ["si", "aunque"], openingClauses: ["y", "o"], openingQuestions: ["y", "pero"])
  private static let english = Self(
    joining: ["and", "or", "but", "because", "if", "although"], reasons: ["because"],
    link: "because of", conditions: ["if", "although"],
    openingClauses: ["and", "or", "because"], openingQuestions: ["and", "but"])
  private static let portuguese = Self(
    joining: ["e", "ou", "nem", "mas", "porque", "se", "embora"], reasons: ["porque"],
    link: "por causa de", conditions: ["se", "embora"], openingClauses: ["e", "ou"],
    openingQuestions: ["e", "mas"])
}

extension Realization {
  /// The sentence behind the word that opens it, or with the one that it breaks off with.
  func with(_ edge: OpenEdge, startsWithName: Bool) -> Realization {
    var words = tokens
    let lemma = edge.word.lexeme.lemma
    if edge.breaksOff || !edge.opens, words.last?.text == "." { words.removeLast() }
    if edge.opens {
      let mark = words.first?.text == "¿" ? words.removeFirst() : nil
      if !startsWithName { Self.lower(&words) }
      let sound =
        lemma == "y" || lemma == "o"
        ? SpanishOrthography.conjunction(lemma, before: words.first?.text ?? "") : lemma
      if !words.isEmpty { words[0].hasSpaceBefore = true }
      // ¿Y Inés?: there y is stressed and stays.
      words.insert(
        Token(
          (mark == nil ? sound : lemma).capitalizedAtStart, tile: edge.word.tile,
          hasSpaceBefore: false), at: 0)
      if let mark { words.insert(mark, at: 0) }
    } else {
      if edge.word.lexeme.isAdversative || lemma == "but" || lemma.hasPrefix("mas ") {
        words.append(Token(",", hasSpaceBefore: false))
      }
      words.append(Token(lemma, tile: edge.word.tile))
    }
    if edge.breaksOff || !edge.opens {
      words.append(Token(edge.breaksOff ? "…" : ".", hasSpaceBefore: false))
    }
    return Realization(tokens: words, trace: trace)
  }

  /// *I, Mom*: a capital that is not that of the start.
  static func keepsCapital(_ word: String) -> Bool {
    word == "I" || word.hasPrefix("I'") || word == "TV"
      || EnglishPeople.names.contains(word.lowercased())
  }
}
