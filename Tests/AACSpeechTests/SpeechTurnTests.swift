import AACSpeech
import Foundation
import Testing

struct SpeechTurnTests {
  private let folder: TemporaryFolder
  private static let sound = Sound(samples: [Int16](repeating: 900, count: 400), sampleRate: 1_000)

  init() throws { folder = try TemporaryFolder() }

  private func player(_ device: SteadyDevice) throws -> AudioPlayer {
    chmod(folder.path, 0o700)
    let turns = try #require(
      SpeechTurns(device: "steady", variables: ["XDG_RUNTIME_DIR": folder.path]))
    return AudioPlayer(device: "steady", patience: .seconds(60), turns: turns) { _, _ in device }
  }

  /// A playback that goes on until its device is told to play.
  private func begin(
    _ player: AudioPlayer, isQueued: Bool = false
  ) async -> Task<Void, any Error> {
    let (words, heard) = AsyncStream.makeStream(of: Int.self)
    let utterance = Utterance(
      text: "bell", sound: Self.sound, words: [SpokenWord(range: 0..<4, start: 0, end: 0.4)])
    let task = Task { try await player.play(utterance, isQueued: isQueued) { heard.yield($0) } }
    for await _ in words { break }
    return task
  }

  @Test func newSpeechSilencesTheOld() async throws {
    let old = SteadyDevice(capacity: 100, sampleRate: 1_000)
    let first = await begin(try player(old))
    try await player(SteadyDevice(capacity: 1_000, sampleRate: 1_000, plays: true)).play(Self.sound)
    await #expect(throws: SpeechError.silenced) { try await first.value }
    #expect(old.now.isAborted)
  }

  @Test func queuedSpeechWaitsForTheOld() async throws {
    let old = SteadyDevice(capacity: 1_000, sampleRate: 1_000)
    let first = await begin(try player(old))
    let new = SteadyDevice(capacity: 1_000, sampleRate: 1_000, plays: true)
    let player = try player(new)
    let second = Task { try await player.play(Self.sound, isQueued: true) }
    for _ in 0..<50 { await Task.yield() }
    #expect(new.now.buffer.isEmpty && new.now.played.isEmpty)
    old.pass(.milliseconds(999))
    try await first.value
    try await second.value
    #expect(!old.now.isAborted)
    #expect(new.now.played.count == Self.sound.samples.count)
  }

  @Test func newSpeechSilencesWhatWaits() async throws {
    let old = SteadyDevice(capacity: 100, sampleRate: 1_000)
    let first = await begin(try player(old))
    let waiting = try player(SteadyDevice(capacity: 100, sampleRate: 1_000))
    let second = Task { try await waiting.play(Self.sound, isQueued: true) }
    for _ in 0..<50 { await Task.yield() }
    try await player(SteadyDevice(capacity: 1_000, sampleRate: 1_000, plays: true)).play(Self.sound)
    await #expect(throws: SpeechError.silenced) { try await first.value }
    // It may have taken its number after the new speech, and then it is heard.
    second.cancel()
    await #expect(throws: (any Error).self) { try await second.value }
  }

  @Test func aFolderThatOthersCanReachIsNotUsed() throws {
    let path = folder.file("open")
    mkdir(path, 0o777)
    mkdir(path + "/aac", 0o777)
    chmod(path + "/aac", 0o777)
    #expect(SpeechTurns(device: "d", variables: ["XDG_RUNTIME_DIR": path]) == nil)
  }

  @Test func withoutAPlaceForTurnsSpeechIsHeardAllTheSame() async throws {
    let turns = SpeechTurns(device: "d", variables: ["XDG_RUNTIME_DIR": "/proc/nothing"])
    #expect(turns == nil)
    try await AudioPlayer(device: "null", turns: turns).play(Self.sound)
  }
}
