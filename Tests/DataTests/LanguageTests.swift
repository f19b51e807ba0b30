import AACCore
import Foundation
import Testing

/// The three languages beside each other.
struct LanguageTests {
  @Test func aConceptIsInAllLanguagesUnlessTheFileSaysOtherwise() throws {
    let file = RealData.data.appending(path: "vocabulary/concepts.csv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(rows.count > 600)
    var concepts: [Language: Set<Concept>] = [:]
    for language in Language.allCases {
      concepts[language] = Set(try RealData.vocabulary(language).allWords.map(\.concept))
    }
    for row in rows {
      let cells = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let declared = cells[5].isEmpty ? "es en pt" : cells[5]
      for language in Language.allCases {
        let isDeclared = declared.contains(language.code)
        let isThere = concepts[language]?.contains(Concept(rawValue: cells[0])) == true
        #expect(isThere == isDeclared, "\(cells[0]) in \(language.code)")
      }
    }
  }

  @Test func fewConceptsAreForSomeLanguagesOnly() throws {
    let all = try Language.allCases.map {
      Set(try RealData.vocabulary($0).allWords.map(\.concept))
    }
    let union = all.reduce(Set()) { $0.union($1) }
    let common = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
    #expect(Double(common.count) / Double(union.count) > 0.93)
  }

  /// What a word means does not change with the language.
  @Test func aConceptIsOfOneKindAndCategoryInAllLanguages() throws {
    var kinds: [Concept: Set<String>] = [:]
    for language in Language.allCases {
      for word in try RealData.vocabulary(language).allWords {
        kinds[word.concept, default: []].insert("\(word.lexeme.kind) \(word.category)")
      }
    }
    #expect(kinds.filter { $0.value.count > 1 }.map(\.key.rawValue) == [])
  }
}
