import Foundation

/// Writes files, each whole or not at all.
///
/// The bytes go into a new file beside the wanted one, which takes its name only when every byte is
/// on the disk: until then, and whatever fails, a file that was there before stays as it was.
public struct WholeFile: Sendable {
  private let path: String

  /// A file to be written at a path.
  public init(path: String) { self.path = path }

  /// Writes all of its bytes.
  ///
  /// - Throws: `SpeechError.cannotWrite`.
  public func write(_ bytes: some Collection<UInt8>) throws {
    do {
      let target = try target()
      let draft = try DraftFile(beside: target)
      do {
        try draft.write(bytes)
        try draft.publish(as: target)
      } catch {
        draft.discard()
        throw error
      }
    } catch let failure as FileFailure {
      throw SpeechError.cannotWrite(path: path, failure.problem)
    }
  }

  /// Where the file really is, when the path is a link; checks what stands there now.
  private func target() throws -> String {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // Nothing there is fine; a link to nothing would be replaced, which nobody asked for.
      if errno == ENOENT, lstat(path, &status) != 0 { return path }
      throw FileFailure(errno: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(problem: .notAFile) }
    guard access(path, W_OK) == 0 else { throw FileFailure(errno: errno) }
    guard let resolved = realpath(path, nil) else { throw FileFailure(errno: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
