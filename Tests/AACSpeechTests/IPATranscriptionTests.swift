import AACCore
import AACSpeech
import Testing

struct IPATranscriptionTests {
  /// Words of which espeak-ng says the same when they are written and when they are transcribed.
  @Test(arguments: [
    ("manzana", "manˈθana", LanguageVariety.spanishSpain), ("perro", "/ˈpero/", .spanishSpain),
    ("cara", "ˈkaɾa", .spanishSpain), ("niño", "ˈniɲo", .spanishSpain),
    ("chaqueta", "t͡ʃaˈketa", .spanishSpain), ("jugar", "xuˈɣaɾ", .spanishSpain),
    ("zapato", "saˈpato", .spanishMexico),
    ("shoe", "ʃˈuː", .englishUnitedStates), ("bus", "bʌs", .englishUnitedKingdom),
    ("thing", "θɪŋ", .englishUnitedKingdom), ("juice", "dʒuːs", .englishUnitedStates),
    ("teacher", "ˈtiːtʃɚ", .englishUnitedStates), ("bread", "/bɹɛd/", .englishUnitedStates),
    ("chuva", "ˈʃuvɐ", .portuguesePortugal), ("café", "kaˈfɛ", .portugueseBrazil),
    ("carro", "ˈkaxʊ", .portugueseBrazil),
  ])
  func aTranscriptionIsHeardAsTheWord(
    word: String, ipa: String, variety: LanguageVariety
  ) async throws {
    let transcription = try IPATranscription(ipa, in: variety.language)
    let entry = Pronunciation(
      word: "x", language: variety.language, spelling: .phonemes(transcription.phonemes))
    let synthesizer = EspeakSynthesizer()
    let heard = try await synthesizer.phonemes(of: "x", in: variety, pronunciations: [entry])
    let written = try await synthesizer.phonemes(of: word, in: variety)
    let plain = { (text: String) in text.filter { !"',|_: 2*r".contains($0) } }
    #expect(plain(heard) == plain(written), "\(heard) \(written)")
  }

  @Test(arguments: [
    ("ˈmyki", Language.spanish, "y"), ("ʙa", .english, "ʙ"), ("ã", .spanish, "\u{303}"),
    ("q", .portuguese, "q"), ("/a4/", .english, "4"), ("]]a", .spanish, "]"),
  ])
  func aSignThatTheVoiceCannotSayIsNamed(ipa: String, language: Language, sign: String) {
    let error = #expect(throws: IPATranscription.UnknownSign.self) {
      try IPATranscription(ipa, in: language)
    }
    #expect(error?.sign == sign)
  }

  @Test(arguments: [
    ("/miki/", true), ("ˈmiki", true), ("m'iki", false), ("//", false), ("", false),
  ])
  func ipaStandsBetweenSlashesOrHasItsLetters(text: String, isMeant: Bool) {
    #expect(IPATranscription.isMeant(by: text) == isMeant)
  }
}
