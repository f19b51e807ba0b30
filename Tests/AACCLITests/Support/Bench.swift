import AACCore
import AACStore
import ArgumentParser
import Foundation

@testable import aac_cli

/// An environment in memory in which commands are tried.
struct Bench {
  let folder: TemporaryFolder
  let console: RecordingConsole
  let speech: RecordingSpeech
  let clock: ManualClock
  let database: AppDatabase
  var variables: [String: String]
  /// Opens the database anew for each command, as the program does; else all have the one that is open.
  var opensAnew = false

  init(
    input: [String] = [], locale: String = "es_ES.UTF-8", speech: RecordingSpeech = .init(),
    isTerminal: Bool = false
  ) throws {
    clock = ManualClock()
    folder = try TemporaryFolder()
    console = RecordingConsole(input: input, isTerminal: isTerminal)
    self.speech = speech
    let path = try Vocabularies.copyDatabase(to: folder)
    variables = ["LANG": locale, "AAC_DATABASE": path]
    database = try AppDatabase.open(at: URL(filePath: path))
  }

  /// The same database and clock with new streams.
  func again(input: [String] = [], speech: RecordingSpeech = .init()) -> Bench {
    Bench(
      folder: folder, console: RecordingConsole(input: input), speech: speech, database: database,
      variables: variables, clock: clock)
  }

  private init(
    folder: TemporaryFolder, console: RecordingConsole, speech: RecordingSpeech,
    database: AppDatabase, variables: [String: String], clock: ManualClock
  ) {
    (self.folder, self.console, self.speech) = (folder, console, speech)
    (self.database, self.variables, self.clock) = (database, variables, clock)
  }

  var environment: Environment {
    let (database, clock, opensAnew, folder) = (database, clock, opensAnew, folder)
    return Environment(
      console: console, variables: variables,
      openDatabase: { _ in
        guard opensAnew else { return database }
        return try AppDatabase.open(
          at: URL(filePath: folder.file("aac.sqlite")),
          options: OpenOptions(readsWhenReadOnly: true, keepsBackups: true))
      }, speech: speech,
      instant: { clock.now }, sleep: { clock.advance(by: $0) },
      newID: { UUID().uuidString })
  }

  /// Runs a command line and returns the exit code.
  func run(_ arguments: String...) async -> Int32 { await run(arguments) }

  /// Runs a command line and returns the exit code.
  func run(_ arguments: [String]) async -> Int32 {
    do {
      let command = try AACCommand.parseAsRoot(AACCommand.withNegativeSteps(arguments))
      guard let command = command as? any EnvironmentCommand else { return -1 }
      try await command.run(in: environment)
      return 0
    } catch {
      return AACCommand.exitCode(for: error).rawValue
    }
  }

  /// What was written to standard output as lines.
  var lines: [String] { console.output.split(separator: "\n").map(String.init) }
}
