import AACCore

/// What a noun is to the one right before it, by the word of the first and the kind or the word of the second: *o telhado da escola, um anel de
/// ouro, a fase do jogo, a estação de trem, a capital do país*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Adjunto adnominal*, *Complemento nominal*) and chapter 15 (*De*); Bechara, *Adjunto adnominal*.
struct PortugueseOfPair {
  /// How the second is said.
  enum Link {
    /// *Anel de ouro, estação de trem*: of which sort.
    case plain
    /// *O telhado da escola*: of the one there is.
    case definite
    /// *Uma notícia sobre o terremoto*: of what it tells.
    case about
  }

  /// The link between two nouns; nil: the first word does not say that the second is of it.
  static func link(_ first: Lexeme, _ second: Lexeme) -> Link? {
    guard first.wordClass == .noun || first.lemma == "colar",
      second.wordClass == .noun || second.wordClass == .properNoun, !second.kind.isTemporal,
      first.lemma != second.lemma
    else { return nil }
    return link(behind: MeaningWords.base(of: first), second) ?? link(behind: first.lemma, second)
  }

  private static func link(behind head: String, _ second: Lexeme) -> Link? {
    guard let sorts = heads[head] else { return nil }
    let base = MeaningWords.base(of: second)
    for sort in sorts {
      let of = table[sort]
      if of.kinds.contains(second.kind) || of.words.contains(base)
        || of.words.contains(second.lemma)
        || of.takesNames && second.wordClass == .properNoun && !second.isHuman
      {
        return of.excluded.contains(base) ? nil : of.link
      }
    }
    return nil
  }

  /// Whether the first is a part, which is put in and on its whole as well: *prender o botão na camisa*.
  static func isPart(_ first: Lexeme) -> Bool {
    heads[MeaningWords.base(of: first)]?.contains { table[$0].isPart } == true
  }

  /// Words that are of others, and of which.
  struct Sort {
    let heads: WordSet
    let link: Link
    var kinds = KindSet()
    var words: WordSet = []
    var excluded: WordSet = []
    var takesNames = false
    var isPart = false
  }

  private static let heads: WordMap<[Int]> = {
    var found: [String: [Int]] = [:]
    for (place, sort) in table.enumerated() {
      for word in sort.heads { found[word, default: []].append(place) }
    }
    return WordMap(found)
  }()

  private static let table: [Sort] = parts + grounds + works + sorts + events

  // MARK: - Parts of things

  private static let buildings: WordSet = [
    "casa", "escola", "prédio", "igreja", "hotel", "hospital", "clube", "shopping", "loja",
    "apartamento", "restaurante", "teatro", "museu", "castelo", "fábrica", "balada", "cinema",
    "creche", "mercado", "supermercado", "padaria", "farmácia", "banco", "ginásio", "estádio",
  ]

  private static let parts: [Sort] = [
    Sort(
      heads: [
        "telhado", "teto", "parede", "porta", "janela", "portão", "muro", "fachada", "campainha",
        "maçaneta", "fechadura", "cortina", "calçada",
      ], link: .definite, kinds: KindSet(.room, .home), words: buildings, isPart: true),
    Sort(
      heads: [
        "escada", "elevador", "garagem", "pátio", "quintal", "varanda", "sacada", "corredor",
        "entrada", "saída", "recepção", "cantina", "biblioteca", "refeitório", "quadra",
        "piscina", "estacionamento", "cozinha", "banheiro", "jardim",
      ], link: .definite, words: buildings.subtracting(["loja"])),
    Sort(
      heads: [
        "porta", "janela", "roda", "pneu", "motor", "banco", "volante", "freio", "farol",
        "buzina", "retrovisor", "para-brisa", "capô", "porta-malas",
      ], link: .definite, kinds: KindSet(.vehicle), isPart: true),
    Sort(
      heads: ["botão", "tela", "tecla", "teclado", "cabo", "fio", "volume", "bateria", "antena"],
      link: .definite, kinds: KindSet(.device), words: ["elevador"], isPart: true),
    Sort(
      heads: ["botão", "manga", "gola", "zíper", "bolso", "capuz", "bainha", "barra"],
      link: .definite, kinds: KindSet(.clothing), words: ["mochila"], isPart: true),
    Sort(
      heads: ["tampa", "cabo", "alça", "rolha", "rótulo"], link: .definite, kinds: KindSet(.dish),
      words: ["panela", "garrafa", "frigideira", "caneta", "pote", "caixa", "lixeira", "jarra"],
      isPart: true),
    Sort(
      heads: ["controle", "controle remoto", "comando"], link: .definite,
      words: [
        "televisão", "TV", "tv", "ar-condicionado", "videogame", "portão", "garagem", "som",
      ]),
    Sort(
      heads: ["galho", "folha", "tronco", "raiz", "sombra", "casca"], link: .definite,
      kinds: KindSet(.plant), words: ["árvore"], isPart: true),
  ]

  // MARK: - Places

  private static let grounds: [Sort] = [
    Sort(
      heads: [
        "centro", "rua", "praça", "hospital", "escola", "parque", "igreja", "mercado", "museu",
        "biblioteca", "estádio", "prefeitura", "padaria", "farmácia", "floresta", "feira", "posto",
        "campeonato", "zoológico", "teatro", "cinema", "praia", "avenida", "ginásio", "clube",
        "periferia", "prefeito", "prefeita", "festa", "mapa", "posto de saúde", "estação",
        "rodoviária", "creche",
      ], link: .definite,
      words: ["cidade", "bairro", "vila", "região", "aldeia", "cidadezinha", "município"]),
    Sort(
      heads: ["rua", "calçada", "muro", "portão", "esquina"], link: .definite,
      words: ["escola", "igreja", "hospital", "creche", "prefeitura"]),
    Sort(
      heads: [
        "mapa", "bandeira", "capital", "rei", "rainha", "presidente", "presidenta", "hino",
        "governador", "governadora", "prefeito", "prefeita", "príncipe", "princesa", "governo",
        "seleção", "interior", "litoral",
      ], link: .definite, words: ["país", "países", "estado", "mundo", "cidade"], takesNames: true),
    Sort(
      heads: ["país", "países"], link: .definite, words: ["América", "Europa", "África", "Ásia"]),
    Sort(
      heads: ["água", "areia"], link: .definite,
      words: ["piscina", "mar", "rio", "lago", "lagoa", "praia", "banheira", "aquário", "poço"]),
    Sort(
      heads: ["caixa", "fila", "gerente", "agência"], link: .definite,
      words: ["banco", "supermercado", "mercado"], excluded: []),
  ]
}
