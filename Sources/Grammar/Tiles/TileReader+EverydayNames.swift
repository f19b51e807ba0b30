import AACCore

/// Names, numbers and genders that belong to the noun before them: *mi / amigo / Hugo, página / cinco, la / profe* (NGLE
/// §2.5, §12.7, §21.7).
extension TileReader {
  /// The row with these joined.
  func named(_ words: inout [Constituent]) {
    var index = 0
    while index < words.count - 1 {
      joinName(&words, index)
      joinNumber(&words, index)
      index += 1
    }
    for index in words.indices.dropLast()
    where words[index].lexeme.wordClass == .determiner
      && (words[index].lexeme.lemma == "la" || words[index].lexeme.gender == .feminine)
      && words[index + 1].lexeme.isHuman && words[index + 1].lexeme.wordClass == .noun
      && EverydayNames.isCommon(words[index + 1].lexeme.lemma)
    {
      words[index + 1].lexeme.gender = .feminine
    }
  }

  /// *Mi / amigo / Hugo, mi / perro / Toby*.
  private func joinName(_ words: inout [Constituent], _ index: Int) {
    guard index > 0, index + 1 < words.count,
      words[index - 1].lexeme.kind == .possessive, words[index].lexeme.wordClass == .noun,
      words[index].lexeme.isBeing, words[index].lexeme.number != .plural,
      words[index + 1].lexeme.wordClass == .properNoun, words[index + 1].government == nil,
      words.contains(where: { $0.lexeme.wordClass == .verb }),
      !words.contains(where: { ["llamarse", "llamar", "ser"].contains($0.lexeme.lemma) })
    else { return }
    if words[index].lexeme.gender == nil {
      words[index].lexeme.gender = tables.morphology?.gender(of: words[index].lexeme.lemma)
    }
    words[index].lexeme.lemma += " \(words[index + 1].lexeme.lemma)"
    words.remove(at: index + 1)
  }

  /// *Página / cinco, autobús / 27*: which one, and not how many.
  private func joinNumber(_ words: inout [Constituent], _ index: Int) {
    guard index + 1 < words.count, EverydayNames.numbered.contains(words[index].lexeme.lemma),
      words[index].lexeme.wordClass == .noun, words[index + 1].lexeme.wordClass == .numeral,
      index + 2 == words.count || words[index + 2].lexeme.wordClass != .noun
    else { return }
    words[index].lexeme.gender = tables.gender(of: words[index].lexeme)
    words[index].lexeme.lemma += " \(words[index + 1].lexeme.lemma)"
    words[index].lexeme.article = .definite
    words[index].lexeme.number = .singular
    words.remove(at: index + 1)
  }
}

/// Words of names and numbers.
enum EverydayNames {
  static let numbered: WordSet = [
    "página", "autobús", "capítulo", "canal", "habitación", "talla", "línea", "piso", "número",
    "lección", "ejercicio", "nivel", "andén", "vía", "puerta", "planta",
  ]

  /// Whether a word for people is said of men and women alike.
  static func isCommon(_ word: String) -> Bool {
    ["profe", "pediatra", "fisio", "bebé", "logopeda", "testigo", "peque", "canguro"].contains(word)
      || ["ista", "ante", "ente", "atra", "euta"].contains(where: word.hasSuffix)
  }
}
