import AACCore

/// Gender of a phrase whose noun is left out because it was said before (NGLE §14.4, §17.4, *grupos nominales sin sustantivo
/// expreso*; Bechara, *Concordância nominal*).
extension RomanceSentence {
  /// *Esta silla es menos cómoda que **aquella***: what a thing is compared with is mostly of its kind.
  func genderLeftOut(of part: NounPhrase, for before: NounPhrase?) -> Gender? {
    guard part.noun == nil, let link = part.link?.lexeme.lemma,
      ["que", "do que", "como", "quanto"].contains(link)
    else { return nil }
    return thingGender(before)
  }

  /// *Una falda y **otra** para mi hermana, cambio la camisa por **otra***: one more of what was named before.
  func genderLeftOut(at index: Int, of phrases: [NounPhrase], _ filler: Filler) -> Gender? {
    guard phrases[index].noun == nil, standsForNoun(phrases[index]) else { return nil }
    if index > 0 { return thingGender(phrases[..<index].last { $0.noun != nil }) }
    if filler.role == .object, filler.verb > 0 {
      // Tengo una muñeca y quiero otra.
      return thingGender(
        plan.fillers.last { $0.verb < filler.verb && $0.role == .object }?.phrases.last)
    }
    guard filler.role != .object, filler.verb < plan.verbs.count,
      Self.exchanging.contains(plan.verbs[filler.verb].frame.lemma)
    else { return nil }
    return thingGender(
      plan.fillers.last { $0.verb == filler.verb && $0.role == .object }?.phrases.last)
  }

  /// Whether it is a determiner, or a quality behind one, and no quality alone.
  private func standsForNoun(_ phrase: NounPhrase) -> Bool {
    phrase.demonstrative != nil || phrase.determiner != nil || phrase.quantity != nil
      || phrase.possessive != nil
  }

  private func thingGender(_ phrase: NounPhrase?) -> Gender? {
    guard let phrase, let noun = phrase.noun?.lexeme, noun.wordClass == .noun, !noun.isHuman else {
      return nil
    }
    return agreement(phrase).gender
  }

  private static let exchanging: WordSet = [
    "cambiar", "sustituir", "reemplazar", "confundir", "comparar", "canjear", "trocar",
    "substituir", "mezclar", "misturar", "juntar",
  ]
}
