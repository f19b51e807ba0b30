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
}
