import AACCore
import Testing

@testable import aac_cli

struct PersonScreenTests {
  private func press(_ keys: [Key], _ screen: inout PersonScreen) -> [PromptEffect] {
    keys.reduce([]) { _, key in screen.handle(key, width: 80) }
  }

  @Test func asksNameGenderAndLanguage() {
    var screen = PersonScreen(language: .spanish)
    #expect(press("Ana 2".map(Key.character) + [.enter], &screen) == [])
    #expect(screen.plainPage.heading == ["¿Cómo habla Ana 2 de sí?"])
    #expect(press([.character("2")], &screen) == [])
    #expect(screen.plainPage.tiles.first == "1. Español (España)")
    #expect(
      press([.character("3")], &screen) == [
        .add(name: "Ana 2", gender: .feminine, variety: .spanishArgentina)
      ])
  }

  @Test func worksWithWholeLines() {
    var screen = PersonScreen(language: .english)
    #expect(
      press([.line(" Tom "), .line("masculine"), .line("english (united k")], &screen) == [
        .add(name: "Tom", gender: .masculine, variety: .englishUnitedKingdom)
      ])
  }

  @Test func anEmptyNameIsAskedForAgain() {
    var screen = PersonScreen(language: .spanish)
    #expect(press([.enter], &screen) == [])
    #expect(screen.message == "el nombre está vacío; escriba al menos una letra")
    #expect(screen.plainPage.heading == ["¿Cómo se llama?"])
  }

  @Test func backGoesAQuestionBackAndThenToThePeople() {
    var screen = PersonScreen(language: .spanish)
    _ = press([.line("Ana"), .character("1")], &screen)
    #expect(screen.handle(.character("/"), width: 80) == [])
    #expect(screen.plainPage.heading == ["¿Cómo habla Ana de sí?"])
    #expect(screen.handle(.backspace, width: 80) == [])
    #expect(screen.plainPage.heading == ["¿Cómo se llama?"])
    #expect(screen.handle(.character("/"), width: 80) == [.open(.people)])
  }
}
