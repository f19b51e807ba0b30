import Foundation
import Testing

/// However the program is left, the terminal is as it was.
@Suite(.serialized)
struct LeavingTests {
  @Test(arguments: ["\u{3}", "\u{4}", "0"])
  func byAKey(key: String) async throws {
    let terminal = try PseudoTerminal(Program(language: "en_US.UTF-8"))
    try await terminal.wait(for: "What shall we do?")
    #expect(!terminal.isAsBefore)
    terminal.type(key)
    #expect(try await terminal.waitForEnd() == 0)
    #expect(terminal.isAsBefore)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func byASignal(signal: Int32) async throws {
    let terminal = try PseudoTerminal(Program(language: "en_US.UTF-8"), ["build"])
    try await terminal.wait(for: "Who?")
    kill(terminal.process.processIdentifier, signal)
    #expect(try await terminal.waitForEnd() == signal)
    #expect(terminal.process.terminationReason == .uncaughtSignal)
    #expect(terminal.isAsBefore)
  }

  @Test func closedInputEndsThePlainPrompt() throws {
    let result = try Program(language: "es_ES.UTF-8").run(["--plain"])
    #expect(result.status == 0)
    #expect(result.output.contains("¿Qué hacemos?"))
    #expect(result.notes == "")
  }
}
