import AACBoards
import AACCore
import Boards

/// A board as `board show` prints it: its rows, and what each button does.
struct BoardPageView: Report {
  /// A board of the set.
  struct Entry: Encodable, Sendable {
    var id: String
    var name: String?
    var rows: Int
    var columns: Int
    var buttons: Int
  }

  /// A button in its place.
  struct Button: Encodable, Sendable {
    var row: Int
    var column: Int
    var id: String
    var label: String
    var vocalization: String?
    var actions: [String]?
    /// Id of the board it opens; empty when that is not in the set.
    var opens: String?
    var hidden: Bool
    /// The word of the vocabulary that it is.
    var concept: String?
    var role: String?
    fileprivate var target: String?
  }

  var id: String
  var name: String
  var locale: String?
  var license: String?
  var rows: Int
  var columns: Int
  var buttons: [Button]
  /// All boards of the set.
  var boards: [Entry]

  private let boardName: String

  private enum CodingKeys: String, CodingKey {
    case id, name, locale, license, rows, columns, buttons, boards
  }

  init(_ board: Board, of opened: BoardLibrary.Opened, words: BoardWords, tag: String) {
    id = board.id
    name = opened.name
    boardName = board.name ?? board.id
    locale = board.locale
    license = board.license?.line
    rows = board.grid.rows.count
    columns = board.grid.columns
    buttons = Self.buttons(of: board, opened.package, words, tag)
    boards = opened.package.boards.map {
      Entry(
        id: $0.id, name: $0.name, rows: $0.grid.rows.count, columns: $0.grid.columns,
        buttons: $0.buttons.count)
    }
  }

  private static func buttons(
    of board: Board, _ package: BoardPackage, _ words: BoardWords, _ tag: String
  ) -> [Button] {
    let byID = Dictionary(
      board.buttons.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return board.grid.rows.enumerated().flatMap { row, cells in
      cells.enumerated().compactMap { column, id in
        guard let button = id.flatMap({ byID[$0] }) else { return nil }
        let label = board.text(button.label, in: tag)
        let target = button.link.flatMap(package.board(of:))
        let match = button.actions.isEmpty && button.link == nil ? words.match(label) : nil
        return Button(
          row: row + 1, column: column + 1, id: button.id, label: label,
          vocalization: button.vocalization,
          actions: button.actions.isEmpty ? nil : button.actions.map(\.text),
          opens: button.link == nil ? nil : target?.id ?? "", hidden: button.isHidden,
          concept: match?.key.concept.rawValue, role: match?.key.role.rawValue,
          target: target.map { $0.name ?? $0.id })
      }
    }
  }

  var description: String {
    let head = boardName == name ? [name] : [name, boardName]
    let lines = buttons.map { button in
      var line = "  \(button.row).\(button.column)  \(button.label)"
      if let text = button.vocalization { line += " «\(text)»" }
      if let actions = button.actions { line += " (\(actions.joined(separator: " ")))" }
      if button.opens != nil { line += " → \(button.target ?? "✗")" }
      if button.hidden { line += " ∅" }
      return line
    }
    let others =
      boards.count < 2 ? [] : ["", boards.map { $0.name ?? $0.id }.joined(separator: " · ")]
    return (head + ["\(rows) × \(columns)" + (license.map { " · \($0)" } ?? "")] + lines + others)
      .joined(separator: "\n")
  }
}
