import AACCore

/// Nouns laid before a verb in Portuguese, and whether they are one group that does it: each is of the one before (its owner, its place, the
/// whole that it is a part of, its sort), and what is behind the verb leaves no place for the first but that of who does it.
///
/// Sources: Cunha & Cintra, chapter 7 (*Adjunto adnominal*, *Ordem direta*); Bechara, *Adjunto adnominal*, *Papéis temáticos*.
struct PortugueseFrontGroup {
  /// A noun with the words before and behind it.
  struct Part {
    var words: [Constituent]
    /// Where the noun is among them.
    var place: Int

    var noun: Lexeme { words[place].lexeme }
    var hasOwner: Bool { words[..<place].contains { $0.lexeme.kind == .possessive } }
    /// *Terceiro andar*.
    var isRanked: Bool {
      words[..<place].contains { LinksLeftOutWords.ranks.contains($0.lexeme.lemma) }
    }
    /// Whether an ordinal stands before the noun, which is still to come.
    var isRankedBefore: Bool {
      words.last.map { LinksLeftOutWords.ranks.contains($0.lexeme.lemma) } ?? false
    }
    var isDescribed: Bool { place + 1 < words.count }
  }

  let parts: [Part]
  let deed: String
  let rest: [Lexeme]
  let asides: [String]
  let isOver: Bool
  /// Whether nothing was chosen beside the tiles.
  let isPlain: Bool
  let frame: VerbFrame
  let words: [Constituent]

  var first: Lexeme { parts[0].noun }
  var second: Lexeme { parts[1].noun }

  var isDenied: Bool { asides.contains { ["não", "nunca", "ainda não", "já não"].contains($0) } }

  /// The noun right behind the verb, its determiners and qualities apart; nil: a preposition, a time or anything else stands there.
  var object: Lexeme? {
    let next = rest.first {
      !$0.isDeterminerLike && $0.kind != .quantity && $0.kind != .degree
        && !["mais", "muito", "pouco"].contains($0.lemma)
        && $0.wordClass != .adjective
    }
    guard let next, !next.kind.isTemporal,
      next.wordClass == .noun || next.wordClass == .properNoun
        || next.wordClass == .pronoun && next.kind == .person
    else { return nil }
    return next
  }

  /// The same, unless it is a place where it is done or weather in which it is.
  var thing: Lexeme? { object.flatMap { $0.isPlaceLike || $0.kind == .weather ? nil : $0 } }

  // MARK: - What each is of the one before

  /// How each noun is linked to the one before; nil: one of them is not.
  var links: [PortugueseOfPair.Link]? {
    var links: [PortugueseOfPair.Link] = []
    for index in parts.indices.dropFirst() {
      guard let link = link(parts[index - 1], parts[index]) else { return nil }
      links.append(link)
    }
    return links
  }

  private func link(_ one: Part, _ other: Part) -> PortugueseOfPair.Link? {
    let first = one.noun, second = other.noun
    guard first.wordClass == .noun, !first.kind.isTemporal, !second.kind.isTemporal,
      !first.kind.isSensation, first.kind != .feeling, first.kind != .illness,
      first.lemma != second.lemma
    else { return nil }
    if let link = PortugueseOfPair.link(first, second), !other.hasOwner, link != .about {
      return link
    }
    if second.isBeing { return ownerLink(one, other) }
    if first.isBeing || PortugueseFrontWords.figures.contains(first.lemma) {
      return beingLink(first, other)
    }
    if MeaningWords.dishes.contains(MeaningWords.base(of: first)),
      KindSet.edible.contains(second.kind), second.kind != .drink,
      !MeaningWords.dishes.contains(MeaningWords.base(of: second)),
      !MeaningWords.staples.contains(second.lemma)
    {
      // Geleia / pêssego, suco / laranja.
      return .plain
    }
    if let said = PortugueseNounLinks.link(first, second, words), said.0 == "de" {
      return said.1 ? .definite : .plain
    }
    return groundLink(first, second)
  }

  /// *Gato / vizinho, casa / amiga, chefe / meu / marido, banda / João, pais / Sara*: whose.
  private func ownerLink(_ one: Part, _ other: Part) -> PortugueseOfPair.Link? {
    let first = one.noun, second = other.noun
    guard second.wordClass != .pronoun else { return nil }
    if first.kind == .vehicle, second.number == .plural, second.isHuman, !other.hasOwner {
      return PortugueseFrontWords.riders.contains(second.lemma) ? .plain : .definite
    }
    if PortugueseFrontDeeds.groups.contains(MeaningWords.base(of: first)) { return .definite }
    if first.isHuman {
      guard PortugueseFrontWords.related.contains(MeaningWords.base(of: first)) else { return nil }
      if other.hasOwner { return .definite }
      // Tia / Lúcia is one; primo / Carla and pais / Ana are hers.
      guard second.wordClass == .properNoun, !one.hasOwner else { return nil }
      return first.number == .plural
        || PortugueseFrontWords.elders.contains(first.lemma)
          && (first.lemma.hasSuffix("a") || first.lemma == "mãe" || first.lemma == "avó")
            == (second.gender == .masculine)
        ? .definite : nil
    }
    if first.kind == .animal {
      return second.isHuman && OfPairRow.pets.contains(MeaningWords.base(of: first))
        ? .definite : nil
    }
    return .definite
  }

  /// *Macaco / zoológico, segurança / museu, vampiro / história, menino / boné / verde*: where somebody belongs, and what he wears or is seen
  /// by (Cunha & Cintra, chapter 15, *De*).
  private func beingLink(_ first: Lexeme, _ other: Part) -> PortugueseOfPair.Link? {
    let second = other.noun, base = MeaningWords.base(of: second)
    if other.isRanked { return ["andar", "ano", "série"].contains(base) ? .definite : nil }
    if PortugueseFrontWords.worn.contains(base) || second.kind == .clothing {
      return first.isHuman && !other.hasOwner ? .plain : nil
    }
    if first.lemma.hasPrefix("coleg"), ["quarto", "trabalho", "classe", "turma"].contains(base) {
      return .plain
    }
    guard !PortugueseFrontWords.family.contains(first.lemma),
      !PortionWords.isKin(first.lemma)
    else { return nil }
    if first.kind == .animal || !first.isHuman || PortugueseFrontWords.figures.contains(first.lemma)
    {
      return PortugueseFrontWords.tales.contains(base) || PortugueseFrontWords.pens.contains(base)
        ? .definite : nil
    }
    return PortugueseFrontWords.houses.contains(base) && second.wordClass == .noun ? .definite : nil
  }

  /// *Impressora / escritório, flor / vaso, torneira / cozinha, loja / esquina*: where a thing is kept or stands, and no two alike.
  private func groundLink(_ first: Lexeme, _ second: Lexeme) -> PortugueseOfPair.Link? {
    // Céu / avião / voar: where it is done, and no part of anything.
    if second.kind == .vehicle,
      first.isPlaceLike || PortugueseFrontWords.skies.contains(first.lemma)
    {
      return nil
    }
    let isFitting = PortugueseFrontWords.fittings.contains(MeaningWords.base(of: first))
    guard second.wordClass == .noun,
      first.kind != second.kind || second.isPlaceLike || isFitting,
      !KindSet.edible.contains(second.kind), second.kind != .material, !second.takesPlace
    else { return nil }
    let isGround =
      second.isPlaceLike || second.kind == .furniture || second.kind == .vehicle
      || PortugueseFrontWords.grounds.contains(MeaningWords.base(of: second))
    return isGround || isFitting ? .definite : nil
  }
}

/// Words of such rows.
enum PortugueseFrontWords {
  /// What joins another clause.
  static let joints: WordSet = [
    "quando", "porque", "se", "enquanto", "mas", "para", "até", "por", "sem", "de", "ao", "e",
  ]
  /// Who rides in a vehicle that is named for them.
  static let riders: WordSet = [
    "turistas", "passageiros", "bombeiros", "estudantes", "crianças", "idosos", "peregrinos",
  ]
  /// People named by what they are to somebody.
  static let related: WordSet = OfPairRow.near.union(OfPairRow.kin).union(
    OfPairRow.others
  ).union([
    "patrão", "patroa", "dentista", "treinador", "treinadora", "babá", "cuidador", "cuidadora",
    "advogado", "advogada", "madrinha", "padrinho",
    "terapeuta", "melhor amigo", "melhor amiga",
  ])
  /// Where vehicles are.
  static let skies: WordSet = [
    "céu", "mar", "lago", "rio", "estrada", "rua", "pista", "trilho", "ponte", "túnel", "neve",
    "lama", "chuva",
  ]
  /// Kin and others whose gender tells that a name beside them is another's.
  static let elders: WordSet = [
    "tio", "tia", "primo", "prima", "avô", "avó", "irmão", "irmã", "pai", "mãe", "cunhado",
    "cunhada", "sogro", "sogra", "sobrinho", "sobrinha", "filho", "filha", "neto", "neta",
    "namorada", "namorado", "amigo", "amiga", "vizinho", "vizinha", "professora", "professor",
  ]
  /// What belongs to another thing, though it is of the same kind.
  static let fittings: WordSet = [
    "almofada", "gaveta", "travesseiro", "lençol", "capa", "perna", "braço", "encosto",
    "prateleira", "envelope", "página", "etiqueta", "rótulo", "coleira", "fronha", "colchão",
    "puxador", "tampa", "ponta", "cordão", "alça", "cabo", "fio", "pilha", "bateria", "corrente",
    "pedal", "guidão", "selim", "roda", "pneu",
  ]
  /// Who is nearest, and is somewhere rather than of somewhere.
  static let family: WordSet = [
    "mamãe", "papai", "vovó", "vovô", "titia", "titio", "menino", "menina", "bebê", "criança",
    "mãe", "pai", "avó", "avô", "filho", "filha", "irmão", "irmã", "primo", "prima", "tio", "tia",
    "amigo", "amiga", "garoto", "garota", "nenê", "neném", "crianças", "meninos", "meninas",
    "amigos", "amigas", "mãezinha", "filhos", "irmãos", "primos", "tios", "avós", "pais",
  ]
  /// Who lives in stories.
  static let figures: WordSet = [
    "vampiro", "fantasma", "bruxa", "príncipe", "princesa", "rei", "rainha", "herói", "heroína",
    "vilão", "pirata", "fada", "monstro", "dragão", "gigante", "anão", "lobo", "zumbi", "robô",
    "palhaço", "sereia", "unicórnio", "duende", "super-herói", "mágico", "múmia", "lobisomem",
  ]
  static let tales: WordSet = [
    "história", "conto", "filme", "livro", "desenho", "novela", "série", "jogo", "quadrinho",
    "lenda", "peça", "gibi", "desenho animado", "videogame",
  ]
  /// Where animals are kept.
  static let pens: WordSet = [
    "zoológico", "zoo", "circo", "fazenda", "sítio", "aquário", "chácara", "granja", "jaula",
    "rua", "haras",
  ]
  /// Houses that have people of their own.
  static let houses: WordSet = [
    "escola", "hospital", "museu", "loja", "banco", "supermercado", "mercado", "hotel", "prédio",
    "condomínio", "padaria", "farmácia", "biblioteca", "clube", "teatro", "cinema", "restaurante",
    "creche", "fábrica", "igreja", "circo", "shopping", "estádio", "academia", "faculdade",
    "posto", "clínica", "delegacia", "salão", "lanchonete", "universidade", "empresa", "oficina",
  ]
  /// What one is seen by: parts of the look and what is worn or carried.
  static let worn: WordSet = [
    "cabelo", "barba", "bigode", "óculos", "boné", "chapéu", "gorro", "uniforme", "bengala",
    "tatuagem", "trança", "franja", "gravata", "capa", "terno", "vestido", "camisa", "camiseta",
    "saia", "touca", "turbante", "máscara", "muleta", "cicatriz", "bata", "jaleco", "laço",
    "brinco",
  ]
  /// What things stand in or on, beside rooms and places.
  static let grounds: WordSet = [
    "vaso", "esquina", "teto", "parede", "torneira", "piscina", "rio", "mar", "lago", "porta",
    "janela", "telhado", "computador", "celular", "telefone", "lanterna", "geladeira", "fogão",
    "forno", "poste", "elevador", "poço", "garrafa", "mochila", "bolsa", "floresta", "montanha",
    "ilha", "bicicleta", "relógio", "máquina", "camisa", "jaqueta", "casaco", "calça", "sapato",
    "tênis", "carta", "livro", "caderno", "panela", "quadro", "árvore", "fábrica",
  ]
}
