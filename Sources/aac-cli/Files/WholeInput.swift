import Foundation

/// Reads a whole file, or standard input, that must not be larger than is sensible.
enum WholeInput {
  /// All bytes; `-` is standard input.
  ///
  /// - Throws: ``InputError/cannotRead(path:)`` for what is no file or cannot be read, and
  ///   ``InputError/tooLarge(path:megabytes:)``.
  static func read(_ path: String, atMost limit: Int) throws -> Data {
    var descriptor = STDIN_FILENO
    if path != "-" {
      descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw InputError.cannotRead(path: path) }
    }
    defer { if path != "-" { close(descriptor) } }
    var status = stat()
    // Anything but a file, such as a device, may never come to an end.
    guard fstat(descriptor, &status) == 0,
      path == "-" || status.st_mode & S_IFMT == S_IFREG
    else { throw InputError.cannotRead(path: path) }
    var data = Data()
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    do {
      while let more = try handle.read(upToCount: 1 << 20), !more.isEmpty {
        data += more
        if data.count > limit { throw InputError.tooLarge(path: path, megabytes: limit >> 20) }
      }
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError.cannotRead(path: path)
    }
    return data
  }
}
