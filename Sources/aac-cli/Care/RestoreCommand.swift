import AACCore
import AACStore
import ArgumentParser
import Foundation

/// `aac-cli restore`: puts everything back as it was in a copy.
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
      let session = try environment.session(options)
      let url = URL(filePath: file)
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw InputError.cannotRead(path: url.path)
      }
      let question = Text.restoreQuestion(path: url.path)[session.language]
      guard yes || environment.confirms(question) else {
        environment.console.noteLine(Text.nothingDone[session.language])
        throw ExitStatus.failed.code
      }
      try session.database.restore(from: url, now: environment.now)
      environment.console.noteLine(Text.restoreDone(path: url.path)[session.language])
      if let kept = session.database.backups?.copies().first(where: { $0.reason == .restore }) {
        environment.console.noteLine(Text.restoreKept(path: kept.url.path)[session.language])
      }
    }
  }
}
