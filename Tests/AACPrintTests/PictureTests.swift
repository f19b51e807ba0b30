import AACPrint
import Foundation
import Testing

struct PictureTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func sheet(_ picture: PrintPicture) -> PrintSheet {
    PrintSheet(
      PrintBoard(
        name: "", rows: 1, columns: 1,
        tiles: [
          (
            .init(row: 0, column: 0, rows: 1, columns: 1),
            PrintTile(label: "casa", picture: picture)
          )
        ], credits: []), setup: PrintSetup(orientation: .landscape))
  }

  private func print(_ data: Data) throws -> Printer.Printed {
    try Printer().print([sheet(.data(data))], as: .pdf, title: "", now: now)
  }

  /// A picture of red dots in a format.
  private static func red(_ ending: String) throws -> Data {
    let fixtures = try #require(Bundle.module.resourceURL?.appending(path: "Fixtures"))
    return try Data(contentsOf: fixtures.appending(path: "red.\(ending)"))
  }

  @Test(arguments: ["svg", "png", "jpg", "gif", "bmp"])
  func picturesOfEachKindAreDrawn(_ kind: String) throws {
    let printed = try print(try Self.red(kind))
    #expect(printed.problems == [])
    let frame = sheet(.characters("")).tiles[0].frame
    let dots = try Dots(pdf: printed.data)
    #expect(
      dots[frame.x + frame.width / 2, frame.y + frame.height * 0.35].isAlmost(254, 0, 0))
  }

  @Test(arguments: [
    "", "hola", "<html></html>", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'><g></svg>",
    "\u{7F}ELF", "GIF89a", "BM",
  ])
  func whatIsNoPictureIsReportedWithItsWordAndTheWordIsPrinted(_ text: String) throws {
    let printed = try print(Data(text.utf8))
    #expect(printed.problems.map(\.kind) == [.brokenPicture])
    #expect(printed.problems.first?.place == "casa")
    #expect(try Tool.text("pdftotext", ["FILE", "-"], of: printed.data).contains("casa"))
  }

  @Test func aPictureThatIsCutShortIsReported() throws {
    #expect(try print(try Self.red("png").dropLast(30)).problems.map(\.kind) == [.brokenPicture])
  }

  @Test func aPictureThatClaimsTooManyDotsIsReportedAndNoMemoryTaken() throws {
    // The head of a PNG of 60,000 by 60,000 dots, 14 GB of memory.
    var head = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    let claim: [UInt8] = [
      0x49, 0x48, 0x44, 0x52, 0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 2, 0, 0, 0,
    ]
    head += claim + Self.checksum(claim)
    for name in ["IDAT", "IEND"] {
      let chunk = Array(name.utf8)
      head += [0, 0, 0, 0] + chunk + Self.checksum(chunk)
    }
    #expect(try print(head).problems.map(\.kind) == [.largePicture])
  }

  /// CRC-32 as PNG has it.
  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    let sum = bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
    return withUnsafeBytes(of: (~sum).bigEndian, Array.init)
  }

  @Test func drawingsReadNothingOutsideThemselves() throws {
    let secret = FileManager.default.temporaryDirectory
      .appending(path: "aac-print-\(UUID().uuidString).svg")
    try Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2H0z" fill="red"/></svg>"#
        .utf8
    ).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let curious = #"""
      <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file://\#(secret.path)">]>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 2 2">
      <image href="file://\#(secret.path)" width="2" height="2"/>
      <use xlink:href="\#(secret.path)#x"/><text>&x;</text></svg>
      """#
    let dots = try Dots(pdf: try print(Data(curious.utf8)).data)
    let red = dots.count(x: 0...Double(dots.width - 1), y: 0...Double(dots.height - 1)) {
      $0.isAlmost(255, 0, 0)
    }
    #expect(red == 0)
  }

  @Test func drawingsThatGrowWithoutEndAreRefused() throws {
    let entities = (1...9).map { number in
      "<!ENTITY e\(number) \"\(String(repeating: "&e\(number - 1);", count: 10))\">"
    }.joined()
    let laughs = #"""
      <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ha">\#(entities)]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><text>&e9;</text></svg>
      """#
    #expect(try print(Data(laughs.utf8)).problems.map(\.kind) == [.brokenPicture])
    let groups = (1...14).map { number in
      "<g id='g\(number)'>"
        + String(repeating: "<use href='#g\(number - 1)'/>", count: 10) + "</g>"
    }.joined()
    let uses =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><g id='g0'><path d='M0 0h1v1z'/></g>"
      + groups + "</svg>"
    #expect(try print(Data(uses.utf8)).problems.map(\.kind) == [.brokenPicture])
  }

  @Test func charactersThatNoFontHasAreReportedAndNotDrawnAsBoxes() throws {
    // A private character has no drawing in any font.
    let printed = try Printer().print(
      [sheet(.characters("\u{10FFFD}"))], as: .pdf, title: "", now: now)
    #expect(printed.problems.map(\.kind) == [.noGlyph])
  }
}
