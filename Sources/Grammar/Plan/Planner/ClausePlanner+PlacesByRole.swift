import AACCore

/// Words by role of which one says how and another where: *comer | rápido, casa; vivir | piso, grande, Madrid*.
///
/// Sources: NGLE §30.2 (adjectives as adverbs), §30.5 (places one within the other); Cunha & Cintra, chapter 14 (*adjetivos adverbializados*).
extension ClausePlanner {
  /// *Rápido, casa*: how one does it, and no quality of the place.
  func keepFromPlace(_ clause: inout Clause) {
    guard !clause.isLaid, clause.complements.count == 2, let verb = clause.verb,
      ManneredWords.manners.contains(clause.complements[0].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .adjective,
      case let place = clause.complements[1].lexeme, place.wordClass == .noun,
      place.isPlaceLike || language == .portuguese && place.takesPlace,
      case let frame = frames[verb.lexeme.lemma], !frame.isCopular, frame.pattern == .plain
    else { return }
    clause.complements[0].lexeme.wordClass = .adverb
    clause.complements[0].lexeme.kind = .manner
  }

  /// *Un piso grande, Madrid*: a home and its town are no two places.
  func partPlaces(_ plan: inout ClausePlan) {
    for index in plan.fillers.indices.reversed() {
      let filler = plan.fillers[index]
      guard filler.role == .placeAt, filler.phrases.count == 2, filler.prepositionTile == nil,
        filler.phrases[1].connective == nil,
        let inner = filler.phrases[0].noun?.lexeme, inner.wordClass == .noun,
        let outer = filler.phrases[1].noun?.lexeme,
        outer.wordClass == .properNoun && outer.isPlaceLike || standsIn(outer, inner)
      else { continue }
      plan.fillers[index].phrases.removeLast()
      var town = filler
      town.phrases = [filler.phrases[1]]
      town.article = outer.wordClass == .properNoun ? .bare : .definite
      plan.fillers.insert(town, at: index + 1)
    }
  }
}

private enum ManneredWords {
  static let manners: WordSet = [
    "rápido", "lento", "fuerte", "bajo", "bajito", "alto", "claro", "duro",
    "baixo", "baixinho",
  ]
}
