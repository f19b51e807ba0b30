public import Foundation

extension BoardPackage {
  /// Reads a board or a package of boards, all of it or nothing.
  ///
  /// The name is only used in messages; whether it is a package shows in its first bytes.
  ///
  /// - Throws: ``BoardError``, and what `unpack` throws.
  public static func read(
    _ data: Data, named name: String, limits: BoardLimits = BoardLimits(),
    unpack: (Data) throws -> [BoardFile]
  ) throws -> (package: BoardPackage, report: BoardReport) {
    if isArchive(data) { return try readNew(try unpack(data), form: .obz, limits: limits) }
    let path = (name as NSString).lastPathComponent
    let start = data.prefix(64).first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      throw BoardError.notUTF8(file: path, line: 1)
    }
    guard start == UInt8(ascii: "{") else { throw BoardError.notBoards(file: path) }
    return try readNew([BoardFile(path: path, data: data)], form: .obf, limits: limits)
  }

  /// Reads files that were not kept yet: those of a version that is not known are refused.
  ///
  /// What was kept by an earlier program is still read.
  ///
  /// - Throws: ``BoardError``.
  static func readNew(
    _ files: [BoardFile], form: Form, limits: BoardLimits
  ) throws(BoardError) -> (package: BoardPackage, report: BoardReport) {
    let read = try read(files, form: form, limits: limits)
    for board in read.package.boards { try checkVersion(of: board.json, in: board.path) }
    // One that is broken has been refused before.
    if let manifest = read.package.file(PackageReader.manifestPath),
      let object = (try? JSONValue(manifest.data, limits: limits))?.object
    {
      try checkVersion(of: object, in: manifest.path)
    }
    return read
  }

  private static func checkVersion(
    of object: JSONObject, in path: String
  ) throws(BoardError) {
    guard let name = object["format"]?.string else { return }
    switch BoardFields.Version(name) {
    case .known, .older: return
    case .newer, .none: throw .otherFormat(file: path, name: name)
    }
  }

  /// Whether bytes begin as a zip file does.
  public static func isArchive(_ data: Data) -> Bool {
    data.starts(with: [0x50, 0x4B, 3, 4]) || data.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Reads the files of a package that were kept.
  ///
  /// - Throws: ``BoardError``.
  public static func read(
    _ files: [BoardFile], form: Form, limits: BoardLimits = BoardLimits()
  ) throws(BoardError) -> (package: BoardPackage, report: BoardReport) {
    var reader = PackageReader(files: files, limits: limits)
    let package = try reader.package(form: form)
    return (package, BoardReport(package, notes: reader.notes, listed: reader.listed))
  }
}
