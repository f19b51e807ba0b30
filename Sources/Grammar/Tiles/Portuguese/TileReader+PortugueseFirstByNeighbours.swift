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
        && row.next?.namesThing != true
    case "mexer", "abrir", "fechar":
      guard rest.isEmpty, words[row.verb - 1].lexeme.lemma == "não" else { return false }
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
      return row.word.kind == .vehicle && row.next?.namesThing == true && !row.hasPerson
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
    case "ter":
      return rest.count == 1 && rest[0].kind == .weather && KindSet.places.contains(row.who.kind)
    case "ser":
      return rest.count == 1 && rest[0].wordClass == .noun
        && (KindSet.edible.contains(row.who.kind) && KindSet.edible.contains(rest[0].kind)
          && !FirstByNeighbours.generic.contains(rest[0].lemma)
          || FirstByNeighbours.costumes.contains(row.who.lemma) && rest[0].isBeing)
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
    case "machucar":
      return isOver && rest.isEmpty
    case "trabalhar":
      return rest.count == 2 && rest[0].lemma == "fábrica" && rest[1].namesThing
    case "usar", "comprar":
      return rest.count == 2 && ["chapéu", "cesta"].contains(rest[0].lemma)
        && ["palha", "vime"].contains(rest[1].lemma)
    default: return false
    }
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
      } else if word.wordClass == .adjective, word.kind == .emotion || word.kind == .state,
        words[index - 1].lexeme.lemma == "sentir", words[index - 1].lexeme.isInfinitive, index > 2
      {
        words[index - 1].lexeme.lemma = "sentir-se"
      }
    }
    if ["exame", "teste"].contains(words[0].lexeme.lemma),
      ["sangue", "urina", "vista"].contains(words[1].lexeme.lemma), words.count == 3,
      words[2].lexeme.isInfinitive
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
  static let costumes: WordSet = ["fantasia", "máscara", "disfarce"]
  static let lodgings: WordSet = [
    "apartamento", "casa", "barraca", "hotel", "chalé", "cabana", "pousada", "trailer", "tenda",
    "rede", "quarto", "sobrado",
  ]
}
