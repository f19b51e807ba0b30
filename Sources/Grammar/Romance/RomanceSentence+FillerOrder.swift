import AACCore

/// In which order what completes a verb stands behind it (NGLE §40.4; Cunha & Cintra, chapter 7, *Ordem direta*).
extension RomanceSentence {
  /// *Dormi três horas no comboio*: in Portuguese how long it lasts stands before where (Cunha & Cintra, chapter 7,
  /// *Ordem direta*).
  func rank(of filler: Filler) -> Int {
    if !isSpanish, filler.preposition == "com", isPartOfObject(filler) { return 0 }
    if isSpanish, filler.preposition == "en", filler.prepositionTile == nil,
      filler.phrases[0].kind == .body, plan.verbs.indices.contains(filler.verb),
      plan.verbs[filler.verb].constituent.lexeme.lemma.hasSpace,
      let part = filler.phrases[0].noun?.tile,
      plan.fillers.contains(where: {
        $0.role == .recipient && ($0.phrases[0].noun?.tile ?? 0) > part
      })
    {
      // Le da patadas en la barriga a mamá: what makes one phrase with the verb stands next to it.
      return 0
    }
    if isSpanish, filler.role == .manner, filler.preposition == nil,
      filler.phrases[0].noun?.lexeme.lemma == "tarde"
    {
      // Llegó tarde a la parada: a short word of how stands before where (NGLE §30.3).
      return 1
    }
    guard !isSpanish, filler.role == .time, filler.preposition == nil,
      filler.phrases[0].quantity != nil
    else { return filler.role.rank }
    return 1
  }

  /// *Fez um bolo com canela para os netos*: what was chosen right behind a thing is in it and on it, before whom it is for.
  private func isPartOfObject(_ filler: Filler) -> Bool {
    guard let tile = filler.prepositionTile, let noun = filler.phrases.first?.noun?.lexeme,
      noun.wordClass == .noun, !noun.isBeing
    else { return false }
    return plan.fillers.contains {
      $0.verb == filler.verb && $0.role == .object && $0.preposition == nil
        && $0.phrases.last?.noun?.tile == tile - 1
    }
  }
}

extension Role {
  /// Place in the natural order behind the verb.
  var rank: Int {
    switch self {
    case .attribute, .object, .subject: 0
    case .recipient, .beneficiary: 1
    case .time: 3
    default: 2
    }
  }
}
