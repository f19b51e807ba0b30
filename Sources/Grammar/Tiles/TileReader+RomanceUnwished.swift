import AACCore

/// What a row of Spanish or Portuguese that lays a deed first says where a time or a request was chosen beside it: *beber / leche* (past) is told,
/// *leer / cuento* (request) is asked of the other, *comer / pizza* (question) is asked of what he would like.
///
/// Sources: NGLE §23.3 and §23.6 (what is told in its time), §42.3 (requests), §42.6 and §28.6 (leave); Cunha & Cintra, chapter 13.
extension TileReader {
  /// The clause as what was chosen beside its tiles makes of it.
  func toldByFlags(_ clause: Clause) -> Clause { leaveByFlags(unwishedByFlags(clause)) }

  /// The clause without the wish that no tile says.
  private func unwishedByFlags(_ clause: Clause) -> Clause {
    guard !isPlain, !mayWish || isOver || isOngoing,
      let wish = clause.verb, wish.tile == nil, wish.lexeme.lemma == "querer",
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.lemma != variety.language.plainNegator
      }), case let deed = clause.complements[place], deed.tile != nil, deed.lexeme.isInfinitive,
      clause.subject.isEmpty, clause.sequels.isEmpty
    else { return clause }
    let isAskedFor = !mayAsk && !isDenied && !isOver
    if isAskedFor, isSpanish, !UnwishedWords.performed.contains(deed.lexeme.lemma),
      place == 0
    {
      return clause
    }
    var told = clause
    told.verb = deed
    told.complements.remove(at: place)
    return told
  }

  /// *Ver / filme, comer / pizza, ir / parque*, asked for: the speaker asks leave for what he would do himself.
  private func leaveByFlags(_ clause: Clause) -> Clause {
    guard !mayAsk, !isDenied, !isOver,
      let verb = clause.verb, verb.tile == 0, verb.lexeme.isInfinitive,
      verb.lexeme.lemma == "ir" || !isSpanish && UnwishedWords.enjoyed.contains(verb.lexeme.lemma),
      clause.subject.isEmpty,
      clause.sequels.isEmpty, !clause.complements.isEmpty,
      clause.complements.allSatisfy({
        [.noun, .properNoun].contains($0.lexeme.wordClass) && !$0.lexeme.isBeing
          && !$0.lexeme.kind.isTemporal
      }), let speaker = tables.lexicon.known(isSpanish ? "yo" : "eu")
    else { return clause }
    var asked = clause
    asked.subject = [Constituent(speaker)]
    return asked
  }
}

private enum UnwishedWords {
  /// What others do for one to hear and see it.
  static let performed: WordSet = [
    "leer", "cantar", "contar", "dibujar", "cocinar", "preparar", "tocar", "repetir",
  ]
  /// What one does oneself because one likes it, and nobody for one.
  static let enjoyed: WordSet = ["ver", "assistir", "comer", "beber", "usar"]
}
