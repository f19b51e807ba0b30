import AACCore
import AACStore
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
  @OptionGroup var delivery: DeliveryOptions

  @Option(help: ArgumentHelp(Text.helpSayText[.interface], valueName: "text|-"))
  var text: String?

  @Option(help: ArgumentHelp(Text.helpOut[.interface], valueName: "file.wav"))
  var out: String?

  @Flag(help: ArgumentHelp(Text.helpExplain[.interface]))
  var explain = false

  func validate() throws {
    let hasWords = !sentence.tiles.isEmpty || sentence.verb != nil || !sentence.complement.isEmpty
    guard text != nil, hasWords || !sentence.subject.isEmpty else { return }
    throw ValidationError(Text.sayTextOrWords[.interface])
  }

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      let session = try environment.session(options)
      if let text { return try await say(environment.given(text), environment, session) }
      let made = try session.composer(isStrict: sentence.strict).sentence(for: sentence.request)
      environment.warnOfGuesses(in: made, language: session.language, format: options.format)
      var report = SentenceReport(made, isExplained: explain, messages: session.language)
      let request = session.request(
        made.text, in: made.variety, voice: voice, delivery: delivery, sentence: made)
      if let out {
        report.duration = try await environment.speech.write(
          request, to: out, onNotice: environment.notice(in: session.language))
        report.file = out
      }
      try environment.show(report, as: options.format)
      guard out == nil else { return }
      try await environment.say(
        made.saved, request: request, session: session, isQueued: delivery.queue)
    }
  }

  /// Says a text as it is written.
  private func say(_ text: String, _ environment: Environment, _ session: Session) async throws {
    let request = session.request(text, voice: voice, delivery: delivery)
    var report = TextReport(text: text, language: session.variety.tag)
    if let out {
      report.duration = try await environment.speech.write(
        request, to: out, onNotice: environment.notice(in: session.language))
      report.file = out
    }
    try environment.show(report, as: options.format)
    guard out == nil, !SpokenKey(text).words.isEmpty else { return }
    try await environment.say(
      SavedSentence(text: text, variety: session.variety), request: request, session: session,
      isQueued: delivery.queue)
  }
}
