/// How numbers are put into a sentence.
public enum NumberStyle: Hashable, Sendable {
  /// *Queda 1 hora.*: short, for the screen.
  case digits
  /// *Queda una hora.*: digits only where every voice reads them with the right gender.
  case spoken
}
