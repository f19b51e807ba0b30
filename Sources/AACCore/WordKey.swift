/// Names one word of one language's vocabulary.
public struct WordKey: Hashable, Codable, Sendable {
  /// What it is chosen as.
  public var role: WordRole
  /// What it means.
  public var concept: Concept

  /// The word of a meaning in a role.
  public init(_ role: WordRole, _ concept: Concept) {
    self.role = role
    self.concept = concept
  }
}
