import Foundation

extension String {
  /// The text without accents and in one letter case, for finding names however they were typed: *Café* → *cafe*.
  public var foldedForSearch: String {
    let isPlain = utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    return isPlain
      ? self
      : foldedLatin ?? folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
  }

  /// The same for a text of ASCII, the letters of Latin-1 that have an accent, and the marks ¡ and ¿; nil for any other.
  private var foldedLatin: String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var lead: UInt8 = 0
    for byte in utf8 {
      switch (lead, byte) {
      case (0, ..<0x80): bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      case (0, 0xC2...0xC3):
        lead = byte
        continue
      case (0xC2, 0xA1), (0xC2, 0xBF):  // ¡ and ¿
        bytes += [lead, byte]
      case (0xC3, _):  // U+00C0 to U+00FF
        let letter = Self.latin[Int(byte & 0x3F)]
        guard letter != UInt8(ascii: ".") else { return nil }
        bytes.append(letter)
      default: return nil
      }
      lead = 0
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The letters below the accents of U+00C0 to U+00FF; a point where there is none.
  private static let latin = Array(
    "aaaaaa.ceeeeiiii.nooooo..uuuuy..aaaaaa.ceeeeiiii.nooooo..uuuuy.y".utf8)

  /// The text without outer white space and with single spaces inside; a no-break space is white space too.
  public var singleSpaced: String {
    isPlainAndSingleSpaced ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether it surely is so already: ASCII with single spaces inside, as nearly every name is.
  private var isPlainAndSingleSpaced: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      if byte < 0x20 || byte >= 0x7F || (byte == 0x20 && last == 0x20) { return false }
      last = byte
    }
    return last != 0x20
  }
}
