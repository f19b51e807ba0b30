import AACCore

extension RomanceSentence {
  /// What Portuguese does not share: *não quero cebola, sou o irmão mais velho, na casa da vovó, ao McDonald's* (Cunha &
  /// Cintra, chapter 9, *Emprego do artigo definido* and *Omissão do artigo*).
  func portugueseArticle(_ phrase: NounPhrase, _ noun: Lexeme, _ role: Role) -> Article? {
    if role == .object, let article = articleOfOne(phrase, noun) { return article }
    switch role {
    case .subject where ClauseByWord.months.contains(noun.lemma): return .bare
    case .object where isLikedQuality(phrase, noun) || isPartOfKind(phrase, noun): return .bare
    case .object where plan.isNegative && phrase.isPlain && phrase.complement.isEmpty:
      let isMeat = PortugueseRowWords.meats.contains(noun.lemma)
      let isEaten = KindSet.edible.contains(noun.kind) || isMeat
      let deed = plan.verbs.last?.frame.lemma ?? ""
      // Não quero maçã; but não como uma maçã, one of several, beside não como peixe.
      let isRefused = deed == "querer" && plan.verbs.count == 1
      guard noun.wordClass == .noun, isRefused || isMeat, isEaten || noun.kind == .toy,
        noun.article != .definite, !isPlural(phrase),
        ["querer", "comer", "beber", "tomar"].contains(deed)
      else { return nil }
      return .bare
    case .attribute:
      guard PortionWords.isKin(noun.lemma),
        ["mais", "menos"].contains(phrase.degree?.lexeme.lemma ?? "")
          || phrase.adjectives.first?.lexeme.lemma.hasPrefix("mais ") == true,
        !phrase.adjectives.isEmpty
      else { return nil }
      return .definite
    case .placeAt, .placeTo, .placeFrom:
      if grammar.isBrazil, noun.lemma == "casa", phrase.isPlain,
        phrase.complement.contains(where: { $0.noun?.lexeme.isBeing == true })
      {
        return .definite
      }
      return noun.wordClass == .properNoun && noun.lemma.hasSuffix("'s") ? .definite : nil
    default: return nil
    }
  }

  /// *O crocodilo tem dentes, o coelho tem orelhas*: what a kind of animals has is told of for the first time (Cunha & Cintra, chapter 9,
  /// *Omissão do artigo*).
  private func isPartOfKind(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    noun.kind == .body && isPlural(phrase) && phrase.isPlain && phrase.complement.isEmpty
      && plan.verbs.count == 1 && plan.verbs[0].frame.lemma == "ter"
      && plan.subject.count == 1 && plan.subject[0].noun?.lexeme.roleKind == .animal
  }
}
