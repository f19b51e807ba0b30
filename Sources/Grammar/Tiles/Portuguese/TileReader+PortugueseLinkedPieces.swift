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
    var place = 1
    while place < row.count {
      let links = linksBefore(place, row)
      row.insert(contentsOf: links, at: place)
      place += links.count + 1
    }
    besideSomebody(&row)
    return row
  }

  private func linksBefore(_ place: Int, _ row: [Constituent]) -> [Constituent] {
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
    default:
      // Querer / que / fim de semana / chegar: what shall come, and no time at which it does.
      guard first.lemma == "que", place > 1, word.wordClass == .noun, word.kind.isTemporal,
        place + 1 < row.count,
        ["chegar", "acabar", "passar", "começar", "terminar"].contains(row[place + 1].lexeme.lemma)
      else { return [] }
      return [article]
    }
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
