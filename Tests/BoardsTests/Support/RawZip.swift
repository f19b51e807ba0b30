import Foundation

/// A zip file made by hand, so that it can lie.
struct RawZip {
  /// A file and what the lists say of it.
  struct Item {
    var name: [UInt8]
    var content: [UInt8]
    /// The size that the lists claim; nil: the true one.
    var claimedSize: UInt32?
    /// What Unix says of the kind of file, such as `0o120777` for a link.
    var mode: UInt32 = 0o100644
    var flags: UInt16 = 0
    var method: UInt16 = 0
    var checksum: UInt32?

    init(_ name: String, _ content: String = "{}") {
      self.name = Array(name.utf8)
      self.content = Array(content.utf8)
    }
  }

  var items: [Item]

  var data: Data {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for item in items {
      let offset = UInt32(bytes.count)
      let size = item.claimedSize ?? UInt32(item.content.count)
      let packed = item.method == 0 ? size : UInt32(item.content.count)
      let common =
        Self.short(20) + Self.short(item.flags) + Self.short(item.method) + Self.long(0)
        + Self.long(item.checksum ?? Self.checksum(item.content)) + Self.long(packed)
        + Self.long(size) + Self.short(UInt16(item.name.count)) + Self.short(0)
      bytes += Self.long(0x0403_4B50) + common + item.name + item.content
      directory +=
        Self.long(0x0201_4B50) + Self.short(3 << 8 | 20) + common + Self.short(0) + Self.short(0)
        + Self.short(0) + Self.long(item.mode << 16) + Self.long(offset) + item.name
    }
    let count = Self.short(UInt16(truncatingIfNeeded: items.count))
    let end =
      Self.long(0x0605_4B50) + Self.short(0) + Self.short(0) + count + count
      + Self.long(UInt32(directory.count)) + Self.long(UInt32(bytes.count)) + Self.short(0)
    return Data(bytes + directory + end)
  }

  private static func short(_ value: UInt16) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

  private static func long(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
