import AACCore
public import AACSpeech
import AACStore
public import ArgumentParser
import CLinux
import Foundation
import Synchronization

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
    aac_keep_memory()
    let language = options.language?.language ?? .spanish
    // Only who has recordings needs the database.
    let opened = Mutex<AppDatabase?>(nil)
    let path = options.database
    try await RenderWorker(
      speech: environment.speech, format: audioFormat, sampleRate: sampleRate,
      cache: cache.map(RenderCache.init(folder:)), language: language
    ) { sound in
      let database = try opened.withLock { opened in
        let database = try opened ?? environment.openDatabase(path)
        opened = database
        return database
      }
      return try database.contents(ofSound: sound)
    }.run()
  }
}

extension AudioFileFormat: ExpressibleByArgument {}
