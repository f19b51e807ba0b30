/// The bytes of a text file that someone wrote with whatever program they have.
public enum TextBytes {
  /// The text in UTF-8 without a byte order mark; nil when the mark says UTF-16 and the bytes are not.
  ///
  /// Without a mark the bytes are given back as they are: whether they are UTF-8 is for the reader to say.
  public static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    if bytes.count % 2 != 0 { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }
}
