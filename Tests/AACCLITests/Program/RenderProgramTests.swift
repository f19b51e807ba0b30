import AACCore
import AACDigest
import AACSpeech
import Foundation
import Testing

@testable import aac_cli

/// `aac-cli render` as a program, with its workers, a real voice and real files.
@Suite(.serialized)
struct RenderProgramTests {
  private struct Line: Decodable {
    struct Word: Decodable {
      var text: String
      var start: Double
      var end: Double
      var tiles: [Int]
    }

    var index: Int
    var file: String?
    var text: String?
    var language: String?
    var voice: String?
    var duration: Double?
    var sha256: String?
    var tiles: [String]?
    var timings: [Word]?
    var error: String?
  }

  private struct Said: Decodable {
    var duration: Double
  }

  private struct Report: Decodable {
    var files: Int
    var made: Int
    var reused: Int
    var failed: Int
  }

  private let program: Program

  init() throws { program = try Program(language: "es_ES.UTF-8") }

  private var folder: String { program.folder.file("out") }

  private func render(
    _ input: String, _ options: String..., status: Int32 = 0
  ) throws -> (report: Report?, notes: String) {
    let result = try program.run(
      ["render", "-", "--out-dir", folder, "--format", "json"] + options, input: input)
    #expect(result.status == status, "\(result.notes)")
    return (
      try? JSONDecoder().decode(Report.self, from: Data(result.output.utf8)), result.notes
    )
  }

  private func manifest(_ name: String = "manifest.jsonl") throws -> [Line] {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).split(separator: "\n")
      .map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  /// Names of what is in the folder, hidden files included.
  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func digest(_ file: String) throws -> String {
    SHA256.hexadecimal(of: try Data(contentsOf: URL(filePath: "\(folder)/\(file)")))
  }

  private static let lines = [
    #"{"subject": "yo", "verb": "querer", "complement": "agua"}"#,
    #"{"subject": "niña", "verb": "comer", "complement": "manzana", "negative": true}"#,
    #"{"language": "pt", "subject": "eu", "verb": "comer", "complement": "maçã"}"#,
    #"{"language": "en", "subject": "I", "verb": "want", "complement": "water"}"#,
  ]

  @Test(arguments: ["wav", "flac", "ogg", "opus", "mp3"])
  func everyLineIsAFileAndALineOfTheManifest(format: String) throws {
    let input = Self.lines.joined(separator: "\n")
    let report = try #require(try render(input, "--audio-format", format).report)
    #expect((report.files, report.made, report.failed) == (4, 4, 0))
    let lines = try manifest()
    #expect(lines.map(\.index) == [1, 2, 3, 4])
    #expect(
      lines.map(\.text) == [
        "Yo quiero agua.", "La niña no come una manzana.", "Eu como uma maçã.", "I want water.",
      ])
    #expect(lines.map(\.language) == ["es-ES", "es-ES", "pt-BR", "en-US"])
    #expect(lines.map(\.voice) == ["es", "es", "pt-br", "en-us"])
    #expect(lines[1].file == "000002-la-nina-no-come-una-manzana.\(format)")
    #expect(lines[1].tiles == ["niña", "comer", "manzana"])
    #expect(lines[1].timings?.map(\.text) == ["La", "niña", "no", "come", "una", "manzana"])
    #expect(lines[1].timings?.map(\.tiles) == [[0], [0], [1], [1], [2], [2]])
    for line in lines {
      let file = try #require(line.file)
      #expect(try digest(file) == line.sha256)
      #expect((0.5...3).contains(line.duration ?? 0))
      #expect(line.timings?.last?.end == line.duration)
    }
    #expect(names == (lines.compactMap(\.file) + ["manifest.jsonl"]).sorted())
  }

  @Test func theSameUtteranceIsMadeOnceAndNamesDoNotCollide() throws {
    let input = (1...40).map { _ in "Quiero agua." }.joined(separator: "\n") + "\nQUIERO, agua\n"
    let report = try #require(try render(input, "--name", "{slug}").report)
    #expect((report.files, report.made, report.reused) == (41, 2, 39))
    let files = try manifest().compactMap(\.file)
    #expect(files.prefix(3) == ["quiero-agua.wav", "quiero-agua-2.wav", "quiero-agua-3.wav"])
    #expect(Set(files).count == 41)
    #expect(try Set(files.prefix(40).map(digest)).count == 1)
  }

  @Test func namesThatAreOneOnAnotherFileSystemGetNumbers() throws {
    let names = ["ñu", "n\u{303}u", "Ñu", "Straße", "STRASSE"]
    let input = names.enumerated().map { index, name in
      #"{"text": "Frase \#(index).", "name": "\#(name)"}"#
    }
    #expect(try render(input.joined(separator: "\n")).report?.files == 5)
    #expect(
      try manifest().compactMap(\.file) == [
        "ñu.wav", "n\u{303}u-2.wav", "Ñu-3.wav", "Straße.wav", "STRASSE-2.wav",
      ])
    #expect(try Set(manifest().compactMap(\.file).map(digest)).count == 5)
  }

  @Test func aSecondRunMakesNothingAndADamagedFileAnew() throws {
    let input = Self.lines.joined(separator: "\n")
    _ = try render(input)
    let before = try manifest().compactMap(\.sha256)
    let again = try #require(try render(input).report)
    #expect((again.files, again.made, again.reused) == (4, 0, 4))
    let file = try #require(try manifest()[2].file)
    try Data("broken".utf8).write(to: URL(filePath: "\(folder)/\(file)"))
    let third = try #require(try render(input).report)
    #expect((third.made, third.reused) == (1, 3))
    #expect(try manifest().compactMap(\.sha256).prefix(2) == before.prefix(2))
    #expect(try digest(file) == manifest()[2].sha256)
  }

  @Test func linesThatMoveKeepTheirSound() throws {
    _ = try render("Quiero agua.\nNo quiero dormir.\n")
    let report = try #require(try render("Hola.\nQuiero agua.\nNo quiero dormir.\n").report)
    #expect((report.files, report.made, report.reused) == (3, 1, 2))
    #expect(try manifest().compactMap(\.file).map(digest) == manifest().compactMap(\.sha256))
  }

  // MARK: - The person's voice

  /// A file with a tone.
  private func tone(_ name: String, seconds: Double, frequency: Double) throws -> String {
    let samples = (0..<Int(seconds * 22_050)).map {
      Int16(6_000 * sin(2 * .pi * frequency * Double($0) / 22_050))
    }
    let path = program.folder.file(name)
    try AudioFileWriter().write(Sound(samples: samples, sampleRate: 22_050), to: path)
    return path
  }

  private func succeed(_ arguments: String...) throws {
    let result = try program.run(arguments)
    #expect(result.status == 0, "\(result.notes)")
  }

  @Test func linesSoundAsSayDoesInThePersonsVoice() throws {
    let long = try tone("long.wav", seconds: 1.5, frequency: 400)
    try succeed("person", "add", "Ana", "--language", "es")
    try succeed("person", "edit", "Ana", "--pause", "150", "--speed", "130", "--voice", "woman")
    try succeed("recording", "add", long, "--for", "mamá")
    try succeed("recording", "add", long, "--sentence", "Hasta luego")
    try succeed("pronunciation", "add", "Shakira", "--as", "Chaaaaaaquiiiiiira")
    let texts = [
      "Quiero ver a mamá.", "¡Hasta luego!", "Me gusta Shakira.", "Quiero agua.",
      "Mi hermana dijo «I love you and the dog» ayer.",
    ]
    var said: [Double] = []
    for text in texts {
      let out = program.folder.file("said.wav")
      let result = try program.run(["say", "--text", text, "--out", out, "--format", "json"])
      said.append(
        try JSONDecoder().decode(Said.self, from: Data(result.output.utf8)).duration)
    }
    _ = try render(texts.joined(separator: "\n"))
    let rendered = try manifest().compactMap(\.duration)
    #expect(rendered.count == said.count)
    // The silence between two voices depends on what espeak-ng said before.
    for (one, other) in zip(rendered, said) {
      #expect(abs(one - other) < 0.12, "\(rendered) \(said)")
    }
    #expect(try manifest()[3].voice == "es+f3")
  }

  @Test func aChangedRecordingOrPronunciationIsHeardAndNothingElseIsMadeAnew() throws {
    let cache = program.folder.file("cache")
    let input = "Quiero ver a mamá.\nMe gusta Shakira.\nQuiero agua.\n"
    func made() throws -> Int? { try render(input, "--cache", cache).report?.made }
    #expect(try made() == 3)
    try succeed(
      "recording", "add", try tone("a.wav", seconds: 1, frequency: 400), "--for", "mamá")
    #expect(try made() == 1)
    let first = try #require(try manifest()[0].duration)
    try succeed(
      "recording", "add", try tone("b.wav", seconds: 2, frequency: 400), "--for", "mamá")
    #expect(try made() == 1)
    #expect(try #require(try manifest()[0].duration) > first + 0.8)
    try succeed("pronunciation", "add", "Shakira", "--as", "Chaquira")
    #expect(try made() == 1)
    try succeed("pronunciation", "add", "Elena", "--as", "Eleeena")
    #expect(try made() == 0)
    #expect(try render(input, "--cache", cache, "--word-by-word").report?.made == 3)
  }

  @Test func anotherProgramSpeaksAndWhatWasSaidInItsPlaceIsNotKept() throws {
    let cache = program.folder.file("cache")
    let source = try tone("tone.wav", seconds: 0.7, frequency: 300)
    try succeed("voices", "add", "copy", "--speaks", "es-ES", "--", "cp", source, "{out}")
    let input = "Uno.\nDos.\nUno.\n"
    let options = ["--voice", "copy", "--cache", cache, "--jobs", "2"]
    func run() throws -> (made: Int?, notes: String, voices: [String]) {
      let result = try program.run(
        ["render", "-", "--out-dir", folder, "--format", "json"] + options, input: input)
      #expect(result.status == 0)
      let report = try? JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
      return (report?.made, result.notes, try manifest().compactMap(\.voice))
    }
    let moved = source + ".away"
    try FileManager.default.moveItem(atPath: source, toPath: moved)
    let failed = try run()
    #expect(failed.voices == ["es", "es", "es"])
    #expect(failed.notes.split(separator: "\n").filter { $0.contains("copy") }.count == 1)
    try FileManager.default.moveItem(atPath: moved, toPath: source)
    let right = try run()
    #expect(right.made == 2)
    #expect(right.voices == ["copy", "copy", "copy"])
    #expect(right.notes == "")
    #expect(try run().made == 0)
  }

  @Test func aVoiceThatIsGoneIsReplacedUnlessItWasAskedFor() throws {
    try succeed("person", "add", "Ana", "--language", "es")
    let source = try tone("tone.wav", seconds: 0.7, frequency: 300)
    try succeed("voices", "add", "gone", "--speaks", "es-ES", "--", "cp", source, "{out}")
    try succeed("person", "edit", "Ana", "--voice", "gone")
    try succeed("voices", "remove", "gone")
    let (report, notes) = try render("Hola.\n")
    #expect(report?.files == 1)
    #expect(notes.contains("gone"))
    let lines = (1...9).map { "Frase \($0)." }.joined(separator: "\n")
    let refused = try render(lines, "--voice", "gone", status: 69)
    #expect(refused.notes.split(separator: "\n").count == 1)
    #expect(refused.report == nil)
  }

  @Test func whatSentencePrintsKeepsItsTiles() throws {
    let made = try program.run([
      "sentence", "--subject", "niña", "--verb", "comer", "--complement", "manzana", "--format",
      "json",
    ])
    #expect(made.status == 0)
    _ = try render(made.output)
    let line = try #require(try manifest().first)
    #expect(line.tiles == ["niña", "comer", "manzana"])
    #expect(line.timings?.last?.tiles == [2])
  }

  @Test(arguments: [
    (#"{"verb": "querer", "complemento": ["agua"]}"#, "complemento"),
    (#"{"text": "Agua.", "nmae": "agua"}"#, "nmae"), (#"{"text": 12}"#, "12"),
    (#"{"text": "Agua.", "pause": "200"}"#, "200"),
  ])
  func aLineWithAKeyOrValueThatMeansNothingIsNoSound(line: String, named: String) throws {
    let result = try render(line, status: 65)
    #expect(result.report?.failed == 1)
    #expect(result.notes.contains(named))
    #expect(!result.notes.contains("…\""))
  }

  @Test func theCacheServesOtherFolders() throws {
    let cache = program.folder.file("cache")
    let input = Self.lines.joined(separator: "\n")
    _ = try render(input, "--cache", cache, "--audio-format", "opus")
    let first = try manifest()
    try FileManager.default.removeItem(atPath: folder)
    let report = try #require(
      try render(input, "--cache", cache, "--audio-format", "opus").report)
    #expect((report.made, report.reused) == (0, 4))
    #expect(try manifest().map(\.sha256) == first.map(\.sha256))
    // Another voice is another sound.
    let other = try #require(
      try render(input, "--cache", cache, "--audio-format", "opus", "--voice", "woman").report)
    #expect((other.made, other.reused) == (4, 0))
    _ = try render(input, "--cache", cache, "--cache-size", "0")
    let left = FileManager.default.enumerator(atPath: cache)?.compactMap { $0 as? String } ?? []
    #expect(left.filter { $0.hasSuffix(".sound") }.isEmpty)
  }

  @Test func whatACacheCannotKeepIsToldOnceAndTheFilesAreMade() throws {
    let cache = program.folder.file("cache")
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    // Files where it would put its folders.
    for number in 0..<256 {
      let digits = String(number, radix: 16)
      try Data().write(to: URL(filePath: "\(cache)/\(number < 16 ? "0" : "")\(digits)"))
    }
    let input = Self.lines.joined(separator: "\n")
    let result = try render(input, "--cache", cache)
    #expect(result.report?.made == 4)
    #expect(result.notes.split(separator: "\n").filter { $0.contains(cache) }.count == 1)
  }

  @Test func badLinesAreSaidAndTheRestGoesOn() throws {
    let input = """
      {"text": "Uno.", "name": "uno"}
      {"text": "Dos.", "name": "../dos"}
      {"text": "Tres.", "name": "/tmp/tres"}
      {"text": "Cuatro.", "name": "a:b?"}
      nada
      {"verb": 7}
      {"text": "😀"}
      {"text": "Ocho.", "voice": "nadie"}
      {"text": "Nueve.", "speed": 9000}
      {"text": "Diez.", "name": "uno.wav"}

      """
    let result = try render(input, status: 65)
    let lines = try manifest()
    #expect(lines.map(\.index) == Array(1...10))
    #expect(lines.map { $0.error == nil } == [true] + Array(repeating: false, count: 8) + [true])
    #expect(names == ["manifest.jsonl", "uno-2.wav", "uno.wav"])
    #expect(!FileManager.default.fileExists(atPath: program.folder.file("dos.wav")))
    let notes = result.notes.split(separator: "\n")
    #expect(notes.count == 9)
    #expect(notes.contains { $0.hasPrefix("aac-cli: línea 2: «../dos»") })
  }

  @Test func tablesAndPlainTextsAreReadToo() throws {
    let table = """
      language,subject,verb,complement,negative,name
      es,niña,comer,manzana,sí,"una, dos"
      pt,eu,querer,água,,
      """
    let report = try #require(try render(table, "--input-format", "csv").report)
    #expect(report.files == 2)
    #expect(try manifest().map(\.text) == ["La niña no come una manzana.", "Eu quero água."])
    #expect(names.contains("una, dos.wav"))
    let wrong = try render("subject,werb\nyo,ser\n", "--input-format", "csv", status: 65)
    #expect(wrong.notes.contains("werb"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func whatIsBrokenOffLeavesWholeFilesAndGoesOnWhereItWas(signal: Int32) throws {
    let input = (1...300).map { "Frase número \($0) para probar." }.joined(separator: "\n")
    let file = program.folder.file("lines.txt")
    try input.write(toFile: file, atomically: true, encoding: .utf8)
    let process = try program.process(["render", file, "--out-dir", folder])
    process.standardOutput = Pipe()
    process.standardError = Pipe()
    try process.run()
    while names.filter({ $0.hasSuffix(".wav") }).count < 20 { usleep(2_000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    // Workers that are left alone finish their file.
    let deadline = Date(timeIntervalSinceNow: 10)
    while names.contains(where: { $0.hasPrefix(".aac-") }), Date() < deadline { usleep(2_000) }
    let made = names.filter { $0.hasSuffix(".wav") }
    #expect(made.count < 300)
    for name in made {
      let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      let size = bytes[4..<8].enumerated().reduce(0) { $0 + Int($1.element) << (8 * $1.offset) }
      #expect(size + 8 == bytes.count, "\(name)")
    }
    #expect(!names.contains("manifest.jsonl"))
    let rerun = try program.run(["render", file, "--out-dir", folder, "--format", "json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(rerun.output.utf8))
    #expect(report.files == 300)
    #expect(report.reused >= (signal == SIGKILL ? 1 : made.count - 16))
    #expect(names.count == 301)
    #expect(try manifest().map(\.index) == Array(1...300))
  }

  @Test func aFullDiskEndsTheRunWithoutABrokenFile() throws {
    let long = (1...60).map { "palabra \($0)" }.joined(separator: " ")
    let file = program.folder.file("lines.txt")
    try "Uno.\nDos.\n\(long)\n".write(toFile: file, atomically: true, encoding: .utf8)
    // The words are there before the room gets scarce.
    _ = try program.run(["person", "list"])
    let process = try program.process([])
    let path = try #require(process.executableURL?.path)
    process.executableURL = URL(filePath: "/bin/sh")
    // A limit of 200 KB on the size of files stands in for a disk without room.
    process.arguments = [
      "-c", "ulimit -f 400; exec \"$0\" \"$@\"", path, "render", file, "--out-dir", folder,
    ]
    let notes = Pipe()
    (process.standardOutput, process.standardError) = (Pipe(), notes)
    try process.run()
    let said = String(
      decoding: try notes.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 73, "\(said)")
    #expect(said.contains("el disco está lleno"))
    #expect(names.filter { $0.hasSuffix(".wav") } == ["000001-uno.wav", "000002-dos.wav"])
    #expect(!names.contains { $0.hasPrefix(".aac-") })
  }

  @Test(arguments: [
    (["render", "-", "--out-dir", "/proc/none"], 73),
    (["render", "-", "--out-dir", "/proc/self"], 73),
    (["render", "-", "--out-dir", "/dev/null"], 73),
    (["render", "-", "--out-dir", "/dev/null/a"], 73),
    (["render", "/nowhere", "--out-dir", "/tmp"], 66),
    (["render", "/tmp", "--out-dir", "/tmp"], 66),
    (["render", "-", "--out-dir", "/tmp", "--name", "../{slug}"], 64), (["render", "-"], 64),
    (["render", "-", "--out-dir", "/tmp", "--jobs", "0"], 64),
    (["render", "-", "--out-dir", "/tmp", "--audio-format", "opus", "--sample-rate", "44100"], 64),
  ])
  func whatCannotBeIsSaidInALine(arguments: [String], status: Int) throws {
    let result = try program.run(arguments, input: "Hola.\n")
    #expect(result.status == Int32(status), "\(result.notes)")
    #expect(!result.notes.isEmpty)
    #expect(result.output.isEmpty)
  }
}
