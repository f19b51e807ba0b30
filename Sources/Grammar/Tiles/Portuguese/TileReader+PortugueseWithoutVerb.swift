import AACCore

/// Portuguese rows that compare, contrast, let one choose or say what something is, with no verb laid: *meu / carro / maior / seu, qual / maior / sol /
/// lua, ovo / frito / não / cozido, hoje / ou / amanhã, nome / cachorro / Rex, consulta / três / horas, perna / direito / dormente*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Predicado nominal*), 10 (*Graus do adjetivo*) and 15 (*Locuções prepositivas*); Bechara, *Elipse*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func saidWithoutVerb(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, (3...7).contains(row.count),
      row.allSatisfy({ $0.lexeme.wordClass != .verb || $0.lexeme.lemma == "ser" })
    else { return nil }
    if row.contains(where: { $0.lexeme.kind == .question }) {
      return askedWhich(row) ?? askedWhy(row)
    }
    if row.contains(where: { $0.lexeme.wordClass == .verb }) { return nil }
    if let said = contrastedOrChosen(row) { return said }
    guard
      !row.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.lemma == "não"
      })
    else { return nil }
    return comparedWithDay(row) ?? comparedWithOther(row) ?? bestOfAll(row) ?? namedSo(row)
      ?? setForDayAndHour(row) ?? setForHour(row)
      ?? favouriteIs(row) ?? describedMore(row) ?? besideThing(row) ?? afterwards(row)
  }

  private func gendered(_ word: Constituent, like noun: Lexeme) -> Constituent {
    var own = word
    let gender = tables.gender(of: noun) ?? .masculine
    let number: GrammaticalNumber = noun.number == .plural ? .plural : .singular
    let form = variety.morphology.adjective(word.lexeme.lemma, gender, number).first
    own.lexeme = Lexeme(lemma: form ?? word.lexeme.lemma, wordClass: .noun, kind: .thing)
    own.lexeme.gender = gender
    own.lexeme.number = number == .plural ? .plural : nil
    own.lexeme.article = .definite
    return own
  }

  // MARK: - Compared

  /// *Hoje / mais / frio / ontem*: one day with another.
  private func comparedWithDay(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.kind.isTemporal, row[0].lexeme.wordClass == .adverb,
      row[3].lexeme.kind.isTemporal, ["mais", "menos"].contains(row[1].lexeme.lemma)
    else { return nil }
    return read(row[..<3] + [known("que"), row[3]])
  }

  /// *Meu / carro / maior / seu, este / livro / melhor / outro, eu / menos / cansado / você, eu / alto / igual / pai*.
  private func comparedWithOther(_ row: [Constituent]) -> [Clause]? {
    guard let last = row.last,
      let head = row.firstIndex(where: {
        $0.lexeme.kind != .possessive && $0.lexeme.kind != .demonstrative
      }),
      head < 2, case let who = row[head].lexeme,
      isBareNoun(row[head]) || who.wordClass == .pronoun && who.kind == .person
    else { return nil }
    var said = Array(row[(head + 1)..<(row.count - 1)])
    if said.count == 3, said[1].lexeme.lemma == "igual", said[2].lexeme.kind == .possessive {
      said.removeLast()
    }
    guard !said.isEmpty, said.count < 3 else { return nil }
    if said.count == 2, said[0].lexeme.wordClass == .adjective, said[1].lexeme.lemma == "igual",
      last.lexeme.isBeing || last.lexeme.wordClass == .pronoun
    {
      return alike(row, head)
    }
    let isGraded =
      said.count == 1 && WithoutVerbWords.graded.contains(said[0].lexeme.lemma)
      || said.count == 2 && ["mais", "menos"].contains(said[0].lexeme.lemma)
        && said[1].lexeme.wordClass == .adjective
    guard isGraded else { return nil }
    let isPassing =
      said.last.map { $0.lexeme.kind.isPassing || isCondition($0.lexeme) } ?? false
    let being = Constituent.linking(isPassing ? "estar" : "ser", who.person ?? .third)
    let start = row[...head] + [being] + said
    if last.lexeme.kind == .possessive || last.lexeme.lemma == "outro", isBareNoun(row[head]) {
      return read(start + [known("que"), gendered(last, like: who)])
    }
    guard isPassing, said[0].lexeme.lemma == "menos",
      last.lexeme.wordClass == .pronoun || last.lexeme.isHuman
    else { return nil }
    return read(start + [known("do que")] + before(last.lexeme) + [last])
  }

  /// *Eu / alto / igual / pai*: as tall as.
  private func alike(_ row: [Constituent], _ head: Int) -> [Clause]? {
    guard let last = row.last else { return nil }
    var to = known("igual a")
    to.tile = row[head + 2].tile
    let own = row.count > head + 4 ? [row[head + 3]] : before(last.lexeme)
    let isThird = row[head].lexeme.wordClass != .pronoun
    let being = Constituent.linking("ser", isThird ? .third : row[head].lexeme.person ?? .third)
    return read(row[...head] + [being, row[head + 1], to] + own + [last])
  }

  /// *Filme / pior / todos, mais / bonito / todos*: among them all.
  private func bestOfAll(_ row: [Constituent]) -> [Clause]? {
    guard let last = row.last, ["todos", "todas", "todo"].contains(last.lexeme.lemma)
    else { return nil }
    let head = row.firstIndex(where: { $0.lexeme.wordClass == .noun })
    let said = Array(row[((head ?? -1) + 1)..<(row.count - 1)])
    let isGraded =
      said.count == 1 && WithoutVerbWords.graded.contains(said[0].lexeme.lemma)
      || said.count == 2 && ["mais", "menos"].contains(said[0].lexeme.lemma)
        && said[1].lexeme.wordClass == .adjective
    guard isGraded else { return nil }
    if let head {
      guard head < 2, isBareNoun(row[head]) else { return nil }
      return read(
        row[...head] + [.linking("ser", .third), article] + said + [known("de"), last])
    }
    return [
      spoken(
        [("o", nil, true)] + said.map { ($0.lexeme.lemma, $0.tile, true) }
          + [("de", nil, true), (last.lexeme.lemma, last.tile, true)], exclaims: false)
    ]
  }

  /// *Qual / maior / sol / lua, quem / mais / forte / você / pai*: which of two.
  private func askedWhich(_ row: [Constituent]) -> [Clause]? {
    guard ["qual", "quem"].contains(row[0].lexeme.lemma), row.count > 3 else { return nil }
    var rest = Array(row[1...].filter { $0.lexeme.lemma != "ou" })
    var copula: Int?
    if rest[0].lexeme.lemma == "ser" { copula = rest.removeFirst().tile }
    var said: [Constituent] = []
    if WithoutVerbWords.graded.contains(rest[0].lexeme.lemma) {
      said = [rest.removeFirst()]
    } else if rest.count > 3, rest[0].lexeme.lemma == "mais",
      rest[1].lexeme.wordClass == .adjective
    {
      said = [rest.removeFirst(), rest.removeFirst()]
    }
    guard !said.isEmpty, rest.count == 2,
      rest.allSatisfy({
        isBareNoun($0) || $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .properNoun
      })
    else { return nil }
    var parts: [(String, Int?, Bool)] = [
      (row[0].lexeme.lemma, row[0].tile, true), ("é", copula, true),
    ]
    parts += said.map { ($0.lexeme.lemma, $0.tile, true) }
    for (place, word) in rest.enumerated() {
      if place == 1 { parts.append(("ou", nil, true)) }
      let leans = place == 1
      if word.lexeme.wordClass == .noun {
        let the = tables.gender(of: word.lexeme) == .feminine ? "a" : "o"
        parts += [(the, nil, leans), (word.lexeme.lemma, word.tile, true)]
      } else {
        parts.append((word.lexeme.lemma, word.tile, leans))
      }
    }
    return [asking(spoken(parts.map { (text: $0.0, tile: $0.1, leans: $0.2) }, exclaims: false))]
  }

  /// *Por que / céu / azul*: why it is so.
  private func askedWhy(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "por que", isBareNoun(row[1]),
      row[1].lexeme.wordClass == .noun, !row[1].lexeme.isBeing,
      row[2].lexeme.wordClass == .adjective
    else { return nil }
    let isPassing =
      row[1].lexeme.kind != .nature && row[1].lexeme.kind != .weather
      && !WithoutVerbWords.lasting.contains(row[1].lexeme.lemma)
      && (isCondition(row[2].lexeme) || isParticiple(row[2].lexeme.lemma))
    return read([row[0], row[1], .linking(isPassing ? "estar" : "ser", .third), row[2]])
  }

  // MARK: - Contrasted

  /// *Ovo / frito / não / cozido, hoje / não / amanhã, hoje / ou / amanhã, isto / verdade / ou / mentira*.
  private func contrastedOrChosen(_ row: [Constituent]) -> [Clause]? {
    guard
      let link = row.indices.dropFirst().dropLast().first(where: {
        ["não", "ou"].contains(row[$0].lexeme.lemma)
      }), link == row.count - 2, let last = row.last
    else { return nil }
    let isChoice = row[link].lexeme.lemma == "ou"
    if link == 1, isAlike(row[0], last) {
      let parts = [(row[0], true), (row[1], true), (last, isChoice)]
      let said = spoken(parts.map { ($0.0.lexeme.lemma, $0.0.tile, $0.1) }, exclaims: false)
      return [isChoice ? asking(said) : said]
    }
    guard link == 2 else { return nil }
    if isChoice, ["isto", "isso", "aquilo", "este", "esse"].contains(row[0].lexeme.lemma) {
      guard row[1].lexeme.wordClass == last.lexeme.wordClass, row[1].government == nil else {
        return nil
      }
      var parts: [(String, Int?)] = [(row[0].lexeme.lemma, row[0].tile), ("é", nil)]
      parts += row[1...].map { ($0.lexeme.lemma, $0.tile) }
      return [asking(spoken(parts.map { ($0.0, $0.1, true) }, exclaims: false))]
    }
    guard isBareNoun(row[0]), row[0].lexeme.wordClass == .noun else { return nil }
    func isQuality(_ word: Constituent) -> Bool {
      word.lexeme.wordClass == .adjective || ["frio", "doce"].contains(word.lexeme.lemma)
    }
    if isQuality(row[1]), isQuality(last) {
      let forms = [row[1], last].map { gendered($0, like: row[0].lexeme).lexeme.lemma }
      let said = spoken(
        [
          (row[0].lexeme.lemma, row[0].tile, true), (forms[0], row[1].tile, true),
          (row[2].lexeme.lemma, row[2].tile, isChoice), (forms[1], last.tile, true),
        ], exclaims: false)
      return [isChoice ? asking(said) : said]
    }
    guard isChoice, KindSet.edible.contains(row[0].lexeme.kind), isBareNoun(row[1]),
      isBareNoun(last), KindSet.edible.contains(last.lexeme.kind),
      KindSet.edible.contains(row[1].lexeme.kind)
    else { return nil }
    let of: (String, Int?, Bool) = ("de", nil, true)
    let words = row.map { ($0.lexeme.lemma, $0.tile, true) }
    return [asking(spoken([words[0], of, words[1], words[2], of, words[3]], exclaims: false))]
  }

  /// Two times, places or things pointed at.
  private func isAlike(_ first: Constituent, _ last: Constituent) -> Bool {
    func isPointed(_ word: Lexeme) -> Bool {
      ["este", "esse", "aquele", "esta", "essa", "aquela", "isto", "isso", "aquilo"]
        .contains(word.lemma)
    }
    func isPlaceOrTime(_ word: Lexeme) -> Bool {
      if TelegramWords.again.contains(word.lemma) { return false }
      return isSetInPlaceOrTime(word)
    }
    func isSetInPlaceOrTime(_ word: Lexeme) -> Bool {
      word.kind.isTemporal && word.wordClass != .noun || word.kind == .weekday
        || BoardPairWords.atOnce.union(BoardPairWords.toCome.words).contains(word.lemma)
        || BoardPairWords.whereabouts.contains(word.lemma) && word.wordClass == .adverb
        || ["de manhã", "à tarde", "à noite"].contains(word.lemma)
    }
    return isPointed(first.lexeme) && isPointed(last.lexeme)
      || isPlaceOrTime(first.lexeme) && isPlaceOrTime(last.lexeme)
  }
}

/// Words of such rows.
enum WithoutVerbWords {
  static let graded: WordSet = ["maior", "menor", "melhor", "pior"]
  static let favourite: WordSet = ["favorito", "preferido", "favorita", "preferida"]
  /// What has its hour or day.
  static let dated: WordSet = [
    "consulta", "aula", "prova", "festa", "jogo", "almoço", "jantar", "exame", "reunião", "missa",
    "fisioterapia", "terapia", "treino", "filme", "show", "viagem", "passeio", "cirurgia",
    "operação", "vacina", "lanche", "recreio", "ensaio", "entrevista", "casamento", "churrasco",
    "apresentação", "fono", "natação", "feira", "voo", "ônibus", "trem", "ceia", "peça", "remédio",
  ]
  /// What is as it is by nature.
  static let lasting: WordSet = ["mar", "céu", "sol", "fogo", "neve", "gelo", "lua", "grama"]
  static let sides: WordSet = ["direito", "esquerdo"]
  /// Where a thing is beside another.
  static let beside: [String: String] = [
    "ao lado": "ao lado de", "na frente": "na frente de", "em frente": "em frente a",
    "fora": "fora de", "ao redor": "ao redor de", "em volta": "em volta de",
  ]
}
