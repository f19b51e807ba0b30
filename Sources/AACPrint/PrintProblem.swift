public import AACCore

/// Something of a page that could not be drawn; the rest of the page was.
public struct PrintProblem: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Sendable {
    /// The picture is no picture that can be read.
    case brokenPicture
    /// The picture has too many bytes or dots.
    case largePicture
    /// No font has a sign of the text.
    case noGlyph
    /// The text had to be cut, since nobody could read all of it in its place.
    case cutText
  }

  /// What is wrong.
  public var kind: Kind
  /// Number of the page, from 1.
  public var page: Int
  /// The word of the tile, or the text.
  public var place: String

  /// What it is, for people.
  public var text: Text {
    switch kind {
    case .brokenPicture: .printBrokenPicture(page: "\(page)", label: place)
    case .largePicture: .printLargePicture(page: "\(page)", label: place)
    case .noGlyph: .printNoGlyph(page: "\(page)", label: place)
    case .cutText: .printCutText(page: "\(page)", label: place)
    }
  }
}
