/// A language that sentences can be built and spoken in.
public enum Language: String, CaseIterable, Codable, Hashable, Sendable {
  case spanish = "es"
  case english = "en"
  case portuguese = "pt"

  /// The ISO 639-1 code, such as `es`.
  public var code: String { rawValue }
}
