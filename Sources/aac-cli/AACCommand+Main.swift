import AACArguments
import AACCore
import ArgumentParser

extension AACCommand {
  /// The commands that other programs call sentence by sentence, so that their start counts.
  ///
  /// Each names the program in its configuration: ArgumentParser then does not look for a request
  /// for completion scripts either, which is the root's business.
  private static func quickCommand(_ name: String) -> (any EnvironmentCommand.Type)? {
    switch name {
    case "sentence": SentenceCommand.self
    case "say": SayCommand.self
    case "render": RenderCommand.self
    case RenderWorkerCommand.name: RenderWorkerCommand.self
    default: nil
    }
  }

  /// Runs the command that the arguments name.
  ///
  /// ArgumentParser looks at the tree of all commands and at every option of the root before it
  /// comes to the command that is meant, and runs it on another thread; all of that takes longer
  /// than making a sentence. So a quick command is tried first by itself, on this thread. Whatever
  /// it cannot read alone, such as `--help` and wrong arguments, whose messages name the whole
  /// program, is left to the ordinary way.
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, let command = quickCommand(name) else {
      return await runOrdinarily(Array(arguments))
    }
    EarlyStart.begin(for: command)
    guard let parsed = try? command.parse(Array(arguments.dropFirst())) else {
      return await runOrdinarily(Array(arguments))
    }
    do {
      try await parsed.run(in: .live())
    } catch {
      exit(withError: error)
    }
  }

  private static func runOrdinarily(_ arguments: [String]) async {
    do {
      var command = try parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: inLanguageOfPerson(error, arguments), arguments: arguments, language: .interface)
    }
  }

  /// What is wrong with the arguments once more, if the person reads another language than it is written in.
  private static func inLanguageOfPerson(_ error: any Error, _ arguments: [String]) -> any Error {
    guard problem(of: error, arguments: arguments) != nil,
      LanguageVariety.adoptPerson(for: arguments, variables: Environment.processVariables)
    else { return error }
    do {
      _ = try parseAsRoot(arguments)
      return error
    } catch {
      return error
    }
  }
}
