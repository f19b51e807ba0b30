import AACCore

/// Portuguese rows that name a measure, a thing and whose it is, or what something is made of, and where one gets off: *copo / água, chave / casa / vovó,
/// roupa / praia, mesa / cozinha, fazer / castelo / areia, descer / próximo / ponto*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Adjunto adnominal*), 9 (*Artigo indefinido*) and 15 (*De*); Bechara, *Adjunto adnominal*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func namedAlone(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, (2...5).contains(row.count),
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .adposition || $0.government != nil
      })
    else { return nil }
    return measured(row) ?? chainedToOwner(row) ?? wornThere(row) ?? ofRoom(row) ?? madeFromStuff(
      row)
      ?? leftAtStop(row)
  }

  private func withoutArticle(_ word: Constituent) -> Constituent {
    var bare = word
    bare.lexeme.article = .bare
    return bare
  }

  /// *Copo / água, pedaço / bolo / chocolate, mais / copo / leite*: one of them is meant.
  private func measured(_ row: [Constituent]) -> [Clause]? {
    let start = row[0].lexeme.lemma == "mais" ? 1 : 0
    let nouns = Array(row[start...])
    guard (2...3).contains(nouns.count),
      NamedAloneWords.measures.contains(nouns[0].lexeme.lemma),
      nouns[0].lexeme.number != .plural,
      nouns[1...].allSatisfy({
        KindSet.edible.contains($0.lexeme.kind) && $0.lexeme.wordClass == .noun
      })
    else { return nil }
    var phrase = row[..<start] + [known("um"), nouns[0]]
    for noun in nouns[1...] { phrase += [known("de"), withoutArticle(noun)] }
    return read(Array(phrase))
  }

  /// *Bolo / aniversário / Ana, chave / casa / vovó, foto / festa / Pedro*: what it is of, and whose.
  private func chainedToOwner(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isBareNoun(row[0]), row[0].lexeme.wordClass == .noun,
      !row[0].lexeme.isBeing, isBareNoun(row[1]), row[1].lexeme.wordClass == .noun,
      !row[1].lexeme.isBeing, isOwnerByName(row[2].lexeme),
      let isDefinite = bond(row[0].lexeme, row[1].lexeme, row),
      var told = read([article, row[0]]).first, told.sequels.isEmpty,
      told.subject.last?.tile == row[0].tile
    else { return nil }
    told.subject += [known("de")] + (isDefinite ? [article, row[1]] : [withoutArticle(row[1])])
    told.subject += [known("de")]
    told.subject += (row[2].lexeme.wordClass == .properNoun ? [] : before(row[2].lexeme)) + [row[2]]
    return [told]
  }

  /// Whether the second noun has its article behind *de*; nil where it says nothing of the first.
  private func bond(_ first: Lexeme, _ second: Lexeme, _ row: [Constituent]) -> Bool? {
    if NamedAloneWords.ofBuildings.contains(first.lemma)
      || BesideWords.parts.contains(first.lemma)
    {
      switch second.kind {
      case .room, .home, .vehicle, .furniture, .device: return true
      default: if second.lemma == "casa" { return true }
      }
    }
    if NamedAloneWords.taken.contains(first.lemma),
      second.kind == .event || NamedAloneWords.outings.contains(second.lemma)
    {
      return true
    }
    if second.lemma == "aniversário",
      first.kind == .event || KindSet.edible.contains(first.kind)
        || NamedAloneWords.forBirthdays.contains(first.lemma)
    {
      return false
    }
    if NamedAloneWords.papers.contains(first.lemma),
      MeaningWords.taught.contains(second.kind)
        || PortugueseRowWords.taught.contains(second.lemma)
    {
      return false
    }
    guard let (link, hasArticle) = PortugueseNounLinks.link(first, second, row), link == "de" else {
      return nil
    }
    return hasArticle
  }

  /// *Roupa / praia, sapato / festa*: what one wears for it.
  private func wornThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, isBareNoun(row[0]), row[0].lexeme.wordClass == .noun,
      row[0].lexeme.kind == .clothing || NamedAloneWords.worn.contains(row[0].lexeme.lemma),
      NamedAloneWords.occasions.contains(row[1].lexeme.lemma), row[1].lexeme.wordClass == .noun
    else { return nil }
    return read([article, row[0], known("de"), withoutArticle(row[1])])
  }

  /// *Mesa / cozinha, janela / quarto*: of which room it is.
  private func ofRoom(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, NamedAloneWords.isFixture(row[0].lexeme), isBareNoun(row[0]),
      row[1].lexeme.kind == .room, isBareNoun(row[1])
    else { return nil }
    return read([article, row[0], known("de"), article, row[1]])
  }

  /// *Fazer / castelo / areia, eu / querer / montar / torre / bloco*: what is made, and of what.
  private func madeFromStuff(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, let stuff = row.last, case let made = row[row.count - 2],
      case let act = row[row.count - 3],
      NamedAloneWords.making.contains(act.lexeme.lemma), act.lexeme.isInfinitive,
      isBareNoun(made), made.lexeme.wordClass == .noun, !made.lexeme.isHuman,
      !KindSet.edible.contains(made.lexeme.kind), made.lexeme.number != .plural,
      NamedAloneWords.stuffs.contains(stuff.lexeme.lemma)
        || NamedAloneWords.pieces.contains(stuff.lexeme.lemma)
    else { return nil }
    var of = withoutArticle(stuff)
    if NamedAloneWords.pieces.contains(stuff.lexeme.lemma) { of.lexeme.number = .plural }
    let start = row.count == 3 ? [deed("querer")] : Array(row[..<(row.count - 3)])
    return read(start + [act, known("um"), made, known("de"), of])
  }

  /// *Descer / próximo / ponto*: where one gets off.
  private func leftAtStop(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2 || row.count == 3, let stop = row.last,
      ["descer", "saltar", "desembarcar"].contains(row[0].lexeme.lemma), row[0].lexeme.isInfinitive,
      NamedAloneWords.stops.contains(stop.lexeme.lemma),
      row.count == 2 || NamedAloneWords.ranks.contains(row[1].lexeme.lemma)
    else { return nil }
    return read([deed("querer"), row[0], known("em"), article] + row[1...])
  }
}

/// Words of such rows.
enum NamedAloneWords {
  static let measures: WordSet = [
    "copo", "xícara", "pedaço", "fatia", "garrafa", "prato", "lata", "pacote", "tigela", "pote",
    "jarra", "caneca", "gole", "litro", "quilo", "punhado", "pedacinho", "copinho", "barra", "dose",
    "porção", "caixinha", "garrafinha",
  ]
  static let ofBuildings: WordSet = [
    "chave", "porta", "janela", "portão", "telhado", "jardim", "quintal", "campainha", "luz",
    "parede", "garagem", "endereço", "roda", "volante", "banco", "bateria", "carregador", "tela",
    "piscina", "tapete", "cortina", "número",
  ]
  static let taken: WordSet = ["foto", "vídeo", "convite", "presente", "álbum"]
  static let outings: WordSet = ["festa", "viagem", "casamento", "passeio", "praia", "férias"]
  static let forBirthdays: WordSet = ["presente", "convite", "foto", "vídeo", "cartão", "vela"]
  static let papers: WordSet = [
    "caderno", "livro", "prova", "trabalho", "lição", "professor", "professora", "aula", "dever",
  ]
  static let worn: WordSet = ["roupa", "sapato", "tênis", "bolsa", "chapéu", "óculos", "toalha"]
  static let occasions: WordSet = [
    "praia", "festa", "piscina", "inverno", "verão", "frio", "chuva", "ginástica", "natação",
    "dança", "trabalho", "futebol", "balé", "carnaval", "domingo",
  ]
  /// What stays in its room.
  static func isFixture(_ thing: Lexeme) -> Bool {
    thing.wordClass == .noun && (thing.kind == .furniture || fixtures.contains(thing.lemma))
  }
  private static let fixtures: WordSet = [
    "televisão", "TV", "lâmpada", "luz", "janela", "porta", "parede", "torneira", "tapete",
    "cortina", "pia", "espelho", "chão", "teto", "ventilador", "ar-condicionado", "relógio",
  ]
  static let making: WordSet = ["fazer", "construir", "montar", "erguer", "criar"]
  static let stuffs: WordSet = [
    "areia", "neve", "lego", "papel", "massinha", "argila", "barro", "madeira", "papelão", "pedra",
    "pano", "lã", "plástico", "palha", "gelo",
  ]
  static let pieces: WordSet = ["bloco", "almofada", "lençol", "palito", "peça", "caixa", "carta"]
  static let stops: WordSet = [
    "ponto", "parada", "estação", "terminal", "rodoviária", "paragem", "esquina",
  ]
  static let ranks: WordSet = [
    "próximo", "próxima", "outro", "outra", "último", "última", "primeiro", "segundo", "terceiro",
  ]
}
