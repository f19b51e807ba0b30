import Testing

@testable import aac_cli

struct TileGridTests {
  private static func menu(_ count: Int, groups: [Int] = []) -> TileMenu {
    TileMenu(
      entries: (1...count).map { number in
        TileEntry("w\(number)", group: "g\(groups.count { $0 < number })")
      })
  }

  @Test func wordsStandInColumnsUnderTheirHeading() {
    let lines = TileGrid(Self.menu(5), width: 80, height: 10).lines.map(\.text)
    #expect(
      lines == [
        "g0", "  1 w1                2 w2                3 w3                4 w4 ", "  5 w5 ",
      ])
  }

  @Test func aPageRepeatsTheHeadingAndNeverEndsWithOne() {
    var menu = Self.menu(24, groups: [12])
    let first = TileGrid(menu, width: 80, height: 5)
    #expect(first.pageCount == 2)
    #expect(first.lines.first?.text == "g0")
    #expect(first.lines.count == 4)
    _ = menu.handle(.pageDown, columns: 4)
    #expect(TileGrid(menu, width: 80, height: 5).lines.first?.text == "g1")
  }

  @Test func behindTheLastPageComesTheFirst() {
    var menu = Self.menu(100)
    let pages = TileGrid(menu, width: 80, height: 11).pageCount
    #expect(pages == 3)
    var seen: [Int] = []
    for _ in 0...pages {
      seen.append(TileGrid(menu, width: 80, height: 11).page)
      _ = menu.handle(.character(">"), columns: 4)
    }
    #expect(seen == [0, 1, 2, 0])
    menu = Self.menu(100)
    _ = menu.handle(.pageUp, columns: 4)
    #expect(TileGrid(menu, width: 80, height: 11).page == 2)
  }

  @Test func thePageFollowsTheArrows() {
    var menu = Self.menu(100)
    for _ in 0..<20 { _ = menu.handle(.down, columns: 4) }
    #expect(TileGrid(menu, width: 80, height: 11).page == 1)
  }

  @Test(arguments: [(1, 1), (10, 2), (40, 3), (200, 60)])
  func everyWordIsOnExactlyOnePageOfAnyWindow(width: Int, height: Int) {
    var menu = Self.menu(50, groups: [7, 20])
    let pages = TileGrid(menu, width: width, height: height).pageCount
    var found: [String] = []
    for _ in 0..<pages {
      let lines = TileGrid(menu, width: width, height: height).lines
      #expect(lines.count <= height)
      found += lines.flatMap(\.pieces).map { $0.text.filter { $0 != " " } }.filter {
        $0.hasPrefix("w")
      }
      _ = menu.handle(.pageDown, columns: 4)
    }
    if width >= 20 { #expect(found == (1...50).map { "w\($0)" }) }
    #expect(!found.isEmpty || width < 20)
  }

  @Test func theChoiceIsFramedAlsoWithoutColour() {
    var menu = Self.menu(2)
    menu.entries[1].isChosen = true
    #expect(TileGrid(menu, width: 80, height: 5).lines[1].text.contains("2[w2]"))
  }
}
