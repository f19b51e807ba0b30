import AACCore
import AACStore
import Foundation
import Testing

struct ImportTests {
  @Test func readsEveryWordInOrder() throws {
    let vocabulary = try Fixture.database().vocabulary(in: .spanish)
    #expect(
      vocabulary.categories.map(\.name) == ["personas", "verbos", "comida", "lugares", "palabras"])
    #expect(vocabulary.subjects.map(\.lexeme.lemma) == ["yo", "chica", "perro"])
    #expect(vocabulary.verbs.map(\.lexeme.lemma) == ["querer", "comer", "ir", "ver"])
    #expect(
      vocabulary.complements.map(\.label).suffix(5) == [
        "agua", "sopa caliente", "parque", "año", "ano",
      ])
    #expect(vocabulary.subjects[2].lexeme.forms == ["FEM": "perra"])
  }

  @Test func leavesOutWordsThatALanguageDoesNotHave() throws {
    let vocabulary = try Fixture.database().vocabulary(in: .english)
    #expect(!vocabulary.complements.contains { $0.concept == "anus" })
    #expect(
      vocabulary.links.complementsOfVerb["see"]?.contains { $0.complement == "anus" } == false)
  }

  @Test func worksOutTheGroupsOfSubjectLinks() throws {
    let links = try Fixture.database().vocabulary(in: .spanish).links
    #expect(links.verbsOfSubject["girl"] == ["want", "eat", "go", "see"])
    #expect(links.verbsOfSubject["dog"] == ["eat", "go", "see"])
    #expect(links.verbsOpenedByVerb == ["want": ["eat", "go", "see"]])
  }

  @Test func laterRowsOverrideEarlierOnes() throws {
    let database = try Fixture.database()
    let spanish = try database.vocabulary(in: .spanish).links.complementsOfVerb["eat"]
    #expect(
      spanish == [
        .init(complement: "apple"), .init(complement: "water"),
        .init(complement: "soup", government: Government(preposition: nil, article: .bare)),
      ])
    let english = try database.vocabulary(in: .english).links.complementsOfVerb["eat"]
    #expect(english?.map(\.complement) == ["apple", "water"])
    let seen = try database.vocabulary(in: .spanish).links.complementsOfVerb["see"]
    #expect(seen?.map(\.complement) == ["girl", "dog", "apple", "water", "soup", "park", "anus"])
  }

  @Test(arguments: ["semicolons", "CRLF", "byte order mark"])
  func readsWhatSpreadsheetsWrite(form: String) throws {
    let temporary = try TemporaryFolder()
    let folder = try Edited.copy(of: Fixture.folder(), in: temporary) { text in
      switch form {
      case "semicolons":
        text.replacing("V;PST=", with: "\"V;PST=").replacing(",", with: ";")
          .replacing(" | V;V.PTCP;PST=eaten", with: "").replacing("ate\n", with: "ate\"\n")
          .replacing("went\n", with: "went\"\n").replacing("saw\n", with: "saw\"\n")
      case "CRLF": text.replacing("\n", with: "\r\n")
      default: "\u{FEFF}" + text
      }
    }
    let database = try AppDatabase.inMemory()
    try database.importVocabulary(from: folder)
    let plain = try Fixture.database()
    for language in [Language.spanish, .portuguese] {
      #expect(try database.vocabulary(in: language) == plain.vocabulary(in: language))
    }
    #expect(try database.verb(named: "go", in: .english)?.lexeme.forms == ["V;PST": "went"])
  }

  @Test func refusesBrokenFilesWholly() throws {
    let temporary = try TemporaryFolder()
    let folder = try Edited.copy(of: Fixture.folder(), in: temporary) {
      $0.replacing("want,year,,,", with: "want,yaer,,,")
    }
    let database = try AppDatabase.inMemory()
    let problem = VocabularyProblem(
      file: "vocabulary/links.csv", line: 6, column: "complements", kind: .unknownWord("yaer"))
    #expect(throws: StoreError.badVocabulary(first: problem, count: 1)) {
      try database.importVocabulary(from: folder)
    }
    #expect(try database.categories(in: .spanish).isEmpty)
    #expect(try database.vocabularyChecksum() == nil)
  }

  @Test func importsAgainWhenAFileChanges() throws {
    let temporary = try TemporaryFolder()
    let database = try Fixture.database()
    #expect(try database.refreshVocabulary(from: Fixture.folder()) == false)
    let folder = try Edited.copy(of: Fixture.folder(), in: temporary) {
      $0.replacing("manzana", with: "manzanita").replacing("want,year,,,\n", with: "")
    }
    #expect(try database.refreshVocabulary(from: folder))
    #expect(try database.complement(named: "manzanita", in: .spanish)?.concept == "apple")
    #expect(try database.complement(named: "manzana", in: .spanish) == nil)
    #expect(try database.link(verb: "want", complement: "year", in: .spanish) == nil)
    #expect(try database.vocabularyChecksum() == folder.checksum())
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func leavesAPersonsOwnWordsAlone() throws {
    let database = try Fixture.database()
    var apple = try #require(try database.complement(named: "manzana", in: .spanish))
    apple.label = "mi manzana"
    try database.save(apple, in: .spanish)
    let kite = Complement(
      concept: "kite", lexeme: Lexeme(lemma: "cometa", wordClass: .noun), category: "words")
    try database.save(kite, in: .spanish)
    try database.importVocabulary(from: Fixture.folder())
    #expect(try database.complement(named: "manzana", in: .spanish)?.label == "mi manzana")
    #expect(try database.complement(named: "cometa", in: .spanish) == kite)
  }

  @Test func removesWordsThatTheFilesNoLongerHave() throws {
    let temporary = try TemporaryFolder()
    let database = try Fixture.database()
    let folder = try Edited.copy(of: Fixture.folder(), in: temporary) { text in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("park,") && !$0.contains("kind:place") && !$0.hasPrefix("places,") }
        .joined(separator: "\n")
    }
    try database.importVocabulary(from: folder)
    #expect(try database.complement(named: "parque", in: .spanish) == nil)
    #expect(try !database.categories(in: .spanish).contains { $0.id == "places" })
    #expect(try database.integrityProblems().isEmpty)
  }
}
