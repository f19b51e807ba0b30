import AACCore
import Grammar
import Testing

struct SpanishNumeralsTests {
  @Test(arguments: [
    (0, "cero"), (1, "uno"), (16, "dieciséis"), (21, "veintiuno"), (22, "veintidós"),
    (31, "treinta y uno"),
    (42, "cuarenta y dos"), (100, "cien"), (101, "ciento uno"), (200, "doscientos"),
    (555, "quinientos cincuenta y cinco"),
    (700, "setecientos"), (999, "novecientos noventa y nueve"), (1000, "mil"), (1001, "mil uno"),
    (2026, "dos mil veintiséis"), (21_000, "veintiún mil"), (100_000, "cien mil"),
    (999_999, "novecientos noventa y nueve mil novecientos noventa y nueve"),
    (1_000_000, "un millón"),
    (2_000_001, "dos millones uno"), (-5, "menos cinco"),
  ])
  func countsAlone(number: Int, words: String) {
    #expect(SpanishNumerals.words(for: number) == words)
  }

  @Test(arguments: [
    (1, "un", "una"), (21, "veintiún", "veintiuna"), (31, "treinta y un", "treinta y una"),
    (200, "doscientos", "doscientas"), (501, "quinientos un", "quinientas una"), (2, "dos", "dos"),
    (100, "cien", "cien"), (121, "ciento veintiún", "ciento veintiuna"),
    (200_000, "doscientos mil", "doscientas mil"), (21_000, "veintiún mil", "veintiún mil"),
  ])
  func agreesWithWhatIsCounted(number: Int, masculine: String, feminine: String) {
    #expect(SpanishNumerals.words(for: number, gender: .masculine, beforeNoun: true) == masculine)
    #expect(SpanishNumerals.words(for: number, gender: .feminine, beforeNoun: true) == feminine)
  }

  @Test func whatWasWrittenIsReadBack() {
    for number in Array(0...2_100) + [21_000, 35_041, 100_000, 999_999, 1_000_000, 2_300_007] {
      let words = SpanishNumerals.words(for: number)
      #expect(words.flatMap(SpanishNumerals.number) == number)
    }
  }

  @Test(arguments: [
    "uno dos", "cinco ocho", "uno dos tres", "veinte treinta", "dos cien", "mil mil",
    "millón millón", "millón millón millón millón millón", "y", "",
  ])
  func numbersOneAfterAnotherAreNotOne(words: String) {
    #expect(SpanishNumerals.number(words) == nil)
  }

  @Test func aThousandMillionsAreThatMany() {
    #expect(SpanishNumerals.number("mil millones") == 1_000_000_000)
    #expect(SpanishNumerals.number("dos mil millones uno") == 2_000_000_001)
  }

  @Test func refusesWhatIsTooLarge() {
    #expect(SpanishNumerals.words(for: 1_000_000_000) == nil)
    #expect(SpanishNumerals.words(for: .min) == nil)
  }
}
