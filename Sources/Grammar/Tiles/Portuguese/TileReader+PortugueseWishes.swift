import AACCore

/// How one is and what one wants then, what one calls for and why, in one Portuguese row: *eu / cansado / dormir, mão / sujo /
/// lavar, mãe / por favor / abrir / porta / eu / querer / sair, parar / não / bater / eu, chover / não / sair* (Cunha &
/// Cintra, chapter 18, *Coordenação assindética*).
extension TileReader {
  /// Where such a row is cut; nil where it is one thought.
  func ordinaryCut(_ words: [Constituent]) -> Cut? {
    stateAndWish(words) ?? partAndWish(words) ?? requestAndWish(words) ?? stopAndForbid(words)
      ?? rainAndRefusal(words)
  }

  private var going: Constituent {
    var verb = Constituent.linking("ir", .first)
    verb.lexeme.kind = .action
    return verb
  }

  private var wanting: Constituent {
    var verb = Constituent.linking("querer", .first)
    verb.lexeme.kind = .action
    return verb
  }

  /// *Eu / cansado / dormir, fome / comer, frio / vestir / casaco*.
  private func stateAndWish(_ words: [Constituent]) -> Cut? {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    let place = words.count > start && words[start].lexeme.lemma == "com" ? start + 1 : start
    guard words.count > place + 1,
      let wishes = WishWords.wishes[words[place].lexeme.lemma],
      case let isWished = words[place + 1].lexeme.lemma == "querer",
      case let deed = isWished ? place + 2 : place + 1, deed < words.count,
      words[deed].lexeme.isInfinitive, wishes.contains(words[deed].lexeme.lemma),
      words[(deed + 1)...].allSatisfy({
        ($0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adverb) && !$0.lexeme.isBeing
          || MeaningWords.services.contains($0.lexeme.lemma)
      })
    else { return nil }
    let state = words[place]
    let being = Constituent.linking("estar", .first)
    let with =
      place > start
      ? [words[start]] : state.lexeme.wordClass == .noun ? [known("com")] : []
    return Cut(
      first: words[..<start] + [being] + with + [state],
      second: (isWished ? [words[place + 1]] : [wanting]) + words[deed...])
  }

  /// *Mão / sujo / lavar, roupa / molhado / trocar, comida / fria / esquentar*.
  private func partAndWish(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, words[0].lexeme.wordClass == .noun,
      words[0].lexeme.kind == .body || words[0].lexeme.kind == .clothing
        || KindSet.edible.contains(words[0].lexeme.kind)
          && ["frio", "gelado"].contains(words[1].lexeme.lemma),
      words[1].lexeme.wordClass == .adjective, words[2].lexeme.isInfinitive,
      WishWords.cleaning[words[1].lexeme.lemma]?.contains(words[2].lexeme.lemma) == true
    else { return nil }
    if words[0].lexeme.kind != .body, words[0].lexeme.kind != .clothing {
      return Cut(
        first: [article, words[0], .linking("estar", .third), words[1]],
        second: [wanting, words[2]])
    }
    return Cut(
      first: [known("meu"), words[0], Constituent.linking("estar", .third), words[1]],
      second: [wanting, words[2]])
  }

  /// *Mãe / por favor / abrir / porta / eu / querer / sair*: what the other shall do, and what the speaker wants.
  private func requestAndWish(_ words: [Constituent]) -> Cut? {
    guard
      let speaker = words.indices.dropLast().first(where: {
        $0 > 1 && words[$0].lexeme.lemma == "eu"
          && ["querer", "precisar", "estar"].contains(words[$0 + 1].lexeme.lemma)
      }), speaker + 2 < words.count,
      let deed = words[..<speaker].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[deed].lexeme.isInfinitive,
      words[..<speaker].filter({ $0.lexeme.wordClass == .verb }).count == 1,
      words[speaker - 1].lexeme.wordClass != .adposition,
      words[speaker - 1].lexeme.wordClass != .verb
        || PortugueseOrderWords.alone.contains(words[speaker - 1].lexeme.lemma)
    else { return nil }
    let before = words[..<deed]
    let isPolite = before.contains { OrderWords.please.contains($0.lexeme.lemma) }
    let isCalled =
      before.first.map {
        $0.lexeme.isHuman && $0.lexeme.wordClass == .noun
          && PortugueseCallWords.called($0.lexeme.lemma)
      } ?? false
    guard isPolite,
      before.allSatisfy({ OrderWords.please.contains($0.lexeme.lemma) || $0.lexeme.isHuman }),
      isCalled || before.count == 1
    else { return nil }
    return Cut(first: Array(words[..<speaker]), second: Array(words[speaker...]))
  }

  /// *Parar / não / bater / eu*: both are said to the other.
  private func stopAndForbid(_ words: [Constituent]) -> Cut? {
    guard words.count > 3, words[0].lexeme.lemma == "parar", words[0].lexeme.isInfinitive,
      words[1].lexeme.lemma == "não",
      PortugueseOrderWords.notToMe.contains(words[2].lexeme.lemma),
      words[2].lexeme.isInfinitive, ["eu", "mim", "em"].contains(words[3].lexeme.lemma),
      words.count == 4 || words[3].lexeme.lemma == "em"
    else { return nil }
    let stop = words[0].ordered
    return Cut(first: [stop], second: Array(words[1...]))
  }

  /// *Chover / não / sair, chover / não / brincar / fora*: what one is not going to do then.
  private func rainAndRefusal(_ words: [Constituent]) -> Cut? {
    if words.count > 1, OrdinaryRowWords.falling.contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive, words[1].lexeme.lemma == "ficar"
    {
      // Chover / ficar / casa.
      return Cut(first: [words[0]], second: [going] + words[1...])
    }
    if words.count == 2, OrdinaryRowWords.falling.contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive, WishWords.againstRain.contains(words[1].lexeme.lemma)
    {
      // Chover / guarda-chuva: one's own.
      return Cut(first: [words[0]], second: [wanting, article, words[1]])
    }
    guard words.count > 2, OrdinaryRowWords.falling.contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive, words[1].lexeme.lemma == "não",
      words[2].lexeme.wordClass == .verb, words[2].lexeme.isInfinitive,
      frame(of: words[2]).pattern == .plain, frame(of: words[2]).past != .state
    else { return nil }
    var rest = Array(words[2...])
    if let out = rest.firstIndex(where: { $0.lexeme.lemma == "fora" }),
      let there = tables.lexicon.known("lá fora")
    {
      rest[out].lexeme = there
    }
    return Cut(first: [words[0]], second: [words[1], going] + rest)
  }
}

/// What one wants in which state.
enum WishWords {
  /// What one takes along in the rain.
  static let againstRain: WordSet = [
    "guarda-chuva", "sombrinha", "capa", "capa de chuva", "galocha", "galochas", "bota", "botas",
    "casaco", "impermeável", "chapéu", "capuz", "gorro", "touca", "agasalho", "jaqueta", "luva",
    "luvas", "cachecol",
  ]
  private static let resting: WordSet = [
    "dormir", "descansar", "deitar", "deitar-se", "parar", "sentar", "sentar-se", "ir", "voltar",
  ]
  private static let washing: WordSet = [
    "lavar", "limpar", "trocar", "tomar", "tomar banho", "secar", "mudar", "tirar", "enxugar",
  ]
  private static let dressing: WordSet = ["vestir", "pôr", "colocar", "fechar", "entrar", "botar"]
  private static let cooling: WordSet = ["tirar", "nadar", "beber", "tomar", "abrir", "ligar"]

  /// What goes with how one feels.
  static let wishes: [String: WordSet] = [
    "cansado": resting, "cansada": resting, "exausto": resting, "sonolento": resting,
    "sono": resting, "com sono": resting,
    "doente": ["dormir", "descansar", "deitar", "deitar-se", "ir", "ficar"],
    "enjoado": ["vomitar", "deitar", "deitar-se", "ir", "descer"],
    "sujo": washing, "molhado": washing,
    "fome": ["comer", "almoçar", "jantar", "lanchar"],
    "sede": ["beber", "tomar"],
    "frio": dressing, "calor": cooling,
    "entediado": ["brincar", "sair", "passear", "jogar"],
    "aborrecido": ["brincar", "sair", "passear", "jogar"],
  ]
  /// What is done about a part or a garment that is so.
  static let cleaning: [String: WordSet] = [
    "sujo": ["lavar", "limpar", "trocar", "mudar"],
    "molhado": ["secar", "trocar", "mudar", "enxugar"],
    "gelado": ["aquecer", "esquentar"], "frio": ["aquecer", "esquentar"],
    "rasgado": ["trocar", "costurar", "coser", "mudar"], "apertado": ["trocar", "tirar", "mudar"],
    "solto": ["amarrar", "prender"], "desamarrado": ["amarrar"], "seco": ["molhar"],
  ]
}
