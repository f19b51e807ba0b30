/// A size of paper.
public enum PrintPaper: String, CaseIterable, Sendable {
  /// ISO 216, 210 × 297 mm.
  case a4
  /// 8.5 × 11 inches.
  case letter

  /// Width and height in points, upright.
  public var size: (width: Double, height: Double) {
    switch self {
    case .a4: (210 * PrintSetup.pointsPerMillimetre, 297 * PrintSetup.pointsPerMillimetre)
    case .letter: (612, 792)
    }
  }
}
