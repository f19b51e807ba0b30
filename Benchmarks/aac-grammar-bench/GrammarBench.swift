import AACCore
import Foundation
import Grammar

/// Measures the grammar alone, in one process on one core: script/bench rules.
///
///     aac-grammar-bench sentences es clauses.tsv   → sentences a second of processor time, warm
///     aac-grammar-bench conjugate es verbs.txt     → verb forms a second, whole tables
///     aac-grammar-bench tables es                  → milliseconds to the first sentence
///
/// The result is one line of JSON. A clause is a line `subject⇥verb⇥complement⇥flags`, see
/// ``BenchClause``.
@main
enum GrammarBench {
  private struct Usage: Error {}

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2, let variety = LanguageVariety(tag: arguments[1]) else {
      throw Usage()
    }
    let measured: BenchResult
    switch (arguments[0], arguments.count) {
    case ("sentences", 3): measured = sentences(try lines(of: arguments[2]), variety)
    case ("conjugate", 3): measured = conjugations(try lines(of: arguments[2]), variety)
    case ("tables", 2): measured = firstSentence(variety)
    default: throw Usage()
    }
    print(String(decoding: try JSONEncoder().encode(measured), as: UTF8.self))
  }

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// All clauses once to fill the caches, then five times on the clock; the best pass counts,
  /// because whatever else the machine does can only slow a pass down.
  private static func sentences(_ lines: [String], _ variety: LanguageVariety) -> BenchResult {
    let clauses = lines.compactMap { BenchClause(line: $0, variety: variety)?.clause }
    let realizer = ClauseRealizer()
    var bytes = 0
    let seconds = ProcessorClock.best(of: 5, warmUp: 1) {
      for clause in clauses { bytes += realizer.realize(clause).text.utf8.count }
    }
    return BenchResult(
      count: clauses.count, seconds: seconds, peakMegabytes: ProcessorClock.peakMegabytes,
      bytes: bytes)
  }

  /// The whole table of each verb, as `aac-cli conjugate` prints it.
  private static func conjugations(_ verbs: [String], _ variety: LanguageVariety) -> BenchResult {
    var forms = 0
    let seconds = ProcessorClock.best(of: 5, warmUp: 1) {
      forms = 0
      for verb in verbs {
        let sections = variety.conjugation(of: verb)?.sections ?? []
        forms += sections.reduce(0) { $0 + $1.rows.reduce(0) { $0 + $1.forms.count } }
      }
    }
    return BenchResult(
      count: forms, seconds: seconds, peakMegabytes: ProcessorClock.peakMegabytes, bytes: 0)
  }

  /// From nothing read to the first sentence there.
  private static func firstSentence(_ variety: LanguageVariety) -> BenchResult {
    let words: (subject: String, verb: String, object: String) =
      switch variety.language {
      case .spanish: ("yo", "comer", "manzana")
      case .english: ("I", "eat", "apple")
      case .portuguese: ("eu", "comer", "maçã")
      }
    var bytes = 0
    let seconds = ProcessorClock.best(of: 1, warmUp: 0) {
      let line = "\(words.subject)\t\(words.verb)\t\(words.object)\tn"
      guard let clause = BenchClause(line: line, variety: variety)?.clause else { return }
      bytes = ClauseRealizer().realize(clause).text.utf8.count
    }
    return BenchResult(
      count: 1, seconds: seconds, peakMegabytes: ProcessorClock.peakMegabytes, bytes: bytes)
  }
}
