import AACCore

/// Things that are any of their kind, none of it, or the one that is known, by what is done to them.
extension RomanceSentence {
  /// *Odeio barulho alto, adoro comida japonesa*: any of it that is so.
  func isLikedQuality(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    if phrase.isPlain, phrase.complement.isEmpty, !isPlural(phrase) {
      // Não gosto de peixe: to eat.
      return OrdinaryWords.onThePlate.contains(noun.lemma)
        && WordSorter.likings.contains(plan.verbs.last?.frame.lemma ?? "")
    }
    return WordSorter.likings.contains(plan.verbs.last?.frame.lemma ?? "")
      && phrase.complement.isEmpty
      && phrase.adjectives.count == 1 && phrase.quantity == nil && phrase.degree == nil
      && !isPlural(phrase)
      && (KindSet.edible.contains(noun.kind) || BesideOfWords.sensed.contains(noun.lemma)
        || ["luz", "água", "música", "roupa", "tempo", "gente"].contains(noun.lemma))
  }

  /// *Nunca gané una partida, nunca he roto un vaso*: none of all (NGLE §15.11, *indefinidos en contextos negativos*).
  func isNeverOne(
    _ phrase: NounPhrase, _ noun: Lexeme, _ asked: Article?, _ isGoverned: Bool
  ) -> Bool {
    guard asked == .definite, !isGoverned, plan.tense == .past, !isMass(noun), !isPlural(phrase),
      phrase.isPlain, noun.wordClass == .noun, plan.verbs.count == 1,
      (plan.negators + plan.adverbials).contains(where: {
        ["nunca", "jamás"].contains($0.constituent.lexeme.lemma)
      })
    else { return false }
    switch noun.kind {
    case .event, .game, .sport: return true
    default:
      if plan.verbs[0].frame.lemma == "romper" { return true }
      return ["partida", "partido", "carrera", "examen", "premio"].contains(noun.lemma)
    }
  }

  /// *No tomé el jarabe, no comí el bocadillo*: what was left is known (NGLE §14.3, *información compartida*).
  func isLeftUndone(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard plan.tense == .past, plan.isNegative, plan.negators.isEmpty, phrase.isPlain,
      phrase.complement.isEmpty, noun.wordClass == .noun, plan.verbs.count == 1,
      !plan.options.contains(.habitual)
    else { return false }
    if noun.kind == .medicine {
      return ["tomar", "tomarse", "traer"].contains(plan.verbs[0].frame.lemma)
    }
    return ["comer", "comerse", "terminar", "acabar"].contains(plan.verbs[0].frame.lemma)
      && KindSet.edible.contains(noun.kind) && !isMass(noun) && !isPlural(phrase)
  }

  /// *Mi hermana no me presta la muñeca, ¿has visto al gato?*: what is not lent is a certain thing, and so is what the
  /// other is asked about (NGLE §14.3, *información compartida*).
  func isKnownToBoth(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard phrase.isPlain, phrase.complement.isEmpty, plan.verbs.count == 1, !plan.isLaid,
      let verb = plan.verbs.first?.frame.lemma
    else { return false }
    if plan.isNegative, SpanishRoleWords.lending.contains(verb) { return true }
    guard plan.isQuestion, plan.inquiry == nil, plan.tense == .past,
      ["ver", "encontrar"].contains(verb)
    else { return false }
    switch noun.roleKind {
    case .animal, .clothing, .device, .thing, .toy: return true
    default: return false
    }
  }
}
