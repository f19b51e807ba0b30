import Foundation

extension String {
  /// The text without accents and in one letter case, for finding names however they were typed: *Café* → *cafe*.
  public var foldedForSearch: String {
    let isPlain = utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    return isPlain
      ? self : folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
  }

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
