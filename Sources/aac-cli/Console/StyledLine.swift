import AACArguments

/// One line of the screen: pieces of text with their style, some of them at a fixed column.
struct StyledLine: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A piece of the line.
  struct Piece: Hashable, Sendable {
    var text: String
    var style: TextStyle
    /// Column from 0 that the piece begins in; nil: right behind the one before.
    ///
    /// Terminals disagree on how wide an emoji is; what stands at a fixed column stays aligned all the same.
    var column: Int?
  }

  var pieces: [Piece]

  init(_ pieces: [Piece] = []) { self.pieces = pieces }

  init(_ text: String, style: TextStyle = .plain) {
    pieces = [Piece(text: text, style: style)]
  }

  init(stringLiteral value: String) { self.init(value) }

  /// Adds a piece.
  mutating func append(_ text: String, style: TextStyle = .plain, column: Int? = nil) {
    pieces.append(Piece(text: text, style: style, column: column))
  }

  /// The text without styles.
  var text: String {
    pieces.reduce(into: "") { line, piece in
      if let column = piece.column {
        line += String(repeating: " ", count: max(0, column - line.displayWidth))
      }
      line += piece.text
    }
  }

  /// The line as the terminal is told it, with escape sequences; those in its texts are only shown.
  func rendered(hasColor: Bool) -> String {
    pieces.map { piece in
      let text = piece.text.harmless(keepingLines: false)
      let move = piece.column.map { "\u{1B}[\($0 + 1)G" } ?? ""
      let codes = piece.style.codes(hasColor: hasColor)
      guard !codes.isEmpty else { return move + text }
      return "\(move)\u{1B}[\(codes)m\(text)\u{1B}[0m"
    }.joined()
  }
}
