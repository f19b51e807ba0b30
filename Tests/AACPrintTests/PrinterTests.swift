import AACCore
import AACPrint
import Foundation
import Testing

struct PrinterTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)
  private let yellow = PrintColor(red: 255, green: 242, blue: 128)
  private let green = PrintColor(red: 176, green: 228, blue: 160)
  private static let drawing = Data(
    #"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
    <rect width="10" height="10" fill="#0000ff"/></svg>
    """#.utf8)

  private func board(
    _ name: String = "Casa", picture: PrintPicture? = .data(Self.drawing), label: String = "niño"
  ) -> PrintBoard {
    PrintBoard(
      name: name, rows: 2, columns: 3,
      tiles: [
        (
          .init(row: 0, column: 0, rows: 2, columns: 3),
          PrintTile(label: label, picture: picture, face: yellow)
        ),
        (
          .init(row: 1, column: 2, rows: 2, columns: 3),
          PrintTile(label: "coração", face: green, leadsToPage: 2)
        ),
      ], credits: ["Imágenes: CC BY 4.0, Ana Peña"])
  }

  private func pdf(_ sheets: [PrintSheet]) throws -> Printer.Printed {
    try Printer().print(sheets, as: .pdf, title: "Casa", now: now)
  }

  @Test(
    arguments: [
      (.a4, .portrait, "595.276 x 841.89 pts (A4)"),
      (.a4, .landscape, "841.89 x 595.276 pts (A4)"),
      (.letter, .portrait, "612 x 792 pts (letter)"),
      (.letter, .landscape, "792 x 612 pts (letter)"),
    ] as [(PrintPaper, PrintSetup.Orientation, String)])
  func pagesHaveTheSizeOfThePaper(
    _ paper: PrintPaper, _ orientation: PrintSetup.Orientation, _ size: String
  ) throws {
    let setup = PrintSetup(paper: paper, orientation: orientation)
    let printed = try pdf([PrintSheet(board(), setup: setup)])
    let info = try Tool.text("pdfinfo", ["FILE"], of: printed.data)
    #expect(info.contains("Page size:       \(size)"), "\(info)")
    #expect(info.contains("Title:           Casa"))
  }

  @Test func everyBoardHasAPageAndTheLicenceLine() throws {
    let sheets = (1...3).map {
      PrintSheet(board("Tablero \($0)"), setup: PrintSetup(), number: $0, of: 3)
    }
    let printed = try pdf(sheets)
    #expect(printed.problems == [])
    let pages = try Tool.text("pdftotext", ["-layout", "FILE", "-"], of: printed.data)
      .split(separator: "\u{C}")
    #expect(pages.count == 3)
    for (index, page) in pages.enumerated() {
      for text in [
        "Tablero \(index + 1)", "\(index + 1) / 3", "niño", "coração", "→ 2",
        "Imágenes: CC BY 4.0, Ana Peña",
      ] {
        #expect(
          page.filter { !$0.isWhitespace }.contains(text.filter { !$0.isWhitespace }),
          "\(text) on page \(index + 1)")
      }
    }
  }

  @Test func tilesStandInTheirPlacesWithTheirColours() throws {
    let sheet = PrintSheet(board(), setup: PrintSetup(orientation: .landscape))
    let dots = try Dots(pdf: try pdf([sheet]).data)
    let (first, last) = (sheet.tiles[0].frame, sheet.tiles[1].frame)
    // The upper left cell and the lower right one of three by two.
    #expect(first.right < sheet.page.width / 2 && first.bottom < last.y)
    #expect(last.x > sheet.page.width / 2 && last.y > first.bottom)
    #expect(dots[first.x + 8, first.y + first.height / 2].isAlmost(255, 242, 128))
    #expect(dots[last.x + 8, last.y + last.height / 2].isAlmost(176, 228, 160))
    // The picture is in the upper part of its tile, and nowhere in a tile without one.
    #expect(dots[first.x + first.width / 2, first.y + first.height * 0.35].isAlmost(0, 0, 255))
    let blue = dots.count(x: last.x...last.right, y: last.y...last.bottom) {
      $0.isAlmost(0, 0, 255)
    }
    #expect(blue == 0)
    // A cell without a tile is paper.
    #expect(dots[sheet.page.width / 2, first.y + 20].isAlmost(255, 255, 255))
  }

  @Test func marksAreOutsideTheTilesAndOnlyWhereTheyAreWanted() throws {
    let marked = PrintSheet(board(), setup: PrintSetup())
    // Each of four edges of the columns has a mark above and below, each of three of the rows two.
    #expect(marked.marks.count == 2 * 4 + 2 * 3)
    for mark in marked.marks {
      for tile in marked.tiles {
        let frame = tile.frame
        let isInside =
          mark.fromX > frame.x && mark.fromX < frame.right && mark.fromY > frame.y
          && mark.fromY < frame.bottom
        #expect(!isInside)
      }
      #expect(mark.fromX >= 0 && mark.toX <= marked.page.width)
      #expect(mark.fromY >= 0 && mark.toY <= marked.page.height)
    }
    #expect(PrintSheet(board(), setup: PrintSetup(hasMarks: false)).marks == [])
    let dots = try Dots(pdf: try pdf([marked]).data)
    let mark = try #require(marked.marks.first)
    let dark = dots.count(
      x: (mark.fromX - 1)...(mark.fromX + 1), y: mark.fromY...mark.toY
    ) { $0.red < 128 }
    #expect(dark >= Int(mark.toY - mark.fromY) - 2)
  }

  @Test(arguments: [5.0, 10, 40])
  func nothingStandsInTheMargin(_ margin: Double) throws {
    let sheet = PrintSheet(board(), setup: PrintSetup(margin: margin))
    let points = margin * 72 / 25.4
    let dots = try Dots(pdf: try pdf([sheet]).data)
    let width = Double(dots.width - 1)
    let height = Double(dots.height - 1)
    for (x, y) in [
      (0...points - 2, 0...height), (width - points + 2...width, 0...height),
      (0...width, 0...points - 2), (0...width, height - points + 2...height),
    ] { #expect(dots.count(x: x, y: y) { $0.red < 250 } == 0) }
  }

  @Test(arguments: [
    "ñ", "supercalifragilisticoespialidoso y electroencefalografista",
    "una frase muy larga que alguien escribió en un botón muy pequeño porque así lo quiso",
    String(repeating: "palabra", count: 60), "corazón\u{301}", "línea\nnueva",
  ])
  func wordsOfAnyLengthStayInTheirTile(_ label: String) throws {
    let small = PrintBoard(
      name: "", rows: 6, columns: 10,
      tiles: [
        (
          .init(row: 2, column: 4, rows: 6, columns: 10),
          PrintTile(label: label, picture: .data(Self.drawing), face: .white, edge: .white)
        )
      ], credits: [])
    let sheet = PrintSheet(small, setup: PrintSetup(hasMarks: false))
    let printed = try pdf([sheet])
    #expect(printed.problems == [])
    let frame = sheet.tiles[0].frame
    let dots = try Dots(pdf: printed.data)
    let all = dots.count(x: 0...Double(dots.width - 1), y: 0...Double(dots.height - 1)) {
      $0.red < 200
    }
    let inside = dots.count(x: frame.x...frame.right, y: frame.y...frame.bottom) { $0.red < 200 }
    #expect(all == inside && inside > 0)
    let shown = try Tool.text("pdftotext", ["FILE", "-"], of: printed.data)
    let letters = { (text: String) in
      text.precomposedStringWithCompatibilityMapping.filter(\.isLetter)
    }
    #expect(letters(shown) == letters(label))
  }

  @Test func aTextThatNobodyCouldReadIsCutAndReported() throws {
    for count in [200, 1_000] {
      let tile = PrintTile(label: String(repeating: "muy largo ", count: count), edge: .white)
      let tiny = PrintBoard(
        name: "", rows: 40, columns: 40,
        tiles: [(.init(row: 20, column: 20, rows: 40, columns: 40), tile)], credits: [])
      let sheet = PrintSheet(tiny, setup: PrintSetup(hasMarks: false))
      let printed = try pdf([sheet])
      #expect(printed.problems.map(\.kind) == [.cutText])
      let frame = sheet.tiles[0].frame
      let dots = try Dots(pdf: printed.data)
      let all = dots.count(x: 0...Double(dots.width - 1), y: 0...Double(dots.height - 1)) {
        $0.red < 200
      }
      let inside = dots.count(x: frame.x...frame.right, y: frame.y...frame.bottom) {
        $0.red < 200
      }
      #expect(all == inside)
    }
  }

  @Test func darkFacesHaveLightLetters() throws {
    let dark = PrintBoard(
      name: "", rows: 1, columns: 1,
      tiles: [
        (
          .init(row: 0, column: 0, rows: 1, columns: 1),
          PrintTile(label: "no", face: PrintColor(red: 40, green: 0, blue: 60))
        )
      ], credits: [])
    let sheet = PrintSheet(dark, setup: PrintSetup(hasMarks: false))
    let frame = sheet.tiles[0].frame
    let dots = try Dots(pdf: try pdf([sheet]).data)
    let inner = (x: frame.x + 20...frame.right - 20, y: frame.y + 20...frame.bottom - 20)
    let white = dots.count(x: inner.x, y: inner.y) { $0.isAlmost(255, 255, 255) }
    #expect(white > 100)
  }

  @Test func oneFormatHoldsPagesAndTheOthersOne() throws {
    let sheet = PrintSheet(board(), setup: PrintSetup())
    for format in [PrintFormat.png, .svg] {
      #expect(throws: PrintError.notSingle(count: 2)) {
        try Printer().print([sheet, sheet], as: format, title: "", now: now)
      }
    }
    #expect(PrintFormat(path: "a/b.PDF") == .pdf)
    #expect(PrintFormat(path: "a/b.jpg") == nil)
  }

  @Test func dotsAndDrawingsShowThePageToo() throws {
    let sheet = PrintSheet(board(), setup: PrintSetup(orientation: .landscape))
    let frame = sheet.tiles[0].frame
    let png = try Printer(resolution: 144).print([sheet], as: .png, title: "", now: now)
    #expect(png.data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let svg = try Printer().print([sheet], as: .svg, title: "", now: now)
    #expect(String(decoding: svg.data, as: UTF8.self).contains("<svg"))
    // Printed once more as the picture of a tile, each has its colours in the same places.
    for (data, name) in [(png.data, "png"), (svg.data, "svg")] {
      let around = PrintSheet(
        PrintBoard(
          name: "", rows: 1, columns: 1,
          tiles: [
            (
              .init(row: 0, column: 0, rows: 1, columns: 1),
              PrintTile(label: "", picture: .data(data), edge: .white)
            )
          ], credits: []), setup: PrintSetup(orientation: .landscape, hasMarks: false))
      let dots = try Dots(pdf: try pdf([around]).data)
      let outer = around.tiles[0].frame
      let side = min(outer.width, outer.height) * 0.05 + 1.5
      let scale = min(
        (outer.width - 2 * side) / sheet.page.width,
        (outer.height - 2 * side) / sheet.page.height)
      let x = outer.x + outer.width / 2 + (frame.x + 12 - sheet.page.width / 2) * scale
      let y =
        outer.y + outer.height / 2 + (frame.y + frame.height / 2 - sheet.page.height / 2) * scale
      #expect(dots[x, y].isAlmost(255, 242, 128), "\(name)")
    }
  }

  @Test func theSamePagesGiveTheSameBytes() throws {
    let sheet = PrintSheet(board(), setup: PrintSetup())
    #expect(try pdf([sheet]).data == pdf([sheet]).data)
  }

  @Test func namesOfCountriesChooseThePaper() {
    #expect(PrintPaper.usual(in: .englishUnitedStates) == .letter)
    #expect(PrintPaper.usual(in: .spanishMexico) == .letter)
    #expect(PrintPaper.usual(in: .spanishSpain) == .a4)
    #expect(PrintPaper.usual(in: .portugueseBrazil) == .a4)
  }
}
