import AACCore
import AACStore
import Foundation
import Testing

struct FavouriteTests {
  let database: AppDatabase
  let now = Date(timeIntervalSince1970: 1_700_000_000.25)
  let water = SavedSentence(
    text: "No quiero agua.", variety: .spanishMexico, choices: #"{"negative":true}"#)

  init() throws {
    database = try AppDatabase.inMemory()
    try database.add(.ana)
    try database.saveFavourite(water, id: "a", name: "Água", of: "1", now: now)
    try database.saveFavourite(
      SavedSentence(text: "Tengo sueño.", variety: .spanishSpain), id: "b", of: "1", now: now)
    try database.saveFavourite(
      SavedSentence(text: "Hola.", variety: .spanishSpain), id: "c", name: "saludo", of: "1",
      now: now)
  }

  @Test func areKeptWhole() throws {
    let first = try #require(try database.favourites(of: "1").first)
    #expect(first.sentence == water)
    #expect(first.saved == now)
    #expect(first.name == "Água")
    #expect(try database.favourites(of: "1").map(\.number) == [1, 2, 3])
  }

  @Test(arguments: [
    ("1", "a"), ("2", "b"), ("agua", "a"), ("SALUDO", "c"), ("Tengo sueño.", "b"),
    ("tengo sueno.", "b"),
  ])
  func areFoundByNumberNameOrText(key: String, id: String) throws {
    #expect(try database.favourite(key, of: "1").id == id)
  }

  @Test func keepTheirNumbersWhenOthersGo() throws {
    try database.removeFavourite("agua", of: "1", now: now)
    #expect(try database.favourites(of: "1").map(\.number) == [2, 3])
    #expect(throws: StoreError.unknownFavourite(name: "1")) {
      try database.favourite("1", of: "1")
    }
    let next = try database.saveFavourite(water, id: "d", of: "1", now: now)
    #expect(next.number == 4)
  }

  @Test func areRenamed() throws {
    try database.renameFavourite("2", to: "sueño", of: "1", now: now)
    #expect(try database.favourite("sueno", of: "1").id == "b")
    try database.renameFavourite("sueño", to: nil, of: "1", now: now)
    #expect(try database.favourite("2", of: "1").name == nil)
    try database.renameFavourite("1", to: "AGUA", of: "1", now: now)
    #expect(try database.favourite("1", of: "1").name == "AGUA")
  }

  @Test func namesAreUniqueAndNotNumbers() throws {
    #expect(throws: StoreError.favouriteNameTaken(name: "agua")) {
      try database.renameFavourite("2", to: "agua", of: "1", now: now)
    }
    #expect(throws: StoreError.favouriteNameTaken(name: "Saludo")) {
      try database.saveFavourite(water, id: "d", name: "Saludo", of: "1", now: now)
    }
    #expect(throws: StoreError.favouriteNameIsNumber(name: "12")) {
      try database.saveFavourite(water, id: "d", name: "12", of: "1", now: now)
    }
    #expect(throws: StoreError.emptyName) {
      try database.saveFavourite(water, id: "d", name: " ", of: "1", now: now)
    }
    #expect(try database.favourites(of: "1").count == 3)
  }

  @Test func comeBackWhenTheirRemovalIsUndone() throws {
    try database.removeFavourite("agua", of: "1", now: now)
    #expect(try database.edits(last: 1).map(\.words) == [["No quiero agua."]])
    try database.undo()
    let found = try database.favourite("agua", of: "1")
    #expect(found.id == "a" && found.number == 1 && found.sentence == water)
    try database.redo()
    #expect(try database.favourites(of: "1").map(\.id) == ["b", "c"])
  }

  @Test func comeBackUnderAnotherNumberWhenTheirsHasGoneToAnotherOne() throws {
    try database.removeFavourite("3", of: "1", now: now)
    let other = try database.saveFavourite(water, id: "d", name: "Saludo", of: "1", now: now)
    #expect(other.number == 3)
    try database.undo()
    let found = try #require(try database.favourites(of: "1").first { $0.id == "c" })
    #expect(found.number == 4 && found.name == nil)
    #expect(try database.favourite("saludo", of: "1").id == "d")
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func goWithTheirPersonAndDoNotComeBackAlone() throws {
    try database.removeFavourite("3", of: "1", now: now)
    try database.removePerson("1", now: .distantPast)
    try database.undo()
    #expect(try database.favourites(of: "1").isEmpty)
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func areRenamedAsAStepThatCanBeUndone() throws {
    try database.renameFavourite("1", to: "beber", of: "1", now: now)
    try database.undo()
    #expect(try database.favourite("1", of: "1").name == "Água")
  }

  @Test func belongToAPersonOrNobody() throws {
    #expect(try database.favourites(of: nil).isEmpty)
    let mine = try database.saveFavourite(water, id: "n", name: "agua", of: nil, now: now)
    #expect(mine.number == 1)
    #expect(try database.favourite("agua", of: nil).id == "n")
    #expect(try database.favourite("agua", of: "1").id == "a")
    #expect(throws: StoreError.unknownFavourite(name: "2")) {
      try database.removeFavourite("2", of: nil, now: now)
    }
  }
}
