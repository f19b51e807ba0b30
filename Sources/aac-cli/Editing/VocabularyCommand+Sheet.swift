import AACCore
import AACSpeech
import AACStore
import ArgumentParser
import Foundation
import SentenceBuilder

extension VocabularyCommand {
  /// Which words a spreadsheet is about.
  struct SheetPart: ParsableArguments {
    @Option(help: ArgumentHelp(Text.helpRole[.interface]))
    var role: [WordRole] = []

    @Option(help: ArgumentHelp(Text.helpKind[.interface]))
    var kind: [SemanticKind] = []

    @Option(help: ArgumentHelp(Text.helpCategory[.interface]))
    var category: [String] = []

    @Option(help: ArgumentHelp(Text.helpSheetPerson[.interface], valueName: "name"))
    var person: String?

    /// The part; a language counts when it was asked for.
    ///
    /// - Throws: when nobody has the name, or no group.
    func selection(_ session: Session, _ options: GlobalOptions) throws -> SheetSelection {
      var selection = SheetSelection()
      selection.languages = options.language.map { [$0.language] } ?? []
      selection.roles = Set(role)
      selection.kinds = Set(kind)
      selection.categories = Set(
        try category.map { try session.database.category(named: $0, in: session.language).id })
      selection.owner = try person.map { try session.database.person(named: $0).id }
      return selection
    }
  }

  /// `vocabulary export`.
  struct Export: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: Text.helpVocabularyExport[.interface])

    @Argument(
      help: ArgumentHelp(Text.helpSheetFile[.interface], valueName: "file"), completion: .file())
    var file: String

    @OptionGroup var part: SheetPart

    @Flag(name: .customLong("excel"), help: ArgumentHelp(Text.helpSheetExcel[.interface]))
    var isForExcel = false

    @Flag(help: ArgumentHelp(Text.helpYes[.interface]))
    var yes = false

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let dialect: SheetDialect = isForExcel ? .excel(for: session.variety) : .plain
        let data = try session.database.exportSheet(
          try part.selection(session, options), as: dialect)
        if file == "-" {
          return environment.console.write(String(decoding: data, as: UTF8.self))
        }
        // It may be the sheet of before, with what somebody has written into it.
        try environment.checkReplacing(file, isConfirmed: yes, session.language)
        try WholeFile(path: file).write(data)
        let words =
          String(decoding: data, as: UTF8.self).utf8.count { $0 == UInt8(ascii: "\n") } - 1
        environment.console.noteLine(Text.sheetExported(count: words, path: file)[session.language])
      }
    }
  }

  /// `vocabulary import`.
  struct Import: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: Text.helpVocabularyImport[.interface])

    @Argument(
      help: ArgumentHelp(Text.helpSheetFile[.interface], valueName: "file"), completion: .file())
    var file: String

    @Flag(name: .customLong("dry-run"), help: ArgumentHelp(Text.helpSheetDryRun[.interface]))
    var isDryRun = false

    @Flag(name: .customLong("replace"), help: ArgumentHelp(Text.helpSheetReplace[.interface]))
    var replaces = false

    @OptionGroup var part: SheetPart

    @Flag(help: ArgumentHelp(Text.helpYes[.interface]))
    var yes = false

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let importer = SheetImporter(
          environment: environment, session: session, file: file, format: options.format)
        var sheet = SheetOptions(language: session.language, newID: environment.newID)
        sheet.plainName = { WordName($0, role: $1, in: $2).text }
        let selection = try part.selection(session, options)
        if replaces {
          sheet.replaced = selection
        } else if !selection.roles.isEmpty || !selection.kinds.isEmpty
          || !selection.categories.isEmpty
        {
          throw EditError.partWithoutReplace
        }
        sheet.owner = selection.owner
        try importer.run(sheet, isDryRun: isDryRun, isConfirmed: yes)
      }
    }
  }
}
