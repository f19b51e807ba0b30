/// How a sentence is begun.
public enum Mode: String, CaseIterable, Codable, Hashable, Sendable {
  /// Subject, verb, complement.
  case full
  /// *Quiero* or *Estoy* and what follows: the first person, in two taps.
  case quick
}
