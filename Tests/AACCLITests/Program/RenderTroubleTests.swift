import AACDigest
import Foundation
import Testing

/// `aac-cli render` where something stands in its way: files, links, bad lines, other runs, workers that are killed.
@Suite(.serialized)
struct RenderTroubleTests {
  private struct Line: Decodable {
    var file: String
    var sha256: String
  }

  private let program: Program

  init() throws { program = try Program(language: "es_ES.UTF-8") }

  private var folder: String { program.folder.file("out") }

  /// Names of what is in the folder, hidden files included.
  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func render(_ input: String, _ options: String..., status: Int32 = 0) throws -> String {
    let result = try program.run(["render", "-", "--out-dir", folder] + options, input: input)
    #expect(result.status == status, "\(result.notes)")
    return result.notes
  }

  private func manifest() throws -> [Line] {
    try String(contentsOfFile: "\(folder)/manifest.jsonl", encoding: .utf8).split(separator: "\n")
      .map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  private func digest(_ file: String) throws -> String {
    SHA256.hexadecimal(of: try Data(contentsOf: URL(filePath: "\(folder)/\(file)")))
  }

  @Test func aFileInPlaceOfAFolderIsCalledOne() throws {
    let file = program.folder.file("file")
    try "".write(toFile: file, atomically: true, encoding: .utf8)
    for arguments in [["--out-dir", file], ["--out-dir", folder, "--cache", file]] {
      let result = try program.run(["render", "-"] + arguments, input: "Hola.\n")
      #expect(result.status == 73)
      #expect(result.notes.contains("y no una carpeta"), "\(result.notes)")
    }
    let nowhere = try program.run(["render", "-", "--out-dir", "/proc/x"], input: "Hola.\n")
    #expect(nowhere.notes.contains("ahí no se puede crear nada"), "\(nowhere.notes)")
  }

  @Test func aFolderThatIsALinkIsNotFollowed() throws {
    let other = program.folder.file("other")
    for path in [folder, other] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    #expect(symlink(other, "\(folder)/sub") == 0)
    let notes = try render("Hola.\n", "--name", "sub/{slug}", status: 65)
    #expect(notes.contains("es un enlace"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: other).isEmpty)
    #expect(try render("Hola.\n", "--name", "a/b/{slug}") == "")
    #expect(names.contains("a"))
  }

  @Test func cellsBehindTheLastColumnAreTold() throws {
    let table = "text,language\nHola,es\nextra,es,fr\nAdiós,es,,\n"
    let notes = try render(table, "--input-format", "csv", status: 65)
    #expect(names == ["000001-hola.wav", "000003-adios.wav", "manifest.jsonl"])
    #expect(notes.contains("3:") && notes.contains("celdas de más (fr)"))
  }

  @Test func aTextWithControlCharactersDoesNotReachTheTerminal() throws {
    let notes = try render("{\"text\": \"a\", \"x\\u001b[2J\": 1}\n", status: 65)
    #expect(notes.contains("␛[2J"))
    #expect(!notes.contains("\u{1B}"))
  }

  @Test func twoRunsDoNotWriteIntoOneFolder() throws {
    let first = try program.process(["render", "-", "--out-dir", folder])
    let (input, notes) = (Pipe(), Pipe())
    (first.standardInput, first.standardOutput, first.standardError) = (input, Pipe(), notes)
    try first.run()
    try input.fileHandleForWriting.write(contentsOf: Data("Uno.\n".utf8))
    while first.isRunning, !names.contains("000001-uno.wav") { usleep(2_000) }
    let second = try program.run(["render", "-", "--out-dir", folder], input: "Dos.\n")
    #expect(second.status == 73)
    #expect(second.notes.contains("otro proceso escribe en la carpeta"))
    try input.fileHandleForWriting.write(contentsOf: Data("Tres.\n".utf8))
    try input.fileHandleForWriting.close()
    first.waitUntilExit()
    #expect(first.terminationStatus == 0)
    #expect(names == ["000001-uno.wav", "000002-tres.wav", "manifest.jsonl"])
  }

  /// The processes that a process has started.
  private func children(of id: pid_t) -> [pid_t] {
    // Each of its threads has those that it started.
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
    return threads.flatMap { thread in
      let path = "/proc/\(id)/task/\(thread)/children"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { pid_t($0) }
    }
  }

  @Test func twoRunsShareACache() throws {
    let cache = program.folder.file("cache")
    let input = (1...40).map { "Frase número \($0)." }.joined(separator: "\n")
    let file = program.folder.file("lines.txt")
    try input.write(toFile: file, atomically: true, encoding: .utf8)
    let runs = try ["one", "two"].map { name in
      let folder = program.folder.file(name)
      let process = try program.process(
        ["render", file, "--out-dir", folder, "--cache", cache, "--jobs", "1"])
      (process.standardOutput, process.standardError) = (Pipe(), Pipe())
      try process.run()
      return (process: process, folder: folder)
    }
    for run in runs {
      run.process.waitUntilExit()
      #expect(run.process.terminationStatus == 0)
      let lines = try String(contentsOfFile: "\(run.folder)/manifest.jsonl", encoding: .utf8)
        .split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
      #expect(lines.count == 40)
      for line in lines {
        let bytes = try Data(contentsOf: URL(filePath: "\(run.folder)/\(line.file)"))
        #expect(SHA256.hexadecimal(of: bytes) == line.sha256)
      }
    }
    _ = try render(input, "--cache", cache)
    let third = try manifest().map(\.sha256)
    let first = try String(contentsOfFile: "\(runs[0].folder)/manifest.jsonl", encoding: .utf8)
    let second = try String(contentsOfFile: "\(runs[1].folder)/manifest.jsonl", encoding: .utf8)
    // Whichever of the two made a sound first, the third got that from the cache.
    #expect(third.allSatisfy { first.contains($0) || second.contains($0) })
  }

  @Test func aWorkerThatIsKilledIsReplaced() throws {
    let input = (1...200).map { "Frase número \($0) para probar." }.joined(separator: "\n")
    let file = program.folder.file("lines.txt")
    try input.write(toFile: file, atomically: true, encoding: .utf8)
    let process = try program.process(["render", file, "--out-dir", folder, "--jobs", "2"])
    (process.standardOutput, process.standardError) = (Pipe(), Pipe())
    try process.run()
    while process.isRunning, names.filter({ $0.hasSuffix(".wav") }).count < 10 { usleep(2_000) }
    let worker = try #require(children(of: process.processIdentifier).first)
    kill(worker, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(names.count == 201)
    #expect(try manifest().count == 200)
    for line in try manifest() { #expect(try digest(line.file) == line.sha256) }
  }
}
