import Boards
import Foundation
import Testing

/// A walk over boards as a text, and back.
struct BoardWalkTextTests {
  private func package() throws -> BoardPackage {
    let board = #"""
      {"format": "open-board-0.1", "id": "a.b~c", "name": "A", "buttons": [
        {"id": "1", "label": "yo"}, {"id": "2", "label": "¿sí? ~=+%", "vocalization": "cómo no"},
        {"id": "3", "label": "a", "action": "+a"}],
       "grid": {"rows": 1, "columns": 3, "order": [["1", "2", "3"]]}, "images": [], "sounds": []}
      """#
    return try BoardPackage.read(Data(board.utf8), named: "a.obf", unpack: { _ in [] }).package
  }

  @Test func everyWordComesBackAsItWas() throws {
    var walk = BoardWalk(try package(), locale: "es")
    for cell in [0, 1, 2, 2, 0, 1, 2] { walk.press(try #require(walk.board.cells[cell])) }
    let again = BoardWalk(walk.package, locale: "es", text: walk.text)
    #expect(again.entries == walk.entries)
    #expect(again.board.id == walk.board.id)
    #expect(again.text == walk.text)
    #expect(walk.entries.last?.isSpelling == true)
  }

  @Test(arguments: ["", "~", "nothing", "nothing~yo", "~~~", "%ZZ~yo", "a%2Eb%7Ec~", "..~yo~=~+"])
  func whatIsNoTextIsTheFirstBoard(text: String) throws {
    let walk = BoardWalk(try package(), locale: "es", text: text)
    #expect(walk.board.id == "a.b~c")
    #expect(walk.entries.allSatisfy { $0.label == "yo" })
    #expect(!walk.canGoBack)
  }
}
