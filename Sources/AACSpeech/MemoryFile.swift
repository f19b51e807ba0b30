import CSndfile

/// A file in memory, written by libsndfile.
final class MemoryFile {
  private(set) var bytes: [UInt8] = []
  private var position = 0

  /// What libsndfile calls; each gets the file as its user data.
  static var calls: SF_VIRTUAL_IO {
    SF_VIRTUAL_IO(
      get_filelen: { MemoryFile.of($0).map { sf_count_t($0.bytes.count) } ?? -1 },
      seek: { MemoryFile.of($2)?.seek(Int($0), whence: $1) ?? -1 },
      read: { MemoryFile.of($2)?.read(into: $0, count: Int($1)) ?? 0 },
      write: { MemoryFile.of($2)?.write($0, count: Int($1)) ?? 0 },
      tell: { MemoryFile.of($0).map { sf_count_t($0.position) } ?? -1 })
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> MemoryFile? {
    data.map { Unmanaged<MemoryFile>.fromOpaque($0).takeUnretainedValue() }
  }

  private func seek(_ offset: Int, whence: Int32) -> sf_count_t {
    let base =
      switch whence {
      case 1: position
      case 2: bytes.count
      default: 0
      }
    guard base + offset >= 0 else { return -1 }
    position = base + offset
    return sf_count_t(position)
  }

  private func read(into target: UnsafeMutableRawPointer?, count: Int) -> sf_count_t {
    let available = max(0, min(count, bytes.count - position))
    guard let target, available > 0 else { return 0 }
    bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: target, count: available)
        .copyBytes(from: $0[position..<(position + available)])
    }
    position += available
    return sf_count_t(available)
  }

  private func write(_ source: UnsafeRawPointer?, count: Int) -> sf_count_t {
    guard let source, count > 0 else { return 0 }
    let new = UnsafeRawBufferPointer(start: source, count: count)
    if position > bytes.count { bytes += [UInt8](repeating: 0, count: position - bytes.count) }
    let replaced = min(count, bytes.count - position)
    bytes.replaceSubrange(position..<(position + replaced), with: new)
    position += count
    return sf_count_t(count)
  }
}
