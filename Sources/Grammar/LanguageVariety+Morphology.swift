public import AACCore

extension LanguageVariety {
  /// The word forms of the variety: its own spelling and habits first.
  public var morphology: any Morphology {
    switch self {
    case .spanishSpain, .spanishMexico, .spanishArgentina: SpanishMorphology()
    case .englishUnitedStates, .englishUnitedKingdom: EnglishMorphology(self)
    case .portugueseBrazil, .portuguesePortugal: PortugueseMorphology(self)
    }
  }

  /// The whole table of a verb of the variety; nil for what cannot be a verb.
  public func conjugation(of verb: String) -> ConjugationTable? {
    guard morphology.isInfinitive(verb) else { return nil }
    let table =
      switch language {
      case .spanish: SpanishMorphology().conjugation(of: verb)
      case .english: EnglishMorphology(self).conjugation(of: verb)
      case .portuguese: PortugueseMorphology(self).conjugation(of: verb)
      }
    return table.sections.isEmpty ? nil : table
  }
}
