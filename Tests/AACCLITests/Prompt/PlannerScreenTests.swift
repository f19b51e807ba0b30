import AACCore
import Testing

@testable import aac_cli

struct PlannerScreenTests {
  private func press(_ keys: String, _ screen: inout PlannerScreen) -> [PromptEffect] {
    keys.reduce([]) { _, key in
      screen.handle(key == "⏎" ? .enter : key == "⌫" ? .backspace : .character(key), width: 80)
    }
  }

  private func screen() -> PlannerScreen {
    PlannerScreen(
      activities: ["comer", "dormir", "jugar"].map { TileEntry($0) }, language: .spanish)
  }

  @Test(arguments: [
    ("1" + "10⏎", PromptEffect.open(.timer(activity: "comer", seconds: 600))),
    ("jug⏎1h30⏎", .open(.timer(activity: "jugar", seconds: 5400))),
    ("⏎5⏎", .open(.timer(activity: nil, seconds: 300))),
    ("200:00:10⏎", .open(.timer(activity: "dormir", seconds: 10))),
    ("1" + "99⌫⏎", .open(.timer(activity: "comer", seconds: 540))),
    ("0", .open(.home)), ("/", .open(.home)),
    ("1" + "5/2" + "7⏎", .open(.timer(activity: "dormir", seconds: 420))),
  ])
  func startsWhatWasChosen(keys: String, effect: PromptEffect) {
    var screen = screen()
    #expect(press(keys, &screen) == [effect])
  }

  @Test func theTimeIsShownInWords() {
    var screen = screen()
    _ = press("1" + "90", &screen)
    #expect(screen.lines(rows: 24, columns: 80).contains { $0.text == "1 hora y 30 minutos" })
  }

  @Test func arrowsSetMinutes() {
    var screen = screen()
    _ = press("1", &screen)
    for key in [Key.up, .up, .up, .down] { _ = screen.handle(key, width: 80) }
    #expect(screen.handle(.enter, width: 80) == [.open(.timer(activity: "comer", seconds: 120))])
  }

  @Test(arguments: ["0", "abc", "25:00:00", ""])
  func aTimeThatIsNoneIsExplained(time: String) {
    var screen = screen()
    #expect(press("1" + time + "⏎", &screen) == [])
    #expect(screen.message == "Minutos, o un tiempo como 1h30 o 00:10:00")
  }
}
