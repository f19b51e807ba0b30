import AACCore

/// Rows of Portuguese of two or three words with a core word of a board among them: *em cima / mesa, pai / aqui, mais / um / biscoito, não /
/// mais / remédio, avião / olhar, quando / praia, eu / dormir*.
///
/// Sources: Cunha & Cintra, chapters 7 (*elipse*), 10 (*mais um*), 13 (*imperativo*), 14 (*advérbios de lugar*); Bechara, *Locuções
/// prepositivas*.
extension TileReader {
  /// Whether it was chosen beside the tiles that it is over or going on, so that a deed is told and not wished.
  var tellsWhen: Bool { isOver || isOngoing || !mayWish }

  /// The clauses of such a row; nil where none of these words tells.
  func portugueseCore(_ tiles: [Constituent]) -> [Clause]? {
    if let called = portugueseCoreCall(tiles) { return called }
    switch tiles.count {
    case 1: return portugueseCoreDeed(tiles)
    case 2:
      return wherePlaced(tiles[0], tiles[1]) ?? oneMore(tiles) ?? wishedBySpeaker(tiles)
        ?? wishedOuting(tiles)
        ?? askedOfPlace(tiles) ?? lookedAt(tiles) ?? noneAnyMore(tiles) ?? portugueseCoreDeed(tiles)
    case 3: return oneMore(tiles) ?? noMore(tiles) ?? portugueseCoreDeed(tiles)
    default: return nil
    }
  }

  /// *Cansado / triste, dar / mais, quando / vovó*: two words by which alone is told what they are for.
  func portuguesePair(_ row: [Constituent]) -> [Clause]? {
    guard isPlain else { return nil }
    switch row.count {
    case 2: return PortuguesePair(reader: self, first: row[0], second: row[1]).said
    case 3: return PortugueseTriple(reader: self, row: row).said
    default: return nil
    }
  }

  /// *Porque / mamãe / cama*: what the reason is, and not because of whom.
  func toldWhy(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isPlain else { return nil }
    return PortugueseTriple(reader: self, row: row).toldWhy
  }

  /// *Em cima / mesa, bola / em cima, pai / aqui*.
  private func wherePlaced(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    let pair = [first, second]
    guard let at = pair.firstIndex(where: { PortugueseCoreWords.places.contains($0.lexeme.lemma) })
    else { return nil }
    return whereItStands(
      pair, at: at, inner: PortugueseCoreWords.inner, notOf: KindSet(.weather, .nature))
  }

  /// *Um / mais / biscoito, mais / um / vez*: one more.
  private func oneMore(_ row: [Constituent]) -> [Clause]? {
    let words = row.map(\.lexeme.lemma)
    guard Set(words.prefix(2)) == ["um", "mais"], let first = row[0].tile, let next = row[1].tile
    else { return nil }
    let noun = row.count > 2 ? row[2] : nil
    if let noun {
      guard noun.lexeme.wordClass == .noun, noun.lexeme.number != .plural else { return nil }
    }
    let isFeminine = noun.map { tables.gender(of: $0.lexeme) == .feminine } ?? false
    let more = Constituent(
      Lexeme(lemma: isFeminine ? "mais uma" : "mais um", wordClass: .interjection, kind: .social),
      tile: first)
    guard var noun else {
      return read([more]).map { joined($0, first, next) }
    }
    noun.lexeme.article = .bare
    return read([more, noun]).map { joined($0, first, next) }
  }

  private func joined(_ clause: Clause, _ first: Int, _ next: Int) -> Clause {
    var whole = clause
    whole.joins[first] = [first, next]
    return whole
  }

  /// *Não / mais / remédio*: what one does not want any more of.
  private func noMore(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "não", row[1].lexeme.lemma == "mais",
      row[2].lexeme.wordClass == .noun
    else { return nil }
    return read([row[0], deed("querer"), row[1], row[2]])
  }

  /// *Não / mais*: of what goes on one does not want any more.
  private func noneAnyMore(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "não", row[1].lexeme.lemma == "mais" else { return nil }
    return read([row[0], deed("querer"), row[1]])
  }

  /// *Eu / dormir, comer / eu*; where the past or what is going on was chosen too, it is told: *Eu dormi*.
  private func wishedBySpeaker(_ row: [Constituent]) -> [Clause]? {
    guard !tellsWhen, let who = row.firstIndex(where: { $0.lexeme.lemma == "eu" }),
      case let act = row[1 - who].lexeme, act.isInfinitive,
      WishedDeeds.isAskedFor(act.lemma, .portuguese) || act.lemma == "correr"
    else { return nil }
    return read([row[who], deed("querer"), row[1 - who]])
  }

  /// *Eu / parque, praia / eu*: where one would like to go.
  private func wishedOuting(_ row: [Constituent]) -> [Clause]? {
    guard let who = row.firstIndex(where: { $0.lexeme.lemma == "eu" }),
      PortugueseCoreWords.outings.contains(row[1 - who].lexeme.lemma)
    else { return nil }
    // Chosen to be over: Eu fui ao parque.
    let wish = tellsWhen ? [] : [deed("querer")]
    return read([row[who]] + wish + [deed("ir"), row[1 - who]])
  }

  /// *Quando / praia, quando / casa, você / vez*.
  private func askedOfPlace(_ row: [Constituent]) -> [Clause]? {
    if row[0].lexeme.lemma == "quando", row[1].lexeme.wordClass == .noun,
      row[1].lexeme.kind == .place || row[1].lexeme.kind == .home
    {
      var going = deed("ir")
      going.lexeme.person = .first
      going.lexeme.number = .plural
      return read([row[0], going, row[1]])
    }
    guard row[0].lexeme.lemma == "você", row[1].lexeme.lemma == "vez",
      let your = tables.lexicon.known("seu")
    else { return nil }
    return read([Constituent(your, tile: row[0].tile), row[1]])
  }

  /// *Avião / olhar*: what the others shall look at.
  private func lookedAt(_ row: [Constituent]) -> [Clause]? {
    guard row[1].lexeme.lemma == "olhar", row[0].lexeme.wordClass == .noun,
      !row[0].lexeme.isHuman
    else { return nil }
    return read([row[1], row[0]]).map { requesting($0) }
  }
}

/// Core words of Portuguese boards.
private enum PortugueseCoreWords {
  static let places: WordSet = [
    "aqui", "ali", "lá", "aí", "em cima", "embaixo", "dentro", "fora", "atrás", "perto", "longe",
  ]
  /// Where one goes for pleasure.
  static let outings: WordSet = [
    "parque", "praia", "piscina", "cinema", "zoológico", "circo", "praça", "shopping", "sorveteria",
    "parquinho", "fazenda", "restaurante", "lanchonete", "museu", "aquário", "teatro", "biblioteca",
  ]
  static let inner: WordSet = ["em cima", "embaixo", "dentro", "atrás", "perto"]
}
