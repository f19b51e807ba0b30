import AACCore

/// Portuguese rows that begin with a thing, its words beside it, and tell what comes over it or what it does by the words behind the verb:
/// *mochila / pesar / muito, gripe / durar / uma / semana, meu / olho / esquerdo / coçar, primavera / chegar / logo, elevador / subir /
/// terceiro / andar, outono / ser / minha / estação / favorita* (Cunha & Cintra, chapter 7, *Sujeito* and *Ordem direta*; Bechara, *Verbos
/// intransitivos*).
extension TileReader {
  /// Whether what stands first does it, by the words beside the verb.
  func doesByNeighbours(_ row: FirstDoer, _ words: [Constituent]) -> Bool {
    let rest = row.rest.map(\.lexeme)
    switch row.deed {
    case "pinicar", "lacrimejar", "formigar", "coçar":
      guard row.deed != "coçar" || row.noun > 0 || row.verb > row.noun + 1 else { return false }
      return (row.word.kind == .body || row.word.kind == .clothing && row.deed == "pinicar")
        && rest.first?.namesThing != true
    case "mexer", "abrir", "fechar":
      guard rest.isEmpty, words.indices.contains(row.verb - 1),
        words[row.verb - 1].lexeme.lemma == "não"
      else { return false }
      return row.deed == "mexer"
        ? row.word.kind == .body && row.noun > 0
        : FirstByNeighbours.opening.contains(row.word.lemma)
    case "pesar":
      return row.word.namesThing && rest.count == 1
        && ["muito", "pouco", "bastante", "demais"].contains(rest[0].lemma)
    case "durar":
      return row.word.kind == .illness && !row.hasPerson
        && rest.contains { $0.kind == .duration || $0.kind == .quantity }
    case "derramar", "entornar":
      return isOver && KindSet.edible.contains(row.word.kind) && !row.hasPerson
    case "chegar", "acabar", "começar", "terminar", "passar":
      return FirstByNeighbours.seasons.contains(row.word.lemma) && row.noun == 0 && !row.hasPerson
        && rest.allSatisfy { $0.kind.isTemporal || $0.wordClass == .adverb }
    case "subir", "descer":
      return FirstByNeighbours.lifting.contains(row.word.lemma) && !row.hasPerson && !rest.isEmpty
    case "pegar", "buscar":
      return FirstByNeighbours.fetching.contains(row.word.lemma) && row.hasSpeaker
    case "levantar":
      return FirstByNeighbours.machines.contains(row.word.lemma) && row.next?.namesThing == true
        && !row.hasPerson
    case "ser":
      guard row.word.kind.isTemporal || row.word.kind == .color, rest.count == 3 else {
        return false
      }
      return rest[0].kind == .possessive && rest[1].wordClass == .noun
        && ["favorito", "favorita", "preferido", "preferida"].contains(rest[2].lemma)
    case "ter gosto", "ter cheiro", "ter sabor":
      return row.word.namesThing && rest.count == 1 && rest[0].wordClass == .adjective
    default: return false
    }
  }

  /// Whether the order of the row alone tells it, so that its words are linked as those chosen by role.
  func isToldByNeighbours(_ row: ToldInOrder) -> Bool {
    let rest = row.rest.map(\.lexeme)
    switch row.deed {
    case "ter gosto", "ter cheiro", "ter sabor":
      return row.who.namesThing && rest.count == 1 && rest[0].wordClass == .adjective
    case "levantar", "carregar":
      return FirstByNeighbours.machines.contains(row.who.lemma) && !rest.isEmpty
        && rest[0].namesThing && rest.dropFirst().allSatisfy { $0.wordClass == .adjective }
    case "estar":
      return rest.count == 3 && ["cheio", "coberto", "lotado"].contains(rest[0].lemma)
        && rest[1].wordClass == .noun && rest[1].number == .plural
        && rest[2].wordClass == .adjective
    case "ter":
      return rest.count == 1 && rest[0].kind == .weather && KindSet.places.contains(row.who.kind)
    case "ser":
      return rest.count == 1 && rest[0].wordClass == .noun
        && (KindSet.edible.contains(row.who.kind) && KindSet.edible.contains(rest[0].kind)
          && !FirstByNeighbours.generic.contains(rest[0].lemma)
          || KindByWord.costumes.contains(row.who.lemma) && rest[0].isBeing)
    case "afundar", "rasgar", "virar", "queimar":
      return isOver && row.who.namesThing && rest.count < 4 && !rest.isEmpty
        && rest.allSatisfy { $0.wordClass == .noun && !$0.isBeing || $0.kind.isTemporal }
    case "ficar":
      return isOver && row.isPerson && rest.count == 2
        && FirstByNeighbours.lodgings.contains(rest[0].lemma)
        && rest[1].wordClass == .adjective
    case "dormir", "morar", "acampar":
      guard row.isPerson, let last = rest.last, rest.count > 1 else { return false }
      return FirstByNeighbours.lodgings.contains(rest[0].lemma) && last.isPlaceLike
        && rest.dropFirst().dropLast().allSatisfy { $0.wordClass == .adjective }
    case "fazer", "pegar", "enfrentar":
      return row.isPerson && rest.count == 2 && rest[0].lemma == "fila" && rest[1].isPlaceLike
    case "machucar":
      return isOver && rest.isEmpty
    case "trabalhar":
      return rest.count == 2 && rest[0].lemma == "fábrica" && rest[1].namesThing
    case "usar", "comprar":
      return rest.count == 2 && ["chapéu", "cesta"].contains(rest[0].lemma)
        && ["palha", "vime"].contains(rest[1].lemma)
    default:
      return row.isPerson && rest.count > 1
        && rest[rest.count - 1].lemma.hasPrefix("junt")
    }
  }

  /// *Gato / não / sair / quando / chover*: in which weather, and nothing that is asked.
  func tellsWhen(_ row: ToldInOrder) -> Bool {
    row.rest.count == 2 && row.first.lemma == "quando" && row.last.kind == .weatherVerb && !isAsked
  }

  /// *Que / animal / viver / fazenda, quantas / ovelha / ter*: which of them does it, and how many there are (Cunha & Cintra, chapter 11,
  /// *Pronomes interrogativos*; Bechara, *Orações sem sujeito*).
  func askedWhichDoes(_ tiles: [Constituent]) -> Clause? {
    if let said = grownUp(tiles) { return said }
    guard (3...5).contains(tiles.count), tiles[2].lexeme.isInfinitive,
      tiles[1].lexeme.wordClass == .noun, !tiles[1].lexeme.kind.isTemporal,
      tiles[3...].allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing || $0.lexeme.kind.isTemporal
      })
    else { return nil }
    let asked = tiles[0].lexeme.lemma, noun = tiles[1].lexeme, verb = tiles[2]
    var clause = Clause(variety: variety)
    clause.isQuestion = true
    if asked == "que" || asked == "qual" {
      let frame = tables.frames[verb.lexeme.lemma]
      guard noun.isBeing, frame.isListed, frame.slot(.object) == nil, !frame.isCopular,
        tiles.count > 3
      else { return nil }
      clause.subject = [tiles[0], tiles[1]]
      clause.verb = verb
      clause.complements = Array(tiles[3...])
      return clause
    }
    guard asked == "quantos" || asked == "quantas", verb.lexeme.lemma == "ter",
      noun.roleKind == .animal || tiles.count == 4 && KindSet.places.contains(tiles[3].lexeme.kind)
    else { return nil }
    clause.verb = verb.said(by: .third)
    clause.complements = [tiles[0], tiles[1]]
    if tiles.count == 4 {
      clause.complements += [known("em"), article, tiles[3]]
    }
    return clause
  }

  /// *Quando / eu / crescer / ser / veterinário*: what children will be (Cunha & Cintra, chapter 13, *Futuro do subjuntivo*).
  private func grownUp(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count > 4, tiles[0].lexeme.lemma == "quando", tiles[1].lexeme.lemma == "eu",
      tiles[2].lexeme.lemma == "crescer", tiles[3].lexeme.isInfinitive,
      ClauseByWord.grown.contains(tiles[3].lexeme.lemma),
      !tiles[4...].contains(where: { $0.lexeme.isInfinitive || $0.lexeme.wordClass == .pronoun })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = tiles[3]
    clause.complements = Array(tiles[4...]) + Array(tiles[..<3])
    clause.frontsClause = true
    clause.tense = .future
    return clause
  }

  /// *Exame / sangue / doer, essa / camiseta / ser / barata, às vezes / eu / sentir / sozinho*: words that are another beside these.
  func readByNeighbours(_ tiles: [Constituent]) -> [Constituent] {
    guard (3...8).contains(tiles.count) else { return tiles }
    var words = tiles
    for index in words.indices.dropFirst() {
      let word = words[index].lexeme
      if word.lemma == "barata", word.wordClass == .noun,
        ["ser", "estar"].contains(words[index - 1].lexeme.lemma), index > 1,
        words[index - 2].lexeme.namesThing
      {
        words[index].lexeme = Lexeme(lemma: "barato", wordClass: .adjective, kind: .quality)
      } else if let state = StraightRowWords.feminineStates[word.lemma], word.wordClass == .noun,
        isStraightNoun(words[index - 1]), words[index - 1].lexeme.namesThing,
        tables.gender(of: words[index - 1].lexeme) == .feminine,
        word.lemma == "barata"
          ? KindSet.edible.contains(words[index - 1].lexeme.kind)
          : StraightRowWords.appliances.contains(words[index - 1].lexeme.lemma)
            || words[index - 1].lexeme.kind == .vehicle
      {
        // Luz / queimada / trocar, comida / barata / gostosa.
        words[index].lexeme = Lexeme(
          lemma: state, wordClass: .adjective, kind: state == "barato" ? .quality : .state)
      } else if word.wordClass == .adjective, word.kind == .emotion || word.kind == .state,
        words[index - 1].lexeme.lemma == "sentir", words[index - 1].lexeme.isInfinitive, index > 2
      {
        words[index - 1].lexeme.lemma = "sentir-se"
      }
    }
    if words[0].lexeme.wordClass == .pronoun, words[0].lexeme.kind == .person,
      ["surdo", "cego", "manco"].contains(words[1].lexeme.lemma),
      ["ouvido", "olho", "perna", "pé"].contains(words[2].lexeme.lemma)
    {
      words.insert(contentsOf: [known("de"), article], at: 2)
      words.insert(.linking("ser"), at: 1)
    }
    if ["exame", "teste"].contains(words[0].lexeme.lemma),
      ["sangue", "urina", "vista"].contains(words[1].lexeme.lemma), words.count == 3,
      words[2].lexeme.lemma == "doer"
    {
      words.insert(known("de"), at: 1)
      words[2].lexeme.article = .bare
      words[2].lexeme.kind = .idea
    }
    return words
  }
}

/// Words of such rows.
private enum FirstByNeighbours {
  /// What opens and shuts, and will not.
  static let opening: WordSet = [
    "gaveta", "porta", "janela", "portão", "zíper", "mala", "tampa", "pote", "lata", "cadeado",
    "torneira", "guarda-chuva", "cortina", "armário", "garrafa", "olho", "boca", "mão",
  ]
  /// What lifts and carries things.
  static let machines: WordSet = [
    "guindaste", "trator", "empilhadeira", "escavadeira", "robô", "caminhão", "helicóptero",
    "guincho", "elevador", "navio", "trem",
  ]
  static let seasons: WordSet = ["primavera", "verão", "outono", "inverno"]
  static let lifting: WordSet = [
    "elevador", "escada rolante", "teleférico", "bondinho", "foguete", "avião", "helicóptero",
    "drone", "balão",
  ]
  /// What fetches children.
  static let fetching: WordSet = [
    "ônibus escolar", "van", "van escolar", "perua", "transporte escolar", "ambulância", "kombi",
  ]
  /// What tells no taste.
  static let generic: WordSet = [
    "fruta", "comida", "doce", "sobremesa", "lanche", "almoço", "jantar", "verdura", "legume",
    "bebida", "alimento", "café da manhã", "salgado", "petisco", "refeição", "prato",
  ]
  static let lodgings: WordSet = [
    "apartamento", "casa", "barraca", "hotel", "chalé", "cabana", "pousada", "trailer", "tenda",
    "sobrado",
  ]
}
