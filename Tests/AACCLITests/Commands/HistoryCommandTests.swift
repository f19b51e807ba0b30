import Testing

@testable import aac_cli

struct HistoryCommandTests {
  @Test func canBeSwitchedOffAndOn() async throws {
    let bench = try Bench()
    #expect(await bench.run("history", "off") == 0)
    #expect(await bench.run("say", "--verb", "comer") == 0)
    #expect(await bench.run("history", "on") == 0)
    #expect(await bench.run("say", "--verb", "querer") == 0)
    let later = bench.again()
    #expect(await later.run("history") == 0)
    #expect(later.console.output == "Quiero.\n")
  }

  @Test func clearLeavesNothing() async throws {
    let bench = try Bench()
    #expect(await bench.run("say", "--verb", "comer") == 0)
    #expect(await bench.run("history", "clear") == 0)
    let later = bench.again()
    #expect(await later.run("history", "--format", "json") == 0)
    #expect(later.console.output == "[]\n")
  }

  @Test func lastLimitsTheList() async throws {
    let bench = try Bench()
    for verb in ["comer", "beber", "querer"] {
      #expect(await bench.run("say", "--verb", verb) == 0)
      bench.clock.advance(by: .seconds(1))
    }
    let later = bench.again()
    #expect(await later.run("history", "--last", "2") == 0)
    #expect(Set(later.lines) == ["Bebo.", "Quiero."])
  }
}
