/// A text as sound, with the time of every word.
public struct Utterance: Hashable, Sendable {
  /// The text, as it was given.
  public let text: String
  /// What is heard; without samples when there was nothing to say.
  public let sound: Sound
  /// The words of the text in their order, none left out: as many as it has between spaces, not
  /// counting those that are only marks or pictures.
  public let words: [SpokenWord]
  /// Name of the voice that says it, such as `es-419` or `es+f3`; empty when nobody knows.
  public let voice: String

  /// An utterance.
  public init(text: String, sound: Sound, words: [SpokenWord], voice: String = "") {
    self.text = text
    self.sound = sound
    self.words = words
    self.voice = voice
  }

  /// Length in seconds.
  public var duration: Double { sound.duration }

  /// Whether nothing of it is heard.
  public var isSilent: Bool { sound.audibleRange.isEmpty }
}
