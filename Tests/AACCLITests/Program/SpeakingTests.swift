import Foundation
import Testing

/// The program itself, with ALSA's file plug-in in place of a sound device.
struct SpeakingTests {
  private func program() throws -> (program: Program, played: String) {
    var program = try Program(language: "es_ES.UTF-8")
    chmod(program.folder.path, 0o700)
    let played = "\(program.folder.path)/played.raw"
    program.variables["AAC_AUDIO_DEVICE"] = "file:'\(played)',raw"
    return (program, played)
  }

  private func samples(_ path: String) throws -> [Int16] {
    let bytes = try Data(contentsOf: URL(filePath: path))
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
  }

  @Test func whatIsSaidIsPlayed() throws {
    let (program, played) = try program()
    let result = try program.run(["say", "--text", "Quiero agua."])
    #expect(result.status == 0)
    #expect(result.notes == "")
    let samples = try samples(played)
    #expect((15_000...60_000).contains(samples.count))
    #expect(samples.contains { abs(Int($0)) > 5_000 })
  }

  @Test func withoutADeviceItIsSaidWith69InEveryLanguage() throws {
    for (locale, line) in [
      ("es_ES.UTF-8", "no hay dispositivo de audio"), ("en_US.UTF-8", "there is no audio device"),
      ("pt_BR.UTF-8", "não há dispositivo de áudio"),
    ] {
      let result = try Program(language: locale).run(["say", "--text", "a"])
      #expect(result.status == 69)
      #expect(result.notes.hasPrefix("aac-cli: \(line)"))
      #expect(result.notes.split(separator: "\n").count == 1)
    }
  }

  @Test func anUnknownVoiceIsSaidWith69() throws {
    let (program, _) = try program()
    let result = try program.run(["say", "--text", "hola", "--voice", "zz"])
    #expect(result.status == 69)
    #expect(result.notes.contains("«zz»"))
  }

  @Test func anEngineThatFailsIsSaidOnceAndEspeakSpeaks() throws {
    let (program, played) = try program()
    let tone = "\(program.folder.path)/tone.wav"
    #expect(try program.run(["say", "--text", "tono", "--out", tone]).status == 0)
    let add = ["voices", "add", "copy", "--speaks", "es-ES", "--", "cp", tone, "{out}"]
    #expect(try program.run(add).status == 0)
    try FileManager.default.removeItem(atPath: tone)
    let result = try program.run(["say", "--text", "Quiero agua.", "--voice", "copy"])
    #expect(result.status == 0)
    #expect(result.notes.split(separator: "\n").count == 1)
    #expect(result.notes.contains("copy"))
    #expect(try samples(played).count > 15_000)
  }

  @Test(arguments: [("busy", "otro programa usa"), ("lost", "ha dejado de responder")])
  func aDeviceThatIsInUseOrGoesAwayIsSaidWith69(device: String, line: String) throws {
    var program = try Program(language: "es_ES.UTF-8")
    try program.use(device: device)
    let result = try program.run(["say", "--text", "Quiero ir al parque con mamá."])
    #expect(result.status == 69)
    #expect(result.notes.contains(line))
    #expect(result.notes.split(separator: "\n").count == 1)
    #expect(try program.run(["history", "list"]).output.contains("Quiero ir al parque con mamá."))
  }

  @Test func theDoctorAsksTheVoiceOfThePerson() throws {
    let (program, _) = try program()
    let file = { program.folder.file($0) }
    #expect(try program.run(["say", "--text", "tono", "--out", file("tone.wav")]).status == 0)
    let add = ["voices", "add", "copy", "--speaks", "es-ES", "--time-limit", "300", "--", "cp"]
    #expect(try program.run(add + [file("tone.wav"), "{out}"]).status == 0)
    #expect(try program.run(["person", "add", "Eva", "--voice", "copy"]).status == 0)
    let works = try program.run(["doctor"])
    #expect(works.output.contains("✓ La voz funciona (es: copy)."))
    #expect(works.output.contains("✓ La voz funciona (en: "))
    #expect(!works.output.contains("espeak-ng-data"))
    #expect(try program.run(["person", "edit", "Eva", "--volume", "0"]).status == 0)
    try FileManager.default.removeItem(atPath: file("tone.wav"))
    let broken = try program.run(["doctor"])
    #expect(broken.status == works.status)
    #expect(broken.output.contains("! La voz «copy» ha fallado"))
    #expect(broken.output.contains("el volumen es 0"))
    #expect(broken.output.contains("✓ La voz funciona (es: es)."))
  }

  @Test func endingTheProgramEndsTheProgramThatSpeaksForItAtOnce() async throws {
    let (program, _) = try program()
    let file = { program.folder.file($0) }
    #expect(try program.run(["say", "--text", "tono", "--out", file("tone.wav")]).status == 0)
    let script = """
      #!/bin/sh
      [ -e '\(file("slow"))' ] || exec cp '\(file("tone.wav"))' "$1"
      echo $$ >'\(file("id.part"))' && mv '\(file("id.part"))' '\(file("id"))'
      exec sleep 600

      """
    try script.write(toFile: file("engine"), atomically: true, encoding: .utf8)
    chmod(file("engine"), 0o755)
    let add = ["voices", "add", "slow", "--speaks", "es-ES", "--time-limit", "600", "--"]
    #expect(try program.run(add + [file("engine"), "{out}"]).status == 0)
    try "".write(toFile: file("slow"), atomically: true, encoding: .utf8)
    let terminal = try PseudoTerminal(program, ["say", "--text", "Hola.", "--voice", "slow"])
    // Waited for on this thread: other tests may hold up a task for longer than a voice may take.
    while !FileManager.default.fileExists(atPath: file("id")), terminal.process.isRunning {
      usleep(2_000)
    }
    kill(terminal.process.processIdentifier, SIGINT)
    #expect(try await terminal.waitForEnd() == SIGINT)
    let text = try String(contentsOfFile: file("id"), encoding: .utf8)
    let id = try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // Gone, or dead and waiting to be taken away by the system.
    let state = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    #expect(state.map { $0.contains(") Z ") } ?? true)
  }

  @Test func theStripIsShownInATerminalWhileASentenceIsSaid() async throws {
    let (program, played) = try program()
    let words = ["--subject", "niña", "--verb", "comer", "--complement", "manzana"]
    let terminal = try PseudoTerminal(program, ["say"] + words)
    #expect(try await terminal.waitForEnd() == 0)
    #expect(terminal.screen.lines[0] == "La niña come una manzana.")
    #expect(terminal.screen.lines[1].contains("niña]"))
    #expect(terminal.screen.lines[1].contains("comer]"))
    #expect(terminal.screen.lines[2] == "")
    #expect(try samples(played).count > 15_000)
    let text = try PseudoTerminal(program, ["say", "--text", "Hola, mamá."])
    #expect(try await text.waitForEnd() == 0)
    #expect(text.screen.lines.prefix(2) == ["Hola, mamá.", ""])
  }
}
