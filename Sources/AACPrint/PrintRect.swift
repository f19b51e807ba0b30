/// A rectangle on a page, in points of 1/72 inch from the upper left corner.
public struct PrintRect: Hashable, Sendable {
  /// From the left edge of the page.
  public var x: Double
  /// From the upper edge of the page.
  public var y: Double
  /// How wide.
  public var width: Double
  /// How high.
  public var height: Double

  /// A rectangle by its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var right: Double { x + width }
  /// The lower edge.
  public var bottom: Double { y + height }

  /// The rectangle made smaller by as much on each side.
  func inset(by amount: Double) -> PrintRect {
    let across = min(amount, width / 2)
    let down = min(amount, height / 2)
    return PrintRect(
      x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down)
  }
}
