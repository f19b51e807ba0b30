/// The rows of a board: ids of buttons, and nil where there is none.
public struct BoardGrid: Hashable, Sendable {
  /// The rows from above, all of them as long as the first.
  public let rows: [[String?]]

  /// A grid; shorter rows are filled up.
  public init(rows: [[String?]]) {
    let width = rows.map(\.count).max() ?? 0
    self.rows = rows.map { $0 + Array(repeating: nil, count: width - $0.count) }
  }

  /// How many columns there are.
  public var columns: Int { rows.first?.count ?? 0 }

  /// The cells from the upper left, row by row.
  public var cells: [String?] { rows.flatMap(\.self) }
}
