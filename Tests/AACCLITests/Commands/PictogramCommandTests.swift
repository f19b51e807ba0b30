import AACCore
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
