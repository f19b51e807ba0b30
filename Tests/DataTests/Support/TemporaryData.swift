import AACStore
import Foundation

/// A copy of `Data/` that a test may spoil, gone when the test is over.
final class TemporaryData: Sendable {
  let folder: VocabularyFolder
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "aac-data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let data = url.appending(path: "Data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    for part in ["vocabulary", "pictograms"] {
      try FileManager.default.copyItem(
        at: RealData.data.appending(path: part), to: data.appending(path: part))
    }
    folder = VocabularyFolder(data: data, twemoji: RealData.twemoji)
  }

  deinit { try? FileManager.default.removeItem(at: url) }  // a leftover in /tmp harms nobody

  func text(_ file: String) throws -> String {
    try String(contentsOf: folder.data.appending(path: file), encoding: .utf8)
  }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: folder.data.appending(path: file))
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(at: folder.data.appending(path: file))
  }
}
