import AACCore
import AACStore
import Foundation
import Planner

/// Everything outside the program that the commands touch; tests bring their own.
struct Environment: Sendable {
  /// The three streams.
  var console: any Console
  /// Variables of the process.
  var variables: [String: String]
  /// Opens the database at a path, or at its usual place.
  var openDatabase: @Sendable (_ path: String?) throws -> AppDatabase
  /// Voice and sound device.
  var speech: any SpeechOutput
  /// The wall clock and the clock since boot.
  var instant: @Sendable () -> Planner.Instant
  /// Waits.
  var sleep: @Sendable (Duration) async throws -> Void
  /// Whether everything is printed line by line although there is a terminal.
  var isPlain = false
  /// What is done behind a command's work, when nobody waits for it any more.
  var finish: @Sendable (Environment) -> Void = { _ in }
  /// A new unique id.
  var newID: @Sendable () -> String

  /// The wall clock.
  var now: Date { instant().wall }

  /// Opens the database and finds out for whom to work.
  ///
  /// - Throws: what opening the database throws.
  func session(_ options: GlobalOptions) throws -> Session {
    let database = try openDatabase(options.database)
    let person = try database.currentPerson()
    let variety =
      options.language ?? person?.variety ?? Language.locale(in: variables) ?? .spanishSpain
    if database.isMadeAnew {
      console.noteLine(
        "aac-cli: \(Text.storeMadeAnew(path: database.path)[variety.language])")
    }
    return Session(database: database, person: person, variety: variety)
  }

  /// Where the database is, whether or not it can be opened.
  func databaseURL(_ options: GlobalOptions) -> URL {
    DataFiles(variables: variables).databasePath(options.database)
  }

  /// The automatic copies of the database, which are there also when it cannot be opened.
  func backups(_ options: GlobalOptions) -> AutomaticBackups {
    AutomaticBackups(ofDatabaseAt: databaseURL(options))
  }

  /// Runs a command's work and turns an error that a person can read into one line and an exit code.
  func run(_ options: GlobalOptions, _ work: () async throws -> Void) async throws {
    defer { finish(self) }
    do {
      try await work()
    } catch let error as any UserFacingError {
      console.noteLine("aac-cli: \(error.text[language(options)])")
      throw ExitStatus(of: error).code
    }
  }

  /// The language of messages, also when the database cannot be opened.
  func language(_ options: GlobalOptions) -> Language {
    if let variety = options.language { return variety.language }
    // The error may be about this very database: then the locale must do. One that is not there is not made for it.
    if FileManager.default.fileExists(atPath: databaseURL(options).path),
      let person = try? openDatabase(options.database).currentPerson()
    {
      return person.variety.language
    }
    return Language.locale(in: variables)?.language ?? .spanish
  }
}
