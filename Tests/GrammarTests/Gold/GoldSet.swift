import AACCore
import AACStore
import Foundation
import SentenceBuilder

/// One of the frozen sets of evaluation sentences of a language, with the failures that are known.
struct GoldSet {
  /// The sets in the order of their writing: the endings of their files' names.
  static let endings = [
    "", "-2", "-3", "-4", "-5", "-6", "-7", "-8", "-9", "-10", "-11", "-12", "-13", "-14", "-15",
    "-16", "-17", "-18", "-19", "-20", "-21", "-22", "-23", "-24", "-25", "-26",
    "-27", "-28", "-29", "-30", "-31", "-32", "-33", "-34", "-35", "-36", "-37",
    "-38", "-39", "-40", "-41", "-42", "-43", "-44", "-45", "-46", "-47", "-48",
    "-49", "-50", "-51",
  ]

  let language: Language
  let cases: [GoldCase]
  /// Inputs of the cases known to fail.
  let knownFailures: [String]

  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init(_ language: Language, ending: String = "") throws {
    self.language = language
    let folder = Self.package.appending(path: "Tests/GrammarTests/Fixtures/gold")
    cases = try Self.lines(folder.appending(path: "\(language.code)\(ending).jsonl"))
      .map { try GoldCase(line: $0) }
    knownFailures = try Self.lines(
      folder.appending(path: "known-failures-\(language.code)\(ending).txt"))
  }

  /// Makes sentences with the starter vocabulary, as the command line does.
  func composer() throws -> SentenceComposer {
    let database = try AppDatabase.inMemory()
    try database.importVocabulary(
      from: VocabularyFolder(data: Self.package.appending(path: "Data"), twemoji: nil))
    return SentenceComposer(
      words: VocabularyWords([try database.vocabulary(in: language)]),
      variety: language.defaultVariety, speaker: .masculine)
  }

  private static func lines(_ file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
