/// Grammatical number (UniMorph `SG`, `PL`).
public enum GrammaticalNumber: String, CaseIterable, Codable, Hashable, Sendable {
  case singular, plural
}
