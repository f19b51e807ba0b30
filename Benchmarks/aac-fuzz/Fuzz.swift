import AACTestSupport
import Foundation

/// Feeds files that were broken at random to what reads them: script/bench fuzz.
///
///     aac-fuzz SEED CASES TARGET FILE…
///
/// A target is something that reads files, see ``FuzzTarget``; the files are whole ones, which are
/// broken in turn. The same seed breaks them in the same way. The result is one line of JSON; a case that
/// breaks a promise ends the run with its seed and number.
@main
struct Fuzz {
  /// Everything that can be fed, by name: whoever writes a reader adds it here.
  private static var targets: [any FuzzTarget.Type] {
    [
      BoardTarget.self, BoardImportTarget.self, PrintedPictureTarget.self, SheetTarget.self,
      PictureTarget.self, SymbolSetTarget.self,
    ]
  }

  /// A single case that takes longer, in milliseconds, is a hang.
  private static var longest: Double {
    #if DEBUG
    20_000
    #else
    2_000
    #endif
  }

  private struct Outcome: Encodable {
    var target: String
    var cases = 0
    var read = 0
    var refused = 0
    var slowestMilliseconds = 0.0
    var seconds = 0.0
    var peakMegabytes = 0.0
  }

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 4, let seed = UInt64(arguments[0]), let cases = Int(arguments[1]),
      let target = targets.first(where: { $0.name == arguments[2] })
    else {
      let names = targets.map { $0.name }.joined(separator: ", ")
      FileHandle.standardError.write(
        Data("aac-fuzz SEED CASES TARGET FILE…, where TARGET is one of \(names)\n".utf8))
      exit(64)
    }
    let files = try arguments.dropFirst(3).map { try Data(contentsOf: URL(filePath: $0)) }
    do {
      let outcome = try run(target, seed: seed, cases: cases, files: files)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      print(String(decoding: try encoder.encode(outcome), as: UTF8.self))
    } catch let broken as BrokenPromise {
      FileHandle.standardError.write(Data("\(broken)\n".utf8))
      exit(1)
    }
  }

  private static func run(
    _ kind: any FuzzTarget.Type, seed: UInt64, cases: Int, files: [Data]
  ) throws -> Outcome {
    var target = try kind.init()
    var outcome = Outcome(target: kind.name)
    var random = SplitMix64(seed: seed)
    let clock = ContinuousClock()
    let start = clock.now
    for number in 0..<cases {
      let data = try target.broken(files[number % files.count], using: &random)
      let before = clock.now
      // What never comes back is ended by the system, and the exit code tells.
      alarm(60)
      do {
        if try target.check(data) { outcome.read += 1 } else { outcome.refused += 1 }
      } catch let broken as BrokenPromise {
        throw broken.at(seed: seed, number: number)
      }
      alarm(0)
      let milliseconds = (clock.now - before) / .milliseconds(1)
      if milliseconds > longest {
        throw BrokenPromise("took \(Int(milliseconds)) ms").at(seed: seed, number: number)
      }
      outcome.slowestMilliseconds = max(outcome.slowestMilliseconds, milliseconds)
      outcome.cases += 1
    }
    outcome.seconds = (clock.now - start) / .seconds(1)
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    outcome.peakMegabytes = Double(usage.ru_maxrss) / 1024
    return outcome
  }
}
