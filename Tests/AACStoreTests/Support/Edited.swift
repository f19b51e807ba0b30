import AACStore
import Foundation

/// Copies of the fixture's files with changes.
enum Edited {
  /// A copy in which every CSV file's text went through `change`.
  static func copy(
    of folder: VocabularyFolder, in temporary: TemporaryFolder, _ change: (String) -> String
  ) throws -> VocabularyFolder {
    let data = try temporary.copy(folder.data, as: "Data")
    let files = FileManager.default.enumerator(atPath: data.path)?.compactMap { $0 as? String }
    for file in files ?? [] where file.hasSuffix(".csv") {
      let url = data.appending(path: file)
      let text = try String(contentsOf: url, encoding: .utf8)
      try Data(change(text).utf8).write(to: url)
    }
    return VocabularyFolder(data: data, twemoji: folder.twemoji)
  }

  /// A copy in which one text in one file is replaced; the text must be there.
  static func copy(
    in temporary: TemporaryFolder, file: String, replacing old: String, with new: String
  ) throws -> VocabularyFolder {
    let data = try temporary.copy(Fixture.url("Data"), as: "Data")
    let url = data.appending(path: file)
    let text = try String(contentsOf: url, encoding: .utf8)
    precondition(text.contains(old), "the fixture has no '\(old)' in \(file)")
    try Data(text.replacing(old, with: new).utf8).write(to: url)
    return VocabularyFolder(data: data, twemoji: Fixture.url("twemoji"))
  }
}

extension Edited {
  /// The same folder, with another text in one file.
  static func text(
    _ folder: VocabularyFolder, _ file: String, _ change: (String) -> String
  ) throws -> VocabularyFolder {
    let url = folder.data.appending(path: file)
    let text = try String(contentsOf: url, encoding: .utf8)
    try Data(change(text).utf8).write(to: url)
    return folder
  }
}
