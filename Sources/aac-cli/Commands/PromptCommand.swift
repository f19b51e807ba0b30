import AACCore
import ArgumentParser

/// `aac-cli` alone: the home screen.
struct PromptCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "home", abstract: Text.helpHome[.interface])

  @OptionGroup var options: GlobalOptions

  @Flag(help: ArgumentHelp(Text.helpPlain[.interface]))
  var plain = false

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      let session = try environment.session(options)
      var prompt = try Prompt(environment: environment, session: session)
      try await prompt.run(isPlain: plain)
    }
  }
}
