/// Grammatical person (UniMorph `1`, `2`, `3`); not to be confused with ``Person``, who speaks.
public enum GrammaticalPerson: Int, CaseIterable, Codable, Hashable, Sendable {
  case first = 1
  case second
  case third
}
