import AACCore
import AACStore
import Testing

struct StoreErrorTests {
  static let errors: [StoreError] = [
    .damaged(path: "a.db"), .foreign(path: "a.db"), .newer(path: "a.db", version: 9, known: 4),
    .readOnly(path: "a.db"), .noSpace(path: "a.db"), .locked(path: "a.db"),
    .cannotCreate(path: "a.db", reason: .reasonIsFolder),
    .cannotOpen(path: "a.db", reason: .reasonDisk),
    .failed(path: "a.db", reason: "r"), .unknownPerson(name: "a.db"),
    .personNameTaken(name: "a.db"), .unknownFavourite(name: "a.db"),
    .favouriteNameTaken(name: "a.db"), .favouriteNameIsNumber(name: "a.db"),
  ]

  @Test(arguments: errors)
  func quotesWhatIsWrongInEveryLanguage(_ error: StoreError) {
    #expect(error.text.es.contains("«a.db»"))
    #expect(error.text.en.contains("“a.db”"))
    #expect(error.text.pt.contains("“a.db”"))
    for language in Language.allCases {
      #expect(!error.text[language].hasSuffix("."))
      #expect(!error.text[language].contains("\n"))
    }
  }

  @Test func saysWhatToDo() {
    #expect(
      StoreError.newer(path: "a.db", version: 9, known: 4).description
        == "the file “a.db” is of a newer version (9; this program knows up to 4): update the program"
    )
    #expect(
      StoreError.speedOutOfRange(500).text.es
        == "la velocidad «500» no vale; elija de 80 a 450 palabras por minuto")
  }

  @Test(arguments: [
    (1, "v/links.csv:7: el pictograma “x”", "1 problema no total"),
    (3, "v/links.csv:7: el pictograma “x”", "3 problemas no total"),
  ])
  func countsProblems(count: Int, place: String, end: String) {
    let problem = VocabularyProblem(
      file: "v/links.csv", line: 7, column: nil, kind: .grammar("el pictograma “x”"))
    let error = StoreError.badVocabulary(first: problem, count: count)
    #expect(error.text.pt == "\(place) (\(end))")
  }
}
