import AACCore

/// What somebody has already done in a Portuguese row is done to the thing that was there to do: *já / ler / livro → Já li o livro,
/// remédio / tomar / já → Já tomei o remédio* (Cunha & Cintra, chapter 9, *Emprego do artigo definido*).
extension TileReader {
  /// Puts the article in.
  func meanFinished(_ clause: inout Clause) {
    guard variety.language == .portuguese, clause.tense == nil, !clause.isQuestion,
      let verb = clause.verb, verb.lexeme.isInfinitive,
      clause.complements.contains(where: { FinishedWords.finished.contains($0.lexeme.lemma) }),
      let place = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      case let thing = clause.complements[place], isBareNoun(thing), thing.lexeme.namesThing,
      thing.lexeme.article != .bare || thing.lexeme.kind == .medicine,
      thing.lexeme.number != .plural,
      place == 0
        || !clause.complements[place - 1].lexeme.isDeterminerLike
          && clause.complements[place - 1].lexeme.wordClass != .adposition
          && clause.complements[place - 1].lexeme.kind != .quantity,
      place + 1 == clause.complements.count
        || clause.complements[place + 1].lexeme.wordClass != .adjective
          && clause.complements[place + 1].lexeme.lemma != "de"
    else { return }
    let isTaken = FinishedWords.taken.contains(verb.lexeme.lemma) && thing.lexeme.kind == .medicine
    guard
      isTaken
        || FinishedWords.completed.contains(verb.lexeme.lemma)
          && !KindSet.edible.contains(thing.lexeme.kind) && thing.lexeme.countability != .mass
          && tables.frames.listed("\(verb.lexeme.lemma) \(thing.lexeme.lemma)") == nil
    else { return }
    clause.tense = .past
    clause.complements[place].lexeme.article = nil
    clause.complements.insert(article, at: place)
  }
}

/// Words of what is over.
private enum FinishedWords {
  static let finished: WordSet = ["já", "ainda não"]
  static let taken: WordSet = ["tomar", "dar", "beber", "engolir"]
  /// What is done to a thing until it is done.
  static let completed: WordSet = [
    "ler", "escrever", "ver", "assistir", "fazer", "pintar", "desenhar", "preencher", "assinar",
    "enviar", "mandar", "entregar", "contar", "terminar", "montar", "estudar", "decorar",
    "corrigir", "imprimir", "embrulhar", "cortar", "preparar", "marcar", "pedir", "pagar",
  ]
}
