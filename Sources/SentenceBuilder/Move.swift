/// Something that can be done in a step of the walk.
public enum Move: Hashable, Sendable {
  /// Leave the home screen for a new sentence, neither negated nor a question.
  case start(Mode)
  /// Choose a word, or change the choice of this step.
  case choose(Choice)
  /// Go on.
  case next
  /// Go back, dropping the last choice.
  case back
  /// Go home, dropping everything.
  case home
  /// Put the red cross over the verb, or take it off.
  case negate
  /// Put the question mark behind the sentence, or take it off.
  case question
  /// Say the sentence; nothing changes.
  case speak
}
