import AACCore
import Planner
import Testing

struct PlannerErrorTests {
  @Test(arguments: [
    (
      PlannerError.notADuration("ten"),
      "'ten' is not a duration; write it like 10m, 1h30, 90s or 00:10:00"
    ),
    (.tooShort("0s"), "'0s' is too short; the least is 1 second (1s)"),
    (.tooLong("25h"), "'25h' is too long; the most is 23:59:59"),
    (.noDuration(activity: "eat"), "'eat' has no duration; write for instance 'eat 10m'"),
    (.nothingToTime, "there is nothing to time; write for instance 'eat 10m' or only '10m'"),
    (.notAMoment("soon"), "'soon' is not a moment; write for instance half,5m,1m"),
  ])
  func saysWhatIsWrongAndWhatToDo(error: PlannerError, line: String) {
    #expect(error.description == line)
  }
}
