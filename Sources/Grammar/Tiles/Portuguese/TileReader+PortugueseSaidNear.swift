import AACCore

/// Portuguese rows whose last word is known by what it is to those before it: *primeira / pergunta / fácil, melancia / madura / doce, olho / inchado /
/// alergia, pão / duro / pássaros, ônibus / passar / cada / hora, eu / sentir / tontura / levantar, nuvem / tapar / lua, elevador / subir / devagar,
/// semáforo / mudar / verde* (Cunha & Cintra, chapter 7, *Predicativo* and *Adjunto adverbial*; Bechara, *Orações reduzidas*).
extension TileReader {
  /// The clauses of such a row; nil: any other.
  func saidNear(_ row: [Constituent]) -> [Clause]? {
    guard (3...6).contains(row.count) else { return nil }
    if let said = atEvery(row) { return said }
    if row.contains(where: { $0.lexeme.wordClass == .verb }) {
      return whenDoing(row) ?? firstDoes(row).map { [$0] }
    }
    guard isPlain else { return nil }
    return isWhichOneSo(row) ?? bodySwollen(row) ?? forAnimal(row) ?? fateToday(row)
  }

  // MARK: - Times

  /// *Ônibus / passar / cada / hora*: at every hour (Bechara, *Preposição a*).
  private func atEvery(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row[row.count - 2].lexeme.lemma == "cada", let last = row.last,
      SaidNearWords.units.contains(last.lexeme.lemma), row[row.count - 3].lexeme.lemma != "a",
      let first = row[row.count - 2].tile, let next = last.tile
    else { return nil }
    let time = Lexeme(
      lemma: "a cada \(last.lexeme.lemma)", wordClass: .adverb, kind: .frequency)
    let readings = readWhole(Array(row.dropLast(2)) + [Constituent(time, tile: first)])
    return readings.map { reading in
      var whole = reading
      whole.joins[first] = [first, next]
      return whole
    }
  }

  /// *Eu / sentir / tontura / levantar*: what one feels when one does it.
  private func whenDoing(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.isHuman || row[0].lexeme.kind == .person,
      ["sentir", "ter"].contains(row[1].lexeme.lemma), row[1].lexeme.isInfinitive,
      SaidNearWords.symptoms.contains(row[2].lexeme.lemma), row[3].lexeme.isInfinitive,
      SaidNearWords.movements.contains(row[3].lexeme.lemma), let link = tables.lexicon.known("ao")
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[1]
    clause.complements = [row[2], Constituent(link), row[3]]
    clause.reasons.append(Realization.RuleApplication(.joinsWords, row[3].lexeme.lemma, "ao"))
    return [clause]
  }

  // MARK: - What the first does

  /// *Nuvem / tapar / lua, elevador / subir / devagar, semáforo / mudar / verde, sapatos / novos / machucar*.
  private func firstDoes(_ row: [Constituent]) -> Clause? {
    guard let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      verb == 1 || verb == 2,
      row[verb].lexeme.isInfinitive, row[0].lexeme.wordClass == .noun, row[0].government == nil,
      verb == 1 || row[1].lexeme.wordClass == .adjective
    else { return nil }
    let deed = row[verb].lexeme.lemma, who = row[0].lexeme
    let rest = Array(row[(verb + 1)...])
    var clause = Clause(variety: variety)
    clause.subject = Array(row[..<verb])
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[verb]
    clause.complements = rest
    switch deed {
    case "tapar", "cobrir", "esconder":
      guard rest.count == 1, SaidNearWords.covering.contains(who.lemma),
        rest[0].lexeme.wordClass == .noun
      else { return nil }
    case "subir", "descer":
      guard rest.count == 1, SaidNearWords.rising.contains(who.lemma),
        SaidNearWords.paces.contains(rest[0].lexeme.lemma)
      else { return nil }
    case "mudar":
      guard rest.count == 1, rest[0].lexeme.kind == .color,
        SaidNearWords.turning.contains(who.lemma)
      else { return nil }
      let color = Lexeme(
        lemma: "para \(rest[0].lexeme.lemma)", wordClass: .adverb, kind: .manner)
      clause.complements = [Constituent(color, tile: rest[0].tile)]
      if isPlain { clause.tense = .past }
    case "machucar", "apertar", "incomodar":
      guard rest.isEmpty, who.kind == .clothing, verb == 2 else { return nil }
      if isPlain { clause.tense = .present }
    default: return nil
    }
    return clause
  }

  // MARK: - Without a verb

  /// *Primeira / pergunta / fácil, melancia / madura / doce*: which one it is, and how.
  private func isWhichOneSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 else { return nil }
    let last = row[2].lexeme
    if ["novo", "nova"].contains(row[0].lexeme.lemma), row[1].lexeme.wordClass == .noun,
      last.wordClass == .adjective, row[1].government == nil
    {
      return read([article, row[1], row[0], .linking(link(to: last), .third), row[2]])
    }
    if SaidNearWords.ranks.contains(row[0].lexeme.lemma), row[1].lexeme.wordClass == .noun,
      last.wordClass == .adjective, row[1].government == nil
    {
      return read([article] + row[..<2] + [.linking(link(to: last), .third), row[2]])
    }
    guard row[0].lexeme.wordClass == .noun, KindSet.edible.contains(row[0].lexeme.kind),
      row[1].lexeme.wordClass == .adjective, SaidNearWords.tastes.contains(last.lemma)
    else { return nil }
    var taste = row[2]
    taste.lexeme = Lexeme(lemma: last.lemma, wordClass: .adjective, kind: .quality)
    return read([article] + row[..<2] + [.linking("ser", .third), taste])
  }

  private func link(to quality: Lexeme) -> String {
    let isState =
      quality.kind == .state || quality.kind == .emotion
      || quality.endsLikeParticiple
    return isState ? "estar" : "ser"
  }

  /// *Olho / inchado / alergia, perna / inchada / queda*: how one's own part is, and because of what.
  private func bodySwollen(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.kind == .body, row[1].lexeme.wordClass == .adjective,
      SaidNearWords.causes.contains(row[2].lexeme.lemma)
    else { return nil }
    let isFeminine = tables.gender(of: row[0].lexeme) == .feminine
    return read(
      [
        known(isFeminine ? "minha" : "meu"), row[0], .linking("estar", .third), row[1],
        known("por causa de"), article, row[2],
      ])
  }

  /// *Pão / duro / pássaros*: for whom it is.
  private func forAnimal(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, KindSet.edible.contains(row[0].lexeme.kind),
      row[0].lexeme.wordClass == .noun, row[1].lexeme.wordClass == .adjective,
      row[2].lexeme.wordClass == .noun, row[2].lexeme.kind == .animal
    else { return nil }
    var food = row[0]
    food.lexeme.article = .bare
    return read([food, row[1], known("para"), article, row[2]])
  }

  /// *Má / sorte / hoje*.
  private func fateToday(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["má", "boa"].contains(row[0].lexeme.lemma),
      ["sorte", "notícia", "ideia"].contains(row[1].lexeme.lemma), row[2].lexeme.kind.isTemporal
    else { return nil }
    return [spoken(row.map { ($0.lexeme.lemma, $0.tile, true) }, exclaims: false)]
  }
}

/// Words of such rows.
private enum SaidNearWords {
  static let units: WordSet = [
    "hora", "minuto", "meia hora", "segundo", "instante", "dez minutos", "semana", "mês",
  ]
  static let symptoms: WordSet = [
    "tontura", "dor", "enjoo", "falta de ar", "vertigem", "cansaço", "fraqueza", "ardência",
  ]
  /// What one does when one feels it.
  static let movements: WordSet = [
    "levantar", "levantar-se", "andar", "sentar", "correr", "respirar", "engolir", "comer", "falar",
    "deitar", "mastigar", "subir", "descer", "tossir", "virar", "mexer",
  ]
  static let covering: WordSet = [
    "nuvem", "nuvens", "neve", "névoa", "neblina", "poeira", "areia", "sombra", "fumaça",
  ]
  static let rising: WordSet = ["elevador", "avião", "balão", "foguete", "pipa", "teleférico"]
  static let paces: WordSet = ["devagar", "rápido", "depressa", "lentamente"]
  /// What changes its colour.
  static let turning: WordSet = ["semáforo", "sinal", "farol", "folha", "folhas", "céu", "luz"]
  static let ranks: WordSet = [
    "primeiro", "primeira", "segundo", "segunda", "terceiro", "terceira", "último", "última",
    "próximo", "próxima",
  ]
  static let tastes: WordSet = ["doce", "salgado", "azedo", "amargo", "azeda", "amarga", "salgada"]
  static let causes: WordSet = [
    "alergia", "gripe", "queda", "picada", "injeção", "resfriado", "sono", "choro", "calor", "frio",
    "batida", "tombo", "infecção", "febre", "sol", "poeira", "fumaça",
  ]
}
