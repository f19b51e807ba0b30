import Boards

/// Places and colours of a board as a style sheet: the policy of the pages allows styles in files only.
///
/// Everything in it is a number, so that no board can bring a style of its own.
struct BoardStyle {
  let board: Board

  var text: String {
    let cells = board.cells
    var rules: [String] = []
    if !board.isAbsolute {
      rules.append(
        ".grid { grid-template-columns: repeat(\(max(1, board.grid.columns)), "
          + "minmax(var(--cell), 1fr)); }")
    }
    for (index, button) in cells.enumerated() {
      guard let button else { continue }
      let values = place(of: button, at: index) + colors(of: button)
      rules.append(".cell-\(index) { \(values.joined(separator: "; ")); }")
    }
    return rules.joined(separator: "\n") + "\n"
  }

  private func place(of button: BoardButton, at index: Int) -> [String] {
    if board.isAbsolute, let frame = button.frame {
      func percent(_ part: Double) -> String { "\((part * 10_000).rounded() / 100)%" }
      return [
        "left: \(percent(frame.left))", "top: \(percent(frame.top))",
        "width: \(percent(frame.width))", "height: \(percent(frame.height))",
      ]
    }
    let columns = max(1, board.grid.columns)
    return ["grid-area: \(index / columns + 1) / \(index % columns + 1)"]
  }

  private func colors(of button: BoardButton) -> [String] {
    let face = button.background.map { "--face: \(Self.hex($0))" }
    let edge = (button.border ?? button.background).map { "--edge: \(Self.hex($0))" }
    return [face, edge].compactMap(\.self)
  }

  private static func hex(_ color: BoardColor) -> String {
    let color = color.opaque
    let parts = [color.red, color.green, color.blue].map { part in
      let digits = String(min(max(part, 0), 255), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }
}
