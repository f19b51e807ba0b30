import AACStore
import AACCore
import AACTestSupport
import SentenceBuilder
import Testing

@testable import aac_cli

struct WalkScreenTests {
  private func screen(_ mode: Mode = .full) -> WalkScreen {
    WalkScreen(
      vocabulary: .small, mode: mode,
      setting: WalkScreen.Setting(
        variety: .spanishSpain, speaker: .feminine, pictures: PictureCharacters(),
        personName: "Ana"))
  }

  /// Types keys, `⏎` for Enter and `⎋` for Escape, and returns what the last one asked for.
  @discardableResult
  private func type(_ keys: String, _ screen: inout WalkScreen) -> [PromptEffect] {
    keys.reduce(into: []) { effects, key in
      let key: Key =
        switch key {
        case "⏎": .enter
        case "⎋": .escape
        default: .character(key)
        }
      effects = screen.handle(key, width: 80)
    }
  }

  @Test(arguments: [
    ("1", "[niña]", "La niña."), ("12", "[perro]", "El perro."),
    ("1⏎1", "[niña] [comer]", "La niña come."),
    ("1⏎1-", "[niña] [✗ comer]", "La niña no come."), ("1⏎1--", "[niña] [comer]", "La niña come."),
    ("1⏎1-⏎1", "[niña] [✗ comer] [manzana]", "La niña no come una manzana."),
    ("1⏎1⏎1⏎?", "[niña] [comer] [manzana] ?", "¿La niña come una manzana?"),
    ("1⏎1⏎1⏎?-", "[niña] [✗ comer] [manzana] ?", "¿La niña no come una manzana?"),
    ("1⏎1⏎1⏎/", "[niña] [comer]", "La niña come."), ("1⏎1⏎1⏎//", "[niña]", "La niña."),
    ("1⏎3⏎dor⏎⏎", "[niña] [querer] [dormir]", "La niña quiere dormir."),
    ("PERR⏎", "[perro]", "El perro."), ("1⏎⏎", "[niña]", "La niña."),
  ])
  func stripAndSentenceFollowTheKeys(keys: String, strip: String, sentence: String) {
    var screen = screen()
    type(keys, &screen)
    let lines = screen.lines(rows: 24, columns: 80).map(\.text)
    #expect(lines[1] == strip)
    #expect(lines[2] == "  " + sentence)
    #expect(lines.count == 24)
  }

  @Test func theCrossIsRed() {
    var screen = screen()
    type("1⏎1-", &screen)
    let cross = screen.lines(rows: 24, columns: 80)[1].pieces.first { $0.text.contains("✗") }
    #expect(cross?.style.foreground == .red)
  }

  @Test(arguments: [
    ("⏎", "Primero elija una palabra."), ("*", "Primero elija una palabra."),
    ("-", "Para negar hace falta un verbo."),
    ("?", "La pregunta se marca al final de la frase."), ("9", "no hay ninguna palabra así"),
  ])
  func aKeyThatDoesNotFitIsExplained(key: String, message: String) {
    var screen = screen()
    type(key, &screen)
    #expect(screen.message == message)
    #expect(screen.lines(rows: 24, columns: 80).contains { $0.text == message })
  }

  @Test(arguments: [("0", PromptEffect.open(.home)), ("⎋", .open(.home)), ("/", .open(.home))])
  func leadsHome(key: String, effect: PromptEffect) {
    var screen = screen()
    #expect(type("1" + key, &screen) == [effect])
  }

  @Test func speakingAsksForTheSentenceWithItsTiles() throws {
    var screen = screen()
    let effects = type("1⏎1*", &screen)
    guard case .speak(let sentence, let tiles)? = effects.first else {
      Issue.record("nothing is said")
      return
    }
    #expect(sentence.text == "La niña come.")
    #expect(tiles?.tile(at: 8..<12) == 1)
  }

  @Test func theTileThatIsSaidIsLit() {
    var screen = screen()
    type("1⏎1⏎1⏎", &screen)
    screen.spokenTiles = [1]
    let lit = screen.lines(rows: 24, columns: 80).flatMap(\.pieces).filter(\.style.isReversed)
      .map(\.text)
    // Once in the strip, once on its card; the rest are the keys.
    #expect(lit.filter { $0 == "comer" }.count == 2)
    #expect(!lit.contains("niña"))
  }

  @Test func theReasonWhyNothingWasHeardStays() {
    var screen = screen()
    screen.problem = "no hay dispositivo de audio"
    type("1⏎1⏎", &screen)
    for (rows, columns) in [(24, 80), (15, 40), (60, 200)] {
      let lines = screen.lines(rows: rows, columns: columns)
      #expect(lines.contains { $0.text == "⚠ no hay dispositivo de audio" })
      #expect(lines.count == rows)
    }
  }

  @Test func nothingIsWiderThanTheWindow() {
    var screen = screen()
    screen.problem = String(repeating: "un motivo largo ", count: 8)
    for keys in ["1", "⏎1", "-⏎1", "⏎?"] {
      type(keys, &screen)
      let lines = screen.lines(rows: 15, columns: 40)
      #expect(lines.allSatisfy { $0.text.displayWidth <= 40 })
      #expect(lines.last?.text.contains("inicio") == true)
    }
  }

  @Test func theQuickModeBeginsWithTwoTiles() {
    var screen = screen(.quick)
    #expect(screen.plainPage.tiles == ["1. querer", "2. estar"])
    type("1⏎dor⏎-⏎", &screen)
    #expect(screen.plainPage.heading.last == "Frase: No quiero dormir.")
  }

  @Test func thePlainPageNamesTheKeys() {
    var screen = screen()
    #expect(screen.plainPage.hints == "/ atrás, 0 inicio")
    type("1⏎1⏎1⏎", &screen)
    #expect(
      screen.plainPage.hints == "- NO, ? pregunta, * hablar, + guardar, / atrás, 0 inicio")
    #expect(screen.plainPage.tiles.isEmpty)
  }
}
