import AACCore
import Foundation
import Testing

@testable import Boards

struct HostileBoardTests {
  private static let head = #""format": "open-board-0.1", "id": "x""#

  @Test(arguments: [
    "", "hola", "<html></html>", "[]", "null", "{}", #"{"format": "other"}"#, #"{"format": 3}"#,
    #"{"name": "package", "version": "1.0"}"#,
  ])
  func whatIsNoBoardIsRefused(_ text: String) {
    #expect(throws: BoardError.self) { try Fixture.read(text) }
  }

  @Test(arguments: [
    #""buttons": 5"#, #""buttons": {"1": {}}"#, #""buttons": [5]"#, #""buttons": [{}]"#,
    #""buttons": [{"id": {}}]"#, #""buttons": [{"id": "1", "label": []}]"#,
    #""buttons": [{"id": "1", "actions": ":clear"}]"#, #""grid": []"#, #""grid": {"order": 3}"#,
    #""grid": {"order": [3]}"#, #""grid": {"order": [[{}]]}"#, #""grid": {"order": [[true]]}"#,
    #""images": "x""#, #""images": [[]]"#, #""images": [{"data": "x"}]"#, #""sounds": 1.5"#,
    #""name": {}"#, #""locale": []"#,
  ])
  func valuesOfAnotherKindAreRefusedWithTheirPlace(_ part: String) {
    let error = #expect(throws: BoardError.self) { try Fixture.read("{\(Self.head), \(part)}") }
    guard case .wrongType(let file, let place, _)? = error else {
      Issue.record("\(part): \(String(describing: error))")
      return
    }
    #expect(file == "x.obf" && !place.isEmpty)
  }

  @Test func anIDOfAnotherKindIsRefused() {
    #expect(throws: BoardError.wrongType(file: "x.obf", place: "id", expected: .id)) {
      try Fixture.read(#"{"format": "open-board-0.1", "id": [], "buttons": []}"#)
    }
  }

  @Test func aMillionButtonsAreRefused() {
    let buttons = String(repeating: #"{"id":1},"#, count: 1_000_000) + #"{"id":1}"#
    #expect(throws: BoardError.self) {
      try Fixture.read("{\(Self.head), \"buttons\": [\(buttons)]}")
    }
  }

  @Test func aGridOfAMillionCellsIsRefused() {
    let row = "[" + String(repeating: "null,", count: 999) + "null]"
    let rows = Array(repeating: row, count: 1_000).joined(separator: ",")
    #expect(
      throws: BoardError.tooMuch(
        file: "x.obf", what: .cells, limit: BoardLimits().buttonsPerBoard)
    ) { try Fixture.read("{\(Self.head), \"grid\": {\"order\": [\(rows)]}}") }
  }

  @Test func rowsOfVeryDifferentLengthDoNotFillTheMemory() {
    let long = "[" + String(repeating: "null,", count: 9_000) + "null]"
    let rows = long + String(repeating: ",[]", count: 9_000)
    #expect(throws: BoardError.self) {
      try Fixture.read("{\(Self.head), \"grid\": {\"order\": [\(rows)]}}")
    }
  }

  @Test func otherEncodingsAreRefused() throws {
    let text = "{\(Self.head), \"name\": \"Niño\"}"
    let latin = try #require(text.data(using: .isoLatin1))
    let wide = try #require(text.data(using: .utf16))
    #expect(throws: BoardError.notUTF8(file: "x.obf", line: 1)) { try Fixture.read(latin) }
    #expect(throws: BoardError.notUTF8(file: "x.obf", line: 1)) { try Fixture.read(wide) }
  }

  @Test func aPackageWithOneBrokenBoardIsRefusedAsAWhole() throws {
    var files = try Fixture.packageFiles()
    files[2] = BoardFile(path: files[2].path, data: Data("{\"id\": ".utf8))
    #expect(throws: BoardError.broken(file: "boards/2.obf", line: 1, column: 8)) {
      try BoardPackage.read(files, form: .obz)
    }
  }

  @Test func severalBoardsWithoutAManifestAreRefused() throws {
    let files = try Fixture.packageFiles().dropFirst()
    #expect(throws: BoardError.noManifest) { try BoardPackage.read(Array(files), form: .obz) }
    #expect(throws: BoardError.noBoards) {
      try BoardPackage.read(
        [.init(path: "a", data: Data()), .init(path: "b", data: Data())], form: .obz)
    }
  }

  @Test func picturesThatAreNoneAreReportedAndNotUsed() throws {
    var files = try Fixture.packageFiles()
    files[3] = BoardFile(path: files[3].path, data: Data("\u{7F}ELF".utf8))
    let report = try BoardPackage.read(files, form: .obz).report
    #expect(report.images == .init(total: 2, usable: 0))
    #expect(report.notes(.unused).allSatisfy { $0.kind == .notAnImage })
  }

  @Test func namesFromFilesCannotWriteToTheTerminal() throws {
    let text =
      "{\(Self.head), \"buttons\": [{\"id\": \"1\", \"label\": \"\\u001b[2Ja\\nb\"}],\"grid\":{\"order\":[[]]}}"
    let notes = try Fixture.read(text).report.notes
    #expect(notes.contains { $0.places == ["[2Ja b"] })
    #expect(!notes.contains { $0.text.en.contains("\u{1B}") })
  }

  @Test func aHundredThousandLanguagesAreReadAtOnce() throws {
    let strings = (0..<100_000).map { "\"x\($0)\": {\"a\": \"b\"}" }.joined(separator: ",")
    let board = try Fixture.read("{\(Self.head), \"buttons\": [], \"strings\": {\(strings)}}")
    #expect(board.package.root.text("a", in: "x7") == "b")
  }

  @Test func boardsThatOpenOneAnotherInACircleAreWalkedWithoutEnd() throws {
    func board(_ id: String, opens next: String) -> BoardFile {
      let text = #"""
        {"format": "open-board-0.1", "id": "\#(id)", "buttons": [{"id": "1", "label": "x",
         "load_board": {"path": "\#(next).obf"}}], "grid": {"rows": 1, "columns": 1, "order": [["1"]]}}
        """#
      return BoardFile(path: "\(id).obf", data: Data(text.utf8))
    }
    let manifest =
      #"{"format": "open-board-0.1", "root": "a.obf", "paths": {"boards": {"a": "a.obf", "b": "b.obf", "c": "c.obf"}}}"#
    let files = [
      BoardFile(path: "manifest.json", data: Data(manifest.utf8)), board("a", opens: "b"),
      board("b", opens: "a"), board("c", opens: "c"),
    ]
    let package = try BoardPackage.read(files, form: .obz).package
    #expect(package.boards.map(\.id) == ["a", "b", "c"])
    var walk = BoardWalk(package, locale: "es")
    for _ in 0..<5_000 { walk.press(try #require(walk.board.buttons.first)) }
    #expect(walk.board.id == "a")
    var back = 0
    while walk.canGoBack, back < 6_000 {
      walk.goBack()
      back += 1
    }
    // As far back as anyone goes, and no further.
    #expect(back == 200)
  }
}
