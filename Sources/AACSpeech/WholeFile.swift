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
    let draft = try draft(of: bytes)
    try publish(draft)
  }

  /// Writes several files: none takes its name before the disk has every byte of all of them.
  ///
  /// - Throws: `SpeechError.cannotWrite` with the path of the one that could not be written.
  public static func write(_ files: [(file: WholeFile, bytes: [UInt8])]) throws {
    var drafts: [(file: WholeFile, draft: Draft)] = []
    do {
      for (file, bytes) in files { drafts.append((file, try file.draft(of: bytes))) }
    } catch {
      drafts.forEach { $0.draft.file.discard() }
      throw error
    }
    while let (file, draft) = drafts.first {
      drafts.removeFirst()
      do {
        try file.publish(draft)
      } catch {
        drafts.forEach { $0.draft.file.discard() }
        throw error
      }
    }
  }

  /// A draft that is on the disk, and the file whose place it is to take.
  private struct Draft {
    var file: DraftFile
    var target: String
  }

  private func draft(of bytes: some Collection<UInt8>) throws -> Draft {
    try namingPath {
      let target = try target()
      let draft = Draft(file: try DraftFile(beside: target), target: target)
      do {
        try draft.file.write(bytes)
        try draft.file.settle(as: target)
      } catch {
        draft.file.discard()
        throw error
      }
      return draft
    }
  }

  private func publish(_ draft: Draft) throws {
    try namingPath {
      do {
        try draft.file.publish(as: draft.target, syncsFolder: syncsFolder)
      } catch {
        draft.file.discard()
        throw error
      }
    }
  }

  private func namingPath<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let failure as FileFailure {
      throw SpeechError.cannotWrite(path: path, failure.problem)
    }
  }

  /// Makes sure that the file can be written, and leaves everything as it is.
  ///
  /// - Throws: `SpeechError.cannotWrite`.
  public func check() throws {
    try namingPath { try DraftFile(beside: try target()).discard() }
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
