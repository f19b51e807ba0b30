import ArgumentParser

extension AACCommand {
  /// Runs the command that the arguments name.
  ///
  /// ArgumentParser looks at every option of the root and at the tree of all commands before it
  /// comes to the one that is meant, which takes longer than making a sentence. So that one is
  /// tried first by itself. Whatever it cannot do alone, such as help and messages about wrong
  /// arguments, which name the whole program, is left to the ordinary way.
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first,
      let command = configuration.subcommands.first(where: { $0.configuration.commandName == name }
      ),
      command.configuration.subcommands.isEmpty,
      let parsed = try? command.parseAsRoot(Array(arguments.dropFirst()))
    else { return await main(nil) }
    do {
      if var command = parsed as? any AsyncParsableCommand {
        try await command.run()
      } else {
        var command = parsed
        try command.run()
      }
    } catch {
      exit(withError: error)
    }
  }
}
