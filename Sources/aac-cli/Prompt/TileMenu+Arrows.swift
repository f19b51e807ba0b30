extension TileMenu {
  /// Visible tiles side by side in the grid.
  struct Row: Hashable, Sendable {
    /// Heading of the group; empty when it has none.
    var group: String
    /// Indices in ``TileMenu/entries``.
    var tiles: [Int]
  }

  /// The visible tiles in rows, a new row for each group.
  func rows(columns: Int) -> [Row] {
    var rows: [Row] = []
    for index in visible {
      let group = entries[index].group
      if let last = rows.last, last.group == group, last.tiles.count < columns {
        rows[rows.count - 1].tiles.append(index)
      } else {
        rows.append(Row(group: group, tiles: [index]))
      }
    }
    return rows
  }

  /// Points some tiles further on or back.
  mutating func point(by offset: Int) -> Outcome {
    let visible = visible
    guard let pointed, let place = visible.firstIndex(of: pointed) else { return pointFirst() }
    point(at: visible[min(max(0, place + offset), visible.count - 1)])
    return .changed
  }

  /// Points at the tile some rows below or above.
  mutating func pointToRow(_ offset: Int, columns: Int) -> Outcome {
    let rows = rows(columns: columns)
    guard let pointed, let row = rows.firstIndex(where: { $0.tiles.contains(pointed) }),
      let column = rows[row].tiles.firstIndex(of: pointed)
    else { return pointFirst() }
    guard rows.indices.contains(row + offset) else { return .changed }
    let target = rows[row + offset].tiles
    point(at: target[min(column, target.count - 1)])
    return .changed
  }

  /// The arrows begin at the present choice, else at the first tile.
  private mutating func pointFirst() -> Outcome {
    let visible = visible
    point(at: visible.first { entries[$0].isChosen } ?? visible.first)
    return .changed
  }
}
