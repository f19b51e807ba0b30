import AACCore
import ArgumentParser
import Foundation
import SentenceBuilder
import Testing

@testable import aac_cli

struct SpokenStripTests {
  /// One in which waiting lets the others go on and takes no time.
  private static func environment(of bench: Bench) -> Environment {
    var environment = bench.environment
    environment.sleep = { _ in await Task.yield() }
    return environment
  }

  /// What is drawn when words are heard, one after another, each when the one before has been seen.
  private func drawn(_ strip: SpokenStrip, hearing words: [Range<Int>]) async throws -> String {
    let bench = try Bench()
    try await strip.show(in: Self.environment(of: bench)) { onWord in
      while bench.console.notes.isEmpty { await Task.yield() }
      for word in words {
        let before = bench.console.notes
        onWord(word)
        while bench.console.notes == before { await Task.yield() }
      }
    }
    return bench.console.notes
  }

  @Test func theTilesOfTheWordThatIsHeardAreLit() async throws {
    let bench = try Bench()
    let session = try bench.environment.session(GlobalOptions.parse([]))
    var request = SentenceRequest()
    (request.subject, request.verb, request.complements) = (["yo"], "querer", ["agua"])
    let sentence = try session.composer(isStrict: false).sentence(for: request)
    #expect(sentence.text == "Yo quiero agua.")
    let notes = try await drawn(
      SpokenStrip(sentence, pictures: PictureCharacters()), hearing: [3..<9, 10..<14])
    let frames = notes.components(separatedBy: "\u{1B}[1A")
    // Dark, the verb, the noun, dark again.
    #expect(frames.count == 4)
    let isLit = frames.map { frame in
      ["yo", "querer", "agua"].map { word in
        frame.split(separator: "\u{1B}").contains { $0.contains(";7;") && $0.hasSuffix("m\(word)") }
      }
    }
    #expect(
      isLit == [
        [false, false, false], [false, true, false], [false, false, true], [false, false, false],
      ])
  }

  @Test func theWordsOfATextAreLit() async throws {
    let notes = try await drawn(
      SpokenStrip("¡Hola, mamá!"), hearing: [1..<5, 7..<11])
    #expect(notes.contains("\u{1B}[7m¡Hola,\u{1B}[0m mamá!"))
    #expect(notes.contains("¡Hola, \u{1B}[7mmamá!"))
    #expect(notes.hasSuffix("\r¡Hola, mamá!\u{1B}[K\n"))
  }

  @Test func whatGoesWrongLeavesTheStripDark() async throws {
    let bench = try Bench()
    await #expect(throws: CancellationError.self) {
      try await SpokenStrip("Hola").show(in: Self.environment(of: bench)) { onWord in
        onWord(0..<4)
        throw CancellationError()
      }
    }
    #expect(bench.console.notes.hasSuffix("\rHola\u{1B}[K\n"))
  }
}
