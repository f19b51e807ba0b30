import Testing

@testable import aac_cli

struct FavouriteCommandTests {
  private func saved() async throws -> Bench {
    let bench = try Bench()
    #expect(
      await bench.run("favourite", "save", "--verb", "querer", "--complement", "agua") == 0)
    #expect(await bench.run("favourite", "save", "--verb", "comer", "--name", "comida") == 0)
    return bench.again()
  }

  @Test func areListedByNumberWithTheirNames() async throws {
    let bench = try await saved()
    #expect(await bench.run("favourite") == 0)
    #expect(bench.lines == ["1. Quiero agua.", "2. Como. (comida)"])
  }

  @Test(arguments: [("1", "Quiero agua."), ("comida", "Como."), ("COMIDA", "Como.")])
  func areSaidByNumberOrName(call: String, sentence: String) async throws {
    let bench = try await saved()
    #expect(await bench.run("favourite", "say", call) == 0)
    #expect(bench.speech.said == [sentence])
  }

  @Test func anUnknownOneFails() async throws {
    let bench = try await saved()
    #expect(await bench.run("favourite", "say", "9") == 1)
    #expect(bench.speech.said.isEmpty)
    #expect(bench.console.notes.contains("9"))
  }

  @Test func renameAndRemove() async throws {
    let bench = try await saved()
    #expect(await bench.run("favorite", "rename", "1", "bebida") == 0)
    #expect(await bench.run("favourite", "remove", "comida") == 0)
    let later = bench.again()
    #expect(await later.run("favourite", "list", "--format", "json") == 0)
    #expect(later.lines.count == 1)
    #expect(
      later.console.output.hasPrefix(
        #"[{"date":"2023-11-14T22:13:20Z","language":"es-ES","name":"bebida","number":1,"#))
  }
}
