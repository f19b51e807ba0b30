import AACCore

/// Two people of Spanish who get or are the same, chosen one behind the other.
extension RoleAssigner {
  /// *Les doy un beso a mamá y a papá, echo de menos a mamá y a papá*: the second is what the first is (NGLE §31.2).
  mutating func joinsRecipient(_ loose: LoosePhrase) -> Bool {
    guard language == .spanish, !plan.isLaid, let index = recent, loose.preposition == nil,
      loose.after >= 0, loose.after == plan.verbs.count - 1,
      plan.fillers.indices.contains(index), index == plan.fillers.count - 1,
      plan.fillers[index].verb == loose.after, let noun = loose.phrase.noun,
      noun.lexeme.isHuman, noun.lexeme.wordClass != .pronoun,
      noun.government?.preposition == nil,
      plan.fillers[index].phrases.allSatisfy({
        $0.noun?.lexeme.isHuman == true && !$0.isPronoun
      }), plan.fillers[index].prepositionTile == nil
    else { return false }
    let frame = plan.verbs[loose.after].frame
    let isGiven =
      plan.fillers[index].role == .recipient && frame.slot(.company) == nil
      && plan.fillers.contains { $0.verb == loose.after && $0.role == .object }
    let isMissed =
      plan.fillers[index].role == .object && ["echar de menos", "extrañar"].contains(frame.lemma)
    guard isGiven || isMissed else { return false }
    plan.fillers[index].phrases.append(loose.phrase)
    return true
  }

  /// *Te presento a mi novio, me recomendó a su dentista*: behind a pronoun that gets to know him, somebody with *a* is who is
  /// introduced (NGLE §34.8, §35.4).
  mutating func isIntroduced(_ loose: LoosePhrase) -> Bool {
    guard language == .spanish, loose.preposition?.lexeme.lemma == "a", loose.after >= 0,
      loose.after == plan.verbs.count - 1, let noun = loose.phrase.noun?.lexeme, noun.isBeing,
      noun.wordClass != .pronoun, Self.introducing.contains(plan.verbs[loose.after].frame.lemma),
      !plan.options.contains(.request) || plan.fillers.count == 1,
      let first = plan.fillers.indices.last, plan.fillers[first].verb == loose.after,
      plan.fillers[first].role == .recipient || plan.fillers[first].role == .object,
      plan.fillers[first].phrases.count == 1, plan.fillers[first].phrases[0].isPronoun
    else { return false }
    plan.fillers[first].role = .recipient
    plan.fillers[first].preposition = "a"
    var object = loose
    object.preposition = nil
    let slot = plan.verbs[loose.after].frame.slot(.object)
    plan.fillers.append(
      Filler(.object, object.phrase, article: slot?.article ?? .definite, verb: loose.after))
    return true
  }

  /// *Tengo miedo de la oscuridad*: what a verb and its noun take together, behind another preposition that may stand there.
  func isAboutSetPhrase(_ filler: Filler, _ verb: Int) -> Bool {
    guard plan.verbs.indices.contains(verb), plan.verbs[verb].hasSetPhrase,
      let preposition = filler.preposition, filler.prepositionTile != nil,
      preposition == "de" || preposition == "a",
      let slot = plan.verbs[verb].frame.slot(.topic), slot.article == .definite
    else { return false }
    return filler.phrases[0].noun?.lexeme.wordClass == .noun
  }

  /// *Juego con muñecas*: several toys behind a preposition that was chosen are any of them (NGLE §15.9).
  func isOfAnyOnes(_ filler: Filler, _ loose: LoosePhrase) -> Bool {
    language == .spanish && filler.prepositionTile != nil && filler.preposition == "con"
      && loose.phrase.kind == .toy && loose.phrase.noun?.lexeme.number == .plural
  }

  /// Verbs of bringing somebody before somebody.
  private static let introducing: WordSet = [
    "presentar", "recomendar", "mostrar", "enseñar", "confiar", "encomendar", "entregar",
    "describir", "proponer", "enviar", "mandar",
  ]
}
