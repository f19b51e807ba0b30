import Foundation
import Planner
import Synchronization

/// A clock that goes on only when something waits.
final class ManualClock: Sendable {
  private let seconds = Mutex(0.0)

  /// What both clocks of the machine show.
  var now: Planner.Instant {
    let seconds = seconds.withLock(\.self)
    return Planner.Instant(
      wall: Date(timeIntervalSince1970: 1_700_000_000 + seconds), boot: 1000 + seconds,
      bootID: "test")
  }

  func advance(by duration: Duration) {
    let parts = duration.components
    seconds.withLock { $0 += Double(parts.seconds) + Double(parts.attoseconds) / 1e18 }
  }
}
