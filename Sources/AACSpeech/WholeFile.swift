import Foundation

/// Writes files, each whole or not at all.
///
/// The bytes go into a new file beside the wanted one, which takes its name only when every byte is
/// on the disk: until then, and whatever fails, a file that was there before stays as it was.
public struct WholeFile: Sendable {
  private let path: String
  private let followsLinks: Bool
  private let syncsFolder: Bool
  private let replacesOwn: Bool

  /// A file to be written at a path.
  ///
  /// - Parameters:
  ///   - path: Where.
  ///   - followsLinks: Whether a link stays and the file that it leads to is written.
  ///   - syncsFolder: Whether the new name, too, is on the disk when it is done; who writes many files can see to
  ///     that once for all.
  ///   - replacesOwn: Whether a file of the user's own that may not be written is replaced as well.
  public init(
    path: String, followsLinks: Bool = true, syncsFolder: Bool = true, replacesOwn: Bool = false
  ) {
    self.path = path
    self.followsLinks = followsLinks
    self.syncsFolder = syncsFolder
    self.replacesOwn = replacesOwn
  }

  /// Writes all of its bytes.
  ///
  /// - Throws: `SpeechError.cannotWrite`.
  public func write(_ bytes: some Collection<UInt8>) throws {
    do {
      let target = try target()
      let draft = try DraftFile(beside: target)
      do {
        try draft.write(bytes)
        try draft.publish(as: target, syncsFolder: syncsFolder)
      } catch {
        draft.discard()
        throw error
      }
    } catch let failure as FileFailure {
      throw SpeechError.cannotWrite(path: path, failure.problem)
    }
  }

  /// Makes sure that the file can be written, and leaves everything as it is.
  ///
  /// - Throws: `SpeechError.cannotWrite`.
  public func check() throws {
    do {
      try DraftFile(beside: try target()).discard()
    } catch let failure as FileFailure {
      throw SpeechError.cannotWrite(path: path, failure.problem)
    }
  }

  /// Where the file really is, when the path is a link; checks what stands there now.
  private func target() throws -> String {
    var status = stat()
    if !followsLinks, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { return path }
    guard stat(path, &status) == 0 else {
      // Nothing there is fine; a link to nothing would be replaced, which nobody asked for.
      if errno == ENOENT, lstat(path, &status) != 0 { return path }
      throw FileFailure(errno: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(problem: .notAFile) }
    let isOwn = replacesOwn && status.st_uid == geteuid()
    guard isOwn || access(path, W_OK) == 0 else { throw FileFailure(errno: errno) }
    guard let resolved = realpath(path, nil) else { throw FileFailure(errno: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
