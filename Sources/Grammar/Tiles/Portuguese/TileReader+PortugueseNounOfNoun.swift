import AACCore

/// Portuguese rows in which a noun stands right behind the one that it belongs to: *cortar / unha / pé, cartão / banco / sumir, contar / piada /
/// papagaio, comprar / Pikachu / pelúcia, querer / sorvete / dois / bola*. The row is read without it, and it is said with its preposition then.
///
/// Sources: Cunha & Cintra, chapter 7 (*Adjunto adnominal*) and chapter 15 (*De*); Bechara, *Adjunto adnominal*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func saidOfNoun(_ row: [Constituent]) -> [Clause]? {
    guard (2...8).contains(row.count), row.allSatisfy({ $0.tile != nil }),
      !row.contains(where: { $0.lexeme.kind == .question })
        || row.contains(where: { $0.lexeme.wordClass == .verb || $0.lexeme.lemma == "cadê" })
    else { return nil }
    if let counted = inPortions(row) { return counted }
    for index in row.indices.dropLast() {
      guard isBareNoun(row[index]), isBareNoun(row[index + 1]), let head = row[index].tile,
        let link = PortugueseBelonging(row: row, place: index).link
      else { continue }
      var rest = row
      var second = rest.remove(at: index + 1)
      if link == .plain { second.lexeme.article = .bare }
      if index > 0, PortugueseBelonging.stuffing.contains(second.lexeme.lemma),
        rest[index].lexeme.kind == .animal
      {
        rest[index].lexeme.kind = .toy
        rest[index].lexeme.animacy = .inanimate
      }
      sayWhatIsWished(&rest, index, second)
      return read(rest, with: link.words(reader: self) + [second], behind: head)
    }
    return nil
  }

  /// *Comprar / pijama / dinossauro, comprar / Pikachu / pelúcia*: any one of them; *cartão / banco / sumir*: it does so itself.
  private func sayWhatIsWished(
    _ rest: inout [Constituent], _ index: Int, _ second: Constituent
  ) {
    if index == 0, rest.count == 2, rest[1].lexeme.isInfinitive,
      frame(of: rest[1]).aspect == .achievement, rest[1].lexeme.lemma != "acabar"
    {
      rest[0].lexeme.forms[Adverbial.doing] = ""
      rest[1] = rest[1].said(by: .third)
      rest[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    guard second.lexeme.article == .bare, index > 0,
      ["comprar", "querer", "ganhar", "pedir"].contains(rest[index - 1].lexeme.lemma),
      rest[index].lexeme.countability != .mass, !KindSet.edible.contains(rest[index].lexeme.kind)
    else { return }
    rest[index].lexeme.wordClass = .noun
    rest[index].lexeme.kind = .toy
    rest[index].lexeme.animacy = .inanimate
    rest[index].lexeme.article = .indefinite
  }

  /// *Sorvete / dois / bola, bolo / três / andar*: of how many parts it is.
  private func inPortions(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, let last = row.last, case let count = row.count - 2,
      row[count].lexeme.wordClass == .numeral, count > 0, let head = row[count - 1].tile,
      isBareNoun(row[count - 1]), KindSet.edible.contains(row[count - 1].lexeme.kind),
      PortugueseBelonging.portions.contains(MeaningWords.base(of: last.lexeme))
    else { return nil }
    return read(Array(row[..<count]), with: [known("de")] + row[count...], behind: head)
  }

  /// The readings of the words, with others put in right behind the word of a tile; nil where it is not said as a word of its own.
  func read(
    _ words: [Constituent], with others: [Constituent], behind head: Int
  ) -> [Clause]? {
    let readings = deeper.readWhole(words).compactMap { $0.putting(others, behind: head) }
    return readings.isEmpty ? nil : readings
  }
}

extension Clause {
  /// The clause with words put in behind the word of a tile; nil where it has none.
  fileprivate func putting(_ words: [Constituent], behind head: Int) -> Clause? {
    var said = self
    if let place = subject.firstIndex(where: { $0.tile == head }) {
      said.subject.insert(contentsOf: words, at: place + 1)
    } else if let place = complements.firstIndex(where: { $0.tile == head }) {
      said.complements.insert(contentsOf: words, at: place + 1)
    } else if let place = sequels.indices.first(where: {
      sequels[$0].putting(words, behind: head) != nil
    }), let sequel = sequels[place].putting(words, behind: head) {
      said.sequels[place] = sequel
    } else {
      return nil
    }
    return said
  }
}

/// What a noun is to the one right before it, where the one belongs to the other in every row.
struct PortugueseBelonging {
  let row: [Constituent]
  /// Where the first of the two stands.
  let place: Int

  /// What stands between them.
  enum Link {
    case plain
    case definite
    /// *O creme para o rosto*.
    case purpose

    func words(reader: TileReader) -> [Constituent] {
      switch self {
      case .plain: [reader.known("de")]
      case .definite: [reader.known("de"), reader.article]
      case .purpose: [reader.known("para"), reader.article]
      }
    }
  }

  private var first: Lexeme { row[place].lexeme }
  private var second: Lexeme { row[place + 1].lexeme }
  private var base: String { MeaningWords.base(of: first) }

  private func isBeside(_ deeds: WordSet) -> Bool {
    row.contains { $0.lexeme.wordClass == .verb && deeds.contains($0.lexeme.lemma) }
  }

  /// What stands between the two; nil: they are no pair.
  var link: Link? {
    guard !second.kind.isTemporal, first.lemma != second.lemma,
      second.lemma.first?.isUppercase == true || second.wordClass == .noun
    else { return nil }
    return bodily ?? part ?? spot ?? told ?? figured ?? festive ?? played ?? stuffed ?? grouped
      ?? sorted
  }

  /// *Ver / floresta / cidade, ganhar / medalha / ouro*: what is of another by its word, behind a verb.
  private var sorted: Link? {
    guard place > 0, row.count > 3, row[..<place].contains(where: { $0.lexeme.isInfinitive }),
      !PortugueseOfPair.isPart(first), first.lemma != "água", first.lemma != "areia"
    else { return nil }
    switch PortugueseOfPair.link(first, second) {
    case .plain: return .plain
    case .definite: return .definite
    case .about: return nil
    case nil: return nil
    }
  }

  /// *Unha / pé, ponta / nariz, creme / rosto*.
  private var bodily: Link? {
    guard second.kind == .body, !Self.fluids.contains(second.lemma) else { return nil }
    if Self.bodyParts.contains(base), !Self.bodyParts.contains(second.lemma) || base == "ponta" {
      return .definite
    }
    return Self.care.contains(base) && !isBeside(Self.applying) && row.count > 2 ? .purpose : nil
  }

  /// *Tirante / colete, cartão / banco, voz / aplicativo, resultado / exame, grupo / família*.
  private var part: Link? {
    guard second.wordClass == .noun, row.count > 2,
      first.kind == .idea || !isBeside(Self.placing)
    else { return nil }
    if let wholes = Self.wholes[base] { return wholes.contains(second.lemma) ? .definite : nil }
    guard Self.thingParts.contains(base) else { return nil }
    switch second.kind {
    case .device, .vehicle, .furniture, .home, .room, .clothing, .toy, .book, .game, .media:
      return isTool || Self.thingParts.contains(second.lemma) ? nil : .definite
    case .thing, .dish:
      return isTool || Self.thingParts.contains(second.lemma) || second.isInferred ? nil : .definite
    default: return nil
    }
  }

  /// *Chão / cozinha, mesa / sala*: of which room it is, behind what lies or fell there or where that is cleaned.
  private var spot: Link? {
    guard place > 1 || isBeside(Self.cleaning), second.kind == .room,
      first.kind == .furniture
        || ["chão", "pia", "lixo", "parede", "teto", "gaveta"].contains(base)
    else { return nil }
    return .definite
  }

  private var isTool: Bool { MeaningWords.tools.contains(second.lemma) }

  /// *Piada / papagaio, história / lobo*: of whom it tells.
  private var told: Link? {
    guard ["piada", "história", "historinha", "conto", "fábula", "lenda"].contains(base),
      isBeside(["contar", "inventar"])
    else { return nil }
    if second.wordClass == .properNoun {
      return !second.isHuman && row.count > 2 ? .definite : nil
    }
    guard second.kind == .animal || PortugueseRowWords.heroes.contains(second.lemma) else {
      return nil
    }
    return base == "piada" ? .plain : .definite
  }

  /// *Curativo / dinossauro, pijama / urso*: what is shown on it.
  private var figured: Link? {
    guard Self.decorated.contains(base), row.count > 2 else { return nil }
    let isFigure =
      second.kind == .animal && !Self.pets.contains(second.lemma)
      || PortugueseRowWords.heroes.contains(second.lemma)
      || Self.figures.contains(second.lemma)
    return isFigure ? .plain : nil
  }

  /// *Fantasia / Carnaval, ovo / Páscoa, roupa / festa; foto / família, picada / formiga*.
  private var festive: Link? {
    if base == "foto", isBeside(["ver", "mostrar", "olhar", "procurar", "pegar", "imprimir"]) {
      return ["família", "turma", "casamento", "aniversário", "viagem", "formatura"]
        .contains(second.lemma) && row.count > 2 ? .definite : nil
    }
    if ["picada", "mordida", "ferroada"].contains(base), second.kind == .animal {
      return isBeside(["coçar", "arder", "inchar"]) ? .plain : nil
    }
    guard Self.festive.contains(base), row.contains(where: { $0.lexeme.isInfinitive }) else {
      return nil
    }
    return Self.feasts.contains(second.lemma) ? .plain : nil
  }

  /// *Futebol / botão, tênis / mesa, jogo / memória*.
  private var played: Link? {
    guard Self.games[base]?.contains(second.lemma) == true else { return nil }
    return second.lemma == "memória" ? .definite : .plain
  }

  /// *Pikachu / pelúcia, boneca / pano*.
  private var stuffed: Link? {
    guard Self.stuffing.contains(second.lemma),
      first.kind == .animal || first.kind == .toy
        || first.wordClass == .properNoun && second.lemma != "brinquedo"
          && row.first?.lexeme.isInfinitive == true,
      !isBeside(["limpar", "lavar", "apagar"]),
      second.lemma == "pelúcia" || second.lemma == "pano" || !isBeside(["brincar"])
    else { return nil }
    return .plain
  }

  /// *Menina / turma, amigo / bairro*: of where somebody is.
  private var grouped: Link? {
    guard first.isHuman, first.wordClass == .noun,
      [
        "menino", "menina", "colega", "amigo", "amiga", "garoto", "garota", "professor",
        "professora",
      ]
      .contains(base), row.count > 2,
      ["turma", "classe", "time", "bairro", "prédio", "rua", "condomínio"].contains(second.lemma)
    else { return nil }
    return isBeside([
      "gostar", "conhecer", "namorar", "ser", "convidar", "brigar", "adorar", "amar",
    ])
      ? .definite : nil
  }
}

extension PortugueseBelonging {
  /// What toys are made of, or that they are toys.
  static let stuffing: WordSet = [
    "pelúcia", "pano", "crochê", "brinquedo", "massinha", "borracha",
  ]
  static let portions: WordSet = ["bola", "andar", "camada", "sabor", "recheio", "queijo"]
  /// What every part of a limb has.
  private static let bodyParts: WordSet = [
    "unha", "cutícula", "palma", "sola", "ponta", "planta", "dedo", "dedão", "dedinho", "pele",
    "osso", "músculo", "articulação", "junta", "veia", "nervo", "lóbulo",
  ]
  /// What one treats and washes the body with.
  private static let fluids: WordSet = [
    "sangue", "suor", "lágrima", "saliva", "baba", "catarro", "xixi", "cocô", "meleca",
  ]
  private static let care: WordSet = [
    "creme", "loção", "hidratante", "protetor", "sabonete", "óleo", "gel", "maquiagem", "pomada",
    "esfoliante", "sérum", "colírio",
  ]
  private static let cleaning: WordSet = [
    "limpar", "varrer", "lavar", "esfregar", "secar", "pintar", "arrumar", "consertar", "quebrar",
  ]
  private static let applying: WordSet = [
    "passar", "pôr", "colocar", "botar", "usar", "aplicar", "espalhar", "esfregar", "pingar",
    "fazer", "levar", "limpar",
  ]
  /// Putting a part somewhere is no deed to the whole's part.
  private static let placing: WordSet = [
    "pôr", "colocar", "botar", "encaixar", "instalar", "prender", "pregar", "pendurar", "deixar",
    "guardar", "esconder", "esquecer", "levar", "encontrar", "achar", "comprar", "querer", "ter",
    "precisar", "acabar",
  ]
  /// What is always of a thing.
  private static let thingParts: WordSet = [
    "tirante", "alça", "encosto", "cabeceira", "assento", "roda", "rodinha", "pneu", "freio",
    "pedal", "guidão", "tampa", "rolha", "rótulo", "zíper", "manga", "gola", "capuz", "bolso",
    "cadarço", "sola", "salto", "capa", "tela", "teclado", "volume", "som", "voz", "barulho",
    "teto", "maçaneta", "fechadura", "elevador", "rampa", "tomada", "torneira", "descarga",
    "fundo", "trava", "apoio", "página", "motor", "bateria", "carregador", "fivela", "elástico",
    "velcro", "antena", "câmera", "brilho", "fio", "cabo", "barra", "correia", "etiqueta",
  ]
  /// Which wholes have parts that are things of their own too.
  private static let wholes: [String: WordSet] = [
    "cartão": ["banco", "ônibus", "metrô", "plano", "convênio", "hospital", "loja", "escola"],
    "elevador": ["metrô", "prédio", "shopping", "hospital", "hotel", "estação", "escola"],
    "escada": ["metrô", "prédio", "escola", "casa", "piscina", "estação"],
    "resultado": ["exame", "prova", "jogo", "teste", "sorteio", "eleição", "concurso", "consulta"],
    "grupo": ["família", "escola", "trabalho", "igreja", "turma", "condomínio", "sala", "prédio"],
    "final": ["livro", "filme", "novela", "história", "série", "jogo", "campeonato"],
    "fim": ["livro", "filme", "novela", "história", "série", "jogo", "aula"],
    "começo": ["livro", "filme", "novela", "história", "série", "jogo", "aula"],
    "chave": ["carro", "casa", "apartamento", "portão", "armário", "cofre", "escritório", "moto"],
    "nota": ["prova", "trabalho", "boletim", "redação"],
    "dinheiro": ["cofrinho", "cofre", "passagem", "aluguel", "lanche", "mesada"],
    "senha": ["celular", "banco", "cartão", "Wi-Fi", "wi-fi", "computador", "aplicativo"],
  ]
  /// What pictures are printed on and which has somebody's looks.
  private static let decorated: WordSet = [
    "curativo", "band-aid", "mochila", "camiseta", "camisa", "pijama", "meia", "fantasia",
    "máscara", "boné", "copo", "caderno", "estojo", "lençol", "adesivo", "figurinha", "bolo",
    "toalha", "touca", "chinelo", "pantufa", "cueca", "calcinha", "balão", "lancheira", "vestido",
    "boia", "quebra-cabeça", "prato", "caneca", "cobertor", "tatuagem",
  ]
  private static let figures: WordSet = [
    "pirata", "robô", "foguete", "unicórnio", "estrela", "coração", "arco-íris", "caveira", "flor",
    "planeta", "lua", "fada", "carrinho", "trator", "sereia", "dragão", "monstro", "futebol",
  ]
  private static let pets: WordSet = [
    "cachorro", "gato", "cão", "cachorrinho", "gatinho", "animal",
  ]
  /// What belongs to a feast.
  private static let festive: WordSet = [
    "fantasia", "ovo", "árvore", "enfeite", "música", "roupa", "vestido", "bolo", "cartão",
    "filme", "ceia", "chapéu", "vela", "decoração", "convite", "lembrancinha", "sapato", "bloco",
    "marchinha", "coelho", "comida", "calendário", "peru", "touca",
  ]
  private static let feasts = LaidLooseWords.feasts.union([
    "casamento", "formatura", "festa junina", "Halloween", "Ano-Novo", "São João",
  ])
  /// What is played of which sort.
  private static let games: [String: WordSet] = [
    "futebol": ["botão", "salão", "mesa"], "tênis": ["mesa"],
    "jogo": ["memória", "tabuleiro", "dama", "xadrez", "adivinhação"],
    "corrida": ["saco", "carro", "cavalo", "kart", "obstáculos"], "bola": ["gude"],
  ]
}
