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
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
