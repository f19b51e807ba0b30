public import AACCore

/// Why a text cannot be heard or its sound cannot be written.
public enum SpeechError: UserFacingError, Equatable {
  /// The engine or the data of the voice is not there.
  case noVoiceData(detail: String)
  /// No voice, timbre or variant has that name.
  case unknownVoice(name: String, known: [String])
  /// The engine refused a text.
  case synthesisFailed(code: Int)
  /// Nothing to play sound on.
  case noAudioDevice(String)
  /// The device plays for another program and lets nobody else.
  case audioDeviceBusy(String)
  /// The device went away, or stands still, in the middle of a sound.
  case audioDeviceLost(String)
  /// New speech was heard in its place.
  case silenced
  /// There is no word in a text, or nothing is heard of it.
  case nothingToSay(text: String)
  /// A sound cannot be written into a file.
  case cannotWrite(path: String, AudioFileProblem)

  /// Whether it is the output file that is at fault, and not the voice or the sound device.
  public var concernsFile: Bool {
    if case .cannotWrite = self { true } else { false }
  }

  /// The line, lower-case, without a full stop.
  public var text: Text {
    switch self {
    case .noVoiceData(let detail): .speechNoVoiceData(detail: detail)
    case .unknownVoice(let name, let known):
      Text(
        es: Self.unknownVoice(name, known, .spanish), en: Self.unknownVoice(name, known, .english),
        pt: Self.unknownVoice(name, known, .portuguese))
    case .synthesisFailed(let code): .speechSynthesisFailed(code: "\(code)")
    case .noAudioDevice(let device): .speechNoAudioDevice(device: device)
    case .audioDeviceBusy(let device): .speechAudioDeviceBusy(device: device)
    case .audioDeviceLost(let device): .speechAudioDeviceLost(device: device)
    case .silenced: .speechSilenced
    case .nothingToSay(let text): .speechNothingToSay(text: Self.shortened(text))
    case .cannotWrite(let path, let problem): problem.text(path: path)
    }
  }

  /// A text as a line can quote it.
  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  /// The line with the timbres by their names in the language.
  private static func unknownVoice(_ name: String, _ known: [String], _ language: Language)
    -> String
  {
    let names = known.map { Timbre(rawValue: $0)?.name[language] ?? $0 }
    return Text.speechUnknownVoice(name: name, voices: names.joined(separator: ", "))[language]
  }
}
