/// Another program that makes speech: Piper, Pico, RHVoice.
public struct VoiceCommand: Hashable, Codable, Sendable {
  /// What stands in ``arguments`` for something else.
  public enum Placeholder: String, CaseIterable, Sendable {
    /// The text; where no argument has it, the text comes on standard input.
    case text = "{text}"
    /// The sound file to write; where no argument has it, the sound is read from standard output.
    case out = "{out}"
    /// The language and region, as ``VoiceCommand/varieties`` name it: `es-ES`.
    case language = "{language}"
    /// The language alone: `es`.
    case languageCode = "{lang}"
    /// Words a minute.
    case speed = "{speed}"
    /// Speed in percent of the ordinary one.
    case rate = "{rate}"
    /// 0 to 100.
    case pitch = "{pitch}"
  }

  /// What the voice is called in the settings of a person.
  public var name: String
  /// The program and its arguments; never read by a shell.
  public var arguments: [String]
  /// What it speaks; other languages are left to the built-in voice.
  public var varieties: [LanguageVariety]
  /// Seconds after which it is ended, for a text of ordinary length.
  public var timeLimit: Double

  /// A voice command.
  public init(
    name: String, arguments: [String], varieties: [LanguageVariety], timeLimit: Double = 5
  ) {
    self.name = name
    self.arguments = arguments
    self.varieties = varieties
    self.timeLimit = timeLimit
  }

  /// The variety that it speaks in place of another: the same, else one of the same language; nil when none.
  public func variety(for wanted: LanguageVariety) -> LanguageVariety? {
    varieties.first { $0 == wanted } ?? varieties.first { $0.language == wanted.language }
  }
}
