import Testing

@testable import aac_cli

struct BigDigitsTests {
  @Test func fiveLinesInTheMiddle() {
    let lines = BigDigits("12").lines(width: 20)
    #expect(
      lines
        == [
          "     ██    ██████", "   ████        ██", "     ██    ██████", "     ██    ██",
          "   ██████  ██████",
        ].map { line in line + String(repeating: " ", count: 17 - line.count) })
  }

  @Test func everyDigitIsDifferent() {
    let digits = (0...9).map { BigDigits("\($0)").lines(width: 6) }
    #expect(Set(digits).count == 10)
    #expect(digits.allSatisfy { $0.count == 5 })
  }

  @Test func inANarrowWindowTheyAreSmall() {
    #expect(BigDigits("00:10:00").lines(width: 40) == ["00:10:00"])
  }
}
