import AACCore
import Foundation
import GRDB

extension AppDatabase {
  /// Takes over the words, links and pictures of a folder, all of them or nothing.
  ///
  /// Words and links that came from a folder before are replaced; those that someone added or
  /// changed in the program stay.
  ///
  /// - Throws: ``StoreError/badVocabulary(first:count:)`` when the files have blocking problems.
  public func importVocabulary(from folder: VocabularyFolder) throws {
    let source = VocabularySource(folder)
    let links = VocabularyLinks(source)
    let problems = (source.problems + links.problems).filter(\.isBlocking)
    if let first = problems.first {
      throw StoreError.badVocabulary(first: first, count: problems.count)
    }
    let pictograms = PictogramFolder(folder).pictograms(of: source)
    let checksum = try folder.checksum()
    let stamp = folder.stamp()
    // An import is whole or not there; a disk too full for a copy need not keep new words from anyone.
    if try meta("data.checksum") != nil {
      _ = try? backups?.keep(self, because: .import, now: Date())
    }
    try write { db in
      try VocabularyImport(db).run(source, links, pictograms)
      try Self.setMeta("data.checksum", to: checksum, db)
      try Self.setMeta("data.stamp", to: stamp, db)
    }
  }

  /// Imports the folder again when it has changed, and packs Twemoji's drawings when they were
  /// missing and are there now; answers whether there was anything to do.
  ///
  /// Costs a few file look-ups when there was not, so that it can be called at every start.
  @discardableResult
  public func refreshVocabulary(from folder: VocabularyFolder) throws -> Bool {
    let stamp = folder.stamp()
    guard !isReadOnly, try meta("data.stamp") != stamp else { return false }
    guard try meta("data.checksum") == folder.checksum() else {
      try importVocabulary(from: folder)
      return true
    }
    let missing = try missingTwemoji()
    let drawings = PictogramFolder(folder)
    try write { db in
      for id in missing {
        guard let svg = drawings.svg(of: id) else { continue }
        try db.execute(
          sql: "UPDATE pictogram SET svg = ? WHERE id = ?", arguments: [svg, id.rawValue])
      }
      try Self.setMeta("data.stamp", to: stamp, db)
    }
    return true
  }

  /// The version of `Data/` that the words come from; nil before the first import.
  public func vocabularyChecksum() throws -> String? {
    try meta("data.checksum")
  }

  private func missingTwemoji() throws -> [Pictogram.ID] {
    try read { db in
      let sql = "SELECT id FROM pictogram WHERE svg IS NULL AND id LIKE 'twemoji:%'"
      return try String.fetchAll(db, sql: sql).map(Pictogram.ID.init(rawValue:))
    }
  }

  private func meta(_ name: String) throws -> String? {
    try read { db in
      try String.fetchOne(db, sql: "SELECT value FROM meta WHERE name = ?", arguments: [name])
    }
  }

  private static func setMeta(_ name: String, to value: String, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO meta (name, value) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value
        """, arguments: [name, value])
  }
}
