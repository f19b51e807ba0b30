import AACCore

/// Possessives and prepositions of a Portuguese row that were laid behind their noun: *amigo / meu / você / ser, barulho / gostar /
/// de / eu / não* (Cunha & Cintra, chapter 11, *Posição do possessivo*; Bechara, *Possessivos*).
extension TileReader {
  /// Lays them before it.
  func ownBeforeNoun(_ row: inout [Constituent]) {
    guard row.count > 2 else { return }
    likeBefore(&row)
    ownAcrossTime(&row)
    for index in row.indices.dropFirst()
    where row[index].lexeme.kind == .possessive && row[index].lexeme.wordClass != .pronoun {
      let next = index + 1 < row.count ? row[index + 1].lexeme : nil
      guard next?.wordClass != .noun, next?.wordClass != .adjective,
        next?.wordClass != .properNoun || row[index - 1].lexeme.lemma == "nome",
        next != nil || row.contains(where: { $0.lexeme.wordClass == .verb })
      else { continue }
      var noun = index - 1
      while noun > 0, row[noun].lexeme.wordClass == .adjective { noun -= 1 }
      guard row[noun].lexeme.wordClass == .noun, !row[noun].lexeme.kind.isTemporal,
        !["culpa", "saudade", "saudades", "vez"].contains(row[noun].lexeme.lemma),
        noun == 0
          || row[noun - 1].lexeme.wordClass != .determiner
            && row[noun - 1].lexeme.wordClass != .numeral
            && row[noun - 1].lexeme.kind != .demonstrative
            && row[noun - 1].lexeme.kind != .quantity
            && row[noun - 1].lexeme.kind != .possessive
            && row[noun - 1].lexeme.wordClass != .noun
      else { continue }
      row.insert(row.remove(at: index), at: noun)
    }
  }

  /// *Aniversário / hoje / meu / ser, prova / amanhã / minha*: it is one's own, and not the day (Cunha & Cintra, chapter 11,
  /// *Posição do possessivo*).
  private func ownAcrossTime(_ row: inout [Constituent]) {
    guard row.count < 5, row[2].lexeme.kind == .possessive, row[2].lexeme.wordClass != .pronoun,
      row[1].lexeme.kind.isTemporal, row[1].lexeme.wordClass != .numeral,
      row[0].lexeme.wordClass == .noun, !row[0].lexeme.kind.isTemporal,
      row.count == 3 || row[3].lexeme.lemma == "ser" || row[3].lexeme.lemma == "estar"
    else { return }
    let copula = row.count == 4 ? row[3] : Constituent.linking("ser", .third)
    row = [row[2], row[0], copula, row[1]]
  }

  /// *Barulho / gostar / de / eu / não*: the preposition of the verb is of what was laid first, and no *de mim*.
  private func likeBefore(_ row: inout [Constituent]) {
    guard row.count == 4 || row.count == 5,
      row[0].lexeme.wordClass == .noun || row[0].lexeme.wordClass == .adjective,
      ["gostar", "precisar", "lembrar", "cansar"].contains(row[1].lexeme.lemma),
      row[2].lexeme.lemma == "de", row[3].lexeme.wordClass == .pronoun,
      ["eu", "você", "ele", "ela", "nós", "tu"].contains(row[3].lexeme.lemma),
      row.count == 4 || row[4].lexeme.lemma == "não"
    else { return }
    row = [row[3]] + row[4...] + [row[1], row[2], row[0]]
  }
}

/// Rows of Portuguese in which a copula or *querer* is heard between two thoughts: *melhor / amigo / João, professora / nome / Maria,
/// lápis / quebrar / outro, triste / abraço / querer* (Bechara, *Elipse*; Cunha & Cintra, chapter 7).
extension TileReader {
  /// Puts it in.
  func wantAfter(_ words: inout [Constituent]) {
    guard words.count > 1, words.count < 5 else { return }
    wantOther(&words)
    wantWhenSad(&words)
    nameSomebody(&words)
  }

  private func apart() -> Constituent {
    Constituent(Lexeme(lemma: ",", wordClass: .conjunction, kind: .connective))
  }

  /// *Bola / furar / outra, acabar / mais*: of what is gone another is wanted.
  private func wantOther(_ words: inout [Constituent]) {
    guard let last = words.last?.lexeme, words.count == 2 || words.count == 3,
      ["outro", "outra", "mais"].contains(last.lemma),
      case let event = words[words.count - 2].lexeme,
      OwnBeforeWords.gone.contains(event.lemma),
      words.count == 3 && words[0].lexeme.wordClass == .noun && !words[0].lexeme.isBeing
    else { return }
    var wanting = Constituent.linking("querer", .first)
    wanting.lexeme.kind = .action
    words.insert(contentsOf: [apart(), wanting], at: words.count - 1)
  }

  /// *Triste / abraço / querer, abraço / precisar / triste*: how one is, then what one wants.
  private func wantWhenSad(_ words: inout [Constituent]) {
    guard words.count == 3,
      let felt = words.firstIndex(where: { OwnBeforeWords.felt.contains($0.lexeme.lemma) }),
      felt != 1 || words[0].lexeme.wordClass == .verb,
      let want = words.firstIndex(where: { ["querer", "precisar"].contains($0.lexeme.lemma) }),
      let thing = words.firstIndex(where: {
        $0.lexeme.wordClass == .noun && OwnBeforeWords.comforts.contains($0.lexeme.lemma)
      })
    else { return }
    words = [
      .linking("estar", .first), words[felt], apart(), words[want], words[thing],
    ]
  }

  /// *Melhor / amigo / João, cachorro / nome / Rex*: what somebody is called.
  private func nameSomebody(_ words: inout [Constituent]) {
    if words.count == 4, words[3].lexeme.lemma == "ser", words[3].lexeme.isInfinitive,
      words[2].lexeme.wordClass == .properNoun, words[2].lexeme.kind != .place,
      words[1].lexeme.lemma == "nome" || words[0].lexeme.lemma == "nome",
      words[..<2].contains(where: {
        $0.lexeme.kind == .possessive || $0.lexeme.lemma.hasPrefix("del")
      })
    {
      // Nome / meu / Ana / ser.
      words[2].lexeme.article = .bare
      words.swapAt(2, 3)
      return
    }
    guard words.count == 3, let name = words.last?.lexeme, name.wordClass == .properNoun,
      name.isHuman || name.isInferred || name.kind == .animal
    else { return }
    if words[1].lexeme.lemma == "nome", words[0].lexeme.wordClass == .noun,
      words[0].lexeme.isBeing
    {
      words[2].lexeme.article = .bare
      words = [
        known("o"), words[1], known("de"), known("o"), words[0], .linking("ser", .third), words[2],
      ]
    } else if words[0].lexeme.lemma == "melhor", words[1].lexeme.isHuman {
      words[2].lexeme.article = .bare
      words = [known("meu"), words[0], words[1], .linking("ser", .third), words[2]]
    }
  }
}

private enum OwnBeforeWords {
  /// What happens to things that are gone then.
  static let gone: WordSet = [
    "quebrar", "furar", "acabar", "estourar", "rasgar", "estragar", "partir", "sumir", "molhar",
    "queimar", "murchar", "derreter",
  ]
  static let felt: WordSet = ["triste", "cansado", "nervoso", "assustado", "chateado", "sozinho"]
  static let comforts: WordSet = [
    "abraço", "colo", "carinho", "beijo", "cama", "silêncio", "ajuda", "pausa", "descanso", "água",
  ]
}
