import AACCore

/// How far somebody goes.
extension RoleAssigner {
  /// *Corro 100 metros, I swim 50 meters*: the way that is gone stands without a preposition (NGLE §34.2; Cunha & Cintra,
  /// chapter 7; CGEL §16.27).
  mutating func assignDistance(_ loose: LoosePhrase) -> Bool {
    guard loose.preposition == nil, loose.phrase.quantity != nil,
      let noun = loose.phrase.noun?.lexeme, noun.wordClass == .noun, let verb = plan.verbs.last,
      verb.frame.pattern == .plain, !verb.frame.isDefault
    else { return false }
    let base = NumberWords.base(of: noun)
    let isClimbed =
      NumberWords.climbing.contains(verb.frame.lemma) && NumberWords.storeys.contains(base)
    guard isClimbed || NumberWords.lengths.contains(base),
      isClimbed
        || !verb.frame.slots.contains(where: { slot in
          slot.role == .object && !slot.isForNamedWords && slot.acceptedKinds.isEmpty
        })
    else { return false }
    join(Filler(.object, loose.phrase, article: .bare, verb: plan.verbs.count - 1))
    return true
  }
}
