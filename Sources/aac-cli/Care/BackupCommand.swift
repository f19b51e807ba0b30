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

  @Flag(help: ArgumentHelp(Text.helpYes[.interface]))
  var yes = false

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if file == nil, !isList { throw ValidationError(Text.backupNeedsFile[.interface]) }
  }

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      guard let file, !isList else { return try list(in: environment) }
      let session = try environment.session(options)
      let url = URL(filePath: file)
      guard try mayReplace(url, environment, session) else {
        environment.console.noteLine(Text.nothingDone[session.language])
        throw ExitStatus.failed.code
      }
      try session.database.backUp(to: url)
      let report = BackupReport(
        url, made: environment.now, reason: nil, messages: session.language)
      environment.console.noteLine(Text.backupDone(path: url.path)[session.language])
      try environment.show(report, as: options.format)
    }
  }

  /// Without opening the database: who needs a copy may have nothing else.
  private func list(in environment: Environment) throws {
    let language = environment.language(options)
    let copies = environment.backups(options).copies()
    if copies.isEmpty { environment.console.noteLine(Text.backupNone[language]) }
    try environment.show(
      ListReport(copies.map { BackupReport($0, messages: language) }), as: options.format)
  }

  /// Whether nothing has the name, or what has it may go; what may not be replaced at all is refused before asking.
  private func mayReplace(
    _ url: URL, _ environment: Environment, _ session: Session
  ) throws -> Bool {
    guard FileManager.default.fileExists(atPath: url.path) else { return true }
    try session.database.checkPlaceOfCopy(url)
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let question: Text =
      if let made = attributes?[.modificationDate] as? Date {
        .backupReplaceQuestion(path: url.path, date: made.text(in: session.language.code))
      } else {
        .backupReplaceOtherQuestion(path: url.path)
      }
    return yes || environment.confirms(question[session.language])
  }
}
