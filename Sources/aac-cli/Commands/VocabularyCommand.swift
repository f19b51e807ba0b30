import AACCore
import AACStore
import ArgumentParser
import SentenceBuilder

/// `aac-cli vocabulary`: the words that sentences are built from.
struct VocabularyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary", abstract: Text.helpVocabulary[.interface],
    subcommands: [
      List.self, Info.self, Add.self, Form.self, Edit.self, Remove.self, Restore.self, Link.self,
      Unlink.self,
      Move.self, Hide.self, Show.self, Level.self, Undo.self, Redo.self, History.self, Purge.self,
      Places.self, Check.self, Export.self, Import.self,
    ])

  /// What can be listed.
  enum Part: String, CaseIterable, ExpressibleByArgument, Sendable {
    case subjects, verbs, complements, categories
  }

  /// `vocabulary list`.
  struct List: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: Text.helpVocabularyList[.interface])

    @Argument(help: ArgumentHelp("subjects | verbs | complements | categories"))
    var part: Part

    @Option(help: ArgumentHelp(Text.helpOf[.interface], valueName: "word"))
    var of: String?

    @Flag(name: .customLong("removed"), help: ArgumentHelp(Text.helpRemovedOnly[.interface]))
    var areRemoved = false

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        if part == .categories { return try listCategories(environment, session) }
        if areRemoved { return try listRemoved(environment, session) }
        let listing = try VocabularyListing(session)
        try environment.show(ListReport(try listing.words(part, of: of)), as: options.format)
      }
    }

    private func listCategories(_ environment: Environment, _ session: Session) throws {
      let counts = Dictionary(
        grouping: try session.database.entries(in: session.language).filter { !$0.isRemoved },
        by: \.category
      ).mapValues(\.count)
      let reports = try session.database.categories(in: session.language)
        .map { CategoryReport(id: $0.id, name: $0.name, words: counts[$0.id] ?? 0) }
      try environment.show(ListReport(reports), as: options.format)
    }

    private func listRemoved(_ environment: Environment, _ session: Session) throws {
      let names: [WordRole: Part] = [
        .subject: .subjects, .verb: .verbs, .complement: .complements,
      ]
      let categories = Dictionary(
        try session.database.categories(in: session.language).map { ($0.id, $0.name) },
        uniquingKeysWith: { first, _ in first })
      let entries = try session.database.entries(in: session.language)
        .filter { $0.isRemoved && names[$0.key.role] == part }
      let reports = entries.map { entry in
        let word = Complement(
          concept: entry.key.concept, lexeme: entry.lexeme, label: entry.label,
          category: entry.category, pictogram: entry.pictogram, position: entry.position)
        var report = WordReport(
          word, role: entry.key.role, category: categories[entry.category] ?? "",
          picture: "", messages: session.language)
        report.level = entry.level
        return report
      }
      if reports.isEmpty { environment.console.noteLine(Text.editNothingRemoved[session.language]) }
      try environment.show(ListReport(reports), as: options.format)
    }
  }

  /// `vocabulary info`.
  struct Info: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "info", abstract: Text.helpVocabularyInfo[.interface])

    @Argument(help: ArgumentHelp(Text.helpWord[.interface]))
    var word: String

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let listing = try VocabularyListing(try environment.session(options))
        let reports = try listing.descriptions(of: word.singleSpaced)
        try environment.show(ListReport(reports), as: options.format)
      }
    }
  }

  /// `vocabulary check`.
  struct Check: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: Text.helpVocabularyCheck[.interface])

    @Argument(help: ArgumentHelp(Text.helpDataFolder[.interface]), completion: .directory)
    var folder: String?

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let files = DataFiles(variables: environment.variables, data: folder)
        guard let data = files.data else { throw InputError.noData }
        let language =
          options.language?.language ?? Language.locale(in: environment.variables)?.language
          ?? .spanish
        let check = VocabularyCheck(
          VocabularyFolder(data: data, twemoji: files.twemoji),
          grammarProblems: { GrammarCheck(language: $1).problems(of: $0, messages: language) })
        let problems = check.problems().map { ProblemReport($0, messages: language) }
        try environment.show(ListReport(problems), as: options.format)
        guard problems.isEmpty else { throw InputError.badVocabulary(count: problems.count) }
        environment.console.noteLine(Text.vocabularyIsInOrder[language])
      }
    }
  }
}
