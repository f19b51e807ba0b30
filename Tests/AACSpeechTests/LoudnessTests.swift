import AACSpeech
import Foundation
import Testing

struct LoudnessTests {
  @Test(arguments: [16_000, 22_050, 24_000, 44_100, 48_000])
  func aFullToneOf997HertzInOneChannelIsMinus3(rate: Int) throws {
    // ITU-R BS.1770-4 gives −3.01 for it.
    let loudness = try #require(
      Loudness.integrated(of: Tone.sine(997, amplitude: 1, seconds: 3, rate: rate)))
    #expect(abs(loudness + 3.01) < 0.05)
  }

  @Test(arguments: [0.5, 0.1, 0.01])
  func tenTimesLessAmplitudeIs20Less(amplitude: Double) throws {
    let loudness = try #require(Loudness.integrated(of: Tone.sine(997, amplitude: amplitude)))
    #expect(abs(loudness - (-3.01 + 20 * log10(amplitude))) < 0.05)
  }

  @Test func lowTonesCountLessAndHighOnesMore() throws {
    let middle = try #require(Loudness.integrated(of: Tone.sine(997)))
    let low = try #require(Loudness.integrated(of: Tone.sine(40)))
    let high = try #require(Loudness.integrated(of: Tone.sine(4_000)))
    #expect(low < middle - 5)
    #expect((3...3.8).contains(high - middle))
  }

  @Test func pausesDoNotCount() throws {
    let tone = Tone.sine(997, amplitude: 0.2)
    let alone = try #require(Loudness.integrated(of: tone))
    let paused = try #require(
      Loudness.integrated(of: tone + Tone.silence(seconds: 4) + tone))
    #expect(abs(paused - alone) < 0.4)
    let softly = try #require(
      Loudness.integrated(of: tone + Tone.sine(997, amplitude: 0.02, seconds: 4)))
    #expect(abs(softly - alone) < 0.4)
  }

  @Test func aSoundShorterThanABlockIsMeasuredWhole() throws {
    let loudness = try #require(
      Loudness.integrated(of: Tone.sine(997, amplitude: 0.1, seconds: 0.2)))
    #expect(abs(loudness + 23.01) < 0.2)
  }

  @Test func silenceHasNoLoudness() {
    #expect(Loudness.integrated(of: Tone.silence(seconds: 1)) == nil)
    #expect(Loudness.integrated(of: Sound(samples: [], sampleRate: 22_050)) == nil)
  }
}
