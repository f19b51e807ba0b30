import ArgumentParser

/// A command that reaches everything outside through an ``Environment``.
protocol EnvironmentCommand: AsyncParsableCommand {
  /// Does the command's work.
  func run(in environment: Environment) async throws
}

extension EnvironmentCommand {
  /// Runs in the real environment, as ArgumentParser asks for.
  func run() async throws { try await run(in: .live()) }
}
