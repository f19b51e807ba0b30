import AACCore
import AACSpeech
import Foundation
import Synchronization
import Testing

struct RecordingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A WAV file with a tone between two silences.
  private func file(seconds: Double, frequency: Double = 330, amplitude: Double = 2_000) throws
    -> [UInt8]
  {
    let tone = (0..<Int(seconds * 44_100)).map {
      Int16(amplitude * sin(2 * .pi * frequency * Double($0) / 44_100))
    }
    let silence = [Int16](repeating: 0, count: 22_050)
    let path = folder.file("tone.wav")
    try AudioFileWriter().write(
      Sound(samples: silence + tone + silence, sampleRate: 44_100), to: path)
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  private func profile(
    _ entries: [(Recording.Scope, String)], contents: [UInt8]
  ) -> VoiceProfile {
    VoiceProfile(
      recordings: entries.map {
        Recording(
          id: $0.1, scope: $0.0, text: $0.1, language: .spanish, sound: "hash", seconds: 1)
      }, contents: { _ in contents })
  }

  @Test(arguments: ["Te quiero, mamá.", "te quiero mamá", "¡Te quiero, MAMÁ!"])
  func aRecordedSentenceIsHeardInsteadOfTheVoice(text: String) async throws {
    let profile = profile([(.sentence, "Te quiero, mamá")], contents: try file(seconds: 1.2))
    let utterance = try await PersonalVoice().synthesize(
      SpeechRequest(text, in: .spanishSpain, profile: profile))
    #expect(abs(utterance.duration - 1.26) < 0.02)
    #expect(abs(utterance.sound.medianFundamental - 330) < 4)
    #expect(utterance.words.count == 3)
    #expect(utterance.sound.level > 0.07)
  }

  @Test func aRecordedWordIsHeardWithinASentence() async throws {
    let profile = profile([(.word, "Mamá")], contents: try file(seconds: 0.8))
    let utterance = try await PersonalVoice().synthesize(
      SpeechRequest("Quiero ver a mamá en casa.", in: .spanishSpain, profile: profile))
    let characters = Array(utterance.text)
    #expect(
      utterance.words.map { String(characters[$0.range]) }
        == ["Quiero", "ver", "a", "mamá", "en", "casa"])
    let word = utterance.words[3]
    let heard = utterance.sound.part(from: word.start, to: word.end)
    #expect(abs(heard.audibleDuration - 0.8) < 0.03)
    #expect(abs(heard.medianFundamental - 330) < 4)
    let before = utterance.sound.part(from: 0, to: word.start)
    #expect(abs(before.medianFundamental - 330) > 50)
    #expect(before.audibleDuration > 0.4)
    #expect(utterance.words.last?.end == utterance.duration)
  }

  @Test(arguments: [
    ("Quiero papa.", "papá"), ("Quiero ver a Ana María.", "mar"), ("Hola", "hola mamá"),
  ])
  func otherWordsAreSaidByTheVoice(text: String, recorded: String) async throws {
    let profile = profile([(.word, recorded)], contents: try file(seconds: 2))
    let plain = try await PersonalVoice().synthesize(SpeechRequest(text, in: .spanishSpain))
    let utterance = try await PersonalVoice().synthesize(
      SpeechRequest(text, in: .spanishSpain, profile: profile))
    #expect(abs(plain.sound.audibleDuration - utterance.sound.audibleDuration) < 0.01)
  }

  @Test func theLongestRecordingWins() async throws {
    let profile = profile(
      [(.word, "por"), (.word, "por favor")], contents: try file(seconds: 0.5))
    let utterance = try await PersonalVoice().synthesize(
      SpeechRequest("Agua por favor", in: .spanishSpain, profile: profile))
    let start = utterance.words[1].start
    let heard = utterance.sound.part(from: start, to: utterance.duration)
    #expect(abs(heard.audibleDuration - 0.5) < 0.05)
    #expect(utterance.words.count == 3)
  }

  @Test func aRecordingIsAsLoudAsTheVoiceAndFollowsTheVolume() async throws {
    var levels: [Double] = []
    for (amplitude, volume) in [(700.0, 100), (25_000, 100), (25_000, 50)] {
      let profile = profile(
        [(.sentence, "hola")], contents: try file(seconds: 1, amplitude: amplitude))
      let utterance = try await PersonalVoice().synthesize(
        SpeechRequest(
          "hola", in: .spanishSpain, settings: SpeechSettings(volume: volume), profile: profile))
      levels.append(utterance.sound.level)
    }
    #expect((0.9...1.1).contains(levels[0] / levels[1]), "\(levels)")
    #expect((1.8...2.2).contains(levels[1] / levels[2]), "\(levels)")
  }

  @Test func aRecordingThatCannotBeReadIsSaidAndTheVoiceSpeaks() async throws {
    let profile = profile([(.word, "agua")], contents: Array("no sound".utf8))
    let notices = Mutex<[SpeechNotice]>([])
    let utterance = try await PersonalVoice().synthesize(
      SpeechRequest("Quiero agua", in: .spanishSpain, profile: profile)
    ) { notice in notices.withLock { $0.append(notice) } }
    #expect(utterance.words.count == 2)
    #expect(utterance.sound.level > 0.03)
    #expect(notices.withLock { $0 } == [.recordingUnreadable(text: "agua")])
  }

  @Test(arguments: [
    ([UInt8](), RecordingError.unreadable), (Array("RIFF".utf8), .unreadable),
    (Array(repeating: 7, count: 5_000), .unreadable),
  ])
  func whatIsNoSoundIsRefused(bytes: [UInt8], error: RecordingError) {
    #expect(throws: error) { try RecordedSound.read(bytes) }
  }

  @Test func silenceAndTooLongRecordingsAreRefused() throws {
    let silent = try file(seconds: 1, amplitude: 20)
    #expect(throws: RecordingError.silent) { try RecordedSound.read(silent) }
    let long = try file(seconds: RecordedSound.longest + 5)
    #expect(throws: RecordingError.self) { try RecordedSound.read(long) }
  }

  @Test(arguments: ["flac", "ogg", "opus", "mp3", "wav"])
  func everyCommonFormatIsRead(ending: String) throws {
    let sox = Process()
    sox.executableURL = URL(filePath: "/usr/bin/sox")
    let (wav, other) = (folder.file("in.wav"), folder.file("out.\(ending)"))
    try Data(try file(seconds: 1)).write(to: URL(filePath: wav))
    // Two channels, as many recorders make; sox writes no Opus, which is an Ogg file of another kind.
    sox.arguments = [
      wav, "-r", "48000", "-c", "2", ending == "opus" ? folder.file("out.ogg") : other,
    ]
    try sox.run()
    sox.waitUntilExit()
    let path = ending == "opus" ? folder.file("out.ogg") : other
    let sound = try RecordedSound.read(Array(try Data(contentsOf: URL(filePath: path))))
    #expect(abs(sound.seconds - 1.06) < 0.05)
  }
}
