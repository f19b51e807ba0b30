import AACCore
import AACStore
import AACTestSupport
import Foundation

/// Spreadsheets of words: all of one is imported, so that it comes out again, or nothing of it.
struct SheetTarget: FuzzTarget {
  static let name = "sheets"

  private let database: AppDatabase
  private let before: Data

  init() throws {
    database = try AppDatabase.inMemory()
    let data = URL(filePath: "Tests/AACStoreTests/Fixtures/Data")
    try database.importVocabulary(from: VocabularyFolder(data: data, twemoji: nil))
    before = try database.exportSheet()
  }

  private var options: SheetOptions {
    var options = SheetOptions(language: .spanish) { UUID().uuidString }
    options.guess = { word, role, _ in
      SheetOptions.Guess(
        lexeme: Lexeme(lemma: word, wordClass: role == .verb ? .verb : .noun), category: "food")
    }
    return options
  }

  mutating func check(_ data: Data) throws -> Bool {
    let now = Date(timeIntervalSince1970: 0)
    do {
      let (report, record) = try database.importSheet(data, options, now: now)
      let after = try database.exportSheet()
      guard try database.sheetReport(of: after, options).isEmpty else {
        throw BrokenPromise("what was exported changes something when it is imported")
      }
      if record == nil {
        guard report.isEmpty, after == before else {
          throw BrokenPromise("something was changed without a step")
        }
      } else {
        try database.undo()
      }
      guard try database.exportSheet() == before else {
        throw BrokenPromise("undoing an import does not bring back what was there")
      }
      return true
    } catch let error as SheetError {
      for problem in error.problems where problem.text.en.contains(where: \.isNewline) {
        throw BrokenPromise("a problem has several lines: \(problem.text.en)")
      }
      return try refuse(error)
    } catch let error as any UserFacingError {
      return try refuse(error)
    }
  }

  private func refuse(_ error: any UserFacingError) throws -> Bool {
    try checkLine(error)
    guard try database.exportSheet() == before else {
      throw BrokenPromise("a part of a refused file was imported")
    }
    return false
  }
}
