public import AACCore

/// A size of paper.
public enum PrintPaper: String, CaseIterable, Sendable {
  /// ISO 216, 210 × 297 mm.
  case a4
  /// 8.5 × 11 inches.
  case letter

  /// The size that is usual where a language is spoken so: letter in the United States and Mexico.
  public static func usual(in variety: LanguageVariety) -> PrintPaper {
    let region = variety.tag.split(separator: "-").last.map(String.init) ?? ""
    return ["US", "MX"].contains(region) ? .letter : .a4
  }

  /// Width and height in points, upright.
  public var size: (width: Double, height: Double) {
    switch self {
    case .a4: (210 * PrintSetup.pointsPerMillimetre, 297 * PrintSetup.pointsPerMillimetre)
    case .letter: (612, 792)
    }
  }
}
