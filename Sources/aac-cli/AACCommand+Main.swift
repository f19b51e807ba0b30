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
    case RenderWorkerCommand.name: RenderWorkerCommand.self
    default: nil
    }
  }

  /// The arguments with numbers below zero behind `--`, where steps are counted.
  ///
  /// ArgumentParser takes `-1` for an option that it does not know; what reads it says what is wrong with it.
  static func withNegativeSteps(_ arguments: [String]) -> [String] {
    guard arguments.first == "vocabulary", ["undo", "redo"].contains(arguments.dropFirst().first),
      !arguments.contains("--")
    else { return arguments }
    let isNegative = { (argument: String) in
      argument.hasPrefix("-") && argument.count > 1 && argument.dropFirst().allSatisfy(\.isNumber)
    }
    let numbers = arguments.filter(isNegative)
    return numbers.isEmpty
      ? arguments : arguments.filter { !isNegative($0) } + ["--"] + numbers
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
    guard let name = arguments.first, let command = quickCommand(name),
      let parsed = try? command.parse(Array(arguments.dropFirst()))
    else { return await main(withNegativeSteps(Array(arguments))) }
    do {
      try await parsed.run(in: .live())
    } catch {
      exit(withError: error)
    }
  }
}
