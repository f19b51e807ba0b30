import Foundation
import Testing

/// Our own drawings, file by file.
struct DrawingTests {
  private static let folder = RealData.data.appending(path: "pictograms")

  private static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".svg") }.sorted()
  }

  @Test func everyDrawingIsPlainShapesOnTheCommonCanvas() throws {
    let files = try Self.files()
    #expect(files.count > 300)
    for file in files {
      let data = try Data(contentsOf: Self.folder.appending(path: file))
      #expect(data.count <= 8_192, "\(file) has \(data.count) bytes")
      #expect(DrawingReader.problems(of: data) == [], "\(file)")
    }
  }

  /// A drawing and what the reader says of it.
  static let bad: [(String, String)] = [
    ("<svg", "not well-formed"),
    ("<html/>", "root is html"),
    ("<svg viewBox='0 0 64 64'><title>x</title></svg>", "canvas is 0 0 64 64"),
    ("<svg viewBox='0 0 128 128'></svg>", "no title"),
    ("<svg viewBox='0 0 128 128'><title>x</title><script>1</script></svg>", "element script"),
    ("<svg viewBox='0 0 128 128'><title>x</title><style>a{}</style></svg>", "element style"),
    ("<svg viewBox='0 0 128 128'><title>x</title><text>a</text></svg>", "element text"),
    (
      "<svg viewBox='0 0 128 128'><title>x</title><path d='' onclick='a()'/></svg>",
      "attribute onclick"
    ),
    (
      "<svg viewBox='0 0 128 128'><title>x</title><g href='http://a'/></svg>",
      "attribute href"
    ),
    (
      "<svg viewBox='0 0 128 128'><title>x</title><path d='' fill='url(#a)'/></svg>",
      "value url(#a)"
    ),
  ]

  @Test(arguments: bad)
  func whatDoesNotBelongInADrawingIsFound(_ drawing: String, _ problem: String) {
    #expect(DrawingReader.problems(of: Data(drawing.utf8)) == [problem])
  }

  @Test func theIndexHasARowWithTitlesInAllLanguagesForEveryDrawing() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "index.csv"), encoding: .utf8)
    let rows = text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(rows.map { "\($0[0]).svg" }.sorted() == (try Self.files()))
    for row in rows {
      #expect(row.count >= 5 && row[2...].allSatisfy { !$0.isEmpty }, "\(row[0])")
    }
  }

  @Test func everyDrawingOnTheListOfWantedOnesIsThere() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "wanted.csv"), encoding: .utf8)
    let names = text.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
    let files = Set(try Self.files())
    #expect(names.filter { !files.contains("\($0).svg") } == [])
  }
}
