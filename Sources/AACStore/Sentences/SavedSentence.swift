public import AACCore

/// A finished sentence as it is kept: what was said, how, and from which choices.
public struct SavedSentence: Hashable, Codable, Sendable {
  /// What is spoken.
  public var text: String
  /// Language and region it is spoken in.
  public var variety: LanguageVariety
  /// What was chosen, as JSON with the keys of the command line contract.
  public var choices: String

  /// A sentence; `choices` is a JSON text.
  public init(text: String, variety: LanguageVariety, choices: String = "{}") {
    self.text = text
    self.variety = variety
    self.choices = choices
  }
}
