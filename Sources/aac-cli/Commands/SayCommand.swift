import AACCore
import AACSpeech
import ArgumentParser
import SentenceBuilder

/// `aac-cli say`: speaks the sentence that words make, or writes it as a sound file.
struct SayCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "say", _superCommandName: AACCommand.name, abstract: Text.helpSay[.interface],
    discussion: Text.helpSayMore[.interface])

  @OptionGroup var options: GlobalOptions
  @OptionGroup var sentence: SentenceOptions
  @OptionGroup var voice: VoiceOptions

  @Option(
    help: ArgumentHelp(Text.helpOut[.interface], valueName: "file.wav|flac|ogg|opus|mp3"))
  var out: String?

  @Option(help: ArgumentHelp(Text.helpSampleRate[.interface], valueName: "hertz"))
  var sampleRate: Int?

  @Option(help: ArgumentHelp(Text.helpTimings[.interface], valueName: "file.json|vtt|srt"))
  var timings: String?

  @Flag(help: ArgumentHelp(Text.helpExplain[.interface]))
  var explain = false

  func validate() throws {
    if timings != nil, out == nil {
      throw ValidationError(Text.timingsNeedFile[.interface])
    }
    try AudioFileFormat.check(sampleRate, for: out.flatMap(AudioFileFormat.init(path:)))
  }

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      let session = try environment.session(options)
      let made = try session.composer(isStrict: sentence.strict).sentence(for: sentence.request)
      environment.warnOfGuesses(in: made, language: session.language, format: options.format)
      var report = SentenceReport(made, isExplained: explain, messages: session.language)
      let settings = voice.applied(to: session.speech)
      if let out {
        let timings = try timings.map(TimingsFile.init(path:))
        let heard = try await environment.speech.write(
          made.text, in: made.variety, settings: settings, to: out, sampleRate: sampleRate)
        try timings?.write(SentenceTimings(heard, of: made))
        report.duration = heard.duration
        report.file = out
      }
      try environment.show(report, as: options.format)
      guard out == nil else { return }
      try await environment.say(made.saved, settings: settings, session: session)
    }
  }
}
