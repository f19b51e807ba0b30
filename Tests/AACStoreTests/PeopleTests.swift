import AACCore
import AACStore
import Foundation
import Testing

struct PeopleTests {
  let database: AppDatabase

  init() throws {
    database = try AppDatabase.inMemory()
    try database.add(.ana)
    try database.add(.joao)
  }

  @Test func areListedByNameWithEverything() throws {
    #expect(try database.people() == [.ana, .joao])
    #expect(try database.person(named: "joao") == .joao)
    #expect(try database.person(named: " ANA ") == .ana)
  }

  @Test func unknownNamesAreRefused() {
    #expect(throws: StoreError.unknownPerson(name: "Eva")) { try database.person(named: "Eva") }
    #expect(throws: StoreError.unknownPerson(name: "9")) {
      try database.removePerson("9", now: .distantPast)
    }
    #expect(throws: StoreError.unknownPerson(name: "9")) { try database.use("9") }
    var eva = Person.ana
    eva = Person(id: "9", name: "Eva", gender: eva.gender, variety: eva.variety)
    #expect(throws: StoreError.unknownPerson(name: "Eva")) { try database.edit(eva) }
  }

  @Test(arguments: ["Ana", "ana", "ÁNA", " Ana "])
  func namesAreUnique(name: String) {
    let other = Person(id: "3", name: name, gender: .feminine, variety: .spanishSpain)
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    #expect(throws: StoreError.personNameTaken(name: trimmed)) { try database.add(other) }
  }

  @Test func keepTheirOwnNameWhenEdited() throws {
    var ana = Person.ana
    ana.name = "ANA"
    ana.gender = .masculine
    ana.variety = .englishUnitedKingdom
    ana.speech = SpeechSettings(voice: nil, speed: 450, pitch: 0, volume: 200)
    try database.edit(ana)
    #expect(try database.people() == [ana, .joao])
    ana.name = "joão"
    #expect(throws: StoreError.personNameTaken(name: "joão")) { try database.edit(ana) }
  }

  @Test(arguments: [
    (SpeechSettings(speed: 79), StoreError.speedOutOfRange(79)),
    (SpeechSettings(speed: 451), .speedOutOfRange(451)),
    (SpeechSettings(pitch: -1), .pitchOutOfRange(-1)),
    (SpeechSettings(pitch: 101), .pitchOutOfRange(101)),
    (SpeechSettings(volume: -1), .volumeOutOfRange(-1)),
    (SpeechSettings(volume: 201), .volumeOutOfRange(201)),
  ])
  func settingsStayInTheirRanges(speech: SpeechSettings, error: StoreError) {
    var eva = Person(id: "3", name: "Eva", gender: .feminine, variety: .spanishSpain)
    eva.speech = speech
    #expect(throws: error) { try database.add(eva) }
    var ana = Person.ana
    ana.speech = speech
    #expect(throws: error) { try database.edit(ana) }
  }

  @Test(arguments: ["", "  ", "\n"])
  func needAName(name: String) {
    let nobody = Person(id: "3", name: name, gender: .feminine, variety: .spanishSpain)
    #expect(throws: StoreError.emptyName) { try database.add(nobody) }
  }

  @Test func oneUsesTheProgramOrNobody() throws {
    #expect(try database.currentPerson() == nil)
    try database.use("2")
    #expect(try database.currentPerson() == .joao)
    try database.use("1")
    #expect(try database.currentPerson() == .ana)
    try database.use(nil)
    #expect(try database.currentPerson() == nil)
  }

  @Test func takeWhatIsTheirsWithThem() throws {
    let water = SavedSentence(text: "Quiero agua.", variety: .spanishMexico)
    let now = Date(timeIntervalSince1970: 1)
    for person in ["1", "2"] {
      try database.saveFavourite(water, id: "f\(person)", of: person, now: now)
      try database.recordSaid(water, by: person, now: now)
    }
    try database.setKeepsHistory(false, of: "1")
    try database.use("1")
    try database.removePerson("1", now: now)
    #expect(try database.currentPerson() == nil)
    #expect(try database.favourites(of: "1").isEmpty)
    #expect(try database.history(of: "1", last: 9).isEmpty)
    #expect(try database.keepsHistory(of: "1"))
    #expect(try database.favourites(of: "2").count == 1)
    #expect(try database.history(of: "2", last: 9).count == 1)
  }

  @Test(arguments: [true, false])
  func theFirstTakesOverWhatWasNobodys(takesOver: Bool) throws {
    let database = try AppDatabase.inMemory()
    let now = Date(timeIntervalSince1970: 1)
    let sentence = SavedSentence(text: "Hola.", variety: .spanishSpain)
    try database.recordSaid(sentence, by: nil, now: now)
    try database.saveFavourite(sentence, id: "f", of: nil, now: now)
    try database.setLook(Look(theme: .dark), of: nil)
    try database.setLockSetting(.pinHash, to: "hash")
    try database.add(.ana, takingOver: takesOver)
    let owner = takesOver ? Person.ana.id : nil
    #expect(try database.history(of: owner, last: 9).count == 1)
    #expect(try database.favourites(of: owner).count == 1)
    #expect(try database.look(of: owner).theme == .dark)
    let other = takesOver ? nil : Person.ana.id
    #expect(try database.history(of: other, last: 9).isEmpty)
    #expect(try database.favourites(of: other).isEmpty)
    #expect(try database.look(of: other).theme == .calm)
    #expect(try database.lockSetting(.pinHash) == "hash")
  }

  @Test func whoComesLaterTakesOverNothing() throws {
    let now = Date(timeIntervalSince1970: 1)
    try database.recordSaid(
      SavedSentence(text: "Hola.", variety: .spanishSpain), by: nil, now: now)
    let eva = Person(id: "3", name: "Eva", gender: .feminine, variety: .spanishSpain)
    try database.add(eva, takingOver: true)
    #expect(try database.history(of: nil, last: 9).count == 1)
  }
}
