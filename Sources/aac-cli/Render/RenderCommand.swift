import AACCore
import AACSpeech
import ArgumentParser
import Foundation
import SentenceBuilder

/// `aac-cli render`: makes a sound file of every line of a batch.
struct RenderCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: AACCommand.name,
    abstract: Text.helpRender[.interface],
    discussion: Text.helpRenderMore[.interface])

  @Argument(help: ArgumentHelp(Text.helpRenderInput[.interface], valueName: "file|-"))
  var input: String

  @OptionGroup var options: GlobalOptions

  @Option(help: ArgumentHelp(Text.helpOutDir[.interface], valueName: "folder"))
  var outDir: String

  @Option(help: ArgumentHelp(Text.helpAudioFormat[.interface]))
  var audioFormat: AudioFileFormat = .wav

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Text.helpSampleRate[.interface], valueName: "hertz"))
  var sampleRate: Int?

  @Option(
    help: ArgumentHelp(
      Text.helpNames(holders: NameTemplate.holders.joined(separator: " "))[.interface],
      valueName: "template"))
  var name: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Text.helpJobs[.interface], valueName: "number"))
  var jobs: Int?

  @Option(help: ArgumentHelp(Text.helpCache[.interface], valueName: "folder"))
  var cache: String?

  @Option(help: ArgumentHelp(Text.helpCacheSize[.interface], valueName: "bytes"))
  var cacheSize = ByteCount(bytes: 1 << 30)

  @Option(help: ArgumentHelp(Text.helpInputFormat[.interface]))
  var inputFormat: RenderInputFormat?

  @OptionGroup var voice: VoiceOptions
  @OptionGroup var delivery: DeliveryOptions

  @Option(help: ArgumentHelp(Text.helpTense[.interface]))
  var tense: Tense?

  @Option(help: ArgumentHelp(Text.helpSpeaker[.interface]))
  var speaker: Gender?

  @Flag(help: ArgumentHelp(Text.helpStrict[.interface]))
  var strict = false

  func validate() throws {
    try AudioFileFormat.check(sampleRate, for: audioFormat)
    if let jobs, !(1...256).contains(jobs) {
      let line = Text.settingOutOfRange(
        setting: "--jobs", value: "\(jobs)", lowest: "1", highest: "256")
      throw ValidationError(line[.interface])
    }
    do {
      _ = try NameTemplate(name)
    } catch {
      throw ValidationError(error.text[.interface])
    }
  }

  func run(in environment: Environment) async throws {
    var stopped: Int32?
    try await environment.run(options) {
      // A limit on the size of files is an error like a full disk, and no reason to fall over.
      signal(SIGXFSZ, SIG_IGN)
      signal(SIGPIPE, SIG_IGN)
      let input = try RenderInput(path: input)
      if voice.voice != nil {
        // A voice that is not there is said once, and not on every line.
        let session = try environment.session(options)
        _ = try await environment.speech.synthesize(session.request("a", voice: voice)) { _ in }
      }
      try makeFolders()
      do {
        stopped = try start(input, in: environment)
      } catch let problem as FileProblem {
        throw SpeechError.cannotWrite(path: outDir, problem.fileProblem)
      }
    }
    guard let stopped else { return }
    EndingSignals.end(by: stopped)
  }

  /// Runs to the end; the signal that ended it, if one did.
  private func start(_ input: RenderInput, in environment: Environment) throws -> Int32? {
    let session = try environment.session(options)
    let run = try RenderRun(
      try plan(session), input: input, reader: reader(session), console: environment.console)
    let (report, signal) = try run.run()
    if signal != nil {
      environment.console.noteLine(
        Text.renderStopped(done: report.files)[session.language])
      return signal
    }
    try environment.show(report, as: options.format)
    guard report.failed == 0 else { throw InputError.badLines(count: report.failed) }
    return nil
  }

  private func plan(_ session: Session) throws -> RenderPlan {
    var arguments = [
      RenderWorkerCommand.name, "--language", session.variety.tag, "--audio-format",
      audioFormat.rawValue,
    ]
    if let database = options.database { arguments += ["--database", database] }
    if let sampleRate { arguments += ["--sample-rate", "\(sampleRate)"] }
    if let cache { arguments += ["--cache", cache] }
    return RenderPlan(
      folder: outDir, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      format: audioFormat, sampleRate: sampleRate, names: try NameTemplate(name),
      cache: cache.map(RenderCache.init(folder:)), cacheSize: cacheSize.bytes,
      workerArguments: arguments, language: session.language,
      programs: Dictionary(
        session.voiceProfile.commands.map { ($0.name, $0.stamp) }, uniquingKeysWith: { $1 }))
  }

  private func reader(_ session: Session) -> RenderReader {
    var defaults = SentenceRequest()
    defaults.tense = tense
    let composer = SentenceComposer(
      words: CachedWords(database: session.database), variety: session.variety,
      speaker: speaker ?? session.speaker, isStrict: strict)
    return RenderReader(
      session, composer: composer, defaults: defaults,
      settings: delivery.applied(to: voice.applied(to: session.speech)),
      needsVoice: voice.voice != nil, format: inputFormat ?? RenderInputFormat(path: input))
  }

  private func makeFolders() throws {
    for folder in [outDir, cache].compactMap(\.self) {
      do {
        try FolderPath(folder).make()
      } catch {
        throw SpeechError.cannotWrite(path: folder, error.fileProblem)
      }
    }
  }
}
