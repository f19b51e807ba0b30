/// A screen of the walk.
public enum Step: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Nothing begun.
  case home
  /// Who; in the quick mode *Quiero* or *Estoy*.
  case subject
  /// What is done.
  case verb
  /// What completes the verb: a thing, a state, or a verb that it opens.
  case complement
  /// What completes the verb that was opened: *quiero comer* → *una manzana*.
  case openedComplement
  /// The whole sentence.
  case final

  /// Whether the step comes earlier in the walk.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
