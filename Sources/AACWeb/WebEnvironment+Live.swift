import AACCore
public import AACStore
import CLinux
import Crypto
import CDispatch
import Foundation
import Planner

extension WebEnvironment {
  /// The real outside, for pages that are asked for on this machine at a port, and with `isOpenToHouse` on others in its
  /// networks.
  public static func live(
    database: AppDatabase, variables: [String: String], port: Int, isOpenToHouse: Bool = false
  ) -> WebEnvironment {
    let randomBytes: @Sendable (Int) -> [UInt8] = { count in
      SymmetricKey(size: .init(bitCount: count * 8)).withUnsafeBytes(Array.init)
    }
    return WebEnvironment(
      database: database, voice: InstalledVoice(), instant: Planner.Instant.current,
      newID: { UUID().uuidString },
      randomBytes: randomBytes,
      variety: Language.locale(in: variables) ?? .spanishSpain,
      hosts: ["127.0.0.1:\(port)", "localhost:\(port)"],
      hasDrawings: DataFiles(variables: variables).twemoji != nil,
      house: isOpenToHouse ? HouseAccess(randomBytes: randomBytes(8)) : nil)
  }
}

extension Planner.Instant {
  /// The wall clock and the clock since boot, which also counts while the machine sleeps.
  fileprivate static func current() -> Planner.Instant {
    // Without the id two boots cannot be told apart, and the wall clock counts: still right, but for clock changes.
    let bootID = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
    return Planner.Instant(
      wall: Date(), boot: aac_boot_seconds(),
      bootID: bootID?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "")
  }
}
