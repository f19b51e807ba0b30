import AACCore
import AACStore
import Foundation
import GRDB
import Synchronization
import Testing

struct SheetTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)
  private let apple = WordKey(.complement, "apple")

  private func options(_ language: Language = .spanish) -> SheetOptions {
    let count = Mutex(0)
    return SheetOptions(language: language) {
      count.withLock { count in
        count += 1
        return "new-\(count)"
      }
    }
  }

  private func text(_ database: AppDatabase, _ selection: SheetSelection = SheetSelection()) throws
    -> String
  {
    String(decoding: try database.exportSheet(selection), as: UTF8.self)
  }

  @discardableResult
  private func take(
    _ text: String, _ database: AppDatabase, _ options: SheetOptions? = nil
  ) throws -> SheetReport {
    try database.importSheet(Data(text.utf8), options ?? self.options(), now: now).report
  }

  private func problems(_ text: String, _ database: AppDatabase) throws -> [String] {
    let error = #expect(throws: SheetError.self) { try take(text, database) }
    return error?.problems.map { "\($0.line) \($0.column ?? "-"): \($0.text.en)" } ?? []
  }

  /// A database in which every column of some word holds something.
  private func edited() throws -> AppDatabase {
    let database = try Fixture.database()
    try database.add(.ana)
    var lexeme = Lexeme(lemma: "croqueta", wordClass: .noun, kind: .food)
    lexeme.gender = .feminine
    lexeme.forms = ["PL": "croquetas", "DIM": "croquetita"]
    lexeme.isInferred = true
    var word = WordEntry(
      key: WordKey(.complement, Concept(rawValue: UUID().uuidString)), lexeme: lexeme,
      label: "=1+1", category: "food")
    word.owner = Person.ana.id
    word.level = 3
    try database.perform(
      [
        .save(word), .link(WordLink(.verbComplement, from: "eat", to: word.key.concept)),
        .hide(apple, Person.ana.id), .hide(apple, nil), .remove(WordKey(.verb, "eat")),
        .unlink(WordLink(.verbComplement, from: "eat", to: "apple")),
      ], as: .edit, in: .spanish, now: now)
    return database
  }

  @Test(arguments: [
    SheetDialect.plain, .excel(for: .spanishSpain), .excel(for: .englishUnitedStates),
  ])
  func exportImportExportGivesTheSameBytes(dialect: SheetDialect) throws {
    let database = try edited()
    let first = try database.exportSheet(as: dialect)
    let report = try database.importSheet(first, options(), now: now).report
    #expect(report.isEmpty)
    #expect(report.unchanged > 20)
    let other = try Fixture.database()
    try other.add(.ana)
    #expect(try !other.importSheet(first, options(), now: now).report.isEmpty)
    #expect(try other.exportSheet(as: dialect) == first)
    #expect(try other.integrityProblems().isEmpty)
  }

  @Test func aWordOfTheFilesThatIsAsItWasStaysTheirs() throws {
    let database = try Fixture.database()
    try take(try text(database).replacing("manzana", with: "manzanita"), database)
    let entries = try database.entries(in: .spanish)
    #expect(entries.filter(\.isOwn).map(\.label) == ["manzanita"])
  }

  @Test(arguments: [
    "=SUM(A1)", "+a", "-a", "@a", "007", "1/2", "1e5", "May 1", "true", "'", "'=", "a\"b,c;d",
    " x ", "dos\nlíneas", "12", "''3.5", "ñandú",
  ])
  func everyTextSurvives(label: String) throws {
    let database = try Fixture.database()
    var entry = try #require(try database.entry(apple, in: .spanish))
    entry.label = label
    try database.perform([.save(entry)], as: .edit, in: .spanish, now: now)
    let file = try database.exportSheet(as: .excel(for: .spanishSpain))
    let other = try Fixture.database()
    try other.importSheet(file, options(), now: now)
    #expect(try other.entry(apple, in: .spanish)?.label == label)
    let cells = String(decoding: file, as: UTF8.self)
    #expect(!cells.contains(";=SUM"))
    #expect(!cells.contains(";007;"))
  }

  @Test func anImportIsOneStepThatCanBeUndoneAndRedone() throws {
    let database = try edited()
    let before = try text(database)
    let file = before.replacing("=1+1", with: "croquetón").replacing("manzana", with: "poma")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("es,complement,poma") ? $0.replacing("comer", with: "") : $0 }
      .joined(separator: "\n")
    try take(file, database)
    let after = try text(database)
    #expect(after != before)
    #expect(try database.edits(last: 1).first?.action == .import)
    try database.undo()
    #expect(try text(database) == before)
    try database.redo()
    #expect(try text(database) == after)
    #expect(try database.integrityProblems().isEmpty)
  }

  /// A file of so many new words that they are written and undone in bulk.
  private func manyWords() -> String {
    let verbs = (0..<300).map { "es,verb,hacer \($0),verb,action,food,chica,,v\($0)" }
    let things = (0..<600).map { number in
      let links = [number % 300, (number + 7) % 300].map {
        "hacer \($0)\(number % 5 == 0 ? " [en -]" : "")"
      }
      return
        "es,complement,cosa \(number),noun,thing,food,,\(links.joined(separator: " | ")),c\(number)"
    }
    let header = "language,role,word,class,kind,category,subjects,verbs,concept"
    return ([header] + verbs + things).joined(separator: "\n")
  }

  @Test func manyWordsAreOneStepThatCanBeUndoneAndRedone() throws {
    let database = try Fixture.database()
    let before = try text(database)
    let report = try take(manyWords(), database)
    #expect(report.added.count == 900)
    #expect(try database.integrityProblems().isEmpty)
    let links = try database.vocabulary(in: .spanish).links
    #expect(
      links.complementsOfVerb["v7"]?.map(\.complement.rawValue) == ["c0", "c7", "c300", "c307"])
    #expect(try database.government(verb: "v5", complement: "c5", in: .spanish)?.text == "en -")
    let after = try text(database)
    #expect(try take(after, database).isEmpty)
    try database.undo()
    #expect(try text(database) == before)
    try database.redo()
    #expect(try text(database) == after)
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func undoingManyWordsTakesALinkAlongThatCameFromElsewhere() throws {
    let temporary = try TemporaryFolder()
    let path = temporary.file().path
    let database = try AppDatabase.open(at: URL(filePath: path)) {
      try $0.importVocabulary(from: Fixture.folder())
    }
    try take(manyWords(), database)
    let queue = try DatabaseQueue(path: path)
    try queue.write { db in
      try db.execute(
        sql: """
          INSERT INTO verb_complement (language, verb, complement, origin)
          VALUES ('es', 'eat', 'c1', 'user')
          """)
    }
    try database.undo()
    #expect(try database.integrityProblems().isEmpty)
    #expect(try database.complement(named: "cosa 1", in: .spanish) == nil)
  }

  @Test func wordsOfAGroupThatIsNotThereAreRefusedAsAWhole() throws {
    let database = try Fixture.database()
    let before = try text(database)
    var options = options()
    options.guess = { word, _, _ in
      SheetOptions.Guess(lexeme: Lexeme(lemma: word, wordClass: .noun), category: "nowhere")
    }
    #expect(throws: StoreError.self) {
      try take("language,role,word\nes,complement,zorblax", database, options)
    }
    #expect(try text(database) == before)
    #expect(try database.edits(last: 9).isEmpty)
    try database.perform([.remove(apple)], as: .remove, in: .spanish, now: now)
    #expect(try database.integrityProblems().isEmpty)
  }

  @Test func aShortFileAddsWordsAndLeavesOthersAlone() throws {
    let database = try Fixture.database()
    let before = try database.places(in: .spanish)
    let report = try take(
      """
      word;role;class;kind;category;verbs\r
      croqueta;complement;noun;food;food;comer | see [a the]\r
      """.replacing(
        "see",
        with: try #require(
          try database.entry(WordKey(.verb, "see"), in: .spanish)?.label)), database)
    #expect(report.added.map(\.label) == ["croqueta"])
    let word = try #require(try database.entries(named: "croqueta", in: .spanish).first)
    #expect(word.isOwn && word.key.concept == "new-1")
    let links = try database.wordLinks(in: .spanish).filter { $0.second == word.key.concept }
    #expect(Set(links.map(\.first)) == ["eat", "see"])
    #expect(links.first { $0.first == "see" }?.government?.text == "a the")
    #expect(WordPlace.moves(from: before, to: try database.places(in: .spanish)).isEmpty)
    let again = try take("word,role,level\ncroqueta,complement,4\n", database)
    #expect(again.changed.first?.changes.map(\.column) == [.level])
    #expect(
      try database.wordLinks(in: .spanish).filter { $0.second == word.key.concept }.count == 2)
  }

  private static let croquette = "croqueta,complement,noun,food,food"
  private static let header = "word,role,class,kind,category\n"

  @Test(arguments: [
    ["croqueta,complement,noun,food,food,", "croqueta,complement,noun,food,food,"],
    ["croqueta,complement,noun,food,food,c1", "croqueta,complement,noun,food,food,"],
    ["croqueta,complement,noun,food,food,", "croqueta,complement,noun,food,food,c1"],
    ["croqueta,complement,noun,food,food,", "\u{A0}croqueta ,complement,noun,food,food,"],
  ])
  func theSameNewWordTwiceIsAMistakeThatNamesTheFirstLine(rows: [String]) throws {
    let database = try Fixture.database()
    let header = "word,role,class,kind,category,concept"
    let found = try problems(([header] + rows).joined(separator: "\n"), database)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("3 A word: “croqueta”") == true, "\(found)")
    #expect(found.first?.contains("line 2") == true)
    #expect(try database.entries(named: "croqueta", in: .spanish).isEmpty)
  }

  @Test func twoMeaningsOfOneNameAreToldApartByTheirConcepts() throws {
    let database = try Fixture.database()
    try take(
      """
      word,role,class,kind,category,concept
      banco,complement,noun,place,food,bank
      banco,complement,noun,furniture,food,bench
      banco,subject,noun,place,food,bank
      """, database)
    #expect(try database.entries(named: "banco", in: .spanish).count == 3)
  }

  @Test(arguments: [
    "sep=,\n" + header + croquette, "\"sep=,\"\n" + header + croquette,
    "SEP=;\r\n" + (header + croquette).replacing(",", with: ";"),
    "\n\n" + header + croquette, ",,,,\n" + header + croquette,
    "\r\n;;\r\n" + (header + croquette).replacing(",", with: ";"),
    "Word,ROLE, class ,\u{A0}Kind,Category\n" + croquette,
    header + "croqueta,Complement,NOUN,Food,food", "\u{FEFF}" + header + croquette,
  ])
  func whatSpreadsheetsAddToAFileDoesNoHarm(text: String) throws {
    let database = try Fixture.database()
    #expect(try take(text, database).added.map(\.label) == ["croqueta"])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func unicodeTextOfASpreadsheetIsRead(encoding: String.Encoding) throws {
    let database = try Fixture.database()
    let rows = (Self.header + "piñón,complement,noun,food,food").replacing(",", with: "\t")
    let data = try #require(("\u{FEFF}" + rows).data(using: encoding))
    #expect(
      try database.importSheet(data, options(), now: now).report.added.map(\.label) == ["piñón"])
    let error = #expect(throws: SheetError.self) {
      try database.importSheet(data.dropLast(), options(), now: now)
    }
    #expect(error?.problems.map(\.kind) == [.notUTF8])
  }

  @Test(arguments: ["\"a\nb\"", "\"a\r\nb\"", "a\u{0B}b", "a\u{1B}[31mb", "a\u{85}b", "a\u{2028}b"])
  func whatIsSaidOfACellIsOneLine(cell: String) throws {
    let database = try Fixture.database()
    let found = try problems("word,role,level\nmanzana,complement,\(cell)\n", database)
    #expect(found.count == 1)
    for line in found {
      #expect(!line.contains(where: \.isNewline) && !line.unicodeScalars.contains("\u{1B}"))
    }
  }

  @Test func placesOfMistakesCountLinesAboveTheTable() throws {
    let database = try Fixture.database()
    #expect(
      try problems("sep=;\n\nword;role;colour\nx;complement;red\n", database)
        .map { String($0.prefix { $0 != ":" }) } == ["3 C colour"])
    #expect(
      try problems("sep=;\n\nword;role\nx;nobody\n", database)
        .map { String($0.prefix { $0 != ":" }) } == ["4 B role"])
  }

  @Test(arguments: ["9223372036854775807", "99999999999999999999", "10000000", "-1", "1.5"])
  func aPlaceThatCannotBeIsAMistake(place: String) throws {
    let database = try Fixture.database()
    let found = try problems("word,role,place\nmanzana,complement,\(place)\n", database)
    #expect(found.count == 1 && found[0].hasPrefix("2 C place"))
  }

  @Test func newWordsAreGivenForACarefulLook() throws {
    let database = try Fixture.database()
    let report = try database.sheetReport(
      of: Data((Self.header.dropLast() + ",verbs\n" + Self.croquette + ",comer\n").utf8),
      options())
    let review = try #require(report.added.first?.review)
    #expect(review.line == 2 && review.entry.label == "croqueta")
    #expect(review.links.map(\.first) == ["eat"] && review.newLinks == review.links)
  }

  @Test func wordsThatAreMissingAreTakenOutWhenAskedFor() throws {
    let database = try Fixture.database()
    var replacing = options()
    replacing.replaced = SheetSelection()
    let all = try database.entries(in: .spanish).filter { $0.key.role == .complement }
    let report = try take("word,role\nmanzana,complement\n", database, replacing)
    #expect(report.removed.count == all.count - 1)
    #expect(try database.entry(WordKey(.verb, "eat"), in: .spanish)?.isRemoved == false)
    try database.undo()
    #expect(try database.entries(in: .spanish).allSatisfy { !$0.isRemoved })
  }

  @Test func aPartIsExported() throws {
    let database = try edited()
    var selection = SheetSelection()
    selection.languages = [.spanish]
    selection.owner = Person.ana.id
    #expect(try text(database, selection).split(separator: "\n").count == 2)
    selection = SheetSelection()
    selection.languages = [.portuguese]
    selection.roles = [.verb]
    let rows = try text(database, selection).split(separator: "\n").dropFirst()
    #expect(rows.count == 4 && rows.allSatisfy { $0.hasPrefix("pt,verb,") })
  }

  @Test func allMistakesAreNamedByLineAndColumnAndNothingIsWritten() throws {
    let database = try Fixture.database()
    let before = try text(database)
    let found = try problems(
      """
      role,word,gender,category,verbs,level,picture,owner,place
      complement,manzana,neuter,food,comer,10,nope:1,Nobody,
      complement,,,,,,,,
      noun,uva,,,,,,,
      complement,manzana,,fruta,,,,,
      """, database)
    #expect(
      found.map { String($0.prefix { $0 != ":" }) } == [
        "2 C gender", "2 G picture", "2 F level", "2 H owner", "3 B word", "4 A role", "5 B word",
      ])
    #expect(
      try problems("word,role,verbs\nmanzana,complement,volar\n", database)
        == ["2 C verbs: there is no word “volar” that can stand here"])
    #expect(try problems("word,role,colour\nmanzana,complement,red\n", database).count == 1)
    #expect(try problems("word,role\n\"manzana,complement\n", database).count == 1)
    #expect(try problems("word,role\nman\"zana,complement\n", database).count == 1)
    #expect(try problems("word,role\nmanzana,complement,x\n", database).count == 1)
    #expect(try problems("", database).count == 2)
    #expect(try problems("word,role\n", database) == ["1 -: there is no word in the file"])
    let row = try #require(try database.entries(in: .spanish).last { $0.key.role == .complement })
    #expect(
      try problems(
        "word,role,place\nmanzana,complement,\(row.position)\n", database
      ).count == 1)
    #expect(try text(database) == before)
    #expect(try database.edits(last: 1).isEmpty)
  }

  @Test func whatIsNotUTF8IsNamedByItsLine() throws {
    let database = try Fixture.database()
    let bytes = Data("word,role\nmanzana,complement\n".utf8) + [0xE1, 0x0A]
    let error = #expect(throws: SheetError.self) {
      try database.importSheet(bytes, options(), now: now)
    }
    #expect(error?.problems.first?.line == 3)
  }

  @Test func problemsAreCountedAndNotAllListed() throws {
    let database = try Fixture.database()
    let text = "word,role\n" + String(repeating: "a,b\n", count: 300)
    let error = #expect(throws: SheetError.self) { try take(text, database) }
    #expect(error?.problems.count == 100)
    #expect(error?.count == 300)
  }

  @Test func aTrialChangesNothing() throws {
    let database = try Fixture.database()
    let before = try text(database)
    let file = Data(before.replacing("manzana", with: "poma").utf8)
    let report = try database.sheetReport(of: file, options())
    #expect(report.changed.map(\.label) == ["poma"])
    #expect(try text(database) == before)
  }

  @Test func aCopyIsKeptBeforeAnImportThatChangesSomething() throws {
    let temporary = try TemporaryFolder()
    let database = try AppDatabase.open(
      at: temporary.file(), options: OpenOptions(keepsBackups: true)
    ) { try $0.importVocabulary(from: Fixture.folder()) }
    let file = try text(database)
    try take(file, database)
    #expect(database.backups?.copies().isEmpty == true)
    try take(file.replacing("manzana", with: "poma"), database)
    #expect(database.backups?.copies().map(\.reason) == [.import])
  }
}
