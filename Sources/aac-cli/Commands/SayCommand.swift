import AACCore
import AACSpeech
import AACStore
import ArgumentParser
import Foundation
import SentenceBuilder
import Synchronization

/// `aac-cli say`: speaks the sentence that words make, or writes it as a sound file.
struct SayCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "say", _superCommandName: AACCommand.name, abstract: Text.helpSay[.interface],
    discussion: Text.helpSayMore[.interface])

  @OptionGroup var options: GlobalOptions
  @OptionGroup var sentence: SentenceOptions
  @OptionGroup var voice: VoiceOptions
  @OptionGroup var delivery: DeliveryOptions

  @Flag(help: ArgumentHelp(Text.helpQueue[.interface]))
  var queue = false

  // Also a text that begins with a dash, which would look like an option.
  @Option(
    parsing: .unconditional, help: ArgumentHelp(Text.helpSayText[.interface], valueName: "text|-"))
  var text: String?

  @Option(
    help: ArgumentHelp(Text.helpOut[.interface], valueName: "file.wav|flac|ogg|opus|mp3"))
  var out: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp(Text.helpSampleRate[.interface], valueName: "hertz")
  )
  var sampleRate: Int?

  @Option(help: ArgumentHelp(Text.helpTimings[.interface], valueName: "file.json|vtt|srt"))
  var timings: String?

  @Flag(help: ArgumentHelp(Text.helpExplain[.interface]))
  var explain = false

  func validate() throws {
    if timings != nil, out == nil {
      throw ValidationError(Text.timingsNeedFile[.interface])
    }
    if sampleRate != nil, out == nil {
      throw ValidationError(Text.sampleRateNeedsFile[.interface])
    }
    try AudioFileFormat.check(sampleRate, for: out.flatMap(AudioFileFormat.init(path:)))
    guard text != nil, !sentence.request.isEmpty else { return }
    throw ValidationError(Text.sayTextOrWords[.interface])
  }

  func run(in environment: Environment) async throws {
    // A limit on the size of files is an error like a full disk, and no reason to fall over.
    signal(SIGXFSZ, SIG_IGN)
    try await environment.run(options) {
      let session = try environment.session(options)
      if let text { return try await say(environment.given(text), environment, session) }
      let made = try session.composer(isStrict: sentence.strict).sentence(for: sentence.request)
      environment.warnOfGuesses(in: made, language: session.language, format: options.format)
      var report = SentenceReport(made, isExplained: explain, messages: session.language)
      let request = session.request(
        made.text, in: made.variety, voice: voice, delivery: delivery, sentence: made)
      guard request.hasWords else { throw SpeechError.nothingToSay(text: made.text) }
      if let out {
        let timings = try timingsFile(beside: out)
        let heard = try await environment.speech.write(
          request, to: out, sampleRate: sampleRate,
          companion: timings?.companion { SentenceTimings($0, of: made) },
          onNotice: environment.notice(in: session.language))
        report.duration = SentenceTimings.rounded(heard.duration)
        report.file = out
      }
      try environment.show(report, as: options.format)
      guard out == nil else { return }
      let strip = SpokenStrip(
        made, pictures: PictureCharacters(emoji: (try? session.database.emoji()) ?? [:]))
      try await say(made.saved, request, strip, environment, session)
    }
  }

  /// The file of timings, if one is wanted, once both files are known to have a place: then neither is made alone.
  private func timingsFile(beside out: String) throws -> TimingsFile? {
    guard let timings else { return nil }
    let file = try TimingsFile(path: timings)
    for path in [timings, out] { try WholeFile(path: path).check() }
    return file
  }

  /// Says a text as it is written.
  private func say(_ text: String, _ environment: Environment, _ session: Session) async throws {
    let request = session.request(text, voice: voice, delivery: delivery)
    guard request.hasWords else { throw SpeechError.nothingToSay(text: text) }
    var report = TextReport(text: text, language: session.variety.tag)
    if let out {
      let timings = try timingsFile(beside: out)
      let heard = try await environment.speech.write(
        request, to: out, sampleRate: sampleRate,
        companion: timings?.companion { [tag = session.variety.tag] heard in
          SentenceTimings(
            text: heard.text, words: heard.words, duration: heard.duration, language: tag,
            labels: [], spoken: nil)
        },
        onNotice: environment.notice(in: session.language))
      report.duration = SentenceTimings.rounded(heard.duration)
      report.file = out
    }
    let isSaid = out == nil
    let strip = SpokenStrip(text)
    // Where its words are lit, the text is there to be read.
    if !isSaid || options.format != .text || !strip.fits(in: environment) {
      try environment.show(report, as: options.format)
    }
    guard isSaid else { return }
    try await say(
      SavedSentence(text: text, variety: session.variety), request, strip, environment, session)
  }

  /// Says a sentence, in a terminal with a strip in which what is heard is lit.
  private func say(
    _ sentence: SavedSentence, _ request: SpeechRequest, _ strip: SpokenStrip,
    _ environment: Environment, _ session: Session
  ) async throws {
    guard options.format == .text, strip.fits(in: environment) else {
      return try await environment.say(
        sentence, request: request, session: session, isQueued: queue)
    }
    // What there is to tell comes when the strip is through.
    let notices = Mutex<[SpeechNotice]>([])
    defer { notices.withLock { $0.forEach(environment.notice(in: session.language)) } }
    try await strip.show(in: environment) { onWord in
      try await environment.say(
        sentence, request: request, session: session, isQueued: queue, onWord: onWord
      ) { notice in notices.withLock { $0.append(notice) } }
    }
  }
}
