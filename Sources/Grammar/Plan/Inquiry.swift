/// A question word with the role it asks for.
public struct Inquiry: Hashable, Sendable {
  /// The question word as it was chosen.
  public var constituent: Constituent
  /// What it asks for: the object in *¿Qué quieres?*.
  public var role: Role
  /// Preposition that comes before it: *¿**Con** quién?*.
  public var preposition: String?
  /// Whether the preposition was chosen: *para onde*.
  public var isGoverned = false
  /// Its tile, when it was chosen.
  public var prepositionTile: Int?
  /// Noun that it determines: *¿Cuántas **manzanas**?*.
  public var noun: NounPhrase?

  /// A question word and its role.
  public init(_ constituent: Constituent, role: Role, preposition: String? = nil) {
    self.constituent = constituent
    self.role = role
    self.preposition = preposition
  }
}
