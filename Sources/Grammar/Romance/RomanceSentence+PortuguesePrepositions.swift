import AACCore

/// Articles that a Portuguese preposition that was chosen wants by itself (Cunha & Cintra, chapter 9, *Emprego do artigo
/// definido* and *Omissão do artigo*; Bechara, *Artigo*).
extension RomanceSentence {
  /// *Por causa do calor, apesar da chuva, até sexta-feira, trocar a bicicleta por uma moto*; nil where role and noun
  /// decide.
  func portugueseArticle(
    behind preposition: String, _ phrase: NounPhrase, _ noun: Lexeme
  ) -> Article? {
    switch preposition {
    case "por causa de", "apesar de", "devido a", "graças a":
      return phrase.complement.isEmpty || !noun.isBeing ? .definite : nil
    case "até", "desde", "para":
      return noun.kind == .weekday ? .bare : nil
    case "por":
      guard Self.exchanging.contains(plan.verbs.last?.frame.lemma ?? ""), !noun.isBeing,
        phrase.complement.isEmpty
      else { return nil }
      return isMass(noun) || isPlural(phrase) ? .bare : .indefinite
    default: return nil
    }
  }

  /// *Trocar a camisa por outra*: what comes in the place of something is called by its gender.
  func agreeingWithExchanged(_ phrases: [NounPhrase], _ filler: Filler) -> [NounPhrase] {
    guard !isSpanish, filler.preposition == "por", phrases.count == 1, phrases[0].noun == nil,
      phrases[0].quantity?.lexeme.lemma == "outro",
      let object = plan.fillers.first(where: {
        $0.verb == filler.verb && $0.preposition == nil && $0.role == .object
      })
    else { return phrases }
    var phrases = phrases
    let features = agreement(object.phrases)
    phrases[0].quantity?.lexeme.gender = features.gender
    if features.number == .plural { phrases[0].quantity?.lexeme.number = .plural }
    return phrases
  }

  private static let exchanging: WordSet = ["trocar", "substituir", "mudar"]
}
