/// In what pieces a text is said.
public enum Delivery: String, CaseIterable, Codable, Hashable, Sendable {
  /// As people speak.
  case fluent
  /// Each word by itself, as when it is learnt.
  case wordByWord
  /// Each word letter by letter, and then as a whole.
  case spelled
}
