/// A remaining time as it stands on a clock: `01:30:00`.
public struct CountdownText: Hashable, Sendable, CustomStringConvertible {
  /// `HH:MM:SS`; a begun second counts as whole, so that zeros stand there only once it is over.
  public let description: String

  /// The text for seconds that are left.
  public init(remaining: Double) {
    let seconds = Int(max(0, remaining).rounded(.up))
    let fields = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    description = fields.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
