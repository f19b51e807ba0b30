import Foundation
import Testing

/// `--help` of every command, compared whole; `script/help-fixtures` writes the files anew.
@Suite(.serialized)
struct HelpTests {
  /// The commands that have a fixture, of which ``everyCommandHasAFixture()`` makes sure there are all.
  private static let commands: [String] = {
    let folder = (Bundle.module.resourcePath ?? "") + "/Fixtures/help"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".en.txt") }
      .map { String($0.dropLast(".en.txt".count).dropFirst("aac-cli".count)) }
      .map { $0.replacing("-", with: " ") }
      .sorted()
  }()

  @Test(arguments: commands)
  func inEnglish(command: String) throws {
    try compare(command, locale: "en_US.UTF-8", suffix: "")
  }

  @Test(arguments: [("es_ES.UTF-8", "es"), ("pt_BR.UTF-8", "pt")])
  func ofTheProgramInTheOtherLanguages(locale: String, language: String) throws {
    try compare("", locale: locale, suffix: "." + language)
  }

  @Test func everyCommandHasAFixture() throws {
    let help = try Program(language: "en_US.UTF-8").run(["--experimental-dump-help"]).output
    let root = try JSONDecoder().decode(Dump.self, from: Data(help.utf8)).command
    let files = try FileManager.default.contentsOfDirectory(atPath: try folder())
    #expect(Set(names(root, path: [])) == Set(files.filter { $0.hasSuffix(".en.txt") }))
  }

  @Test func completionsAreWrittenForEveryShell() throws {
    for (shell, part) in [("bash", "_aac-cli"), ("zsh", "#compdef aac-cli"), ("fish", "aac-cli")] {
      let result = try Program(language: "en_US.UTF-8").run(["--generate-completion-script", shell])
      #expect(result.status == 0)
      #expect(result.output.contains(part))
      #expect(result.output.contains("vocabulary"))
    }
  }

  @Test func versionIsANumber() throws {
    let result = try Program(language: "en_US.UTF-8").run(["--version"])
    #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  private func compare(_ command: String, locale: String, suffix: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let name = (["aac-cli"] + words).joined(separator: "-") + (suffix.isEmpty ? ".en" : suffix)
    let expected = try String(contentsOfFile: try folder() + "/\(name).txt", encoding: .utf8)
    let result = try Program(language: locale).run(words + ["--help"])
    #expect(result.output == expected, "script/help-fixtures writes \(name).txt anew")
    #expect(result.status == 0)
  }

  private func folder() throws -> String {
    try #require(Bundle.module.resourcePath) + "/Fixtures/help"
  }

  /// What `--experimental-dump-help` prints, as far as names go.
  private struct Dump: Decodable {
    struct Command: Decodable {
      var commandName: String
      var subcommands: [Command]?
    }

    var command: Command
  }

  private func names(_ command: Dump.Command, path: [String]) -> [String] {
    guard command.commandName != "help" else { return [] }
    let path = path + [command.commandName]
    return [path.joined(separator: "-") + ".en.txt"]
      + (command.subcommands ?? []).flatMap { names($0, path: path) }
  }
}
