public import AACCore

/// A word chosen in a step of the walk.
public enum Choice: Hashable, Sendable {
  /// *Quiero* or *Estoy*.
  case opener(Opener)
  /// Who does it.
  case subject(Concept)
  /// What is done, or a verb that another one opens.
  case verb(Concept)
  /// What completes the verb.
  case complement(Concept)
}
