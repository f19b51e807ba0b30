/// The time a sentence speaks of, as the caregiver chooses it.
public enum Tense: String, CaseIterable, Codable, Hashable, Sendable {
  case present, past, future
}
