import AACCore

/// What happens to a part of somebody's body (NGLE §35.7, *dativos simpatéticos*).
extension ClausePlanner {
  /// *Me tiemblan las manos*, but *tiemblo asustado, la casa arde rápido*: where no part of the body was chosen, the verb is done
  /// to nothing.
  func settleBodily(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.happensToBody, let part = verb.frame.slots.first,
      !clause.complements.contains(where: {
        part.kinds.contains($0.lexeme.kind) || part.words.contains($0.lexeme.lemma)
      })
    else { return }
    verb.frame.happensToBody = false
    verb.frame.slots.removeFirst()
  }
}
