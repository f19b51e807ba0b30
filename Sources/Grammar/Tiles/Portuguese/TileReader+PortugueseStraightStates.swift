import AACCore

/// Short Portuguese rows without a verb of which each word has one use only: *homem / alto / chapéu, hotel / piscina / grande, vizinho / cachorro / bravo, eu / dor /
/// joelho / esquerdo, olhos / vermelho / inchado, eu / vontade / croissant, você / razão, escada rolante / parada*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Predicado nominal*, *Adjunto adnominal*) and 13 (*Ser* and *estar*); Bechara, *Regência nominal*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func straightVerbless(_ row: [Constituent]) -> [Clause]? {
    guard
      row.allSatisfy({
        $0.lexeme.wordClass != .adposition && $0.lexeme.wordClass != .numeral
          && $0.lexeme.wordClass != .interjection
      })
    else { return nil }
    return straightlyFelt(row) ?? straightSide(row) ?? straightPassing(row) ?? straightWearer(row)
      ?? straightWhole(row) ?? straightWorker(row)
  }

  // MARK: - What one feels and has

  /// *Eu / vontade / croissant, você / razão*: what one has a mind to, and whether one is right.
  private func straightlyFelt(_ row: [Constituent]) -> [Clause]? {
    let who = row[0].lexeme
    guard who.wordClass == .pronoun, who.kind == .person else { return nil }
    var having = Constituent.linking("ter")
    having.lexeme.kind = .action
    if row.count == 3, row[1].lexeme.lemma == "vontade", isStraightNoun(row[2]),
      !row[2].lexeme.isBeing
    {
      return [straightClause([row[0]], having, [row[1], known("de"), row[2]])]
    }
    if row.count == 3, row[1].lexeme.wordClass == .adjective, row[2].lexeme.kind == .clothing,
      ["lindo", "linda", "bonito", "bonita", "elegante", "chique", "maravilhoso", "maravilhosa"]
        .contains(row[1].lexeme.lemma), isStraightNoun(row[2])
    {
      return [
        straightClause([row[0]], .linking("estar"), [row[1], known("com"), article, row[2]])
      ]
    }
    guard row.count == 2, who.lemma != "eu",
      ["razão", "culpa", "juízo", "sorte", "coragem"].contains(row[1].lexeme.lemma)
    else { return nil }
    return [straightClause([row[0]], having, [row[1]])]
  }

  // MARK: - Left and right

  /// *Eu / dor / joelho / esquerdo, meu / sapato / direito / furado, eu / braço / direito / quebrado*: which of the two it is.
  private func straightSide(_ row: [Constituent]) -> [Clause]? {
    guard
      let side = row.firstIndex(where: {
        ["direito", "direita", "esquerdo", "esquerda"].contains($0.lexeme.lemma)
      }), side > 0, isStraightNoun(row[side - 1]),
      row[side - 1].lexeme.kind == .body || row[side - 1].lexeme.kind == .clothing
    else { return nil }
    var which = row[side]
    which.lexeme = Lexeme(
      lemma: which.lexeme.lemma.hasPrefix("direit") ? "direito" : "esquerdo",
      wordClass: .adjective, kind: .quality)
    if side == 1, row.count == 3, row[2].lexeme.wordClass == .adjective,
      isPassing(row[2].lexeme, of: row[0].lexeme)
    {
      return [straightClause([row[0], which], .linking("estar"), [row[2]])]
    }
    if side == 3, row.count == 4, row[0].lexeme.lemma == "eu", row[1].lexeme.lemma == "dor" {
      var having = Constituent.linking("ter")
      having.lexeme.kind = .action
      return [straightClause([row[0]], having, [row[1], row[2], which])]
    }
    guard side == 2, row.count == 4, row[3].lexeme.wordClass == .adjective,
      isPassing(row[3].lexeme, of: row[1].lexeme),
      row[0].lexeme.kind == .possessive || row[0].lexeme.lemma == "eu"
    else { return nil }
    var own = row[0]
    if own.lexeme.lemma == "eu" {
      own = known("meu")
      own.tile = row[0].tile
    }
    return [straightClause([own, row[1], which], .linking("estar"), [row[3]])]
  }

  // MARK: - Things and beings

  /// *Olhos / vermelho / inchado, escada rolante / parada*: how a part of the body or a thing is now.
  private func straightPassing(_ row: [Constituent]) -> [Clause]? {
    if row.count == 3, row[0].lexeme.kind == .body, isStraightNoun(row[0]),
      row[1].lexeme.wordClass == .adjective, row[2].lexeme.wordClass == .adjective,
      isPassing(row[2].lexeme, of: row[0].lexeme), !row[2].lexeme.kind.isSmall,
      !["direito", "direita", "esquerdo", "esquerda"].contains(row[1].lexeme.lemma)
    {
      return [straightClause([row[0]], .linking("estar"), [row[1], row[2]])]
    }
    guard row.count == 2, isPlainThing(row[0]), tables.gender(of: row[0].lexeme) == .feminine,
      row[1].lexeme.wordClass == .noun, row[1].lexeme.lemma == "parada",
      row[0].lexeme.kind == .device || row[0].lexeme.kind == .vehicle
        || ["escada rolante", "roda-gigante", "fila", "esteira"].contains(row[0].lexeme.lemma)
    else { return nil }
    var still = row[1]
    still.lexeme = Lexeme(lemma: "parado", wordClass: .adjective, kind: .state)
    return [straightClause([row[0]], .linking("estar"), [still])]
  }

  /// *Homem / alto / chapéu, menina / loira / tranças*: what the one who looks like that wears or has.
  private func straightWearer(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isStraightNoun(row[0]), row[0].lexeme.isHuman,
      row[0].lexeme.lemma != "bebê", row[1].lexeme.wordClass == .adjective,
      !isCondition(row[1].lexeme), row[1].lexeme.kind != .emotion, row[1].lexeme.kind != .state,
      isPlainThing(row[2])
    else { return nil }
    let lemma = row[2].lexeme.lemma
    if row[2].lexeme.kind == .clothing || StraightRowWords.worn.contains(lemma) {
      return [straightClause([row[0], row[1]], deed("usar"), [row[2]])]
    }
    guard
      StraightRowWords.had.contains(lemma) || row[2].lexeme.kind == .vehicle
        || row[2].lexeme.kind == .toy
    else { return nil }
    return [straightClause([row[0], row[1]], deed("ter"), [row[2]])]
  }

  /// *Hotel / piscina / grande, vizinho / cachorro / bravo, gato / rabo / peludo, bicicleta / corrente / solta*: of whom and of what it is.
  private func straightWhole(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isStraightNoun(row[0]), isStraightNoun(row[1]) else { return nil }
    let whole = row[0].lexeme, part = row[1].lexeme
    var quality = row[2]
    if let state = StraightRowWords.feminineStates[quality.lexeme.lemma],
      quality.lexeme.wordClass == .noun, tables.gender(of: part) == .feminine
    {
      quality.lexeme = Lexeme(
        lemma: state, wordClass: .adjective, kind: state == "barato" ? .quality : .state)
    }
    guard quality.lexeme.wordClass == .adjective, isStraightPart(part, of: whole) else {
      return nil
    }
    let isNow =
      isPassing(quality.lexeme, of: part)
      && (whole.kind != .animal || SuppliedWords.conditions.contains(quality.lexeme.lemma)
        || isParticiple(quality.lexeme.lemma) && quality.lexeme.lemma != "comprido")
      || ["solto", "solta", "fresco"].contains(quality.lexeme.lemma)
    return [
      straightClause(
        [row[1], known("de"), article, row[0]], .linking(isNow ? "estar" : "ser"), [quality])
    ]
  }

  private func isStraightPart(_ part: Lexeme, of whole: Lexeme) -> Bool {
    if whole.isHuman {
      let isOwner = isOwnerByName(whole) || ["vizinho", "vizinha"].contains(whole.lemma)
      return isOwner && part.kind == .animal && !PortugueseCallWords.called(whole.lemma)
    }
    if whole.kind == .animal {
      return ["rabo", "cauda", "pelo", "bico", "asa", "pata", "juba", "tromba", "crista"]
        .contains(part.lemma)
    }
    if whole.isPlaceLike || StraightRowWords.ofPlaces.contains(whole.lemma) {
      return StraightRowWords.ofPlaces.contains(part.lemma) && whole.lemma != part.lemma
    }
    return
      (whole.kind == .vehicle || whole.kind == .device || whole.kind == .clothing
      || whole.kind == .furniture || whole.kind == .book)
      && StraightRowWords.ofThings.contains(part.lemma)
  }

  /// *Motorista / ônibus / amarelo / muito / gentil*: whose work it is, and what he is like.
  private func straightWorker(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4 || row.count == 5, isStraightNoun(row[0]), row[0].lexeme.isHuman,
      isPlainThing(row[1]),
      row[1].lexeme.kind == .vehicle || row[1].lexeme.isPlaceLike,
      row[2].lexeme.kind == .color || row[2].lexeme.kind == .size
        || ["novo", "velho"].contains(row[2].lexeme.lemma),
      let last = row.last, last.lexeme.wordClass == .adjective, last.lexeme.kind != .color,
      row.count == 4 || row[3].lexeme.kind == .degree || row[3].lexeme.lemma == "muito"
    else { return nil }
    let copula = Constituent.linking(isCondition(last.lexeme) ? "estar" : "ser")
    return [
      straightClause([row[0], known("de"), article, row[1], row[2]], copula, Array(row[3...]))
    ]
  }
}
