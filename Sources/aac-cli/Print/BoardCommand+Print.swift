import AACBoards
import AACCore
import AACPrint
import ArgumentParser
import Boards

extension BoardCommand {
  /// `board print`.
  struct Print: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "print", abstract: Text.helpBoardPrint[.interface],
      discussion: Text.helpBoardPrintMore[.interface])

    @Argument(help: ArgumentHelp(Text.helpBoardSet[.interface]))
    var boards: String

    @Option(help: ArgumentHelp(Text.helpBoardOne[.interface]))
    var board: String?

    @OptionGroup var printing: PrintOptions
    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        _ = try printing.outFormat()
        let session = try environment.session(options)
        let library = BoardLibrary(session: session)
        let opened = try library.open(boards)
        var pages = try BoardPages(opened, board: board, library: library)
        let sheets = try pages.sheets(printing.setup(for: session.variety))
        try environment.writePages(
          sheets, title: opened.name,
          problems: pages.missing.map {
            PrintReport.Problem(missing: $0.label, page: $0.page, messages: session.language)
          }, printing, options, messages: session.language)
      }
    }
  }
}
