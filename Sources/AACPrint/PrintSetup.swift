/// The paper that is printed on.
public struct PrintSetup: Hashable, Sendable {
  /// Which way the paper lies.
  public enum Orientation: String, CaseIterable, Sendable {
    case portrait, landscape
  }

  /// Points in a millimetre.
  public static let pointsPerMillimetre = 72 / 25.4
  /// The margins that can be asked for, in millimetres.
  public static let margins = 5.0...40.0
  /// The resolutions of PNG that can be asked for, in dots per inch.
  public static let resolutions = 36...600

  /// Size of the paper.
  public var paper: PrintPaper
  /// Which way it lies; nil: as suits what is printed.
  public var orientation: Orientation?
  /// Empty edge in millimetres, within ``margins``.
  public var margin: Double
  /// Whether marks show where to cut.
  public var hasMarks: Bool

  /// A paper.
  public init(
    paper: PrintPaper = .a4, orientation: Orientation? = nil, margin: Double = 10,
    hasMarks: Bool = true
  ) {
    self.paper = paper
    self.orientation = orientation
    self.margin = margin
    self.hasMarks = hasMarks
  }

  /// The page in points, and its empty edge.
  func page(_ suggested: Orientation) -> (page: PrintRect, margin: Double) {
    let (short, long) = paper.size
    let isWide = (orientation ?? suggested) == .landscape
    let page = PrintRect(x: 0, y: 0, width: isWide ? long : short, height: isWide ? short : long)
    let limits = Self.margins
    return (
      page, min(max(margin, limits.lowerBound), limits.upperBound) * Self.pointsPerMillimetre
    )
  }
}
