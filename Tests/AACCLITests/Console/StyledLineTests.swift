import AACCore
import Testing

@testable import aac_cli

struct StyledLineTests {
  @Test(arguments: [
    (TextStyle.plain, true, ""), (.bold, true, "1"), (.dim, true, "2"), (.dim, false, ""),
    (.reversed, false, "7"), (TextStyle(foreground: .red, isBold: true), true, "1;31"),
    (TextStyle(foreground: .red, isBold: true), false, "1"),
    (TextStyle(foreground: .brightBlue), true, "94"),
    (TextStyle(foreground: .orange), true, "38;5;208"),
  ])
  func codes(style: TextStyle, hasColor: Bool, codes: String) {
    #expect(style.codes(hasColor: hasColor) == codes)
  }

  @Test func aColumnIsReachedWhateverStandsBefore() {
    var line = StyledLine("🍎")
    line.append("x", style: .bold, column: 5)
    #expect(line.text == "🍎   x")
    #expect(line.rendered(hasColor: true) == "🍎\u{1B}[6G\u{1B}[1mx\u{1B}[0m")
  }

  @Test func everyColourOfTheKeyIsShown() {
    let colours = FitzgeraldColor.allCases.map(TextStyle.Color.init)
    #expect(Set(colours).count == FitzgeraldColor.allCases.count)
  }
}
