import AACCore

/// Spanish rows that set one of a kind against another, or offer both: *ahora / no / luego / sí, pescado / no / gustar / pollo / sí, hoy / no / mañana,
/// doler / aquí / no / allí, tú / empezar / no / yo, parque / piscina / cuál*.
///
/// Sources: NGLE §48.1–48.3 (*negación*), §48.11 (what is left out behind *no* and *sí*), §31.10 (*adversativas*), §22.13 (*interrogativas alternativas*).
extension TileReader {
  private typealias Piece = (text: String, tile: Int?, leans: Bool)

  /// What is said of the one and not of the other; nil where the row does not set them apart.
  func setAgainst(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.count < 8,
      row.allSatisfy({
        $0.lexeme.wordClass != .conjunction && $0.lexeme.wordClass != .adposition
          && ($0.lexeme.kind != .social || isAnswer($0))
      })
    else { return nil }
    if let said = numberedApart(row) ?? judgedApart(row) ?? perhapsApart(row) { return said }
    if let said = refusedWhileSo(row) ?? unafraid(row) { return said }
    return chosenBetween(row) ?? answeredApart(row) ?? answeredOfOther(row) ?? oneNotOther(row)
      ?? doneNotElse(row)
  }

  private func isAnswer(_ word: Constituent) -> Bool {
    isNegator(word) || word.lexeme.lemma == "sí"
  }

  /// Whether both are of one kind, so that one can stand for the other.
  private func areAlike(_ one: Constituent, _ other: Constituent) -> Bool {
    let (first, second) = (one.lexeme, other.lexeme)
    guard first.lemma != second.lemma, first.lemma != "ya", second.lemma != "ya" else {
      return false
    }
    if first.kind.isTemporal || second.kind.isTemporal {
      return first.kind.isTemporal && second.kind.isTemporal
    }
    if ContrastWords.places.contains(first.lemma) || ContrastWords.places.contains(second.lemma) {
      return ContrastWords.places.contains(first.lemma)
        && ContrastWords.places.contains(second.lemma)
    }
    if first.wordClass == .adjective || second.wordClass == .adjective {
      return first.wordClass == .adjective && second.wordClass == .adjective
    }
    if first.kind == .demonstrative || second.kind == .demonstrative {
      return first.kind == second.kind
    }
    if first.isInfinitive || second.isInfinitive {
      return first.isInfinitive && second.isInfinitive
    }
    if first.isHuman || second.isHuman { return first.isHuman && second.isHuman }
    guard first.wordClass == .noun, second.wordClass == .noun else { return false }
    return first.kind == second.kind
      || KindSet.edible.contains(first.kind) && KindSet.edible.contains(second.kind)
      || first.isPlaceLike && second.isPlaceLike
  }

  /// Whether it is when or where.
  private func isSetting(_ word: Constituent) -> Bool {
    word.lexeme.kind.isTemporal || ContrastWords.places.contains(word.lexeme.lemma)
  }

  /// The words of one side, with *el* before days of the week.
  private func side(_ word: Constituent, leans: Bool) -> [Piece] {
    guard word.lexeme.kind == .weekday, !written(word).contains(" ") else {
      return [(written(word), word.tile, leans)]
    }
    return [("el", nil, leans), (written(word), word.tile, true)]
  }

  /// The thing with its article.
  private func named(_ word: Constituent, leans: Bool) -> [Piece] {
    guard word.lexeme.wordClass == .noun, !word.lexeme.kind.isTemporal else {
      return side(word, leans: leans)
    }
    guard let article = article(of: word) else { return [(written(word), word.tile, leans)] }
    return [(article, nil, leans), (written(word), word.tile, true)]
  }

  private func article(of word: Constituent) -> String? {
    if KinWords.own.contains(word.lexeme.lemma) {
      return isWrittenPlural(word) || word.lexeme.number == .plural ? "mis" : "mi"
    }
    guard word.lexeme.article != .bare, !OwnerWords.parents.contains(word.lexeme.lemma) else {
      return nil
    }
    let isFeminine = tables.gender(of: word.lexeme) == .feminine
    if isWrittenPlural(word) || word.lexeme.number == .plural { return isFeminine ? "las" : "los" }
    return isFeminine && !["agua", "aula", "águila", "área"].contains(word.lexeme.lemma)
      ? "la" : "el"
  }

  private func apart(_ pieces: [Piece]) -> Clause { spoken(pieces, exclaims: false) }

  // MARK: - Yes and no

  /// *Ahora / no / luego / sí, arriba / sí / abajo / no*.
  private func answeredApart(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isAnswer(row[1]), isAnswer(row[3]),
      isNegator(row[1]) != isNegator(row[3]), areAlike(row[0], row[2])
    else { return nil }
    return [
      apart(
        side(row[0], leans: true) + [(written(row[1]), row[1].tile, true)]
          + side(row[2], leans: false) + [(written(row[3]), row[3].tile, true)])
    ]
  }

  /// *Pescado / no / gustar / pollo / sí, gustar / carne / pescado / no, yo / terminar / tú / no*: what is so of the one is not of the other.
  private func answeredOfOther(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, let answer = row.last, isAnswer(answer),
      case let other = row[row.count - 2],
      case let first = Array(row.dropLast(2)), let verb = loneVerb(first),
      !first.contains(where: { $0.lexeme.kind == .question }),
      first.contains(where: isNegator) != isNegator(answer),
      !first.contains(where: { $0.lexeme.lemma == "sí" }), written(other) != "mí",
      other.lexeme.lemma != "yo" || first[0].lexeme.isHuman
        || first[0].lexeme.wordClass == .pronoun,
      !other.lexeme.isInfinitive || ContrastWords.wished.contains(first[verb].lexeme.lemma),
      first.contains(where: { areAlike($0, other) })
    else { return nil }
    let isLiked = frame(of: first[verb]).pattern == .experiencer
    guard !isLiked || !other.lexeme.isHuman else { return nil }
    guard let said = saidWhole(first), said.sequels.isEmpty, !said.isQuestion,
      !said.options.contains(.request)
    else { return nil }
    let isNamed = isLiked || other.lexeme.isHuman || !KindSet.edible.contains(other.lexeme.kind)
    let pieces = isNamed ? named(other, leans: true) : side(other, leans: true)
    return [said.and(apart(pieces + [(written(answer), answer.tile, true)]))]
  }

  // MARK: - The one, not the other

  /// *Hoy / no / mañana, arriba / no / abajo, grande / no / pequeño*.
  private func oneNotOther(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, let no = row.firstIndex(where: isNegator), no < 2 else { return nil }
    let pair = row.indices.filter { $0 != no }.map { row[$0] }
    guard areAlike(pair[0], pair[1]),
      isSetting(pair[0])
        || no == 1 && pair[0].lexeme.wordClass == .adjective
          && !pair[0].lexeme.isDeterminerLike && pair[0].lexeme.kind != .possessive
    else { return nil }
    let refused: [Piece] = [("no", row[no].tile, true)]
    if no == 0 || pair[0].lexeme.kind.isTemporal {
      return [apart(side(pair[0], leans: true) + refused + side(pair[1], leans: false))]
    }
    return [
      apart(side(pair[0], leans: true) + [("no", row[no].tile, false)] + side(pair[1], leans: true))
    ]
  }

  /// *Doler / aquí / no / allí, querer / jugar / no / dormir, tú / empezar / no / yo, ir / hoy / no / mañana*.
  private func doneNotElse(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, let other = row.last, isNegator(row[row.count - 2]),
      case let first = Array(row.dropLast(2)), !first.contains(where: isAnswer),
      !first.contains(where: { $0.lexeme.kind == .question }), let one = first.last
    else { return nil }
    let refused: [Piece] = [("no", row[row.count - 2].tile, true)]
    if other.lexeme.wordClass == .pronoun, other.lexeme.kind == .person, first.count == 2,
      first[0].lexeme.isHuman, areAlike(first[0], other), first[1].lexeme.isInfinitive,
      frame(of: first[1]).pattern != .experiencer
    {
      let isOver =
        ItselfWords.befalling.contains(first[1].lexeme.lemma)
        || ContrastWords.over.contains(first[1].lexeme.lemma)
      let said =
        isOver ? over(first[1], by: known(first[0])) : stated(first[1], by: known(first[0]))
      return said.map { $0.and(apart(refused + side(other, leans: true))) }
    }
    let isDeed =
      one.lexeme.isInfinitive && first.count == 2 && first[0].lexeme.isInfinitive
      && ContrastWords.wished.contains(first[0].lexeme.lemma) && !frame(of: other).isStrongOpener
    guard areAlike(one, other), isSetting(one) || isDeed,
      first.contains(where: { $0.lexeme.wordClass == .verb }), let said = saidWhole(first),
      said.sequels.isEmpty, !said.isQuestion
    else { return nil }
    return [said.and(apart(refused + side(other, leans: true)))]
  }

  /// *Número / cuatro / no / cinco*.
  private func numberedApart(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isNegator(row[2]), row[0].lexeme.wordClass == .noun,
      row[1].lexeme.wordClass == .numeral, row[3].lexeme.wordClass == .numeral,
      ContrastWords.numbered.contains(row[0].lexeme.lemma)
    else { return nil }
    let isFeminine = tables.gender(of: row[0].lexeme) == .feminine
    let the = isFeminine ? "la" : "el"
    return [
      apart(
        named(row[0], leans: true) + [(written(row[1]), row[1].tile, true)]
          + [("no", row[2].tile, false), (the, nil, true), (written(row[3]), row[3].tile, true)])
    ]
  }

  /// *Libro / aburrido / dibujos / no*: what is so of the one.
  private func judgedApart(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isNegator(row[3]), row[1].lexeme.wordClass == .adjective,
      row[0].lexeme.wordClass == .noun, row[2].lexeme.wordClass == .noun,
      !row[2].lexeme.kind.isTemporal, row[0].lexeme.isBeing == row[2].lexeme.isBeing,
      let first = spanishThought(Array(row[..<2])),
      first.isAboutThing || first.sort == .beingSo, first.clause.verb?.lexeme.lemma != "tener"
    else { return nil }
    return [
      first.clause.and(apart(named(row[2], leans: true) + [(written(row[3]), row[3].tile, true)]))
    ]
  }

  /// *Quizás / mañana / ahora / no*.
  private func perhapsApart(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isNegator(row[3]), areAlike(row[1], row[2]), isSetting(row[1]),
      ["quizás", "quizá", "tal vez", "mejor", "a lo mejor"].contains(row[0].lexeme.lemma)
    else { return nil }
    return [
      apart(
        [(written(row[0]), row[0].tile, true)] + side(row[1], leans: true)
          + side(row[2], leans: false) + [(written(row[3]), row[3].tile, true)])
    ]
  }

  /// *Fisio / hoy / no / cansado, parque / no / enfermo*: what one does not want, and why.
  private func refusedWhileSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, let mood = row.last, isNegator(row[row.count - 2]),
      SpanishThoughtWords.onlyOfBeings.contains(mood.lexeme.lemma),
      mood.lexeme.wordClass == .adjective, row[0].lexeme.wordClass == .noun,
      row.count == 3 || ["hoy", "ahora", "mañana"].contains(row[1].lexeme.lemma),
      row.count == 4 && !KinWords.own.contains(row[0].lexeme.lemma) || !row[0].lexeme.isBeing,
      !row[0].lexeme.kind.isTemporal
    else { return nil }
    let when = row.count == 4 ? side(row[1], leans: true) : []
    let refused = [(text: written(row[0]), tile: row[0].tile, leans: true)] + when
    return [
      apart(refused + [("no", row[row.count - 2].tile, true)]).and(
        told(.linking("estar", .first), [mood]))
    ]
  }

  /// *Yo / contigo / no / miedo*: what one does not feel.
  private func unafraid(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, let felt = row.last, isNegator(row[2]),
      FeltWords.had.contains(felt.lexeme.lemma), row[0].lexeme.wordClass == .pronoun,
      ["yo", "tú", "él", "ella"].contains(row[0].lexeme.lemma),
      ["contigo", "conmigo", "aquí", "ahora", "hoy", "allí", "ya", "todavía"].contains(
        row[1].lexeme.lemma)
    else { return nil }
    return read([row[0], row[2], deed("tener"), felt, row[1]])
  }

  // MARK: - Which of them

  /// *Parque / piscina / cuál, quién / mamá / papá, cuándo / hoy / mañana*: what is offered is named behind the question.
  private func chosenBetween(_ row: [Constituent]) -> [Clause]? {
    guard row.count < 6,
      let asking = row.first(where: { $0.lexeme.kind == .question }),
      ["cuál", "quién", "cuándo", "qué"].contains(asking.lexeme.lemma),
      case let wish = asking.lexeme.lemma == "cuál" ? wishAsked(row) : nil,
      row.count < (wish == nil ? 5 : 6),
      case let offered = row.filter({ $0.tile != asking.tile && $0.tile != wish?.tile }),
      offered.count > 1,
      asking.tile == row.first?.tile || asking.tile == row.last?.tile,
      offered.dropFirst().allSatisfy({ areAlike(offered[0], $0) }),
      offered.allSatisfy({ isOffered($0, asking.lexeme.lemma) })
    else { return nil }
    var pieces: [Piece] = [(written(asking), asking.tile, true)]
    if let wish { pieces.append(wish) }
    let isBare = asking.lexeme.lemma == "qué"
    for (index, word) in offered.enumerated() {
      let isLast = index + 1 == offered.count
      if isLast {
        let opens = written(word).hasPrefix("o") || written(word).hasPrefix("ho")
        let isArticled = !isBare && word.lexeme.wordClass == .noun && article(of: word) != nil
        pieces.append((opens && (isBare || !isArticled) ? "u" : "o", nil, true))
      }
      let leans = isLast
      pieces += isBare ? side(word, leans: leans) : coloured(word, leans: leans)
    }
    var clause = apart(pieces)
    clause.isQuestion = true
    return [clause]
  }

  /// *Cuál / querer / rojo / azul*: that one is asked which of them one wants.
  private func wishAsked(_ row: [Constituent]) -> Piece? {
    guard row.count > 3, row[1].lexeme.isInfinitive,
      let said = ContrastWords.wishing[row[1].lexeme.lemma]
    else { return nil }
    let isVos = variety == .spanishArgentina
    return (isVos ? said.vos : said.tú, row[1].tile, true)
  }

  private func coloured(_ word: Constituent, leans: Bool) -> [Piece] {
    word.lexeme.wordClass == .adjective
      ? [("el", nil, leans), (written(word), word.tile, true)] : named(word, leans: leans)
  }

  private func isOffered(_ word: Constituent, _ asking: String) -> Bool {
    let lexeme = word.lexeme
    return switch asking {
    case "quién": lexeme.isHuman && lexeme.wordClass != .pronoun
    case "cuándo": lexeme.kind.isTemporal
    case "qué":
      lexeme.wordClass == .noun && KindSet.edible.contains(lexeme.kind) || lexeme.kind == .game
    default:
      lexeme.wordClass == .noun && !lexeme.isBeing && !lexeme.kind.isTemporal
        || lexeme.kind == .color || ["grande", "pequeño"].contains(lexeme.lemma)
    }
  }
}

/// Words that are set against each other.
private enum ContrastWords {
  /// What one is asked who is to choose.
  static let wishing: [String: (tú: String, vos: String)] = [
    "querer": ("quieres", "querés"), "preferir": ("prefieres", "preferís"),
    "elegir": ("eliges", "elegís"),
  ]
  /// What has a number.
  static let numbered: WordSet = [
    "número", "página", "canal", "piso", "planta", "ejercicio", "puerta", "autobús", "talla",
    "nivel", "capítulo", "línea",
  ]
  static let places: WordSet = [
    "aquí", "ahí", "allí", "allá", "acá", "arriba", "abajo", "dentro", "fuera", "delante", "detrás",
    "cerca", "lejos",
  ]
  /// What is over as soon as one tells it.
  static let over: WordSet = [
    "empezar", "terminar", "acabar", "llegar", "venir", "romper", "hacer", "pegar", "gritar",
    "comenzar", "empujar", "tirar", "mentir", "caer", "elegir", "copiar",
  ]
  static let wished: WordSet = ["querer", "poder", "preferir", "necesitar", "gustar", "deber"]
}
