import Foundation
import Testing

/// Countdowns of the program itself.
@Suite(.serialized)
struct TimerProgramTests {
  @Test func goesOnAfterAKill() async throws {
    let program = try Program(language: "es_ES.UTF-8")
    let first = try PseudoTerminal(program, ["timer", "comer", "10h"])
    try await first.wait(for: "Ahora toca comer.")
    kill(first.process.processIdentifier, SIGKILL)
    #expect(try await first.waitForEnd() == SIGKILL)

    let second = try PseudoTerminal(program, ["timer"])
    try await second.wait(for: "[🍽️ comer]")
    try await second.wait(for: "Quedan 9 horas")
    second.type(" ")
    try await second.wait(for: "En pausa")
    second.type("q")
    #expect(try await second.waitForEnd() == 0)
    #expect(second.isAsBefore)

    let third = try PseudoTerminal(program, ["timer"])
    try await third.wait(for: "En pausa")
    third.type("x")
    #expect(try await third.waitForEnd() == 0)
    #expect(try program.run(["timer"]).notes.hasPrefix("No hay ningún tiempo en marcha"))
  }

  @Test func theRabbitArrivesAndTheWordsAreShown() async throws {
    let terminal = try PseudoTerminal(Program(language: "es_ES.UTF-8"), ["timer", "comer", "1s"])
    try await terminal.wait(for: "Se acabó el tiempo de comer.")
    let lines = try await terminal.wait(for: "🐇🥕")
    #expect(lines.contains { $0.contains("no hay dispositivo de audio «no-such-device»") })
    terminal.type("q")
    #expect(try await terminal.waitForEnd() == 0)
  }

  @Test func throughAPipeItIsALineAnEvent() throws {
    let result = try Program(language: "en_US.UTF-8").run(["timer", "eat 1s, play 1s"])
    #expect(
      result.output.split(separator: "\n") == [
        "00:00:01", "Now it’s time to eat.", "Time to eat is over.", "Now it’s time to play.",
        "Time to play is over.",
      ])
    #expect(result.status == 0)
  }
}
