public import AACCore
public import ArgumentParser
import Foundation

extension ParsableCommand {
  /// Ends the program as the error asks: help and versions are printed; what is wrong with the arguments, or was found
  /// by the command itself, is one line in the user's language.
  /// - Parameters:
  ///   - error: What parsing or running has thrown.
  ///   - arguments: What the program was called with, without its own name.
  ///   - language: Language of the interface.
  public static func end(
    with error: any Error, arguments: [String], language: Language
  ) -> Never {
    guard let problem = problem(of: error, arguments: arguments) else { exit(withError: error) }
    let program = configuration.commandName ?? ""
    FileHandle.standardError.write(Data("\(program): \(problem.text[language].harmless())\n".utf8))
    exit(withError: exitCode(for: error))
  }

  /// What is wrong with the arguments; nil when the error is about something else, such as `--help`.
  public static func problem(of error: any Error, arguments: [String]) -> ArgumentProblem? {
    guard exitCode(for: error) == .validationFailure else { return nil }
    let message = message(for: error)
    guard !message.isEmpty else { return nil }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    let unknown = arguments.first.flatMap { first in
      first.hasPrefix("-") || names.isEmpty || names.contains(first) ? nil : first
    }
    // ArgumentParser takes -1 for an option and says that the number is missing.
    let negative = arguments.first { argument in Int(argument).map { $0 < 0 } ?? false }
    return ArgumentProblem(
      message: message, fullMessage: fullMessage(for: error),
      program: configuration.commandName ?? "",
      unknownCommand: unknown, negative: negative)
  }
}
