public import AACCore

/// A text and everything that decides how it sounds.
public struct SpeechRequest: Sendable {
  /// What to say, as plain text: nothing in it is a command to the voice.
  public var text: String
  /// Language and region of the text.
  public var variety: LanguageVariety
  /// Voice, speed, pitch, volume, pauses.
  public var settings: SpeechSettings
  /// The recordings, pronunciations and engines of the person who speaks.
  public var profile: VoiceProfile
  /// Stretches in another language, each said by that language's voice.
  public var foreign: [ForeignStretch]
  /// Whether a voice that is not there is an error; else another one speaks in its place.
  public var needsVoice: Bool

  /// A request.
  public init(
    _ text: String, in variety: LanguageVariety, settings: SpeechSettings = SpeechSettings(),
    profile: VoiceProfile = VoiceProfile(), foreign: [ForeignStretch] = [], needsVoice: Bool = true
  ) {
    self.text = text
    self.variety = variety
    self.settings = settings
    self.profile = profile
    self.foreign = foreign
    self.needsVoice = needsVoice
  }

  /// Whether there is anything to say in the text: a letter, a digit or a sign that has a name.
  public var hasWords: Bool { !SpeakableText(text).words.isEmpty }
}
