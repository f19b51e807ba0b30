import Foundation

/// The records of a file or of standard input, as they come and no faster than they are wanted.
struct RenderInput {
  /// Readable when more can come.
  let descriptor: Int32
  private var splitter = RecordSplitter()
  private var hasEnded = false
  private let path: String
  /// Bytes of the file; 0 for what is not one, whose size nobody knows.
  let size: Int

  /// Opens a file; `-` is standard input.
  ///
  /// - Throws: ``InputError/cannotRead(path:)``.
  init(path: String) throws(InputError) {
    self.path = path
    guard path != "-" else {
      descriptor = STDIN_FILENO
      size = 0
      return
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      throw .cannotRead(path: path)
    }
    let opened = open(path, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw .cannotRead(path: path) }
    descriptor = opened
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
  }

  /// Whether all records have been taken.
  private(set) var isExhausted = false

  /// The next record that is there without waiting; `isQuoting` says whether it may hold line ends in quotes.
  mutating func next(isQuoting: Bool) -> RecordSplitter.Record? {
    splitter.isQuoting = isQuoting
    while !isExhausted {
      if let record = splitter.next() { return record }
      if hasEnded {
        let record = splitter.last()
        isExhausted = record == nil
        return record
      }
      guard readMore() else { return nil }
    }
    return nil
  }

  /// Reads what is there; false when nothing is yet.
  private mutating func readMore() -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard Foundation.poll(&poll, 1, 0) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return false }
    if count <= 0 { hasEnded = true } else { splitter.append(buffer[..<count]) }
    return true
  }

  /// Lines with something in them; nil for what can be read only once.
  func countLines() -> Int? {
    guard path != "-", let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var (count, isInLine) = (0, false)
    while case let read = fread(&buffer, 1, buffer.count, file), read > 0 {
      for byte in buffer[..<read] {
        if byte == UInt8(ascii: "\n") {
          isInLine = false
        } else if !isInLine, byte > 32 {
          isInLine = true
          count += 1
        }
      }
    }
    return count
  }
}
