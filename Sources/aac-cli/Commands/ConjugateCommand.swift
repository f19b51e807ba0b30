import AACCore
import ArgumentParser
import Grammar

/// `aac-cli conjugate`: prints all forms of a verb as a grammar book would.
struct ConjugateCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "conjugate", abstract: Text.helpConjugate[.interface],
    discussion: Text.helpConjugateMore[.interface])

  @Argument(help: ArgumentHelp(Text.helpVerb[.interface]))
  var verb: String

  @OptionGroup var options: GlobalOptions

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      let variety = try environment.variety(options)
      guard let table = variety.conjugation(of: verb) else { throw InputError.notAVerb(verb) }
      try environment.show(ConjugationReport(table, variety: variety), as: options.format)
    }
  }
}
