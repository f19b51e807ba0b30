import AACCore
import AACDigest
import AACStore
import Foundation
import Testing

struct VoiceTests {
  private let database: AppDatabase
  private let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let ana = Person(
    id: "ana", name: "Ana", gender: .feminine, variety: .spanishSpain,
    speech: SpeechSettings(pause: 250))

  init() throws {
    database = try AppDatabase.inMemory()
    try database.add(ana)
  }

  private func recording(
    _ text: String, _ contents: [UInt8], scope: Recording.Scope = .word
  ) -> Recording {
    Recording(
      id: UUID().uuidString, scope: scope, text: text, language: .spanish,
      sound: SHA256.hexadecimal(of: contents), seconds: 1.5)
  }

  @Test func aPauseIsKeptWithThePerson() throws {
    #expect(try database.person(named: "Ana").speech.pause == 250)
    var edited = ana
    edited.speech.pause = 3_001
    #expect(throws: StoreError.pauseOutOfRange(3_001)) { try database.edit(edited) }
    edited.speech.pause = 0
    try database.edit(edited)
    #expect(try database.person(named: "Ana").speech.pause == 0)
  }

  @Test(arguments: [
    Pronunciation.Spelling.respelling("Chaquira"), .phonemes("Sak'iRa"),
    .language(.englishUnitedKingdom),
  ])
  func pronunciationsComeBackAsTheyWere(spelling: Pronunciation.Spelling) throws {
    let entry = Pronunciation(word: "Shakira", language: .spanish, spelling: spelling)
    try database.add(entry, of: "ana")
    #expect(try database.pronunciations(of: "ana") == [entry])
    #expect(try database.pronunciations(of: nil).isEmpty)
  }

  @Test func oneEntryAWordAndOwnEntriesFirst() throws {
    func entry(_ word: String, _ text: String) -> Pronunciation {
      Pronunciation(word: word, language: .spanish, spelling: .respelling(text))
    }
    try database.add(entry("Shakira", "one"), of: "ana")
    try database.add(entry("SHAKIRA", "two"), of: "ana")
    try database.add(entry("Shakira", "all"), of: nil)
    try database.add(entry("papá", "three"), of: "ana")
    try database.add(entry("papa", "four"), of: "ana")
    #expect(
      try database.pronunciations(of: "ana").map(\.spelling) == [
        .respelling("four"), .respelling("three"), .respelling("two"), .respelling("all"),
      ])
    try database.removePronunciation(of: "shakira", in: .spanish, person: "ana")
    #expect(try database.pronunciations(of: "ana").count == 3)
    #expect(throws: StoreError.unknownPronunciation(word: "shakira")) {
      try database.removePronunciation(of: "shakira", in: .spanish, person: "ana")
    }
    #expect(throws: StoreError.emptyName) { try database.add(entry("¡!", "x"), of: nil) }
  }

  @Test func recordingsAndTheirSoundsComeBack() throws {
    let sound = [UInt8](0...255)
    let word = recording("Mamá", sound)
    let sentence = recording("Te quiero.", sound, scope: .sentence)
    try database.add(word, contents: sound, of: "ana", now: now)
    try database.add(sentence, contents: sound, of: nil, now: now)
    #expect(try database.recordings(of: "ana") == [word, sentence])
    #expect(try database.recordings(of: nil) == [sentence])
    #expect(try database.contents(ofSound: word.sound) == sound)
  }

  @Test func aSoundGoesWithItsLastRecording() throws {
    let (first, second): ([UInt8], [UInt8]) = ([1, 2, 3], [4, 5])
    let one = recording("mamá", first)
    try database.add(one, contents: first, of: "ana", now: now)
    try database.add(recording("papá", first), contents: first, of: nil, now: now)
    // The same text again takes the place of the old one.
    try database.add(recording("Mamá", second), contents: second, of: "ana", now: now)
    #expect(try database.recordings(of: "ana").count == 2)
    #expect(try database.contents(ofSound: one.sound) == first)
    try database.removeRecording(of: "papá", scope: .word, in: .spanish, person: nil, now: now)
    #expect(throws: StoreError.damaged(path: ":memory:")) {
      try database.contents(ofSound: one.sound)
    }
    #expect(throws: StoreError.unknownRecording(text: "papá")) {
      try database.removeRecording(of: "papá", scope: .word, in: .spanish, person: nil, now: now)
    }
  }

  @Test func whatBelongsToAPersonGoesWithThem() throws {
    let sound: [UInt8] = [9, 9]
    let word = recording("mamá", sound)
    try database.add(word, contents: sound, of: "ana", now: now)
    let entry = Pronunciation(word: "x", language: .spanish, spelling: .respelling("equis"))
    try database.add(entry, of: "ana")
    try database.removePerson("ana", now: .distantPast)
    #expect(try database.recordings(of: "ana").isEmpty)
    #expect(try database.pronunciations(of: "ana").isEmpty)
    #expect(throws: StoreError.damaged(path: ":memory:")) {
      try database.contents(ofSound: word.sound)
    }
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func programsThatSpeakAreKeptByName() throws {
    var command = VoiceCommand(
      name: "Piper", arguments: ["/opt/piper/piper", "--out", "{out}", "a b", "\"'\\"],
      varieties: [.spanishSpain, .englishUnitedStates], timeLimit: 7.5)
    try database.add(command, now: now)
    #expect(try database.voiceCommands() == [command])
    command.name = "piper"
    command.arguments = ["other"]
    try database.add(command, now: now)
    #expect(try database.voiceCommands() == [command])
    try database.removeVoiceCommand(named: "PIPER", now: now)
    #expect(try database.voiceCommands().isEmpty)
    #expect(throws: StoreError.unknownVoice(name: "PIPER")) {
      try database.removeVoiceCommand(named: "PIPER", now: now)
    }
    command.arguments = []
    #expect(throws: StoreError.emptyName) { try database.add(command, now: now) }
  }
}
