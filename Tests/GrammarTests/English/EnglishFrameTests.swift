import AACCore
import Foundation
import Grammar
import Testing

struct EnglishFrameTests {
  /// One verb of `Data/grammar/en/frames.csv` with its example.
  struct Row: CustomTestStringConvertible, Sendable {
    let lemma: String
    let words: [String]
    let example: String

    var testDescription: String { lemma }
  }

  static let rows: [Row] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Data/grammar/en/frames.csv")
    // Without the file the count test fails.
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 7 else { return nil }
      let words = fields[5].split(separator: "/", omittingEmptySubsequences: false)
      return Row(lemma: fields[0], words: words.map(String.init), example: fields[6])
    }
  }()

  @Test func atLeastThreeHundredVerbsHaveAFrame() {
    #expect(Self.rows.count >= 300)
    #expect(Set(Self.rows.map(\.lemma)).count == Self.rows.count)
  }

  @Test(arguments: rows)
  func exampleIsWhatTheFrameMakes(_ row: Row) throws {
    try #require(row.words.count >= 2)
    let subject = row.words[0].isEmpty ? [] : [row.words[0]]
    #expect(row.words[1] == row.lemma)
    let text = EnglishClauses.say(subject, row.words[1], Array(row.words.dropFirst(2)))
    #expect(text == row.example)
  }
}
