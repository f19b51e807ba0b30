import Foundation
import Testing

@testable import aac_cli

/// `say --out`, with a real voice and real files.
struct SoundFileTests {
  private let words = ["say", "--subject", "niña", "--verb", "comer", "--complement", "manzana"]

  @Test(arguments: ["wav", "flac", "ogg", "opus", "mp3"])
  func theTimesEndWithTheSound(ending: String) throws {
    let program = try Program(language: "es_ES.UTF-8")
    let file = program.folder.file("a.\(ending)")
    let timings = program.folder.file("a.json")
    let result = try program.run(words + ["--out", file, "--timings", timings, "--format", "json"])
    #expect(result.status == 0, "\(result.notes)")
    let times = try JSONDecoder().decode(
      SentenceTimings.self, from: Data(contentsOf: URL(filePath: timings)))
    #expect(times.words.map(\.text) == ["La", "niña", "come", "una", "manzana"])
    #expect(times.tiles.map(\.label) == ["niña", "comer", "manzana"])
    #expect((1...2.5).contains(times.duration))
    #expect(times.words.first?.start ?? 1 < 0.05)
    #expect(times.words.last?.end == times.duration)
    #expect(try Data(contentsOf: URL(filePath: file)).count > 5_000)
  }

  @Test(arguments: [
    (["--out", "a.opus", "--sample-rate", "22050"], 64), (["--timings", "a.json"], 64),
    (["--out", "a.wav", "--sample-rate", "1"], 64), (["--out", "a.xyz"], 73),
    (["--out", "a.wav", "--timings", "a.txt"], 73), (["--out", "none/a.mp3"], 73),
    (["--out", "a.wav", "--timings", "none/x.json"], 73), (["--sample-rate", "16000"], 64),
  ])
  func whatCannotBeIsSaidInALineAndLeavesNothing(arguments: [String], status: Int) throws {
    let program = try Program(language: "es_ES.UTF-8")
    let process = try program.process(words + arguments)
    process.currentDirectoryURL = URL(filePath: program.folder.path)
    let notes = Pipe()
    process.standardError = notes
    process.standardOutput = Pipe()
    try process.run()
    let said = try notes.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == Int32(status))
    #expect(!said.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    let own = ["aac", "backups"]
    #expect(names.allSatisfy { $0.hasPrefix("aac.sqlite") || own.contains($0) }, "\(names)")
  }

  @Test(arguments: [
    ["say", "--verb", "want", "--speed", "900"], ["say", "--out"], ["say", "--frequency", "3"],
    ["say", "--text", "a", "--out", "a.xyz"], ["sya"],
    ["render", "-", "--out-dir", "/tmp", "--jobs", "0"],
  ])
  func whatIsWrongIsToldInTheLanguageOfThePerson(arguments: [String]) throws {
    let program = try Program(language: "es_ES.UTF-8")
    #expect(try program.run(["person", "add", "Tom", "--language", "en"]).status == 0)
    let said = try program.run(arguments)
    #expect(said.status != 0)
    #expect(try said.notes == Program(language: "en_US.UTF-8").run(arguments).notes)
    #expect(try said.notes != Program(language: "es_ES.UTF-8").run(arguments).notes)
    // What the call itself asks for counts more.
    let asked = try program.run(arguments + ["--language", "pt"]).notes
    #expect(asked != said.notes)
  }

  @Test(arguments: [
    (["say", "--verb", "querer", "--pause", "-1"], "0 y 3000"),
    (["say", "--verb", "querer", "--speed", "-5"], "80 y 450"),
    (["render", "-", "--out-dir", "/tmp", "--jobs", "-1"], "1 y 256"),
  ])
  func aNumberBelowNothingIsToldTheRange(arguments: [String], range: String) throws {
    let result = try Program(language: "es_ES.UTF-8").run(arguments)
    #expect(result.status == 64)
    #expect(result.notes.contains(range), "\(result.notes)")
  }

  @Test func aVolumeOfNothingIsTold() throws {
    let program = try Program(language: "es_ES.UTF-8")
    let file = program.folder.file("a.wav")
    let result = try program.run(words + ["--out", file, "--volume", "0"])
    #expect(result.status == 0)
    #expect(result.notes.contains("el volumen es 0"))
    let rendered = try program.run(
      ["render", "-", "--out-dir", program.folder.file("out"), "--volume", "0"],
      input: "Hola.\nAdiós.\n")
    #expect(
      rendered.notes.split(separator: "\n").filter { $0.contains("el volumen es 0") }.count == 1)
  }
}
