import Crypto
import Foundation

/// The SHA-256 digest of bytes (FIPS 180-4), fed piece by piece.
///
///     var hash = SHA256()
///     hash.update("abc".utf8)
///     hash.hexadecimal    // ba7816bf…
public struct SHA256: Sendable {
  private var state = Crypto.SHA256()

  /// A digest of nothing yet.
  public init() {}

  /// The digest of some bytes, in hexadecimal.
  public static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hexadecimal
  }

  /// Adds bytes to what is digested.
  public mutating func update(_ bytes: some Sequence<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ update(UnsafeRawBufferPointer($0)) }) == nil {
      Array(bytes).withUnsafeBytes { update($0) }
    }
  }

  /// Adds bytes to what is digested.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    state.update(bufferPointer: bytes)
  }

  /// The digest of all that was added, as 64 hexadecimal digits.
  public var hexadecimal: String {
    func digit(_ value: UInt8) -> UInt8 {
      value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
    }
    return String(unsafeUninitializedCapacity: 64) { text in
      var place = 0
      for byte in state.finalize() {
        text[place] = digit(byte >> 4)
        text[place + 1] = digit(byte & 15)
        place += 2
      }
      return place
    }
  }

  /// The digest of all that was added, as four numbers.
  public var words: [UInt64] {
    state.finalize().withUnsafeBytes { bytes in
      (0..<4).map {
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self))
      }
    }
  }
}
