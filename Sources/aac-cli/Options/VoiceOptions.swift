import AACCore
import ArgumentParser

/// How a sentence sounds, where it departs from the person's settings.
struct VoiceOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Text.helpVoice[.interface], valueName: "name"))
  var voice: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Text.helpSpeed[.interface], valueName: "80-450"))
  var speed: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Text.helpPitch[.interface], valueName: "0-100"))
  var pitch: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Text.helpVolume[.interface], valueName: "0-200"))
  var volume: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Text.helpPause[.interface], valueName: "0-3000"))
  var pause: Int?

  func validate() throws {
    let settings: [(Text, Int?, ClosedRange<Int>)] = [
      (.settingSpeed, speed, SpeechSettings.speedRange),
      (.settingPitch, pitch, SpeechSettings.pitchRange),
      (.settingVolume, volume, SpeechSettings.volumeRange),
      (.settingPause, pause, SpeechSettings.pauseRange),
    ]
    for (name, value, range) in settings {
      guard let value, !range.contains(value) else { continue }
      let line = Text.settingOutOfRange(
        setting: name[.interface], value: "\(value)", lowest: "\(range.lowerBound)",
        highest: "\(range.upperBound)")
      throw ValidationError(line[.interface])
    }
  }

  /// Settings with what the options say put in.
  func applied(to settings: SpeechSettings) -> SpeechSettings {
    SpeechSettings(
      // An empty name stands for the usual voice.
      voice: voice.map { $0.isEmpty ? nil : $0 } ?? settings.voice, speed: speed ?? settings.speed,
      pitch: pitch ?? settings.pitch, volume: volume ?? settings.volume,
      pause: pause ?? settings.pause, delivery: settings.delivery)
  }
}
