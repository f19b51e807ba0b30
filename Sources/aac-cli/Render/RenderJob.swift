import AACCore

/// One utterance that a worker is to make into a file.
struct RenderJob: Hashable, Sendable {
  /// A file that should have just this sound.
  struct Known: Hashable, Sendable {
    var path: String
    var sha256: String
  }

  var id: Int
  /// Digest of everything that the file depends on.
  var key: String
  var text: String
  var variety: LanguageVariety
  var settings: SpeechSettings
  /// What of the person's voice it needs.
  var voice: RenderVoice
  /// Where the file is to be.
  var path: String
  var known: Known?

  init(
    id: Int, key: String, text: String, variety: LanguageVariety, settings: SpeechSettings,
    voice: RenderVoice = RenderVoice(), path: String
  ) {
    (self.id, self.key, self.text, self.variety) = (id, key, text, variety)
    (self.settings, self.voice, self.path) = (settings, voice, path)
  }

  /// A job from its message.
  init?(_ message: WireMessage) {
    let fields = message.fields
    guard fields.count == 14, let id = Int(fields[0]),
      let variety = LanguageVariety(rawValue: fields[3]), let speed = Int(fields[5]),
      let pitch = Int(fields[6]), let volume = Int(fields[7]), let pause = Int(fields[8]),
      let delivery = Delivery(rawValue: fields[9]), let voice = RenderVoice(json: fields[10])
    else { return nil }
    self.init(
      id: id, key: fields[1], text: fields[2], variety: variety,
      settings: SpeechSettings(
        voice: fields[4].isEmpty ? nil : fields[4], speed: speed, pitch: pitch, volume: volume,
        pause: pause, delivery: delivery), voice: voice, path: fields[11])
    if !fields[12].isEmpty { known = Known(path: fields[12], sha256: fields[13]) }
  }

  /// The job as a message.
  var message: WireMessage {
    WireMessage([
      "\(id)", key, text, variety.rawValue, settings.voice ?? "", "\(settings.speed)",
      "\(settings.pitch)", "\(settings.volume)", "\(settings.pause)", settings.delivery.rawValue,
      voice.json, path, known?.path ?? "", known?.sha256 ?? "",
    ])
  }
}
