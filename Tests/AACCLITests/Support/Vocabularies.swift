import AACStore
import Foundation

/// The words of the repository in a database, made once and copied for every test.
enum Vocabularies {
  /// The `Data` folder of the repository.
  static let data = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Data")

  private static let template: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    let database = try AppDatabase.open(at: URL(filePath: folder.file("template.sqlite"))) {
      try $0.importVocabulary(from: VocabularyFolder(data: data, twemoji: nil))
    }
    try database.close()
    return folder
  }

  /// Puts a database with the words into a folder.
  static func copyDatabase(to folder: TemporaryFolder) throws -> String {
    let path = folder.file("aac.sqlite")
    try FileManager.default.copyItem(
      atPath: try template.get().file("template.sqlite"), toPath: path)
    return path
  }
}
