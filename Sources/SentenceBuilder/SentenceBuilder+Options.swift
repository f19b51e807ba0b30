public import AACCore

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
        return index.states.map(Choice.complement)
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

extension SentenceBuilder {
  /// How an option looks as a tile.
  public func tile(for option: Choice) -> Tile? {
    switch option {
    case .opener(let opener): index.verbs[opener.concept].map { Tile($0, role: .opener) }
    case .subject(let concept): index.subjects[concept].map { Tile($0, role: .subject) }
    case .verb(let concept): index.verbs[concept].map { Tile($0, role: .verb) }
    case .complement(let concept): index.complements[concept].map { Tile($0, role: .complement) }
    }
  }

  /// The name of the category that an option is shown in; empty when it has none.
  public func groupName(of option: Choice) -> String {
    let category = category(of: option)
    return category.flatMap { id in vocabulary.categories.first { $0.id == id }?.name } ?? ""
  }

  /// The category that an option is shown in; nil when it has none.
  public func category(of option: Choice) -> Category.ID? {
    switch option {
    case .opener: nil
    case .subject(let concept): index.subjects[concept]?.category
    case .verb(let concept): index.verbs[concept]?.category
    case .complement(let concept): index.complements[concept]?.category
    }
  }
}
