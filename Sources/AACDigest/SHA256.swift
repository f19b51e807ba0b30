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
    let digits = Array("0123456789abcdef".utf8)
    let text = state.finalize().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
