import Synchronization

/// Keeps the last files that were looked at but not taken over yet, until they are, or others come.
///
/// In memory only: a page that is confirmed after the program was started again asks for the file once more.
final class UploadShelf: Sendable {
  /// Files that are kept at the same time.
  private static let count = 4

  private let files = Mutex<[(id: String, visitor: String, file: FormFile)]>([])

  /// Keeps a file for a browser.
  func keep(_ file: FormFile, as id: String, for visitor: Visitor) {
    files.withLock { files in
      files.append((id, visitor.id, file))
      files.removeFirst(max(0, files.count - Self.count))
    }
  }

  /// The file that a browser brought; nil when it is not kept any more.
  func file(_ id: String?, for visitor: Visitor) -> FormFile? {
    files.withLock { $0.first { $0.id == id && $0.visitor == visitor.id }?.file }
  }

  /// Forgets a file.
  func remove(_ id: String) {
    files.withLock { files in files.removeAll { $0.id == id } }
  }
}
