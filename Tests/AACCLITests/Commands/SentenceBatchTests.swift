import Foundation
import Testing

@testable import aac_cli

struct SentenceBatchTests {
  /// The `text` or `error` of each line.
  private func answers(_ bench: Bench) throws -> [[String: String]] {
    try bench.lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return ((object as? [String: Any]) ?? [:]).compactMapValues { $0 as? String }
    }
  }

  private func input(_ lines: String..., in bench: Bench) throws -> String {
    let path = bench.folder.file("lines.jsonl")
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test func aLineOutForEachLineInInOrder() async throws {
    let bench = try Bench()
    let path = try input(
      #"{"verb":"querer","complement":["agua","pan"]}"#, "",
      #"{"subject":"girl","verb":"eat","language":"en","question":true}"#,
      #"{"subject":"nós","verb":"ir","complement":"parque","language":"pt","tense":"past"}"#,
      in: bench)
    #expect(await bench.run("sentence", "--input", path) == 0)
    #expect(
      try answers(bench).map { $0["text"] } == [
        "Quiero agua y pan.", "Does the girl eat?", "Nós fomos ao parque.",
      ])
  }

  @Test func aBadLineCarriesItsErrorAndTheRunGoesOn() async throws {
    let bench = try Bench(locale: "en_US.UTF-8")
    let path = try input(
      #"{"verb":"want"}"#, "no json", #"{"verb":"want","negative":1}"#, "{}",
      #"{"verb":"eat"}"#, in: bench)
    #expect(await bench.run("sentence", "--input", path) == 65)
    let answers = try answers(bench)
    #expect(answers.map { $0["text"] } == ["I want.", nil, nil, nil, "I eat."])
    #expect(answers[1...3].allSatisfy { $0["error"]?.isEmpty == false })
    #expect(bench.console.notes == "aac-cli: 3 lines could not be used; each carries its error\n")
  }

  @Test func everyWordOfALineIsSaid() async throws {
    let bench = try Bench()
    let path = try input(
      #"{"subject":"yo","verb":["querer","beber"],"complement":"agua","complements":["ahora"]}"#,
      #"{"subject":"you","verb":["want","go"],"complement":["park"],"language":"en","question":true}"#,
      #"{"subject":"yo","tiles":["querer","pan"]}"#, in: bench)
    #expect(await bench.run("sentence", "--input", path) == 65)
    let answers = try answers(bench)
    #expect(
      answers.map { $0["text"] } == [
        "Yo quiero beber agua ahora.", "Do you want to go to the park?", nil,
      ])
    #expect(answers[2]["error"]?.contains("--tiles") == true)
  }

  @Test func aMissingFileIs66() async throws {
    let bench = try Bench()
    #expect(await bench.run("sentence", "--input", "/nowhere/lines.jsonl") == 66)
    #expect(bench.console.output == "")
    #expect(bench.console.notes.contains("/nowhere/lines.jsonl"))
  }

  @Test func strictHoldsForEveryLine() async throws {
    let bench = try Bench()
    let path = try input(#"{"verb":"zorblar"}"#, #"{"verb":"comer"}"#, in: bench)
    #expect(await bench.run("sentence", "--input", path, "--strict") == 65)
    #expect(try answers(bench).map { $0["text"] } == [nil, "Como."])
  }
}
