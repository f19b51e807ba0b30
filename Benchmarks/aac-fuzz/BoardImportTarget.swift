import AACCore
import AACStore
import AACTestSupport
import Boards
import Foundation

/// Imports of boards into a database: all of a set is there, or nothing of it.
struct BoardImportTarget: FuzzTarget {
  static let name = "import"

  private let database: AppDatabase
  private var imported = 0

  init() throws { database = try AppDatabase.inMemory() }

  func broken(_ data: Data, using random: inout SplitMix64) throws -> Data {
    try BoardTarget.brokenBoards(data, using: &random)
  }

  mutating func check(_ data: Data) throws -> Bool {
    do {
      let read = try BoardPackage.read(data, named: "x.obf", unpack: BoardTarget.unpack)
      let files = read.package.files.map { StoredBoardSet.File(path: $0.path, data: $0.data) }
      let set = StoredBoardSet(
        id: "fuzz-\(imported)", name: read.package.name ?? "x", source: "x.obf",
        form: read.package.form.rawValue, boardCount: read.package.boards.count,
        added: Date(timeIntervalSince1970: 0), report: "{}")
      try database.add(set, files: files, in: .spanish)
      imported += 1
      let kept = try database.boardFiles(of: set.id)
      guard kept == files else { throw BrokenPromise("files differ after an import") }
      let again = try BoardPackage.read(
        kept.map { BoardFile(path: $0.path, data: $0.data) }, form: read.package.form)
      guard again.package.boards.map(\.json) == read.package.boards.map(\.json) else {
        throw BrokenPromise("boards differ after an import")
      }
      return true
    } catch let error as any UserFacingError {
      try checkLine(error)
      guard try database.boardSets(includingRemoved: true).count == imported else {
        throw BrokenPromise("a part of a refused file was imported")
      }
      return false
    }
  }
}
