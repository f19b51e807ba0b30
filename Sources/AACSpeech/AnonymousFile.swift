import CLinux
import Foundation

/// A file that exists only while it is open, for libraries and programs that want a file.
final class AnonymousFile: Sendable {
  /// Open for reading and writing, at the beginning.
  let descriptor: Int32

  /// An empty file, or one with contents; nil when the system has no room.
  init?(_ bytes: [UInt8] = []) {
    let descriptor = memfd_create("aac", aac_memfd_cloexec)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return nil }
      done += count
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit { close(descriptor) }

  /// What is in it, to at most so many bytes.
  func contents(atMost count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = bytes[done...].withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, off_t(done))
      }
      guard read > 0 else { break }
      done += read
    }
    return Array(bytes.prefix(done))
  }

  /// How many bytes are in it.
  var count: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }
}
