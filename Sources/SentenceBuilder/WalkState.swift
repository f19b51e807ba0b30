/// Where a walk stands: the step, what was chosen in each step, and the two marks.
public struct WalkState: Hashable, Sendable {
  /// Full or quick.
  public internal(set) var mode: Mode
  /// The screen.
  public internal(set) var step: Step
  /// What was chosen, by the step it was chosen in.
  public internal(set) var choices: [Step: Choice]
  /// Whether the verb is crossed out.
  public internal(set) var isNegative: Bool
  /// Whether the sentence asks.
  public internal(set) var isQuestion: Bool

  /// The home screen with nothing chosen.
  public init() {
    mode = .full
    step = .home
    choices = [:]
    isNegative = false
    isQuestion = false
  }

  /// The last step in which something was chosen; nil when nothing is.
  var lastChosenStep: Step? { choices.keys.max() }

  /// The step whose word the red cross lies on.
  var negatedStep: Step { mode == .full ? .verb : .subject }
}
