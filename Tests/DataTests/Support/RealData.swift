import AACCore
import AACStore
import Foundation

/// The files that ship, and the database that they make.
enum RealData {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let data = package.appending(path: "Data")

  /// Twemoji's drawings where the set-up has fetched them; tests that need them look for nothing
  /// else.
  static let twemoji: URL? = {
    let url = package.appending(path: ".build/twemoji/svg")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }()

  static let folder = VocabularyFolder(data: data, twemoji: twemoji)

  private static let imported = Result {
    let database = try AppDatabase.inMemory()
    try database.importVocabulary(from: folder)
    let vocabularies = try Language.allCases.map { ($0, try database.vocabulary(in: $0)) }
    return (database, Dictionary(uniqueKeysWithValues: vocabularies))
  }

  static func database() throws -> AppDatabase { try imported.get().0 }

  static func vocabulary(_ language: Language) throws -> Vocabulary {
    try imported.get().1[language]
      ?? Vocabulary(
        language: language, categories: [], subjects: [], verbs: [], complements: [],
        links: Vocabulary.Links())
  }
}
