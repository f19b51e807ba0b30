import Foundation

/// The lines of a file or of standard input, read as they come.
struct LineInput: Sequence, IteratorProtocol {
  private let file: UnsafeMutablePointer<FILE>
  private var isFirst = true

  /// Opens a file; `-` is standard input.
  ///
  /// - Throws: ``InputError/cannotRead(path:)``.
  init(path: String) throws(InputError) {
    if path == "-" {
      guard let input = fdopen(dup(STDIN_FILENO), "r") else { throw .cannotRead(path: path) }
      file = input
      return
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
      let opened = fopen(path, "r")
    else { throw .cannotRead(path: path) }
    file = opened
  }

  /// The next line without its end; the file closes behind the last one.
  mutating func next() -> String? {
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    let length = getline(&buffer, &capacity, file)
    guard length > 0, let buffer else {
      fclose(file)
      return nil
    }
    let bytes = UnsafeRawBufferPointer(start: buffer, count: length)
    // Many editors begin a file with a byte order mark, which is no part of its first line.
    let mark = isFirst && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    isFirst = false
    let line = String(decoding: bytes.dropFirst(mark), as: UTF8.self)
    return line.hasSuffix("\n") ? String(line.dropLast()) : line
  }
}
