import AACCore

/// Whose deed somebody is cross for: *a mãe está brava comigo porque menti, fiquei bravo com ele porque ele me bateu* (Cunha &
/// Cintra, chapter 7, *Sujeito oculto*; Bechara, *Orações causais*).
extension ClausePlanner {
  /// Gives the reason why somebody is cross the one he is cross with for its subject.
  func blameInPortuguese(_ plan: inout ClausePlan) {
    guard plan.verbs.count > 1, let frame = plan.verbs.first?.frame,
      let because = reasonWithoutDoer(plan), !plan.verbs[because].hasKnownSubject,
      plan.verbs[because].frame.pattern.isPersonal,
      CrossWords.verbs.contains(frame.lemma) || frame.isCopular && isCross(plan),
      let other = crossWith(plan)
    else { return }
    plan.verbs[because].subject = other
    // Porque menti: the form says who it was.
    plan.verbs[because].hasKnownSubject = other.noun?.lexeme.person == .first
  }

  private func isCross(_ plan: ClausePlan) -> Bool {
    plan.fillers.contains { filler in
      filler.verb == 0 && filler.role == .attribute
        && filler.phrases.contains { phrase in
          phrase.adjectives.contains { CrossWords.states.contains($0.lexeme.lemma) }
        }
    }
  }

  /// With whom: *comigo*, else who is named.
  private func crossWith(_ plan: ClausePlan) -> NounPhrase? {
    if plan.adverbials.contains(where: { $0.constituent.lexeme.lemma == "comigo" }) {
      return lexicon.known("eu").map { NounPhrase(Constituent($0)) }
    }
    let other = plan.fillers.first {
      $0.verb == 0 && ($0.role == .company || $0.preposition == "com")
        && ($0.phrases[0].noun?.lexeme.isHuman == true || $0.phrases[0].isPronoun)
    }
    guard let other, let noun = other.phrases[0].noun?.lexeme else { return nil }
    if noun.wordClass == .pronoun { return other.phrases[0] }
    let isMany = other.phrases.count > 1 || noun.number == .plural
    let isFeminine = LanguageTables.tables(language).gender(of: noun) == .feminine
    let pronoun = isMany ? (isFeminine ? "elas" : "eles") : isFeminine ? "ela" : "ele"
    return lexicon.known(pronoun).map { NounPhrase(Constituent($0)) }
  }
}

/// Words of being cross with somebody.
private enum CrossWords {
  static let verbs: WordSet = [
    "brigar", "zangar-se", "irritar-se", "chatear-se", "aborrecer-se", "ralhar", "gritar",
  ]
  static let states: WordSet = [
    "bravo", "zangado", "chateado", "irritado", "furioso", "aborrecido", "magoado", "danado",
  ]
}
