/// A board to be printed, on a page of its own.
public struct PrintBoard: Sendable {
  /// A place in parts of the board's width and height, from 0 to 1.
  public struct Place: Hashable, Sendable {
    /// From the left edge.
    public var left: Double
    /// From the upper edge.
    public var top: Double
    /// How wide.
    public var width: Double
    /// How high.
    public var height: Double

    /// A place.
    public init(left: Double, top: Double, width: Double, height: Double) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
    }

    /// A cell of a grid.
    public init(row: Int, column: Int, rows: Int, columns: Int) {
      self.init(
        left: Double(column) / Double(columns), top: Double(row) / Double(rows),
        width: 1 / Double(columns), height: 1 / Double(rows))
    }
  }

  /// What it is called.
  public var name: String
  /// How many rows it has; nil where tiles are placed freely.
  public var rows: Int?
  /// How many columns it has; nil where tiles are placed freely.
  public var columns: Int?
  /// The tiles and their places, later ones above earlier ones.
  public var tiles: [(place: Place, tile: PrintTile)]
  /// Who made what is on it, and under what terms; one line of the foot each.
  public var credits: [String]

  /// A board.
  public init(
    name: String, rows: Int? = nil, columns: Int? = nil,
    tiles: [(place: Place, tile: PrintTile)], credits: [String]
  ) {
    self.name = name
    self.rows = rows
    self.columns = columns
    self.tiles = tiles
    self.credits = credits
  }
}
