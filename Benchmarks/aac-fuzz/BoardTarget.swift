import AACArchive
import AACCore
import AACTestSupport
import Boards
import Foundation

/// Boards and packages of boards: what is read goes out and comes in again as equal values.
struct BoardTarget: FuzzTarget {
  static let name = "boards"

  /// A board or package broken outside, or in one of the files of the package, which is then packed again.
  func broken(_ data: Data, using random: inout SplitMix64) throws -> Data {
    try Self.brokenBoards(data, using: &random)
  }

  static func brokenBoards(_ data: Data, using random: inout SplitMix64) throws -> Data {
    guard BoardPackage.isArchive(data) else { return data.mutated(using: &random) }
    return try brokenPackage(data, using: &random)
  }

  /// A zip package broken outside, or in one of its files, which is then packed again.
  static func brokenPackage(_ data: Data, using random: inout SplitMix64) throws -> Data {
    guard Bool.random(using: &random) else { return data.mutated(using: &random) }
    var entries = try ZipArchive.entries(of: data)
    let place = Int.random(in: 0..<entries.count, using: &random)
    let entry = entries[place]
    entries[place] = ArchiveEntry(path: entry.path, data: entry.data.mutated(using: &random))
    return try ZipArchive.data(of: entries)
  }

  static func unpack(_ data: Data) throws -> [BoardFile] {
    try ZipArchive.entries(of: data).map { BoardFile(path: $0.path, data: $0.data) }
  }

  func check(_ data: Data) throws -> Bool {
    do {
      _ = try BoardValidator().findings(in: data, named: "x.obf", unpack: Self.unpack)
    } catch let error as any UserFacingError {
      try checkLine(error)
    }
    do {
      let read = try BoardPackage.read(data, named: "x.obf", unpack: Self.unpack)
      let again = try BoardPackage.read(try read.package.packageFiles().files, form: .obz)
      guard again.package.boards.map(\.json) == read.package.boards.map(\.json) else {
        throw BrokenPromise("boards differ after a round trip")
      }
      let json = JSONValue.object(read.package.root.json)
      guard try JSONValue(json.data) == json else {
        throw BrokenPromise("values differ after writing")
      }
      walk(read.package)
      return true
    } catch let error as any UserFacingError {
      try checkLine(error)
      return false
    }
  }

  /// Presses every button once.
  private func walk(_ package: BoardPackage) {
    var walk = BoardWalk(package, locale: "es")
    for board in package.boards {
      for button in board.buttons { walk.press(button) }
    }
  }
}
