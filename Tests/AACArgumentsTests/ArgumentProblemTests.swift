import AACArguments
import AACCore
import ArgumentParser
import Testing

/// A program with an argument of each kind.
private struct Program: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "program", subcommands: [Play.self])
}

private enum Speed: String, ExpressibleByArgument, CaseIterable { case slow, usual, fast }

private enum Key: String, ExpressibleByArgument, CaseIterable { case a, b, c, d, e, f, g }

private enum Loudness: String, EnumerableFlag { case loud, quiet }

private struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "play")

  @Argument var file: String
  @Option var speed: Speed = .usual
  @Option var key: Key = .a
  @Option var times = 1
  @Option(transform: { text in
    guard text.count < 5 else { throw ValidationError("demasiado largo") }
    return text
  }) var name = ""
  @Flag var loudness: Loudness = .loud
  @Flag var again = false

  func validate() throws {
    if file == "forbidden" { throw ValidationError("ese archivo no") }
  }
}

struct ArgumentProblemTests {
  @Test(arguments: [
    (
      ["play", "x", "--frequency", "2"],
      "no hay ninguna opción «--frequency»; vea 'program play --help'"
    ),
    (
      ["play", "x", "--sped", "fast"],
      "no hay ninguna opción «--sped»; la más parecida es «--speed»; vea 'program play --help'"
    ),
    (["play", "x", "--times"], "falta el valor de «--times <times>»; vea 'program play --help'"),
    (["play"], "falta «<file>»; vea 'program play --help'"),
    (["play", "-1"], "«-1» no vale: aquí va un número desde 0; vea 'program play --help'"),
    (["play", "x", "y"], "sobra «y»; vea 'program play --help'"),
    (["play", "x", "y", "z"], "sobran: y, z; vea 'program play --help'"),
    (
      ["play", "x", "--again=no"],
      "«--again» no lleva ningún valor, pero se le da «no»; vea 'program play --help'"
    ),
    (
      ["play", "x", "--loud", "--quiet"],
      "«--quiet» dice lo contrario que «--loud», que ya estaba; vea 'program play --help'"
    ),
    (
      ["play", "x", "--times", "muchas"],
      "«muchas» no vale para «--times <times>»; vea 'program play --help'"
    ),
    (
      ["play", "x", "--speed", "veloz"],
      "«veloz» no vale para «--speed <speed>»; puede ser: slow, usual, fast; vea 'program play --help'"
    ),
    (
      ["play", "x", "--key", "h"],
      "«h» no vale para «--key <key>»; puede ser: a, b, c, d, e, f, g; vea 'program play --help'"
    ),
    (
      ["play", "x", "--name", "larguísimo"],
      "«larguísimo» no vale para «--name <name>»: demasiado largo; vea 'program play --help'"
    ),
    (["play", "forbidden"], "ese archivo no"),
    (["dance"], "no hay ninguna orden «dance»; 'program --help' las muestra"),
  ])
  func whatIsWrongIsOneLineInTheUsersLanguage(arguments: [String], line: String) throws {
    #expect(try problem(arguments)?.text.es == line)
  }

  @Test func itIsSaidInEnglishAndPortugueseToo() throws {
    let text = try #require(try problem(["play", "x", "--sped", "fast"])).text
    #expect(
      text.en == "there is no option '--sped'; the nearest is '--speed'; see 'program play --help'")
    #expect(
      text.pt
        == "não há nenhuma opção «--sped»; a mais parecida é «--speed»; veja 'program play --help'")
  }

  @Test func askingForHelpIsNoProblem() {
    #expect(Program.problem(of: CleanExit.helpRequest(), arguments: ["--help"]) == nil)
  }

  @Test func whatParserNeverSaidBeforeIsSaidAsItIs() {
    let problem = ArgumentProblem(
      message: "Something new", fullMessage: "Error: Something new", program: "program")
    #expect(problem.text.es == "Something new")
  }

  private func problem(_ arguments: [String]) throws -> ArgumentProblem? {
    let error = #expect(throws: (any Error).self) { _ = try Program.parseAsRoot(arguments) }
    return Program.problem(of: try #require(error), arguments: arguments)
  }
}
