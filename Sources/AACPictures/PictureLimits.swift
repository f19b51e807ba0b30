/// How much of a picture is read and kept.
public struct PictureLimits: Hashable, Sendable {
  /// Bytes of a file with dots.
  public var bytes = 32 << 20
  /// Bytes of an SVG file.
  public var drawingBytes = 4 << 20
  /// Dots of a file, which take four bytes each while it is read.
  public var pixels = 50_000_000
  /// Dots of the longer side of what is kept.
  public var side = 512
  /// Parts of a drawing, each counted as often as it is drawn.
  public var parts = 50_000
  /// How deep the parts of a drawing may lie in each other.
  public var depth = 100

  /// The limits of every picture.
  public init() {}
}
