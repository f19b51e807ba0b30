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

  /// The whole table of a verb with the persons of the variety; nil for what cannot be a verb.
  ///
  /// Spain's is the table of the Academy, *tú* and *vos* and *vosotros*; Mexico says *tú* and
  /// *ustedes*, Argentina *vos* and *ustedes* (NGLE §16.15–16.17).
  ///
  /// The form of an English word does not tell what it is, and most can be verbs: any is taken at the caller's word, also with
  /// its *to* (Quirk et al. 1985, I.48, on conversion).
  public func conjugation(of verb: String) -> ConjugationTable? {
    var verb = verb
    if language == .english {
      if verb.hasPrefix("to ") { verb.removeFirst(3) }
      guard verb.first?.isLetter == true, verb.allSatisfy({ $0.isLetter || "-' ".contains($0) })
      else { return nil }
    } else if !morphology.isInfinitive(verb) {
      return nil
    }
    var table =
      switch language {
      case .spanish: SpanishMorphology().conjugation(of: verb)
      case .english: EnglishMorphology(self).conjugation(of: verb)
      case .portuguese: PortugueseMorphology(self).conjugation(of: verb)
      }
    for index in table.sections.indices {
      table.sections[index].rows.removeAll { strangers.contains($0.label) }
    }
    return table.sections.isEmpty ? nil : table
  }

  /// Labels of the persons that nobody says in the variety.
  private var strangers: Set<String> {
    switch self {
    case .spanishMexico: ["vos", "vosotros, vosotras"]
    case .spanishArgentina: ["tú", "vosotros, vosotras"]
    default: []
    }
  }
}
