/// How a piece of text looks in a terminal.
struct TextStyle: Hashable, Sendable {
  /// One of the sixteen colours that every terminal has.
  enum Color: Int, Hashable, Sendable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack = 60
    case brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
  }

  var foreground: Color?
  var background: Color?
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
    if hasColor, let foreground { codes.append(30 + foreground.rawValue) }
    if hasColor, let background { codes.append(40 + background.rawValue) }
    return codes.map(String.init).joined(separator: ";")
  }
}
