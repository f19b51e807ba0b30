import AACCore
import AACStore
import Foundation
import Testing

struct EditingTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)
  private let apple = WordKey(.complement, "apple")
  private let eat = WordKey(.verb, "eat")

  /// A word that the starter vocabulary does not have.
  private func croquette() -> WordEntry {
    var lexeme = Lexeme(lemma: "croqueta", wordClass: .noun, kind: .food)
    lexeme.gender = .feminine
    return WordEntry(
      key: WordKey(.complement, Concept(rawValue: UUID().uuidString)), lexeme: lexeme,
      category: "food")
  }

  private func perform(
    _ edits: [VocabularyEdit], as action: EditRecord.Action = .edit, _ database: AppDatabase
  ) throws -> EditRecord? {
    try database.perform(edits, as: action, in: .spanish, now: now)
  }

  /// Everything that an editor sees.
  private func state(_ database: AppDatabase) throws -> [String] {
    let words = try database.entries(in: .spanish).map { "\($0)" }
    let links = try database.wordLinks(in: .spanish).map { "\($0)" }.sorted()
    return words + links + ["\(try database.hiddenWords(of: nil, in: .spanish))"]
  }

  private func steps(_ word: WordEntry) -> [(EditRecord.Action, [VocabularyEdit])] {
    var changed = word
    changed.label = "croquetita"
    let link = WordLink(.verbComplement, from: "eat", to: word.key.concept)
    return [
      (.add, [.save(word), .link(link)]),
      (.edit, [.save(changed)]),
      (.level, [.setLevel(apple, 3)]),
      (.move, [.move(apple, to: 0)]),
      (.link, [.link(WordLink(.verbComplement, from: "see", to: word.key.concept))]),
      (.unlink, [.unlink(WordLink(.verbComplement, from: "eat", to: "apple"))]),
      (.hide, [.hide(apple, nil)]),
      (.remove, [.remove(eat)]),
      (.show, [.show(apple, nil)]),
      (.restore, [.restore(eat)]),
    ]
  }

  @Test func everyStepCanBeUndoneAndRedone() throws {
    let database = try Fixture.database()
    var states = [try state(database)]
    for (action, edits) in steps(croquette()) {
      let record = try #require(try perform(edits, as: action, database))
      #expect(record.action == action)
      states.append(try state(database))
      #expect(states.last != states.dropLast().last, "\(action) changed nothing")
    }
    for expected in states.dropLast().reversed() {
      #expect(try database.undo() != nil)
      #expect(try state(database) == expected)
    }
    #expect(try database.undo() == nil)
    for expected in states.dropFirst() {
      #expect(try database.redo() != nil)
      #expect(try state(database) == expected)
    }
    #expect(try database.redo() == nil)
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func aNewStepAfterAnUndoneOneEndsRedoing() throws {
    let database = try Fixture.database()
    _ = try perform([.setLevel(apple, 3)], as: .level, database)
    try database.undo()
    _ = try perform([.setLevel(apple, 4)], as: .level, database)
    #expect(try database.redo() == nil)
    #expect(try database.edits(last: 9).map(\.state) == [.done, .dropped])
    #expect(try database.edits(last: 9).map(\.words) == [["manzana"], ["manzana"]])
  }

  @Test func aStepThatChangesNothingIsNoStep() throws {
    let database = try Fixture.database()
    let entry = try #require(try database.entry(apple, in: .spanish))
    #expect(try perform([.save(entry), .restore(apple), .show(apple, nil)], database) == nil)
    #expect(try database.entry(apple, in: .spanish)?.isOwn == false)
    #expect(try database.edits(last: 1).isEmpty)
  }

  @Test func aStepIsWholeOrNotThere() throws {
    let database = try Fixture.database()
    let before = try state(database)
    let missing = WordKey(.verb, "fly")
    #expect(throws: StoreError.unknownWord(name: "fly")) {
      _ = try perform([.save(croquette()), .remove(missing)], database)
    }
    #expect(try state(database) == before)
    #expect(try database.edits(last: 1).isEmpty)
  }

  @Test func removedWordsAreOutOfSightAndTheirLinksComeBackWithThem() throws {
    let database = try Fixture.database()
    let before = try database.vocabulary(in: .spanish)
    _ = try perform([.remove(apple)], as: .remove, database)
    let without = try database.vocabulary(in: .spanish)
    #expect(!without.complements.contains { $0.concept == "apple" })
    #expect(without.links.complementsOfVerb["eat"]?.contains { $0.complement == "apple" } == false)
    #expect(try database.complement(named: "manzana", in: .spanish) == nil)
    #expect(try database.complements(matching: "manz", in: .spanish).isEmpty)
    #expect(try !database.nearestWords(to: "manzan", in: .spanish).contains("manzana"))
    _ = try perform([.restore(apple)], as: .restore, database)
    #expect(try database.vocabulary(in: .spanish) == before)
  }

  @Test func importingLeavesEveryEditAlone() throws {
    let database = try Fixture.database()
    for (action, edits) in steps(croquette()) { _ = try perform(edits, as: action, database) }
    let before = try state(database)
    try database.importVocabulary(from: Fixture.folder())
    #expect(try state(database) == before)
  }

  @Test func importingANewWordMovesNone() throws {
    let temporary = try TemporaryFolder()
    let all = Fixture.folder()
    let fewer = try Edited.copy(of: all, in: temporary) { text in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("apple,") }.joined(separator: "\n")
    }
    let links = try Edited.text(fewer, "vocabulary/links.csv") { $0.replacing("apple ", with: "") }
    let database = try AppDatabase.inMemory()
    try database.importVocabulary(from: links)
    let before = try database.places(in: .spanish)
    #expect(before[apple] == nil)
    try database.importVocabulary(from: all)
    let after = try database.places(in: .spanish)
    #expect(WordPlace.moves(from: before, to: after).isEmpty)
    let last = try #require(
      before.filter { $0.key.role == .complement }.map(\.value.position).max())
    #expect(after[apple]?.position == last + 1)
  }

  @Test func movingAWordMovesOnlyTheOneWhosePlaceItTakes() throws {
    let database = try Fixture.database()
    let before = try database.places(in: .spanish)
    let soup = WordKey(.complement, "soup")
    let place = try #require(before[soup]?.position)
    _ = try perform([.move(apple, to: place)], as: .move, database)
    let moves = WordPlace.moves(from: before, to: try database.places(in: .spanish))
    #expect(Set(moves.map(\.key)) == [apple, soup])
    let last = try #require(
      try database.entries(in: .spanish).filter { $0.key.role == .complement }.map(\.position)
        .max())
    for place in [-1, last + 2, 99_999] {
      #expect(throws: StoreError.placeOutOfRange(place, last: last + 1)) {
        _ = try perform([.move(apple, to: place)], database)
      }
    }
    _ = try perform([.move(apple, to: last + 1)], as: .move, database)
    #expect(try database.places(in: .spanish)[apple]?.position == last + 1)
  }

  @Test func thePersonsLevelIsAStepThatCanBeUndone() throws {
    let database = try Fixture.database()
    try database.add(.ana)
    let level = { try database.vocabularyLevel(of: Person.ana.id) }
    let set = { (level: Int?) in
      try database.setVocabularyLevel(level, of: Person.ana.id, in: .spanish, now: now)
    }
    #expect(try set(3)?.words == ["Ana: 3"])
    #expect(try set(3) == nil)
    #expect(try set(5)?.action == .level)
    #expect(try database.vocabularyLevel(of: nil) == nil)
    try database.undo()
    #expect(try level() == 3)
    try database.undo()
    #expect(try level() == nil)
    try database.redo()
    #expect(try level() == 3)
    #expect(try set(nil)?.words == ["Ana: –"])
    try database.undo()
    #expect(try level() == 3)
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func aRemovedOrMovedWordIsFoundByTheCheckOfPlaces() {
    let here = WordPlace(category: "food", position: 1)
    let there = WordPlace(category: "food", position: 2)
    let before = [apple: here, eat: here]
    #expect(WordPlace.moves(from: before, to: before).isEmpty)
    #expect(
      WordPlace.moves(from: before, to: [apple: there])
        == [.init(key: apple, from: here, to: there), .init(key: eat, from: here, to: nil)])
    #expect(WordPlace.moves(from: [:], to: before).isEmpty)
  }

  @Test func aPersonSeesTheirOwnWordsAndNotThoseOfOthers() throws {
    let database = try Fixture.database()
    try database.add(.ana)
    var word = croquette()
    word.owner = Person.ana.id
    _ = try perform([.save(word)], as: .add, database)
    let sees = { (person: Person.ID?) in
      try database.vocabulary(in: .spanish, for: person).complements
        .contains { $0.concept == word.key.concept }
    }
    #expect(try sees(Person.ana.id))
    #expect(try !sees(nil))
    #expect(try database.ownWords(of: Person.ana.id) == [word.label])
    #expect(try database.removePerson(Person.ana.id, now: now) == [word.label])
    #expect(try !sees(nil), "what was hers alone does not become everybody's")
    #expect(try database.entry(word.key, in: .spanish)?.isRemoved == true)
    #expect(try database.edits(last: 1).map(\.words) == [[word.label]])
    _ = try perform([.restore(word.key)], as: .restore, database)
    #expect(try sees(nil), "a word is never lost with its owner")
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func goingBackDoesNotGiveAPersonsWordsToEverybody() throws {
    let database = try Fixture.database()
    try database.add(.ana)
    var word = croquette()
    word.owner = Person.ana.id
    _ = try perform([.save(word)], as: .add, database)
    _ = try perform([.setLevel(apple, 3)], as: .level, database)
    try database.removePerson(Person.ana.id, now: now)
    #expect(try database.undo()?.action == .level)
    #expect(try database.entry(word.key, in: .spanish)?.isRemoved == true)
    #expect(try database.undo()?.action == .add)
    #expect(try database.entry(word.key, in: .spanish) == nil)
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func maskedWordsAreHiddenFromOnePersonOrFromAll() throws {
    let database = try Fixture.database()
    try database.add(.ana)
    let sees = { (person: Person.ID?) in
      try database.vocabulary(in: .spanish, for: person).complements
        .contains { $0.concept == "apple" }
    }
    _ = try perform([.hide(apple, Person.ana.id)], as: .hide, database)
    #expect(try !sees(Person.ana.id))
    #expect(try sees(nil))
    #expect(try database.complement(named: "manzana", in: .spanish) != nil)
    _ = try perform([.show(apple, Person.ana.id), .hide(apple, nil)], as: .hide, database)
    #expect(try !sees(Person.ana.id))
    #expect(try !sees(nil))
  }

  @Test func aLevelShowsTheWordsUpToIt() throws {
    let database = try Fixture.database()
    _ = try perform([.setLevel(apple, 3)], as: .level, database)
    let sees = {
      try database.vocabulary(in: .spanish).complements.contains { $0.concept == "apple" }
    }
    #expect(try sees())
    try database.setVocabularyLevel(2, of: nil, in: .spanish, now: now)
    #expect(try !sees())
    try database.setVocabularyLevel(3, of: nil, in: .spanish, now: now)
    #expect(try sees())
    #expect(throws: StoreError.levelOutOfRange(10)) {
      try database.setVocabularyLevel(10, of: nil, in: .spanish, now: now)
    }
    #expect(throws: StoreError.levelOutOfRange(0)) {
      _ = try perform([.setLevel(apple, 0)], database)
    }
  }

  @Test func purgedWordsAreGoneFromTheFileAndFromTheJournal() throws {
    let database = try Fixture.database()
    let word = croquette()
    _ = try perform([.save(word)], as: .add, database)
    #expect(throws: StoreError.notRemoved(name: "croqueta")) {
      try database.purge([word.key], in: .spanish, now: now)
    }
    _ = try perform([.remove(word.key), .remove(apple)], as: .remove, database)
    #expect(throws: StoreError.starterWord(name: "manzana")) {
      try database.purge([word.key, apple], in: .spanish, now: now)
    }
    #expect(try database.entry(word.key, in: .spanish) != nil)
    #expect(try database.purge([word.key], in: .spanish, now: now) == ["croqueta"])
    #expect(try database.entry(word.key, in: .spanish) == nil)
    #expect(try database.undo() == nil)
    #expect(try database.edits(last: 9).map(\.state) == [.final, .final, .final])
    #expect(try database.entry(apple, in: .spanish)?.isRemoved == true)
  }

  @Test func linksOfTheFilesThatWereCutStayCut() throws {
    let database = try Fixture.database()
    let link = WordLink(.verbComplement, from: "eat", to: "apple")
    _ = try perform([.unlink(link)], as: .unlink, database)
    #expect(throws: StoreError.notLinked(first: "comer", second: "manzana")) {
      _ = try perform([.unlink(link)], as: .unlink, database)
    }
    try database.importVocabulary(from: Fixture.folder())
    #expect(try database.link(verb: "eat", complement: "apple", in: .spanish) == nil)
    var governed = link
    governed.government = Government(preposition: "con", article: .definite)
    _ = try perform([.link(governed)], as: .link, database)
    #expect(
      try database.link(verb: "eat", complement: "apple", in: .spanish)?.government
        == governed.government)
  }

  @Test func editsSurviveReopening() throws {
    let temporary = try TemporaryFolder()
    let first = try AppDatabase.open(at: temporary.file()) {
      try $0.importVocabulary(from: Fixture.folder())
    }
    _ = try perform([.setLevel(apple, 3)], as: .level, first)
    try first.close()
    let second = try AppDatabase.open(at: temporary.file())
    #expect(try second.entry(apple, in: .spanish)?.level == 3)
    #expect(try second.undo()?.action == .level)
    try second.close()
    let third = try AppDatabase.open(at: temporary.file())
    #expect(try third.entry(apple, in: .spanish)?.level == nil)
    #expect(try third.redo()?.made == now)
  }

  @Test(arguments: [
    (
      category: "nowhere", picture: nil as String?,
      error: StoreError.unknownCategory(name: "nowhere")
    ),
    ("food", "aac:nothing", .unknownPictogram(name: "aac:nothing")),
  ])
  func wordsNameWhatIsThere(category: String, picture: String?, error: StoreError) throws {
    let database = try Fixture.database()
    var word = croquette()
    word.category = category
    word.pictogram = picture.map(Pictogram.ID.init(rawValue:))
    #expect(throws: error) { _ = try perform([.save(word)], as: .add, database) }
    word.label = " "
    #expect(throws: StoreError.emptyName) { _ = try perform([.save(word)], as: .add, database) }
  }
}
