import AACCore

/// *Gustar / helado / fresa, comer / yogur / plátano*: what something tastes of is one stuff (NGLE §12.7, §15.9).
extension ClausePlanner {
  /// Whether the word there is the flavour of the one before it.
  func isFlavour(_ clause: Clause, _ index: Int) -> Bool {
    guard language == .spanish, index > 0, case let word = clause.complements[index].lexeme,
      KindSet.edible.contains(word.kind), clause.complements[index].government == nil,
      case let isLinked = clause.complements[index - 1].lexeme.lemma == "de" && index > 1,
      case let before = clause.complements[isLinked ? index - 2 : index - 1].lexeme,
      before.wordClass == .noun
    else { return false }
    return TasteOfWords.flavoured.contains(before.lemma)
  }
}

private enum TasteOfWords {
  static let flavoured: WordSet = [
    "helado", "yogur", "zumo", "jugo", "tarta", "batido", "mermelada", "caramelo", "polo", "pastel",
    "gelatina", "sorbete", "chicle", "bizcocho", "licuado", "malteada", "granizado", "compota",
  ]
}
