import Foundation

/// A colour without transparency, each part from 0 to 1.
public struct PrintColor: Hashable, Sendable {
  /// From 0 to 1.
  public var red: Double
  /// From 0 to 1.
  public var green: Double
  /// From 0 to 1.
  public var blue: Double

  /// A colour by its parts, from 0 to 255.
  public init(red: Int, green: Int, blue: Int) {
    self.red = Double(red) / 255
    self.green = Double(green) / 255
    self.blue = Double(blue) / 255
  }

  /// Black.
  public static let black = PrintColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = PrintColor(red: 255, green: 255, blue: 255)
  static let grey = PrintColor(red: 96, green: 96, blue: 96)
  static let cross = PrintColor(red: 204, green: 0, blue: 0)
  static let question = PrintColor(red: 96, green: 48, blue: 160)

  /// Relative luminance of WCAG 2, from 0, black, to 1, white.
  var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Black or white, whichever is read better on this colour.
  var ink: PrintColor {
    // Contrast to white is (1 + 0.05) / (l + 0.05), to black (l + 0.05) / 0.05.
    let offset = luminance + 0.05
    return 1.05 / offset > offset / 0.05 ? .white : .black
  }
}
