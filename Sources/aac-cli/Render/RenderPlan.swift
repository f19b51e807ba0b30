import AACCore
import AACDigest
import AACSpeech

/// What a run makes, and where.
struct RenderPlan: Sendable {
  /// The folder of the files.
  var folder: String
  /// Workers at the same time.
  var jobs: Int
  var format: AudioFileFormat
  var sampleRate: Int?
  var names: NameTemplate
  var cache: RenderCache?
  /// Bytes that the cache may have.
  var cacheSize: Int
  /// How this program is started as a worker.
  var workerArguments: [String]
  /// Language of messages.
  var language: Language
  /// The state of other programs that speak, by their name: a new version sounds otherwise.
  var programs: [String: String] = [:]

  /// Digest of all that the file of an item depends on.
  func key(of item: RenderItem, engine: String) -> String {
    let settings = item.settings
    let parts = WireMessage([
      // The number goes up when sounds are finished otherwise than before.
      "3", engine, item.text, item.variety.tag, settings.voice ?? "", "\(settings.speed)",
      "\(settings.pitch)", "\(settings.volume)", format.rawValue, "\(sampleRate ?? 0)",
      "\(settings.pause)", settings.delivery.rawValue, item.voice.json,
      item.voice.commands.compactMap { programs[$0.name] }.joined(separator: "\n"),
    ])
    return String(SHA256.hexadecimal(of: parts.bytes).prefix(32))
  }
}
