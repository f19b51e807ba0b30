import Foundation
import Synchronization

/// A new file in the folder of the one that it is to become.
struct DraftFile {
  /// Open for reading and writing.
  let descriptor: Int32
  private let path: String

  private static let serial = Atomic(0)

  /// Creates the file under a name that nothing else has.
  init(beside target: String) throws {
    let folder = Self.folder(of: target)
    var path: String
    var descriptor: Int32
    repeat {
      let number = Self.serial.add(1, ordering: .relaxed).newValue
      path = "\(folder)/.aac-\(getpid())-\(number).part"
      descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    } while descriptor < 0 && errno == EEXIST
    guard descriptor >= 0 else {
      let code = errno
      var status = stat()
      // The system says the same when the folder is there and takes no files, as /proc does.
      if code == ENOENT, stat(folder, &status) == 0 { throw FileFailure(problem: .noPlaceForFiles) }
      throw FileFailure(errno: code)
    }
    self.descriptor = descriptor
    self.path = path
  }

  /// Adds bytes.
  func write(_ bytes: some Collection<UInt8>) throws {
    if try bytes.withContiguousStorageIfAvailable({ try write(UnsafeRawBufferPointer($0)) }) == nil
    {
      try Array(bytes).withUnsafeBytes { try write($0) }
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 {
        guard errno == EINTR else { throw FileFailure(errno: errno) }
      } else {
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Makes sure that the disk has the contents, and takes over the mode of the target.
  func settle(as target: String) throws {
    var status = stat()
    if lstat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      // What nobody could read would not be found by the next run either.
      let isUsable = status.st_mode & 0o600 == 0o600
      guard !isUsable || fchmod(descriptor, status.st_mode & 0o777) == 0 else {
        throw FileFailure(errno: errno)
      }
    }
    guard fsync(descriptor) == 0 else { throw FileFailure(errno: errno) }
  }

  /// Takes the place of the target; the disk has the contents already.
  func publish(as target: String, syncsFolder: Bool) throws {
    guard rename(path, target) == 0 else { throw FileFailure(errno: errno) }
    close(descriptor)
    guard syncsFolder else { return }
    // The new name is in the folder's own data; a file system that cannot sync a folder does not need it.
    let folder = open(Self.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  /// Removes the file.
  func discard() {
    close(descriptor)
    unlink(path)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
