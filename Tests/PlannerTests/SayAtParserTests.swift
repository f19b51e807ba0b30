import Planner
import Testing

struct SayAtParserTests {
  @Test(arguments: [
    ("half,5m,1m", [AnnouncementMoment.half, .left(seconds: 300), .left(seconds: 60)]),
    ("mitad, 30s", [.half, .left(seconds: 30)]), ("metade", [.half]),
    ("5m,5 min,300s", [.left(seconds: 300)]), ("", []), (" , ", []),
  ])
  func readsAList(text: String, moments: [AnnouncementMoment]) throws {
    #expect(try SayAtParser.moments(text) == moments)
  }

  @Test func refusesWhatIsNoMoment() {
    #expect(throws: PlannerError.notAMoment("third")) { try SayAtParser.moments("half,third") }
    #expect(throws: PlannerError.tooShort("0s")) { try SayAtParser.moments("0s") }
    #expect(throws: PlannerError.tooLong("24h")) { try SayAtParser.moments("24h") }
  }
}
