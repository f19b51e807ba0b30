import Foundation

/// A colour of a button: `rgb()` and `rgba()` as the format has it, and what other programs write
/// instead: `#abc`, `#aabbcc`, `#aabbccdd`, `hsl()`, names.
public struct BoardColor: Hashable, Sendable {
  /// From 0 to 255.
  public var red: Int
  /// From 0 to 255.
  public var green: Int
  /// From 0 to 255.
  public var blue: Int
  /// From 0, not seen, to 1.
  public var alpha: Double

  /// A colour by its parts.
  public init(red: Int, green: Int, blue: Int, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads a colour; nil when it is none.
  public init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text.utf8.count > 64 { return nil }
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else if let named = Self.names[text] {
      self.init(hexadecimal: Substring(named))
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let parts = text[text.index(after: open)...].dropLast()
        .split(whereSeparator: { ", /\t".contains($0) })
      self.init(function: String(text[..<open]), parts.map(String.init))
    } else {
      return nil
    }
  }

  /// Whether a text is a colour as the format's description has it.
  public static func isStandard(_ text: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return (text.hasPrefix("rgb(") || text.hasPrefix("rgba(")) && BoardColor(text) != nil
      && !text.contains("%")
  }

  /// The colour as the format writes it.
  public var text: String {
    alpha >= 1 ? "rgb(\(red), \(green), \(blue))" : "rgba(\(red), \(green), \(blue), \(alpha))"
  }

  /// The colour that is seen on white, for where nothing shines through.
  public var opaque: BoardColor {
    func blend(_ part: Int) -> Int { Int((255 + (Double(part) - 255) * alpha).rounded()) }
    return BoardColor(red: blend(red), green: blend(green), blue: blend(blue))
  }
}

extension BoardColor {
  private init?(hexadecimal digits: Substring) {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, [3, 4, 6, 8].contains(values.count) else { return nil }
    let isShort = values.count < 6
    let parts = stride(from: 0, to: values.count, by: isShort ? 1 : 2).map {
      isShort ? values[$0] * 17 : values[$0] * 16 + values[$0 + 1]
    }
    self.init(
      red: parts[0], green: parts[1], blue: parts[2],
      alpha: parts.count == 4 ? Double(parts[3]) / 255 : 1)
  }

  private init?(function name: String, _ parts: [String]) {
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var alpha = 1.0
    if parts.count == 4 {
      guard let value = Self.fraction(parts[3], of: 1) else { return nil }
      alpha = min(max(value, 0), 1)
    }
    switch name {
    case "rgb", "rgba":
      let values = parts.prefix(3).compactMap { Self.fraction($0, of: 255) }
      guard values.count == 3 else { return nil }
      let bytes = values.map { Int(min(max($0, 0), 255).rounded()) }
      self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
    case "hsl", "hsla":
      let degrees = parts[0].hasSuffix("deg") ? String(parts[0].dropLast(3)) : parts[0]
      guard let hue = Double(degrees), hue.isFinite, parts[1].hasSuffix("%"),
        parts[2].hasSuffix("%"), let saturation = Self.fraction(parts[1], of: 1),
        let lightness = Self.fraction(parts[2], of: 1)
      else { return nil }
      self.init(
        hue: hue, saturation: min(max(saturation, 0), 1), lightness: min(max(lightness, 0), 1),
        alpha: alpha)
    default: return nil
    }
  }

  /// A number, or a percentage of a whole.
  private static func fraction(_ text: String, of whole: Double) -> Double? {
    let isPercentage = text.hasSuffix("%")
    guard let value = Double(isPercentage ? String(text.dropLast()) : text), value.isFinite else {
      return nil
    }
    return isPercentage ? value / 100 * whole : value
  }

  /// The conversion of CSS Color 4, section 7.
  private init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    func part(_ offset: Double) -> Int {
      var place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      if place < 0 { place += 12 }
      let span = saturation * min(lightness, 1 - lightness)
      return Int((255 * (lightness - span * max(-1, min(place - 3, 9 - place, 1)))).rounded())
    }
    self.init(red: part(0), green: part(8), blue: part(4), alpha: alpha)
  }

  /// The names that boards use, of those that CSS has.
  private static let names = [
    "black": "000000", "white": "ffffff", "red": "ff0000", "green": "008000", "blue": "0000ff",
    "yellow": "ffff00", "orange": "ffa500", "purple": "800080", "pink": "ffc0cb",
    "brown": "a52a2a", "gray": "808080", "grey": "808080", "lightgray": "d3d3d3",
    "lightgrey": "d3d3d3", "silver": "c0c0c0", "cyan": "00ffff", "aqua": "00ffff",
    "magenta": "ff00ff", "fuchsia": "ff00ff", "lime": "00ff00", "navy": "000080",
    "teal": "008080", "maroon": "800000", "olive": "808000", "lightblue": "add8e6",
    "lightgreen": "90ee90", "lightyellow": "ffffe0", "gold": "ffd700", "tan": "d2b48c",
    "transparent": "00000000",
  ]
}
