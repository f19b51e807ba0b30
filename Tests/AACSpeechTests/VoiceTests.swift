import AACCore
import AACSpeech
import Testing

struct VoiceTests {
  private let synthesizer = EspeakSynthesizer()

  private func fundamental(_ voice: String?, in variety: LanguageVariety) async throws -> Double {
    let text =
      switch variety.language {
      case .spanish: "la niña quiere jugar con la pelota"
      case .english: "the girl wants a yellow ball now"
      case .portuguese: "a menina quer uma bola amarela"
      }
    let utterance = try await synthesizer.synthesize(
      text, in: variety, settings: SpeechSettings(voice: voice))
    return utterance.sound.medianFundamental
  }

  @Test(arguments: LanguageVariety.allCases)
  func aWomanSpeaksHigherThanAManAndAChildHigherStill(variety: LanguageVariety) async throws {
    let man = try await fundamental("man", in: variety)
    let woman = try await fundamental("woman", in: variety)
    let child = try await fundamental("child", in: variety)
    #expect((70...140).contains(man))
    #expect(woman > man * 1.4)
    #expect(child > woman * 1.1)
  }

  @Test(arguments: [
    ("mujer", "woman"), ("Mulher", "woman"), ("es+f3", "woman"), ("f3", "woman"), ("+f3", "woman"),
    ("es+woman", "woman"), ("hombre", "man"), ("French (France)", "man"), ("en-us+f3", "woman"),
    ("es", "man"), ("Spanish (Spain)", "man"),
    ("criança", "child"), ("niña", "child"),
  ])
  func aVoiceHasSeveralNames(name: String, same: String) async throws {
    let one = try await fundamental(name, in: .spanishSpain)
    let other = try await fundamental(same, in: .spanishSpain)
    #expect(abs(one - other) < other * 0.05)
  }

  @Test func theLanguageOfTheSentenceWinsOverThatOfTheVoice() async throws {
    let settings = SpeechSettings(voice: "es+f3")
    let mixed = try await synthesizer.synthesize(
      "He goes to school.", in: .englishUnitedKingdom, settings: settings)
    let english = try await synthesizer.synthesize(
      "He goes to school.", in: .englishUnitedKingdom, settings: SpeechSettings(voice: "en-gb+f3"))
    #expect(abs(mixed.duration - english.duration) < 0.02)
    #expect(mixed.sound.medianFundamental > 150)
  }

  @Test func aVoiceOfTheSameLanguageWinsOverTheVariety() async throws {
    let text = "cinco zapatos azules"
    let chosen = try await synthesizer.synthesize(
      text, in: .spanishSpain, settings: SpeechSettings(voice: "es-419"))
    let mexican = try await synthesizer.synthesize(text, in: .spanishMexico)
    let castilian = try await synthesizer.synthesize(text, in: .spanishSpain)
    // The engine remembers a little of what it said before: a length varies by some hundredths of a second.
    #expect(abs(chosen.duration - mexican.duration) < 0.03)
    #expect(abs(chosen.duration - castilian.duration) > 0.04)
  }

  @Test(arguments: [
    "zz", "es+zz", "+zz", "en-zz+zz", "mb-es1", "mb/mb-es1", "spanish-mbrola-1", "../etc/passwd",
    "es+../x", "voice\nname", String(repeating: "e", count: 5_000), "es\u{0}", "es+", "+", "en-zz",
  ])
  func anUnknownVoiceIsRefusedWithTheNamesOfOthers(name: String) async throws {
    let error = await #expect(throws: SpeechError.self) {
      try await synthesizer.synthesize(
        "hola", in: .spanishSpain, settings: SpeechSettings(voice: name))
    }
    #expect(
      error
        == .unknownVoice(name: name, known: Timbre.allCases.map(\.rawValue) + ["es", "es-419"]))
  }

  @Test(arguments: [
    (Language.spanish, ["es", "es-419"]), (.english, ["en-us", "en-gb"]),
    (.portuguese, ["pt", "pt-br"]),
  ])
  func voicesAreListedByLanguageAndCanBeUsed(language: Language, names: [String]) async throws {
    let voices = try await synthesizer.availableVoices(for: language)
    #expect(Set(names).isSubset(of: voices.map(\.name)))
    for voice in voices {
      #expect(voice.language == language)
      let utterance = try await synthesizer.synthesize(
        "a", in: language.defaultVariety, settings: SpeechSettings(voice: voice.name))
      #expect(utterance.sound.level > 0.01, "\(voice.name)")
    }
  }
}
