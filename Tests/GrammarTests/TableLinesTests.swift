import Testing

@testable import Grammar

struct TableLinesTests {
  private let lines = TableLines(
    Array("lemma,class\n\nniño,noun\nsol\nniño,second\nmar,noun".utf8))

  @Test(arguments: [("niño", 0), ("nin\u{303}o", 0), ("sol", 1), ("mar", 3)])
  func findsALineByItsFirstColumnHoweverItsAccentsAreWritten(name: String, index: Int) {
    #expect(lines.index(of: name) == index)
  }

  @Test(arguments: ["lemma", "nin", "noun", "", "sol,"])
  func findsNoOther(name: String) {
    #expect(lines.index(of: name) == nil)
  }

  @Test func keepsWholeLines() {
    #expect((0..<lines.count).map { lines[$0] } == ["niño,noun", "sol", "niño,second", "mar,noun"])
  }

  @Test func anEmptyTableHasNoLines() {
    #expect(TableLines([]).count == 0)
    #expect(TableLines([]).index(of: "sol") == nil)
  }
}
