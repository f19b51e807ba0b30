import AACStore
import Foundation

/// Files that the tests come with.
enum Fixture {
  static func url(_ path: String) -> URL {
    Bundle.module.bundleURL.appending(path: "Fixtures").appending(path: path)
  }

  /// The small vocabulary, with or without the other set's drawings.
  static func folder(hasTwemoji: Bool = true) -> VocabularyFolder {
    VocabularyFolder(data: url("Data"), twemoji: hasTwemoji ? url("twemoji") : nil)
  }

  /// A database in memory with the small vocabulary.
  static func database() throws -> AppDatabase {
    let database = try AppDatabase.inMemory()
    try database.importVocabulary(from: folder())
    return database
  }
}
