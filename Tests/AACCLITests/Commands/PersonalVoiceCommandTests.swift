import AACCore
import AACSpeech
import AACStore
import Foundation
import Testing

@testable import aac_cli

struct PersonalVoiceCommandTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// A sound file of a second.
  private func soundFile(_ name: String = "mama.wav") throws -> String {
    let path = "\(bench.folder.path)/\(name)"
    let samples = (0..<22_050).map { Int16(8_000 * sin(Double($0) * 0.1)) }
    try AudioFileWriter().write(Sound(samples: samples, sampleRate: 22_050), to: path)
    return path
  }

  // MARK: - Settings of one call and of a person

  @Test func textIsSaidAsItIsWrittenAndKept() async throws {
    #expect(await bench.run("say", "--text", "¡Hola; $(date) <b>!") == 0)
    #expect(bench.speech.said == ["¡Hola; $(date) <b>!"])
    #expect(bench.lines == ["¡Hola; $(date) <b>!"])
    let later = bench.again()
    #expect(await later.run("history") == 0)
    #expect(later.console.output == "¡Hola; $(date) <b>!\n")
  }

  @Test func textComesFromStandardInput() async throws {
    let bench = bench.again(input: ["Hola.", "Quiero agua."])
    #expect(await bench.run("say", "--text", "-") == 0)
    #expect(bench.speech.said == ["Hola.\nQuiero agua."])
  }

  @Test func nothingIsSaidOfAnEmptyText() async throws {
    for text in [" 😀 ", "", "…"] {
      let bench = bench.again()
      #expect(await bench.run("say", "--text", text) == 65)
      #expect(await bench.run("say", "--text", text, "--out", bench.folder.file("a.wav")) == 65)
      #expect(bench.speech.said.isEmpty)
      let notes = bench.console.notes.split(separator: "\n")
      #expect(
        notes.count == 2 && notes.allSatisfy { $0.hasPrefix("aac-cli: no hay nada que decir") })
    }
    #expect(await bench.run("say", "--text", "hola", "--verb", "querer") == 64)
  }

  @Test func whatATerminalWouldObeyIsShownAndNotDone() async throws {
    let evil = "\u{1B}]0;pwn\u{7}\u{1B}[2Jhola\u{9B}\u{202E}"
    #expect(await bench.run("say", "--text", evil) == 0)
    #expect(bench.speech.said == [evil])
    #expect(await bench.run("say", "--verb", "querer", "--complement", evil) == 0)
    #expect(await bench.run("history", "list") == 0)
    #expect(await bench.run("history", "list", "--format", "json") == 0)
    #expect(await bench.run("person", "add", "Ana" + evil) == 0)
    #expect(await bench.run("person", "list") == 0)
    #expect(await bench.run("pronunciation", "add", "X" + evil, "--as", evil) == 0)
    #expect(await bench.run("pronunciation", "list") == 0)
    #expect(await bench.run("recording", "add", evil, "--for", evil) == 66)
    #expect(await bench.run("voices", "add", evil, "--speaks", "es", "--", evil) == 69)
    #expect(await bench.run("voices", "remove", evil) == 1)
    let shown = bench.console.output + bench.console.notes
    let signs = shown.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
    }
    #expect(signs.isEmpty, "\(shown.debugDescription)")
    #expect(bench.console.output.contains("␛]0;pwn␇␛[2Jhola"))
    #expect(StyledLine(evil + "\n").rendered(hasColor: false).hasPrefix("␛]0;pwn␇␛[2Jhola"))
  }

  @Test(arguments: [
    (["--word-by-word"], SpeechSettings(delivery: .wordByWord), false),
    (["--spell"], SpeechSettings(delivery: .spelled), false),
    (["--queue", "--pause", "300"], SpeechSettings(pause: 300), true),
    (["--voice", "mujer"], SpeechSettings(voice: "mujer"), false),
  ])
  func oneCallDepartsFromThePersonsSettings(
    options: [String], settings: SpeechSettings, isQueued: Bool
  ) async throws {
    #expect(await bench.run(["say", "--verb", "querer"] + options) == 0)
    #expect(bench.speech.settings == [settings])
    #expect(bench.speech.queued == [isQueued])
    #expect(bench.speech.requests.map(\.needsVoice) == [settings.voice != nil])
  }

  @Test(arguments: [
    ["--word-by-word", "--spell"], ["--pause", "3001"], ["--pause", "-1"], ["--speed", "20"],
  ])
  func settingsThatCannotBeAreWrongUsage(options: [String]) async throws {
    #expect(await bench.run(["say", "--verb", "querer"] + options) == 64)
    #expect(bench.speech.said.isEmpty)
  }

  @Test func anEmptyVoiceIsTheUsualOne() async throws {
    #expect(await bench.run("person", "add", "Ana", "--voice", "mujer") == 0)
    let later = bench.again()
    #expect(await later.run("person", "edit", "Ana", "--voice", "") == 0)
    #expect(try bench.database.person(named: "Ana").speech.voice == nil)
    #expect(!later.console.output.contains(", ,"))
  }

  @Test func aPersonHasAPause() async throws {
    #expect(await bench.run("person", "add", "Ana", "--pause", "200") == 0)
    #expect(bench.console.output.contains("200"))
    #expect(await bench.run("say", "--verb", "querer") == 0)
    #expect(bench.speech.settings.map(\.pause) == [200])
  }

  @Test func aVoiceOfThePersonThatIsGoneDoesNotSilenceThem() async throws {
    #expect(await bench.run("person", "add", "Ana", "--voice", "pico") == 0)
    #expect(await bench.run("say", "--verb", "querer") == 0)
    #expect(bench.speech.requests.map(\.needsVoice) == [false])
  }

  @Test func aWordOfAnotherLanguagesVocabularyIsSaidByItsVoice() async throws {
    #expect(await bench.run("say", "--verb", "querer", "--complement", "playground") == 0)
    let request = try #require(bench.speech.requests.first)
    let stretch = try #require(request.foreign.first)
    #expect(String(Array(request.text)[stretch.range]) == "playground")
    #expect(stretch.variety.language == .english)
    #expect(await bench.run("say", "--verb", "querer", "--complement", "tobogán") == 0)
    #expect(bench.speech.requests.last?.foreign.isEmpty == true)
  }

  // MARK: - Pronunciations

  @Test func aPronunciationIsAddedListedUsedAndRemoved() async throws {
    #expect(await bench.run("pronunciation", "add", "Shakira", "--as", "Chaquira") == 0)
    #expect(bench.lines == ["es  Shakira → Chaquira"])
    #expect(await bench.run("say", "--text", "Shakira") == 0)
    let entry = Pronunciation(
      word: "Shakira", language: .spanish, spelling: .respelling("Chaquira"))
    #expect(bench.speech.requests.first?.profile.pronunciations == [entry])
    let list = bench.again()
    #expect(await list.run("pronunciation", "--format", "json") == 0)
    #expect(list.lines == [#"[{"as":"Chaquira","language":"es","word":"Shakira"}]"#])
    #expect(await bench.run("pronunciation", "remove", "SHAKIRA") == 0)
    #expect(await bench.run("pronunciation", "remove", "Shakira") == 1)
    let empty = bench.again()
    #expect(await empty.run("pronunciation") == 0)
    #expect(empty.console.notes == "No hay pronunciaciones guardadas.\n")
  }

  private static let onlyWhatTheVoiceUnderstandsIsKeptCases: [([String], Int32)] = [
    (["--phonemes", "m'iki"], 0), (["--phonemes", "ˈmiki"], 0), (["--phonemes", "/ˈmyki/"], 65),
    (["--phonemes", "/miki/"], 0), (["--phonemes", "//"], 65), (["--phonemes", "ˈ"], 65),
    (["--phonemes", "zz9~"], 65), (["--phonemes", "]] x [["], 65), (["--phonemes", ""], 65),
    (["--said-in", "en-GB"], 0), (["--said-in", "xx"], 64), (["--as", "…"], 64), ([], 64),
    (["--as", "a", "--phonemes", "a"], 64),
  ]

  @Test(arguments: onlyWhatTheVoiceUnderstandsIsKeptCases)
  func onlyWhatTheVoiceUnderstandsIsKept(options: [String], status: Int32) async throws {
    #expect(await bench.run(["pronunciation", "add", "Mickey"] + options) == status)
    #expect(try bench.database.pronunciations(of: nil).isEmpty == (status != 0))
  }

  @Test func whatWasTypedIsListed() async throws {
    #expect(await bench.run("pronunciation", "add", "Shakira", "--phonemes", "/ʃaˈkiɾa/") == 0)
    #expect(await bench.run("pronunciation", "add", "Mickey", "--phonemes", "m'iki") == 0)
    let list = bench.again()
    #expect(await list.run("pronunciation") == 0)
    #expect(list.lines == ["es  Mickey → [m'iki]", "es  Shakira → /ʃaˈkiɾa/"])
  }

  @Test func anEntryBelongsToAPersonOrToEverybody() async throws {
    #expect(await bench.run("person", "add", "Ana") == 0)
    #expect(await bench.run("person", "add", "Eva") == 0)
    #expect(await bench.run("pronunciation", "add", "X", "--as", "equis") == 0)
    #expect(await bench.run("pronunciation", "add", "Y", "--as", "ye", "--person", "eva") == 0)
    #expect(await bench.run("pronunciation", "add", "Z", "--as", "ceta", "--everyone") == 0)
    #expect(await bench.run("pronunciation", "add", "Z", "--as", "a", "--person", "Tom") == 1)
    let list = bench.again()
    #expect(await list.run("pronunciation") == 0)
    #expect(list.lines == ["es  X → equis", "es  Z → ceta  · para todos"])
  }

  // MARK: - Recordings

  @Test func aRecordingIsAddedListedUsedAndRemoved() async throws {
    let path = try soundFile()
    #expect(await bench.run("recording", "add", path, "--for", "mamá") == 0)
    #expect(await bench.run("recording", "add", path, "--sentence", "Te quiero.") == 0)
    #expect(bench.lines.count == 2)
    #expect(bench.lines.first?.hasPrefix("es  mamá  1.0 s") == true)
    #expect(await bench.run("say", "--text", "mamá") == 0)
    let profile = try #require(bench.speech.requests.first?.profile)
    #expect(profile.recordings.map(\.text) == ["Te quiero.", "mamá"])
    let sound = try #require(profile.recordings.first?.sound)
    let contents = try Data(contentsOf: URL(filePath: path))
    #expect(try profile.contents(sound) == Array(contents))
    #expect(await bench.run("recording", "remove", "--for", "MAMÁ") == 0)
    #expect(await bench.run("recording", "remove", "--for", "mamá") == 1)
    let list = bench.again()
    #expect(await list.run("recording") == 0)
    #expect(list.lines.count == 1)
  }

  @Test func aRecordingThatIsReplacedOrRemovedCanBeBroughtBack() async throws {
    var bench = bench
    bench.opensAnew = true
    let first = try soundFile()
    let second = bench.folder.file("other.wav")
    let tone = Sound(samples: (0..<30_000).map { Int16($0 % 200) * 50 }, sampleRate: 22_050)
    try AudioFileWriter().write(tone, to: second)
    #expect(await bench.run("recording", "add", first, "--for", "agua") == 0)
    #expect(bench.console.notes == "")
    // The same sound again takes nothing away.
    #expect(await bench.run("recording", "add", first, "--for", "agua") == 0)
    #expect(bench.console.notes == "")
    let former = try bench.database.recordings(of: nil).map(\.sound)
    #expect(await bench.run("recording", "add", second, "--for", "Agua") == 0)
    #expect(bench.console.notes.contains("Se ha reemplazado la grabación que había de «agua»."))
    let backups = AutomaticBackups(ofDatabaseAt: URL(filePath: bench.database.path))
    let copy = try #require(backups.copies().first { $0.reason == .voice })
    #expect(bench.console.notes.contains(copy.url.path))
    let kept = try AppDatabase.openCopy(copy.url)
    #expect(try kept.recordings(of: nil).map(\.sound) == former)
    #expect(try kept.contents(ofSound: try #require(former.first)).count > 40_000)
    let later = bench.again()
    #expect(await later.run("recording", "remove", "--for", "agua") == 0)
    #expect(await later.run("backup", "--list") == 0)
    #expect(later.console.output.contains("voz o una grabación"))
  }

  @Test func anEmptyFileIsCalledEmpty() async throws {
    let path = bench.folder.file("empty.wav")
    try Data().write(to: URL(filePath: path))
    #expect(await bench.run("recording", "add", path, "--for", "agua") == 65)
    #expect(bench.console.notes.contains("está vacío"))
  }

  @Test func whatCannotBeARecordingIsSaid() async throws {
    let text = "\(bench.folder.path)/no.wav"
    try "no sound".write(toFile: text, atomically: true, encoding: .utf8)
    #expect(await bench.run("recording", "add", text, "--for", "mamá") == 65)
    #expect(await bench.run("recording", "add", "/no/such.wav", "--for", "mamá") == 66)
    #expect(await bench.run("recording", "add", bench.folder.path, "--for", "mamá") == 66)
    #expect(await bench.run("recording", "add", text) == 64)
    #expect(await bench.run("recording", "add", try soundFile(), "--for", "¡!") == 64)
    #expect(bench.console.notes.split(separator: "\n").allSatisfy { $0.hasPrefix("aac-cli: ") })
    #expect(try bench.database.recordings(of: nil).isEmpty)
  }

  // MARK: - Voices

  @Test func theVoicesThatWorkAreListedWithCommandsThatAreUnderstood() async throws {
    #expect(await bench.run("voices", "--format", "json") == 0)
    let items = try #require(
      JSONSerialization.jsonObject(with: Data(bench.console.output.utf8)) as? [[String: Any]])
    let languages = Set(items.compactMap { ($0["language"] as? String)?.prefix(2) })
    #expect(languages == ["es", "en", "pt"])
    for item in items {
      let sample = try #require(item["sample"] as? String)
      #expect(sample.hasPrefix("aac-cli say --language "))
      #expect((item["timbres"] as? [String])?.contains("child") == true)
    }
    let text = bench.again()
    #expect(await text.run("voices") == 0)
    #expect(text.console.output.contains("mujer, hombre, niño"))
    #expect(!text.console.output.contains("mbrola"))
    #expect(text.console.output.contains("* es-419 (espeak-ng): español (Latinoamérica)"))
    #expect(text.console.output.contains("* habla su lengua y región si no se elige otra."))
    let one = bench.again()
    #expect(await one.run("voices", "--language", "pt") == 0)
    #expect(!one.console.output.contains("en-us"))
  }

  @Test func aProgramThatSpeaksIsTriedAddedAndRemoved() async throws {
    let path = try soundFile()
    // All tests at once may keep a program waiting longer than a person would.
    let added = [
      "voices", "add", "copy", "--speaks", "es-ES", "--time-limit", "300", "--", "cp", path,
      "{out}",
    ]
    #expect(await bench.run(added) == 0)
    #expect(bench.console.output.contains("--voice copy"))
    #expect(try bench.database.voiceCommands().map(\.arguments) == [["cp", path, "{out}"]])
    #expect(await bench.run("say", "--text", "hola", "--voice", "copy") == 0)
    #expect(bench.speech.requests.first?.profile.commands.count == 1)
    #expect(await bench.run("voices", "remove", "Copy") == 0)
    #expect(await bench.run("voices", "remove", "copy") == 1)
  }

  private static let aProgramThatDoesNotSpeakIsNotAddedCases: [([String], Int32)] = [
    (["voices", "add", "x", "--speaks", "es-ES", "--", "/no/such"], 69),
    (["voices", "add", "x", "--speaks", "es-ES", "--", "true"], 69),
    (["voices", "add", "x", "--", "true"], 64), (["voices", "add", "x", "--speaks", "es"], 64),
    (["voices", "add", "woman", "--speaks", "es", "--", "true"], 64),
  ]

  @Test(arguments: aProgramThatDoesNotSpeakIsNotAddedCases)
  func aProgramThatDoesNotSpeakIsNotAdded(arguments: [String], status: Int32) async throws {
    #expect(await bench.run(arguments) == status)
    #expect(try bench.database.voiceCommands().isEmpty)
    guard status == 69 else { return }
    let notes = bench.console.notes
    #expect(notes.split(separator: "\n").count == 1)
    #expect(notes.hasPrefix("aac-cli: ") && !notes.contains("en su lugar"))
  }

  @Test func aProgramThatIsReplacedOrRemovedIsNamedWithThoseWhoSpeakWithIt() async throws {
    let path = try soundFile()
    let add = ["voices", "add", "copy", "--speaks", "es-ES", "--time-limit", "300", "--", "cp"]
    #expect(await bench.run(add + [path, "{out}"]) == 0)
    #expect(await bench.run(add + [path, "{out}"]) == 0)
    #expect(bench.console.notes == "")
    #expect(await bench.run(add + ["-f", path, "{out}"]) == 0)
    #expect(bench.console.notes.contains("antes: cp \(path) {out}"))
    #expect(await bench.run("person", "add", "Eva", "--voice", "Copy") == 0)
    let later = bench.again()
    #expect(await later.run("voices", "remove", "copy") == 0)
    #expect(later.console.notes.contains("Hablaba con ella: Eva"))
  }

  @Test func aNameOfEspeakIsRefusedInALine() async throws {
    #expect(await bench.run("voices", "add", "es", "--speaks", "es", "--", "true") == 64)
    #expect(bench.console.notes.hasPrefix("aac-cli: «es» ya es una voz"))
  }
}
