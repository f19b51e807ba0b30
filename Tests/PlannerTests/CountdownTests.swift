import AACCore
import AACTestSupport
import Foundation
import Planner
import Testing

struct CountdownTests {
  @Test(arguments: [Int.min, -1, 0]) func refusesLessThanASecond(length: Int) {
    #expect(throws: PlannerError.tooShort("\(length)s")) { try Countdown(length: length) }
  }

  @Test(arguments: [86_400, Int.max]) func refusesMoreThanTheClockShows(length: Int) {
    #expect(throws: PlannerError.tooLong("\(length)s")) { try Countdown(length: length) }
  }

  @Test func isFullUntilItBegins() throws {
    let countdown = try Countdown(length: 600)
    #expect(countdown.remaining(at: .at(1_000)) == 600)
    #expect(countdown.fractionDone(at: .at(1_000)) == 0)
    #expect(!countdown.isOver(at: .at(1_000)))
  }

  @Test(arguments: [1, 2, 3, 7, 59, 60, 599, 3_600, 5_400, 43_200, 86_399])
  func endsExactlyAtItsLength(length: Int) throws {
    var countdown = try Countdown(length: length)
    countdown.start(at: .at(0))
    let end = Double(length)
    #expect(countdown.fractionDone(at: .at(end / 2)) == 0.5)
    #expect(!countdown.isOver(at: .at(end - 0.000_001)))
    #expect(countdown.fractionDone(at: .at(end - 0.000_001)) < 1)
    #expect(countdown.remaining(at: .at(end - 0.000_001)) > 0)
    #expect(countdown.isOver(at: .at(end)))
    #expect(countdown.fractionDone(at: .at(end)) == 1)
    #expect(countdown.remaining(at: .at(end)) == 0)
    #expect(countdown.remaining(at: .at(end * 9)) == 0)
  }

  @Test func aPauseDoesNotCount() throws {
    var countdown = try Countdown(length: 600)
    countdown.start(at: .at(0))
    countdown.pause(at: .at(100))
    #expect(countdown.remaining(at: .at(5_000)) == 500)
    countdown.resume(at: .at(5_000))
    #expect(countdown.remaining(at: .at(5_010)) == 490)
  }

  @Test func startingTwicePausingTwiceAndResumingWhileRunningChangeNothing() throws {
    var countdown = try Countdown(length: 600)
    countdown.resume(at: .at(0))
    #expect(countdown.stopwatch.phase == .ready)
    countdown.start(at: .at(0))
    countdown.start(at: .at(50))
    countdown.resume(at: .at(60))
    #expect(countdown.remaining(at: .at(100)) == 500)
    countdown.pause(at: .at(100))
    countdown.pause(at: .at(200))
    #expect(countdown.remaining(at: .at(300)) == 500)
  }

  @Test func nothingHoldsItOnceItIsOver() throws {
    var countdown = try Countdown(length: 60)
    countdown.start(at: .at(0))
    let over = countdown
    countdown.pause(at: .at(60))
    countdown.resume(at: .at(61))
    countdown.stop(at: .at(62))
    #expect(countdown == over)
    #expect(countdown.isOver(at: .at(70)))
  }

  @Test func aStoppedOneDoesNotGoOn() throws {
    var countdown = try Countdown(length: 60)
    countdown.start(at: .at(0))
    countdown.stop(at: .at(20))
    countdown.resume(at: .at(30))
    countdown.start(at: .at(30))
    #expect(countdown.remaining(at: .at(1_000)) == 40)
    #expect(countdown.stopwatch.phase == .stopped)
  }

  @Test func aRestartBeginsWithTheFullLength() throws {
    var countdown = try Countdown(length: 60)
    countdown.start(at: .at(0))
    countdown.stop(at: .at(20))
    countdown.restart(at: .at(100))
    #expect(countdown.remaining(at: .at(110)) == 50)
    countdown.restart(at: .at(500))
    #expect(countdown.remaining(at: .at(500)) == 60)
  }

  @Test func settingTheClockChangesNothing() throws {
    var countdown = try Countdown(length: 600)
    countdown.start(at: .at(0))
    for hours in [-24.0, -1, 1, 24] {
      #expect(countdown.remaining(at: .at(60).wallMoved(by: hours * 3_600)) == 540)
    }
  }

  @Test func aRebootCountsByTheWallClock() throws {
    var countdown = try Countdown(length: 600)
    countdown.start(at: .at(0))
    #expect(countdown.remaining(at: .at(240).rebooted(30)) == 360)
  }

  @Test func whatWasSavedLastIsNotTouchedByClocksSetBeforeAReboot() throws {
    var countdown = try Countdown(length: 600)
    countdown.start(at: .at(0))
    countdown.reanchor(at: .at(100).wallMoved(by: -50_000))
    #expect(countdown.remaining(at: .at(100)) == 500)
    #expect(countdown.remaining(at: .at(160).wallMoved(by: -50_000).rebooted(10)) == 440)
  }

  @Test(arguments: 0..<40) func whateverIsDoneElapsedTimeIsTheTimeItRan(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let length = Int.random(in: 1...3_000, using: &generator)
    var countdown = try Countdown(length: length)
    var now = 0.0
    var ran = 0.0
    var isRunning = true
    countdown.start(at: .at(0))
    for _ in 0..<60 {
      let step = Double(Int.random(in: 0...80_000, using: &generator)) / 1_000
      now += step
      if isRunning { ran += step }
      let instant = Instant.at(now).wallMoved(by: Double.random(in: -9e4...9e4, using: &generator))
      let isOver = ran >= Double(length) - 0.000_000_5
      #expect(countdown.isOver(at: instant) == isOver)
      #expect(abs(countdown.remaining(at: instant) - max(0, Double(length) - ran)) < 0.000_1)
      switch Int.random(in: 0...3, using: &generator) {
      case 0:
        countdown.pause(at: instant)
        if !isOver { isRunning = false }
      case 1:
        countdown.resume(at: instant)
        isRunning = true
      case 2: countdown.reanchor(at: instant)
      default: countdown = try roundTrip(countdown)
      }
    }
  }

  @Test func todaysJSONStaysReadable() throws {
    let json = """
      {"activity":{"concept":"eat","word":"comer","wordClass":"verb"},"length":600,
      "stopwatch":{"elapsed":30.5,"phase":"running",
      "since":{"boot":4321.125,"bootID":"first","wall":1750000000}}}
      """
    let countdown = try JSONDecoder().decode(Countdown.self, from: Data(json.utf8))
    #expect(countdown.remaining(at: .at(10)) == 559.5)
    #expect(
      countdown.activity == Activity(word: "comer", concept: "eat", wordClass: .verb))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = String(decoding: try encoder.encode(countdown), as: UTF8.self)
    #expect(written == json.replacingOccurrences(of: "\n", with: ""))
  }

  @Test(arguments: [
    #"{"length":0,"stopwatch":{"elapsed":0,"phase":"ready"}}"#,
    #"{"length":86400,"stopwatch":{"elapsed":0,"phase":"ready"}}"#,
    #"{"length":60,"stopwatch":{"elapsed":0,"phase":"running"}}"#,
    #"{"length":60,"stopwatch":{"elapsed":0,"phase":"asleep"}}"#,
  ])
  func refusesJSONThatCannotBe(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Countdown.self, from: Data(json.utf8))
    }
  }

  private func roundTrip(_ countdown: Countdown) throws -> Countdown {
    try JSONDecoder().decode(Countdown.self, from: JSONEncoder().encode(countdown))
  }
}
