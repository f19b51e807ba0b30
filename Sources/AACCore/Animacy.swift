/// Whether a noun names a human, another living being that moves, or a thing (UniMorph `HUM`, `ANIM`, `INAN`).
public enum Animacy: String, CaseIterable, Codable, Hashable, Sendable {
  case human, animate, inanimate
}
