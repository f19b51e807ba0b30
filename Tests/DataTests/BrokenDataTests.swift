import AACCore
import AACStore
import Foundation
import SentenceBuilder
import Testing

/// The real files with one defect each: the check names the line, and only that line.
struct BrokenDataTests {
  /// One line of a file, what becomes of it, and where that is reported.
  struct Defect: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    let line: String
    let replacement: String
    /// Beginning of the line that is named; nil: the line that was changed.
    var reported: (file: String, line: String)?
    let kind: String

    var testDescription: String { name }
  }

  static let defects = [
    Defect(
      name: "wrong gender", file: "es/complements.csv", line: "table,mesa,,noun,feminine",
      replacement: "table,mesa,,noun,masculine", kind: "grammar"),
    Defect(
      name: "missing picture", file: "concepts.csv",
      line: "eat,verb,everyday-actions,action,aac:eat",
      replacement: "eat,verb,everyday-actions,action,aac:eating", kind: "pictureMissing"),
    Defect(
      name: "no picture", file: "concepts.csv", line: "eat,verb,everyday-actions,action,aac:eat",
      replacement: "eat,verb,everyday-actions,action,", kind: "emptyPicture"),
    Defect(
      name: "malformed picture", file: "concepts.csv",
      line: "apple,complement,fruit-and-vegetables,food,twemoji:1f34e",
      replacement: "apple,complement,fruit-and-vegetables,food,twemoji:apple",
      kind: "malformedPicture"),
    Defect(
      name: "unknown category", file: "concepts.csv",
      line: "apple,complement,fruit-and-vegetables,",
      replacement: "apple,complement,fruits,", kind: "unknownCategory"),
    Defect(
      name: "unknown kind", file: "concepts.csv",
      line: "apple,complement,fruit-and-vegetables,food",
      replacement: "apple,complement,fruit-and-vegetables,fruit", kind: "notAllowed"),
    Defect(
      name: "link to a missing word", file: "links.csv", line: "count,money blocks",
      replacement: "count,money bricks", kind: "unknownWord"),
    Defect(
      name: "doubled row", file: "pt/verbs.csv", line: "eat,comer,",
      replacement: "eat,devorar,,verb,,,,,,,\neat,comer,",
      reported: ("pt/verbs.csv", "eat,comer,"), kind: "doubledKey"),
    Defect(
      name: "doubled tile", file: "en/complements.csv", line: "pear,pear,",
      replacement: "pear,apple,", kind: "doubledWord"),
    Defect(
      name: "missing language row", file: "en/verbs.csv", line: "eat,eat,", replacement: "",
      reported: ("concepts.csv", "eat,verb,"), kind: "missingWord"),
    Defect(
      name: "word of a language that the concept is not for", file: "concepts.csv",
      line: "wear,verb,body-care,action,aac:wear,es en",
      replacement: "wear,verb,body-care,action,aac:wear,en",
      reported: ("es/verbs.csv", "wear,"), kind: "notMeantHere"),
    Defect(
      name: "malformed government", file: "links.csv", line: "sleep,car,en the,in the,em the",
      replacement: "sleep,car,en the,in,em the", kind: "malformedGovernment"),
    Defect(
      name: "malformed forms", file: "en/complements.csv", line: "foot,foot,",
      replacement: "foot,foot,,noun,,singular,,count,inanimate,,feet", kind: "malformedForms"),
    Defect(
      name: "not an infinitive", file: "es/verbs.csv", line: "eat,comer,",
      replacement: "eat,come,", kind: "grammar"),
    Defect(
      name: "no gender", file: "pt/complements.csv", line: "table,mesa,,noun,feminine",
      replacement: "table,mesa,,noun,", kind: "grammar"),
  ]

  @Test(arguments: defects)
  func theDefectIsFoundAtItsLineAndNothingElse(_ defect: Defect) throws {
    let copy = try TemporaryData()
    let file = "vocabulary/\(defect.file)"
    var lines = try copy.text(file).components(separatedBy: "\n")
    let place = try #require(lines.firstIndex { $0.hasPrefix(defect.line) }, "no such line")
    let isWhole = defect.name == "malformed forms"
    lines[place] =
      isWhole
      ? defect.replacement : defect.replacement + lines[place].dropFirst(defect.line.count)
    if defect.replacement.isEmpty { lines.remove(at: place) }
    try copy.write(lines.joined(separator: "\n"), to: file)

    var expected = "\(file):\(place + 1)"
    if let reported = defect.reported {
      let text = try copy.text("vocabulary/\(reported.file)").components(separatedBy: "\n")
      let line = try #require(text.firstIndex { $0.hasPrefix(reported.line) })
      expected = "vocabulary/\(reported.file):\(line + 1)"
    }
    let found = Self.problems(copy.folder)
    #expect(found.map(\.place) == [expected])
    #expect(found.allSatisfy { "\($0.kind)".hasPrefix(defect.kind) }, "\(found.map(\.kind))")
  }

  @Test func aDrawingThatIsGoneIsMissedWhereverItIsNamed() throws {
    let copy = try TemporaryData()
    try copy.remove("pictograms/wash.svg")
    let concepts = try copy.text("vocabulary/concepts.csv").components(separatedBy: "\n")
    let index = try copy.text("pictograms/index.csv").components(separatedBy: "\n")
    let expected =
      index.indices.filter { index[$0].hasPrefix("wash,") }
      .map { "pictograms/index.csv:\($0 + 1)" }
      + concepts.indices.filter { concepts[$0].contains(",aac:wash,") }
      .map { "vocabulary/concepts.csv:\($0 + 1)" }
    #expect(expected.count >= 2)
    #expect(Self.problems(copy.folder).map(\.place) == expected)
  }

  private static func problems(_ folder: VocabularyFolder) -> [VocabularyProblem] {
    VocabularyCheck(folder) { lexeme, language in
      GrammarCheck(language: language).problems(of: lexeme, messages: .english)
    }
    .problems()
  }
}
