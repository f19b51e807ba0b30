/// How much of a file is read: far more than any board has, and little enough for any machine.
public struct BoardLimits: Hashable, Sendable {
  /// Bytes of one JSON file, in which pictures may be embedded.
  public var bytesPerBoard = 64 << 20
  /// Values in one JSON file.
  public var valuesPerFile = 2_000_000
  /// Lists and objects in one another.
  public var depth = 64
  /// Digits of a number.
  public var digits = 400
  /// Boards of a package.
  public var boards = 5_000
  /// Buttons of a board, and also cells of its grid.
  public var buttonsPerBoard = 10_000
  /// Buttons of a package.
  public var buttons = 500_000

  /// The limits of every import.
  public init() {}
}
