import AACCore
import Foundation
import Testing

@testable import Boards

struct BoardReadingTests {
  @Test func everyFieldOfTheFormatIsRead() throws {
    let (package, report) = try Fixture.read(try Fixture.data("everything.obf"))
    let board = package.root
    #expect(board.id == "casa" && board.name == "Mi casa" && board.locale == "es")
    #expect(board.license?.line == "CC BY 4.0, Ana Ruiz")
    #expect(board.grid.rows.count == 3 && board.grid.columns == 3)
    #expect(board.cells.map { $0?.id } == ["1", "2", "3", "4", nil, "5", nil, "7", "8"])
    #expect(board.button("1")?.background == BoardColor(red: 0, green: 200, blue: 0))
    #expect(board.button("2")?.border?.alpha == 0.5)
    #expect(board.button("3")?.vocalization == "Estoy muy contento")
    #expect(board.button("4")?.actions == [.spell("f")])
    #expect(board.button("5")?.actions == [.clear, .home])
    #expect(board.button("6")?.isHidden == true)
    #expect(board.button("7")?.link?.url == "https://example.org/otra")
    #expect(board.button("8")?.actions == [])
    #expect(report.images == .init(total: 2, usable: 1))
    #expect(report.sounds == .init(total: 1, usable: 0))
    #expect(report.links == .init(total: 1, usable: 0))
    let unused = Set(report.notes(.unused).map(\.kind))
    #expect(unused == [.symbol, .remoteMedia, .remoteBoard, .unknownAction])
    #expect(report.notes(.changed).isEmpty)
  }

  @Test(arguments: [
    ("es-MX", ":agua", "agua"), ("en", ":agua", "water"), ("en-US", ":agua", "water"),
    ("en_gb", "querer", "I want"), ("pt-BR", ":agua", "água"), ("pt-BR", "querer", "querer"),
    ("fr", ":agua", ":agua"), ("en", "contento", "contento"),
  ])
  func textsComeInTheLanguageAskedForOrAsTheyAre(_ tag: String, _ text: String, _ shown: String)
    throws
  {
    let board = try Fixture.read(try Fixture.data("everything.obf")).package.root
    #expect(board.text(text, in: tag) == shown)
  }

  @Test func whatOthersWriteIsUsedAndReported() throws {
    let (package, report) = try Fixture.read(try Fixture.data("wild.obf"), named: "wild.obf")
    let board = package.root
    #expect(board.id == "7")
    #expect(board.cells.map { $0?.label } == ["hola", "adiós", "3", nil, nil])
    #expect(board.button("0")?.background == BoardColor(red: 255, green: 255, blue: 50))
    #expect(board.button("1")?.border == nil)
    let kinds = Dictionary(uniqueKeysWithValues: report.notes.map { ($0.kind, $0) })
    #expect(kinds[.numericID]?.effect == .changed)
    #expect(kinds[.numericText]?.places == ["3"])
    #expect(kinds[.repeatedButton]?.count == 1)
    #expect(kinds[.gridSize]?.places == ["4 × 5 → 1 × 5"])
    #expect(kinds[.unknownCell]?.places == ["77"])
    #expect(kinds[.unplacedButton]?.places == ["sin sitio"])
    #expect(kinds[.badColor]?.places == ["adiós"])
    #expect(kinds[.noSuchImage]?.places == ["adiós"])
    #expect(kinds[.remoteMedia]?.count == 1 && kinds[.notAnImage]?.count == 1)
    #expect(kinds[.noBoardFile]?.places == ["sin sitio"])
    #expect(kinds[.wrongValue]?.count == 2)
    #expect(report.notes.allSatisfy { !$0.text.es.isEmpty && $0.text.es != $0.text.en })
  }

  @Test func aPackageIsReadWithItsLinksAndFiles() throws {
    let data = try Fixture.pack(try Fixture.packageFiles())
    let (package, report) = try Fixture.read(data, named: "x.obz")
    #expect(package.form == .obz && package.boards.map(\.id) == ["1", "2"])
    let link = try #require(package.root.button("b")?.link)
    #expect(package.board(of: link)?.name == "Comida")
    #expect(report.images == .init(total: 2, usable: 2))
    #expect(report.links == .init(total: 2, usable: 2))
    #expect(report.notes.map(\.kind) == [.extensionField])
    #expect(package.board("comida")?.id == "2" && package.board("nada") == nil)
  }

  @Test func aPackedFolderIsReadAsIfItsFilesHadBeenPacked() throws {
    let files = try Fixture.packageFiles().map {
      BoardFile(path: "mi tablero/" + $0.path, data: $0.data)
    }
    let mac = BoardFile(path: "__MACOSX/mi tablero/._1.obf", data: Data([0, 5]))
    let (package, report) = try BoardPackage.read(files + [mac], form: .obz)
    #expect(package.boards.map(\.path) == ["boards/1.obf", "boards/2.obf"])
    #expect(report.notes(.changed).map(\.kind) == [.strippedFolder])
    #expect(report.notes(.kept).contains { $0.kind == .otherFile })
  }

  @Test func withoutARootTheFirstBoardListedIsShown() throws {
    var files = try Fixture.packageFiles()
    files[0] = BoardFile(
      path: "manifest.json",
      data: Data(#"{"format":"open-board-0.1","paths":{"boards":{"2":"boards/2.obf"}}}"#.utf8))
    let (package, report) = try BoardPackage.read(files, form: .obz)
    #expect(package.root.id == "2" && package.boards.count == 2)
    #expect(Set(report.notes.map(\.kind)).isSuperset(of: [.guessedRoot, .notListed]))
  }

  @Test func boardsThatOpenOneAnotherInACircleAreReadAndWalked() throws {
    var walk = BoardWalk(
      try BoardPackage.read(try Fixture.packageFiles(), form: .obz).package, locale: "es")
    for _ in 0..<1_000 {
      let button = try #require(walk.board.buttons.first { $0.link != nil })
      walk.press(button)
    }
    #expect(walk.board.id == "1")
    walk.goHome()
    #expect(!walk.canGoBack)
  }

  @Test func freelyPlacedButtonsKeepTheirPlaces() throws {
    let board = try Fixture.read(
      #"""
      {"format": "open-board-0.1", "id": "x", "buttons": [
        {"id": "1", "label": "a", "left": 0.102, "top": 0.2345, "width": 0.08, "height": 0.11},
        {"id": "2", "label": "b", "left": 0, "top": 1, "width": 1, "height": 0.5}],
        "grid": {"rows": 1, "columns": 1, "order": [["1"]]}}
      """#
    )
    #expect(board.package.root.isAbsolute)
    #expect(board.package.root.button("1")?.frame?.top == 0.2345)
    #expect(!board.report.notes.contains { $0.kind == .unplacedButton })
  }
}
