/// A drawing that stands for a word, with what must be said of its origin.
public struct Pictogram: Hashable, Codable, Sendable, Identifiable {
  /// `twemoji:1f34e` for Twemoji's drawing of a code point, `aac:want` for one of ours.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    /// The key: set, colon, name.
    public let rawValue: String

    /// An id by its key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An id by its key.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// Set and name.
  public let id: ID
  /// The characters that show the same thing as text; empty for a drawing of ours without one.
  public var emoji: String
  /// SVG source; nil when the set is not installed.
  public var svg: String?
  /// Licence, such as `CC BY 4.0`.
  public var licence: String
  /// Whom the licence wants named.
  public var author: String

  /// A pictogram.
  public init(id: ID, emoji: String, svg: String?, licence: String, author: String) {
    self.id = id
    self.emoji = emoji
    self.svg = svg
    self.licence = licence
    self.author = author
  }
}
