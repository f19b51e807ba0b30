import AACCore
import Foundation
import Testing

@testable import AACSpeech

struct SoundFinishTests {
  private static let sentences: [(LanguageVariety, String)] = [
    (.spanishSpain, "Sí."), (.spanishSpain, "¿La niña no come una manzana?"),
    (.spanishMexico, "Shhh, silencio."), (.spanishArgentina, "Quiero ir al parque con mamá."),
    (.englishUnitedStates, "I want water."), (.englishUnitedKingdom, "Six thick thistles."),
    (.portugueseBrazil, "Eu não quero dormir."), (.portuguesePortugal, "Mãe!"),
  ]

  @Test(arguments: AudioFileFormat.allCases)
  func differentSentencesAreEquallyLoud(format: AudioFileFormat) async throws {
    for (variety, text) in Self.sentences {
      for timbre in [nil, "woman", "child"] {
        let settings = SpeechSettings(voice: timbre)
        let spoken = try await EspeakSynthesizer().synthesize(text, in: variety, settings: settings)
        let finished = SoundFinish().applied(to: spoken, format: format)
        let loudness = try #require(Loudness.integrated(of: finished.sound))
        #expect(abs(loudness - Loudness.target) < 1, "\(text) \(timbre ?? "")")
        #expect(finished.sound.highestAmplitude < 0.9)
      }
    }
  }

  @Test func theVolumeOfThePersonMakesTheFileLouderOrSofter() async throws {
    let spoken = try await EspeakSynthesizer().synthesize("Quiero agua.", in: .spanishSpain)
    let levels = try [25, 50, 100, 120].map { volume in
      try #require(
        Loudness.integrated(
          of: SoundFinish(volume: volume).applied(to: spoken, format: .wav).sound))
    }
    #expect(abs(levels[2] - levels[1] - 6) < 0.5)
    #expect(abs(levels[1] - levels[0] - 6) < 0.1)
    #expect(levels[3] > levels[2] + 0.5)
  }

  @Test func silenceIsTrimmedAndTheTimesOfTheWordsGoWithIt() {
    let tone = Tone.sine(440, seconds: 1, rate: 22_050)
    let sound =
      Tone.silence(seconds: 0.5, rate: 22_050) + tone + Tone.silence(seconds: 0.7, rate: 22_050)
    let words = [
      SpokenWord(range: 0..<2, start: 0.5, end: 1), SpokenWord(range: 3..<5, start: 1, end: 2.2),
    ]
    let utterance = Utterance(text: "la la", sound: sound, words: words, voice: "es")
    let finished = SoundFinish().applied(to: utterance, format: .wav)
    #expect((1.02...1.04).contains(finished.duration))
    #expect(abs(finished.words[0].start - 0.01) < 0.001)
    #expect(abs(finished.words[1].start - 0.51) < 0.001)
    #expect(finished.words[1].end == finished.duration)
    #expect(finished.voice == "es")
  }

  /// A tone of some milliseconds, so many dB below the loudest sample of the speech.
  private func edge(_ decibels: Double, milliseconds: Double) -> Sound {
    Tone.sine(
      2_000, amplitude: 0.5 * pow(10, decibels / 20), seconds: milliseconds / 1_000, rate: 22_050)
  }

  @Test func clicksBeforeAndBehindTheWordsAreNoSound() {
    let tone = Tone.sine(440, seconds: 1, rate: 22_050)
    let silence = Tone.silence(seconds: 0.5, rate: 22_050)
    let click = edge(-47, milliseconds: 35)
    let sound = click + silence + tone + silence + click + silence + click
    let utterance = Utterance(text: "la", sound: sound, words: [])
    #expect((1.02...1.04).contains(SoundFinish().applied(to: utterance, format: .wav).duration))
  }

  @Test(arguments: [(-40.0, 3.0, 0.2), (-47.0, 30.0, 0.08), (-47.0, 80.0, 0.2)])
  func aSoftEndOfAWordIsNoClick(decibels: Double, milliseconds: Double, gap: Double) {
    let tone = Tone.sine(440, seconds: 1, rate: 22_050)
    let silence = Tone.silence(seconds: gap, rate: 22_050)
    let sound = tone + silence + edge(decibels, milliseconds: milliseconds) + silence
    let utterance = Utterance(text: "la", sound: sound, words: [])
    #expect(SoundFinish().applied(to: utterance, format: .wav).duration > 1 + gap)
  }

  @Test func silenceAloneBecomesNothing() {
    let utterance = Utterance(text: "", sound: Tone.silence(seconds: 1), words: [])
    #expect(SoundFinish().applied(to: utterance, format: .wav).sound.samples.isEmpty)
  }

  @Test(arguments: [
    (AudioFileFormat.wav, nil, 22_050), (.wav, 8_000, 8_000), (.flac, 44_100, 44_100),
    (.opus, nil, 24_000), (.opus, 16_000, 16_000), (.mp3, nil, 22_050), (.ogg, 11_025, 11_025),
  ])
  func theRateIsTheOneAskedForOrTheNextThatTheFormatHas(
    format: AudioFileFormat, asked: Int?, rate: Int
  ) async throws {
    let spoken = try await EspeakSynthesizer().synthesize("Quiero agua.", in: .spanishSpain)
    let finished = SoundFinish(sampleRate: asked).applied(to: spoken, format: format)
    let plain = SoundFinish().applied(to: spoken, format: .wav)
    #expect(finished.sound.sampleRate == rate)
    #expect(abs(finished.duration - plain.duration) < 0.001)
    #expect(finished.words.map(\.start) == plain.words.map(\.start))
  }

  @Test(arguments: [(22_050, 24_000), (22_050, 8_000), (16_000, 48_000), (44_100, 22_050)])
  func aToneStaysThatToneAtAnotherRate(source: Int, target: Int) throws {
    let tone = Tone.sine(1_000, amplitude: 0.5, seconds: 1, rate: source)
    let expected = Tone.sine(1_000, amplitude: 0.5, seconds: 1, rate: target)
    let samples = Resampler(from: source, to: target).resampled(tone.samples)
    #expect(samples.count == target)
    let middle = (target / 10)..<(target * 9 / 10)
    let worst = middle.map { abs(Int(samples[$0]) - Int(expected.samples[$0])) }.max()
    // 0.2 % of full scale.
    #expect(try #require(worst) < 70)
  }

  @Test func whatTheLowerRateCannotHoldDoesNotComeBackAsAnotherTone() {
    let tone = Tone.sine(5_000, amplitude: 0.9, seconds: 1, rate: 22_050)
    let samples = Resampler(from: 22_050, to: 8_000).resampled(tone.samples)
    #expect(Sound(samples: Array(samples[400..<7_600]), sampleRate: 8_000).level < 0.001)
  }

  @Test func peaksStayBelowTheCeilingAndTheRestAsItIs() {
    var samples = Tone.sine(200, amplitude: 0.05, seconds: 1, rate: 22_050).samples
    for index in 11_000..<11_040 { samples[index] *= 10 }
    let limited = PeakLimiter(gain: 4, sampleRate: 22_050).limited(samples)
    let highest = limited.map { abs(Int($0)) }.max() ?? 0
    #expect((20_000...29_200).contains(highest))
    #expect(limited[..<10_000] == samples[..<10_000].map { $0 * 4 }[...])
  }

  @Test func peaksBetweenSamplesCount() {
    // At a quarter of the rate and an eighth of a turn, every sample is 3 dB below the peaks between them.
    let samples = (0..<2_000).map { Int16(20_000 * ([1, 1, -1, -1] as [Double])[$0 % 4]) }
    let limited = PeakLimiter(gain: 1.3, sampleRate: 22_050).limited(samples)
    let highest = limited[500..<1_500].map { abs(Int($0)) }.max() ?? 0
    #expect((19_000...21_500).contains(highest))
  }
}

extension Sound {
  /// The highest amplitude, full scale being 1.
  fileprivate var highestAmplitude: Double {
    Double(samples.map { abs(Int($0)) }.max() ?? 0) / 32_768
  }
}
