import AACCore
@testable import AACSpeech
import Testing

struct EspeakSynthesizerTests {
  private let synthesizer = EspeakSynthesizer()

  @Test(arguments: [
    (LanguageVariety.spanishSpain, "La niña come una manzana."),
    (.spanishMexico, "Ustedes quieren agua."), (.spanishArgentina, "Vos querés agua."),
    (.englishUnitedStates, "She doesn't want water."),
    (.englishUnitedKingdom, "He goes to school."),
    (.portugueseBrazil, "A menina está cansada."), (.portuguesePortugal, "Eu vou à escola."),
  ])
  func everyVarietySpeaks(variety: LanguageVariety, text: String) async throws {
    let utterance = try await synthesizer.synthesize(text, in: variety)
    #expect(utterance.sound.sampleRate == 22_050)
    #expect(utterance.text == text)
    #expect((0.8...3.5).contains(utterance.duration))
    #expect((0.03...0.5).contains(utterance.sound.level))
    #expect(utterance.sound.audibleDuration > utterance.duration * 0.6)
  }

  @Test func varietiesSoundDifferent() async throws {
    let text = "cinco zapatos"
    let spain = try await synthesizer.synthesize(text, in: .spanishSpain)
    let mexico = try await synthesizer.synthesize(text, in: .spanishMexico)
    #expect(spain.sound != mexico.sound)
  }

  @Test(arguments: [
    "", " ", "\n\t", ".", "¿?", "…!—", "😀", "👩‍👩‍👧🇪🇸", "1️⃣", "\u{0}\u{1}\u{7F}", "★→☂▶",
  ])
  func thereIsNothingToSayInMarksAndPictures(text: String) async throws {
    let utterance = try await synthesizer.synthesize(text, in: .spanishSpain)
    #expect(utterance.sound.samples.isEmpty)
    #expect(utterance.words.isEmpty)
    #expect(utterance.duration == 0)
  }

  @Test(arguments: [
    ("hola 😀 mamá", "hola mamá"), ("hola\u{1}5S mamá", "hola 5S mamá"),
    ("ho\u{200B}la ma\u{AD}má", "hola mamá"), ("nin\u{303}o", "niño"),
    ("hola\r\nmamá", "hola mamá"), ("mamá❤️", "mamá"),
  ])
  func whatIsNotTextIsNotSpoken(text: String, plain: String) async throws {
    let heard = try await synthesizer.synthesize(text, in: .spanishSpain).sound
    let expected = try await synthesizer.synthesize(plain, in: .spanishSpain).sound
    // A repeated text may differ by a few samples, and the silence behind it by more.
    let difference = heard.audibleRange.count - expected.audibleRange.count
    #expect(abs(Double(difference)) < 0.02 * Double(heard.sampleRate))
  }

  @Test(arguments: ["<break time=\"9s\"/>hola", "[[ˈola]] hola", "hola &amp; <b>mamá"])
  func markupIsReadAndNotObeyed(text: String) async throws {
    let utterance = try await synthesizer.synthesize(text, in: .spanishSpain)
    #expect((0.5...7).contains(utterance.duration))
  }

  @Test func tenThousandCharactersAreSpokenToTheEnd() async throws {
    let text = String(repeating: "El niño come pan. ", count: 556)
    let utterance = try await synthesizer.synthesize(text, in: .spanishSpain)
    #expect(text.count > 10_000)
    #expect(utterance.words.count == 4 * 556)
    #expect(utterance.words.map(\.start) == utterance.words.map(\.start).sorted())
    let last = try #require(utterance.words.last)
    #expect(utterance.duration > 556 * 0.8)
    #expect((0.1...1.5).contains(utterance.duration - last.start))
  }

  @Test func speedShortensInProportion() async throws {
    let text = "Mañana vamos al parque con los abuelos y después comemos helado"
    let lengths = try await durations(of: text, speeds: [100, 200, 400])
    #expect((1.7...2.3).contains(lengths[0] / lengths[1]))
    #expect((1.4...2.2).contains(lengths[1] / lengths[2]))
  }

  @Test func speedIsHeldToItsLimits() async throws {
    let lengths = try await durations(of: "hola mamá", speeds: [-5, 80, 450, 9_999])
    #expect(abs(lengths[0] - lengths[1]) < 0.02)
    #expect(abs(lengths[2] - lengths[3]) < 0.02)
  }

  private func durations(of text: String, speeds: [Int]) async throws -> [Double] {
    var durations: [Double] = []
    for speed in speeds {
      let utterance = try await synthesizer.synthesize(
        text, in: .spanishSpain, settings: SpeechSettings(speed: speed))
      durations.append(utterance.sound.audibleDuration)
    }
    return durations
  }

  @Test func pitchMovesTheFundamental() async throws {
    var fundamentals: [Double] = []
    for pitch in [0, 50, 100] {
      let utterance = try await synthesizer.synthesize(
        "mamá come una manzana", in: .spanishSpain, settings: SpeechSettings(pitch: pitch))
      fundamentals.append(utterance.sound.medianFundamental)
    }
    #expect(fundamentals[1] > fundamentals[0] * 1.15, "\(fundamentals)")
    #expect(fundamentals[2] > fundamentals[1] * 1.15, "\(fundamentals)")
  }

  @Test func volumeMovesTheLevel() async throws {
    var levels: [Double] = []
    for volume in [0, 50, 100, 200] {
      let utterance = try await synthesizer.synthesize(
        "mamá come una manzana", in: .spanishSpain, settings: SpeechSettings(volume: volume))
      levels.append(utterance.sound.level)
    }
    #expect(levels[0] < 0.001, "\(levels)")
    #expect((1.7...2.3).contains(levels[2] / levels[1]), "\(levels)")
    #expect(levels[3] > levels[2] * 1.3, "\(levels)")
  }

  @Test(arguments: [
    (LanguageVariety.spanishSpain, "La niña come una manzana.", "¿La niña come una manzana?"),
    (.spanishMexico, "Quieres agua.", "¿Quieres agua?"),
    (.englishUnitedStates, "You want water.", "You want water?"),
    (.englishUnitedKingdom, "He goes to school.", "He goes to school?"),
    (.portugueseBrazil, "Vamos ver a avó.", "Vamos ver a avó?"),
    (.portuguesePortugal, "Vamos ver a avó.", "Vamos ver a avó?"),
  ])
  func aQuestionEndsHigherThanAStatement(
    variety: LanguageVariety, statement: String, question: String
  ) async throws {
    let said = try await synthesizer.synthesize(statement, in: variety)
    let asked = try await synthesizer.synthesize(question, in: variety)
    let fundamentals = (said.sound.finalFundamental, asked.sound.finalFundamental)
    #expect(fundamentals.1 > fundamentals.0 * 1.05, "\(fundamentals)")
  }

  @Test func severalSynthesizersShareTheEngine() async throws {
    let durations = try await withThrowingTaskGroup(of: Double.self) { group in
      for _ in 0..<24 {
        group.addTask {
          try await EspeakSynthesizer().synthesize("hola mamá", in: .spanishSpain).duration
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(durations.count == 24)
    #expect((durations.max() ?? 9) - (durations.min() ?? 0) < 0.02)
  }

  @Test func theLastVoiceIsNotLeftBehind() async throws {
    let woman = try await synthesizer.synthesize(
      "mamá come", in: .spanishSpain, settings: SpeechSettings(voice: "woman"))
    _ = try? await synthesizer.synthesize(  // must fail, and leave nothing behind
      "mamá come", in: .spanishSpain, settings: SpeechSettings(voice: "zz"))
    let plain = try await synthesizer.synthesize("mamá come", in: .spanishSpain)
    #expect(woman.sound.medianFundamental > plain.sound.medianFundamental * 1.4)
  }
}
