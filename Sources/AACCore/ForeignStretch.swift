/// Words within a text that are of another language.
public struct ForeignStretch: Hashable, Codable, Sendable {
  /// Which characters of the text; `Character`s counted from 0.
  public var range: Range<Int>
  /// Their language.
  public var variety: LanguageVariety

  /// A stretch.
  public init(range: Range<Int>, variety: LanguageVariety) {
    self.range = range
    self.variety = variety
  }
}
