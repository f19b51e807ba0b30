import Foundation
import SentenceBuilder

/// A line of the evaluation set: what was chosen, and what a speaker accepts for it.
struct GoldCase: Sendable {
  private struct Notes: Decodable {
    var category: String
    var accepted: [String]
  }

  /// The line without what is accepted: what `aac-cli sentence --input` reads, and the name of the
  /// case in the lists of known failures.
  let input: String
  let category: String
  let accepted: [String]

  /// Reads a line, in which the category stands behind the words.
  ///
  /// - Throws: what decoding throws, and ``Problem/noCategory`` for a line without one.
  init(line: String) throws {
    guard let end = line.range(of: #", "category""#) else { throw Problem.noCategory }
    let notes = try JSONDecoder().decode(Notes.self, from: Data(line.utf8))
    input = line[..<end.lowerBound] + "}"
    category = notes.category
    accepted = notes.accepted
  }

  enum Problem: Error { case noCategory }

  /// The sentence that the platform makes of it.
  func sentence(by composer: SentenceComposer) throws -> Sentence {
    try composer.sentence(for: SentenceRequest(json: Data(input.utf8)))
  }

  /// What the platform says for it; an error's text when it refuses.
  func text(by composer: SentenceComposer) throws -> String {
    do {
      let request = try SentenceRequest(json: Data(input.utf8))
      guard request.ignoredKeys.isEmpty else { return "ignored: \(request.ignoredKeys)" }
      return try sentence(by: composer).text
    } catch let error as SentenceError {
      return "error: \(error)"
    }
  }
}
