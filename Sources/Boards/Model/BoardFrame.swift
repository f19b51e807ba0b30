/// A place on the screen in parts of its width and height, from 0 to 1.
public struct BoardFrame: Hashable, Sendable {
  /// From the left edge.
  public let left: Double
  /// From the upper edge.
  public let top: Double
  /// How wide.
  public let width: Double
  /// How high.
  public let height: Double

  /// Reads a place, of which all four numbers must be there and lie on the screen.
  init?(_ object: JSONObject) {
    let numbers = ["left", "top", "width", "height"].compactMap { object[$0]?.number?.double }
    guard numbers.count == 4, numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
    (left, top, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
