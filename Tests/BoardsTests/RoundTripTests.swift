import Foundation
import Testing

@testable import Boards

struct RoundTripTests {
  @Test(arguments: ["everything.obf", "wild.obf"])
  func aBoardGoesOutByteForByte(_ name: String) throws {
    let data = try Fixture.data(name)
    let package = try Fixture.read(data, named: name).package
    #expect(try package.singleFile().data == data)
    let files = try package.packageFiles().files
    let again = try Fixture.read(try Fixture.pack(files), named: "x.obz").package
    #expect(again.root.json == package.root.json)
    #expect(again.file(again.root.path)?.data == data)
  }

  @Test(arguments: ["everything.obf", "wild.obf"])
  func whatIsWrittenFromValuesIsEqual(_ name: String) throws {
    let json = try JSONValue(try Fixture.data(name))
    #expect(try JSONValue(json.data) == json)
  }

  @Test func aPackageGoesOutFileByFile() throws {
    let files =
      try Fixture.packageFiles() + [
        BoardFile(path: "extra/ñandú.txt", data: Data("x".utf8)),
        BoardFile(path: "vacío", data: Data()),
      ]
    let first = try Fixture.pack(files)
    let package = try Fixture.read(first, named: "x.obz").package
    let out = try package.packageFiles()
    #expect(out.files == files)
    #expect(try Fixture.pack(out.files) == first)
    #expect(out.report.notes(.changed).isEmpty)
  }

  @Test func oneBoardOfAPackageBecomesAFileOfItsOwn() throws {
    let package = try BoardPackage.read(try Fixture.packageFiles(), form: .obz).package
    #expect(throws: BoardError.notSingle(count: 2)) { try package.singleFile() }
    #expect(throws: BoardError.unknownBoard(name: "9")) { try package.singleFile("9") }
    let (data, report) = try package.singleFile("Inicio")
    let board = try Fixture.read(data).package.root
    #expect(board.cells.map { $0?.label } == package.root.cells.map { $0?.label })
    #expect(Set(report.notes(.changed).map(\.kind)) == [.embedded, .unlinked])
    let media = try #require(board.images.first?.media)
    let png = try Fixture.data("package/images/uno.png")
    #expect(media == .data(png, contentType: "image/png"))
    #expect(board.button("b")?.link?.id == "2" && board.button("b")?.link?.path == nil)
  }
}
