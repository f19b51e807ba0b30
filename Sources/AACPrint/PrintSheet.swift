/// A page: what stands where.
public struct PrintSheet: Hashable, Sendable {
  /// A tile in its place.
  public struct PlacedTile: Hashable, Sendable {
    /// Where.
    public var frame: PrintRect
    /// What.
    public var tile: PrintTile
  }

  /// A text in its place; it is made as small as it must be to fit.
  public struct PlacedText: Hashable, Sendable {
    /// Where a line of text begins.
    public enum Alignment: Hashable, Sendable {
      case left, center, right
    }

    /// Where.
    public var frame: PrintRect
    /// What.
    public var text: String
    /// Height of the letters in points, at most.
    public var size: Double
    /// How it stands in its frame.
    public var alignment = Alignment.left
    /// Whether it is bold.
    public var isBold = false
    /// Its colour.
    public var color = PrintColor.black
  }

  /// A line that shows where to cut.
  public struct Mark: Hashable, Sendable {
    /// One end.
    public var fromX: Double
    /// One end.
    public var fromY: Double
    /// The other end.
    public var toX: Double
    /// The other end.
    public var toY: Double
  }

  /// The whole page.
  public let page: PrintRect
  /// What the page is called.
  public var name: String
  /// Its tiles, later ones above earlier ones.
  public var tiles: [PlacedTile] = []
  /// Its texts.
  public var texts: [PlacedText] = []
  /// Where to cut.
  public var marks: [Mark] = []
}
