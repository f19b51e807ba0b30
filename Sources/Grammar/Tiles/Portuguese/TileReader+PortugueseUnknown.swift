import AACCore

/// Words of a Portuguese row that no list knows, read by where they stand and how they end: *eu / ficar / encafifado, doce / ser / azedinho, aula / cringe, ovo /
/// gigante*; and names of things: *abrir / Duolingo, ligar / Alexa*.
///
/// Sources: Cunha & Cintra, chapters 6 (*Derivação sufixal*) and 10 (*Adjetivo*); Bechara, *Formação de palavras*.
extension TileReader {
  /// The row with these read so.
  func withUnknownRead(_ row: [Constituent]) -> [Constituent] {
    guard variety.language == .portuguese, row.count > 1 else { return row }
    var words = row
    readHomographs(&words)
    sayOfEachDay(&words)
    linkRoles(&words)
    for index in words.indices.dropFirst() {
      if isQuality(words, index) {
        let lemma = words[index].lexeme.lemma
        words[index].lexeme = Lexeme(lemma: lemma, wordClass: .adjective, kind: .quality)
        if lemma.hasSuffix("ado") || lemma.hasSuffix("ido") { words[index].lexeme.kind = .state }
      }
      if isAppliance(words, index) {
        words[index].lexeme.kind = .media
        words[index].lexeme.animacy = .inanimate
        words[index].lexeme.article = .definite
        if words[index].lexeme.isInferred { words[index].lexeme.gender = .masculine }
      }
    }
    return words
  }

  /// *Meu / penteado / novo*: what one has done to one, and no quality.
  private func isOwnParticiple(_ words: [Constituent], _ index: Int) -> Bool {
    let word = words[index].lexeme
    guard index > 0, word.wordClass == .adjective, word.isInferred || word.lemma == "penteado",
      words[index - 1].lexeme.kind == .possessive, word.endsLikeParticiple
    else { return false }
    return index + 1 == words.count || words[index + 1].lexeme.wordClass == .adjective
  }

  /// *Esse / doce / ser / azedo, todo / turma, ele / ser / mó / chato, machucado / coçar / muito, limpar / favor*.
  private func readHomographs(_ words: inout [Constituent]) {
    if words.count == 4, words[0].lexeme.kind == .demonstrative,
      words[1].lexeme.wordClass == .adjective, ["ser", "estar"].contains(words[2].lexeme.lemma)
    {
      // Esse / doce / ser / azedo: what is said of it is the last.
      words[1] = WordSorter.noun(words[1])
    }
    for index in words.indices {
      let word = words[index].lexeme, last = index > 0 ? words[index - 1].lexeme : nil
      if word.lemma == "mó", word.isInferred {
        words[index].lexeme = Lexeme(lemma: "mó", wordClass: .adverb, kind: .degree)
      } else if let last, word.kind == .color, ["rosa", "violeta"].contains(word.lemma),
        ["cheirar", "plantar", "regar", "colher"].contains(last.lemma)
      {
        // Cheirar a rosa: the flower.
        words[index].lexeme = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .plant)
        words[index].lexeme.gender = .feminine
      } else if index == 0, words.count > 1, UnknownRowWords.sores.contains(word.lemma),
        UnknownRowWords.felt.contains(words[1].lexeme.lemma)
      {
        // O machucado coça, o escuro dá medo: what it is that is felt.
        words[0] = WordSorter.noun(words[0])
      } else if isOwnParticiple(words, index) {
        words[index] = WordSorter.noun(words[index])
      } else if word.isInferred, word.lemma.hasPrefix("pé de ") {
        words[index].lexeme.kind = .plant
        words[index].lexeme.gender = .masculine
      } else if word.lemma == "favor", index + 1 == words.count, index > 0,
        last?.wordClass == .verb || last?.wordClass == .noun,
        !["fazer", "pedir", "dever"].contains(last?.lemma ?? ""),
        let please = tables.lexicon.known("por favor")
      {
        words[index].lexeme = please
      } else if let last, last.lemma == "todo", word.number != .plural,
        UnknownRowWords.groups.contains(word.lemma)
      {
        // Toda a turma: there is one.
        words[index].lexeme.countability = .mass
      } else if let last, last.lemma == "até", word.wordClass == .numeral,
        words[0].lexeme.lemma == "contar"
          || words.count > 1 && words[1].lexeme.lemma == "contar"
      {
        words[index].lexeme = Lexeme(lemma: word.lemma, wordClass: .properNoun, kind: .idea)
        words[index].lexeme.article = .bare
      } else if word.lemma == "semana" || word.lemma == "mês", index + 1 == words.count,
        ["mal", "bem", "pouco", "muito"].contains(last?.lemma ?? ""),
        words.contains(where: { $0.lexeme.wordClass == .verb }),
        let time = tables.lexicon.known(word.lemma == "semana" ? "esta semana" : "este mês")
      {
        words[index].lexeme = time
      } else if word.lemma == "atrás", index + 2 == words.count, index > 1, last?.lemma == "correr",
        words[index + 1].lexeme.lemma == "eu"
      {
        words[index].lexeme = known("atrás de").lexeme
      }
    }
  }

  /// *Fantasiado / pirata, trabalhar / astronauta, reunião / ser / dez / horas, sem / alface / tomate, trocar / calça / tamanho / maior*: what stands between them.
  private func linkRoles(_ words: inout [Constituent]) {
    for index in words.indices.dropLast().reversed() {
      let word = words[index].lexeme, next = words[index + 1]
      guard isBareNoun(next) || next.lexeme.wordClass == .numeral else { continue }
      if ["fantasiado", "vestido"].contains(word.lemma), word.wordClass == .adjective,
        next.lexeme.isBeing
      {
        words[index + 1].lexeme.article = .bare
        words.insert(known("de"), at: index + 1)
      } else if word.lemma == "trabalhar", next.lexeme.wordClass == .noun, next.lexeme.isHuman,
        index + 2 == words.count, index > 0, words[index - 1].lexeme.wordClass == .verb,
        !isOwnerByName(next.lexeme),
        !["colega", "chefe", "cliente", "pessoa", "criança", "gente"].contains(next.lexeme.lemma)
      {
        words[index + 1].lexeme.article = .bare
        words.insert(known("de"), at: index + 1)
      } else if word.lemma == "ser", next.lexeme.wordClass == .numeral, index > 0,
        index + 3 == words.count, words[index + 2].lexeme.lemma.hasPrefix("hora"),
        words[index - 1].lexeme.takesPlace
          || UnknownRowWords.dated.contains(words[index - 1].lexeme.lemma)
      {
        words.insert(known("às"), at: index + 1)
      } else if index > 0, words[index - 1].lexeme.lemma == "sem", index + 2 == words.count,
        KindSet.edible.contains(word.kind), KindSet.edible.contains(next.lexeme.kind),
        word.wordClass == .noun
      {
        words.insert(known("e"), at: index + 1)
      } else if index > 0, words[index - 1].lexeme.lemma == "trocar", word.namesThing,
        ["tamanho", "número", "modelo"].contains(next.lexeme.lemma)
      {
        words[index].lexeme.article = .definite
        words.insert(contentsOf: [known("por"), known("um")], at: index + 1)
      }
    }
  }

  /// *Eu / correr / todos / dias, papai / dar / beijo / boa noite, minha / mão / direita / tremer*: each of those days, the kiss of the
  /// evening, and which hand (Cunha & Cintra, chapter 9, *Artigo com todo*; Bechara, *Adjunto adnominal*).
  private func sayOfEachDay(_ words: inout [Constituent]) {
    if words.count == 3, words[0].lexeme.forms[FiniteForms.Mark.text] == "gosto",
      words[2].lexeme.wordClass == .adjective,
      KindSet.edible.contains(words[1].lexeme.kind) || words[1].lexeme.kind == .medicine
    {
      // Gosto / remédio / horrível: how it tastes.
      words[0].lexeme = Lexeme(lemma: "gosto", wordClass: .noun, kind: .idea)
      words[0].lexeme.gender = .masculine
    }
    if words.count == 3, words[1].lexeme.lemma == "lado", words[0].lexeme.wordClass == .noun,
      words[2].lexeme.wordClass == .noun, words[1].government == nil
    {
      // Hospital / lado / escola.
      words[1].lexeme = known("ao lado").lexeme
    }
    if words.count > 2, words.count < 5, ["alta", "alto"].contains(words[0].lexeme.lemma),
      words[1].lexeme.lemma == "ser", words[2...].allSatisfy({ $0.lexeme.kind.isTemporal })
    {
      // Alta / ser / terça-feira: when one may leave the hospital.
      words[0].lexeme = Lexeme(lemma: "alta", wordClass: .noun, kind: .event)
      words[0].lexeme.gender = .feminine
      words[0].lexeme.countability = .count
    }
    for index in words.indices.dropFirst().reversed() {
      let word = words[index].lexeme, last = words[index - 1].lexeme
      if ["todos", "todas"].contains(last.lemma), UnknownRowWords.days.contains(word.lemma) {
        words.insert(known("o"), at: index)
      } else if last.lemma == "redor", word.wordClass == .noun, word.namesThing,
        words[index].government == nil
      {
        // Girar / redor / sol.
        words[index - 1].lexeme = known("ao redor de").lexeme
        words.insert(article, at: index)
      } else if word.lemma == "boa noite", UnknownRowWords.goodNights.contains(last.lemma) {
        var night = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .idea)
        night.gender = .feminine
        night.article = .bare
        words[index].lexeme = night
        words.insert(known("de"), at: index)
      } else if last.kind == .body, word.wordClass == .noun, words[index].government == nil,
        let side = NearNounWords.sides[word.lemma]
      {
        words[index].lexeme = Lexeme(lemma: side, wordClass: .adjective, kind: .quality)
      }
    }
  }

  /// Whether a word can only be a quality there.
  private func isQuality(_ words: [Constituent], _ index: Int) -> Bool {
    let word = words[index].lexeme, last = words[index - 1].lexeme
    guard word.wordClass == .noun, words[index].government == nil else { return false }
    if word.lemma == "gigante" {
      return index + 1 == words.count && last.wordClass == .noun && last.namesThing
    }
    guard word.isInferred, word.lemma.first?.isUppercase == false else { return false }
    let isSaid = ["ser", "estar", "ficar", "parecer", "muito", "tão", "super", "meio", "mó", "bem"]
      .contains(last.lemma)
    let isBehindThing =
      index == 1 && words.count == 2 && last.wordClass == .noun && !last.isInferred
    guard isSaid || isBehindThing else { return false }
    if isBehindThing, UnknownRowWords.judged.contains(last.lemma) { return true }
    let ends = [
      "ado", "ido", "adão", "oso", "inho", "ável", "ível", "ento", "udo", "ante", "ente", "al",
    ]
    return ends.contains { word.lemma.hasSuffix($0) }
      || ["muito", "tão", "super", "meio", "mó"].contains(last.lemma)
  }

  /// Whether a name behind such a verb is that of a machine or of what runs on one.
  private func isAppliance(_ words: [Constituent], _ index: Int) -> Bool {
    let word = words[index].lexeme
    guard index == 1, word.wordClass == .properNoun,
      word.isInferred || ["Alexa", "Siri"].contains(word.lemma)
    else { return false }
    return ["abrir", "ligar", "desligar", "fechar", "instalar", "baixar", "atualizar"]
      .contains(words[0].lexeme.lemma)
  }
}

extension TileReader {
  /// The clauses of a Portuguese row that its kinds of words decide; nil for any other.
  func portugueseByKinds(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese else { return nil }
    return calledApart(row) ?? toldApart(row) ?? askedWhoseThing(row) ?? saidOfNoun(row)
      ?? saidWhere(row)
      ?? describedThere(row) ?? turnedByFirst(row) ?? happensToThing(row)
  }
}

/// Words of such rows.
private enum UnknownRowWords {
  /// What words of a state or of the light name when they are felt.
  static let sores: WordSet = ["machucado", "escuro", "roxo", "inchado", "ralado"]
  static let felt: WordSet = [
    "doer", "coçar", "arder", "sangrar", "incomodar", "assustar", "inchar", "sarar", "dar",
  ]
  static let groups: WordSet = [
    "turma", "família", "classe", "galera", "equipe", "escola", "vizinhança",
  ]
  static let days: WordSet = ["dias", "meses", "anos", "manhãs", "tardes", "noites", "semanas"]
  /// What one is given before one goes to bed.
  static let goodNights: WordSet = ["beijo", "beijinho", "abraço", "história", "oração"]
  static let dated: WordSet = [
    "reunião", "consulta", "aula", "jogo", "filme", "festa", "missa", "prova",
  ]
  /// What one has an opinion on.
  static let judged: WordSet = [
    "aula", "festa", "filme", "música", "roupa", "menino", "menina", "professor", "professora",
    "cabelo", "jogo", "série", "escola", "vídeo",
  ]
}
