import AACCore
import AACSpeech
import Foundation
import Synchronization
import Testing

struct VoiceCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A program of a few lines of shell, and what it is to be called with.
  private func command(
    _ script: String, _ arguments: [String] = ["{text}", "{out}", "{language}"],
    varieties: [LanguageVariety] = [.spanishSpain], timeLimit: Double = 20
  ) throws -> VoiceCommand {
    let path = folder.file("voice.sh")
    try (script + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    // The file is read and not run: the system refuses to run one that a process which another test has just started
    // still holds open for writing.
    return VoiceCommand(
      name: "Piper", arguments: ["/bin/sh", path] + arguments, varieties: varieties,
      timeLimit: timeLimit)
  }

  /// A file with a tone, which a program can give out as speech.
  private func tone(seconds: Double) throws -> String {
    let samples = (0..<Int(seconds * 16_000)).map { Int16(9_000 * sin(Double($0) * 0.15)) }
    let path = folder.file("tone.wav")
    try AudioFileWriter().write(Sound(samples: samples, sampleRate: 16_000), to: path)
    return path
  }

  private func heard(
    _ text: String, _ command: VoiceCommand, in variety: LanguageVariety = .spanishSpain,
    settings: SpeechSettings = SpeechSettings(voice: "piper")
  ) async throws -> (utterance: Utterance, notices: [SpeechNotice]) {
    let notices = Mutex<[SpeechNotice]>([])
    let utterance = try await PersonalVoice().synthesize(
      SpeechRequest(
        text, in: variety, settings: settings, profile: VoiceProfile(commands: [command]))
    ) { notice in notices.withLock { $0.append(notice) } }
    return (utterance, notices.withLock { $0 })
  }

  private func read(_ name: String) -> String {
    (try? String(contentsOfFile: folder.file(name), encoding: .utf8)) ?? ""
  }

  @Test(arguments: [
    "hola; touch pwned", "$(touch pwned)", "`touch pwned`", "a\nb", "{out} {language}",
    "di \"'\\*?", "<b>&amp;",
  ])
  func theTextArrivesAsOneArgumentAndIsNoCommand(text: String) async throws {
    let tone = try tone(seconds: 1)
    let command = try command(
      "printf '%s' \"$1\" > \(folder.file("text")); echo $# > \(folder.file("count")); "
        + "cp \(tone) \"$2\"")
    let (utterance, notices) = try await heard(text, command)
    #expect(notices.isEmpty)
    #expect(read("text") == text.replacingOccurrences(of: "\n", with: " "))
    #expect(read("count") == "3\n")
    #expect(utterance.sound.sampleRate == 22_050)
    #expect(abs(utterance.duration - 1) < 0.01)
    #expect(!FileManager.default.fileExists(atPath: folder.file("pwned")))
  }

  @Test func aTextThatLooksLikeAnOptionIsNone() async throws {
    let tone = try tone(seconds: 1)
    let command = try command(
      "printf '%s' \"$1\" > \(folder.file("text")); cp \(tone) \"$2\"")
    _ = try await heard("--output /etc/passwd", command)
    #expect(read("text") == "output /etc/passwd")
  }

  @Test func withoutPlaceholdersTheTextComesInAndTheSoundGoesOut() async throws {
    let tone = try tone(seconds: 1.5)
    let command = try command("cat > \(folder.file("text")); cat \(tone)", [])
    let (utterance, notices) = try await heard("¿Qué tal?", command)
    #expect(notices.isEmpty)
    #expect(read("text") == "¿Qué tal?\n")
    #expect(abs(utterance.duration - 1.5) < 0.01)
    #expect(utterance.words.map(\.range) == [1..<4, 5..<8])
  }

  @Test func languageSpeedAndPitchAreHandedOver() async throws {
    let tone = try tone(seconds: 1)
    let command = try command(
      "echo \"$*\" > \(folder.file("text")); cp \(tone) \"$1\"",
      ["{out}", "{language}", "{lang}", "{speed}", "{rate}", "--pitch={pitch}", "{other}"],
      varieties: [.spanishSpain, .englishUnitedKingdom])
    let settings = SpeechSettings(voice: "piper", speed: 300, pitch: 70)
    _ = try await heard("Hola", command, in: .spanishMexico, settings: settings)
    #expect(read("text").hasSuffix("wav es-ES es 300 200 --pitch=70 {other}\n"))
  }

  @Test func respellingsReachTheProgram() async throws {
    let tone = try tone(seconds: 1)
    let command = try command("cat > \(folder.file("text")); cat \(tone)", [])
    let entries = [
      Pronunciation(word: "Shakira", language: .spanish, spelling: .respelling("Chaquira")),
      Pronunciation(word: "Mickey", language: .spanish, spelling: .phonemes("m'iki")),
    ]
    _ = try await PersonalVoice().synthesize(
      SpeechRequest(
        "Shakira y Mickey", in: .spanishSpain, settings: SpeechSettings(voice: "piper"),
        profile: VoiceProfile(pronunciations: entries, commands: [command])))
    #expect(read("text") == "Chaquira y Mickey\n")
  }

  @Test(arguments: [
    (
      "echo first >&2; echo no model >&2; exit 3",
      CommandProblem.failed(status: 3, line: "no model")
    ),
    ("exit 0", .noSound), ("echo this is no sound > \"$2\"", .noSound),
    ("kill -9 $$", .failed(status: 137, line: "")), (": > \"$2\"", .noSound),
    ("ln -s /etc/passwd \"$2\"", .noSound), ("mkfifo \"$2\"", .noSound),
  ])
  func afterAFailureEspeakSpeaksAndItIsSaidOnce(
    script: String, problem: CommandProblem
  ) async throws {
    let command = try command(script)
    let voice = PersonalVoice()
    let notices = Mutex<[SpeechNotice]>([])
    let request = SpeechRequest(
      "Quiero agua.", in: .spanishSpain, settings: SpeechSettings(voice: "Piper"),
      profile: VoiceProfile(commands: [command]))
    for _ in 0..<2 {
      let utterance = try await voice.synthesize(request) { notice in
        notices.withLock { $0.append(notice) }
      }
      #expect(utterance.sound.level > 0.03)
      #expect(utterance.words.count == 2)
    }
    #expect(notices.withLock { $0 } == [.commandFailed(name: "Piper", problem)])
  }

  @Test func theSilenceThatAProgramBeginsAndEndsWithIsNotWaitedFor() async throws {
    let click = [Int16](repeating: 40, count: 20)
    let silence = [Int16](repeating: 0, count: 9_000)
    let speech = (0..<16_000).map { Int16(9_000 * sin(Double($0) * 0.15)) }
    let path = folder.file("pico.wav")
    try AudioFileWriter().write(
      Sound(samples: click + silence + speech + silence + click, sampleRate: 16_000), to: path)
    let (utterance, _) = try await heard("hola", try command("cp \(path) \"$2\""))
    #expect((1...1.05).contains(utterance.duration))
    #expect(utterance.words.first?.start ?? 1 < 0.05)
  }

  @Test func aProgramThatIsNotThereIsNamed() async throws {
    let command = VoiceCommand(
      name: "Piper", arguments: ["/no/such/program"], varieties: [.spanishSpain])
    let (utterance, notices) = try await heard("Quiero agua.", command)
    #expect(utterance.sound.level > 0.03)
    #expect(
      notices == [
        .commandFailed(name: "Piper", .cannotStart(program: "/no/such/program"))
      ])
  }

  @Test func aProgramThatHangsIsEndedWithAllThatItStarted() async throws {
    let command = try command(
      "sleep 1000 & echo $! > \(folder.file("child")); echo $$ > \(folder.file("parent")); wait",
      timeLimit: 0.5)
    let (utterance, notices) = try await heard("Quiero agua.", command)
    #expect(utterance.sound.level > 0.03)
    #expect(notices == [.commandFailed(name: "Piper", .tooSlow(seconds: 1))])
    for name in ["child", "parent"] {
      let id = try #require(pid_t(read(name).trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(!isAlive(id))
    }
  }

  /// Whether a process runs; one that has ended and is not taken away yet does not.
  private func isAlive(_ id: pid_t) -> Bool {
    for _ in 0..<200 {
      guard
        let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
        status.split(separator: ")").last?.split(separator: " ").first != "Z"
      else { return false }
      sched_yield()
    }
    return true
  }

  @Test func whoWasTooSlowIsNotWaitedForAgain() async throws {
    let command = try command("echo run >> \(folder.file("runs")); sleep 1000", timeLimit: 0.3)
    let voice = PersonalVoice()
    let request = SpeechRequest(
      "Hola", in: .spanishSpain, settings: SpeechSettings(voice: "Piper"),
      profile: VoiceProfile(commands: [command]))
    for _ in 0..<3 { _ = try await voice.synthesize(request) }
    #expect(read("runs") == "run\n")
  }

  @Test func whatAProgramLeavesBehindIsEndedWithIt() async throws {
    let tone = try tone(seconds: 1)
    let command = try command(
      "sleep 1000 & echo $! > \(folder.file("child")); cp \(tone) \"$2\"")
    let (_, notices) = try await heard("Hola", command)
    #expect(notices.isEmpty)
    let id = try #require(pid_t(read("child").trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(!isAlive(id))
  }

  @Test func aLanguageThatItDoesNotSpeakIsSaidByEspeak() async throws {
    let command = try command("exit 1")
    let (utterance, notices) = try await heard("Quero água.", command, in: .portugueseBrazil)
    #expect(notices.isEmpty)
    #expect(utterance.sound.level > 0.03)
  }

  @Test func aVoiceThatIsGoneIsSaidAndReplacedUnlessItIsNeeded() async throws {
    let notices = Mutex<[SpeechNotice]>([])
    var request = SpeechRequest(
      "Hola", in: .spanishSpain, settings: SpeechSettings(voice: "pico"), needsVoice: false)
    let utterance = try await PersonalVoice().synthesize(request) { notice in
      notices.withLock { $0.append(notice) }
    }
    #expect(utterance.sound.level > 0.03)
    #expect(notices.withLock { $0 } == [.voiceMissing(name: "pico")])
    request.needsVoice = true
    let strict = request
    await #expect(throws: SpeechError.self) { try await PersonalVoice().synthesize(strict) }
  }

  @Test func aVoiceThatWorksIsListedAndOneThatDoesNotIsTold() async throws {
    let tone = try tone(seconds: 1)
    var works = try command("cp \(tone) \"$2\"", varieties: [.spanishSpain, .englishUnitedStates])
    works.name = "works"
    let broken = VoiceCommand(
      name: "broken", arguments: ["/no/such/program"], varieties: [.portugueseBrazil])
    let notices = Mutex<[SpeechNotice]>([])
    let cache = folder.file("cache/voices.json")
    let voices = try await VoiceProbe(commands: [works, broken], cache: cache)
      .voices { notice in notices.withLock { $0.append(notice) } }
    let listed = voices.filter { $0.engine == "works" }.map(\.variety)
    #expect(listed == [.spanishSpain, .englishUnitedStates])
    #expect(!voices.contains { $0.engine == "broken" })
    #expect(notices.withLock { $0 }.count == 1)
    #expect(!FileManager.default.fileExists(atPath: cache))
    for variety in LanguageVariety.allCases {
      #expect(voices.contains { $0.variety.language == variety.language && $0.isDefault })
    }
    #expect(voices.filter { $0.engine == "espeak-ng" }.allSatisfy { $0.timbres.count == 7 })
  }

  @Test func whatWasFoundIsRememberedUntilSomethingChanges() async throws {
    let tone = try tone(seconds: 1)
    let command = try command("echo run >> \(folder.file("runs")); cp \(tone) \"$2\"")
    let cache = folder.file("cache/voices.json")
    let first = try await VoiceProbe(commands: [command], cache: cache).voices()
    let second = try await VoiceProbe(commands: [command], cache: cache).voices()
    #expect(first == second)
    #expect(read("runs") == "run\n")
    var changed = command
    changed.name = "other"
    _ = try await VoiceProbe(commands: [changed], cache: cache).voices()
    #expect(read("runs") == "run\nrun\n")
  }
}
