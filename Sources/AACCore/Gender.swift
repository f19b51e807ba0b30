/// Grammatical gender (UniMorph `MASC`, `FEM`).
public enum Gender: String, CaseIterable, Codable, Hashable, Sendable {
  case masculine, feminine
}
