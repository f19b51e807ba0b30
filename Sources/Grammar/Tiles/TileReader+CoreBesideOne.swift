import AACCore

/// One core word of a board and one thing, person or place beside it: *zumo / yo, ahora / suco, nada / galleta, quem / escola, ayuda /
/// perro*: what they are for is told by the word alone.
///
/// Sources: NGLE §31.1 (sentences that say less), §33.4 (*yo* as the subject), §48.3 (*nada de*), §35.5 (whom it hurts); Cunha & Cintra,
/// chapters 7 and 11.
extension TileReader {
  /// The clauses of such a row; nil where none of these words is in it.
  func besideCore(_ tiles: [Constituent], isTurned: Bool = false) -> [Clause]? {
    guard tiles.count < (variety.language == .english ? 6 : 5) else { return nil }
    if let turns = doneInTurn(tiles) { return turns }
    if let known = seenOn(tiles) ?? madeOf(tiles) ?? moreForSpeaker(tiles) { return known }
    if isSpanish, let said = spanishCore(tiles, isTurned: isTurned) { return said }
    if variety.language == .portuguese,
      let said = portuguesePair(tiles) ?? (tellsWhen ? nil : wishedDeed(tiles))
        ?? portugueseCore(tiles)
    {
      return said
    }
    guard variety.language == .english else {
      return coreBesideOne(tiles) ?? (isSpanish ? askedOfOthers(tiles) ?? wishedDeed(tiles) : nil)
    }
    return EnglishCoreRow(frames: tables.frames, lexicon: tables.lexicon).laid(tiles).map {
      clauses(of: $0)
    }
  }

  /// *First / eat / play*: one deed after the other.
  private func doneInTurn(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, let link = CoreWords.turns[row[0].lexeme.lemma],
      row[1...].allSatisfy({
        $0.lexeme.isInfinitive || !tables.frames[$0.lexeme.lemma].isDefault
      })
    else { return nil }
    return read(Array(row[..<2]) + tables.lexicon.small(link) + [row[2]])
  }

  /// The same in Spanish or Portuguese.
  private func coreBesideOne(_ tiles: [Constituent]) -> [Clause]? {
    if tiles.count == 1 { return coreAlone(tiles[0]) }
    guard tiles.count == 2 else { return nil }
    let words = CoreWords.of(variety.language)
    guard let core = tiles.firstIndex(where: { words.all.contains($0.lexeme.lemma) }),
      case let other = tiles[1 - core], other.lexeme.wordClass == .noun
    else { return setBeside(tiles, words) }
    let pair = Pair(core: tiles[core], other: other, isCoreFirst: core == 0)
    return spokenOf(pair, words) ?? timed(pair, words) ?? asked(pair, words) ?? helped(pair, words)
  }

  private struct Pair {
    let core: Constituent, other: Constituent, isCoreFirst: Bool
    var word: String { core.lexeme.lemma }
    var noun: Lexeme { other.lexeme }
  }

  /// *Comer, dormir* alone: what one would like to do.
  private func coreAlone(_ tile: Constituent) -> [Clause]? {
    let words = CoreWords.of(variety.language)
    if words.wished.contains(tile.lexeme.lemma), tile.lexeme.isInfinitive, !tellsWhen {
      return read([deed("querer"), tile])
    }
    guard words.owned.contains(tile.lexeme.lemma) else {
      return nil
    }
    // Mío: said as it is, as no noun is there.
    var clause = Clause(variety: variety)
    clause.complements = [
      Constituent(
        Lexeme(lemma: tile.lexeme.lemma.capitalizedAtStart, wordClass: .properNoun),
        tile: tile.tile)
    ]
    return [clause]
  }

  /// *Zumo / yo, tú / galleta, yo / baño*: who wants it, or is asked whether he does.
  private func spokenOf(_ pair: Pair, _ words: CoreWords) -> [Clause]? {
    let isWished = CoreWords.handed.contains(pair.noun.kind)
    if pair.word == words.speaker {
      if words.toilets.contains(pair.noun.lemma) {
        let wish = variety.language == .portuguese && tellsWhen ? [] : [deed("querer")]
        return read([pair.core] + wish + [deed("ir"), pair.other])
      }
      guard isWished, !pair.isCoreFirst else { return nil }
      return read([pair.core, deed("querer"), pair.other])
    }
    guard words.listeners.contains(pair.word), isWished else { return nil }
    return read([pair.core, deed("querer"), pair.other]).map { asking($0) }
  }

  /// *Ahora / zumo, galleta / otra vez, después / perro*: when one wants it, or when it is its turn.
  private func timed(_ pair: Pair, _ words: CoreWords) -> [Clause]? {
    let isWished = CoreWords.handed.contains(pair.noun.kind)
    if words.atOnce.contains(pair.word) {
      if isWished { return read([deed("querer"), pair.other, pair.core]) }
      guard pair.noun.kind == .place else { return nil }
      return read([deed("querer"), deed("ir"), pair.other, pair.core])
    }
    guard words.later.contains(pair.word), pair.isCoreFirst else { return nil }
    // Después bebo zumo, después voy al médico: what is told of anyway.
    let isTold =
      isSpanish && !words.before.contains(pair.word)
      && (pair.noun.kind == .drink || pair.noun.isPlaceLike
        || pair.noun.isHuman && !PortionWords.isKin(pair.noun.lemma))
    if isTold { return nil }
    return read([pair.other, pair.core])
  }

  /// *Quién / pelota, quem / escola, poder / galleta*: whose it is, who is there, whether one may.
  private func asked(_ pair: Pair, _ words: CoreWords) -> [Clause]? {
    if words.who == pair.word {
      if pair.noun.isPlaceLike || ["porta", "portão"].contains(pair.noun.lemma), !isSpanish {
        return read(
          [pair.core, deed("estar")] + tables.lexicon.small("em") + [pair.other])
      }
      guard isSpanish, CoreWords.handed.contains(pair.noun.kind) || pair.noun.kind == .clothing
      else { return nil }
      return read(tables.lexicon.small("de") + [pair.core, deed("ser"), pair.other])
    }
    guard words.may == pair.word, pair.core.lexeme.isInfinitive else { return nil }
    let deedOfThing: String? =
      switch pair.noun.kind {
      case .drink: "beber"
      case .food, .dish, .meal: "comer"
      case .device: "usar"
      case .toy, .book, .material: words.take
      case .place, .room: "ir"
      default: nil
      }
    guard let act = deedOfThing else { return nil }
    return read([pair.core, deed(act), pair.other]).map { asking($0) }
  }

  /// *Ayuda / perro, galleta / ayuda, parar / música, nada / zumo*.
  private func helped(_ pair: Pair, _ words: CoreWords) -> [Clause]? {
    if words.help == pair.word, pair.core.lexeme.wordClass == .noun {
      if !pair.isCoreFirst, pair.noun.namesThing, !pair.noun.isBeing, !pair.noun.isPlaceLike {
        return read([pair.core, pair.other])
      }
      guard isSpanish || pair.noun.isBeing, pair.isCoreFirst else { return nil }
      if pair.noun.isBeing {
        var help = deed(isSpanish ? "ayudar" : "ajudar")
        help.tile = pair.core.tile
        return read([help, pair.other]).map { requesting($0) }
      }
      guard pair.noun.isPlaceLike else { return nil }
      return read(
        [pair.core] + tables.lexicon.small("en") + tables.lexicon.small("el") + [pair.other])
    }
    if isSpanish, pair.word == "parar", pair.core.lexeme.isInfinitive, !pair.noun.isPlaceLike,
      !pair.noun.isHuman, pair.isCoreFirst || !pair.noun.isBeing, pair.noun.kind != .vehicle
    {
      return read([pair.core, pair.other]).map { requesting($0) }
    }
    guard words.nothing == pair.word, pair.noun.namesThing, !pair.noun.isBeing else { return nil }
    var none = pair.core, bare = pair.other
    none.lexeme = Lexeme(lemma: "\(pair.word) de", wordClass: .interjection, kind: .social)
    bare.lexeme.article = .bare
    return read([none, bare])
  }

  /// *Grande / perro, colegio / mamá*: what it is like, where somebody is.
  private func setBeside(_ tiles: [Constituent], _ words: CoreWords) -> [Clause]? {
    let (first, second) = (tiles[0].lexeme, tiles[1].lexeme)
    if words.stays.contains(first.lemma), second.isHuman,
      second.wordClass == .noun || second.wordClass == .properNoun
    {
      return read([tiles[1], tiles[0]])
    }
    guard let quality = tiles.firstIndex(where: { words.qualities.contains($0.lexeme.lemma) }),
      tiles[quality].lexeme.wordClass == .adjective,
      case let noun = tiles[1 - quality], noun.lexeme.wordClass == .noun,
      !noun.lexeme.kind.isTemporal, !KindSet.edible.contains(noun.lexeme.kind)
    else { return nil }
    return read([noun, deed("ser"), tiles[quality]])
  }

  /// *Arriba / papá, bola / em cima, dentro / caja*: where somebody or something is, or what it is inside of.
  func whereItStands(
    _ pair: [Constituent], at: Int, inner: WordSet, notOf kinds: KindSet
  ) -> [Clause]? {
    let (place, other) = (pair[at], pair[1 - at])
    guard other.lexeme.wordClass == .noun, !other.lexeme.isPlaceLike,
      !other.lexeme.kind.isTemporal, !kinds.contains(other.lexeme.kind)
    else { return nil }
    guard at == 0, inner.contains(place.lexeme.lemma),
      [.furniture, .thing].contains(other.lexeme.kind)
    else { return read([other, deed("estar"), place]) }
    // Dentro de la caja, em cima da mesa.
    let small = tables.lexicon.small
    return read([place] + small("de", nil) + small(isSpanish ? "el" : "o", nil) + [other])
  }

  func asking(_ clause: Clause) -> Clause {
    var asked = clause
    asked.isQuestion = true
    return asked
  }

  func requesting(_ clause: Clause) -> Clause {
    var asked = clause
    asked.options.insert(.request)
    return asked
  }
}

/// Core words of the boards of a language, by what they are for beside one noun.
private struct CoreWords {
  let speaker: String, listeners: WordSet, who: String, may: String, take: String, help: String
  let nothing: String
  /// When something is wanted: now, again.
  let atOnce: WordSet
  /// When it is its turn: later, before.
  let later: WordSet, before: WordSet
  let toilets: WordSet
  /// What one wants to do who says nothing else.
  let wished: WordSet
  let owned: WordSet
  /// What things and beings are like by nature.
  let qualities: WordSet
  /// Where people are by day.
  let stays: WordSet
  /// All words that are asked about with a noun beside them.
  let all: WordSet

  /// What stands between two deeds, by what stands before the first.
  static let turns: WordMap<String> = [
    "first": "then", "primero": "después", "primeiro": "depois",
  ]
  /// What one can be given.
  static let handed = KindSet(.food, .drink, .dish, .toy, .device, .book, .vehicle)

  static func of(_ language: Language) -> Self { language == .spanish ? spanish : portuguese }

  private init(
    speaker: String, listeners: [String], who: String, may: String, take: String, help: String,
    nothing: String, atOnce: [String], later: [String], before: [String], toilets: [String],
    wished: [String], owned: [String], qualities: [String], stays: [String], more: [String]
  ) {
    (self.speaker, self.who, self.may, self.take) = (speaker, who, may, take)
    (self.help, self.nothing) = (help, nothing)
    self.listeners = WordSet(listeners)
    self.atOnce = WordSet(atOnce)
    self.later = WordSet(later + before)
    self.before = WordSet(before)
    self.toilets = WordSet(toilets)
    self.wished = WordSet(wished)
    self.owned = WordSet(owned)
    self.qualities = WordSet(qualities)
    self.stays = WordSet(stays)
    all = WordSet(
      [speaker, who, may, help, nothing] + listeners + atOnce + later + before + more)
  }

  private static let spanish = Self(
    speaker: "yo", listeners: ["tú", "vos", "usted"], who: "quién", may: "poder", take: "coger",
    help: "ayuda", nothing: "nada", atOnce: ["ahora", "ahora mismo", "otra vez", "ya"],
    later: ["después"], before: ["antes"],
    toilets: ["baño", "váter", "servicio", "aseo", "lavabo"],
    wished: ["comer", "beber", "dormir", "jugar", "salir", "descansar"],
    owned: ["mío", "mi"],
    qualities: ["grande", "pequeño", "diferente", "igual", "distinto", "enorme"],
    stays: ["colegio", "cole", "escuela", "hospital", "trabajo", "tienda", "supermercado"],
    more: ["parar"])
  private static let portuguese = Self(
    speaker: "eu", listeners: ["você", "tu"], who: "quem", may: "poder", take: "pegar",
    help: "ajuda", nothing: "nada", atOnce: [],
    later: ["depois", "agora", "já"], before: ["antes"],
    toilets: ["banheiro", "casa de banho", "vaso sanitário"],
    wished: ["comer", "beber", "dormir", "brincar", "sair", "descansar"],
    owned: ["meu"],
    qualities: ["grande", "pequeno", "diferente", "igual", "enorme"],
    stays: ["escola", "hospital", "trabalho", "mercado", "loja", "creche"], more: [])
}
