import AACCore

/// Rows of Spanish of one to three words with a core word of a board among them: *agua, más / saltar, no / mío, arriba / papá, mirar / yo,
/// uno / más / galleta*.
///
/// Sources: NGLE §31.1 (what is left unsaid), §42.3, §42.14 (imperatives and vocatives), §37.9 (*estar* of places), §20.9 (*una más*), §26.9
/// (*por* of causes).
extension TileReader {
  /// The clauses of such a row; nil where none of these words tells.
  ///
  /// In a row whose words were put in the other order no pair is sought again.
  func spanishCore(_ tiles: [Constituent], isTurned: Bool = false) -> [Clause]? {
    if !isTurned, let said = pairSaid(tiles) ?? tripleSaid(tiles) { return said }
    if let told = boardRow(tiles) ?? overAndNext(tiles) { return told }
    return switch tiles.count {
    case 1: bareAlone(tiles[0]) ?? wishedAlone(tiles[0])
    case 2: coreOfTwo(tiles[0], tiles[1])
    case 3: coreOfThree(tiles)
    default: nil
    }
  }

  /// *Agua, galleta*: a thing alone is asked for or shown, not told of.
  private func bareAlone(_ tile: Constituent) -> [Clause]? {
    guard tile.lexeme.wordClass == .noun, tile.lexeme.number != .plural,
      !tile.lexeme.kind.isTemporal, !tile.lexeme.isInferred, !SpanishCoreWords.called(tile.lexeme),
      alone([tile]) == nil
    else { return nil }
    var bare = tile
    bare.lexeme = Lexeme(lemma: tile.lexeme.lemma, wordClass: .interjection, kind: .social)
    return read([bare])
  }

  /// *Ir, bailar*: what one would like to do.
  private func wishedAlone(_ tile: Constituent) -> [Clause]? {
    guard tile.lexeme.isInfinitive, SpanishCoreWords.deeds.contains(tile.lexeme.lemma),
      !["esperar", "parar"].contains(tile.lexeme.lemma)
    else { return nil }
    return read([deed("querer"), tile])
  }

  // MARK: Two words

  private func coreOfTwo(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    placed(first, second) ?? moved(first, second) ?? owned(first, second)
      ?? wished(first, second) ?? shown(first, second)
  }

  /// *Arriba / papá, libro / allí, pelota / debajo, dentro / caja, nadie / aquí*: where somebody or something is.
  private func placed(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    let pair = [first, second]
    guard let at = pair.firstIndex(where: { SpanishCoreWords.places.contains($0.lexeme.lemma) })
    else { return nil }
    let (place, other) = (pair[at], pair[1 - at])
    if other.lexeme.lemma == "nadie" {
      return read(small("no") + [deed("haber"), other, place])
    }
    return whereItStands(
      pair, at: at, inner: SpanishCoreWords.inner, notOf: KindSet(.weather))
  }

  /// *Arriba / yo, yo / abajo*: what one asks to be done to one.
  private func moved(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    let pair = [first, second]
    guard let who = pair.firstIndex(where: { $0.lexeme.lemma == "yo" }),
      let act = SpanishCoreWords.lifting[pair[1 - who].lexeme.lemma]
    else { return nil }
    var lift = deed(act)
    lift.tile = pair[1 - who].tile
    return read([lift, Constituent(WordJoiner.pronoun("me"), tile: pair[who].tile)])
      .map(requesting)
  }

  /// *Mío / no, no / tuyo*.
  private func owned(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    guard [first, second].contains(where: { $0.lexeme.lemma == "no" }),
      let own = [first, second].first(where: {
        SpanishCoreWords.owned.contains($0.lexeme.lemma)
      }), let not = [first, second].first(where: { $0.lexeme.lemma == "no" })
    else { return nil }
    return read([not, Constituent.linking("ser", .third), own])
  }

  /// *Más / saltar, no / dormir*: what one would like to do, and would not.
  private func wished(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    let pair = [first, second]
    guard let at = pair.firstIndex(where: { $0.lexeme.isInfinitive }),
      SpanishCoreWords.deeds.contains(pair[at].lexeme.lemma)
    else { return nil }
    switch pair[1 - at].lexeme.lemma {
    case "más", "otra vez": return read([deed("querer"), pair[at], pair[1 - at]])
    case "no" where at == 1: return read([pair[0], deed("querer"), pair[1]])
    default: return nil
    }
  }

  /// *Mirar / yo, avión / mirar, con / mamá*: whom the others shall look at, and with whom.
  private func shown(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    let pair = [first, second]
    if second.lexeme.lemma == "con" || second.lexeme.lemma == "para",
      second.lexeme.wordClass == .adposition, first.lexeme.isHuman,
      first.lexeme.wordClass != .pronoun
    {
      return read([second, first])
    }
    if let look = pair.firstIndex(where: { $0.lexeme.lemma == "mirar" }) {
      let other = pair[1 - look]
      if other.lexeme.lemma == "yo", look == 0 {
        return read([pair[0], Constituent(WordJoiner.pronoun("me"), tile: other.tile)])
          .map(requesting)
      }
      if other.lexeme.wordClass == .noun, look == 1, !other.lexeme.isHuman {
        return read([pair[1], other]).map(requesting)
      }
    }
    guard first.lexeme.lemma == "yo", SpanishCoreWords.outings.contains(second.lexeme.lemma) else {
      return nil
    }
    return read([first, deed("querer"), deed("ir"), second])
  }

  // MARK: Three words

  private func coreOfThree(_ row: [Constituent]) -> [Clause]? {
    let words = row.map(\.lexeme.lemma)
    if words[0] == "mirar", words[1] == "yo", row[2].lexeme.isInfinitive {
      // Mírame saltar.
      return read([row[0], Constituent(WordJoiner.pronoun("me"), tile: row[1].tile), row[2]])
        .map(requesting)
    }
    if words[0] == "uno", words[1] == "más", row[2].lexeme.wordClass == .noun {
      return read([row[0], row[2], row[1]])
    }
    if words[2] == "no", SpanishCoreWords.owned.contains(words[1]), row[0].lexeme.namesThing {
      return read([row[0], row[2], Constituent.linking("ser"), row[1]])
    }
    if words[1] == "ayuda", row[0].lexeme.isHuman, row[2].lexeme.isInfinitive,
      row[0].lexeme.wordClass == .noun || row[0].lexeme.wordClass == .properNoun
    {
      var help = deed("ayudar")
      help.tile = row[1].tile
      return read(
        [row[0], help, Constituent(WordJoiner.pronoun("me"))] + small("a") + [row[2]]
      ).map(requesting)
    }
    return feltBecause(row)
  }

  /// *Triste / porque / mamá*: because of her.
  private func feltBecause(_ row: [Constituent]) -> [Clause]? {
    guard row[1].lexeme.lemma == "porque", row[0].lexeme.wordClass == .adjective,
      row[2].lexeme.wordClass == .noun, let link = tables.lexicon.known("por")
    else { return nil }
    return read([row[0], Constituent(link, tile: row[1].tile), row[2]])
  }

  private func small(_ word: String) -> [Constituent] { tables.lexicon.small(word) }
}

/// Core words of Spanish boards.
enum SpanishCoreWords {
  static let places: WordSet = [
    "arriba", "abajo", "aquí", "ahí", "allí", "dentro", "encima", "debajo", "detrás", "delante",
    "cerca", "lejos",
  ]
  static let inner: WordSet = ["dentro", "encima", "debajo", "detrás", "delante"]
  static let lifting: WordMap<String> = ["arriba": "subir", "abajo": "bajar"]
  static let owned: WordSet = ["mío", "tuyo", "suyo", "nuestro"]
  static let deeds: WordSet = [
    "dormir", "comer", "beber", "jugar", "saltar", "bailar", "cantar", "correr", "nadar", "salir",
    "ir", "pintar", "bañarse", "columpiarse", "leer", "ver", "cenar", "desayunar", "trabajar",
    "compartir", "esperar", "parar", "caminar", "andar", "vestirse", "ducharse",
  ]
  /// Where one goes for pleasure.
  static let outings: WordSet = [
    "parque", "playa", "piscina", "cine", "zoo", "circo", "feria", "calle", "patio", "montaña",
    "campo", "biblioteca", "supermercado", "tienda", "restaurante",
  ]

  /// Whom one calls so.
  static func called(_ word: Lexeme) -> Bool { word.isHuman || PortionWords.isKin(word.lemma) }
}
