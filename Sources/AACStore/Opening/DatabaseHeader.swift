import Foundation

/// The first hundred bytes of an SQLite file, read without SQLite.
///
/// SQLite makes side files beside any WAL database it opens; looking here first leaves a file
/// that is not ours exactly as it was. The layout is SQLite's documented file format.
struct DatabaseHeader {
  /// Marks a file as ours: the letters AACs.
  static let applicationID: UInt32 = 0x4141_4373

  let applicationID: UInt32
  let version: Int
  let isWAL: Bool
  /// Pages that the file should hold; nil when the header does not say it reliably.
  let pageCount: Int?
  let pageSize: Int

  /// Reads the fields; nil when the bytes are not the beginning of an SQLite file.
  init?(bytes: [UInt8]) {
    guard bytes.count >= 100, bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
      return nil
    }
    func number(at offset: Int, bytes count: Int = 4) -> UInt32 {
      bytes[offset..<offset + count].reduce(0) { $0 << 8 | UInt32($1) }
    }
    applicationID = number(at: 68)
    version = Int(number(at: 60))
    isWAL = bytes[18] == 2 && bytes[19] == 2
    let size = Int(number(at: 16, bytes: 2))
    pageSize = size == 1 ? 65_536 : size
    pageCount = number(at: 24) == number(at: 92) ? Int(number(at: 28)) : nil
  }
}
