import AACCore
import AACSpeech
import Testing

struct QuestionTests {
  /// The same words, said and asked; many end in a stressed syllable or begin with a question word.
  private static func texts(_ language: Language) -> [String] {
    switch language {
    case .spanish:
      [
        "la niña come una manzana", "agua", "mamá", "quieres agua", "vamos al parque", "café",
        "qué quieres comer", "quién eres", "dónde está papá", "no", "más", "jugar", "el médico",
        "por qué", "cuándo vamos",
      ]
    case .english:
      [
        "the girl eats an apple", "water", "do you want water", "shall we go to the park", "coffee",
        "can I go to the bathroom", "what do you want to eat", "who are you", "where is dad", "no",
        "more", "play", "do the children want to play", "why", "when are we going",
      ]
    case .portuguese:
      [
        "a menina come uma maçã", "água", "mamãe", "você quer água", "vamos ao parque", "café",
        "o que você quer comer", "quem é você", "onde está o papai", "dói", "não", "mais",
        "as crianças querem brincar", "o médico", "por quê", "quando vamos",
      ]
    }
  }

  private func ends(
    of text: String, in variety: LanguageVariety, voice: String?
  ) async throws -> (said: Double, asked: Double) {
    let synthesizer = EspeakSynthesizer()
    let settings = SpeechSettings(voice: voice)
    let said = try await synthesizer.synthesize(text + ".", in: variety, settings: settings)
    let opening = variety.language == .spanish ? "¿" : ""
    let asked = try await synthesizer.synthesize(
      opening + text + "?", in: variety, settings: settings)
    return (said.sound.endFundamental, asked.sound.endFundamental)
  }

  @Test(arguments: LanguageVariety.allCases, ["man", "woman", "child"])
  func everyQuestionEndsHigherThanTheSameWordsSaid(
    variety: LanguageVariety, voice: String
  ) async throws {
    for text in Self.texts(variety.language) {
      let ends = try await ends(of: text, in: variety, voice: voice)
      #expect(ends.asked > ends.said * 1.15, "\(text): \(ends)")
    }
  }

  @Test(arguments: [
    (LanguageVariety.spanishSpain, "¿Vamos al parque?"), (.englishUnitedStates, "Do we go?"),
    (.portugueseBrazil, "Vamos ao café?"),
  ])
  func aRiseChangesNeitherLengthNorWords(variety: LanguageVariety, text: String) async throws {
    let synthesizer = EspeakSynthesizer()
    let asked = try await synthesizer.synthesize(text, in: variety)
    #expect(asked.words.last?.end == asked.duration)
    #expect(asked.sound.level > 0.03)
    // No clicks: neighbouring samples stay as near as in the sound of a voice.
    let jumps = zip(asked.sound.samples, asked.sound.samples.dropFirst())
      .map { abs(Int($0) - Int($1)) }
    #expect((jumps.max() ?? 0) < 14_000)
  }

  @Test func aQuestionWithinATextRisesAndTheRestDoesNot() async throws {
    let synthesizer = EspeakSynthesizer()
    let both = try await synthesizer.synthesize("¿Por qué? Porque no.", in: .spanishSpain)
    let end = both.words[1].end
    let asked = both.sound.part(from: 0, to: end)
    let answered = both.sound.part(from: end, to: both.duration)
    #expect(asked.endFundamental > answered.endFundamental * 1.08)
  }

  @Test func whispersAndSilenceAreLeftAlone() async throws {
    let synthesizer = EspeakSynthesizer()
    let whispered = try await synthesizer.synthesize(
      "¿Por qué?", in: .spanishSpain, settings: SpeechSettings(voice: "whisper"))
    #expect(whispered.sound.level > 0.005)
    let silent = try await synthesizer.synthesize(
      "¿Por qué?", in: .spanishSpain, settings: SpeechSettings(volume: 0))
    #expect(silent.sound.level < 0.001)
  }
}
