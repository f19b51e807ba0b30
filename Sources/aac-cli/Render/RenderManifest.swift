import AACSpeech
import Foundation

/// The list of the files of a run, and what earlier runs left of theirs.
///
/// Lines go into `manifest.jsonl.part` as files become ready, and the whole takes its place as `manifest.jsonl` at the end.
/// A run that is broken off leaves the part, and the next one finds in it what need not be made again.
final class RenderManifest {
  private enum Source: Int, CaseIterable {
    case journal, finished, interrupted
  }

  private let folder: String
  private let table: DiskTable
  private var files: [Int32] = [-1, -1, -1]
  private var end = 0

  private var finalPath: String { "\(folder)/manifest.jsonl" }
  private var journalPath: String { finalPath + ".part" }
  private var interruptedPath: String { finalPath + ".old" }

  /// The manifest of a folder, which no other run may write into meanwhile.
  ///
  /// - Throws: `FileProblem`, or ``RenderError/folderInUse(_:)``.
  init(folder: String) throws {
    self.folder = folder
    table = try DiskTable(in: folder)
    files[Source.journal.rawValue] = try Self.open(journalPath, O_RDWR | O_CREAT)
    guard flock(files[Source.journal.rawValue], LOCK_EX | LOCK_NB) == 0 else {
      throw RenderError.folderInUse(folder)
    }
    try keepInterrupted()
    for (source, path) in [(Source.finished, finalPath), (.interrupted, interruptedPath)] {
      guard let descriptor = try? Self.open(path, O_RDONLY) else { continue }
      files[source.rawValue] = descriptor
      try index(source)
    }
  }

  deinit {
    for descriptor in files where descriptor >= 0 { close(descriptor) }
  }

  /// The file that was made for a key, and what is known of its sound.
  func known(_ key: String) throws -> (file: String, sound: RenderedSound)? {
    guard let place = try table.value(for: "key " + key) else { return nil }
    guard let line = Self.line(in: files[place & 3], at: place >> 2),
      let entry = try? JSONDecoder().decode(ManifestLine.Entry.self, from: Data(line)),
      let sound = entry.sound
    else { return nil }
    return (entry.file, sound)
  }

  /// Takes a name for a file, or that name with the first free number behind it.
  func free(_ path: String, ending: String) throws -> String {
    var candidate = path
    var number = 1
    while try table.value(for: "name " + candidate.foldedAsFileName) != nil {
      number += 1
      candidate = "\(path)-\(number)"
    }
    try table.set(0, for: "name " + candidate.foldedAsFileName)
    return "\(candidate).\(ending)"
  }

  /// Adds a line; with a key, later lines find the file by it.
  func append(_ line: ManifestLine, key: String?) throws {
    let bytes = Array(line.json.utf8) + [UInt8(ascii: "\n")]
    try Self.write(bytes, to: files[Source.journal.rawValue])
    if let key { try table.set(end << 2 | Source.journal.rawValue, for: "key " + key) }
    end += bytes.count
  }

  /// Puts the manifest in its place, on the disk with everything that it names.
  func publish() throws {
    let journal = files[Source.journal.rawValue]
    guard fsync(journal) == 0, rename(journalPath, finalPath) == 0 else {
      throw FileProblem(errno)
    }
    unlink(interruptedPath)
    let directory = try Self.open(folder, O_RDONLY | O_DIRECTORY)
    fsync(directory)
    close(directory)
  }

  /// Whether nothing was written; then nothing is left behind.
  func discardIfEmpty() {
    if end == 0 { unlink(journalPath) }
  }

  /// Moves the lines of a run that was broken off behind those of earlier ones.
  private func keepInterrupted() throws {
    let journal = files[Source.journal.rawValue]
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var count = read(journal, &buffer, buffer.count)
    guard count > 0 else { return }
    let kept = try Self.open(interruptedPath, O_WRONLY | O_CREAT | O_APPEND)
    defer { close(kept) }
    while count > 0 {
      try Self.write(Array(buffer.prefix(count)), to: kept)
      count = read(journal, &buffer, buffer.count)
    }
    // The last line may have been cut off; what follows it must not become part of it.
    try Self.write([UInt8(ascii: "\n")], to: kept)
    guard fsync(kept) == 0, ftruncate(journal, 0) == 0, lseek(journal, 0, SEEK_SET) == 0 else {
      throw FileProblem(errno)
    }
  }

  /// Notes the place of every line that has a key.
  private func index(_ source: Source) throws {
    var bytes: [UInt8] = []
    var offset = 0
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(files[source.rawValue], &buffer, buffer.count)
      guard count > 0 else { return }
      bytes += buffer.prefix(count)
      var start = 0
      while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        if let key = ManifestLine.key(in: Array(bytes[start..<end])) {
          try table.set((offset + start) << 2 | source.rawValue, for: "key " + key)
        }
        start = end + 1
      }
      bytes.removeFirst(start)
      offset += start
    }
  }

  private static func line(in descriptor: Int32, at offset: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 8_192)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(offset + bytes.count))
      guard count > 0 else { return nil }
      if let end = buffer[..<count].firstIndex(of: UInt8(ascii: "\n")) {
        return bytes + buffer[..<end]
      }
      bytes += buffer[..<count]
    }
  }

  private static func open(_ path: String, _ flags: Int32) throws -> Int32 {
    let descriptor = Foundation.open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem(errno) }
    return descriptor
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 {
        guard errno == EINTR else { throw FileProblem(errno) }
      } else {
        offset += count
      }
    }
  }
}
