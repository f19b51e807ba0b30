import Foundation
import Testing

/// Every rule says which grammar it is from: a file of the module names one, unless it holds no rule.
struct SourceTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Grammar")

  private static let grammars = [
    "NGLE", "RAE", "Ortografía", "Cintra", "Bechara", "Mateus", "CGEL", "CaGEL", "Quirk",
    "Huddleston",
    "UniMorph", "Acordo Ortográfico", "Diccionario", "Oxford", "Merriam",
  ]

  /// What the rules are made with and written in: values, tables, caches, text, lists of words that a rule elsewhere asks for.
  private static let plumbing: Set<String> = [
    "Clause", "ClauseRealizer", "ClauseRealizer+Preparing", "ConjugationTable", "EnglishUsage",
    "EnglishWords", "FrameSlot", "KindSet", "NamedWords", "VerbFrame+Row", "GrammarTables",
    "LanguageTables", "SmallWord", "Adverbial", "ClausePlanner+Sorting", "Filler", "Inquiry",
    "Lexeme+Planning", "LoosePhrase", "NounPhrase", "PlannedVerb", "PortugueseRowWords",
    "Role", "SpanishStateWords", "SpanishVerbRules", "TopicWords", "DeedRowWords",
    "PortugueseTable",
    "String+PortugueseEnding",
    "Realization", "Realization+Reasons", "Realization+Tiles", "Realizer", "Agreement", "Clitic",
    "FormCache", "GrammarRule", "GrammarRule+Explanation", "RowTable", "String+Bytes",
    "String+Searching", "Substring+Pieces", "TableLines", "WordIndex", "WordMap",
    "WordSet", "WordTable",
    "TileReader+JoinerAlone", "TileReader+Depth", "LinksLeftOutWords", "StraightLinkWords",
    "StraightRowWords", "ThoughtsInTurnWords",
  ]

  private static var files: [URL] {
    let all = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && !$0.path.contains("/Generated/")
    }
  }

  @Test func everyFileWithRulesNamesAGrammar() throws {
    let files = Self.files
    #expect(files.count > 400)
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      let text = try String(contentsOf: file, encoding: .utf8)
      let isNamed = Self.grammars.contains { text.contains($0) }
      if Self.plumbing.contains(name) {
        #expect(!isNamed, "\(name) names a grammar, so it need not be on the list")
      } else {
        #expect(isNamed, "\(name) names no grammar")
      }
    }
  }
}
