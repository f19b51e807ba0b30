import AACTestSupport
import Planner
import Testing

struct MeadowTests {
  @Test(arguments: [2, 3, 10, 79, 80, 200]) func theRabbitArrivesAtTheEndAndNotBefore(width: Int) {
    let meadow = Meadow(width: width)
    #expect(meadow.column(atFraction: 0) == 0)
    #expect(meadow.column(atFraction: 1.0.nextDown) == width - 2)
    #expect(meadow.column(atFraction: 1) == width - 1)
  }

  @Test(arguments: [1, 60, 86_399]) func theRabbitGoesOnlyForwardAndOverEveryColumn(length: Int)
    throws
  {
    var countdown = try Countdown(length: length)
    countdown.start(at: .at(0))
    let meadow = Meadow(width: 60)
    let columns = (0...6_000).map { tick in
      meadow.column(
        atFraction: countdown.fractionDone(at: .at(Double(length) * Double(tick) / 6_000)))
    }
    #expect(columns == columns.sorted())
    #expect(Set(columns) == Set(0..<60))
    #expect(columns.firstIndex(of: 59) == 6_000)
  }

  @Test(arguments: [-3, 0, 1]) func aMeadowWithoutRoomHasOneColumn(width: Int) {
    for fraction in [-1, 0, 0.5, 1, 2] {
      #expect(Meadow(width: width).column(atFraction: fraction) == 0)
    }
  }

  @Test func fractionsBeyondTheEndsStayOnTheMeadow() {
    #expect(Meadow(width: 9).column(atFraction: -0.5) == 0)
    #expect(Meadow(width: 9).column(atFraction: 1.5) == 8)
  }
}
