import AACPrint
import Foundation

/// Pictures on printed boards: each is drawn, or reported with its word.
struct PrintedPictureTarget: FuzzTarget {
  static let name = "printed-pictures"

  func check(_ data: Data) throws -> Bool {
    let tile = PrintTile(label: "casa", picture: .data(data))
    let board = PrintBoard(
      name: "x", rows: 1, columns: 1,
      tiles: [(.init(row: 0, column: 0, rows: 1, columns: 1), tile)], credits: [])
    let printed = try Printer(resolution: 36)
      .print(
        [PrintSheet(board, setup: PrintSetup())], as: .png, title: "x",
        now: Date(timeIntervalSince1970: 0))
    guard printed.data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      throw BrokenPromise("no page was drawn")
    }
    guard printed.problems.allSatisfy({ $0.place == "casa" && $0.page == 1 }) else {
      throw BrokenPromise("a problem names another tile")
    }
    return printed.problems.isEmpty
  }
}
