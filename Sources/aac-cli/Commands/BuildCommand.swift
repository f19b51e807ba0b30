import AACCore
import ArgumentParser
import SentenceBuilder

/// `aac-cli build`: the walk subject → verb → complement.
struct BuildCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: Text.helpBuild[.interface])

  @OptionGroup var options: GlobalOptions

  @Flag(help: ArgumentHelp(Text.helpQuick[.interface]))
  var quick = false

  @Flag(help: ArgumentHelp(Text.helpPlain[.interface]))
  var plain = false

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      let session = try environment.session(options)
      var prompt = try Prompt(
        environment: environment, session: session, mode: quick ? .quick : .full)
      try await prompt.run(isPlain: plain)
    }
  }
}
