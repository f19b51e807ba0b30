/// A sound of a person's own that is heard in place of a voice.
public struct Recording: Hashable, Codable, Sendable, Identifiable {
  /// What the recording stands for.
  public enum Scope: String, CaseIterable, Codable, Hashable, Sendable {
    /// A word or several, wherever they stand in a sentence.
    case word
    /// A sentence as a whole.
    case sentence
  }

  /// UUID text.
  public let id: String
  /// Whether it is heard within sentences or only for a whole one.
  public var scope: Scope
  /// The word or sentence; letter case and the marks around it do not matter.
  public var text: String
  /// The language in which it is said.
  public var language: Language
  /// SHA-256 of the sound file, by which its contents are found; lower-case hexadecimal digits.
  public var sound: String
  /// Length in seconds.
  public var seconds: Double

  /// A recording.
  public init(
    id: String, scope: Scope, text: String, language: Language, sound: String, seconds: Double
  ) {
    self.id = id
    self.scope = scope
    self.text = text
    self.language = language
    self.sound = sound
    self.seconds = seconds
  }
}
