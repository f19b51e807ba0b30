import AACStore
import AACCore
import ArgumentParser

/// `aac-cli history`: the last sentences that were said.
struct HistoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: Text.helpHistory[.interface],
    subcommands: [List.self, Clear.self, On.self, Off.self], defaultSubcommand: List.self)

  /// `history list`.
  struct List: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: Text.helpHistoryList[.interface])

    @OptionGroup var options: GlobalOptions

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(Text.helpHistoryLast[.interface]))
    var last = 20

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let id = session.person?.id
        if try !session.database.keepsHistory(of: id) {
          environment.console.noteLine(Text.historyIsOff[session.language])
        }
        let entries = try session.database.history(of: id, last: max(1, last))
        try environment.show(ListReport(entries.map(SavedReport.init)), as: options.format)
      }
    }
  }

  /// `history clear`.
  struct Clear: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear", abstract: Text.helpHistoryClear[.interface])

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        try session.database.clearHistory(of: session.person?.id)
        environment.console.noteLine(Text.historyCleared[session.language])
      }
    }
  }

  /// `history on`.
  struct On: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "on", abstract: Text.helpHistoryOn[.interface])

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.keepHistory(true, options)
    }
  }

  /// `history off`.
  struct Off: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "off", abstract: Text.helpHistoryOff[.interface])

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.keepHistory(false, options)
    }
  }
}

extension Environment {
  /// Switches the history of the current person on or off and says so.
  fileprivate func keepHistory(_ keeps: Bool, _ options: GlobalOptions) async throws {
    try await run(options) {
      let session = try session(options)
      try session.database.setKeepsHistory(keeps, of: session.person?.id)
      console.noteLine((keeps ? Text.historyIsOn : Text.historyIsOff)[session.language])
    }
  }
}
