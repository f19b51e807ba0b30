/// The meaning that the same word has in every language, such as `eat` for *comer*, *eat*, *comer*.
///
/// A key from `Data/vocabulary/concepts.csv`, or a UUID for a word that a therapist added.
public struct Concept: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  /// The key.
  public let rawValue: String

  /// A concept by its key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A concept by its key.
  public init(stringLiteral value: String) { rawValue = value }

  /// Decodes the key as a plain string.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the key as a plain string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
