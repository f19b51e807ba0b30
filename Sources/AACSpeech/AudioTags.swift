public import AACCore

/// What a sound file says about itself.
public struct AudioTags: Hashable, Sendable {
  /// The text that is heard.
  public var text: String
  /// Its language and region.
  public var language: LanguageVariety?

  /// Tags.
  public init(text: String, language: LanguageVariety?) {
    self.text = text
    self.language = language
  }

  /// The beginning of the text, as players show it.
  var title: String { text.count <= 80 ? text : text.prefix(79) + "…" }
}
