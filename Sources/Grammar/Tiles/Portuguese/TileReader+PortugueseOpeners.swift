import AACCore

/// What a Portuguese row opens with, compares and reckons: ***claro** / eu / querer, **na minha opinião** / escola / precisar / rampa, **doutor** /
/// meu / barriga / doer, irmão / ser / mais / velho / **eu**, dois / mais / dois / ser / quatro, semana / ter / sete / dia*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Vocativo*), chapter 10 (*Comparativo*) and chapter 20 (*Vírgula*); Bechara, *Marcadores discursivos*.
extension TileReader {
  /// The row as it is meant; the same row where none of these words is in it.
  func withOpeners(_ tiles: [Constituent]) -> [Constituent] {
    guard tiles.count > 2, tiles.count < 16 else { return tiles }
    var row = tiles
    if isOpening(row) || isCalledAbout(row) {
      row[0] = row[0].calledOut
    }
    askHour(&row)
    setInDay(&row)
    compareWith(&row)
    passOnTo(&row)
    return row
  }

  /// *Claro / eu / querer*: what is thought of all that follows.
  private func isOpening(_ row: [Constituent]) -> Bool {
    guard OpenerWords.openers.contains(row[0].lexeme.lemma), row[0].lexeme.kind != .social else {
      return false
    }
    let next = row[1].lexeme
    if OpenerWords.qualities.contains(row[0].lexeme.lemma), next.wordClass != .pronoun,
      next.wordClass != .verb, next.lemma != "não"
    {
      return false
    }
    return row.dropFirst().contains { $0.lexeme.wordClass == .verb }
      || row.last?.lexeme.wordClass == .adjective
  }

  /// *Doutor / meu / barriga / doer, mãe / meu / brinquedo / quebrar*: who is told what is the matter with a thing of the speaker's.
  private func isCalledAbout(_ row: [Constituent]) -> Bool {
    guard row.count == 4 || row.count == 5, PortugueseCallWords.called(row[0].lexeme.lemma),
      ["meu", "minha"].contains(row[1].lexeme.lemma), row[2].lexeme.wordClass == .noun,
      !row[2].lexeme.isHuman
    else { return false }
    let said = row[3].lexeme
    if said.wordClass == .adjective { return row.count == 4 && row[2].lexeme.kind != .body }
    guard said.isInfinitive else { return false }
    return OpenerWords.mishaps.contains(said.lemma)
  }

  /// *Falar / pai / que / cachorro / fugir, contar / professora / que…*: to whom it is said.
  private func passOnTo(_ row: inout [Constituent]) {
    guard row.count > 4, ["falar", "contar", "dizer"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, row[1].lexeme.isHuman, row[1].lexeme.wordClass == .noun,
      row[2].lexeme.lemma == "que"
    else { return }
    row.insert(known("para"), at: 1)
  }

  /// *Filme / começar / que / hora*.
  private func askHour(_ row: inout [Constituent]) {
    guard
      let hour = row.indices.dropFirst().first(where: {
        row[$0].lexeme.lemma == "hora" && row[$0 - 1].lexeme.lemma == "que"
      })
    else { return }
    row[hour].lexeme.lemma = "horas"
    row[hour].lexeme.number = .plural
  }

  /// *Dor / ser / forte / noite*: when it is so.
  private func setInDay(_ row: inout [Constituent]) {
    guard row.count > 3, let last = row.last?.lexeme, let part = OpenerWords.parts[last.lemma],
      row[row.count - 2].lexeme.wordClass == .adjective,
      ["ser", "estar", "ficar"].contains(row[row.count - 3].lexeme.lemma),
      let time = tables.lexicon.known(part)
    else { return }
    row[row.count - 1].lexeme = time
  }

  /// *Irmão / ser / mais / velho / eu, time / ser / pior / meu, hoje / estar / mais / frio / ontem*: than whom, what or when.
  private func compareWith(_ row: inout [Constituent]) {
    guard let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > 0,
      ["ser", "estar"].contains(row[verb].lexeme.lemma),
      !row.contains(where: { ["que", "do que", "de", "e"].contains($0.lexeme.lemma) }),
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return }
    let place: Int
    if OpenerWords.compared.contains(row[verb + 1 < row.count ? verb + 1 : verb].lexeme.lemma) {
      place = verb + 2
    } else if verb + 3 < row.count, ["mais", "menos"].contains(row[verb + 1].lexeme.lemma),
      row[verb + 2].lexeme.wordClass == .adjective
        || ["frio", "calor"].contains(row[verb + 2].lexeme.lemma)
    {
      place = verb + 3
    } else {
      return
    }
    guard place < row.count, place + 2 >= row.count, let last = row.last?.lexeme,
      place + 1 == row.count || row[place].lexeme.isDeterminerLike,
      last.wordClass == .pronoun && last.kind == .person || last.kind == .possessive
        || last.kind.isTemporal && row[..<verb].contains(where: \.lexeme.kind.isTemporal)
        || last.wordClass == .properNoun && last.isHuman
    else { return }
    row.insert(
      Constituent(Lexeme(lemma: "que", wordClass: .conjunction, kind: .connective)), at: place)
  }

  /// *Dois / mais / dois / ser / quatro; semana / ter / sete / dia; ontem / ser / quarta-feira*.
  func reckoned(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.count < 6 else { return nil }
    if row.count == 3, let sum = sum(row) { return [sum] }
    guard row.count > 2, row[0].lexeme.kind.isTemporal, row[1].lexeme.wordClass == .verb else {
      return nil
    }
    var clause = Clause(variety: variety)
    clause.verb = row[1]
    clause.complements = Array(row[2...])
    if row.count == 4, row[1].lexeme.lemma == "ter", row[0].lexeme.wordClass == .noun,
      row[2].lexeme.wordClass == .numeral,
      row[3].lexeme.kind.isTemporal || tables.lexicon.isUnitOfTime(row[3].lexeme.lemma)
    {
      clause.subject = [row[0]]
      return [clause]
    }
    guard row.count == 3, row[1].lexeme.lemma == "ser",
      ["ontem", "anteontem"].contains(row[0].lexeme.lemma), row[2].lexeme.kind == .weekday
    else { return nil }
    clause.subject = [row[0]]
    return [clause]
  }

  /// *Dois / mais / dois*, whose result nobody says.
  private func sum(_ row: [Constituent]) -> Clause? {
    guard row[0].lexeme.wordClass == .numeral, row[2].lexeme.wordClass == .numeral,
      ["mais", "menos", "vezes"].contains(row[1].lexeme.lemma)
    else { return nil }
    return spoken(row.map { ($0.lexeme.lemma, $0.tile, true) }, exclaims: false)
  }
}

/// Words that a row opens with, and by which it compares.
private enum OpenerWords {
  static let openers: WordSet = [
    "claro", "na minha opinião", "com certeza", "é claro", "por exemplo", "na verdade",
    "infelizmente", "felizmente", "sinceramente", "pra mim", "ainda bem", "tudo bem", "beleza",
    "então tá", "certo", "tá bom", "está bem", "olha só", "enfim", "por mim", "obviamente", "ok",
    "para mim",
  ]
  /// Those that say as well what something is like.
  static let qualities: WordSet = ["claro", "certo", "beleza"]
  static let mishaps: WordSet = [
    "doer", "arder", "coçar", "sangrar", "formigar", "inchar", "quebrar", "rasgar", "furar",
    "sumir", "cair", "acabar", "molhar", "estragar", "travar", "descarregar", "desligar", "apertar",
    "chegar", "começar", "funcionar",
  ]
  static let parts = ["noite": "à noite", "manhã": "de manhã", "tarde": "à tarde"]
  static let compared: WordSet = ["pior", "melhor", "maior", "menor"]
}
