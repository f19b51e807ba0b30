import AACCore
import AACSpeech
import Testing

struct WordTimeTests {
  @Test(arguments: [
    (LanguageVariety.spanishSpain, "¿La niña come una manzana?"),
    (.spanishSpain, "Mañana, a las 10:30, iré con José y 21 niños."),
    (.spanishSpain, "A mí me gustan los perros; ¡qué bien!"),
    (.spanishSpain, "Tengo 1234 años y 3,5 euros."), (.spanishSpain, "«Sí», dijo papá… no sé"),
    (.englishUnitedStates, "1 hour and 21 minutes left of the time"),
    (.englishUnitedStates, "She doesn't want any of the apples, does she?"),
    (.englishUnitedKingdom, "It's the 1st of May 2024."),
    (.portugueseBrazil, "A menina comeu a maçã e foi à praia."),
    (.portugueseBrazil, "Faltam 2 horas, 2 minutos e 22 segundos"),
    (.portuguesePortugal, "Ajuda-me, avó! Não há pão."), (.spanishSpain, "😀 hola 👍 mamá ❤️"),
    (.spanishSpain, "nin\u{303}o man\u{303}ana"),
  ])
  func everyWordHasItsPlaceAndItsTime(variety: LanguageVariety, text: String) async throws {
    let utterance = try await EspeakSynthesizer().synthesize(text, in: variety)
    let characters = Array(text)
    let words = utterance.words.map { String(characters[$0.range]) }
    let expected = text.split(separator: " ").map(Self.withoutMarks).filter { !$0.isEmpty }
    #expect(words == expected)
    let starts = utterance.words.map(\.start)
    #expect(starts == starts.sorted())
    #expect(Set(starts).count == starts.count)
    #expect(starts.first ?? 0 < 0.2)
    #expect(utterance.words.map(\.end) == Array(starts.dropFirst()) + [utterance.duration])
    // The shortest word takes a while, and the last one is not told of after the sound.
    #expect(utterance.words.allSatisfy { $0.end - $0.start > 0.03 }, "\(utterance.words)")
  }

  @Test(arguments: [
    (LanguageVariety.spanishSpain, (0..<100).map { "palabra\($0)" }),
    (.englishUnitedStates, (0..<100).map { "word\($0)" }),
    (.portugueseBrazil, (0..<100).map { "palavra\($0)" }),
    (.spanishSpain, (0..<50).map { "\(77_777 + $0)" }),
    (.portugueseBrazil, (0..<50).map { "\(77_777 + $0)" }),
    (.spanishSpain, Array(repeating: "WXKQ", count: 80)),
    (.englishUnitedStates, Array(repeating: "wxkq", count: 80)),
    (.spanishSpain, Array(repeating: "50%", count: 100)),
    (.englishUnitedStates, Array(repeating: "strawberries", count: 150)),
  ])
  func noWordIsLostInALongRowWithoutMarks(variety: LanguageVariety, words: [String]) async throws {
    let synthesizer = EspeakSynthesizer()
    let utterance = try await synthesizer.synthesize(words.joined(separator: " "), in: variety)
    #expect(utterance.words.count == words.count)
    let lengths = utterance.words.map { $0.end - $0.start }
    let usual = lengths.sorted()[lengths.count / 2]
    #expect(lengths.allSatisfy { $0 > usual / 3 && $0 < usual * 3 }, "\(lengths)")
    // As long as the same words, ten by ten.
    var alone = 0.0
    for start in stride(from: 0, to: words.count, by: 10) {
      let piece = words[start..<min(start + 10, words.count)].joined(separator: " ")
      alone += try await synthesizer.synthesize(piece, in: variety).duration
    }
    #expect((0.8...1.05).contains(utterance.duration / alone), "\(utterance.duration) \(alone)")
  }

  @Test func aWordThatIsTooLongByItselfIsSaidToItsEnd() async throws {
    let synthesizer = EspeakSynthesizer()
    let ten = try await synthesizer.synthesize(
      String(repeating: "padre", count: 10), in: .spanishSpain)
    let long = try await synthesizer.synthesize(
      String(repeating: "padre", count: 400) + " sol", in: .spanishSpain)
    #expect(long.words.count == 2)
    #expect(long.duration > ten.duration * 30)
    #expect(long.words[1].end - long.words[1].start < 2)
  }

  @Test func aWordIsHeardWhereItsTimeSays() async throws {
    // A comma is a pause: the word before the pause is over, the one after it not yet there.
    let utterance = try await EspeakSynthesizer().synthesize("pan, sol", in: .spanishSpain)
    let rate = Double(utterance.sound.sampleRate)
    let second = Int(utterance.words[1].start * rate)
    let pause = Sound(
      samples: Array(utterance.sound.samples[(second - 1_500)..<(second - 200)]),
      sampleRate: utterance.sound.sampleRate)
    let word = Sound(
      samples: Array(utterance.sound.samples[second...].prefix(8_000)),
      sampleRate: utterance.sound.sampleRate)
    #expect(pause.level < 0.005)
    #expect(word.level > 0.03)
  }

  private static func withoutMarks(_ token: Substring) -> String {
    let isMark = { (character: Character) in !character.isLetter && !character.isNumber }
    let trimmed = token.drop(while: isMark)
    return String(trimmed.reversed().drop(while: isMark).reversed())
  }
}
