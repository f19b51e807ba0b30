import AACCore
import AACStore
import ArgumentParser
import Foundation

/// `aac-cli restore`: puts everything back as it was in a copy, also where the database is damaged.
struct RestoreCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: Text.helpRestore[.interface])

  @Argument(
    help: ArgumentHelp(Text.helpBackupFile[.interface], valueName: "file"), completion: .file())
  var file: String

  @Flag(help: ArgumentHelp(Text.helpYes[.interface]))
  var yes = false

  @OptionGroup var options: GlobalOptions

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      let language = environment.language(options)
      let copy = URL(filePath: file)
      guard FileManager.default.fileExists(atPath: copy.path) else {
        throw StoreError.noBackup(path: copy.path)
      }
      try AppDatabase.checkCopy(copy)
      guard yes || environment.confirms(Text.restoreQuestion(path: copy.path)[language]) else {
        environment.console.noteLine(Text.nothingDone[language])
        throw ExitStatus.failed.code
      }
      let kept = try restore(from: copy, in: environment)
      environment.console.noteLine(Text.restoreDone(path: copy.path)[language])
      if let kept { environment.console.noteLine(kept[language]) }
    }
  }

  /// Answers where what was there is now.
  private func restore(from copy: URL, in environment: Environment) throws -> Text? {
    do {
      let database = try environment.openDatabase(options.database)
      try database.restore(from: copy, now: environment.now)
      return database.backups?.copies().first { $0.reason == .restore }
        .map { .restoreKept(path: $0.url.path) }
    } catch let error as StoreError where error.isDatabaseUnusable {
      let kept = try AppDatabase.bringBack(
        copy, to: environment.databaseURL(options), now: environment.now)
      // What comes behind a command works with the database of now.
      _ = try environment.openDatabase(options.database)
      return kept.map { .restoreDamagedKept(path: $0.path) }
    }
  }
}

extension StoreError {
  /// Whether the database itself is broken or cannot be opened, so that a copy has to take its place.
  fileprivate var isDatabaseUnusable: Bool {
    switch self {
    case .damaged, .foreign, .cannotOpen, .failed: true
    default: false
    }
  }
}
