import AACCore

/// Of what Portuguese speaks in the plural where one was chosen: *usar luvas, cuidar dos dentes, roer as unhas, separar os brinquedos por
/// cor* (Cunha & Cintra, chapter 8, *Plural*; chapter 9, *Emprego do artigo*).
extension ClausePlanner {
  /// Whether the noun at a place is such a one.
  func isPortugueseMany(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    let words = clause.complements
    let word = words[index].lexeme
    guard word.wordClass == .noun, index == 0 || !words[index - 1].lexeme.isDeterminerLike else {
      return false
    }
    let opened = words[..<index].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma
    if PortugueseManyWords.several[opened ?? verb]?.contains(word.lemma) == true { return true }
    return PortugueseManyWords.sorting.contains(verb) && index + 1 < words.count
      && word.countability != .mass && !word.isHuman
      && words[(index + 1)...].contains {
        PortugueseManyWords.marks.contains($0.lexeme.lemma)
      } && word.lemma != "lixo" && !PortugueseManyWords.marks.contains(word.lemma)
  }
}

/// Words of what there are several of.
enum PortugueseManyWords {
  /// Whether a clause may speak of several.
  static func mayBe(_ clause: Clause) -> Bool {
    guard let verb = clause.verb?.lexeme.lemma else { return false }
    return several[verb] != nil || sorting.contains(verb)
      || clause.complements.contains { several[$0.lexeme.lemma] != nil }
  }

  static let sorting: WordSet = ["separar", "organizar", "classificar", "ordenar", "agrupar"]
  static let marks: WordSet = ["cor", "tamanho", "forma", "tipo"]
  /// By what is done to them.
  static let several: [String: WordSet] = [
    "usar": ["luva"], "comunicar-se": ["gesto", "sinal", "figura", "imagem"],
    "cuidar": ["dente", "unha"], "cuidar de": ["dente", "unha"], "fazer bem": ["dente", "osso"],
    "fazer mal": ["dente"], "roer": ["unha"], "lavar": ["mão"],
    "atrair": ["mosquito", "inseto", "mosca", "abelha", "formiga", "turista", "cliente"],
    "contar": ["carneiro", "carneirinho"],
  ]
}
