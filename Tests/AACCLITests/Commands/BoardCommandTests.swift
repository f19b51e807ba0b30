import AACArchive
import AACStore
import Foundation
import Testing

@testable import aac_cli

struct BoardCommandTests {
  private static let board = #"""
    {"format": "open-board-0.1", "id": "casa", "locale": "es", "name": "Mi casa",
     "ext_aac_scale": 1.50,
     "buttons": [{"id": "1", "label": "quiero", "image_id": "i"}, {"id": "2", "label": "agua"},
                 {"id": "3", "label": "borrar", "action": ":clear"}],
     "grid": {"rows": 2, "columns": 2, "order": [["1", "2"], [null, "3"]]},
     "images": [{"id": "i", "url": "https://example.org/a.png"}], "sounds": []}
    """#

  private func file(_ bench: Bench, _ name: String, _ text: String = board) throws -> String {
    let path = bench.folder.file(name)
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  @Test func aBoardIsImportedListedShownAndExportedAsItCame() async throws {
    let bench = try Bench()
    let path = try file(bench, "casa.obf")
    #expect(await bench.run("board", "import", path) == 0)
    #expect(bench.lines.first == "«Mi casa» importado: tableros 1, botones 3")
    #expect(bench.console.output.contains("Palabras que la gramática conoce: 1 de 2"))
    #expect(bench.console.output.contains("están en internet"))

    let list = bench.again()
    #expect(await list.run("board", "list") == 0)
    #expect(list.lines.first == "Mi casa (casa.obf, 1)")

    let show = bench.again()
    #expect(await show.run("board", "show", "mi casa") == 0)
    #expect(
      show.lines == ["Mi casa", "2 × 2", "  1.1  quiero", "  1.2  agua", "  2.2  borrar (:clear)"])

    let out = bench.folder.file("otra.obf")
    #expect(await bench.again().run("board", "export", "mi casa", "--out", out) == 0)
    #expect(FileManager.default.contents(atPath: out) == Data(Self.board.utf8))
  }

  @Test func theIDAndTheReportAreThereForPrograms() async throws {
    let bench = try Bench()
    #expect(await bench.run("board", "import", try file(bench, "c.obf"), "--format", "json") == 0)
    let json = try JSONSerialization.jsonObject(with: Data(bench.console.output.utf8))
    let report = try #require(json as? [String: Any])
    let id = try #require(report["id"] as? String)
    #expect(try bench.database.boardSet(id).name == "Mi casa")
    #expect((report["unused"] as? [[String: Any]])?.first?["kind"] as? String == "remoteMedia")
    #expect(
      (report["kept"] as? [[String: Any]])?.first?["places"] as? [String] == ["ext_aac_scale"])
  }

  @Test func aPackageGoesInAndOutByteForByte() async throws {
    let bench = try Bench()
    let packed = try ZipArchive.data(of: [
      ArchiveEntry(
        path: "manifest.json",
        data: Data(
          #"{"format": "open-board-0.1", "root": "a.obf", "paths": {"boards": {"casa": "a.obf"}}}"#
            .utf8)),
      ArchiveEntry(path: "a.obf", data: Data(Self.board.utf8)),
      ArchiveEntry(path: "otro/ñ.bin", data: Data([1, 2, 3])),
    ])
    let path = bench.folder.file("x.obz")
    try packed.write(to: URL(filePath: path))
    #expect(await bench.run("board", "import", path, "--name", "Todo") == 0)
    let out = bench.folder.file("y.obz")
    #expect(await bench.again().run("board", "export", "todo", "--out", out) == 0)
    #expect(FileManager.default.contents(atPath: out) == packed)
  }

  @Test func whatCannotBeImportedLeavesNothingAndSaysWhyInOneLine() async throws {
    let bench = try Bench()
    let cases: [(String, String, Int32)] = [
      ("a.obf", "{", 65), ("b.obf", "hola", 65),
      ("c.obf", #"{"format":"open-board-0.1","buttons":3}"#, 65),
      ("d.obz", "PK\u{3}\u{4}xxxx", 65),
    ]
    for (name, text, code) in cases {
      let again = bench.again()
      #expect(await again.run("board", "import", try file(bench, name, text)) == code)
      #expect(again.console.output.isEmpty)
      #expect(again.console.notes.split(separator: "\n").count == 1)
    }
    #expect(await bench.run("board", "import", bench.folder.file("nada.obf")) == 66)
    #expect(await bench.run("board", "import", "/dev/zero") == 66)
    #expect(try bench.database.boardSets(includingRemoved: true).isEmpty)
  }

  @Test func aFileThatIsThereIsNotWrittenOver() async throws {
    let bench = try Bench()
    let path = try file(bench, "casa.obf")
    #expect(await bench.run("board", "import", path) == 0)
    let other = try file(bench, "other.obf", "mine")
    #expect(await bench.run("board", "export", "mi casa", "--out", other) == 73)
    #expect(FileManager.default.contents(atPath: other) == Data("mine".utf8))
    #expect(await bench.run("board", "export", "mi casa", "--out", other, "--yes") == 0)
    #expect(await bench.run("board", "export", "mi casa", "--out", "/nonexistent/x.obz") == 73)
    #expect(await bench.run("board", "export", "mi casa", "--out", "x.pdf") == 64)
    #expect(await bench.run("board", "export", "nada", "--out", "x.obz") == 1)
  }

  @Test func removingHidesAndRestoringBringsBack() async throws {
    let bench = try Bench()
    #expect(await bench.run("board", "import", try file(bench, "casa.obf")) == 0)
    #expect(await bench.run("board", "remove", "mi casa") == 0)
    #expect(await bench.run("board", "show", "mi casa") == 1)
    #expect(await bench.run("board", "restore", "mi casa") == 0)
    #expect(await bench.run("board", "show", "mi casa") == 0)
  }

  @Test func validatingNamesEveryMistakeWithItsPlace() async throws {
    let bench = try Bench(locale: "en_US.UTF-8")
    let path = try file(bench, "casa.obf")
    #expect(await bench.run("board", "validate", path) == 65)
    #expect(bench.lines.contains("casa.obf: error: images[0].width: is missing and must be there"))
    #expect(
      bench.lines.contains("casa.obf: warning: license: without a license all rights are reserved"))
    #expect(try bench.database.boardSets().isEmpty)
    let right = #"""
      {"format": "open-board-0.1", "id": "x", "locale": "es", "name": "n", "description_html": "d",
       "license": {"type": "CC0"}, "buttons": [], "images": [], "sounds": [],
       "grid": {"rows": 1, "columns": 1, "order": [[null]]}}
      """#
    let again = bench.again()
    #expect(await again.run("board", "validate", try file(bench, "right.obf", right)) == 0)
    #expect(again.console.notes.contains("Correct"))
  }

  @Test func whatImportRefusesIsNoValidFile() async throws {
    let bench = try Bench()
    let newer = Self.board.replacing("open-board-0.1", with: "open-board-0.2")
    let buttons = (0...10_000).map { #"{"id": "\#($0)", "label": "x"}"# }
    let many = """
      {"format": "open-board-0.1", "id": "x", "locale": "es", "name": "n", "description_html": "d",
       "license": {"type": "CC0"}, "buttons": [\(buttons.joined(separator: ","))], "images": [], "sounds": [],
       "grid": {"rows": 1, "columns": 1, "order": [["1"]]}}
      """
    for (name, text, problem) in [
      ("newer.obf", newer, "open-board-0.2"), ("many.obf", many, "10000"),
    ] {
      let path = try file(bench, name, text)
      let imported = bench.again()
      #expect(await imported.run("board", "import", path) == 65)
      #expect(imported.console.notes.contains(problem))
      let validated = bench.again()
      #expect(await validated.run("board", "validate", path) == 65)
      #expect(validated.lines.contains { $0.contains("error:") && $0.contains(problem) })
      #expect(validated.lines.count <= 100)
    }
    let long = bench.again()
    #expect(await long.run("board", "validate", bench.folder.file("many.obf")) == 65)
    #expect(long.lines.count == 100)
    #expect(long.console.notes.contains("más"))
    #expect(try bench.database.boardSets(includingRemoved: true).isEmpty)
  }

  @Test func fieldsOfThisProgramAreNotToldAsThoseOfAnother() async throws {
    let bench = try Bench()
    let out = bench.folder.file("palabras.obz")
    #expect(await bench.run("board", "export", "core", "--out", out) == 0)
    let json = bench.again()
    #expect(await json.run("board", "import", out, "--format", "json") == 0)
    #expect(!json.console.output.contains("extensionField"))
  }

  private static let phrases = #"""
    {"format": "open-board-0.1", "id": "frases", "locale": "es", "name": "Frases",
     "buttons": [{"id": "1", "label": "yo"}, {"id": "2", "label": "querer"}, {"id": "3", "label": "agua"},
                 {"id": "4", "label": "¿Dónde está el baño?"},
                 {"id": "5", "label": "ayuda", "vocalization": "¡Necesito ayuda, por favor!"}],
     "grid": {"rows": 1, "columns": 5, "order": [["1", "2", "3", "4", "5"]]}}
    """#

  @Test(arguments: [
    (["yo", "querer", "agua", "¿Dónde está el baño?"], "Yo quiero agua. ¿Dónde está el baño?"),
    (["¿Dónde está el baño?"], "¿Dónde está el baño?"),
    (["ayuda", "yo", "querer", "agua"], "¡Necesito ayuda, por favor! Yo quiero agua."),
    (["yo", "querer", "agua"], "Yo quiero agua."),
  ])
  func aWholeSentenceOnAButtonIsSaidAsItStands(buttons: [String], text: String) async throws {
    let bench = try Bench()
    #expect(await bench.run("board", "import", try file(bench, "f.obf", Self.phrases)) == 0)
    let say = bench.again()
    #expect(await say.run(["board", "say", "frases"] + buttons + ["--grammar"]) == 0)
    #expect(say.console.output == text + "\n")
    #expect(say.speech.said == [text])
    // What was said can be said again with the words that were chosen.
    let kept = try #require(try bench.database.history(of: nil, last: 1).first)
    for button in buttons { #expect(kept.sentence.choices.contains(button)) }
  }

  @Test func aSoundFileIsWrittenInsteadOfSpeaking() async throws {
    let bench = try Bench()
    #expect(await bench.run("board", "import", try file(bench, "f.obf", Self.phrases)) == 0)
    let say = bench.again(speech: RecordingSpeech())
    #expect(
      await say.run("board", "say", "frases", "agua", "--out", "a.wav", "--format", "json") == 0)
    #expect(say.console.output.contains(#""file":"a.wav""#))
    #expect(say.speech.said == ["a.wav: agua"], "written, and not spoken")
  }
}
