import AACCore

/// Portuguese rows whose order tells a second deed: *eu / quebrar / perna / jogar / futebol, rainha / mandar / matar / inimigo, eu / procurar / loja /
/// que / vender / pilha, eu / procurar / emprego / porque / ganhar / pouco, pai / trabalhar / para / pagar / casa, eu / querer / apertar / botão / elevador*.
/// They are said as a sentence chosen by role (Bechara, *Ordem direta*; Cunha & Cintra, chapters 13 and 18).
extension TileReader {
  /// Whether the order of the row tells the second deed.
  func tellsSecondDeed(_ row: ToldInOrder) -> Bool {
    guard row.rest.count > 1, row.isPerson, let next = row.word(1) else { return false }
    let rest = row.rest.map(\.lexeme)
    switch row.deed {
    case _ where PlainMatterWords.mishaps.contains(row.deed):
      return row.first.kind == .body && next.isInfinitive
        && PlainMatterWords.exercise.contains(next.lemma) && rest.count < 4
    case "mandar":
      return rest.count == 2 && row.first.isInfinitive && next.isHuman && next.wordClass == .noun
        && PlainMatterWords.ordered.contains(row.first.lemma)
    case "procurar":
      return row.first.wordClass == .noun && isSought(rest)
    case "preferir":
      return row.first.isInfinitive && rest.count == 4 && ["que", "do que"].contains(rest[2].lemma)
        && rest[1].isPlaceLike && rest[3].isPlaceLike
    case "querer", "poder", "precisar":
      return rest.count == 3 && row.first.isInfinitive
        && ["apertar", "abrir", "fechar", "ver", "pegar", "limpar", "consertar"].contains(
          row.first.lemma)
        && PortugueseOfPair.link(next, rest[2]) == .definite
    case "conhecer":
      return isOver && rest.contains { $0.lemma == "haver" || $0.lemma == "há" }
        && (row.first.isHuman || row.first.kind == .possessive)
    default: return paysForHouse(rest)
    }
  }

  /// *Loja / que / vender / pilha, emprego / novo / porque / ganhar / pouco*: what shall be found, and why it is looked for.
  private func isSought(_ rest: [Lexeme]) -> Bool {
    if rest.count > 3, rest[1].lemma == "que", rest[2].isInfinitive { return true }
    guard let why = rest.firstIndex(where: { $0.lemma == "porque" }), why + 3 == rest.count else {
      return false
    }
    return rest[why + 1].lemma == "ganhar"
      && ["pouco", "muito", "bem", "mal"].contains(rest[why + 2].lemma)
  }

  /// *Trabalhar / muito / para / pagar / casa*.
  private func paysForHouse(_ rest: [Lexeme]) -> Bool {
    guard rest.count > 2, rest.last?.lemma == "casa", rest[rest.count - 3].lemma == "para" else {
      return false
    }
    return ["pagar", "construir", "reformar", "comprar"].contains(rest[rest.count - 2].lemma)
      && !rest.dropLast(3).contains { $0.wordClass == .verb }
  }
}
