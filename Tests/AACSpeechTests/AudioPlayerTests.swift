import AACCore
import AACSpeech
import Foundation
import Synchronization
import Testing

struct AudioPlayerTests {
  @Test func whatIsPlayedIsWhatWasSynthesised() async throws {
    let folder = try TemporaryFolder()
    let utterance = try await EspeakSynthesizer().synthesize("¿Vamos al parque?", in: .spanishSpain)
    let words = Mutex<[Int]>([])
    let player = AudioPlayer(device: "file:'\(folder.file("played.raw"))',raw")
    try await player.play(utterance) { word in words.withLock { $0.append(word) } }
    let bytes = try Data(contentsOf: URL(filePath: folder.file("played.raw")))
    let played = bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    #expect(played == utterance.sound.samples)
    #expect(words.withLock { $0 } == [0, 1, 2])
  }

  @Test func aDeviceThatDiscardsEverythingIsEnough() async throws {
    try await AudioPlayer(device: "null").play(AlarmSound.chime())
  }

  @Test func aSpeakerSpeaksThroughThePlayer() async throws {
    let folder = try TemporaryFolder()
    let player = AudioPlayer(device: "file:'\(folder.file("said.raw"))',raw")
    let speaker: any Speaker = EspeakSpeaker(player: player)
    try await speaker.say("Olá, mãe!", in: .portugueseBrazil, settings: SpeechSettings())
    let bytes = try Data(contentsOf: URL(filePath: folder.file("said.raw")))
    #expect(bytes.count > 22_050)
  }

  @Test func nothingToSayNeedsNoDevice() async throws {
    let utterance = try await EspeakSynthesizer().synthesize("…", in: .spanishSpain)
    try await AudioPlayer(device: "no such device").play(utterance)
  }

  @Test(arguments: ["no such device", "hw:31,7", "", "null,{"])
  func aMissingDeviceIsSaid(device: String) async throws {
    await #expect(throws: SpeechError.noAudioDevice(device)) {
      try await AudioPlayer(device: device).play(AlarmSound.chime())
    }
  }

  @Test func aMissingDeviceIsSaidByUsAlone() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      setenv("ALSA_CONFIG_PATH", "/dev/null", 1)
      await #expect(throws: SpeechError.noAudioDevice("default")) {
        try await AudioPlayer().play(AlarmSound.chime())
      }
    }
    let output = (result?.standardErrorContent ?? []) + (result?.standardOutputContent ?? [])
    #expect(!String(decoding: output, as: UTF8.self).contains("ALSA lib"))
  }

  @Test func theDefaultDeviceIsThatOfTheConfiguration() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let played = folder.file("played.raw")
      let configuration = """
        pcm.!default { type file slave.pcm quiet file "\(played)" format raw }
        pcm.quiet { type null }
        """
      try configuration.write(
        toFile: folder.file("asound.conf"), atomically: true, encoding: .utf8)
      setenv("ALSA_CONFIG_PATH", folder.file("asound.conf"), 1)
      let chime = AlarmSound.chime()
      try await AudioPlayer().play(chime)
      let bytes = try Data(contentsOf: URL(filePath: played))
      #expect(bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) } == chime.samples)
    }
  }

  @Test func theEnvironmentNamesTheDevice() {
    #expect(AudioPlayer(environment: ["AAC_AUDIO_DEVICE": "hw:1"]).device == "hw:1")
    #expect(AudioPlayer(environment: ["AAC_AUDIO_DEVICE": ""]).device == "default")
    #expect(AudioPlayer(environment: [:]).device == "default")
  }

  @Test func aCancelledTaskPlaysNothing() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("played.raw")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await AudioPlayer(device: "file:'\(path)',raw").play(AlarmSound.chime())
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func aDeviceThatHangsWhileOpeningIsNoDevice() async throws {
    let gate = Gate()
    let player = AudioPlayer(device: "stuck", patience: .milliseconds(50)) { _, _ in
      gate.waitUntilOpen()
      return SteadyDevice(capacity: 1, sampleRate: 1)
    }
    await #expect(throws: SpeechError.noAudioDevice("stuck")) {
      try await player.play(AlarmSound.chime())
    }
    gate.open()
  }

  @Test func aDeviceThatHangsWhilePlayingIsLost() async throws {
    let gate = Gate()
    let player = AudioPlayer(device: "stuck", patience: .milliseconds(50)) { _, _ in
      StuckDevice(gate: gate)
    }
    await #expect(throws: SpeechError.audioDeviceLost("stuck")) {
      try await player.play(AlarmSound.chime())
    }
    gate.open()
  }

  @Test func cancellingTheTaskSilencesTheDeviceThatPlays() async throws {
    // It plays a sample whenever it is looked at, so that the sound has no end within the test.
    let device = SteadyDevice(capacity: 100, sampleRate: 100, plays: true)
    let (words, heard) = AsyncStream.makeStream(of: Int.self)
    let utterance = Utterance(
      text: "bell", sound: AlarmSound.chime(),
      words: [SpokenWord(range: 0..<4, start: 0, end: 2.4)])
    let task = Task {
      try await AudioPlayer(device: "steady", patience: .seconds(60)) { _, _ in device }
        .play(utterance) { heard.yield($0) }
    }
    for await _ in words { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(device.now.isAborted)
  }
}
