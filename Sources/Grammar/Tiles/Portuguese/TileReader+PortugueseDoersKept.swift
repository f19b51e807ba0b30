import AACCore

/// Portuguese rows in which who was named does all that is told, and a thing does it of itself: *gato / subir / árvore / não / conseguir / descer, eu / dividir /
/// quarto / irmã, preço / ingresso / dobrar, lua / cheia / iluminar / quintal, inverno / frio / aqui*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Sujeito oculto*) and 15 (*Com*, *De*, *Para*); Bechara, *Verbos intransitivos*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func doersKeptRow(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, row.count > 2, row.count < 7,
      row.allSatisfy({ $0.government == nil && $0.lexeme.kind != .question })
    else { return nil }
    if let said = cannotThen(row) ?? sharesWithKin(row) ?? livesAndComes(row) { return said }
    if let said = disguisedAs(row) ?? movesToHome(row) ?? expiresThen(row) { return said }
    if let said = seasonIsSo(row) ?? priceRises(row) ?? diesOfFeeling(row) { return said }
    return bearsDrought(row) ?? waryOfStrangers(row)
      ?? oftenWithBrother(row) ?? usedToLive(row) ?? moonLights(row)
  }

  /// *Gato / subir / árvore / não / conseguir / descer*.
  private func cannotThen(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 6, isStraightNoun(row[0]), row[0].lexeme.isBeing,
      row[1].lexeme.isInfinitive, isStraightNoun(row[2]), isNegator(row[3]),
      ["conseguir", "poder", "querer", "saber"].contains(row[4].lexeme.lemma),
      DoersKeptWords.moving.contains(row[5].lexeme.lemma)
    else { return nil }
    var denied = straightClause([], row[4].said(by: .third), [row[5]])
    denied.isNegative = true
    return besides(read(Array(row[..<3])), [denied], link: "e")
  }

  /// *Eu / dividir / quarto / irmã / mais velha*: with whom.
  private func sharesWithKin(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4 || row.count == 5 && row[4].lexeme.wordClass != .noun,
      ["dividir", "compartilhar", "partilhar"].contains(row[1].lexeme.lemma),
      row[1].lexeme.isInfinitive, isStraightNoun(row[2]), !row[2].lexeme.isBeing,
      isStraightNoun(row[3]), row[3].lexeme.isHuman
    else { return nil }
    return [straightClause([row[0]], row[1], [row[2], known("com")] + row[3...])]
  }

  /// *Tia / morar / Portugal / vir / Natal*: where somebody lives, and when she comes.
  private func livesAndComes(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 5, isStraightNoun(row[0]), row[0].lexeme.isHuman,
      ["morar", "viver"].contains(row[1].lexeme.lemma), row[2].lexeme.isPlaceLike,
      ["vir", "voltar", "chegar"].contains(row[3].lexeme.lemma),
      row[4].lexeme.kind.isTemporal || row[4].lexeme.kind == .event
    else { return nil }
    let when = row[4].lexeme.kind == .event ? [known("em"), article, row[4]] : [row[4]]
    return besides(
      read(Array(row[..<3])), [straightClause([], row[3].said(by: .third), when)], link: "e")
  }

  /// *Menina / fantasiar / bruxa / carnaval*: as what.
  private func disguisedAs(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, row[0].lexeme.isHuman,
      ["fantasiar", "vestir", "mascarar"].contains(row[1].lexeme.lemma),
      row[1].lexeme.isInfinitive, DoersKeptWords.figures.contains(row[2].lexeme.lemma)
    else { return nil }
    var verb = row[1]
    verb.lexeme.lemma += "-se"
    var figure = row[2]
    figure.lexeme.article = .bare
    let rest = row.count == 4 ? [known("em"), article, row[3]] : []
    return [straightClause([row[0]], verb, [known("de"), figure] + rest)]
  }

  /// *Nós / mudar / apartamento / maior*: to which home.
  private func movesToHome(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, ["mudar", "mudar-se"].contains(row[1].lexeme.lemma),
      MeaningWords.homes.contains(row[2].lexeme.lemma) || row[2].lexeme.kind == .home,
      row[3].lexeme.wordClass == .adjective
    else { return nil }
    return [straightClause([row[0]], row[1], [known("para"), known("um")] + row[2...])]
  }

  /// *Passaporte / vencer / julho*: till when it holds.
  private func expiresThen(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isStraightNoun(row[0]), !row[0].lexeme.isBeing,
      ["vencer", "expirar", "caducar"].contains(row[1].lexeme.lemma),
      row[2].lexeme.kind.isTemporal, row[0].lexeme.kind != .game, row[0].lexeme.kind != .sport
    else { return nil }
    var clause = straightClause([row[0]], row[1], [row[2]])
    clause.tense = .present
    return [clause]
  }

  /// *Inverno / frio / aqui, verão / quente / praia*: what a season is like.
  private func seasonIsSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3,
      ["inverno", "verão", "outono", "primavera"].contains(row[0].lexeme.lemma),
      let quality = DoersKeptWords.weathers[row[1].lexeme.lemma],
      ["aqui", "lá", "ali"].contains(row[2].lexeme.lemma)
    else { return nil }
    var season = row[0]
    season.lexeme.kind = .idea
    season.lexeme.gender = season.lexeme.lemma == "primavera" ? .feminine : .masculine
    var like = row[1]
    like.lexeme = Lexeme(lemma: quality, wordClass: .adjective, kind: .quality)
    return [straightClause([season], .linking("ser"), [like, row[2]])]
  }

  /// *Preço / ingresso / dobrar, valor / conta / subir*: the price does it.
  private func priceRises(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["preço", "valor", "custo"].contains(row[0].lexeme.lemma),
      isStraightNoun(row[1]), !row[1].lexeme.isBeing,
      ["dobrar", "subir", "cair", "aumentar", "baixar", "triplicar", "mudar"]
        .contains(row[2].lexeme.lemma)
    else { return nil }
    return [straightClause([row[0], known("de"), article, row[1]], row[2], [])]
  }

  /// *Eu / morrer / vergonha, eu / morrer / rir*: of what.
  private func diesOfFeeling(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.isHuman, row[1].lexeme.lemma == "morrer",
      row[1].lexeme.isInfinitive, DoersKeptWords.deadly.contains(row[2].lexeme.lemma)
    else { return nil }
    var cause = row[2]
    cause.lexeme.article = .bare
    var clause = straightClause([row[0]], row[1], [known("de"), cause])
    clause.tense = .present
    return [clause]
  }

  /// *Cacto / aguentar / seca, planta / resistir / frio*: what it can bear.
  private func bearsDrought(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isStraightNoun(row[0]), !row[0].lexeme.isHuman,
      ["aguentar", "suportar", "resistir"].contains(row[1].lexeme.lemma),
      DoersKeptWords.borne.contains(row[2].lexeme.lemma) || row[2].lexeme.lemma == "seco"
    else { return nil }
    var hardship = row[2]
    if hardship.lexeme.wordClass != .noun {
      let name = row[2].lexeme.lemma == "seco" ? "seca" : row[2].lexeme.lemma
      hardship.lexeme = Lexeme(lemma: name, wordClass: .noun, kind: .weather)
      hardship.lexeme.gender = name.hasSuffix("a") ? .feminine : .masculine
    }
    let link = row[1].lexeme.lemma == "resistir" ? [known("a")] : []
    return [straightClause([row[0]], row[1], link + [article, hardship])]
  }

  /// *Eu / desconfiar / estranhos*: of whom one is wary.
  private func waryOfStrangers(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.isHuman,
      ["desconfiar", "fugir", "falar", "conversar"].contains(row[1].lexeme.lemma),
      ["estranhos", "desconhecidos", "estranho", "desconhecido"].contains(row[2].lexeme.lemma)
    else { return nil }
    let name = row[2].lexeme.lemma
    let all = name.hasSuffix("s") ? name : name + "s"
    var who = Lexeme(lemma: all, wordClass: .noun, kind: .person)
    who.animacy = .human
    who.gender = .masculine
    // All of them are meant.
    who.number = .plural
    var stranger = row[2]
    stranger.lexeme = who
    let link = ["falar", "conversar"].contains(row[1].lexeme.lemma) ? "com" : "de"
    return [straightClause([row[0]], row[1], [known(link), stranger])]
  }

  /// *Às vezes / brigar / irmão*: with whom the speaker does it.
  private func oftenWithBrother(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.kind == .frequency,
      ["brigar", "discutir", "brincar", "conversar", "jogar", "implicar"]
        .contains(row[1].lexeme.lemma), isStraightNoun(row[2]), isOwnerByName(row[2].lexeme)
    else { return nil }
    return [straightClause([], row[1].said(by: .first), [known("com"), row[2], row[0]])]
  }

  /// *Vovó / antes / morar / sítio*: where she lived.
  private func usedToLive(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.isHuman, row[1].lexeme.lemma == "antes",
      ["morar", "viver", "trabalhar", "estudar"].contains(row[2].lexeme.lemma),
      isStraightNoun(row[3]) || row[3].lexeme.isPlaceLike
    else { return nil }
    var clause = straightClause([row[0]], row[2], [known("em"), row[3], row[1]])
    clause.tense = .past
    return [clause]
  }

  /// *Lua / cheia / iluminar / quintal*: what shines on it.
  private func moonLights(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4,
      ["lua", "sol", "luz", "lâmpada", "lanterna", "fogueira", "vela"]
        .contains(row[0].lexeme.lemma), row[1].lexeme.wordClass == .adjective,
      ["iluminar", "clarear", "esquentar", "aquecer"].contains(row[2].lexeme.lemma),
      isStraightNoun(row[3])
    else { return nil }
    return [straightClause(Array(row[..<2]), row[2], [row[3]])]
  }
}

/// Words of such rows.
private enum DoersKeptWords {
  static let moving: WordSet = [
    "descer", "sair", "entrar", "voltar", "subir", "andar", "voar", "nadar", "dormir", "levantar",
    "caminhar", "escapar", "parar", "correr",
  ]
  /// As what one dresses up.
  static let figures: WordSet = [
    "bruxa", "bruxo", "pirata", "princesa", "príncipe", "fada", "fantasma", "palhaço", "palhaça",
    "monstro", "super-herói", "vampiro", "vampira", "rei", "rainha", "cowboy", "índio", "caipira",
    "sereia", "zumbi", "esqueleto", "robô", "coelho", "leão", "abelha", "médico", "bombeiro",
    "policial", "astronauta", "múmia", "dinossauro", "joaninha", "Batman", "Homem-Aranha",
  ]
  static let weathers: WordMap<String> = [
    "frio": "frio", "fria": "frio", "quente": "quente", "calor": "quente", "seco": "seco",
    "seca": "seco", "chuvoso": "chuvoso", "chuva": "chuvoso", "longo": "longo", "curto": "curto",
    "úmido": "úmido", "agradável": "agradável",
  ]
  /// Of what one dies in a manner of speaking.
  static let deadly: WordSet = [
    "vergonha", "fome", "sede", "calor", "frio", "medo", "rir", "saudade", "sono", "tédio",
    "ciúme", "inveja", "cansaço", "raiva", "curiosidade",
  ]
  static let borne: WordSet = [
    "seca", "calor", "frio", "sede", "fome", "geada", "sol", "chuva", "vento", "peso", "fogo",
    "pressão", "umidade",
  ]
}
