/// A language that sentences can be built and spoken in.
public enum Language: String, CaseIterable, Codable, Hashable, Sendable {
  case spanish = "es"
  case english = "en"
  case portuguese = "pt"

  /// The ISO 639-1 code, such as `es`.
  public var code: String { rawValue }
}

extension Language {
  /// The ISO 639-2 code, such as `spa`, which ID3 tags want.
  public var iso639: String {
    switch self {
    case .spanish: "spa"
    case .english: "eng"
    case .portuguese: "por"
    }
  }
}
