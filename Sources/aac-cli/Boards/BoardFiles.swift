import AACSpeech
import Foundation

/// Files of boards on disk.
enum BoardFiles {
  /// How large a file is read.
  static let limit = 256 << 20

  /// The bytes of a file.
  ///
  /// - Throws: ``InputError/cannotRead(path:)`` for what is no file or cannot be read, and
  ///   ``BoardFileError/tooLarge(path:megabytes:)``.
  static func read(_ path: String) throws -> Data {
    var status = stat()
    // Anything but a file, such as a device, may never come to an end.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw InputError.cannotRead(path: path)
    }
    guard status.st_size <= limit else {
      throw BoardFileError.tooLarge(path: path, megabytes: limit >> 20)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError.cannotRead(path: path)
    }
    return data
  }

  /// Writes a file whole or not at all; one that is there is only replaced when that is allowed.
  ///
  /// - Throws: ``BoardFileError/exists(path:)``, and `SpeechError.cannotWrite` saying why in the user's language.
  static func write(_ data: Data, to path: String, replacing: Bool) throws {
    if !replacing, FileManager.default.fileExists(atPath: path) {
      throw BoardFileError.exists(path: path)
    }
    try WholeFile(path: path).write(data)
  }
}
