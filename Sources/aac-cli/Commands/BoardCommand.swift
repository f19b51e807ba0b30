import AACBoards
import AACCore
import AACStore
import ArgumentParser
import Boards
import Foundation

/// `aac-cli board`: boards of other programs, in the Open Board Format.
struct BoardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "board", abstract: Text.helpBoard[.interface],
    subcommands: [
      Import.self, Export.self, Print.self, List.self, Show.self, Open.self, Say.self,
      Remove.self, Restore.self, Validate.self,
    ],
    defaultSubcommand: List.self)

  /// `board import`.
  struct Import: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: Text.helpBoardImport[.interface])

    @Argument(
      help: ArgumentHelp(Text.helpBoardFile[.interface]),
      completion: .file(extensions: ["obf", "obz"])
    )
    var file: String

    @Option(help: ArgumentHelp(Text.helpBoardName[.interface]))
    var name: String?

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let library = BoardLibrary(session: try environment.session(options))
        let report = try library.add(
          file, id: environment.newID().lowercased(), name: name, now: environment.now)
        try environment.show(report, as: options.format)
      }
    }
  }

  /// `board export`.
  struct Export: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: Text.helpBoardExport[.interface],
      discussion: Text.helpBoardExportMore[.interface])

    @Argument(help: ArgumentHelp(Text.helpBoardSet[.interface]))
    var boards: String

    @Option(
      help: ArgumentHelp(Text.helpBoardOut[.interface], valueName: "file"),
      completion: .file(extensions: ["obf", "obz"]))
    var out: String

    @Option(help: ArgumentHelp(Text.helpBoardOne[.interface]))
    var board: String?

    @Flag(help: ArgumentHelp(Text.helpYes[.interface]))
    var yes = false

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let opened = try BoardLibrary(session: session).open(boards)
        let written: (data: Data, report: BoardReport)
        switch (out as NSString).pathExtension.lowercased() {
        case "obf": written = try opened.package.singleFile(board)
        case "obz":
          let packed = try opened.package.packageFiles()
          written = (try BoardLibrary.pack(packed.files), packed.report)
        default: throw BoardFileError.unknownEnding(path: out)
        }
        try BoardFiles.write(written.data, to: out, replacing: yes)
        let report = BoardReportView(
          id: opened.id, name: opened.name, file: out, written.report, messages: session.language)
        try environment.show(report, as: options.format)
      }
    }
  }

  /// `board list`.
  struct List: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: Text.helpBoardList[.interface])

    @Flag(help: ArgumentHelp(Text.helpBoardStored[.interface]))
    var removed = false

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let sets = try session.database.boardSets(includingRemoved: removed)
        if sets.isEmpty { environment.console.noteLine(Text.boardNone[session.language]) }
        try environment.show(ListReport(sets.map(BoardSetView.init)), as: options.format)
      }
    }
  }

  /// `board show`.
  struct Show: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: Text.helpBoardShow[.interface])

    @Argument(help: ArgumentHelp(Text.helpBoardSet[.interface]))
    var boards: String

    @Option(help: ArgumentHelp(Text.helpBoardOne[.interface]))
    var board: String?

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let library = BoardLibrary(session: session)
        let opened = try library.open(boards)
        let shown = try opened.board(board)
        let view = BoardPageView(
          shown, of: opened, words: try library.words(of: opened.package),
          tag: library.tag(of: opened.package))
        try environment.show(view, as: options.format)
      }
    }
  }

  /// `board remove`.
  struct Remove: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: Text.helpBoardRemove[.interface])

    @Argument(help: ArgumentHelp(Text.helpBoardSet[.interface]))
    var boards: String

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let set = try session.database.boardSet(boards)
        try session.database.remove(
          set, in: session.language, by: session.person?.id, now: environment.now)
        environment.console.noteLine(
          Text.boardRemoved(name: set.name, id: set.id)[session.language])
      }
    }
  }

  /// `board restore`.
  struct Restore: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "restore", abstract: Text.helpBoardRestore[.interface])

    @Argument(help: ArgumentHelp(Text.helpBoardSet[.interface]))
    var boards: String

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let set = try session.database.boardSet(boards, includingRemoved: true)
        try session.database.restore(
          set, in: session.language, by: session.person?.id, now: environment.now)
        environment.console.noteLine(Text.boardRestored(name: set.name)[session.language])
      }
    }
  }

  /// `board validate`.
  struct Validate: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "validate", abstract: Text.helpBoardValidate[.interface])

    @Argument(
      help: ArgumentHelp(Text.helpBoardFile[.interface]),
      completion: .file(extensions: ["obf", "obz"])
    )
    var file: String

    @OptionGroup var options: GlobalOptions

    /// Lines of the text form; programs get all findings.
    private static let shownCount = 100

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let language = environment.language(options)
        let findings = try BoardValidator().findings(
          in: try BoardFiles.read(file), named: file, unpack: BoardLibrary.unpack)
        let errors = findings.count { $0.severity == .error }
        // Where there is more than anyone reads, what must be mended comes first.
        let isLong = options.format == .text && findings.count > Self.shownCount
        let shown =
          isLong
          ? findings.filter { $0.severity == .error } + findings.filter { $0.severity != .error }
          : findings
        let views = shown.prefix(isLong ? Self.shownCount : .max)
          .map { BoardFindingView($0, messages: language) }
        try environment.show(ListReport(views), as: options.format)
        if isLong {
          environment.console.noteLine(
            Text.editMore(count: findings.count - Self.shownCount)[language])
        }
        guard errors == 0 else { throw BoardFileError.invalid(path: file, count: errors) }
        environment.console.noteLine(Text.boardValid[language])
      }
    }
  }
}
