extension StyledLine {
  /// Lines that hold pieces one after another, as many in each as a width has room for.
  ///
  /// Between two neighbours there is a gap of some columns.
  static func flow(_ items: [StyledLine], width: Int, gap: Int = 1) -> [StyledLine] {
    var lines: [StyledLine] = []
    for item in items {
      let used = lines.last?.text.displayWidth ?? 0
      if var line = lines.last, used + gap + item.text.displayWidth <= width {
        line.append(String(repeating: " ", count: gap))
        line.pieces += item.pieces
        lines[lines.count - 1] = line
      } else {
        lines.append(item)
      }
    }
    return lines
  }

  /// A key and what it does.
  static func hint(_ key: String, _ action: String) -> StyledLine {
    var line = StyledLine(" \(key) ", style: .reversed)
    line.append(" \(action) ")
    return line
  }
}
