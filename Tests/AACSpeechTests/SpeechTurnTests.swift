import AACSpeech
import Foundation
import Synchronization
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

  /// A playback that has begun and goes on for so many seconds.
  private func begin(_ player: AudioPlayer, seconds: Int) async -> Task<Void, any Error> {
    let (words, heard) = AsyncStream.makeStream(of: Int.self)
    let sound = Sound(samples: [Int16](repeating: 900, count: seconds * 1_000), sampleRate: 1_000)
    let utterance = Utterance(
      text: "bell", sound: sound, words: [SpokenWord(range: 0..<4, start: 0, end: 0.4)])
    let task = Task { try await player.play(utterance) { heard.yield($0) } }
    for await _ in words { break }
    return task
  }

  /// How many have spoken or wait: the number at the beginning of the file of turns.
  @concurrent private static func numbersTaken(in folder: String) async -> Int64 {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let name = files.first,
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
      data.count >= 8
    else { return 0 }
    return data.withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
  }

  private func device() -> SteadyDevice {
    SteadyDevice(capacity: 200, sampleRate: 1_000, plays: true)
  }

  @Test func newSpeechSilencesTheOld() async throws {
    let old = device()
    let first = await begin(try player(old), seconds: 600)
    try await player(device()).play(Self.sound)
    await #expect(throws: SpeechError.silenced) { try await first.value }
    #expect(old.now.isAborted)
  }

  @Test func queuedSpeechWaitsForTheOld() async throws {
    let (old, new) = (device(), device())
    let first = await begin(try player(old), seconds: 2)
    let sound = Utterance(
      text: "bell", sound: Self.sound, words: [SpokenWord(range: 0..<4, start: 0, end: 0.4)])
    let playedBefore = Mutex(0)
    try await player(new).play(sound, isQueued: true) { _ in
      playedBefore.withLock { $0 = old.now.played.count }
    }
    try await first.value
    #expect(!old.now.isAborted)
    #expect(playedBefore.withLock { $0 } == 2_000)
    #expect(new.now.played.count == Self.sound.samples.count)
  }

  @Test func newSpeechSilencesWhatWaits() async throws {
    let first = await begin(try player(device()), seconds: 600)
    let waiting = try player(device())
    let long = Sound(samples: [Int16](repeating: 9, count: 600_000), sampleRate: 1_000)
    let second = Task { try await waiting.play(long, isQueued: true) }
    // Until it has taken its number, the new speech would come before it.
    while await Self.numbersTaken(in: folder.file("aac")) < 2 { await Task.yield() }
    try await player(device()).play(Self.sound)
    await #expect(throws: SpeechError.silenced) { try await first.value }
    await #expect(throws: SpeechError.silenced) { try await second.value }
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
