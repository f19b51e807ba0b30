import AACBoards
import AACCore
import AACPrint
import AACStore
import Foundation
import Testing

@testable import aac_cli

struct PictogramCommandTests {
  /// A set of three drawings, in the form of Mulberry.
  private func berries(_ bench: Bench) throws -> String {
    let folder = URL(filePath: bench.folder.path + "/berries")
    let drawings = folder.appending(path: "EN")
    try FileManager.default.createDirectory(at: drawings, withIntermediateDirectories: true)
    let list = """
      symbol-id,category-id,grammar,rated,tags,symbol-en,category-en
      1,1,Noun,0,,apple,Food
      2,1,Verb,0,,"eat_,_to",Food
      3,1,Noun,0,,cat,Animal
      4,1,Noun,0,,broken,Animal
      """
    try Data(list.utf8).write(to: folder.appending(path: "symbol-info.csv"))
    for (name, path) in [("apple", "M1 1h1"), ("eat_,_to", "M2 2h1"), ("cat", "M3 3h1")] {
      let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><script>x</script><path d=\"\(path)\"/></svg>"
      try Data(svg.utf8).write(to: drawings.appending(path: "\(name).svg"))
    }
    try Data("<svg".utf8).write(to: drawings.appending(path: "broken.svg"))
    return folder.path
  }

  @Test func aSetIsInstalledSearchedUsedExportedAndRemoved() async throws {
    let bench = try Bench()
    let folder = try berries(bench)
    #expect(await bench.run("pictogram", "install", folder) == 0)
    #expect(bench.console.notes.contains("EN/broken.svg: "))
    #expect(bench.console.notes.contains("Mulberry: 3 dibujos; rechazados: 1"))
    #expect(bench.console.notes.contains("CC BY-SA 4.0"))
    for words in ["apples", "gatos", "eating", "MAÇÃS", "comiendo"] {
      let search = bench.again()
      #expect(await search.run("pictogram", "search", words) == 0)
      #expect(search.lines.contains { $0.contains("mulberry:") && $0.contains("CC BY-SA 4.0") })
    }
    let add = bench.again()
    #expect(await add.run("vocabulary", "add", "cat", "--format", "json", "--yes") == 0)
    #expect(add.console.output.contains("mulberry:"), "\(add.console.output)")
    #expect(await bench.run("vocabulary", "undo") == 0)
    #expect(await bench.run("pictogram", "use", "mulberry") == 0)
    let out = bench.folder.path + "/out.svg"
    let export = bench.again()
    #expect(await export.run("pictogram", "export", "manzana", out) == 0)
    #expect(export.console.output.contains("mulberry:apple"))
    #expect(export.console.notes.contains("Mulberry Symbols, Steve Lee, CC BY-SA 4.0"))
    let svg = try String(contentsOfFile: out, encoding: .utf8)
    #expect(svg.contains("M1 1h1") && !svg.contains("script"))
    let sets = bench.again()
    #expect(await sets.run("pictogram", "sets", "--format", "json") == 0)
    #expect(sets.console.output.contains("\"isInUse\":true"))
    #expect(await bench.run("pictogram", "remove", "mulberry") == 0)
    #expect(await bench.run("pictogram", "remove", "mulberry") == 65)
    let none = bench.again()
    #expect(await none.run("pictogram", "sets") == 0)
    #expect(none.console.output == "")
  }

  @Test func aWordGetsAPictureOfAFile() async throws {
    let bench = try Bench()
    let file = try berries(bench) + "/EN/apple.svg"
    #expect(
      await bench.run(
        "pictogram", "add", file, "--for", "manzana", "--licence", "CC0", "--author", "Eva") == 0)
    let id = try #require(
      try bench.database.entries(named: "manzana", in: .spanish).first?.pictogram)
    #expect(id.rawValue.hasPrefix("own:"))
    let picture = try #require(try bench.database.picture(for: id))
    #expect(picture.credit == "Eva, CC0" && picture.mediaType == "image/svg+xml")
    #expect(await bench.run("vocabulary", "undo") == 0)
    #expect(try bench.database.entries(named: "manzana", in: .spanish).first?.pictogram != id)
  }

  @Test func aPictureIsWrittenUnderANameThatFitsAndReplacesNothingUnasked() async throws {
    let bench = try Bench()
    let drawing = try berries(bench) + "/EN/apple.svg"
    #expect(await bench.run("pictogram", "add", drawing, "--for", "manzana") == 0)
    for name in ["out.png", "out", "out.svg.txt"] {
      #expect(await bench.run("pictogram", "export", "manzana", bench.folder.file(name)) == 64)
      #expect(!FileManager.default.fileExists(atPath: bench.folder.file(name)))
    }
    #expect(bench.console.notes.contains("debe acabar en .svg"))
    let out = try bench.folder.write("mine", to: "out.SVG")
    #expect(await bench.run("pictogram", "export", "manzana", out) == 1)
    #expect(try String(contentsOfFile: out, encoding: .utf8) == "mine")
    #expect(await bench.run("pictogram", "export", "manzana", out, "--yes") == 0)
    #expect(try String(contentsOfFile: out, encoding: .utf8).contains("<svg"))
  }

  @Test func symbolsWithoutAFileAreNamed() async throws {
    let bench = try Bench()
    let folder = try berries(bench)
    try FileManager.default.removeItem(atPath: folder + "/EN/cat.svg")
    #expect(await bench.run("pictogram", "install", folder) == 0)
    #expect(bench.console.notes.contains("cat: está en la lista y falta su archivo"))
    #expect(bench.console.notes.contains("Sin archivo: 1 símbolo de la lista"))
    let json = bench.again()
    #expect(await json.run("pictogram", "install", folder, "--format", "json") == 0)
    #expect(json.console.output.contains(#""missing":["cat"]"#))
    #expect(json.console.output.contains(#""refused":["EN/broken.svg: "#))
  }

  @Test func theSetInUseIsNamedAndPrinted() async throws {
    let bench = try Bench()
    #expect(await bench.run("pictogram", "install", try berries(bench)) == 0)
    #expect(await bench.run("pictogram", "use", "mulberry") == 0)
    let show = bench.again()
    #expect(await show.run("vocabulary", "info", "manzana") == 0)
    #expect(show.lines.contains("  se ve con: mulberry:apple"))
    let strip = bench.folder.file("strip.svg")
    #expect(
      await bench.run("strip", "--verb", "comer", "--complement", "manzana", "--out", strip) == 0)
    var credits = Credits()
    let id = try #require(
      try bench.database.entries(named: "manzana", in: .spanish).first?.pictogram)
    guard let printed = try bench.database.printed(id, credits: &credits),
      case .data(let data) = printed
    else {
      Issue.record("no drawing is printed")
      return
    }
    #expect(String(decoding: data, as: UTF8.self).contains("M1 1h1"))
    #expect(credits.names.contains { $0.contains("CC BY-SA 4.0") })
  }

  @Test func whatIsNoPictureIsRefusedWithOneLine() async throws {
    let bench = try Bench()
    let file = bench.folder.path + "/letter.png"
    try Data("Dear aunt".utf8).write(to: URL(filePath: file))
    #expect(await bench.run("pictogram", "add", file, "--for", "manzana") == 65)
    #expect(bench.console.notes.split(separator: "\n").count == 1)
    #expect(bench.console.notes.contains("\(file): no es una imagen"))
    #expect(await bench.run("pictogram", "add", "/nowhere.png", "--for", "manzana") == 66)
    #expect(await bench.run("pictogram", "install", bench.folder.path) == 65)
    #expect(await bench.run("pictogram", "search", "xyzzy") == 1)
    #expect(await bench.run("pictogram", "use", "nothing") == 65)
    #expect(await bench.run("pictogram", "export", "aac:no-such-drawing", file) == 65)
  }
}
