/// A word of a spoken text, and when it is heard.
public struct SpokenWord: Hashable, Sendable {
  /// Which characters of the text it is, without the marks around it; `Character`s counted from 0.
  public let range: Range<Int>
  /// Seconds from the beginning of the sound to that of the word.
  public let start: Double
  /// Seconds from the beginning of the sound to the next word, or to the end.
  public let end: Double

  /// A spoken word.
  public init(range: Range<Int>, start: Double, end: Double) {
    self.range = range
    self.start = start
    self.end = end
  }
}
