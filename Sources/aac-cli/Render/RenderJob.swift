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
  /// Where the file is to be.
  var path: String
  var known: Known?

  init(
    id: Int, key: String, text: String, variety: LanguageVariety, settings: SpeechSettings,
    path: String
  ) {
    (self.id, self.key, self.text, self.variety) = (id, key, text, variety)
    (self.settings, self.path) = (settings, path)
  }

  /// A job from its message.
  init?(_ message: WireMessage) {
    let fields = message.fields
    guard fields.count == 11, let id = Int(fields[0]),
      let variety = LanguageVariety(rawValue: fields[3]), let speed = Int(fields[5]),
      let pitch = Int(fields[6]), let volume = Int(fields[7])
    else { return nil }
    self.init(
      id: id, key: fields[1], text: fields[2], variety: variety,
      settings: SpeechSettings(
        voice: fields[4].isEmpty ? nil : fields[4], speed: speed, pitch: pitch, volume: volume),
      path: fields[8])
    if !fields[9].isEmpty { known = Known(path: fields[9], sha256: fields[10]) }
  }

  /// The job as a message.
  var message: WireMessage {
    WireMessage([
      "\(id)", key, text, variety.rawValue, settings.voice ?? "", "\(settings.speed)",
      "\(settings.pitch)", "\(settings.volume)", path, known?.path ?? "", known?.sha256 ?? "",
    ])
  }
}
