import AACCore

/// Short Portuguese rows as children lay them: *pizza / jantar, neve / fora, papai / carro, vovó / casa / grande, dentista / eu / medo,
/// eu / medo / chuva / forte, luz / apagar / quarto, dente / escova / onde, sapato / calçar / irmão / novo* (Cunha & Cintra, chapter 7,
/// *A ordem dos termos*, *Adjunto adnominal*; Bechara, *Ordem direta e inversa*).
extension TileReader {
  /// Lays them as they are said.
  func layPlainRows(_ words: inout [Constituent]) {
    guard (2...6).contains(words.count) else { return }
    for index in words.indices where words[index].lexeme.lemma.hasSpace {
      if let plain = ClausePlanner.plainVerbs[words[index].lexeme.lemma] {
        words[index].lexeme.lemma = plain
      }
    }
    cryOut(&words)
    turnCompound(&words)
    eatAtSuch(&words)
    beOutside(&words)
    feelWell(&words)
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }) else {
      if giveYield(&words) { return }
      tellOfOwner(&words)
      fearLaidFirst(&words)
      fearDescribed(&words)
      return sitInVehicle(&words)
    }
    guard words[verb].lexeme.isInfinitive else { return }
    switchInRoom(&words, verb)
    needBoth(&words, verb)
    wearDescribed(&words, verb)
    readAloud(&words, verb)
    waitLong(&words, verb)
    layOwnThings(&words, verb)
  }

  // MARK: - With and without a verb

  /// *Dente / escova, areia / castelo*: what it is for or of was laid before it.
  private func turnCompound(_ words: inout [Constituent]) {
    for index in words.indices.dropLast()
    where isBareNoun(words[index])
      && PlainRowWords.compounds[words[index + 1].lexeme.lemma]?.contains(
        words[index].lexeme.lemma) == true
      && words[index + 1].government == nil
      && (index == 0 || words[index - 1].lexeme.wordClass != .adposition)
    {
      words.swapAt(index, index + 1)
      if words[index].lexeme.lemma == "fada" {
        words.insert(contentsOf: [known("de"), article], at: index + 1)
      }
      return
    }
  }

  /// *Pizza / jantar, querer / fruta / lanche*: at which meal it is eaten.
  private func eatAtSuch(_ words: inout [Constituent]) {
    let last = words.count - 1
    guard last > 0, PlainRowWords.meals.contains(words[last].lexeme.lemma), isBareNoun(words[last]),
      words[last].lexeme.wordClass == .noun,
      isBareNoun(words[last - 1]), KindSet.edible.contains(words[last - 1].lexeme.kind),
      !PlainRowWords.meals.contains(words[last - 1].lexeme.lemma),
      last == 1
        || words[..<(last - 1)].allSatisfy({
          $0.lexeme.lemma == "eu" || PlainRowWords.wanting.contains($0.lexeme.lemma)
        })
    else { return }
    if last == 1 { words[0].lexeme.article = .bare }
    words.insert(contentsOf: [known("em"), article], at: last)
  }

  /// *Neve / fora, brincar / fora*: out there, in Brazil.
  private func beOutside(_ words: inout [Constituent]) {
    guard variety == .portugueseBrazil, let last = words.last, last.lexeme.lemma == "fora",
      last.lexeme.wordClass != .noun
    else { return }
    let there = Constituent(known("lá fora").lexeme, tile: last.tile)
    if words.count == 2, isBareNoun(words[0]),
      PlainRowWords.skies.contains(words[0].lexeme.lemma)
    {
      var having = Constituent.linking("ter", .third)
      having.lexeme.kind = .action
      words[0].lexeme.article = .bare
      words = [having, words[0], there]
    } else if words.count > 1,
      PlainRowWords.outdoors.contains(words[words.count - 2].lexeme.lemma)
        || ["frio", "calor", "quente"].contains(words[words.count - 2].lexeme.lemma)
    {
      words[words.count - 1] = there
      if words.count == 2, words[0].lexeme.isInfinitive {
        words.insert(ownDeed("querer"), at: 0)
      }
    }
  }

  /// *Não / sentir / bem*: one feels well or ill oneself.
  private func feelWell(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "sentir" }),
      words[verb].lexeme.isInfinitive, verb + 1 < words.count,
      words[(verb + 1)...].contains(where: {
        ["bem", "mal", "melhor", "pior"].contains($0.lexeme.lemma)
      })
    else { return }
    words[verb].lexeme.lemma = "sentir-se"
  }

  // MARK: - Without a verb

  /// *Vovó / casa / grande, tia / Rosa / casa / bonito, Ana / cachorro / preto*: what somebody's thing is like.
  private func tellOfOwner(_ words: inout [Constituent]) {
    guard words.count == 3 || words.count == 4, let quality = words.last,
      quality.lexeme.wordClass == .adjective, quality.lexeme.kind != .emotion,
      !isOwnState(quality.lexeme), !quality.lexeme.kind.isSmall,
      case let thing = words[words.count - 2], isBareNoun(thing), thing.lexeme.wordClass == .noun,
      case let owner = words[..<(words.count - 2)],
      owner.allSatisfy({ isBareNoun($0) && $0.lexeme.isHuman }),
      owner.count == 1
        ? isOwnerByName(owner[0].lexeme)
        : owner[0].lexeme.wordClass == .noun && owner[1].lexeme.wordClass == .properNoun,
      belongs(thing.lexeme, to: owner[0].lexeme), thing.lexeme.kind != .body
    else { return }
    let isState = isPassing(quality.lexeme, of: thing.lexeme)
    words =
      [article, thing, known("de")] + before(owner[0].lexeme) + owner
      + [.linking(isState ? "estar" : "ser", .third), quality]
  }

  /// *Dentista / eu / medo, avó / eu / saudade*: of whom or what.
  private func fearLaidFirst(_ words: inout [Constituent]) {
    guard words.count == 3, words[1].lexeme.lemma == "eu",
      PlainRowWords.feelings.contains(words[2].lexeme.lemma), words[2].lexeme.wordClass == .noun,
      isBareNoun(words[0]) || words[0].lexeme.lemma == "escuro"
    else { return }
    words = [words[1], words[2], words[0]]
  }

  /// *Eu / medo / chuva / forte*: what one is afraid of is like that.
  private func fearDescribed(_ words: inout [Constituent]) {
    guard words.count == 4, words[0].lexeme.lemma == "eu",
      PlainRowWords.feelings.contains(words[1].lexeme.lemma), isBareNoun(words[2]),
      words[2].lexeme.wordClass == .noun, words[3].lexeme.wordClass == .adjective,
      !isOwnState(words[3].lexeme)
    else { return }
    var having = Constituent.linking("ter")
    having.lexeme.kind = .action
    var thing = words[2]
    thing.lexeme.article = .bare
    words = [words[0], having, words[1], known("de"), thing, words[3]]
  }

  /// *Papai / carro, vovó / ônibus*: where somebody is.
  private func sitInVehicle(_ words: inout [Constituent]) {
    guard words.count == 2, isBareNoun(words[0]), isOwnerByName(words[0].lexeme),
      words[1].lexeme.kind == .vehicle, isBareNoun(words[1]),
      !PlainRowWords.wheeled.contains(words[1].lexeme.lemma)
    else { return }
    words =
      before(words[0].lexeme) + [
        words[0], .linking("estar", .third), known("em"), article, words[1],
      ]
  }

  // MARK: - With a verb

  /// *Luz / apagar / quarto, porta / abrir / banheiro*: a lamp of which room.
  private func switchInRoom(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, verb == 1, isBareNoun(words[0]), isBareNoun(words[2]),
      PlainRowWords.switched[words[1].lexeme.lemma]?.contains(words[0].lexeme.lemma) == true,
      words[2].lexeme.kind == .room || words[2].lexeme.kind == .vehicle
        || ["casa", "armário", "geladeira", "guarda-roupa"].contains(words[2].lexeme.lemma)
    else { return }
    words =
      [words[1].ordered, article, words[0], known("de")]
      + (words[2].lexeme.article == .bare ? [] : [article]) + [words[2]]
  }

  /// *Papel / tesoura / eu / precisar, suco / bolo / eu / querer*: both of them.
  private func needBoth(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 4, verb == 3, words[2].lexeme.lemma == "eu",
      ["querer", "precisar", "comprar"].contains(words[3].lexeme.lemma),
      isPlainThing(words[0]), isPlainThing(words[1]),
      PortugueseRowWords.compounds[words[0].lexeme.lemma]?.contains(words[1].lexeme.lemma) != true,
      !KindSet.places.contains(words[1].lexeme.kind), words[1].lexeme.kind != .money,
      words[0].lexeme.kind == words[1].lexeme.kind
        || KindSet.edible.contains(words[0].lexeme.kind)
          && KindSet.edible.contains(words[1].lexeme.kind)
          && (words[1].lexeme.kind == .dish || PlainRowWords.wholes.contains(words[1].lexeme.lemma))
        || PlainRowWords.supplies.contains(words[0].lexeme.lemma)
          && PlainRowWords.supplies.contains(words[1].lexeme.lemma)
    else { return }
    var things = [words[0], words[1]]
    if words[3].lexeme.lemma == "precisar" {
      for index in things.indices { things[index].lexeme.article = .bare }
    }
    let and = Constituent(Lexeme(lemma: "e", wordClass: .conjunction, kind: .connective))
    words = [words[2], words[3], things[0], and, things[1]]
  }

  /// *Sapato / calçar / irmão / novo*: what is worn is new, and not who wears it.
  private func wearDescribed(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 4, verb == 1, isPlainThing(words[0]), words[0].lexeme.kind == .clothing,
      ["calçar", "vestir", "usar", "comprar", "perder", "tirar"].contains(words[1].lexeme.lemma),
      isBareNoun(words[2]), words[2].lexeme.isHuman, words[3].lexeme.wordClass == .adjective,
      !isOwnState(words[3].lexeme), words[3].lexeme.kind != .emotion
    else { return }
    words = [words[2], words[1], words[0], words[3]]
  }

  /// *Ler / história / eu, contar / piada / eu*: with the verb first one asks to be told it.
  private func readAloud(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, verb == 0, ["eu", "mim"].contains(words[2].lexeme.lemma),
      PlainRowWords.told[words[0].lexeme.lemma]?.contains(words[1].lexeme.lemma) == true,
      isBareNoun(words[1])
    else { return }
    words = [words[0].ordered, words[1], known("para"), words[2]]
  }

  /// *Esperar / eu / ônibus / muito*: long, and not many.
  private func waitLong(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 4, verb == 0, words[0].lexeme.lemma == "esperar",
      words[1].lexeme.lemma == "eu", isBareNoun(words[2]), words[3].lexeme.lemma == "muito"
    else { return }
    var much = words[3]
    much.lexeme = Lexeme(lemma: "muito", wordClass: .adverb, kind: .manner)
    words = [words[1], words[0], much, article, words[2]]
  }
}

/// Words of such rows.
private enum PlainRowWords {
  /// What is named with what it is for or of behind it.
  static let compounds: [String: WordSet] = [
    "escova": ["dente", "dentes", "cabelo"], "pasta": ["dente", "dentes"], "castelo": ["areia"],
    "suco": [
      "laranja", "uva", "maçã", "manga", "maracujá", "abacaxi", "limão", "caju", "morango",
      "goiaba", "melancia", "acerola",
    ],
    "sumo": ["laranja", "uva", "maçã", "manga", "ananás", "limão", "pêssego"],
    "bolo": ["chocolate", "cenoura", "fubá", "laranja", "aniversário", "coco"],
    "sorvete": ["chocolate", "morango", "creme", "baunilha", "flocos", "coco", "limão"],
    "gelado": ["chocolate", "morango", "baunilha", "limão"], "fada": ["dente"],
    "boneco": ["neve"], "cadeira": ["rodas", "praia"],
    "vitamina": ["banana"], "torta": ["limão", "frango", "maçã"],
  ]
  static let meals: WordSet = [
    "jantar", "almoço", "lanche", "café da manhã", "pequeno-almoço", "merenda", "ceia", "sobremesa",
  ]
  static let wanting: WordSet = ["querer", "comer", "preferir"]
  static let skies: WordSet = ["neve", "chuva", "sol", "vento", "neblina", "barulho"]
  static let outdoors: WordSet = ["brincar", "jogar", "correr", "andar", "passear"]
  static let feelings: WordSet = ["medo", "saudade", "saudades", "nojo", "vergonha", "raiva"]
  static let wheeled: WordSet = ["bicicleta", "moto", "cadeira de rodas", "skate", "patinete"]
  /// What others shall do to a thing of a room.
  static let switched: [String: WordSet] = [
    "apagar": ["luz", "abajur", "lâmpada"],
    "acender": ["luz", "abajur", "lâmpada"],
    "abrir": ["porta", "janela", "cortina", "portão", "persiana"],
    "fechar": ["porta", "janela", "cortina", "portão", "persiana"],
    "ligar": ["luz", "televisão", "TV", "ventilador", "ar-condicionado", "aquecedor", "rádio"],
    "desligar": ["luz", "televisão", "TV", "ventilador", "ar-condicionado", "aquecedor", "rádio"],
  ]
  static let supplies: WordSet = [
    "papel", "tesoura", "lápis", "borracha", "cola", "caneta", "caderno", "tinta", "pincel",
    "régua", "livro", "fita", "giz", "copo", "prato", "garfo", "faca", "colher", "guardanapo",
    "toalha", "sabonete", "xampu", "escova", "pente", "fralda", "lenço",
  ]
  static let wholes: WordSet = [
    "bolo", "pizza", "sanduíche", "biscoito", "bolacha", "pão", "fruta", "pipoca", "sorvete",
    "batata", "salada", "sopa", "suco", "água", "refrigerante",
  ]
  static let told: [String: WordSet] = [
    "ler": ["história", "livro", "conto", "livrinho", "historinha", "gibi"],
    "contar": ["história", "piada", "conto", "historinha", "segredo"],
    "cantar": ["música", "canção", "musiquinha"],
  ]
}
