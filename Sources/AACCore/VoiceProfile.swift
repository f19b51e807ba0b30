/// What belongs to the voice of one person, besides the settings.
public struct VoiceProfile: Sendable {
  /// How words are said that the voice would say wrong; of several for one word the first counts.
  public var pronunciations: [Pronunciation]
  /// Sounds that are heard in place of a voice; of several for one text the first counts.
  public var recordings: [Recording]
  /// Other programs that speak.
  public var commands: [VoiceCommand]
  /// Reads the sound file of a recording, by its ``Recording/sound``.
  public var contents: @Sendable (_ sound: String) throws -> [UInt8]

  /// A profile; without arguments one that changes nothing.
  public init(
    pronunciations: [Pronunciation] = [], recordings: [Recording] = [],
    commands: [VoiceCommand] = [],
    contents: @escaping @Sendable (_ sound: String) throws -> [UInt8] = { _ in [] }
  ) {
    self.pronunciations = pronunciations
    self.recordings = recordings
    self.commands = commands
    self.contents = contents
  }
}
