import AACCore
import ArgumentParser

/// `aac-cli inflect`: prints inflected forms of words, a line for each line read.
struct InflectCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "inflect", abstract: Text.helpInflect[.interface],
    discussion: Text.helpInflectMore[.interface])

  @Option(help: ArgumentHelp(Text.helpInflectInput[.interface], valueName: "file|-"))
  var input: String

  @OptionGroup var options: GlobalOptions

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      let variety = try environment.variety(options)
      try InflectBatch(variety: variety, format: options.format, environment: environment)
        .run(input)
    }
  }
}

extension Environment {
  /// The language to work in; the database is only asked when no option names one.
  func variety(_ options: GlobalOptions) throws -> LanguageVariety {
    try options.language ?? session(options).variety
  }
}
