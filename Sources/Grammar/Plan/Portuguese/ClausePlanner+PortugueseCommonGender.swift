import AACCore

/// Nouns that are the same for a woman and a man, which the word before them tells of a woman: *minha / colega, uma / dentista, essa /
/// cliente, a / motorista* (Cunha & Cintra, chapter 8, *Substantivos comuns de dois gêneros*; Bechara, *Gênero*).
extension ClausePlanner {
  /// Makes such a noun feminine where the word laid before it is.
  func tellWomanByDeterminer(_ clause: inout Clause) {
    tellWoman(&clause.subject)
    tellWoman(&clause.complements)
  }

  private func tellWoman(_ words: inout [Constituent]) {
    guard words.count > 1 else { return }
    for index in words.indices.dropFirst()
    where words[index - 1].lexeme.gender == .feminine && words[index - 1].lexeme.isDeterminerLike
      && words[index].lexeme.wordClass == .noun && words[index].lexeme.isHuman
      && CommonGenderWords.isCommon(MeaningWords.base(of: words[index].lexeme))
    {
      words[index].lexeme.gender = .feminine
    }
  }
}

/// Such nouns.
private enum CommonGenderWords {
  static func isCommon(_ noun: String) -> Bool {
    if known.contains(noun) { return true }
    let first = noun.split(separator: " ").first.map(String.init) ?? noun
    return known.contains(first) || endings.contains(where: first.hasSuffix)
  }

  private static let endings = ["ista", "ante", "ente", "inte", "peuta", "iatra", "cida", "crata"]
  private static let known: WordSet = [
    "colega", "chefe", "jovem", "intérprete", "atleta", "guia", "modelo", "policial", "líder",
    "fã", "camarada", "mártir", "caçula", "rival", "profissional", "oficial", "poliglota",
    "compatriota", "selvagem", "acrobata", "pirata", "idiota", "cúmplice", "vigia", "segurança",
    "gari", "detetive", "xará", "chofer", "repórter", "designer", "youtuber", "pateta", "careca",
    "indígena",
  ]
}
