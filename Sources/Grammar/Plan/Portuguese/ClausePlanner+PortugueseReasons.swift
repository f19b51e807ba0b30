import AACCore

/// Of whom and of what a Portuguese reason is told where nobody is named in it (Cunha & Cintra, chapter 7, *Sujeito oculto*;
/// chapter 18, *Orações causais*).
extension ClausePlanner {
  /// *Gosto da vovó porque é carinhosa, não gosto do vizinho porque grita, amo você porque é bom*: why one likes somebody, and
  /// *gosto do filme porque é engraçado*: what is liked is what is judged.
  func likedForReason(_ plan: ClausePlan, _ index: Int) -> NounPhrase? {
    let verb = plan.verbs[index]
    guard language == .portuguese, index == 1, verb.constituent.lexeme.person == nil,
      JudgedWords.reasons(in: .portuguese).contains(verb.subordinator?.lexeme.lemma ?? ""),
      let liked = likedFiller(plan), let noun = liked.phrases[0].noun?.lexeme,
      noun.person != .first || noun.wordClass != .pronoun
    else { return nil }
    let isBeing =
      noun.isBeing || noun.wordClass == .pronoun && noun.kind == .person
    if isBeing {
      return LikedReasonWords.ownFeelings.contains(verb.frame.lemma) ? nil : liked.phrases[0]
    }
    guard verb.frame.lemma == "ser", noun.wordClass == .noun, !noun.kind.isTemporal else {
      return nil
    }
    return liked.phrases[0]
  }

  /// Who or what is liked, feared or envied by the first verb.
  private func likedFiller(_ plan: ClausePlan) -> Filler? {
    let lemma = plan.verbs[0].frame.lemma
    if LikedReasonWords.liking.contains(lemma) {
      return plan.fillers.first {
        $0.verb == 0 && $0.role == .object && $0.phrases.count == 1
      }
    }
    guard
      LikedReasonWords.having.contains(lemma)
        || LikedReasonWords.having.contains(where: {
          lemma.hasPrefix($0 + " ")
        })
    else { return nil }
    let isFelt =
      lemma.contains(" ")
      || plan.fillers.contains {
        $0.verb == 0 && BesideWords.feelings.contains($0.phrases[0].noun?.lexeme.lemma ?? "")
      }
    guard isFelt else { return nil }
    return plan.fillers.first {
      $0.verb == 0 && $0.role == .topic && $0.phrases.count == 1
        && $0.phrases[0].noun?.lexeme.isBeing == true
    }
  }

  /// *Não como a sopa porque está fria*: of what is eaten and drunk, and not of whoever is cold.
  func coldThing(_ plan: inout ClausePlan, _ index: Int) -> NounPhrase? {
    let verb = plan.verbs[index]
    guard language == .portuguese, verb.frame.lemma == "estar", verb.subject == nil,
      verb.constituent.lexeme.person == nil, !plan.options.contains(.request),
      JudgedWords.reasons(in: .portuguese).contains(verb.subordinator?.lexeme.lemma ?? ""),
      let felt = plan.fillers.firstIndex(where: { filler in
        filler.verb == index && filler.prepositionTile == nil
          && LikedReasonWords.temperatures.contains(filler.phrases[0].head)
      }),
      let thing = plan.fillers.first(where: { filler in
        filler.verb < index && filler.role == .object
          && (KindSet.edible.contains(filler.phrases[0].kind)
            || ["banho", "água", "piscina"].contains(filler.phrases[0].head))
      })
    else { return nil }
    guard
      let word = plan.fillers[felt].phrases[0].noun
        ?? plan.fillers[felt].phrases[0].adjectives.first
    else { return nil }
    plan.fillers[felt].phrases[0].noun = nil
    plan.fillers[felt].phrases[0].adjectives = [
      Constituent(
        Lexeme(lemma: word.lexeme.lemma, wordClass: .adjective, kind: .quality), tile: word.tile)
    ]
    plan.fillers[felt].role = .attribute
    plan.fillers[felt].preposition = nil
    plan.fillers[felt].isGoverned = false
    return thing.phrases[0]
  }
}

/// Words of such reasons.
enum LikedReasonWords {
  static let liking: WordSet = [
    "gostar", "amar", "adorar", "odiar", "detestar", "admirar", "respeitar", "curtir", "preferir",
    "invejar", "temer", "elogiar",
  ]
  static let having: WordSet = ["ter", "sentir", "estar"]
  /// What the reason tells of whoever likes, and not of who is liked.
  static let ownFeelings: WordSet = [
    "querer", "precisar", "sentir", "sentir-se", "estar", "doer", "conhecer", "ficar", "achar",
    "poder", "lembrar", "lembrar-se", "ter que", "aprender", "crescer",
  ]
  static let temperatures: WordSet = ["frio", "quente", "gelado", "morno"]
  /// What has taken place for good and makes one feel so.
  static let events: WordSet = [
    "ganhar", "conseguir", "passar", "vencer", "terminar", "achar", "encontrar", "mentir",
    "receber", "chegar", "nascer", "gritar", "roubar", "fugir", "sumir", "vender", "ir embora",
    "ouvir", "comer", "beber", "correr", "tirar", "quebrar", "rasgar", "sujar",
    "estragar", "xingar", "brigar", "errar", "acertar", "cortar", "machucar", "machucar-se",
    "cair", "apanhar", "falhar", "desistir", "mudar", "casar", "casar-se", "separar-se",
    "reencontrar", "perder-se", "voltar", "comprar", "tropeçar", "emagrecer", "engordar",
  ]
}
