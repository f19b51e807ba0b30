import Foundation
import Planner

extension Instant {
  /// An instant on the first boot, `seconds` after an arbitrary start.
  static func at(_ seconds: Double) -> Instant {
    Instant(
      wall: Date(timeIntervalSince1970: 1_750_000_000 + seconds), boot: 4_321.125 + seconds,
      bootID: "first")
  }

  /// The same instant after the wall clock was moved.
  func wallMoved(by seconds: Double) -> Instant {
    Instant(wall: wall.addingTimeInterval(seconds), boot: boot, bootID: bootID)
  }

  /// The same instant on a machine that booted `seconds` ago.
  func rebooted(_ seconds: Double) -> Instant {
    Instant(wall: wall, boot: seconds, bootID: "second")
  }
}
