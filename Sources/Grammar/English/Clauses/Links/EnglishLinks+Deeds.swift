import AACCore

/// Whom one helps, and what somebody is blamed for: *help/cross/street, get mad/brother/break/kite*.
///
/// Sources: CGEL §16.20, §16.52 (*help* with a bare infinitive), §16.84 (adjectives with *at* and *for*).
extension EnglishLinks {
  /// *police officer/help/cross/street, dad/help/ride/bike*: what one does for oneself once one can, somebody is helped with.
  func helped(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard verb == "help", let doer, doer.wordClass != .pronoun, doer.isHuman, core.count < 4,
      let deed = core.first?.lexeme, Self.personal.contains(deed.lemma),
      !core.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return nil }
    return small("me") + [core[0].asVerb] + core[1...]
  }

  /// What one does by oneself and for oneself.
  private static let personal = EnglishWords.set(
    "cross walk read write ride swim climb breathe zip dress undress")

  /// *get mad/brother/break/kite, be mad/sister/take/toy*: at whom, and for what.
  func blamed(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard Self.feeling.contains(verb), core.count > 1, core.count < 5,
      core[0].lexeme.isHuman, core[1].lexeme.wordClass == .verb || core[1].lexeme.lemma == "break",
      !core[2...].contains(where: { $0.lexeme.wordClass == .verb }),
      let gerund = EnglishMorphology().gerunds(of: core[1].lexeme.lemma).first
    else { return nil }
    var deed = core[1]
    deed.lexeme = lexicon.lexeme(for: gerund)
    return small("at") + [core[0]] + small("for") + [deed] + core[2...]
  }

  static let feeling: WordSet = ["get mad", "be mad", "get angry", "be angry", "be upset"]
}
