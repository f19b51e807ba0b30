import AACCore
import AACStore
import Foundation

/// Measures the store alone, for script/bench.
///
///     aac-store-bench choices FILE        the complements of each verb of a database, a JSON line of milliseconds
///     aac-store-bench import FILE SHEET   a spreadsheet of Spanish words taken over, undone, done again, the same
@main
struct StoreBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.count) {
    case ("choices", 2): try choices(in: AppDatabase.open(at: URL(filePath: arguments[2])))
    case ("import", 3):
      try importing(
        Data(contentsOf: URL(filePath: arguments[3])),
        into: AppDatabase.open(at: URL(filePath: arguments[2])))
    default:
      FileHandle.standardError.write(
        Data("usage: aac-store-bench choices FILE | import FILE SHEET\n".utf8))
      exit(64)
    }
  }

  private static func importing(_ sheet: Data, into database: AppDatabase) throws {
    let clock = ContinuousClock()
    let options = SheetOptions(language: .spanish) { UUID().uuidString }
    let new = try clock.measure { try database.importSheet(sheet, options, now: Date()) }
    let again = try clock.measure { try database.importSheet(sheet, options, now: Date()) }
    let undo = try clock.measure { try database.undo() }
    let redo = try clock.measure { try database.redo() }
    print(
      """
      {"import":\(milliseconds(new)),"again":\(milliseconds(again)),\
      "undo":\(milliseconds(undo)),"redo":\(milliseconds(redo))}
      """)
  }

  private static func choices(in database: AppDatabase) throws {
    let clock = ContinuousClock()
    var vocabulary: Vocabulary?
    let reading = try clock.measure { vocabulary = try database.vocabulary(in: .spanish) }
    let verbs = vocabulary?.verbs.map(\.concept) ?? []
    var times: [Double] = []
    var count = 0
    for verb in verbs {
      times.append(
        milliseconds(
          try clock.measure { count += try database.complements(of: verb, in: .spanish).count }))
    }
    times.sort()
    let at = { (share: Double) in times[min(times.count - 1, Int(Double(times.count) * share))] }
    print(
      """
      {"verbs":\(verbs.count),"complements":\(count),"median":\(at(0.5)),"p99":\(at(0.99)),\
      "max":\(at(1)),"reading":\(milliseconds(reading))}
      """)
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1_000 + Double(duration.components.attoseconds) / 1e15
  }
}
