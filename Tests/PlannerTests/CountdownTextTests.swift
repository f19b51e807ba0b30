import Planner
import Testing

struct CountdownTextTests {
  @Test(arguments: [
    (0, "00:00:00"), (-3, "00:00:00"), (0.001, "00:00:01"), (1, "00:00:01"), (59.2, "00:01:00"),
    (600, "00:10:00"), (3_599, "00:59:59"), (3_661, "01:01:01"), (86_399, "23:59:59"),
  ])
  func zerosStandThereOnlyOnceItIsOver(remaining: Double, text: String) {
    #expect(CountdownText(remaining: remaining).description == text)
  }
}
