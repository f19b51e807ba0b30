import AACCore
import AACSpeech
import Foundation
import Synchronization
import Testing

struct PersonalVoiceTests {
  private let voice = PersonalVoice()

  private func said(
    _ text: String, in variety: LanguageVariety = .spanishSpain,
    settings: SpeechSettings = SpeechSettings(), profile: VoiceProfile = VoiceProfile()
  ) async throws -> Utterance {
    try await voice.synthesize(
      SpeechRequest(text, in: variety, settings: settings, profile: profile))
  }

  private func words(_ utterance: Utterance) -> [String] {
    let characters = Array(utterance.text)
    return utterance.words.map { String(characters[$0.range]) }
  }

  // MARK: - Pronunciations

  @Test(arguments: [
    ("Shakira canta.", "Shakira", Pronunciation.Spelling.respelling("Chaquira"), "Chaquira canta."),
    ("Quiero ver a SHAKIRA", "shakira", .respelling("Chaquira"), "Quiero ver a Chaquira"),
    ("¿Y Shakira?", "Shakira", .respelling("Chaquira"), "¿Y Chaquira?"),
    (
      "Vamos al Burger King hoy", "burger king", .respelling("búrguer kin"),
      "Vamos al búrguer kin hoy"
    ),
    ("Quiero a Mickey", "Mickey", .phonemes("m'iki"), "Quiero a Miqui"),
  ])
  func aListedWordIsSaidAsListed(
    text: String, word: String, spelling: Pronunciation.Spelling, same: String
  ) async throws {
    let entry = Pronunciation(word: word, language: .spanish, spelling: spelling)
    let synthesizer = EspeakSynthesizer()
    let heard = try await synthesizer.phonemes(
      of: text, in: .spanishSpain, pronunciations: [entry])
    #expect(heard == (try await synthesizer.phonemes(of: same, in: .spanishSpain)))
    let utterance = try await said(text, profile: VoiceProfile(pronunciations: [entry]))
    let plain = try await said(text)
    #expect(words(utterance) == words(plain))
  }

  @Test(arguments: [
    ("papa", "papá viene"), ("ana", "mañana viene"), ("burger king", "un burger"), ("x", "hola"),
  ])
  func otherWordsAreSaidAsTheyAreWritten(word: String, text: String) async throws {
    let entry = Pronunciation(word: word, language: .spanish, spelling: .respelling("zapato"))
    let synthesizer = EspeakSynthesizer()
    let heard = try await synthesizer.phonemes(
      of: text, in: .spanishSpain, pronunciations: [entry])
    #expect(heard == (try await synthesizer.phonemes(of: text, in: .spanishSpain)))
  }

  @Test func bracketsOfTheTextAreNoPhonemesBesideThoseOfTheList() async throws {
    let entry = Pronunciation(word: "Mickey", language: .spanish, spelling: .phonemes("m'iki"))
    let synthesizer = EspeakSynthesizer()
    let heard = try await synthesizer.phonemes(
      of: "[[k'asa]] Mickey", in: .spanishSpain, pronunciations: [entry])
    let plain = try await synthesizer.phonemes(of: "k'asa Miqui", in: .spanishSpain)
    #expect(heard == plain)
  }

  @Test func anEntryCountsInItsLanguageOnly() async throws {
    let entry = Pronunciation(word: "pan", language: .english, spelling: .respelling("bread"))
    let plain = try await said("Quiero pan.")
    let listed = try await said(
      "Quiero pan.", profile: VoiceProfile(pronunciations: [entry]))
    #expect(abs(plain.sound.audibleDuration - listed.sound.audibleDuration) < 0.01)
  }

  // MARK: - Two languages

  @Test(arguments: [
    ("Mi hermana dijo «I love you and the dog» ayer.", LanguageVariety.spanishSpain, 5..<8),
    ("Quiero agua. I want to go home with you.", .spanishSpain, 2..<9),
    ("She said “no quiero la sopa” again.", .englishUnitedStates, 2..<6),
    ("Ela disse \"the cat is on the table\" hoje.", .portugueseBrazil, 2..<8),
  ])
  func wordsOfAnotherLanguageAreSaidByItsVoice(
    text: String, variety: LanguageVariety, foreign: Range<Int>
  ) async throws {
    let mixed = try await said(text, in: variety)
    let plain = try await EspeakSynthesizer().synthesize(text, in: variety)
    #expect(words(mixed) == plain.words.map { String(Array(text)[$0.range]) })
    #expect(mixed.words.map(\.start) == mixed.words.map(\.start).sorted())
    let first = mixed.words[foreign.lowerBound]
    let last = mixed.words[foreign.upperBound - 1]
    let stretch = String(Array(text)[first.range.lowerBound..<last.range.upperBound])
    let other: LanguageVariety = variety.language == .english ? .spanishSpain : .englishUnitedStates
    let alone = try await EspeakSynthesizer().synthesize(stretch, in: other)
    let wrong = try await EspeakSynthesizer().synthesize(stretch, in: variety)
    let heard = mixed.sound.part(from: first.start, to: last.end).audibleDuration
    #expect(abs(heard - alone.sound.audibleDuration) < 0.12)
    #expect(abs(alone.sound.audibleDuration - wrong.sound.audibleDuration) > 0.02)
  }

  @Test(arguments: [
    "No hay pan.", "Mamá dijo «ven aquí» ayer.", "Quiero pizza y un sandwich.", "No! No!",
    "«Me» y «a» son palabras.",
  ])
  func textOfOneLanguageIsSaidByOneVoice(text: String) async throws {
    let plain = try await EspeakSynthesizer().synthesize(text, in: .spanishSpain)
    let personal = try await said(text)
    // The silence behind the last word depends on what espeak-ng said before: what is heard counts. Its noises are never twice
    // the same, so that the last of them is heard a little longer or shorter.
    #expect(abs(plain.sound.audibleDuration - personal.sound.audibleDuration) < 0.03)
  }

  @Test func aWordCanBeGivenToAnotherLanguage() async throws {
    let entry = Pronunciation(
      word: "Spiderman", language: .spanish, spelling: .language(.englishUnitedStates))
    let text = "Quiero ver Spiderman hoy."
    let utterance = try await said(text, profile: VoiceProfile(pronunciations: [entry]))
    #expect(words(utterance) == ["Quiero", "ver", "Spiderman", "hoy"])
    let alone = try await EspeakSynthesizer().synthesize("Spiderman", in: .englishUnitedStates)
    let word = utterance.words[2]
    let heard = utterance.sound.part(from: word.start, to: word.end).audibleDuration
    #expect(abs(heard - alone.sound.audibleDuration) < 0.1)
  }

  // MARK: - In pieces

  @Test func wordByWordLeavesASilenceBetweenWords() async throws {
    let text = "¿La niña come una manzana?"
    let utterance = try await said(text, settings: SpeechSettings(delivery: .wordByWord))
    #expect(words(utterance) == ["La", "niña", "come", "una", "manzana"])
    for (word, next) in zip(utterance.words, utterance.words.dropFirst()) {
      let gap = utterance.sound.part(from: next.start - 0.38, to: next.start - 0.01)
      #expect(gap.level < 0.003, "\(word)")
    }
    #expect(utterance.words.last?.end == utterance.duration)
  }

  @Test func spellingNamesEveryLetterAndThenTheWord() async throws {
    let utterance = try await said("El niño.", settings: SpeechSettings(delivery: .spelled))
    #expect(words(utterance) == ["E", "l", "El", "n", "i", "ñ", "o", "niño"])
    for word in utterance.words {
      #expect(utterance.sound.part(from: word.start, to: word.end).level > 0.005)
    }
  }

  @Test(arguments: [
    (Character("y"), LanguageVariety.spanishSpain, "ye"), ("Ñ", .spanishSpain, "eñe"),
    ("á", .spanishSpain, "a con tilde"), ("a", .englishUnitedStates, "A"),
    ("ç", .portugueseBrazil, "cê cedilha"), ("ã", .portugueseBrazil, "a com til"),
    ("ê", .portuguesePortugal, "é com acento circunflexo"), ("7", .spanishSpain, "7"),
  ])
  func lettersHaveNames(letter: Character, variety: LanguageVariety, name: String) {
    #expect(LetterName(letter, in: variety)?.text == name)
  }

  @Test(arguments: [(80, 500), (150, 200), (150, 500), (220, 400), (300, 500)])
  func aPauseIsAsLongAsItIsSetAtAnySpeed(speed: Int, pause: Int) async throws {
    let text = "La niña come una manzana"
    let plain = try await said(text, settings: SpeechSettings(speed: speed))
    let slow = try await said(text, settings: SpeechSettings(speed: speed, pause: pause))
    let each = (slow.duration - plain.duration) / 4 * 1_000
    #expect((0.75...1.3).contains(each / Double(pause)), "\(each)")
    #expect(words(slow) == words(plain))
  }

  @Test(
    arguments: [LanguageVariety.englishUnitedStates, .englishUnitedKingdom],
    [
      "Look at it: good", "dog of the man", "She came out of the house", "in the house",
      "It is more than a dog.",
    ])
  func aPausePartsWordsThatEspeakJoins(variety: LanguageVariety, text: String) async throws {
    let utterance = try await voice.synthesize(
      SpeechRequest(text, in: variety, settings: SpeechSettings(pause: 800)))
    #expect(words(utterance).count == text.split(separator: " ").count)
    for (word, next) in zip(utterance.words, utterance.words.dropFirst()) {
      let sound = utterance.sound.part(from: word.start, to: word.start + 0.2)
      #expect(sound.level > 0.005, "\(word)")
      let gap = utterance.sound.part(from: next.start - 0.5, to: next.start - 0.03)
      #expect(gap.level < 0.003, "\(next)")
    }
  }

  @Test func phonemesInIPAAreHeardAsTheyWereTyped() async throws {
    let synthesizer = EspeakSynthesizer()
    let entry = { (phonemes: String) in
      Pronunciation(word: "Shakira", language: .spanish, spelling: .phonemes(phonemes))
    }
    let typed = try await synthesizer.phonemes(
      of: "Shakira", in: .spanishSpain, pronunciations: [entry("/maˈkiɾa/")])
    let letters = try IPATranscription("/maˈkiɾa/", in: .spanish).phonemes
    let same = try await synthesizer.phonemes(
      of: "Shakira", in: .spanishSpain, pronunciations: [entry(letters)])
    #expect(typed == same)
    #expect(typed != (try await synthesizer.phonemes(of: "Shakira", in: .spanishSpain)))
  }

  // MARK: - Silence

  private static let silences: [(String, Int, [SpeechNotice])] = [
    ("hola", 0, [.muted]), ("😀", 100, [.nothingToSay(text: "😀")]),
    ("", 100, [.nothingToSay(text: "")]), ("hola", 100, []), ("5 €", 100, []),
  ]

  @Test(arguments: silences)
  func silenceIsTold(text: String, volume: Int, told: [SpeechNotice]) async throws {
    let notices = Mutex<[SpeechNotice]>([])
    let utterance = try await PersonalVoice().synthesize(
      SpeechRequest(text, in: .spanishSpain, settings: SpeechSettings(volume: volume))
    ) { notice in notices.withLock { $0.append(notice) } }
    #expect(notices.withLock { $0 } == told)
    #expect(utterance.isSilent == !told.isEmpty)
  }

  // MARK: - Any text

  @Test(arguments: [
    "", " ", "😀", "<speak>", "&lt;b&gt;", "[[k'asa]]", "\u{0}\u{7}", "{text} {out}", "$(reboot)",
    "; rm -rf /", "-v en", "a\u{301}\u{301}\u{301}", String(repeating: "a", count: 500),
  ])
  func anyTextIsSafeInAnyDelivery(text: String) async throws {
    for delivery in Delivery.allCases {
      let utterance = try await said(
        text, settings: SpeechSettings(speed: 450, delivery: delivery))
      #expect(utterance.words.allSatisfy { text.count >= $0.range.upperBound })
    }
  }
}
