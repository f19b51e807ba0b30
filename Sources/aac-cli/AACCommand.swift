import ArgumentParser

/// The command line of the platform.
@main
struct AACCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "aac-cli", version: "0.1.0")
}
