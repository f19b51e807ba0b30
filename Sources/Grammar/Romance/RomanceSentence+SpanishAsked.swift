import AACCore

extension RomanceSentence {
  /// *Dime qué quieres, no sé por qué lloro, no me acuerdo de dónde la dejé*: what nobody has a choice of is said of
  /// somebody certain (NGLE §43.3).
  func isSaidOfSomebody(_ verb: PlannedVerb, _ word: String) -> Bool {
    word == "por qué" || verb.tense == .past || verb.frame.pattern == .experiencer
      || verb.frame.past == .state || SpanishAskedWords.lasting.contains(verb.frame.lemma)
  }
}
