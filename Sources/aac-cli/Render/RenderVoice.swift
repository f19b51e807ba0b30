import AACCore
import AACSpeech
import Foundation

/// What of a person's voice an item needs beside the settings: what its sound depends on and a worker is told.
struct RenderVoice: Hashable, Codable, Sendable {
  var pronunciations: [Pronunciation] = []
  var recordings: [Recording] = []
  var commands: [VoiceCommand] = []
  var foreign: [ForeignStretch] = []
  /// Whether the voice was asked for by name, so that no other may speak.
  var isNeeded = false

  /// As text, always the same for the same voice; empty when there is nothing to tell.
  var json: String {
    guard self != RenderVoice() else { return "" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// What ``json`` made.
  init?(json: String) {
    guard !json.isEmpty else {
      self.init()
      return
    }
    guard let voice = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else {
      return nil
    }
    self = voice
  }

  /// A voice; without arguments espeak-ng's as it is.
  init(
    _ profile: VoiceProfile = VoiceProfile(), foreign: [ForeignStretch] = [], isNeeded: Bool = false
  ) {
    (pronunciations, recordings, commands) =
      (profile.pronunciations, profile.recordings, profile.commands)
    (self.foreign, self.isNeeded) = (foreign, isNeeded)
  }

  /// A text in this voice.
  func request(
    _ text: String, in variety: LanguageVariety, settings: SpeechSettings,
    contents: @escaping @Sendable (String) throws -> [UInt8]
  ) -> SpeechRequest {
    SpeechRequest(
      text, in: variety, settings: settings,
      profile: VoiceProfile(
        pronunciations: pronunciations, recordings: recordings, commands: commands,
        contents: contents), foreign: foreign, needsVoice: isNeeded)
  }
}
