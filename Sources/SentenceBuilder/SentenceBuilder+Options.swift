import AACCore

extension SentenceBuilder {
  /// The words that can be chosen in a step, given what was chosen before it.
  func options(in step: Step) -> [Choice] {
    switch step {
    case .home, .final: return []
    case .subject:
      return state.mode == .full
        ? vocabulary.subjects.map { .subject($0.concept) } : Opener.allCases.map(Choice.opener)
    case .verb: return verbOptions
    case .complement:
      if state.choices[.verb] == nil, case .opener(.state) = state.choices[.subject] {
        return index.states(of: Opener.state.concept).map(Choice.complement)
      }
      guard let verb = governingVerb else { return [] }
      return index.complements(of: verb).map(Choice.complement)
        + index.opened(by: verb).map(Choice.verb)
    case .openedComplement:
      guard case .verb(let opened) = state.choices[.complement] else { return [] }
      return index.complements(of: opened).map(Choice.complement)
    }
  }

  /// The verb whose complements are offered in the complement step.
  private var governingVerb: Concept? {
    switch (state.choices[.verb], state.choices[.subject]) {
    case (.verb(let verb), _): verb
    case (_, .opener(let opener)): opener.concept
    default: nil
    }
  }

  private var verbOptions: [Choice] {
    switch state.choices[.subject] {
    case .subject(let subject): index.verbs(of: subject).map(Choice.verb)
    case .opener(let opener): index.opened(by: opener.concept).map(Choice.verb)
    default: []
    }
  }
}
