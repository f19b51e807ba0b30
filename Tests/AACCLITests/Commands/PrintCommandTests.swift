import AACBoards
import AACCore
import AACPrint
import AACStore
import Boards
import Foundation
import SentenceBuilder
import Testing

@testable import aac_cli

struct PrintCommandTests {
  private static let drawing =
    "data:image/svg+xml;base64,"
    + Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2H0z" fill="blue"/></svg>"#
        .utf8
    ).base64EncodedString()

  private static let board = #"""
    {"format": "open-board-0.1", "id": "casa", "locale": "es", "name": "Mi casa",
     "license": {"type": "CC BY-SA", "author_name": "Clínica Sol"},
     "buttons": [{"id": "1", "label": "querer", "image_id": "i", "background_color": "rgb(1, 2, 3)"},
                 {"id": "2", "label": "agua"}, {"id": "3", "label": "zzz", "hidden": true},
                 {"id": "4", "label": "lejos", "image_id": "u"}],
     "grid": {"rows": 2, "columns": 2, "order": [["1", "2"], ["3", "4"]]},
     "images": [{"id": "i", "data": "\#(drawing)", "content_type": "image/svg+xml",
                 "license": {"type": "CC BY", "author_name": "Ana Peña"}},
                {"id": "u", "url": "https://example.org/a.png"}], "sounds": []}
    """#

  /// Kept as long as the test, because its folder goes with it.
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func imported() async throws {
    let path = bench.folder.file("casa.obf")
    try Data(Self.board.utf8).write(to: URL(filePath: path))
    #expect(await bench.run("board", "import", path) == 0)
  }

  private func text(of path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pdftotext", "-layout", path, "-"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  @Test func aBoardIsPrintedWithItsWordsAndAuthorsAndWhatIsMissingIsTold() async throws {
    try await imported()
    let out = bench.folder.file("casa.pdf")
    let print = bench.again()
    #expect(await print.run("board", "print", "mi casa", "--out", out) == 0)
    #expect(print.lines == ["Escrito en \(out): 1 página"])
    #expect(
      print.console.notes.contains(
        "página 1, «lejos»: la imagen no está en el archivo y no está dibujada"))
    let text = try text(of: out)
    for part in [
      "Mi casa", "querer", "agua", "lejos", "CC BY, Ana Peña", "Tablero: CC BY-SA, Clínica Sol",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(!text.contains("zzz"))
  }

  @Test func programsAreToldInJSON() async throws {
    try await imported()
    let out = bench.folder.file("casa.png")
    let print = bench.again()
    #expect(
      await print.run("board", "print", "mi casa", "--out", out, "--dpi", "50", "--format", "json")
        == 0)
    let json = try JSONSerialization.jsonObject(with: Data(print.console.output.utf8))
    let report = try #require(json as? [String: Any])
    #expect(report["pages"] as? Int == 1)
    let problems = try #require(report["problems"] as? [[String: Any]])
    #expect(problems.contains { $0["kind"] as? String == "missingPicture" })
    #expect(print.console.notes.isEmpty)
  }

  @Test func tilesStandWhereTheScreenHasThemInTheirColours() async throws {
    try await imported()
    let library = BoardLibrary(
      session: Session(database: bench.database, person: nil, variety: .spanishSpain))
    var pages = try BoardPages(try library.open("mi casa"), board: nil, library: library)
    let sheets = try pages.sheets(PrintSetup())
    let sheet = try #require(sheets.first)
    #expect(sheet.tiles.map(\.tile.label) == ["querer", "agua", "lejos"])
    let frames = sheet.tiles.map(\.frame)
    #expect(frames[0].y == frames[1].y && frames[0].right < frames[1].x)
    #expect(frames[2].x == frames[1].x && frames[2].y > frames[1].bottom)
    #expect(sheet.tiles[0].tile.face == PrintColor(red: 1, green: 2, blue: 3))
    // A word without a colour of its own has that of its class.
    #expect(sheet.tiles[1].tile.face == PrintColor(BoardColor(.nouns)))
  }

  @Test func theVocabularyHasABoardAPageAndFoldersNameTheirs() throws {
    let library = BoardLibrary(
      session: Session(database: bench.database, person: nil, variety: .spanishSpain))
    let opened = try library.open("vocabulary")
    var pages = try BoardPages(opened, board: nil, library: library)
    let sheets = try pages.sheets(PrintSetup())
    #expect(sheets.map(\.name) == opened.package.boards.map { $0.name ?? $0.id })
    let folder = try #require(sheets.first?.tiles.first?.tile)
    let target = try #require(folder.leadsToPage)
    #expect(sheets[target - 1].name == folder.label)
    // One board alone leads nowhere.
    var single = try BoardPages(opened, board: opened.package.root.id, library: library)
    let tiles = try single.sheets(PrintSetup()).flatMap(\.tiles)
    #expect(!tiles.isEmpty && tiles.allSatisfy { $0.tile.leadsToPage == nil })
  }

  @Test(
    arguments: [
      (["--out", "x.jpg"], 64), (["--out", "x.pdf", "--margin", "3"], 64),
      (["--out", "x.png", "--dpi", "9999"], 64), (["--out", "x.pdf", "--board", "nada"], 1),
      (["--out", "no/such/folder/x.pdf"], 73), (["--out", "x.svg"], 64),
    ] as [([String], Int32)])
  func whatCannotBePrintedWritesNothing(_ options: [String], _ status: Int32) async throws {
    var options = options
    options[1] = bench.folder.file(options[1])
    // The vocabulary has many boards, which .svg cannot hold.
    #expect(await bench.run(["board", "print", "vocabulary"] + options) == status)
    #expect(!FileManager.default.fileExists(atPath: options[1]))
  }

  @Test func aFileThatIsThereStaysUnlessItIsSaidThatItMayGo() async throws {
    let out = bench.folder.file("core.pdf")
    try Data("mine".utf8).write(to: URL(filePath: out))
    #expect(await bench.run("board", "print", "core", "--out", out) == 73)
    #expect(FileManager.default.contents(atPath: out) == Data("mine".utf8))
    #expect(await bench.again().run("board", "print", "core", "--out", out, "--yes") == 0)
    #expect(FileManager.default.contents(atPath: out)?.starts(with: Data("%PDF".utf8)) == true)
  }

  @Test func aSentenceIsPrintedAsAStrip() async throws {
    let out = bench.folder.file("tira.pdf")
    let words = ["--subject", "yo", "--verb", "querer", "--complement", "agua", "--negative"]
    #expect(await bench.run(["strip", "--out", out] + words) == 0)
    let text = try text(of: out)
    for part in ["yo", "querer", "agua", "Yo no quiero agua."] { #expect(text.contains(part)) }
    let svg = bench.folder.file("tira.svg")
    #expect(await bench.again().run(["strip", "--out", svg, "--question"] + words) == 0)
    #expect(await bench.again().run(["strip", "--out", svg]) == 64)
  }

  @Test func theNegatedVerbHasTheCrossOnTheStrip() throws {
    let session = Session(database: bench.database, person: nil, variety: .spanishSpain)
    var request = SentenceRequest()
    request.subject = ["yo"]
    request.verb = "querer"
    request.complements = ["agua"]
    request.isNegative = true
    request.isQuestion = true
    let made = try session.composer(isStrict: false).sentence(for: request)
    let strip = try session.strip(of: made, isNegative: true)
    #expect(strip.tiles.map(\.isNegated) == [false, true, false])
    #expect(strip.isQuestion && strip.text == made.text)
    #expect(strip.tiles[1].face == PrintColor(BoardColor(.verbs)))
  }
}
