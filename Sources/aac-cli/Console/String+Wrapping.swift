extension String {
  /// The text in lines of at most a number of columns, broken between words where that is possible.
  func wrapped(to width: Int) -> [String] {
    let width = Swift.max(1, width)
    var lines: [String] = []
    for word in split(separator: " ") {
      let joined = lines.last.map { "\($0) \(word)" }
      if let joined, joined.displayWidth <= width {
        lines[lines.count - 1] = joined
      } else {
        lines += String(word).cut(to: width)
      }
    }
    return lines
  }

  /// The text in pieces of at most a number of columns.
  private func cut(to width: Int) -> [String] {
    var pieces = [""]
    var used = 0
    for character in self {
      if used + character.displayWidth > width, used > 0 {
        pieces.append("")
        used = 0
      }
      pieces[pieces.count - 1].append(character)
      used += character.displayWidth
    }
    return pieces
  }
}
