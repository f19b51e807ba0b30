import Foundation

extension String {
  /// The text without accents and in one letter case, for finding names however they were typed: *Café* → *cafe*.
  public var foldedForSearch: String {
    folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
  }

  /// The text without outer white space and with single spaces inside; a no-break space is white space too.
  public var singleSpaced: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
