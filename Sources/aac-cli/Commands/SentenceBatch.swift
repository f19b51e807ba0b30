import AACCore
import Foundation
import SentenceBuilder

/// Sentences from JSON lines: one line out for each line in, in their order.
struct SentenceBatch {
  /// A line that could not be used.
  private struct Failure: Encodable {
    var error: String
    var line: Int
  }

  let session: Session
  let isStrict: Bool
  let wantsAlternatives: Bool
  let environment: Environment

  /// Reads a file, or standard input for `-`, and writes a line for each request.
  ///
  /// What a line says nothing about is taken from `defaults`.
  ///
  /// - Throws: ``InputError`` when the file cannot be read or, at the end, when lines could not be used.
  func run(_ path: String, defaults: SentenceRequest) throws {
    let composer = SentenceComposer(
      words: CachedWords(database: session.database), variety: session.variety,
      speaker: defaults.speaker ?? session.speaker, isStrict: isStrict)
    var number = 0
    var failures = 0
    for line in try LineInput(path: path) {
      number += 1
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      do {
        environment.console.writeLine(try sentence(line, composer: composer, tense: defaults.tense))
      } catch let error as any UserFacingError {
        failures += 1
        let failure = Failure(error: error.text[session.language], line: number)
        environment.console.writeLine(try Environment.json(failure))
      }
    }
    guard failures == 0 else { throw InputError.badLines(count: failures) }
  }

  private func sentence(_ line: String, composer: SentenceComposer, tense: Tense?) throws -> String
  {
    var request = try SentenceRequest(json: Data(line.utf8))
    request.tense = request.tense ?? tense
    let isAmbiguous = wantsAlternatives || request.wantsAlternatives
    let readings =
      isAmbiguous
      ? try composer.sentences(for: request) : [try composer.sentence(for: request)]
    guard let made = readings.first else { throw SentenceError.nothingToSay }
    var report = SentenceReport(made, messages: session.language)
    if isAmbiguous { report.alternatives = readings.dropFirst().map(\.text) }
    if !request.ignoredKeys.isEmpty { report.ignored = request.ignoredKeys }
    return try Environment.json(report)
  }
}
