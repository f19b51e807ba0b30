import AACCore
import Foundation

extension String {
  /// Whether it is several words.
  var hasSpace: Bool {
    withBytes { $0.hasByte(UInt8(ascii: " ")) }
  }

  /// Whether the text ends so, byte by byte.
  ///
  /// The standard library compares whole characters from behind, which takes many times as long. The words of the tables and the endings
  /// that are asked for have one spelling, so that bytes tell the same.
  func hasSuffix(_ ending: String) -> Bool {
    let start = utf8.count - ending.utf8.count
    guard start >= 0 else { return false }
    return withBytes { bytes in
      ending.withBytes { ending in
        for index in ending.indices where bytes[start + index] != ending[index] { return false }
        return true
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte is among them; the C library looks at many at once.
  @inline(__always)
  func hasByte(_ byte: UInt8) -> Bool {
    guard let baseAddress else { return false }
    return memchr(baseAddress, Int32(byte), count) != nil
  }
}
