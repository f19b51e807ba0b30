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
  /// - Throws: ``BoardFileError``.
  static func write(_ data: Data, to path: String, replacing: Bool) throws {
    let url = URL(filePath: path)
    if !replacing, FileManager.default.fileExists(atPath: path) {
      throw BoardFileError.exists(path: path)
    }
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      let code = underlying?.domain == NSPOSIXErrorDomain ? underlying?.code : nil
      let reason = code.map { String(cString: strerror(Int32($0))) } ?? error.localizedDescription
      throw BoardFileError.cannotWrite(path: path, reason: reason)
    }
  }
}
