import Testing

@testable import Boards

struct BoardColorTests {
  @Test(arguments: [
    ("rgb(0, 0, 55)", BoardColor(red: 0, green: 0, blue: 55)),
    ("rgba(200, 255, 255, 0.2)", BoardColor(red: 200, green: 255, blue: 255, alpha: 0.2)),
    (" RGB(255,204,170) ", BoardColor(red: 255, green: 204, blue: 170)),
    ("#444", BoardColor(red: 68, green: 68, blue: 68)),
    ("#ffff32", BoardColor(red: 255, green: 255, blue: 50)),
    ("#ff000080", BoardColor(red: 255, green: 0, blue: 0, alpha: 128 / 255)),
    ("hsl(120, 100%, 50%)", BoardColor(red: 0, green: 255, blue: 0)),
    ("hsl(0deg 0% 100%)", BoardColor(red: 255, green: 255, blue: 255)),
    ("yellow", BoardColor(red: 255, green: 255, blue: 0)),
    ("rgb(100%, 0%, 0%)", BoardColor(red: 255, green: 0, blue: 0)),
    ("rgb(300, -4, 0)", BoardColor(red: 255, green: 0, blue: 0)),
  ])
  func areReadAsProgramsWriteThem(_ text: String, _ color: BoardColor) {
    #expect(BoardColor(text) == color)
  }

  @Test(arguments: [
    "", "#", "#12", "#gggggg", "rgb()", "rgb(1,2)", "rgb(a,b,c)", "rgb(nan,0,0)", "red;",
    "rgb(1,2,3",
    "hsl(1,2,3)", "#١٢٣", "rgb(inf,0,0)",
  ])
  func whatIsNoneIsNotRead(_ text: String) {
    #expect(BoardColor(text) == nil)
  }

  @Test func onlyRGBIsOfTheFormat() {
    #expect(BoardColor.isStandard("rgb(1, 2, 3)") && BoardColor.isStandard("rgba(1,2,3,0.5)"))
    #expect(!BoardColor.isStandard("#123456") && !BoardColor.isStandard("red"))
  }

  @Test func whatShinesThroughIsSeenOnWhite() {
    #expect(
      BoardColor(red: 255, green: 0, blue: 0, alpha: 0.5).opaque
        == BoardColor(red: 255, green: 128, blue: 128))
  }
}
