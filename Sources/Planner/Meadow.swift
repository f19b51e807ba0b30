/// The way that the rabbit goes while time passes.
public struct Meadow: Hashable, Sendable {
  /// Columns from the left edge to the burrow, both included.
  public let width: Int

  /// A meadow; one narrower than a column is a column wide.
  public init(width: Int) {
    self.width = max(1, width)
  }

  /// The rabbit's column, from 0; the last one when all of the time has passed, and never before.
  public func column(atFraction fraction: Double) -> Int {
    let last = width - 1
    if fraction >= 1 { return last }
    let column = Int(max(0, fraction) * Double(last))
    return max(0, min(column, last - 1))
  }
}
