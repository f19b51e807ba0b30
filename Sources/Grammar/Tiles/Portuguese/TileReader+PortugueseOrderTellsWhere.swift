import AACCore

/// Portuguese rows whose order tells what a thing is like and for whom, when and where it is, what was taken out of what, and what is done in
/// the rain: *porta / ser / estreito / cadeira de rodas, feira / ser / rua / quarta-feira, mágico / tirar / coelho / chapéu, nós / jogar /
/// futebol / chuva* (Bechara, *Ordem direta*; Cunha & Cintra, chapter 7, *Adjunto adverbial* and *Complemento nominal*).
extension TileReader {
  /// *Água / virar / gelo, porta / ser / estreito / cadeira de rodas, feira / ser / rua / quarta-feira, cachorro / sentir / medo / fogos*.
  func isOfThingAndPlace(_ row: ToldInOrder) -> Bool {
    switch row.deed {
    case "virar":
      return row.who.namesThing && row.rest.count == 1
        && WhereTellsWords.substances.contains(row.first.lemma)
    case "ser":
      guard row.who.namesThing, row.rest.count == 2, let next = row.word(1) else { return false }
      if next.kind == .weekday {
        return row.first.wordClass == .noun && !row.first.kind.isTemporal
          && (row.first.isPlaceLike || row.first.lemma == "rua")
      }
      return WhereTellsWords.sizes.contains(row.first.lemma) && next.namesThing
    case "sentir":
      guard row.rest.count == 2, row.who.isBeing || row.isPerson, let next = row.word(1) else {
        return false
      }
      return WhereTellsWords.felt.contains(row.first.lemma) && next.wordClass == .noun
        && !next.isPlaceLike && next.kind != .body
    default: return false
    }
  }

  /// *Mágico / tirar / coelho / chapéu, nós / jogar / futebol / chuva, eu / pegar / ônibus / errado, nós / ir / brincar / quintal, eu /
  /// escrever / nome / eu*.
  func isDoneThere(_ row: ToldInOrder) -> Bool {
    guard row.isPerson, row.rest.count > 1, let next = row.word(1) else { return false }
    let isPair = row.rest.count == 2 && row.first.wordClass == .noun
    if row.deed == "ir" {
      return row.rest.count == 2 && WhereTellsWords.pastimes.contains(row.first.lemma)
        && row.first.isInfinitive && next.wordClass == .noun && next.isPlaceLike
    }
    if row.deed == "pintar", row.rest.count == 3 {
      // Pintar / parede / azul / ontem: in which colour, and when.
      return row.first.wordClass == .noun && next.kind == .color && row.last.kind.isTemporal
    }
    if isPair, row.who.lemma == "eu", next.lemma == "eu" {
      return row.deed == "escrever" && row.first.lemma == "nome"
    }
    if row.deed == "misturar", isPair { return next.wordClass == .noun }
    guard isOver else { return false }
    if row.deed == "tirar" {
      return isPair && next.wordClass == .noun && next.namesThing && next.kind != .body
    }
    if isPair, next.lemma == "errado" || next.lemma == "errada" { return true }
    return WhereTellsWords.weathers.contains(row.last.lemma)
      && WhereTellsWords.outdoors.contains(row.deed)
      && row.rest.allSatisfy { $0.lexeme.wordClass == .noun }
  }

  /// *Mamãe / buscar / eu*, chosen to be to come: what another will do for the speaker, and no call.
  func isPlannedForSpeaker(_ row: ToldInOrder) -> Bool {
    !mayWish && mayAsk && !isOver && row.who.isHuman && row.who.wordClass != .pronoun
      && ["eu", "nós"].contains(row.first.lemma)
  }

  /// *Eu / sair / se / chover, nós / cancelar / piquenique / se / chover*: on which condition (Cunha & Cintra, chapter 18, *Orações
  /// condicionais*).
  func hasCondition(_ row: ToldInOrder) -> Bool {
    guard row.isPerson, let link = row.rest.firstIndex(where: { $0.lexeme.lemma == "se" }),
      row.rest[link].lexeme.wordClass == .conjunction, link + 1 < row.rest.endIndex,
      row.rest[(link + 1)...].contains(where: { $0.lexeme.isInfinitive })
    else { return false }
    return row.rest[..<link].allSatisfy {
      $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adverb
        || $0.lexeme.wordClass == .adposition || $0.lexeme.isDeterminerLike
    }
  }

  /// *Mamãe / e / eu / preparar / salada / para / jantar*: both do it, and a meal is no deed.
  func doneByBoth(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count > 5, tiles[1].lexeme.lemma == "e", tiles[3].lexeme.isInfinitive,
      isSomebody(tiles[0].lexeme), isSomebody(tiles[2].lexeme),
      case let rest = tiles[4...], let last = rest.last?.lexeme,
      WhereTellsWords.meals.contains(last.lemma),
      rest.contains(where: { $0.lexeme.lemma == "para" }),
      rest.allSatisfy({ $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adposition })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(tiles[..<3])
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = tiles[3]
    clause.complements = Array(rest)
    return clause
  }

  private func isSomebody(_ word: Lexeme) -> Bool {
    word.isHuman || word.wordClass == .pronoun && word.kind == .person
  }
}

/// Words of such rows.
private enum WhereTellsWords {
  /// What something becomes of another.
  static let substances: WordSet = [
    "gelo", "vapor", "neve", "pó", "lama", "pedra", "fumaça", "cinza",
  ]
  /// What something is too much or too little of for another.
  static let sizes: WordSet = [
    "estreito", "pequeno", "grande", "apertado", "baixo", "alto", "curto", "largo", "comprido",
  ]
  static let felt: WordSet = [
    "medo", "saudade", "saudades", "falta", "vergonha", "orgulho", "nojo",
  ]
  static let pastimes: WordSet = [
    "brincar", "jogar", "comer", "almoçar", "jantar", "lanchar", "passear", "nadar", "correr",
    "dormir", "estudar", "trabalhar", "dançar",
  ]
  static let weathers: WordSet = ["chuva", "neve", "sol", "temporal", "tempestade", "garoa"]
  static let outdoors: WordSet = [
    "jogar", "brincar", "correr", "andar", "caminhar", "passear", "dançar", "pular", "trabalhar",
    "esperar", "nadar", "pedalar", "ficar",
  ]
  static let meals: WordSet = ["jantar", "almoço", "lanche", "café da manhã", "ceia"]
}
