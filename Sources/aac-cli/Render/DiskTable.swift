import AACCore
import AACDigest
import Foundation

/// A table from digests to numbers that lies in a file, so that it takes no memory however long it grows.
///
/// The file has no name: it is gone with the process, whatever ends that.
final class DiskTable {
  private struct Slot {
    var first: UInt64
    var second: UInt64
    /// One more than the number; 0: empty.
    var value: UInt64
  }

  private static let slotSize = MemoryLayout<Slot>.stride
  private let folder: String
  private var descriptor: Int32
  private var capacity: Int
  private var count = 0

  /// A table in a folder.
  ///
  /// - Throws: `FileProblem` when there is no room or no permission.
  init(in folder: String) throws {
    self.folder = folder
    capacity = 1 << 12
    descriptor = try Self.file(in: folder, capacity: capacity)
  }

  deinit { close(descriptor) }

  /// The number of a text; nil when it has none.
  func value(for text: String) throws -> Int? {
    let slot = try find(Self.digest(text)).slot
    return slot.value == 0 ? nil : Int(slot.value - 1)
  }

  /// Gives a text a number, in place of any it had.
  func set(_ value: Int, for text: String) throws {
    if count * 10 > capacity * 6 { try grow() }
    let digest = Self.digest(text)
    let (place, old) = try find(digest)
    if old.value == 0 { count += 1 }
    try write(Slot(first: digest.0, second: digest.1, value: UInt64(value) + 1), at: place)
  }

  private func find(_ digest: (UInt64, UInt64)) throws -> (place: Int, slot: Slot) {
    var place = Int(digest.0 & UInt64(capacity - 1))
    while true {
      let slot = try read(at: place)
      if slot.value == 0 || (slot.first, slot.second) == digest { return (place, slot) }
      place = (place + 1) & (capacity - 1)
    }
  }

  private func grow() throws {
    let (old, oldCapacity) = (descriptor, capacity)
    defer { close(old) }
    descriptor = try Self.file(in: folder, capacity: 2 * oldCapacity)
    capacity = 2 * oldCapacity
    for place in 0..<oldCapacity {
      let slot = try Self.read(old, at: place)
      guard slot.value != 0 else { continue }
      try write(slot, at: try find((slot.first, slot.second)).place)
    }
  }

  private func read(at place: Int) throws -> Slot { try Self.read(descriptor, at: place) }

  private static func read(_ descriptor: Int32, at place: Int) throws -> Slot {
    var slot = Slot(first: 0, second: 0, value: 0)
    guard pread(descriptor, &slot, slotSize, off_t(place * slotSize)) == slotSize else {
      throw FileProblem(errno)
    }
    return slot
  }

  private func write(_ slot: Slot, at place: Int) throws {
    var slot = slot
    let offset = off_t(place * Self.slotSize)
    guard pwrite(descriptor, &slot, Self.slotSize, offset) == Self.slotSize else {
      throw FileProblem(errno)
    }
  }

  private static func file(in folder: String, capacity: Int) throws -> Int32 {
    let path = "\(folder)/.aac-\(getpid())-table.part"
    let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileProblem(errno) }
    unlink(path)
    guard ftruncate(descriptor, off_t(capacity * slotSize)) == 0 else {
      defer { close(descriptor) }
      throw FileProblem(errno)
    }
    return descriptor
  }

  private static func digest(_ text: String) -> (UInt64, UInt64) {
    var hash = SHA256()
    hash.update(text.utf8)
    let words = hash.words
    return (words[0], words[1])
  }
}
