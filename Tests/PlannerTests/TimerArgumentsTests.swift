import Planner
import Testing

struct TimerArgumentsTests {
  @Test(
    arguments: [
      (["10m"], [(nil, 600)]),
      (["comer", "10m"], [("comer", 600)]),
      (["comer", "10m,", "jugar", "20m"], [("comer", 600), ("jugar", 1_200)]),
      (["comer 10m, jugar 20m"], [("comer", 600), ("jugar", 1_200)]),
      (["10m,20m"], [(nil, 600), (nil, 1_200)]),
      (["ver", "la", "tele", "1h30"], [("ver la tele", 5_400)]),
      (["lavarse los dientes", "2", "min"], [("lavarse los dientes", 120)]),
      (["nivel", "2", "10m"], [("nivel 2", 600)]),
      (["1", "hora", "y", "5", "minutos"], [(nil, 3_900)]),
      (["10m", "comer"], [("comer", 600)]),
      (["comer 10m,"], [("comer", 600)]),
    ] as [([String], [(String?, Int)])])
  func readsActivitiesAndTimes(arguments: [String], items: [(String?, Int)]) throws {
    let read = try TimerArguments(arguments).items
    #expect(read.map(\.activity) == items.map(\.0))
    #expect(read.map(\.length) == items.map(\.1))
  }

  @Test(
    arguments: [
      ([], PlannerError.nothingToTime), ([""], .nothingToTime), ([" , "], .nothingToTime),
      (["comer"], .noDuration(activity: "comer")),
      (["comer 10m, jugar"], .noDuration(activity: "jugar")),
      (["comer", "10"], .notADuration("10")), (["comer", "10x"], .notADuration("10x")),
      (["comer", "0m"], .tooShort("0m")), (["comer", "25h"], .tooLong("25h")),
    ] as [([String], PlannerError)])
  func saysWhatIsWrong(arguments: [String], error: PlannerError) {
    #expect(throws: error) { try TimerArguments(arguments) }
  }
}
