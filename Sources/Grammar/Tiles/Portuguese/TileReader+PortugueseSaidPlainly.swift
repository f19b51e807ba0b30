import AACCore

/// Portuguese rows whose *ser, estar, ter* nobody laid, or whose last noun says of what, with what or where: *papai / preocupado / trabalho, eu /
/// alergia / amendoim, mamãe / comigo / hospital, lâmpada / cozinha / queimado, descer / próximo / ponto, aniversário / eu / querer / bolo*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Predicado nominal*, *Complemento nominal*) and 15 (*A, Com, De, Em*); Bechara, *Regência nominal*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func saidPlainly(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, (2...6).contains(row.count),
      !row.contains(where: { $0.lexeme.wordClass == .conjunction })
    else { return nil }
    if row.contains(where: { $0.lexeme.kind == .question }) || row[0].lexeme.lemma == "quanto tempo"
    {
      return askedPlainly(row)
    }
    if let said = favourite(row) ?? feltAbout(row) ?? allergic(row) ?? missed(row) { return said }
    if let said = isHowOrWho(row) ?? thingAndCondition(row) ?? wornByMe(row) { return said }
    if let said = doneThere(row) ?? onOccasion(row) ?? toldByPain(row) { return said }
    return thoughtsApart(row) ?? deedAndFeeling(row)
  }

  /// Somebody a row may begin with.
  private func isWho(_ word: Constituent) -> Bool {
    word.lexeme.isHuman || word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
  }

  private func isTime(_ word: Constituent) -> Bool {
    word.lexeme.kind.isTemporal && word.lexeme.wordClass != .numeral
  }

  /// The noun behind a preposition and its article: *em o hospital, com a música*.
  private func behind(_ preposition: String, _ noun: [Constituent]) -> [Constituent] {
    [known(preposition), article] + noun
  }

  // MARK: - Asked

  /// *Quem / minha / professora / hoje, quanto tempo / ficar / hospital*.
  private func askedPlainly(_ row: [Constituent]) -> [Clause]? {
    if row.count == 4, row[0].lexeme.lemma == "quem", row[1].lexeme.kind == .possessive,
      row[2].lexeme.isHuman, isTime(row[3])
    {
      return read([row[0], .linking("ser", .third)] + row[1...])
    }
    let isInTwo = row[0].lexeme.lemma == "quanto" && row[1].lexeme.lemma == "tempo"
    let stay = isInTwo ? 2 : 1
    guard isInTwo || row[0].lexeme.lemma == "quanto tempo", row.count == stay + 2,
      row[stay].lexeme.lemma == "ficar", isBareNoun(row[stay + 1]),
      KindSet.places.contains(row[stay + 1].lexeme.kind)
    else { return nil }
    return read(row[..<stay] + [known("eu"), row[stay]] + behind("em", [row[stay + 1]]))
  }

  /// *Você / cor / favorito, você / comida / preferido*.
  private func favourite(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "você", row[1].lexeme.wordClass == .noun,
      ["favorito", "preferido", "favorita", "preferida"].contains(row[2].lexeme.lemma)
    else { return nil }
    var your = known("seu")
    your.tile = row[0].tile
    return read([known("qual"), .linking("ser", .third), your] + row[1...])
  }

  // MARK: - Felt

  /// *Papai / preocupado / trabalho, eu / nervoso / prova / amanhã, eu / ficar / calmo / música, eu / enjoado / carro, eu / cansado / esperar*.
  private func feltAbout(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, isWho(row[0]) else { return nil }
    let estar = Constituent.linking("estar", .third)
    let (how, what) = (row[1].lexeme, row[2])
    if row.count == 4, how.lemma == "ficar", row[2].lexeme.kind == .emotion,
      row[2].lexeme.wordClass == .adjective, isBareNoun(row[3]), row[3].lexeme.namesThing,
      !KindSet.places.contains(row[3].lexeme.kind), row[3].lexeme.kind != .vehicle,
      !isTime(row[3])
    {
      return read(row[..<3] + behind("com", [row[3]]))
    }
    if row.count == 3, how.lemma == "enjoado", what.lexeme.kind == .vehicle, isBareNoun(what) {
      return read([row[0], deed("estar"), row[1]] + behind("em", [what]))
    }
    if ["cansado", "cansada", "farto"].contains(how.lemma), what.lexeme.lemma == "esperar" {
      return read([row[0], estar, row[1], known("de")] + row[2...])
    }
    guard SaidPlainlyWords.troubled.contains(how.lemma), isBareNoun(what),
      SaidPlainlyWords.troubles.contains(what.lexeme.lemma),
      row.count == 3 && what.lexeme.lemma == "trabalho" || row.count == 4 && isTime(row[3])
    else { return nil }
    let about = behind("com", [what])
    let readings = read([row[0], deed("estar"), row[1]] + about + row[3...])
    return readings.map { reading in
      var now = reading
      if now.tense == nil || now.tense == .future { now.tense = .present }
      return now
    }
  }

  /// *Eu / alergia / amendoim, menina / alergia / gato*.
  private func allergic(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isWho(row[0]), row[1].lexeme.lemma == "alergia",
      row[2].lexeme.wordClass == .noun, row[2].government == nil
    else { return nil }
    return read([row[0], deed("ter"), row[1], known("a"), aside.bare(row[2])])
  }

  /// What pairs of words are said with, beside a row of more.
  var aside: PortuguesePair {
    PortuguesePair(reader: self, first: known("eu"), second: known("eu"))
  }

  /// *Eu / ter / saudade / avó, eu / saudade / irmão*: of one's own.
  private func missed(_ row: [Constituent]) -> [Clause]? {
    guard variety == .portugueseBrazil, let whom = row.last,
      SaidPlainlyWords.own.contains(whom.lexeme.lemma),
      let longing = row.firstIndex(where: { ["saudade", "saudades"].contains($0.lexeme.lemma) }),
      longing == row.count - 2, longing < 3,
      longing == 0
        || row[0].lexeme.lemma == "eu"
          && (longing == 1 || ["ter", "sentir", "estar"].contains(row[1].lexeme.lemma))
    else { return nil }
    let state = longing == 0 ? [Constituent.linking("estar", .first), known("com")] : []
    let own = behind("de", [known("meu"), whom])
    return read(state + row.dropLast() + own)
  }

  /// *Lucas / meu / melhor / amigo, céu / azul / hoje, mamãe / comigo / hospital, estar / calor*.
  private func isHowOrWho(_ row: [Constituent]) -> [Clause]? {
    if row.count == 2, row[0].lexeme.lemma == "estar", row[0].lexeme.isInfinitive,
      ["calor", "frio"].contains(row[1].lexeme.lemma)
    {
      return read([row[0].said(by: .first), known("com"), WordSorter.noun(row[1])])
    }
    if row.count == 2, row[0].lexeme.lemma == "igual", row[1].lexeme.kind == .possessive {
      let isFeminine = row[1].lexeme.lemma.hasSuffix("a")
      return [
        spoken(
          [
            ("igual", row[0].tile, true), (isFeminine ? "à" : "ao", nil, true),
            (row[1].lexeme.lemma, row[1].tile, true),
          ], exclaims: false)
      ]
    }
    if row.count == 4, row[0].lexeme.isHuman, row[1].lexeme.kind == .possessive,
      row[2].lexeme.lemma == "melhor" || row[2].lexeme.wordClass == .adjective,
      row[3].lexeme.isHuman
    {
      return read([row[0], .linking("ser", .third)] + row[1...])
    }
    guard row.count == 3 else { return nil }
    if row[0].lexeme.isHuman, ["comigo", "contigo"].contains(row[1].lexeme.lemma),
      isBareNoun(row[2]),
      KindSet.places.contains(row[2].lexeme.kind) || row[2].lexeme.kind == .vehicle
    {
      let place =
        row[2].lexeme.lemma == "casa" ? [known("em"), row[2]] : behind("em", [row[2]])
      return read([row[0], .linking("estar", .third), row[1]] + place)
    }
    guard isBareNoun(row[0]), SaidPlainlyWords.skies.contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .adjective, ["hoje", "agora"].contains(row[2].lexeme.lemma)
    else { return nil }
    return read([article, row[0], .linking("estar", .third)] + row[1...])
  }

  // MARK: - Things

  /// *Roupa / sujo / máquina, lâmpada / cozinha / queimado*.
  private func thingAndCondition(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isBareNoun(row[0]), row[0].lexeme.namesThing else { return nil }
    let estar = Constituent.linking("estar", .third)
    if row[0].lexeme.kind == .clothing || row[0].lexeme.kind == .dish
      || ["roupa", "louça", "toalha", "lençol", "prato", "copo"].contains(row[0].lexeme.lemma),
      ["sujo", "limpo", "molhado"].contains(row[1].lexeme.lemma), isBareNoun(row[2]),
      SaidPlainlyWords.holders.contains(row[2].lexeme.lemma)
    {
      return read([article, row[0], row[1], estar] + behind("em", [row[2]]))
    }
    guard SaidPlainlyWords.fixtures.contains(row[0].lexeme.lemma), isBareNoun(row[1]),
      row[1].lexeme.kind == .room || ["casa", "quarto", "escola"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .adjective,
      isCondition(row[2].lexeme) || isParticiple(row[2].lexeme.lemma)
    else { return nil }
    let room = behind("de", [row[1]])
    return read([article, row[0]] + room + [estar, row[2]])
  }

  /// *Calça / pequeno / mim*: for whom.
  private func wornByMe(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isBareNoun(row[0]), row[0].lexeme.kind == .clothing,
      ["pequeno", "grande", "apertado", "largo", "curto", "comprido", "justo"]
        .contains(row[1].lexeme.lemma), row[2].lexeme.lemma == "mim"
    else { return nil }
    return read([article, row[0], .linking("estar", .third), row[1], known("para"), row[2]])
  }

  /// *Descer / próximo / ponto, nós / fazer / fila / pátio, eu / encontrar / concha / areia*: where it is done.
  private func doneThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, let last = row.last, isBareNoun(last),
      let verb = row.lastIndex(where: { $0.lexeme.wordClass == .verb }),
      row[verb].lexeme.isInfinitive, case let rest = Array(row[(verb + 1)...]), rest.count == 2
    else { return nil }
    let deed = row[verb].lexeme.lemma
    if ["descer", "saltar", "parar", "sair", "entrar"].contains(deed),
      verb > 0, row[verb - 1].lexeme.wordClass == .verb || rest[0].lexeme.lemma == "outro",
      SaidPlainlyWords.ordinals.contains(rest[0].lexeme.lemma),
      SaidPlainlyWords.stops.contains(last.lexeme.lemma)
    {
      return read(row[...verb] + behind("em", rest))
    }
    if deed == "fazer", SaidPlainlyWords.lined.contains(rest[0].lexeme.lemma),
      KindSet.places.contains(last.lexeme.kind)
    {
      return read(row[...(verb + 1)] + behind("em", [last]))
    }
    if ["encontrar", "achar", "ver", "perder", "catar"].contains(deed), isBareNoun(rest[0]),
      !rest[0].lexeme.isHuman, ["areia", "chão", "grama", "mato"].contains(last.lexeme.lemma)
    {
      return read(row[...(verb + 1)] + behind("em", [last]))
    }
    if deed == "gostar", verb == 1, rest[0].lexeme.isHuman, isBareNoun(rest[0]),
      ["escola", "creche", "rua", "prédio", "turma"].contains(last.lexeme.lemma)
    {
      return read(row[...verb] + behind("de", [rest[0]]) + behind("de", [last]))
    }
    guard deed == "querer", ["festa", "fantasia", "bolo"].contains(rest[0].lexeme.lemma),
      SaidPlainlyWords.themes.contains(last.lexeme.lemma)
    else { return nil }
    return read(row[...verb] + [known("um"), rest[0], known("de"), aside.bare(last)])
  }

  /// *Férias / eu / querer / ir / praia, aniversário / eu / querer / bolo / chocolate*.
  private func onOccasion(_ row: [Constituent]) -> [Clause]? {
    if row.count == 4, isTime(row[0]), row[1].lexeme.lemma == "eu",
      KindSet.places.contains(row[2].lexeme.kind), isBareNoun(row[2]),
      row[3].lexeme.lemma == "novo"
    {
      return read([row[1], deed("ir"), known("para"), known("um"), row[2], row[3], row[0]])
    }
    guard row.count > 3, SaidPlainlyWords.occasions.contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "eu", row[2].lexeme.lemma == "querer"
    else { return nil }
    return read(row[1...] + behind("em", [row[0]]))
  }

  // MARK: - Two thoughts

  /// *Cama / molhado / trocar / lençol, chover / precisar / guarda-chuva, crescer / eu / ser / médico, cobertor / por favor / frio, tudo / bem / eu /
  /// ajudar / você*.
  private func thoughtsApart(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2 else { return nil }
    if row.count == 4, isBareNoun(row[0]), row[0].lexeme.namesThing,
      ["sujo", "molhado", "rasgado", "quebrado", "bagunçado"].contains(row[1].lexeme.lemma),
      row[2].lexeme.isInfinitive, SaidPlainlyWords.mended.contains(row[2].lexeme.lemma),
      isBareNoun(row[3]), row[3].lexeme.namesThing
    {
      return two(
        [article, row[0], .linking("estar", .third), row[1]],
        [deed("querer"), row[2], aside.known(row[3])])
    }
    if ["chover", "nevar"].contains(row[0].lexeme.lemma),
      ["precisar", "querer"].contains(row[1].lexeme.lemma), let now = read([row[0]]).first,
      let next = read(Array(row[1...])).first, next.sequels.isEmpty
    {
      return [now.goingOn.and(next)]
    }
    if row.count == 4, row[0].lexeme.lemma == "crescer", row[1].lexeme.lemma == "eu",
      row[2].lexeme.lemma == "ser"
    {
      return read([known("quando"), row[0], row[1], deed("querer")] + row[2...])
    }
    if row.count == 3, isBareNoun(row[0]), row[0].lexeme.namesThing,
      OrderWords.please.contains(row[1].lexeme.lemma),
      ["frio", "calor", "fome", "sede"].contains(row[2].lexeme.lemma)
    {
      return two(
        Array(row[..<2]),
        [.linking("estar", .first), known("com"), WordSorter.noun(row[2])])
    }
    if row.count == 4, ["chorar", "gritar"].contains(row[1].lexeme.lemma), isWho(row[0]),
      BecauseWords.befalling.contains(row[2].lexeme.lemma), row[2].lexeme.lemma != "cair",
      row[2].lexeme.isInfinitive,
      isBareNoun(row[3]), row[3].lexeme.namesThing
    {
      return read(row[..<2] + [known("porque")] + row[2...])
    }
    guard row.count > 3, row[0].lexeme.lemma == "tudo", row[1].lexeme.lemma == "bem",
      let first = row[0].tile, let next = row[1].tile, row[2].lexeme.lemma == "eu"
    else { return nil }
    let fine = Constituent(
      Lexeme(lemma: "tudo bem", wordClass: .interjection, kind: .social), tile: first)
    return read([fine] + row[2...]).map { reading in
      var whole = reading
      whole.joins[first] = [first, next]
      return whole
    }
  }

  /// *Ele / rir / mim / eu / triste, eu / sentir / mal / brigar / mamãe, rua / perigoso / dar / mão, semáforo / vermelho / parar*.
  private func deedAndFeeling(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, let last = row.last else { return nil }
    if row.count == 5, isWho(row[0]), row[0].lexeme.lemma != "eu", row[1].lexeme.lemma == "rir",
      row[2].lexeme.lemma == "mim", row[3].lexeme.lemma == "eu", isCondition(last.lexeme)
    {
      guard let laughed = read([row[0], row[1], known("de"), row[2]]).first,
        let next = read([row[3], .linking("estar", .first), last]).first
      else { return nil }
      return [laughed.over.and(next)]
    }
    if row.count > 4, row[0].lexeme.lemma == "eu", row[1].lexeme.lemma == "sentir",
      ["mal", "culpado", "triste"].contains(row[2].lexeme.lemma),
      ["brigar", "discutir", "gritar", "mentir", "errar", "perder"].contains(row[3].lexeme.lemma),
      let main = read(Array(row[..<3])).first, let done = read([row[0]] + row[3...]).first
    {
      var cause = done.over
      cause.subject = []
      cause.verb = row[3].said(by: .first)
      return [main.and(cause)]
    }
    if row.count == 4, isBareNoun(row[0]), row[0].lexeme.namesThing,
      row[1].lexeme.lemma == "perigoso", row[2].lexeme.lemma == "dar", last.lexeme.lemma == "mão",
      let main = read([article, row[0], .linking("ser", .third), row[1]]).first,
      let next = read([row[2], article, last]).first
    {
      return [main.and(next.requested)]
    }
    guard row.count == 3, ["semáforo", "sinal", "farol"].contains(row[0].lexeme.lemma),
      ["vermelho", "amarelo"].contains(row[1].lexeme.lemma),
      ["parar", "esperar"].contains(last.lexeme.lemma),
      let main = read([article, row[0], .linking("estar", .third), row[1]]).first
    else { return nil }
    return [main.and(aside.told([], last).requested)]
  }

  private func two(_ first: [Constituent], _ second: [Constituent]) -> [Clause]? {
    guard let main = read(first).first, main.sequels.isEmpty, let next = read(second).first,
      next.sequels.isEmpty
    else { return nil }
    return [main.and(next)]
  }

  /// *Olho / vermelho / coçar, doutor / doer / muito / perna*: who cares for others is told where it hurts.
  private func toldByPain(_ row: [Constituent]) -> [Clause]? {
    if row.count == 3, row[0].lexeme.kind == .body, isBareNoun(row[0]),
      row[1].lexeme.wordClass == .adjective, ["coçar", "arder"].contains(row[2].lexeme.lemma)
    {
      return [aside.told([known("meu"), row[0], row[1]], row[2])]
    }
    guard row.count == 4, PortugueseCallWords.carers.contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "doer",
      let part = row[2...].first(where: { $0.lexeme.kind == .body }),
      let much = row[2...].first(where: { $0.lexeme.lemma == "muito" })
    else { return nil }
    return read([row[0], known("eu"), row[1], much, part])
  }
}

/// Words of such rows.
private enum SaidPlainlyWords {
  static let troubled: WordSet = [
    "nervoso", "preocupado", "ansioso", "animado", "empolgado", "estressado", "tenso",
  ]
  static let troubles: WordSet = [
    "trabalho", "prova", "exame", "consulta", "viagem", "cirurgia", "teste", "apresentação",
    "jogo", "festa", "passeio", "operação", "aula", "entrevista", "reunião",
  ]
  /// Of whom one says whose they are.
  static let own: WordSet = [
    "avó", "avô", "irmão", "irmã", "primo", "prima", "tio", "tia", "amigo", "amiga",
    "namorado", "namorada", "filho", "filha", "professora", "professor", "família",
  ]
  /// What is so today and otherwise tomorrow.
  static let skies: WordSet = ["lua", "céu", "sol", "mar", "água", "dia", "rio", "vento", "onda"]
  static let holders: WordSet = [
    "máquina", "máquina de lavar", "cesto", "pia", "armário", "gaveta", "varal", "mala", "cama",
  ]
  static let fixtures: WordSet = [
    "lâmpada", "torneira", "chuveiro", "luz", "pia", "janela", "fechadura", "parede",
  ]
  static let ordinals: WordSet = ["próximo", "outro", "último", "primeiro", "segundo", "terceiro"]
  static let stops: WordSet = ["ponto", "parada", "estação", "andar", "rua", "esquina"]
  /// What several make together at a place.
  static let lined: WordSet = ["fila", "roda", "bagunça", "barulho"]
  static let themes: WordSet = [
    "super-herói", "princesa", "dinossauro", "fada", "pirata", "sereia", "unicórnio", "bruxa",
    "palhaço", "robô", "monstro", "futebol",
  ]
  static let occasions: WordSet = [
    "férias", "aniversário", "natal", "Natal", "Páscoa", "Carnaval", "páscoa", "carnaval",
  ]
  static let mended: WordSet = ["trocar", "limpar", "lavar", "secar", "arrumar", "mudar", "tirar"]
}
