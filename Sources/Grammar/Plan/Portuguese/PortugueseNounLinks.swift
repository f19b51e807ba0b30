import AACCore

/// What a second noun is to the one before it, where nothing was chosen between them: *aula / música, biscoito / chocolate,
/// vídeo / futebol, dinheiro / ônibus* (Cunha & Cintra, chapter 7, *Adjunto adnominal*; chapter 15, *Para*).
enum PortugueseNounLinks {
  /// The preposition between them and whether the article follows it; nil where they are no pair.
  static func link(
    _ first: Lexeme, _ second: Lexeme, _ words: [Constituent]
  ) -> (String, Bool)? {
    guard second.wordClass == .noun || second.wordClass == .properNoun, !second.kind.isTemporal
    else { return nil }
    let pair = Pair(base: MeaningWords.base(of: first), first: first, second: second, words: words)
    let link =
      learntLink(pair) ?? beastLink(pair) ?? bodilyLink(pair) ?? madeLink(pair) ?? wornLink(pair)
      ?? eatenLink(pair)
      ?? wholeLink(pair)
      ?? useLink(pair)
    return (link ?? toldLink(pair)).said
  }

  /// Two nouns and the row that they stand in.
  private struct Pair {
    let base: String
    let first: Lexeme
    let second: Lexeme
    let words: [Constituent]

    /// Whether one of these words is in the row.
    func isBeside(_ wanted: WordSet) -> Bool {
      words.contains { wanted.contains($0.lexeme.lemma) }
    }
  }

  /// What is known of a pair: nothing stands between its nouns, or a preposition does.
  private enum Link {
    case nothing
    case plain(String)
    case definite(String)

    /// A preposition where something holds, and nothing otherwise.
    static func of(_ holds: Bool) -> Link { holds ? .plain("de") : .nothing }

    var said: (String, Bool)? {
      switch self {
      case .nothing: nil
      case .plain(let preposition): (preposition, false)
      case .definite(let preposition): (preposition, true)
      }
    }
  }

  /// *Aula / música, professora / inglês*: what is taught.
  private static func learntLink(_ pair: Pair) -> Link? {
    guard PortugueseRowWords.lessons.contains(pair.base) else { return nil }
    if pair.first.isBeing, pair.second.lemma == "história",
      pair.isBeside(PortugueseRowWords.telling)
    {
      // Professora / história / contar: what is told.
      return Link.nothing
    }
    return .of(
      MeaningWords.taught.contains(pair.second.kind)
        || PortugueseRowWords.taught.contains(pair.second.lemma))
  }

  /// *Dor / perna, curativo / joelho*: the part of the body that hurts or is treated.
  private static func bodilyLink(_ pair: Pair) -> Link? {
    if pair.base == "bolha", pair.second.lemma == "sabão" { return .plain("de") }
    if PortugueseRowWords.symptoms.contains(pair.base) {
      return pair.second.kind == .body ? .definite("em") : Link.nothing
    }
    guard touched.contains(pair.base) || touched.contains(pair.first.lemma) else { return nil }
    // Fazer / massagem / pé / mamãe: whose the part is decides it.
    let hasOwner = pair.words.contains {
      $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun
    }
    return pair.second.kind == .body && !hasOwner ? .definite("em") : Link.nothing
  }

  /// *Vestido / bolinha, ajuda / lição*: what is worn, and what one needs help with.
  private static func wornLink(_ pair: Pair) -> Link? {
    if garments.contains(pair.base), patterns.contains(MeaningWords.base(of: pair.second)) {
      return .plain("de")
    }
    guard pair.base == "ajuda" else { return nil }
    let isSomebody = pair.second.isBeing || pair.second.wordClass == .properNoun
    return isSomebody ? Link.nothing : .definite("com")
  }

  /// *Copo / plástico, anel / ouro, urso / pelúcia*: what a thing is made of.
  private static func madeLink(_ pair: Pair) -> Link? {
    guard materials.contains(pair.second.lemma), pair.first.lemma != pair.second.lemma,
      [.dish, .toy, .clothing, .furniture, .thing, .home, .instrument, .animal]
        .contains(pair.first.kind) || jewels.contains(pair.base)
        || ["casa", "porta", "mesa", "ponte", "caixa"].contains(pair.base),
      pair.first.kind != .animal
        || ["pelúcia", "pano", "brinquedo", "pau", "madeira"].contains(pair.second.lemma),
      !pair.words.contains(where: {
        $0.lexeme.wordClass == .verb && covering.contains($0.lexeme.lemma)
      })
    else { return nil }
    return .plain("de")
  }

  static let materials: WordSet = [
    "ouro", "prata", "plástico", "vidro", "madeira", "pau", "ferro", "metal", "aço", "alumínio",
    "couro", "lã", "algodão", "seda", "jeans", "veludo", "borracha", "pelúcia", "papelão",
    "cristal", "barro", "cerâmica", "porcelana", "palha", "bambu", "crochê", "tricô", "tecido",
    "isopor", "brinquedo", "bronze", "linho",
  ]
  private static let jewels: WordSet = [
    "anel", "pulseira", "colar", "brinco", "corrente", "aliança", "medalha", "relógio", "taça",
  ]
  /// What is done with a material to a thing.
  private static let covering: WordSet = [
    "cobrir", "limpar", "forrar", "enxugar", "secar", "fazer", "envolver", "embrulhar", "bater",
    "misturar", "encher", "brincar",
  ]

  /// *Sanduíche / frango, bolo / chocolate, copo / água, ração / gato*: dishes, what holds them and who eats them.
  private static func eatenLink(_ pair: Pair) -> Link? {
    let (base, second) = (pair.base, pair.second)
    if PortugueseRowWords.meatDishes.contains(base),
      PortugueseRowWords.meats.contains(second.lemma)
    {
      return .plain("de")
    }
    if PortugueseRowWords.baked.contains(base) { return fillingLink(pair) }
    if let seconds = PortugueseRowWords.compounds[base]
      ?? PortugueseRowWords.compounds[pair.first.lemma]
    {
      return .of(seconds.contains(second.lemma))
    }
    if PortugueseRowWords.measures.contains(base) {
      guard KindSet.edible.contains(second.kind) else { return Link.nothing }
      return MeaningWords.parts.contains(base) ? .definite("de") : .plain("de")
    }
    guard base == "comida" else { return nil }
    return .of(
      second.kind == .animal && second.isBeing
        && pair.words.contains { $0.lexeme.wordClass == .verb }
        && !pair.words.contains { $0.lexeme.lemma == "dar" })
  }

  /// *Ração / cachorro, picada / mosquito, ninho / passarinho*: what animals eat, do and have.
  private static func beastLink(_ pair: Pair) -> Link? {
    guard beastly.contains(pair.base), pair.second.kind == .animal, pair.second.isBeing,
      !pair.isBeside(["dar", "pôr", "colocar", "comprar"])
    else { return nil }
    return ["picada", "mordida", "ferroada", "ração", "fantasia", "máscara"].contains(pair.base)
      ? .plain("de") : .definite("de")
  }

  static let beastly: WordSet = [
    "ração", "picada", "mordida", "ferroada", "ninho", "casinha", "coleira", "focinho", "pata",
    "asa", "bico", "pelo", "latido", "miado", "toca", "gaiola", "aquário", "pena",
  ]

  /// *Bolo / chocolate, café / açúcar*: what something is made or filled with.
  private static func fillingLink(_ pair: Pair) -> Link {
    let second = pair.second
    if sweeteners.contains(second.lemma) { return .plain("com") }
    if pair.words.contains(where: { $0.lexeme.lemma == "adoçar" }) { return .nothing }
    let isFilling =
      KindSet.edible.contains(second.kind) && second.kind != .drink
      && !MeaningWords.staples.contains(second.lemma)
    return .of(isFilling || second.isInferred && second.wordClass == .noun)
  }

  /// *Senha / celular, rabo / gato, porta / carro*: what belongs to a whole.
  private static func wholeLink(_ pair: Pair) -> Link? {
    let (base, second) = (pair.base, pair.second)
    if let wholes = operated[base], wholes.contains(second.lemma) { return .definite("de") }
    guard BesideWords.parts.contains(base), !BesideWords.occasions.contains(base),
      !BesideWords.parts.contains(second.lemma), second.wordClass == .noun,
      pair.isBeside(PortugueseRowWords.handlingParts)
    else { return nil }
    switch second.kind {
    case .device, .vehicle, .furniture, .home, .room, .clothing: return .definite("de")
    case .animal: return base == "rabo" ? .definite("de") : Link.nothing
    default: return Link.nothing
    }
  }

  /// *Bolo / aniversário, jogo / futebol, trabalho / casa, dinheiro / ônibus*: what it is for.
  private static func useLink(_ pair: Pair) -> Link? {
    let second = pair.second
    if second.lemma == "aniversário", HolderWords.treats.contains(pair.base) { return .plain("de") }
    switch pair.base {
    case "jogo", "partida":
      return .of(
        second.kind == .sport && second.wordClass == .noun
          || ["tabuleiro", "cartas", "memória", "dama", "xadrez", "dominó"].contains(second.lemma))
    case "trabalho" where second.lemma == "casa":
      return .of(pair.isBeside(tasks))
    case "trabalho", "pesquisa", "redação", "projeto", "cartaz", "palestra":
      // Fazer / trabalho / vulcões, escrever / redação / férias: what it is about.
      if second.kind == .subject { return .plain("de") }
      if second.lemma == "férias" { return .definite("sobre") }
      return second.number == .plural && !second.isHuman && !pair.isBeside(delivering)
        ? .plain("sobre") : pair.base == "trabalho" ? Link.nothing : nil
    case "dinheiro":
      return isSpentOn(second, pair.words) ? .definite("para") : Link.nothing
    default:
      let isFitted = fitted[pair.base]?.contains(MeaningWords.base(of: second)) == true
      return isFitted ? .plain("de") : nil
    }
  }

  /// *Mochila / rodinhas, capacete / bicicleta, luva / boxe*: what it has and what it is worn for.
  private static let fitted: [String: WordSet] = [
    "mochila": ["rodinha", "roda"], "mala": ["rodinha", "roda"],
    "bicicleta": ["rodinha", "marcha"],
    "capacete": ["bicicleta", "moto", "obra"], "luva": ["boxe", "goleiro", "forno"],
    "óculos": ["natação", "grau"], "touca": ["natação", "banho"], "chuteira": ["futebol"],
    "cadeira": ["balanço", "praia"], "cinto": ["segurança"], "colete": ["segurança"],
  ]
  /// What is done with such work besides making it.
  private static let delivering: WordSet = ["entregar", "levar", "esquecer", "perder", "mostrar"]

  /// *Livro / dinossauro, foto / família, filme / terror*: what is told and shown.
  private static func toldLink(_ pair: Pair) -> Link {
    let (base, second) = (pair.base, pair.second)
    guard PortugueseRowWords.tales.contains(base) else { return .nothing }
    if base == "foto" {
      if pair.isBeside(sending) { return .nothing }
      if second.lemma == "família" || PortionWords.isKin(second.lemma) { return .definite("de") }
    }
    if isShown(base, second, pair.words) { return .plain("de") }
    let isTold =
      second.kind == .animal && second.wordClass == .noun
      || PortugueseRowWords.heroes.contains(second.lemma)
    // Ler / livro / dinossauro, ler / gibi / Mônica: an animal reads nothing.
    let isRead =
      isTold && readings.contains(base) && pair.words.contains { $0.lexeme.lemma == "ler" }
    guard isTold, isRead || !pair.isBeside(PortugueseRowWords.telling) else { return .nothing }
    return second.wordClass == .properNoun ? .definite("de") : .plain("de")
  }

  private static let sweeteners: WordSet = ["açúcar", "gelo", "adoçante", "recheio"]
  /// What one reads.
  private static let readings: WordSet = ["livro", "revista", "gibi", "história"]

  /// *Vídeo / música, filme / terror, livro / receita*: what is seen and read of in it; of a thing that moves people one
  /// cannot tell whether it is watched there.
  private static func isShown(_ base: String, _ second: Lexeme, _ words: [Constituent]) -> Bool {
    guard second.wordClass == .noun else { return false }
    if shown[base]?.contains(MeaningWords.base(of: second)) == true { return true }
    switch second.kind {
    case .sport: return true
    case .music: return ["vídeo", "revista"].contains(base)
    case .vehicle:
      return !words.contains { PortugueseRowWords.viewing.contains($0.lexeme.lemma) }
        && !words.contains { MeaningWords.leaving.contains($0.lexeme.lemma) }
    default: return false
    }
  }

  private static let sorts: WordSet = [
    "terror", "ação", "aventura", "comédia", "amor", "suspense", "mistério", "guerra", "medo",
    "natal", "Natal", "ficção", "romance", "piada",
  ]
  private static let shown: [String: WordSet] = [
    "livro": sorts.union(["receita", "colorir", "poesia", "poema", "conto", "história", "figura"]),
    "filme": sorts, "história": sorts, "desenho": sorts, "desenho animado": sorts,
    "vídeo": sorts.union(["receita", "dança", "brincadeira", "jogo", "história"]),
    "revista": ["moda", "fofoca", "receita"],
  ]

  /// *Precisar / dinheiro / ônibus, pedir / dinheiro / sorvete*: what the money is for.
  private static func isSpentOn(_ thing: Lexeme, _ words: [Constituent]) -> Bool {
    guard thing.namesThing,
      words.contains(where: { needingMoney.contains($0.lexeme.lemma) }),
      !BesideWords.containers.contains(thing.lemma),
      !BareNounWords.containers.contains(thing.lemma) || thing.kind == .vehicle
    else { return false }
    switch thing.kind {
    case .vehicle, .food, .dish, .drink, .meal, .event, .toy, .medicine, .media, .clothing, .book,
      .game, .activity:
      return true
    case .device, .furniture, .home: return thing.article != .bare
    default: return ["passagem", "bilhete", "cantina", "lanche"].contains(thing.lemma)
    }
  }

  /// What is done to a part of the body and put on it.
  private static let touched: WordSet = [
    "massagem", "curativo", "band-aid", "penso", "cócega", "cócegas", "pomada", "cafuné",
    "tatuagem",
    "gelo",
  ]
  /// What is worn, and what is printed on it or it is made of.
  static let garments: WordSet = [
    "vestido", "camisa", "camiseta", "saia", "blusa", "calça", "meia", "casaco", "bermuda",
    "pijama",
    "lençol", "short", "camisola", "gorro", "luva", "cachecol", "cobertor", "toalha", "bolsa",
  ]
  private static let patterns: WordSet = [
    "bolinha", "listra", "risca", "xadrez", "flor", "renda", "lã", "couro", "algodão", "time",
    "futebol", "festa", "banho", "praia", "coração", "estrela", "seda", "jeans",
    "botão", "zíper", "capuz", "bolso",
  ]

  /// What one unlocks and works a thing with.
  private static let operated: [String: WordSet] = {
    let devices: WordSet = [
      "celular", "telemóvel", "tablet", "computador", "notebook", "cartão", "wi-fi", "internet",
      "banco", "cofre", "conta", "e-mail", "portão", "Instagram", "WhatsApp", "telefone",
    ]
    let remotes: WordSet = [
      "televisão", "TV", "tv", "ar-condicionado", "videogame", "portão", "garagem", "som",
    ]
    return [
      "torneira": ["chuveiro", "pia", "banheira", "tanque", "jardim", "banheiro", "cozinha"],
      "senha": devices, "controle": remotes, "comando": remotes, "carregador": devices,
      "controle remoto": remotes, "tela": devices, "ecrã": devices,
    ]
  }()

  /// What is done with what one has to do for school.
  private static let tasks: WordSet = ["fazer", "acabar", "terminar", "ajudar", "esquecer"]

  /// What is done with a picture for somebody.
  private static let sending: WordSet = [
    "mandar", "enviar", "mostrar", "dar", "entregar", "passar", "postar",
  ]

  private static let needingMoney: WordSet = [
    "querer", "precisar", "ter", "pedir", "dar", "ganhar", "juntar", "faltar", "trazer", "levar",
    "emprestar", "economizar", "guardar", "poupar", "separar", "reservar",
  ]
}

extension ClausePlanner {
  /// *Assistir / jogo / futebol*: the verb's preposition is before the first of the pair alone.
  func linkGoverned(_ clause: inout Clause) {
    guard !clause.isLaid else { return }
    for index in clause.complements.indices.dropFirst().reversed() {
      let first = clause.complements[index - 1], second = clause.complements[index]
      guard let preposition = second.government?.preposition,
        preposition == first.government?.preposition, first.lexeme.wordClass == .noun,
        second.lexeme.wordClass == .noun,
        linkKind(first.lexeme, second.lexeme, at: index, in: &clause)
      else { continue }
    }
  }

  /// *Biscoito / chocolate, vídeo / música, dinheiro / ônibus*: two nouns that are a pair in every row.
  func linkKind(
    _ first: Lexeme, _ second: Lexeme, at index: Int, in clause: inout Clause
  ) -> Bool {
    guard !clause.isLaid, first.wordClass == .noun, let verb = clause.verb,
      !frames[verb.lexeme.lemma].slots.contains(where: {
        // Adoçar / suco / mel: the verb says with what.
        $0.role != .object && $0.preposition != nil && !$0.role.isPlace
          && ($0.acceptedKinds.contains(second.kind) || $0.words.contains(second.lemma))
      }),
      PortugueseTriggers.words[MeaningWords.base(of: first)]?.contains(.link) == true,
      let (link, hasArticle) = PortugueseNounLinks.link(
        first, second, [verb] + clause.complements)
    else { return false }
    clause.complements[index].government = nil
    insert(hasArticle ? [link, "o"] : [link], at: index, in: &clause)
    return true
  }
}
