import AACCore
public import AACStore
import Crypto
import CDispatch
import Foundation
import Planner

extension WebEnvironment {
  /// The real outside, for pages that are asked for on this machine at a port.
  public static func live(
    database: AppDatabase, variables: [String: String], port: Int
  ) -> WebEnvironment {
    WebEnvironment(
      database: database, voice: InstalledVoice(), instant: Planner.Instant.current,
      newID: { UUID().uuidString },
      randomBytes: { count in
        SymmetricKey(size: .init(bitCount: count * 8)).withUnsafeBytes(Array.init)
      },
      variety: Language.locale(in: variables) ?? .spanishSpain,
      hosts: ["127.0.0.1:\(port)", "localhost:\(port)"])
  }
}

extension Planner.Instant {
  /// The wall clock and the clock since boot, which also counts while the machine sleeps.
  fileprivate static func current() -> Planner.Instant {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    // Without the id two boots cannot be told apart, and the wall clock counts: still right, but for clock changes.
    let bootID = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    return Planner.Instant(
      wall: Date(), boot: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9,
      bootID: bootID?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "")
  }
}
