import AACCore
import AACStore
import Foundation

/// Measures the store alone, for script/bench.
///
///     aac-store-bench choices FILE    the complements of each verb of a database, a JSON line of milliseconds
@main
struct StoreBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, arguments.first == "choices", let path = arguments.last else {
      FileHandle.standardError.write(Data("usage: aac-store-bench choices FILE\n".utf8))
      exit(64)
    }
    try choices(in: AppDatabase.open(at: URL(filePath: path)))
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
