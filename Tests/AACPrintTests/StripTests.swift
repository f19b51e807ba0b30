import AACPrint
import Foundation
import Testing

struct StripTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func strip(_ count: Int, isQuestion: Bool = true) -> PrintStrip {
    PrintStrip(
      tiles: (0..<count).map {
        PrintTile(
          label: "w\($0)", face: PrintColor(red: 176, green: 228, blue: 160), isNegated: $0 == 1)
      }, text: "¿No quiero más agua, mamá?", isQuestion: isQuestion,
      credits: ["Imágenes: CC BY 4.0, Ana"])
  }

  @Test func theStripHasTilesSentenceAndLicenceLine() throws {
    let sheet = PrintSheet(strip(3), setup: PrintSetup())
    let printed = try Printer().print([sheet], as: .pdf, title: "", now: now)
    let text = try Tool.text("pdftotext", ["-layout", "FILE", "-"], of: printed.data)
    for part in ["w0", "w1", "w2", "?", "¿No quiero más agua, mamá?", "Ana"] {
      #expect(text.contains(part))
    }
  }

  @Test func theRedCrossLiesOnTheNegatedTileAlone() throws {
    let sheet = PrintSheet(strip(3), setup: PrintSetup())
    let dots = try Dots(
      pdf: try Printer().print([sheet], as: .pdf, title: "", now: now).data)
    for (index, tile) in sheet.tiles.enumerated() {
      let frame = tile.frame
      let red = dots.count(x: frame.x...frame.right, y: frame.y...frame.bottom) {
        $0.isAlmost(204, 0, 0)
      }
      #expect(index == 1 ? red > 200 : red == 0)
    }
    let crossed = sheet.tiles[1].frame
    #expect(
      dots[crossed.x + crossed.width * 0.25, crossed.y + crossed.height * 0.25]
        .isAlmost(204, 0, 0))
  }

  @Test(arguments: [1, 2, 5, 12, 40])
  func anyNumberOfTilesIsOnThePage(_ count: Int) {
    for paper in PrintPaper.allCases {
      let sheet = PrintSheet(strip(count), setup: PrintSetup(paper: paper))
      #expect(sheet.tiles.count == count)
      let frames = sheet.tiles.map(\.frame) + sheet.texts.map(\.frame)
      for frame in frames {
        #expect(frame.x >= 0 && frame.right <= sheet.page.width)
        #expect(frame.y >= 0 && frame.bottom <= sheet.page.height)
      }
      for (index, frame) in frames.enumerated() {
        for other in frames[..<index] {
          let isApart =
            frame.x >= other.right || other.x >= frame.right || frame.y >= other.bottom
            || other.y >= frame.bottom
          #expect(isApart)
        }
      }
    }
  }

  @Test func aPictureOfTheStripIsNoLargerThanItMustBe() {
    let whole = PrintSheet(strip(3), setup: PrintSetup())
    let cropped = PrintSheet(strip(3), setup: PrintSetup(), isCropped: true)
    #expect(cropped.page.width == whole.page.width)
    #expect(cropped.page.height < whole.page.height / 2)
    #expect(cropped.tiles == whole.tiles)
    for text in cropped.texts { #expect(text.frame.bottom <= cropped.page.height) }
  }

  @Test func aStatementHasNoQuestionMark() {
    let sheet = PrintSheet(strip(3, isQuestion: false), setup: PrintSetup())
    #expect(!sheet.texts.map(\.text).contains("?"))
  }
}
