import Testing

@testable import aac_cli

struct TextLayoutTests {
  @Test(arguments: [
    ("", 0), ("niña", 4), ("n\u{303}", 1), ("🍎", 2), ("🍽️", 2), ("👱‍♀️", 2), ("日本", 4), ("¿Qué?", 5),
    ("✗", 1), ("│", 1),
  ])
  func widthInColumns(text: String, width: Int) { #expect(text.displayWidth == width) }

  @Test(arguments: [
    ("manzana", 7, "manzana"), ("manzana", 6, "manza…"), ("manzana", 1, "…"), ("manzana", 0, ""),
    ("🍎🍎", 3, "🍎…"), ("🍎🍎", 4, "🍎🍎"),
  ])
  func truncates(text: String, width: Int, result: String) {
    #expect(text.truncated(to: width) == result)
  }

  @Test(arguments: [
    ("", 10, []), ("uno dos tres", 20, ["uno dos tres"]), ("uno dos tres", 7, ["uno dos", "tres"]),
    ("extraordinario", 5, ["extra", "ordin", "ario"]), ("a 🍎🍎 b", 3, ["a", "🍎", "🍎", "b"]),
  ])
  func wraps(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
    #expect(lines.allSatisfy { $0.displayWidth <= width })
  }

  @Test func flowFillsLinesInOrder() {
    let items = ["uno", "dos", "tres", "cuatro"].map { StyledLine($0) }
    #expect(StyledLine.flow(items, width: 8).map(\.text) == ["uno dos", "tres", "cuatro"])
    #expect(StyledLine.flow([], width: 8).isEmpty)
  }

  @Test func aLayoutFillsTheWindowExactly() {
    let layout = ScreenLayout(head: ["a"], foot: ["y", "z"], rows: 6)
    #expect(layout.bodyHeight == 3)
    #expect(layout.lines(body: ["b"]).map(\.text) == ["a", "b", "", "", "y", "z"])
    #expect(layout.lines(body: ["1", "2", "3", "4"]).count == 6)
  }
}
