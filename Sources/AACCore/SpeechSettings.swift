/// How a person's sentences sound.
public struct SpeechSettings: Hashable, Codable, Sendable {
  /// Name of a voice or variant; nil: the voice of the sentence's language.
  public var voice: String?
  /// Words a minute, 80 to 450.
  public var speed: Int
  /// 0 to 100; 50 is the voice's own pitch.
  public var pitch: Int
  /// 0 to 200; 100 is the voice's own loudness.
  public var volume: Int

  /// Limits that every setting is held to.
  public static let speedRange = 80...450
  /// Limits of ``pitch``.
  public static let pitchRange = 0...100
  /// Limits of ``volume``.
  public static let volumeRange = 0...200

  /// Settings; the defaults are slower than ordinary speech, so that words can be told apart.
  public init(voice: String? = nil, speed: Int = 150, pitch: Int = 50, volume: Int = 100) {
    self.voice = voice
    self.speed = speed
    self.pitch = pitch
    self.volume = volume
  }
}
