import AACCore
import AACDigest
import Foundation

/// Sounds that were made before, each under the digest of everything it depends on.
///
/// An entry is one file: what is known of the sound, then the bytes of the sound file. It is checked against its
/// digest whenever it is used, so that a damaged one is only made again. Several programs may share a folder.
struct RenderCache: Sendable {
  private static let magic = "aac-sound-1"

  /// The folder.
  let folder: String

  /// The sound under a key; nil when it is not there or not whole.
  func sound(for key: String) -> (RenderedSound, [UInt8])? {
    let path = path(of: key)
    guard let bytes = WholeRead.bytes(of: path), let (head, end) = WireMessage.first(in: bytes),
      head.fields.count > 2, head.fields[0] == Self.magic, head.fields[1] == key,
      let sound = RenderedSound(fields: head.fields[2...])
    else { return nil }
    let file = Array(bytes[end...])
    guard SHA256.hexadecimal(of: file) == sound.sha256 else { return nil }
    // What was used last is dropped last.
    utimensat(AT_FDCWD, path, nil, 0)
    return (sound, file)
  }

  /// Keeps a sound; what cannot be kept is only made again.
  ///
  /// - Throws: `FileProblem`; nothing is left behind then.
  func keep(_ sound: RenderedSound, bytes: [UInt8], under key: String) throws(FileProblem) {
    let target = path(of: key)
    mkdir("\(folder)/\(key.prefix(2))", 0o777)
    let draft = "\(target).\(getpid()).part"
    guard let file = fopen(draft, "we") else { throw FileProblem(errno) }
    let head = WireMessage([Self.magic, key] + sound.fields).bytes
    var problem: Int32 = 0
    if fwrite(head, 1, head.count, file) != head.count
      || fwrite(bytes, 1, bytes.count, file) != bytes.count
    {
      problem = errno
    }
    if fclose(file) != 0, problem == 0 { problem = errno }
    if problem == 0, rename(draft, target) != 0 { problem = errno }
    guard problem != 0 else { return }
    unlink(draft)
    throw FileProblem(problem)
  }

  /// Drops what was not used for the longest time, until no more than a number of bytes is left.
  ///
  /// Two walks through the folder, and no list of it: a cache may hold any number of sounds.
  func trim(to limit: Int) {
    var total = 0
    var (oldest, newest) = (Int.max, Int.min)
    forEachEntry { _, size, time in
      total += size
      (oldest, newest) = (min(oldest, time), max(newest, time))
    }
    guard total > limit, newest >= oldest else { return }
    let bins = 4_096
    let width = max(1, (newest - oldest) / bins + 1)
    var sizes = [Int](repeating: 0, count: bins)
    forEachEntry { _, size, time in
      sizes[min(bins - 1, max(0, (time - oldest) / width))] += size
    }
    // Some more than must be, so that not every run has to.
    var excess = total - limit / 10 * 9
    guard
      let last = sizes.firstIndex(where: { size in
        excess -= size; return excess <= 0
      })
    else {
      return
    }
    // Of those that are as old as each other no more go than must.
    var rest = sizes[last] + excess
    forEachEntry { path, size, time in
      let bin = (time - oldest) / width
      guard bin < last || (bin == last && rest > 0) else { return }
      if bin == last { rest -= size }
      unlink(path)
    }
  }

  private func path(of key: String) -> String {
    "\(folder)/\(key.prefix(2))/\(key.dropFirst(2)).sound"
  }

  /// Goes through all entries: path, size, and when it was used last, in milliseconds.
  private func forEachEntry(_ body: (String, Int, Int) -> Void) {
    let digits = Array("0123456789abcdef")
    for first in digits {
      for second in digits {
        let part = "\(folder)/\(first)\(second)"
        guard let directory = opendir(part) else { continue }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
          let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
          }
          var status = stat()
          guard name.hasSuffix(".sound"), stat("\(part)/\(name)", &status) == 0 else { continue }
          let time = status.st_mtim.tv_sec * 1_000 + status.st_mtim.tv_nsec / 1_000_000
          body("\(part)/\(name)", Int(status.st_size), time)
        }
      }
    }
  }
}
