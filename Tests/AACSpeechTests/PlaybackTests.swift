import AACSpeech
import Synchronization
import Testing

struct PlaybackTests {
  private let sound = Sound(samples: (0..<2_000).map { Int16($0) }, sampleRate: 1_000)
  private let words = [0.0, 0.25, 0.5, 1.9].map { SpokenWord(range: 0..<1, start: $0, end: $0) }

  @Test func wordsAreToldWhenTheyAreHeardAndNotWhenTheyAreSent() async throws {
    let device = SteadyDevice(capacity: 700, sampleRate: 1_000)
    let told = Mutex<[Double]>([])
    let playback = Playback(sound, words: words, deviceName: "steady") { device.pass($0) }
    try await playback.run(on: device) { _ in
      told.withLock { $0.append(device.now.seconds) }
    }
    #expect(device.now.played == sound.samples)
    #expect(device.now.isFinished)
    #expect(!device.now.isAborted)
    let times = told.withLock { $0 }
    #expect(times.count == 4)
    for (time, word) in zip(times, words) {
      #expect((word.start...(word.start + 0.021)).contains(time))
    }
  }

  @Test func aCancelledPlaybackFallsSilentAtOnce() async throws {
    let device = SteadyDevice(capacity: 200, sampleRate: 1_000)
    let playback = Playback(sound, words: words, deviceName: "steady") {
      device.pass($0)
      if device.now.seconds > 0.3 { withUnsafeCurrentTask { $0?.cancel() } }
    }
    let told = Mutex(0)
    let task = Task {
      try await playback.run(on: device) { _ in told.withLock { $0 += 1 } }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(device.now.isAborted)
    #expect(device.now.played.count < 330)
    #expect(told.withLock { $0 } == 2)
  }

  @Test func aDeviceThatStandsStillIsGivenUp() async throws {
    let device = SteadyDevice(capacity: 200, sampleRate: 1_000, lifetime: 0.5)
    let playback = Playback(sound, words: [], deviceName: "steady") { device.pass($0) }
    await #expect(throws: SpeechError.audioDeviceLost("steady")) {
      try await playback.run(on: device) { _ in }
    }
    #expect(device.now.isAborted)
    #expect((3...4).contains(device.now.seconds))
  }
}
