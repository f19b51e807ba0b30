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

  init(
    input: [String] = [], locale: String = "es_ES.UTF-8", speech: RecordingSpeech = .init(),
    isTerminal: Bool = false
  ) throws {
    clock = ManualClock()
    folder = try TemporaryFolder()
    console = RecordingConsole(input: input, isTerminal: isTerminal)
    self.speech = speech
    variables = ["LANG": locale]
    database = try AppDatabase.open(at: URL(filePath: try Vocabularies.copyDatabase(to: folder)))
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
    let (database, clock) = (database, clock)
    return Environment(
      console: console, variables: variables, openDatabase: { _ in database }, speech: speech,
      instant: { clock.now }, sleep: { clock.advance(by: $0) },
      newID: { UUID().uuidString })
  }

  /// Runs a command line and returns the exit code.
  func run(_ arguments: String...) async -> Int32 { await run(arguments) }

  /// Runs a command line and returns the exit code.
  func run(_ arguments: [String]) async -> Int32 {
    do {
      let command = try AACCommand.parseAsRoot(arguments)
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
