import AACCore
public import AACSpeech
public import ArgumentParser
import Foundation

/// What `aac-cli render` starts several times; not for people.
struct RenderWorkerCommand: EnvironmentCommand {
  static let name = "render-worker"
  static let configuration = CommandConfiguration(
    commandName: name, _superCommandName: AACCommand.name, shouldDisplay: false)

  @OptionGroup var options: GlobalOptions
  @Option var audioFormat: AudioFileFormat = .wav
  @Option var sampleRate: Int?
  @Option var cache: String?

  func run(in environment: Environment) async throws {
    // Who started it may be gone, and a limit on files is an error like a full disk.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let language = options.language?.language ?? .spanish
    try await RenderWorker(
      speech: environment.speech, format: audioFormat, sampleRate: sampleRate,
      cache: cache.map(RenderCache.init(folder:)), language: language
    ).run()
  }
}

extension AudioFileFormat: ExpressibleByArgument {}
