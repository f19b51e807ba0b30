import AACCore

extension WalkState {
  /// The state as one short text without spaces, such as `full~verb~subject=subject:girl~verb=verb:eat~negative`.
  ///
  /// Mode and step, then the choices with their steps, then the marks. It can stand in the address of a page, so that
  /// reloading it, going back or starting the program again lose nothing; ``SentenceBuilder/standing(at:)``
  /// reads it.
  public var text: String {
    let chosen = choices.sorted { $0.key < $1.key }.map { "\($0.key.name)=\($0.value)" }
    let marks = (isNegative ? ["negative"] : []) + (isQuestion ? ["question"] : [])
    return ([mode.rawValue, step.name] + chosen + marks).joined(separator: "~")
  }
}

extension Step {
  /// The step's name, such as `openedComplement`.
  public var name: String { String(describing: self) }

  /// The step of a name; nil when there is none.
  init?(name: String) {
    guard let step = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = step
  }
}

extension SentenceBuilder {
  /// The walk over the same vocabulary that stands where the text of a ``WalkState`` says, or as near to it as possible.
  ///
  /// The way is walked again, so that a text can lead only where moves lead: a word that is not offered any more ends
  /// it there, and what is no such text gives the home screen.
  public func standing(at text: String) -> SentenceBuilder {
    var builder = self
    builder.stand(at: text)
    return builder
  }

  private mutating func stand(at text: String) {
    reset(to: WalkState())
    let parts = text.split(separator: "~").map(String.init)
    guard parts.count >= 2, let mode = Mode(rawValue: parts[0]), let goal = Step(name: parts[1]),
      goal != .home
    else { return }
    var start = WalkState()
    start.mode = mode
    start.step = .subject
    reset(to: start)
    for (step, choice) in parts.dropFirst(2).compactMap(Self.chosen) {
      guard advance(to: step), isLegal(.choose(choice)) else { return }
      choose(choice)
    }
    _ = advance(to: goal)  // short of it where a word is missing
    mark(isNegative: parts.contains("negative"), isQuestion: parts.contains("question"))
  }

  private static func chosen(_ part: String) -> (Step, Choice)? {
    guard let equals = part.firstIndex(of: "="), let step = Step(name: String(part[..<equals])),
      let choice = Choice(String(part[part.index(after: equals)...]))
    else { return nil }
    return (step, choice)
  }

  /// Goes on to a step; answers whether it is reached.
  private mutating func advance(to step: Step) -> Bool {
    while state.step < step, isLegal(.next) {
      try? apply(.next)  // legal, as was just asked
    }
    return state.step == step
  }
}
