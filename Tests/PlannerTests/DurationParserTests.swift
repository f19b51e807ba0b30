import AACTestSupport
import Planner
import Testing

struct DurationParserTests {
  @Test(arguments: [
    ("1s", 1), ("10m", 600), ("90s", 90), ("2h", 7_200), ("1h30", 5_400), ("1h30m", 5_400),
    ("1h30m15s", 5_415), ("1h30m15", 5_415), ("1m30", 90), ("1h15s", 3_615), ("90m", 5_400),
    ("00:10:00", 600), ("10:00", 600), ("0:01", 1), ("23:59:59", 86_399), ("90:00", 5_400),
    ("1:2:3", 3_723), (" 10 min ", 600), ("10 Minutos", 600), ("1 hora 30 minutos", 5_400),
    ("1 hora y 5 minutos", 3_900), ("1 hour and 5 seconds", 3_605), ("2 horas e 1 segundo", 7_201),
    ("10M", 600), ("1 h 30", 5_400), ("007m", 420),
  ])
  func readsWhatPeopleWrite(text: String, seconds: Int) throws {
    #expect(try DurationParser.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", " ", "10", "m", "h30", "-10m", "+10m", "1.5h", "1,5h", "10x", "10mm", "1m1h", "1h1h",
    "1s30",
    "1:60", "0:60:00", "1:2:3:4", ":10", "10:", "1::2", "10m extra", "diez minutos", "１０m", "٣m",
    "0x10m", "1e3s", "y 10m", "10:00m", "NaN",
  ])
  func refusesWhatIsNoDuration(text: String) {
    #expect(throws: PlannerError.notADuration(text)) { try DurationParser.seconds(text) }
  }

  @Test(arguments: ["0s", "0m", "0h0m0s", "00:00:00", "0:00"])
  func refusesLessThanASecond(text: String) {
    #expect(throws: PlannerError.tooShort(text)) { try DurationParser.seconds(text) }
  }

  @Test(arguments: [
    "24h", "24:00:00", "86400s", "1440m",
    "99999999999999999999h", "999999999h999999999m", "99999999999999999999:00:00",
  ])
  func refusesMoreThanADay(text: String) {
    #expect(throws: PlannerError.tooLong(text)) { try DurationParser.seconds(text) }
  }

  @Test(arguments: 0..<200) func readsWhatTheClockShows(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let seconds = Int.random(in: Countdown.lengths, using: &generator)
    let clock = CountdownText(remaining: Double(seconds)).description
    #expect(try DurationParser.seconds(clock) == seconds)
    let units = "\(seconds / 3_600)h\(seconds / 60 % 60)m\(seconds % 60)s"
    #expect(try DurationParser.seconds(units) == seconds)
  }

  @Test(arguments: 0..<300) func nothingMakesItTrap(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let alphabet = Array("0123456789hms: .-ñ٣👍")
    let text = String((0..<12).compactMap { _ in alphabet.randomElement(using: &generator) })
    if let seconds = try? DurationParser.seconds(text) {  // most are no duration, which is fine
      #expect(Countdown.lengths.contains(seconds))
    }
  }
}
