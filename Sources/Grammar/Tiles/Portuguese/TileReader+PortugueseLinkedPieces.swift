import AACCore

/// Portuguese rows in which a small word was left out between two tiles that are never said without it: *cadeira / rodas, sentar / lado / Camila,
/// parar / sinal / vermelho, saber / nome / todo mundo, que / fim de semana / chegar, segurar / mão / descer / escada*.
///
/// Sources: Cunha & Cintra, chapter 15 (*Preposição*); Bechara, *Locuções prepositivas*, *Orações finais*.
extension TileReader {
  /// The row with these words; the same row where none is left out.
  func withLinkedPieces(_ tiles: [Constituent]) -> [Constituent] {
    guard (3...9).contains(tiles.count) else { return tiles }
    var row = tiles
    readCollar(&row)
    askAgain(&row)
    var place = 1
    while place < row.count {
      let links = linksBefore(place, row)
      if links.first?.lexeme.lemma == "para", row[0].lexeme.isInfinitive {
        // Segurar / minha / mão / descer: somebody is asked to.
        row[0] = row[0].ordered
      }
      row.insert(contentsOf: links, at: place)
      place += links.count + 1
    }
    besideSomebody(&row)
    return row
  }

  private func linksBefore(_ place: Int, _ row: [Constituent]) -> [Constituent] {
    if let kind = kindLinks(place, row) { return kind }
    let first = row[place - 1].lexeme, word = row[place].lexeme
    switch word.lemma {
    case "rodas" where first.lemma == "cadeira": return [known("de")]
    case "todo mundo", "todos", "alguém", "ninguém":
      return ["nome", "opinião", "vez", "aniversário"].contains(first.lemma) ? [known("de")] : []
    case "sinal", "semáforo", "farol":
      guard first.lemma == "parar", place + 1 < row.count,
        ["vermelho", "fechado", "amarelo"].contains(row[place + 1].lexeme.lemma)
      else { return [] }
      return [known("em"), article]
    case "descer", "subir", "atravessar", "levantar", "andar":
      // Segurar / minha / mão / descer: for what one is held.
      guard first.lemma == "mão" || first.lemma == "braço", word.isInfinitive,
        ["segurar", "dar"].contains(row[0].lexeme.lemma)
          || place > 2 && ["segurar", "dar"].contains(row[1].lexeme.lemma)
      else { return [] }
      return [known("para")]
    case _ where isAskedOf(place, row):
      return [known("de")] + (word.kind == .possessive ? [article] : before(word))
    case _ where isAsked(row[0].lexeme) && place > 2:
      return PortugueseOfPair.link(first, word) == .definite ? [known("de"), article] : []
    case _ where ["depois", "antes"].contains(first.lemma) && word.isInfinitive && place > 2:
      // Tomar / comprimido / depois / comer: by what meal.
      return row[place - 2].lexeme.kind == .medicine
        && row[..<(place - 2)].contains { $0.lexeme.wordClass == .verb }
        && ["comer", "almoçar", "jantar", "dormir", "lanchar"].contains(word.lemma)
        ? [known("de")] : []
    default:
      // Querer / que / fim de semana / chegar: what shall come, and no time at which it does.
      guard first.lemma == "que", place > 1, word.wordClass == .noun, word.kind.isTemporal,
        place + 1 < row.count,
        ["chegar", "acabar", "passar", "começar", "terminar"].contains(row[place + 1].lexeme.lemma)
      else { return [] }
      return [article]
    }
  }

  /// *Banho / espuma, xarope / tosse, férias / verão, camiseta / avesso*: of what kind it is.
  private func kindLinks(_ place: Int, _ row: [Constituent]) -> [Constituent]? {
    let first = row[place - 1].lexeme, word = row[place].lexeme
    switch word.lemma {
    case "espuma" where first.lemma == "banho", "tosse" where first.lemma == "xarope",
      "verão" where first.lemma == "férias", "inverno" where first.lemma == "férias",
      "julho" where first.lemma == "férias", "Páscoa" where first.lemma == "ovo",
      "sete" where first.lemma == "tabuada":
      return [known("de")]
    case "avesso" where first.kind == .clothing: return [known("de"), article]
    case _
    where place + 1 >= row.count - 1 && place > 3 && PortionWords.isKin(word.lemma)
      && (first.kind == .furniture || first.kind == .room) && word.wordClass == .noun
      && LinkedPieceWords.relations.contains(row[place - 2].lexeme.lemma):
      // Gato / dormir / embaixo / cama / irmã: whose it is.
      return [known("de")] + before(word)
    case "jejum" where row.contains(where: { $0.lexeme.lemma == "exame" }): return [known("em")]
    default: return nil
    }
  }

  private func isAsked(_ word: Lexeme) -> Bool {
    ["quanto", "qual"].contains(word.lemma)
  }

  /// *Quando / ser / aniversário / seu / irmão, o que / acontecer / com / carro / tio*: whose it is that is asked about.
  private func isAskedOf(_ place: Int, _ row: [Constituent]) -> Bool {
    let first = row[place - 1].lexeme, word = row[place].lexeme
    if place > 2, row[0].lexeme.lemma == "quando", first.lemma == "aniversário" {
      return word.isHuman && word.wordClass != .pronoun
        || word.kind == .possessive && place + 1 < row.count
    }
    return place > 2 && row[1].lexeme.lemma == "acontecer" && row[place - 2].lexeme.lemma == "com"
      && word.isHuman && word.wordClass == .noun && !first.isHuman && first.wordClass == .noun
  }

  /// *Explicar / de novo / exercício, repetir / de novo*: whoever knows it is asked to (Bechara, *Emprego do imperativo*).
  private func askAgain(_ row: inout [Constituent]) {
    guard isPlain, row[0].lexeme.isInfinitive,
      ["explicar", "repetir", "falar", "dizer", "mostrar"].contains(row[0].lexeme.lemma),
      row.contains(where: {
        ["de novo", "outra vez", "mais uma vez", "novamente"].contains($0.lexeme.lemma)
      }),
      row.dropFirst().allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adverb
          || $0.lexeme.isDeterminerLike
      })
    else { return }
    row[0] = row[0].ordered
  }

  /// *Dar / colar / prata, ganhar / colar*: what is worn round the neck, and no glueing.
  private func readCollar(_ row: inout [Constituent]) {
    guard let place = row.indices.dropFirst().first(where: { row[$0].lexeme.lemma == "colar" }),
      row[place].lexeme.isInfinitive,
      ["dar", "ganhar", "comprar", "usar", "perder", "vender", "achar", "pôr"].contains(
        row[place - 1].lexeme.lemma)
    else { return }
    var collar = Lexeme(lemma: "colar", wordClass: .noun, kind: .clothing)
    collar.gender = .masculine
    collar.countability = .count
    row[place].lexeme = collar
  }

  /// *Sentar / lado / Camila, dormir / lado / mamãe*: at whose side.
  private func besideSomebody(_ row: inout [Constituent]) {
    guard let side = row.indices.dropLast().last, side > 0, row[side].lexeme.lemma == "lado",
      row[side + 1].lexeme.isHuman, let beside = tables.lexicon.known("ao lado de"),
      ["sentar", "sentar-se", "ficar", "dormir", "deitar", "andar", "estar", "morar"]
        .contains(row[side - 1].lexeme.lemma)
    else { return }
    row[side].lexeme = beside
  }
}

/// Words by which such pieces are known.
private enum LinkedPieceWords {
  static let relations: WordSet = [
    "embaixo", "embaixo de", "debaixo", "debaixo de", "em cima", "em cima de", "dentro",
    "dentro de", "atrás", "atrás de", "ao lado", "ao lado de", "perto", "perto de",
  ]
}
