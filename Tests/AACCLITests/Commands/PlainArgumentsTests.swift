import ArgumentParser
import Testing

@testable import aac_cli

/// What is read without ArgumentParser is just what it would have read.
struct PlainArgumentsTests {
  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  private func expectSame<Command: PlainCommand>(
    _ type: Command.Type, _ arguments: [String]
  ) throws {
    let plain = try #require(Command.plain(arguments), "\(arguments) are plain")
    let parsed = try Command.parse(arguments)
    #expect(String(reflecting: plain) == String(reflecting: parsed))
  }

  @Test(arguments: [
    "", "--subject yo --verb querer --complement agua --negative",
    "--tiles yo querer agua --format json",
    "--subject mamá papá --verb dar --complement agua --complement pan --question --tense past",
    "--verb querer --verb comer --language pt-BR --speaker f --listener masculine --request",
    "--tiles a --progressive --polite --going-to --perfect --habitual --strict --explain",
    "--input lines.jsonl --language es --database a.sqlite --alternatives",
  ])
  func sentencesAreReadTheSame(line: String) throws {
    try expectSame(SentenceCommand.self, Self.words(line))
  }

  @Test func wordsMayHaveSpacesAndMarks() throws {
    try expectSame(SentenceCommand.self, ["--tiles", "¿por qué?", "a=b", "yo", "\"x\""])
    try expectSame(SayCommand.self, ["--text", "Hola, mamá — ven.", "--out", "a b.wav"])
  }

  @Test(arguments: [
    "--subject yo --verb querer --out a.wav --sample-rate 44100 --timings a.vtt",
    "--text hola --voice woman --speed 120 --pitch 60 --volume 80 --pause 200 --queue",
    "--tiles yo agua --word-by-word --explain", "--text hola --spell --format json",
  ])
  func sayingIsReadTheSame(line: String) throws {
    try expectSame(SayCommand.self, Self.words(line))
  }

  @Test(arguments: [
    "in.txt --out-dir out", "in.txt --input-format text --language es --jobs 2 --out-dir out",
    "in.csv --out-dir out --audio-format flac --sample-rate 44100 --cache c --cache-size 2G",
    "in.csv --out-dir out --name {slug}",
    "in.jsonl --out-dir out --voice man --speed 90 --spell --tense future --speaker f --strict",
  ])
  func rendersAreReadTheSame(line: String) throws {
    try expectSame(RenderCommand.self, Self.words(line))
  }

  @Test func workersAreReadTheSame() throws {
    try expectSame(
      RenderWorkerCommand.self,
      Self.words("--language es --audio-format ogg --database d --sample-rate 48000 --cache c"))
  }

  @Test(arguments: [
    "--help", "-h", "--version", "--verb", "--verb=querer", "--neg", "--negative --negative",
    "--tense past --tense future", "--tense yesterday", "--language klingon", "--negative yes",
    "yo querer agua", "--complement agua pan", "--input -", "--tiles yo -- agua", "--tiles -5",
    "--nonsense", "--subject a --subject b", "--Negative",
  ])
  func whatIsNotPlainIsLeft(line: String) {
    #expect(SentenceCommand.plain(Self.words(line)) == nil)
  }

  @Test(arguments: [
    "--speed 9000 --text a", "--pitch -5 --text a", "--speed fast --text a", "--sample-rate 44100",
    "--timings a.vtt --text a", "--word-by-word --spell --text a", "--text a --verb querer",
  ])
  func whatIsWrongIsLeft(line: String) {
    #expect(SayCommand.plain(Self.words(line)) == nil)
  }

  @Test func anEmptyValueIsLeft() {
    #expect(SayCommand.plain(["--text", ""]) == nil)
    #expect(SayCommand.plain(["--text", "a", "--voice", ""]) == nil)
  }

  /// An option that is added to a command must be added there too.
  @Test func everyOptionIsKnown() {
    expectAllKnown(SentenceCommand.self)
    expectAllKnown(SayCommand.self)
    expectAllKnown(RenderCommand.self, ["in.txt", "--out-dir", "out"])
  }

  private func expectAllKnown<Command: PlainCommand>(
    _ type: Command.Type, _ needed: [String] = []
  ) {
    let values = [
      "format": "json", "language": "es", "tense": "past", "speaker": "f", "listener": "f",
      "speed": "100", "pitch": "50", "volume": "50", "pause": "100", "jobs": "1",
      "cache-size": "1G", "audio-format": "wav", "input-format": "text", "sample-rate": "44100",
      "name": "{slug}",
    ]
    let beside = [
      "timings": ["--text", "a", "--out", "a.wav"],
      "sample-rate": ["--text", "a", "--out", "a.wav"],
    ]
    // Of each line of the help that names an option: its name, and whether a value follows.
    for match in Command.helpMessage().matches(of: /(?m)^  --([a-z-]+)( <)?/) {
      let name = String(match.1)
      guard name != "help", name != "version", !needed.contains("--" + name) else { continue }
      let value = match.2 == nil ? [] : [values[name] ?? "x"]
      let others = Command.self == SayCommand.self ? beside[name] ?? [] : []
      #expect(
        Command.plain(needed + ["--" + name] + value + others) != nil, "--\(name) is known")
    }
  }
}
