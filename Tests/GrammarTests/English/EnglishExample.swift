import Foundation
import Testing

/// One line of `Fixtures/english-sentences.tsv`.
struct EnglishExample: CustomTestStringConvertible, Sendable {
  let subject: [String]
  let verb: String
  let complements: [String]
  let options: [String]
  let accepted: [String]
  let category: String

  var testDescription: String { accepted[0] }

  init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6 else { return nil }
    subject = fields[0].split(separator: ",").map(String.init)
    verb = fields[1]
    complements = fields[2].split(separator: ",").map(String.init)
    options = fields[3].split(separator: ",").map(String.init)
    accepted = fields[4].components(separatedBy: " / ")
    category = fields[5]
  }

  /// All examples of the fixtures.
  static let all = examples(in: "english-sentences") + examples(in: "english-constructions")

  private static func examples(in name: String) -> [EnglishExample] {
    guard
      let file = Bundle.module.url(
        forResource: name, withExtension: "tsv", subdirectory: "Fixtures"),
      let text = try? String(contentsOf: file, encoding: .utf8)  // no file: the count test fails
    else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap(EnglishExample.init(line:))
  }
}
