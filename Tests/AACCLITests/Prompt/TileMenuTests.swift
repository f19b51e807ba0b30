import Testing

@testable import aac_cli

struct TileMenuTests {
  /// Fourteen tiles in two groups.
  private static let words = [
    "manzana", "mamá", "pan", "limón", "agua", "leche", "queso", "arroz", "sopa", "té", "café",
    "pan tostado", "piña", "uva",
  ]

  private static func menu() -> TileMenu {
    TileMenu(
      entries: words.enumerated().map { TileEntry($1, group: $0 < 7 ? "uno" : "dos") })
  }

  private static func press(_ keys: String, _ menu: inout TileMenu) -> TileMenu.Outcome {
    keys.reduce(TileMenu.Outcome.passed) { _, key in
      menu.handle(key == "\r" ? .enter : .character(key), columns: 4)
    }
  }

  @Test(arguments: [
    ("2", TileMenu.Outcome.chose(1)), ("1", .changed), ("1\r", .chose(0)), ("12", .chose(11)),
    ("14", .chose(13)), ("99", .missed), ("15", .missed), ("0", .passed), ("man\r", .chose(0)),
    ("limon\r", .chose(3)), ("PIN\r", .chose(12)), ("tos\r", .chose(11)), ("eso\r", .chose(6)),
    ("xyz", .changed), ("xyz\r", .missed), ("\r", .confirmed), ("-", .passed), (">", .changed),
  ])
  func choosesByNumberOrLetters(keys: String, outcome: TileMenu.Outcome) {
    var menu = Self.menu()
    #expect(Self.press(keys, &menu) == outcome)
  }

  @Test(arguments: [
    ("pan", TileMenu.Outcome.chose(2)), ("3", .chose(2)), ("ma", .changed), ("té", .chose(9)),
    ("te", .chose(9)), ("piña", .chose(12)), ("pina", .chose(12)), ("zzz", .missed),
    ("15", .missed),
    ("0", .missed),
  ])
  func choosesByAWholeLine(line: String, outcome: TileMenu.Outcome) {
    var menu = Self.menu()
    #expect(menu.handle(.line(line), columns: 1) == outcome)
  }

  @Test func theFilterKeepsTheNumbers() {
    var menu = Self.menu()
    _ = Self.press("pa", &menu)
    #expect(menu.visible == [2, 11])
    #expect(menu.handle(.backspace, columns: 4) == .changed)
    #expect(menu.visible == [2, 11, 12])
    #expect(menu.handle(.escape, columns: 4) == .changed)
    #expect(menu.visible.count == 14)
    #expect(menu.handle(.escape, columns: 4) == .passed)
    #expect(menu.handle(.backspace, columns: 4) == .passed)
  }

  @Test func arrowsFollowTheRowsOfTheGroups() {
    var menu = Self.menu()
    let walk: [(Key, Int)] = [
      (.down, 0), (.right, 1), (.right, 2), (.right, 3), (.down, 6), (.down, 9), (.up, 6),
      (.up, 2), (.left, 1), (.up, 1),
    ]
    for (key, place) in walk {
      #expect(menu.handle(key, columns: 4) == .changed)
      #expect(menu.pointed == place)
    }
    #expect(menu.handle(.enter, columns: 4) == .chose(1))
  }

  @Test func enterOnThePresentChoiceGoesOn() {
    var menu = Self.menu()
    menu.entries[4].isChosen = true
    #expect(menu.handle(.right, columns: 4) == .changed)
    #expect(menu.pointed == 4)
    #expect(menu.handle(.enter, columns: 4) == .confirmed)
  }
}
