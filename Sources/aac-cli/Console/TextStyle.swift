/// How a piece of text looks in a terminal.
struct TextStyle: Hashable, Sendable {
  /// A colour by its place in the palette of 256 that terminals share.
  enum Color: Int, Hashable, Sendable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue
    case orange = 208
    case pink = 211
    case purple = 141

    /// The numbers of the escape sequence, for the foreground.
    var codes: [Int] {
      switch rawValue {
      case 0..<8: [30 + rawValue]
      case 8..<16: [82 + rawValue]
      default: [38, 5, rawValue]
      }
    }
  }

  var foreground: Color?
  var isBold = false
  var isReversed = false
  var isDim = false

  static let plain = TextStyle()
  static let bold = TextStyle(isBold: true)
  static let dim = TextStyle(isDim: true)
  static let reversed = TextStyle(isReversed: true)

  /// The numbers of the escape sequence that sets the style; empty when it is plain.
  func codes(hasColor: Bool) -> String {
    var codes: [Int] = []
    if isBold { codes.append(1) }
    if isDim && hasColor { codes.append(2) }
    if isReversed { codes.append(7) }
    if hasColor, let foreground { codes += foreground.codes }
    return codes.map(String.init).joined(separator: ";")
  }
}
