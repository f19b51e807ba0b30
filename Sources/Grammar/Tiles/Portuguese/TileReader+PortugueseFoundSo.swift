import AACCore

/// Short Portuguese rows of what one comes upon and how it is, of how many parts something has, of what it is full, for what it is closed, of what people are like by
/// a word that names them too, and of what is done in hospital: *poça / enorme / rua, polvo / oito / tentáculo, ônibus / cheio / gente, loja / fechada / férias,
/// vizinho / trabalhador, amanhã / operar / avó*.
///
/// Sources: Bechara, *Haver e ter impessoais*, *Sujeito indeterminado*; Cunha & Cintra, chapters 7 (*Predicado nominal*) and 15 (*Por*, *De*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func foundSoRow(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, row.count > 1, row.count < 5,
      row.allSatisfy({ $0.government == nil && $0.lexeme.kind != .question })
    else { return nil }
    if let said = countedPortugueseParts(row) ?? strayPortuguese(row) ?? filledPortuguese(row) {
      return said
    }
    if let said = closedPortuguese(row) ?? portugueseTrait(row) ?? treatedPortuguese(row) {
      return said
    }
    return portuguesePartSo(row) ?? lightPortuguese(row) ?? reactsPortuguese(row)
      ?? robotDoes(row)
  }

  /// *Polvo / oito / tentáculo, semana / sete / dia, minha / casa / dois / banheiro*.
  private func countedPortugueseParts(_ row: [Constituent]) -> [Clause]? {
    var words = row
    let owner = words[0].lexeme.kind == .possessive ? [words.removeFirst()] : []
    guard words.count == 3, words[0].lexeme.wordClass == .noun,
      words[1].lexeme.wordClass == .numeral, words[1].lexeme.lemma != "um",
      case let part = words[2].lexeme.lemma,
      [part, String(part.dropLast())].contains(where: {
        PortugueseFoundWords.has(words[0].lexeme, $0)
      })
    else { return nil }
    var piece = words[2]
    if piece.lexeme.wordClass != .noun {
      // Andar: a floor, and no walking.
      piece.lexeme = Lexeme(lemma: piece.lexeme.lemma, wordClass: .noun, kind: .thing)
      piece.lexeme.gender = .masculine
      piece.lexeme.countability = .count
    }
    var whole = words[0]
    if whole.lexeme.kind.isTemporal {
      whole.lexeme.kind = .idea
    }
    return [straightClause(owner + [whole], deed("ter"), [words[1], piece])]
  }

  /// *Poça / enorme / rua, mosca / morta / sopa, mancha / vermelha / camisa*.
  private func strayPortuguese(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.wordClass == .noun,
      PortugueseFoundWords.strays.contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .adjective, isStraightNoun(row[2]), !row[2].lexeme.isBeing
    else { return nil }
    let being = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
    let isMass = ["neblina", "nevoeiro", "fumaça", "fumo", "gelo", "lama", "barro", "lodo"]
      .contains(row[0].lexeme.lemma)
    let isMany = row[0].lexeme.number == .plural
    return read(
      [being] + (isMass || isMany ? [] : [known("um")]) + [row[0], row[1], known("em"), article]
        + [row[2]])
  }

  /// *Ônibus / cheio / gente, praia / lotada / turistas*.
  private func filledPortuguese(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isStraightNoun(row[0]), !row[0].lexeme.isBeing,
      ["cheio", "lotado", "repleto"].contains(row[1].lexeme.lemma),
      row[2].lexeme.lemma == "a gente" || isStraightNoun(row[2]) || row[2].lexeme.lemma == "gente"
    else { return nil }
    if row[2].lexeme.lemma == "feriado" || row[2].lexeme.kind.isTemporal {
      return [straightClause([row[0]], .linking("estar"), [row[1], known("em"), article, row[2]])]
    }
    var stuff = row[2]
    if stuff.lexeme.wordClass == .pronoun {
      stuff.lexeme = Lexeme(lemma: "gente", wordClass: .noun, kind: .person)
      stuff.lexeme.gender = .feminine
      stuff.lexeme.countability = .mass
    }
    stuff.lexeme.article = .bare
    return [straightClause([row[0]], .linking("estar"), [row[1], known("de"), stuff])]
  }

  /// *Loja / fechada / férias, rua / fechada / obra, voo / cancelado / neblina*.
  private func closedPortuguese(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isStraightNoun(row[0]), !row[0].lexeme.isBeing,
      ["fechado", "interditado", "cancelado", "suspenso", "adiado", "bloqueado"]
        .contains(row[1].lexeme.lemma)
    else { return nil }
    let cause = row[2].lexeme.lemma
    let isRest = ["férias", "recesso", "almoço", "reforma", "luto", "manutenção"].contains(cause)
    guard isRest || PortugueseFoundWords.causes.contains(cause) else { return nil }
    var why = row[2]
    if isRest { why.lexeme.article = .bare }
    let link = isRest ? [known("para")] : [known("por causa de"), article]
    return [straightClause([row[0]], .linking("estar"), [row[1]] + link + [why])]
  }

  /// *Vizinho / trabalhador, tia / mandona, primo / dorminhoco*: what one is like.
  private func portugueseTrait(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, isStraightNoun(row[0]), row[0].lexeme.isHuman,
      let quality = PortugueseFoundWords.trait(row[1].lexeme.lemma)
    else { return nil }
    var like = row[1]
    like.lexeme = Lexeme(lemma: quality, wordClass: .adjective, kind: .quality)
    return [straightClause([row[0]], .linking("ser"), [like])]
  }

  /// *Amanhã / operar / avó, hoje / vacinar / bebê*: it is others who do it.
  private func treatedPortuguese(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.kind.isTemporal,
      ["operar", "vacinar", "internar", "examinar"].contains(row[1].lexeme.lemma),
      row[2].lexeme.isHuman || row[2].lexeme.kind == .animal, isStraightNoun(row[2])
    else { return nil }
    var verb = row[1].said(by: .third)
    verb.lexeme.number = .plural
    let isToCome = ["amanhã", "depois de amanhã"].contains(row[0].lexeme.lemma)
    var clause = straightClause([], verb, [row[2], row[0]])
    if isToCome || row[0].lexeme.kind == .weekday { clause.options.insert(.goingTo) }
    return [clause]
  }

  /// *Gema / ovo / mole, ponta / lápis / quebrada, mouse / computador / estragado*: how a part of something is.
  private func portuguesePartSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isStraightNoun(row[0]), isStraightNoun(row[1]),
      row[2].lexeme.wordClass == .adjective,
      PortugueseFoundWords.inner[row[1].lexeme.lemma]?.contains(row[0].lexeme.lemma) == true
    else { return nil }
    let isNow = isPassing(row[2].lexeme, of: row[0].lexeme)
    return [
      straightClause(
        [row[0], known("de"), article, row[1]], .linking(isNow ? "estar" : "ser"), [row[2]])
    ]
  }

  /// *Semáforo / vermelho, sinal / verde*.
  private func lightPortuguese(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2,
      ["semáforo", "sinal", "sinaleira", "farol"].contains(row[0].lexeme.lemma),
      ["vermelho", "verde", "amarelo"].contains(row[1].lexeme.lemma)
    else { return nil }
    return [straightClause([row[0]], .linking("estar"), [row[1]])]
  }

  /// *Menino / chorar / raiva, barriga / roncar / fome*: from what (Cunha & Cintra, chapter 15, *De*).
  private func reactsPortuguese(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isStraightNoun(row[0]), row[1].lexeme.isInfinitive,
      row[0].lexeme.isHuman && PortugueseFoundWords.reacting.contains(row[1].lexeme.lemma)
        || row[0].lexeme.lemma == "barriga" && row[1].lexeme.lemma == "roncar",
      StraightRowWords.feelings.contains(row[2].lexeme.lemma)
        || ["alegria", "vergonha", "tristeza", "saudade", "riso"].contains(row[2].lexeme.lemma)
    else { return nil }
    var cause = row[2]
    cause.lexeme.article = .bare
    return [straightClause([row[0]], row[1], [known("de"), cause])]
  }

  /// *Robô / varrer / chão, micro-ondas / esquentar / sopa, geada / estragar / café, hospital / atender / crianças*: the machine, the weather or the house does it.
  private func robotDoes(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isStraightNoun(row[0]), row[1].lexeme.isInfinitive,
      isStraightNoun(row[2])
    else { return nil }
    var verb = row[1]
    if verb.lexeme.lemma == "levantar-se" { verb.lexeme.lemma = "levantar" }
    let doer = row[0].lexeme.lemma, deed = verb.lexeme.lemma
    let isMachine = PortugueseFoundWords.machines[doer]?.contains(deed) == true
    let isWeather =
      PortugueseFoundWords.weathers.contains(doer)
      && ["estragar", "queimar", "destruir", "danificar", "atrapalhar"].contains(deed)
    let isHouse = PortugueseFoundWords.houses.contains(doer) && deed == "atender"
    guard isHouse ? row[2].lexeme.isHuman : (isMachine || isWeather) && !row[2].lexeme.isBeing
    else { return nil }
    return [straightClause([row[0]], verb, [article, row[2]])]
  }
}

/// Words of such rows.
private enum PortugueseFoundWords {
  static func has(_ whole: Lexeme, _ part: String) -> Bool {
    if let listed = parts[whole.lemma] { return listed.contains(part) }
    return whole.kind == .animal && limbs.contains(part)
  }

  private static let limbs: WordSet = [
    "pata", "perna", "tentáculo", "asa", "olho", "chifre", "corcova", "dente", "braço", "antena",
    "cauda", "orelha", "barbatana", "estômago", "coração", "garra",
  ]
  private static let parts: [String: WordSet] = [
    "semana": ["dia"], "ano": ["mês", "dia", "semana", "estação"], "mês": ["dia", "semana"],
    "dia": ["hora"], "hora": ["minuto"], "minuto": ["segundo"], "século": ["ano"],
    "mão": ["dedo"], "pé": ["dedo"], "boca": ["dente"], "corpo": ["osso"],
    "bicicleta": ["roda", "marcha", "pedal"], "bike": ["roda", "marcha"], "triciclo": ["roda"],
    "carro": ["porta", "roda", "lugar", "banco"], "moto": ["roda"],
    "ônibus": ["porta", "roda", "andar", "lugar"], "autocarro": ["porta", "roda", "lugar"],
    "trem": ["vagão"], "comboio": ["carruagem"], "avião": ["motor", "asa"],
    "prédio": ["andar", "apartamento", "elevador", "janela"],
    "edifício": ["andar", "piso", "apartamento"],
    "casa": ["quarto", "banheiro", "sala", "andar", "janela", "porta", "cômodo", "piso"],
    "apartamento": ["quarto", "banheiro", "varanda"], "hotel": ["quarto", "andar", "estrela"],
    "escola": ["sala", "aluno", "professor", "quadra", "andar"],
    "quarto": ["cama", "janela", "porta"], "sala": ["janela", "mesa", "computador", "carteira"],
    "turma": ["aluno", "menino", "menina", "criança"], "time": ["jogador", "jogadora"],
    "equipa": ["jogador"], "equipe": ["jogador", "pessoa"], "família": ["pessoa", "filho"],
    "livro": ["página", "capítulo"], "história": ["página", "parte"], "caderno": ["folha"],
    "série": ["temporada", "episódio", "capítulo"], "novela": ["capítulo"],
    "jogo": ["fase", "jogador", "tempo"], "mesa": ["perna", "cadeira", "gaveta"],
    "cadeira": ["perna"], "cômoda": ["gaveta"], "armário": ["porta", "gaveta"],
    "violão": ["corda"], "guitarra": ["corda"], "violino": ["corda"], "piano": ["tecla"],
    "triângulo": ["lado"], "quadrado": ["lado"], "retângulo": ["lado"], "cubo": ["face"],
    "dado": ["face", "lado"], "alfabeto": ["letra"], "palavra": ["letra", "sílaba"],
    "baralho": ["carta"], "país": ["estado", "ilha", "habitante"], "cidade": ["parque", "ponte"],
    "flor": ["pétala"], "trevo": ["folha"], "bolo": ["vela", "andar", "camada"],
    "camisa": ["botão", "bolso"], "jaqueta": ["bolso", "botão"], "calça": ["bolso"],
    "quebra-cabeça": ["peça"], "estrela": ["ponta"], "prova": ["questão", "página", "parte"],
    "controle": ["pilha", "botão"], "celular": ["câmera", "chip"], "escada": ["degrau"],
    "pizza": ["pedaço", "fatia"],
  ]

  /// What one comes upon.
  static let strays: WordSet = [
    "poça", "mosca", "mancha", "buraco", "pernilongo", "mosquito", "formiga", "barata", "rato",
    "cobra", "vespa", "rachadura", "galho", "pedra", "nuvem", "nuvens", "incêndio", "goteira",
    "neblina", "nevoeiro", "fumaça", "fumo", "gelo", "lama", "teia", "pegada", "arco-íris",
    "engarrafamento", "acidente", "fila", "vazamento", "lagartixa", "minhoca", "bicho", "cabelo",
    "moscas", "formigas", "manchas", "buracos", "poças",
  ]
  /// Because of what something is closed.
  static let causes: WordSet = [
    "obra", "obras", "chuva", "neve", "greve", "acidente", "festa", "tempestade", "vento",
    "incêndio", "enchente", "neblina", "nevoeiro", "calor", "trânsito", "feriado", "jogo",
    "manifestação", "protesto", "pandemia", "doença",
  ]
  /// What people are like, by words that name them as well.
  static func trait(_ word: String) -> String? {
    if let own = traits[word] { return own }
    return feminine[word]
  }

  private static let traits: WordMap<String> = [
    "trabalhador": "trabalhador", "trabalhadora": "trabalhador", "aventureiro": "aventureiro",
    "aventureira": "aventureiro", "babão": "babão", "batalhador": "batalhador",
    "batalhadora": "batalhador", "brabo": "brabo", "braba": "brabo", "careta": "careta",
    "culto": "culto", "culta": "culto", "dorminhoco": "dorminhoco", "dorminhoca": "dorminhoco",
    "durão": "durão", "durona": "durão", "guerreiro": "guerreiro", "guerreira": "guerreiro",
    "idiota": "idiota", "idoso": "idoso", "idosa": "idoso", "observador": "observador",
    "observadora": "observador", "paciente": "paciente", "palhaço": "palhaço",
    "patriota": "patriota", "rebelde": "rebelde", "sedentário": "sedentário",
    "sedentária": "sedentário", "esportista": "esportista", "moleque": "moleque",
    "mandão": "mandão", "chorão": "chorão", "brigão": "brigão", "comilão": "comilão",
    "fofoqueiro": "fofoqueiro", "fofoqueira": "fofoqueiro", "bagunceiro": "bagunceiro",
    "bagunceira": "bagunceiro", "encrenqueiro": "encrenqueiro", "encrenqueira": "encrenqueiro",
    "caloteiro": "caloteiro", "solteirão": "solteirão", "sonhador": "sonhador",
    "sonhadora": "sonhador", "falador": "falador", "faladora": "falador",
  ]
  private static let feminine: WordMap<String> = [
    "mandona": "mandão", "chorona": "chorão", "brigona": "brigão", "comilona": "comilão",
    "babona": "babão", "solteirona": "solteirão",
  ]

  /// Parts of fruit and things that are things of their own too.
  static let inner: [String: WordSet] = [
    "ovo": ["gema", "clara", "casca"], "lápis": ["ponta", "grafite"],
    "computador": ["mouse", "teclado", "monitor", "tela", "rato"], "pão": ["casca", "miolo"],
    "pizza": ["borda", "massa"], "peixe": ["espinha"], "faca": ["lâmina", "cabo", "ponta"],
    "óculos": ["lente", "haste", "armação"], "tesoura": ["ponta", "lâmina"],
    "relógio": ["ponteiro", "pulseira"], "flor": ["pétala", "caule"], "árvore": ["copa", "tronco"],
  ]
  static let reacting: WordSet = [
    "chorar", "gritar", "berrar", "tremer", "bocejar", "suspirar", "gemer", "soluçar", "pular",
    "desmaiar", "morrer",
  ]
  static let weathers: WordSet = [
    "geada", "granizo", "chuva", "vento", "neve", "seca", "tempestade", "enchente", "calor",
  ]
  static let houses: WordSet = ["hospital", "clínica", "posto", "pronto-socorro", "escola"]
  /// What machines do.
  static let machines: [String: WordSet] = [
    "robô": ["varrer", "limpar", "aspirar", "pegar", "carregar", "lavar"],
    "máquina": ["lavar", "secar", "costurar", "fazer", "cortar"],
    "máquina de lavar": ["lavar"], "aspirador": ["limpar", "aspirar"],
    "lava-louças": ["lavar"], "secadora": ["secar"], "trator": ["puxar", "arar", "carregar"],
    "guindaste": ["levantar", "carregar", "erguer"], "elevador": ["levar", "carregar"],
    "micro-ondas": ["esquentar", "aquecer", "descongelar"], "forno": ["assar", "esquentar"],
    "fogão": ["esquentar", "aquecer"], "torradeira": ["torrar", "queimar"],
    "liquidificador": ["bater", "triturar"], "batedeira": ["bater", "misturar"],
    "ferro": ["passar", "queimar"], "escavadeira": ["cavar"], "impressora": ["imprimir"],
    "caminhão": ["carregar", "levar", "recolher"],
    "ventilador": ["refrescar"], "drone": ["filmar", "levar"],
  ]
}
