import AACCore

/// What a second noun is to the one before it, where nothing was chosen between them: *aula / música, biscoito / chocolate,
/// vídeo / futebol, dinheiro / ônibus* (Cunha & Cintra, chapter 7, *Adjunto adnominal*; chapter 15, *Para*).
enum PortugueseNounLinks {
  /// The preposition between them and whether the article follows it; nil where they are no pair.
  static func link(
    _ first: Lexeme, _ second: Lexeme, _ words: [Constituent]
  ) -> (String, Bool)? {
    let base = MeaningWords.base(of: first)
    guard second.wordClass == .noun || second.wordClass == .properNoun, !second.kind.isTemporal
    else { return nil }
    if PortugueseRowWords.lessons.contains(base) {
      if first.isBeing, second.lemma == "história",
        words.contains(where: { PortugueseRowWords.telling.contains($0.lexeme.lemma) })
      {
        // Professora / história / contar: what is told.
        return nil
      }
      return MeaningWords.taught.contains(second.kind)
        || PortugueseRowWords.taught.contains(second.lemma) ? ("de", false) : nil
    }
    if PortugueseRowWords.symptoms.contains(base) {
      return second.kind == .body ? ("em", true) : nil
    }
    if touched.contains(base) || touched.contains(first.lemma) {
      // Fazer / massagem / pé / mamãe: whose the part is decides it.
      let hasOwner = words.contains { $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun }
      return second.kind == .body && !hasOwner ? ("em", true) : nil
    }
    if garments.contains(base), patterns.contains(MeaningWords.base(of: second)) {
      return ("de", false)
    }
    if base == "ajuda" {
      return second.isBeing || second.wordClass == .properNoun ? nil : ("com", true)
    }
    if PortugueseRowWords.meatDishes.contains(base),
      PortugueseRowWords.meats.contains(second.lemma)
    {
      return ("de", false)
    }
    if PortugueseRowWords.baked.contains(base) {
      if ["açúcar", "gelo", "adoçante", "recheio"].contains(second.lemma) { return ("com", false) }
      if words.contains(where: { $0.lexeme.lemma == "adoçar" }) { return nil }
      let isFilling =
        KindSet.edible.contains(second.kind) && second.kind != .drink
        && !MeaningWords.staples.contains(second.lemma)
      return isFilling || second.isInferred && second.wordClass == .noun ? ("de", false) : nil
    }
    if let seconds = PortugueseRowWords.compounds[base]
      ?? PortugueseRowWords.compounds[first.lemma]
    {
      return seconds.contains(second.lemma) ? ("de", false) : nil
    }
    if PortugueseRowWords.measures.contains(base) {
      return KindSet.edible.contains(second.kind)
        ? ("de", MeaningWords.parts.contains(base)) : nil
    }
    if base == "comida" || base == "ração" {
      let isEater = second.kind == .animal && second.isBeing
      return isEater && words.contains(where: { $0.lexeme.wordClass == .verb })
        && !words.contains(where: { $0.lexeme.lemma == "dar" }) ? ("de", false) : nil
    }
    if let wholes = operated[base], wholes.contains(second.lemma) { return ("de", true) }
    if BesideWords.parts.contains(base), !BesideWords.occasions.contains(base),
      !BesideWords.parts.contains(second.lemma), second.wordClass == .noun,
      words.contains(where: { PortugueseRowWords.handlingParts.contains($0.lexeme.lemma) })
    {
      switch second.kind {
      case .device, .vehicle, .furniture, .home, .room, .clothing: return ("de", true)
      case .animal: return base == "rabo" ? ("de", true) : nil
      default: return nil
      }
    }
    if second.lemma == "aniversário", HolderWords.treats.contains(base) { return ("de", false) }
    if base == "jogo" || base == "partida" {
      return second.kind == .sport && second.wordClass == .noun ? ("de", false) : nil
    }
    if base == "trabalho" {
      let isSchool = words.contains { tasks.contains($0.lexeme.lemma) }
      return second.lemma == "casa" && isSchool ? ("de", false) : nil
    }
    if base == "dinheiro" { return isSpentOn(second, words) ? ("para", true) : nil }
    guard PortugueseRowWords.tales.contains(base) else { return nil }
    if base == "foto", words.contains(where: { sending.contains($0.lexeme.lemma) }) { return nil }
    if base == "foto", second.lemma == "família" || PortionWords.isKin(second.lemma) {
      return ("de", true)
    }
    if isShown(base, second, words) { return ("de", false) }
    let isTold =
      second.kind == .animal && second.wordClass == .noun
      || PortugueseRowWords.heroes.contains(second.lemma)
    // Ler / livro / dinossauro, ler / gibi / Mônica: an animal reads nothing.
    let isRead =
      isTold && ["livro", "revista", "gibi", "história"].contains(base)
      && words.contains { $0.lexeme.lemma == "ler" }
    guard isTold,
      isRead || !words.contains(where: { PortugueseRowWords.telling.contains($0.lexeme.lemma) })
    else { return nil }
    return ("de", second.wordClass == .properNoun)
  }

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
    "livro": sorts.union(["receita", "colorir", "poesia", "poema", "conto", "história"]),
    "filme": sorts, "história": sorts, "desenho": sorts, "desenho animado": sorts,
    "vídeo": sorts.union(["receita", "dança", "brincadeira", "jogo", "história"]),
    "revista": ["moda", "fofoca", "receita"],
  ]

  /// *Precisar / dinheiro / ônibus, pedir / dinheiro / sorvete*: what the money is for.
  private static func isSpentOn(_ thing: Lexeme, _ words: [Constituent]) -> Bool {
    guard thing.wordClass == .noun, !thing.isBeing, !thing.kind.isTemporal,
      words.contains(where: { needingMoney.contains($0.lexeme.lemma) }),
      !BesideWords.containers.contains(thing.lemma),
      !BareNounWords.containers.contains(thing.lemma) || thing.kind == .vehicle
    else { return false }
    switch thing.kind {
    case .vehicle, .food, .dish, .drink, .meal, .event, .toy, .medicine, .media, .clothing, .book,
      .game, .activity:
      return true
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
    "emprestar",
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
