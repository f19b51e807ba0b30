import AACCore
import AACStore
import Foundation
import Testing

struct PictureStoreTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)
  private let apple = WordKey(.complement, "apple")
  private let set = PictureSet(id: "berry", name: "Berry", licence: "CC BY", author: "Bea")

  private func picture(
    _ id: Pictogram.ID, _ names: [NewPicture.Name], _ data: String = "<svg/>"
  ) -> NewPicture {
    NewPicture(
      StoredPicture(
        id: id, mediaType: "image/svg+xml", data: Data(data.utf8), licence: "CC BY", author: "Bea"),
      names: names)
  }

  @discardableResult
  private func install(_ pictures: [NewPicture], _ database: AppDatabase) throws -> Int {
    var rest = pictures[...]
    return try database.install(set, now: now) { rest.popFirst() }
  }

  private func berries() -> [NewPicture] {
    [
      picture("berry:apple", [.init("apple", in: .english, isVerb: false)], "<svg>1</svg>"),
      picture("berry:apple_2", [.init("apple", in: .english, isVerb: false)], "<svg>2</svg>"),
      picture("berry:eat", [.init("eat", in: .english, isVerb: true)], "<svg>3</svg>"),
      picture("berry:pie", [.init("apple pie", in: .english)], "<svg>4</svg>"),
    ]
  }

  private func pictureOfApple(_ database: AppDatabase) throws -> Pictogram.ID {
    try #require(try database.entry(apple, in: .spanish)?.pictogram)
  }

  @Test func aPictureIsGivenToAWordAsAStepThatCanBeUndone() throws {
    let database = try Fixture.database()
    let old = try pictureOfApple(database)
    var entry = try #require(try database.entry(apple, in: .spanish))
    entry.pictogram = "own:1"
    let new = picture("own:1", [.init("manzana", in: .spanish)], "<svg>own</svg>")
    #expect(
      try database.add(new, making: [.save(entry)], in: .spanish, now: now)?.words == ["manzana"])
    #expect(try pictureOfApple(database) == "own:1")
    #expect(try database.picture(for: "own:1") == new.picture)
    try database.undo()
    #expect(try pictureOfApple(database) == old)
    try database.redo()
    #expect(try pictureOfApple(database) == "own:1")
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func theSameFileUnderAnotherLicenceIsAnotherPicture() throws {
    let database = try Fixture.database()
    let pear = try #require(
      try database.entries(in: .spanish).last { $0.key.role == .complement && $0.key != apple })
    func add(_ licence: String, _ author: String, to key: WordKey) throws -> Pictogram.ID {
      var entry = try #require(try database.entry(key, in: .spanish))
      let stored = StoredPicture(
        own: Data("<svg/>".utf8), mediaType: "image/svg+xml", licence: licence, author: author)
      entry.pictogram = stored.id
      try database.add(
        NewPicture(stored, names: [.init(entry.label, in: .spanish)]), making: [.save(entry)],
        in: .spanish, now: now)
      return stored.id
    }
    let first = try add("CC BY", "Ana", to: apple)
    let second = try add("CC0", "Eva", to: pear.key)
    #expect(first != second)
    #expect(try database.picture(for: first)?.credit == "Ana, CC BY")
    #expect(try database.picture(for: second)?.credit == "Eva, CC0")
    try database.undo()
    #expect(try database.entry(pear.key, in: .spanish)?.pictogram == pear.pictogram)
    #expect(try database.picture(for: try pictureOfApple(database))?.credit == "Ana, CC BY")
    #expect(try add("CC BY", "Ana", to: pear.key) == first)
    // Both words find it.
    for name in ["manzana", pear.label] {
      #expect(try database.pictures(named: [name], atMost: 9).map(\.id).contains(first))
    }
  }

  @Test func aPictureThatIsKnownKeepsItsLicence() throws {
    let database = try Fixture.database()
    var entry = try #require(try database.entry(apple, in: .spanish))
    entry.pictogram = "own:1"
    let first = picture("own:1", [.init("manzana", in: .spanish)])
    try database.add(first, making: [.save(entry)], in: .spanish, now: now)
    let other = NewPicture(
      StoredPicture(
        id: "own:1", mediaType: "image/svg+xml", data: Data("<svg/>".utf8), licence: "none",
        author: "nobody"), names: [])
    try database.add(other, making: [], in: .spanish, now: now)
    #expect(try database.picture(for: "own:1") == first.picture)
  }

  @Test func theCharactersOfTheSetInUseAreShown() throws {
    let database = try Fixture.database()
    let old = try pictureOfApple(database)
    let own = try database.emoji()[old]
    var red = picture("berry:apple", [.init("apple", in: .english, isVerb: false)])
    red.emoji = "🍏"
    try install([red], database)
    try database.usePictureSet("berry")
    #expect(try database.emoji()[old] == "🍏")
    #expect(try database.replacements()[old] == "berry:apple")
    try database.usePictureSet(nil)
    #expect(try database.emoji()[old] == own)
    #expect(try database.replacements().isEmpty)
  }

  @Test func aSetStandsInForThePicturesOfWordsAndGoesAgain() throws {
    let database = try Fixture.database()
    let old = try pictureOfApple(database)
    let before = try database.picture(for: old)
    #expect(try install(berries(), database) == 4)
    #expect(try database.picture(for: old) == before)
    #expect(try database.usePictureSet("berry") >= 1)
    #expect(try database.pictureSetInUse() == "berry")
    #expect(try database.picture(for: old)?.id == "berry:apple")
    #expect(try database.picture(for: old)?.credit == "Bea, CC BY")
    #expect(try pictureOfApple(database) == old)
    try database.usePictureSet(nil)
    #expect(try database.picture(for: old) == before)
    try database.usePictureSet("berry")
    try database.removePictureSet("berry")
    #expect(try database.picture(for: old) == before)
    #expect(try database.picture(for: "berry:apple") == nil)
    #expect(try database.pictureSets().isEmpty && database.pictureSetInUse() == nil)
    #expect(throws: StoreError.unknownPictureSet(name: "berry")) {
      try database.usePictureSet("berry")
    }
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func aWordKeepsThePictureThatItWasGivenWhenTheSetGoes() throws {
    let database = try Fixture.database()
    try install(berries(), database)
    var entry = try #require(try database.entry(apple, in: .spanish))
    entry.pictogram = "berry:pie"
    try database.perform([.save(entry)], as: .edit, in: .spanish, now: now)
    try database.removePictureSet("berry")
    #expect(try database.picture(for: "berry:pie")?.licence == "CC BY")
    #expect(try database.picture(for: "berry:eat") == nil)
    #expect(try pictureOfApple(database) == "berry:pie")
  }

  @Test func aSetIsInstalledWholeOrNot() throws {
    struct Broken: Error {}
    let database = try Fixture.database()
    var count = 0
    #expect(throws: Broken.self) {
      try database.install(set, now: now) {
        count += 1
        if count == 3 { throw Broken() }
        return picture(Pictogram.ID(rawValue: "berry:\(count)"), [])
      }
    }
    #expect(try database.pictureSets().isEmpty)
    #expect(try database.picture(for: "berry:1") == nil)
  }

  @Test func aNewVersionReplacesTheOldOne() throws {
    let database = try Fixture.database()
    try install(berries(), database)
    try install([picture("berry:pear", [.init("pear", in: .english)])], database)
    #expect(try database.pictureSets().map(\.count) == [1])
    #expect(try database.picture(for: "berry:apple") == nil)
  }

  @Test(arguments: [
    (["manzana"], "berry:apple"), (["APPLE"], "berry:apple"), (["apple pie"], "berry:pie"),
    (["comer"], "berry:eat"), (["comendo", "comer"], "berry:eat"),
  ])
  func aSearchFindsByNameAndByTheWordsOfOtherLanguages(words: [String], id: String) throws {
    let database = try Fixture.database()
    try install(berries(), database)
    let hits = try database.pictures(named: words, atMost: 9).map(\.id.rawValue)
    #expect(hits.contains(id))
    #expect(try database.pictures(named: words, atMost: 1).count == 1)
  }

  @Test func whatNobodyKnowsIsNotFound() throws {
    let database = try Fixture.database()
    #expect(try database.pictures(named: ["xyzzy", ""], atMost: 9).isEmpty)
  }

  @Test func theSamePictureIsKeptOnce() throws {
    let database = try Fixture.database()
    try install([picture("berry:a", []), picture("berry:b", [])], database)
    #expect(try database.picture(for: "berry:a")?.data == database.picture(for: "berry:b")?.data)
    try install([picture("berry:b", [])], database)
    #expect(try database.picture(for: "berry:b")?.data == Data("<svg/>".utf8))
  }
}
