import AACCore
import AACStore
import Foundation
import Testing

struct VocabularyCheckTests {
  @Test func findsNothingInFilesThatAreInOrder() {
    #expect(VocabularyCheck(Fixture.folder()).problems() == [])
    #expect(VocabularyCheck(Fixture.folder(hasTwemoji: false)).problems() == [])
  }

  /// One change to the files and what is then reported.
  struct Slip: Sendable, CustomTestStringConvertible {
    let file: String
    let old: String
    let new: String
    let place: String
    let column: String?
    let kind: VocabularyProblem.Kind

    init(
      _ file: String, _ old: String, _ new: String, _ place: String, _ column: String?,
      _ kind: VocabularyProblem.Kind
    ) {
      self.file = "vocabulary/\(file)"
      self.old = old
      self.new = new
      self.place = place
      self.column = column
      self.kind = kind
    }

    var testDescription: String { "\(kind)" }
  }

  static let slips = [
    Slip(
      "concepts.csv", "twemoji:1f34e", "twemoji:1f34f", "concepts.csv:9", "pictogram",
      .pictureMissing("twemoji:1f34f")),
    Slip(
      "concepts.csv", "aac:i", "aac:me", "concepts.csv:2", "pictogram", .pictureMissing("aac:me")),
    Slip("concepts.csv", "aac:i", "", "concepts.csv:2", "pictogram", .emptyPicture),
    Slip(
      "concepts.csv", "aac:i", "i.png", "concepts.csv:2", "pictogram", .malformedPicture("i.png")),
    Slip(
      "concepts.csv", "twemoji:1f34e", "twemoji:apple", "concepts.csv:9", "pictogram",
      .malformedPicture("twemoji:apple")),
    Slip(
      "concepts.csv", "apple,complement,food,", "apple,complement,fruit,", "concepts.csv:9",
      "category", .unknownCategory("fruit")),
    Slip(
      "concepts.csv", "apple,complement,food,food", "apple,complement,food,", "concepts.csv:9",
      "kind", .emptyCell),
    Slip(
      "concepts.csv", "i,subject", "i,sujeto", "concepts.csv:2", "roles",
      .notAllowed("sujeto", allowed: ["subject", "verb", "complement"])),
    Slip(
      "concepts.csv", ",es,\"", ",es fr,\"", "concepts.csv:14", "languages",
      .notAllowed("fr", allowed: ["es", "en", "pt"])),
    Slip(
      "concepts.csv", "park,complement",
      "park,complement,places,place,twemoji:1f3de,,\npark,complement",
      "concepts.csv:13", "concept", .doubledKey("park", firstLine: 12)),
    Slip(
      "es/subjects.csv", "perro,,noun,masculine", "perro,,noun,neuter", "es/subjects.csv:4",
      "gender", .notAllowed("neuter", allowed: ["masculine", "feminine"])),
    Slip(
      "es/subjects.csv", "singular,1", "singular,4", "es/subjects.csv:2", "person",
      .notAllowed("4", allowed: ["1", "2", "3"])),
    Slip(
      "es/subjects.csv", "FEM=perra", "perra", "es/subjects.csv:4", "forms",
      .malformedForms("perra")),
    Slip(
      "es/verbs.csv", "see,ver", "look,mirar,,verb,,,,,,,\nsee,ver", "es/verbs.csv:5", "concept",
      .rowWithoutConcept("look")),
    Slip(
      "es/verbs.csv", "see,ver", "apple,manzanar,,verb,,,,,,,\nsee,ver", "es/verbs.csv:5",
      "concept",
      .notMeantHere("apple")),
    Slip(
      "en/complements.csv", "year,year", "anus,anus,,noun,,,,,,,\nyear,year",
      "en/complements.csv:8", "concept", .notMeantHere("anus")),
    Slip(
      "pt/verbs.csv", "see,ver,,verb,,,,,,,\n", "", "concepts.csv:8", "concept",
      .missingWord("see", language: "pt/verbs.csv")),
    Slip(
      "es/complements.csv", "anus,ano,", "anus,año,", "es/complements.csv:9", "lemma",
      .doubledWord("año", firstLine: 8)),
    Slip("es/verbs.csv", "eat,comer", "eat,", "es/verbs.csv:3", "lemma", .emptyCell),
    Slip(
      "links.csv", "kind:place", "kind:plaza", "links.csv:4", "complements",
      .unknownWord("kind:plaza")),
    Slip("links.csv", "want,year", "wish,year", "links.csv:6", "verbs", .unknownWord("wish")),
    Slip("links.csv", "want,year", ",year", "links.csv:6", "verbs", .emptyCell),
    Slip(
      "links.csv", "a the,to the", "a the,towards", "links.csv:4", "en",
      .malformedGovernment("towards")),
    Slip(
      "links.csv", "want,year,,,", "want,year,,,\nwant,year,- the,,", "links.csv:7", "complements",
      .doubledPair("want", "year", firstLine: 6)),
    Slip(
      "links.csv", "want,year,,,\n", "", "concepts.csv:13", "concept", .unreachedComplement("year")),
    Slip(
      "subject-links.csv", "kind:person,*", "kind:person,* -want", "concepts.csv:5", "concept",
      .unreachedVerb("want")),
    Slip(
      "opens.csv", "kind:action", "kind:modal -sing", "opens.csv:2", "opens", .unknownWord("-sing")),
    Slip(
      "links.csv", "want,year", "want,kind:time -year", "links.csv:6", "complements",
      .nothingSelected),
    Slip("links.csv", "want,year,,,", "want,year,,,,a", "links.csv:6", nil, .tooManyCells),
    Slip("links.csv", "want,year", "want,\"year", "links.csv:6", nil, .unclosedQuote),
    Slip("links.csv", ",pt\n", ",br\n", "links.csv:1", nil, .columnMissing("pt")),
    Slip(
      "categories.csv", "food,2", "food,two", "categories.csv:4", "position",
      .notAllowed("two", allowed: ["0", "1", "…"])),
  ]

  @Test(arguments: slips)
  func reportsTheSlipAtItsPlace(_ slip: Slip) throws {
    let temporary = try TemporaryFolder()
    let folder = try Edited.copy(
      in: temporary, file: slip.file, replacing: slip.old, with: slip.new)
    let problems = VocabularyCheck(folder).problems()
    let found = problems.map { "\($0.place) \($0.column ?? "-") \($0.kind)" }
    #expect(found.contains("vocabulary/\(slip.place) \(slip.column ?? "-") \(slip.kind)"))
    let texts = problems.map(\.text)
    #expect(texts.allSatisfy { !$0.es.isEmpty && !$0.en.isEmpty && !$0.pt.isEmpty })
  }

  @Test func countsLinesInsideQuotedCells() throws {
    let temporary = try TemporaryFolder()
    let folder = try Edited.copy(
      in: temporary, file: "vocabulary/concepts.csv", replacing: "i,subject,people,person,aac:i,,",
      with: "i,subject,people,person,aac:i,,\"two \"\"lines\"\",\nand a comma\"\n")
    let broken = try Edited.text(folder, "vocabulary/concepts.csv") {
      $0.replacing("want,verb,verbs,modal", with: "want,verb,verbs,wish")
    }
    let problems = VocabularyCheck(broken).problems()
    #expect(problems.map(\.place).first == "vocabulary/concepts.csv:7")
  }

  @Test func reportsFilesThatCannotBeRead() throws {
    let temporary = try TemporaryFolder()
    let data = try temporary.copy(Fixture.url("Data"), as: "Data")
    try FileManager.default.removeItem(at: data.appending(path: "vocabulary/opens.csv"))
    let latin = Data([0x63, 0x6F, 0x6E, 0xF1, 0x6F, 0x0A])
    try latin.write(to: data.appending(path: "vocabulary/links.csv"))
    let problems = VocabularyCheck(VocabularyFolder(data: data, twemoji: nil)).problems()
    #expect(problems.contains { $0.place == "vocabulary/opens.csv:1" && $0.kind == .fileMissing })
    #expect(problems.contains { $0.place == "vocabulary/links.csv:1" && $0.kind == .notUTF8 })
  }

  @Test func reportsDrawingsThatNobodyLists() throws {
    let temporary = try TemporaryFolder()
    let data = try temporary.copy(Fixture.url("Data"), as: "Data")
    try Data("<svg/>".utf8).write(to: data.appending(path: "pictograms/stray.svg"))
    try FileManager.default.removeItem(at: data.appending(path: "pictograms/no.svg"))
    let problems = VocabularyCheck(VocabularyFolder(data: data, twemoji: nil)).problems()
    #expect(problems.map(\.kind) == [.unlistedPicture("stray.svg"), .pictureMissing("aac:no")])
  }

  @Test func asksGrammarAboutEveryWord() {
    let check = VocabularyCheck(Fixture.folder()) { lexeme, language in
      lexeme.lemma == "manzana" ? ["\(language.code): \(lexeme.kind) \(lexeme.wordClass)"] : []
    }
    let expected = VocabularyProblem(
      file: "vocabulary/es/complements.csv", line: 4, column: "lemma",
      kind: .grammar("es: food noun"))
    #expect(check.problems() == [expected])
  }
}
