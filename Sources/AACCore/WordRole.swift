/// What a word of the vocabulary is chosen as; a concept may be there in several roles.
public enum WordRole: String, CaseIterable, Codable, Sendable {
  case subject, verb, complement
}
