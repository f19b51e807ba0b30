import Foundation

/// Reads files that fit into memory.
enum WholeRead {
  /// All bytes of a regular file; nil when it cannot be read.
  static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = 0
      while count < size {
        let read = Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if read < 0, errno == EINTR { continue }
        guard read > 0 else {
          isWhole = false
          return
        }
        count += read
      }
    }
    return isWhole ? bytes : nil
  }
}
