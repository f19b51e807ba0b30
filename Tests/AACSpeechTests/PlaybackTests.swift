import AACSpeech
import Testing

struct PlaybackTests {
  private let sound = Sound(samples: (0..<2_000).map { Int16($0) }, sampleRate: 1_000)
  private let words = [0.0, 0.25, 0.5, 1.9].map { SpokenWord(range: 0..<1, start: $0, end: $0) }

  @Test func wordsAreToldWhenTheyAreHeardAndNotWhenTheyAreSent() throws {
    let device = SteadyDevice(capacity: 700, sampleRate: 1_000)
    var told: [Double] = []
    let playback = Playback(sound, words: words, deviceName: "steady") { device.pass($0) }
    try playback.run(on: device) { _ in told.append(device.now.seconds) }
    #expect(device.now.played == sound.samples)
    #expect(device.now.isFinished)
    #expect(!device.now.isAborted)
    #expect(told.count == 4)
    for (time, word) in zip(told, words) {
      #expect((word.start...(word.start + 0.021)).contains(time))
    }
  }

  @Test func aCancelledPlaybackFallsSilentAtOnce() throws {
    let device = SteadyDevice(capacity: 200, sampleRate: 1_000)
    let playback = Playback(sound, words: words, deviceName: "steady") {
      if device.now.seconds > 0.3 { throw CancellationError() }
      device.pass($0)
    }
    var told = 0
    #expect(throws: CancellationError.self) { try playback.run(on: device) { _ in told += 1 } }
    #expect(device.now.isAborted)
    #expect(device.now.played.count < 330)
    #expect(told == 2)
  }

  @Test func aDeviceThatStandsStillIsGivenUp() throws {
    let device = SteadyDevice(capacity: 200, sampleRate: 1_000, lifetime: 0.5)
    let playback = Playback(sound, words: [], deviceName: "steady") { device.pass($0) }
    #expect(throws: SpeechError.audioDeviceLost("steady")) {
      try playback.run(on: device) { _ in }
    }
    #expect(device.now.isAborted)
    #expect((3...4).contains(device.now.seconds))
  }
}
