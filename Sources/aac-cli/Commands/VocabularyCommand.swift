import AACCore
import AACStore
import ArgumentParser
import SentenceBuilder

/// `aac-cli vocabulary`: the words that sentences are built from.
struct VocabularyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary", abstract: Text.helpVocabulary[.interface],
    subcommands: [List.self, Show.self, Check.self])

  /// What can be listed.
  enum Part: String, CaseIterable, ExpressibleByArgument, Sendable {
    case subjects, verbs, complements
  }

  /// `vocabulary list`.
  struct List: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: Text.helpVocabularyList[.interface])

    @Argument(help: ArgumentHelp("subjects | verbs | complements"))
    var part: Part

    @Option(help: ArgumentHelp(Text.helpOf[.interface], valueName: "word"))
    var of: String?

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let listing = VocabularyListing(
          vocabulary: try session.database.vocabulary(in: session.language),
          pictures: PictureCharacters(emoji: try session.database.emoji()))
        try environment.show(ListReport(try listing.words(part, of: of)), as: options.format)
      }
    }
  }

  /// `vocabulary show`.
  struct Show: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: Text.helpVocabularyShow[.interface])

    @Argument(help: ArgumentHelp(Text.helpWord[.interface]))
    var word: String

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let listing = VocabularyListing(
          vocabulary: try session.database.vocabulary(in: session.language),
          pictures: PictureCharacters(emoji: try session.database.emoji()))
        let reports = try listing.descriptions(of: word, database: session.database)
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
