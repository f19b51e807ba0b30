import AACCore
import AACStore
import ArgumentParser
import Foundation

/// `aac-cli backup`: a copy of everything, made while the program is in use.
struct BackupCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: Text.helpBackup[.interface])

  @Argument(
    help: ArgumentHelp(Text.helpBackupFile[.interface], valueName: "file"), completion: .file())
  var file: String?

  @Flag(name: .customLong("list"), help: ArgumentHelp(Text.helpBackupList[.interface]))
  var isList = false

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if file == nil, !isList { throw ValidationError(Text.backupNeedsFile[.interface]) }
  }

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      let session = try environment.session(options)
      guard let file, !isList else {
        let copies = session.database.backups?.copies() ?? []
        if copies.isEmpty { environment.console.noteLine(Text.backupNone[session.language]) }
        return try environment.show(ListReport(copies.map(BackupReport.init)), as: options.format)
      }
      let url = URL(filePath: file)
      try session.database.backUp(to: url)
      let report = BackupReport(url, made: environment.now, reason: nil)
      environment.console.noteLine(Text.backupDone(path: url.path)[session.language])
      try environment.show(report, as: options.format)
    }
  }
}
