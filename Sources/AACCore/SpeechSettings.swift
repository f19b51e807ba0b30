/// How a person's sentences sound.
public struct SpeechSettings: Hashable, Codable, Sendable {
  /// Name of a voice, a timbre or an external engine; nil: the voice of the sentence's language.
  public var voice: String?
  /// Words a minute, 80 to 450.
  public var speed: Int
  /// 0 to 100; 50 is the voice's own pitch.
  public var pitch: Int
  /// 0 to 200; 100 is the voice's own loudness.
  public var volume: Int
  /// Milliseconds of silence after every word, 0 to 3,000, on top of what speech has by itself.
  public var pause: Int
  /// Whether the sentence flows, or is said in pieces for someone who learns to read it.
  public var delivery: Delivery

  /// Limits that every setting is held to.
  public static let speedRange = 80...450
  /// Limits of ``pitch``.
  public static let pitchRange = 0...100
  /// Limits of ``volume``.
  public static let volumeRange = 0...200
  /// Limits of ``pause``.
  public static let pauseRange = 0...3_000

  /// Settings; the defaults are slower than ordinary speech, so that words can be told apart.
  public init(
    voice: String? = nil, speed: Int = 150, pitch: Int = 50, volume: Int = 100, pause: Int = 0,
    delivery: Delivery = .fluent
  ) {
    self.voice = voice
    self.speed = speed
    self.pitch = pitch
    self.volume = volume
    self.pause = pause
    self.delivery = delivery
  }

  /// Reads settings; what an older program did not write has its default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      voice: try container.decodeIfPresent(String.self, forKey: .voice),
      speed: try container.decode(Int.self, forKey: .speed),
      pitch: try container.decode(Int.self, forKey: .pitch),
      volume: try container.decode(Int.self, forKey: .volume),
      pause: try container.decodeIfPresent(Int.self, forKey: .pause) ?? 0,
      delivery: try container.decodeIfPresent(Delivery.self, forKey: .delivery) ?? .fluent)
  }
}
