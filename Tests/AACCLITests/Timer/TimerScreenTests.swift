import AACCore
import Planner
import Testing

@testable import aac_cli

struct TimerScreenTests {
  private let clock = ManualClock()

  private func screen() throws -> TimerScreen {
    var sequence = try CountdownSequence(steps: [
      .init(activity: Activity(word: "comer"), length: 600),
      .init(activity: Activity(word: "jugar"), length: 60),
    ])
    sequence.start(at: clock.now)
    return TimerScreen(sequence: sequence, language: .spanish, pictures: ["comer": "🍽️"])
  }

  @Test func showsActivitiesTimeRabbitAndKeys() throws {
    let lines = try screen().lines(at: clock.now, rows: 24, columns: 80).map(\.text)
    #expect(lines[0] == "  [🍽️ comer] ▸ jugar")
    #expect(lines[1...8].contains { $0.contains("██") })
    #expect(lines.contains("  Quedan 10 minutos."))
    #expect(lines.last == " espacio  pausa  q  dejarlo en marcha  x  terminar ")
    #expect(lines.count == 24)
  }

  @Test(arguments: [(0.0, 2), (150, 20), (300, 37), (450, 55), (599, 72)])
  func theRabbitGoesWithTheTime(seconds: Double, column: Int) throws {
    let screen = try screen()
    clock.advance(by: .seconds(seconds))
    let rabbit = screen.lines(at: clock.now, rows: 24, columns: 80).flatMap(\.pieces)
      .first { $0.text == "🐇" }
    #expect(try abs(#require(rabbit?.column) - column) <= 1)
  }

  @Test func atTheEndItHasArrived() throws {
    let screen = try screen()
    clock.advance(by: .seconds(660))
    let lines = screen.lines(at: clock.now, rows: 24, columns: 80)
    #expect(lines.contains { $0.text.hasSuffix("🐇🥕") })
    #expect(lines.last?.text == " q  salir ")
  }

  @Test(arguments: [(24, 80), (15, 40), (10, 30), (60, 200)])
  func fitsTheWindow(rows: Int, columns: Int) throws {
    var screen = try screen()
    screen.message = "Ahora toca comer."
    screen.problem = "no hay dispositivo de audio «default»; conecte uno"
    let lines = screen.lines(at: clock.now, rows: rows, columns: columns)
    #expect(lines.allSatisfy { $0.text.displayWidth <= columns })
    #expect(lines.contains { $0.text.contains("⚠ no hay") })
    #expect(lines.prefix(rows).contains { $0.text.contains("🐇") })
    #expect(lines.count == rows)
  }

  @Test(arguments: [
    (Key.character(" "), TimerScreen.Request.pauseOrResume), (.character("q"), .leave),
    (.escape, .leave), (.interrupt, .leave), (.endOfInput, .leave), (.character("x"), .stop),
    (.character("X"), .stop), (.character("a"), .nothing), (.enter, .nothing),
  ])
  func keys(key: Key, request: TimerScreen.Request) {
    #expect(TimerScreen.request(for: key) == request)
  }
}
