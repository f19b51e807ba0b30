public import AACCore

/// How a spreadsheet's CSV file is written; all forms are read.
public struct SheetDialect: Hashable, Sendable {
  /// Whether `;` stands between the cells instead of `,`.
  public var hasSemicolons: Bool
  /// Whether the file begins with a byte order mark, by which some programs know UTF-8.
  public var hasMark: Bool
  /// Whether lines end in CR and LF instead of LF.
  public var hasCarriageReturns: Bool

  /// Commas, no mark, LF.
  public static let plain = SheetDialect(
    hasSemicolons: false, hasMark: false, hasCarriageReturns: false)

  /// What Excel opens with a double click where a variety is spoken: semicolons where the comma is the decimal mark.
  public static func excel(for variety: LanguageVariety) -> SheetDialect {
    let hasDecimalComma =
      switch variety {
      case .englishUnitedStates, .englishUnitedKingdom, .spanishMexico: false
      case .spanishSpain, .spanishArgentina, .portugueseBrazil, .portuguesePortugal: true
      }
    return SheetDialect(
      hasSemicolons: hasDecimalComma, hasMark: true, hasCarriageReturns: true)
  }

  /// A way to write.
  public init(hasSemicolons: Bool, hasMark: Bool, hasCarriageReturns: Bool) {
    self.hasSemicolons = hasSemicolons
    self.hasMark = hasMark
    self.hasCarriageReturns = hasCarriageReturns
  }

  var mark: String { hasMark ? "\u{FEFF}" : "" }

  /// Cells as one line, its end included.
  func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: hasSemicolons ? ";" : ",")
      + (hasCarriageReturns ? "\r\n" : "\n")
  }

  private func quoted(_ text: String) -> String {
    let separator = UInt8(ascii: hasSemicolons ? ";" : ",")
    let isPlain = !text.utf8.contains {
      $0 == separator || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n")
        || $0 == UInt8(ascii: "\r")
    }
    if isPlain, text.utf8.first != UInt8(ascii: " "), text.utf8.last != UInt8(ascii: " ") {
      return text
    }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
