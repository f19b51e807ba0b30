import AACCore
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

  @Option(help: ArgumentHelp(Text.helpOut[.interface], valueName: "file.wav"))
  var out: String?

  @Flag(help: ArgumentHelp(Text.helpExplain[.interface]))
  var explain = false

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      let session = try environment.session(options)
      let made = try session.composer(isStrict: sentence.strict).sentence(for: sentence.request)
      environment.warnOfGuesses(in: made, language: session.language, format: options.format)
      var report = SentenceReport(made, isExplained: explain, messages: session.language)
      let settings = voice.applied(to: session.speech)
      if let out {
        report.duration = try await environment.speech.write(
          made.text, in: made.variety, settings: settings, to: out)
        report.file = out
      }
      try environment.show(report, as: options.format)
      guard out == nil else { return }
      try await environment.say(made.saved, settings: settings, session: session)
    }
  }
}
