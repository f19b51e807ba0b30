import AACArchive
import AACCore
import AACTestSupport
import Boards
import Foundation

/// Reads boards and packages that were broken at random: script/bench boards.
///
///     aac-board-fuzz SEED CASES FILE…
///
/// Every case is either refused with one line or read, and what was read must go out and come in
/// again as equal values. The result is one line of JSON.
@main
struct BoardFuzz {
  private struct Usage: Error {}

  private struct Broken: Error {
    var seed: UInt64
    var number: Int
    var what: String
  }

  private struct Outcome: Encodable {
    var cases = 0
    var read = 0
    var refused = 0
    var findings = 0
    var slowestMilliseconds = 0.0
    var seconds = 0.0
    var peakMegabytes = 0.0
  }

  private var outcome = Outcome()
  private let seed: UInt64

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3, let seed = UInt64(arguments[0]), let cases = Int(arguments[1])
    else { throw Usage() }
    let files = try arguments.dropFirst(2).map { try Data(contentsOf: URL(filePath: $0)) }
    var fuzz = BoardFuzz(seed: seed)
    try fuzz.run(cases, on: files)
    print(String(decoding: try JSONEncoder().encode(fuzz.outcome), as: UTF8.self))
  }

  private init(seed: UInt64) { self.seed = seed }

  private mutating func run(_ cases: Int, on files: [Data]) throws {
    var random = SplitMix64(seed: seed)
    let clock = ContinuousClock()
    let start = clock.now
    for number in 0..<cases {
      let data = try Self.broken(files[number % files.count], using: &random)
      let before = clock.now
      try check(data, number)
      let milliseconds = (clock.now - before) / .milliseconds(1)
      outcome.slowestMilliseconds = max(outcome.slowestMilliseconds, milliseconds)
      outcome.cases += 1
    }
    outcome.seconds = (clock.now - start) / .seconds(1)
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    outcome.peakMegabytes = Double(usage.ru_maxrss) / 1024
  }

  /// A board or package broken outside, or in one of the files of the package, which is then packed again.
  private static func broken(
    _ data: Data, using random: inout SplitMix64
  ) throws -> Data {
    guard BoardPackage.isArchive(data), Bool.random(using: &random) else {
      return data.mutated(using: &random)
    }
    var entries = try ZipArchive.entries(of: data)
    let place = Int.random(in: 0..<entries.count, using: &random)
    let entry = entries[place]
    entries[place] = ArchiveEntry(path: entry.path, data: entry.data.mutated(using: &random))
    return try ZipArchive.data(of: entries)
  }

  private mutating func check(_ data: Data, _ number: Int) throws {
    func unpack(_ data: Data) throws -> [BoardFile] {
      try ZipArchive.entries(of: data).map { BoardFile(path: $0.path, data: $0.data) }
    }
    do {
      outcome.findings += try BoardValidator()
        .findings(in: data, named: "x.obf", unpack: unpack).count
    } catch let error as any UserFacingError {
      try checkLine(error, number)
    }
    do {
      let read = try BoardPackage.read(data, named: "x.obf", unpack: unpack)
      outcome.read += 1
      let again = try BoardPackage.read(try read.package.packageFiles().files, form: .obz)
      guard again.package.boards.map(\.json) == read.package.boards.map(\.json) else {
        throw Broken(seed: seed, number: number, what: "boards differ after a round trip")
      }
      for board in read.package.boards where board.id == read.package.root.id {
        let json = JSONValue.object(board.json)
        guard try JSONValue(json.data) == json else {
          throw Broken(seed: seed, number: number, what: "values differ after writing")
        }
      }
      try walk(read.package)
    } catch let error as any UserFacingError {
      outcome.refused += 1
      try checkLine(error, number)
    }
  }

  /// Presses every button once.
  private func walk(_ package: BoardPackage) throws {
    var walk = BoardWalk(package, locale: "es")
    for board in package.boards {
      for button in board.buttons { walk.press(button) }
    }
  }

  private func checkLine(_ error: any UserFacingError, _ number: Int) throws {
    for language in Language.allCases where error.text[language].contains(where: \.isNewline) {
      throw Broken(seed: seed, number: number, what: "an error has several lines")
    }
  }
}
