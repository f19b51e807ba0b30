import Synchronization

/// Lets other screens of the house in that entered the code which the computer shows.
public struct HouseAccess: Sendable {
  /// What is entered once on each screen: eight digits, others with each start of the program.
  public let code: String

  /// Access with a code made of random bytes, at least eight of them.
  public init(randomBytes: [UInt8]) {
    let number = randomBytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 100_000_000
    let digits = String(number)
    code = String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The code in two groups, as it is read out.
  public var spacedCode: String { code.prefix(4) + " " + code.suffix(4) }
}

/// Counts wrong codes of every machine, each of which makes the next try wait longer.
final class JoinAttempts: Sendable {
  private struct Entry {
    var wrong = 0
    var last = 0.0
  }

  /// So many machines are remembered; a house has fewer.
  private static let limit = 1_000
  /// Seconds after which a machine is forgotten.
  private static let lifetime = 3_600.0

  private let entries = Mutex<[String: Entry]>([:])

  /// Counts a try as wrong until it is known to be right; returns the seconds that are still to be waited, if any.
  func take(from machine: String, at now: Double) -> Int? {
    entries.withLock { entries in
      if entries.count >= Self.limit {
        entries = entries.filter { now - $0.value.last < Self.lifetime }
        // More than a house has are one machine that pretends: they share what is left.
        if entries.count >= Self.limit, entries[machine] == nil { return 60 }
      }
      var entry = entries[machine] ?? Entry()
      let left = Double(PINLock.wait(after: entry.wrong)) - (now - entry.last)
      if entry.wrong > 0, left > 0 { return Int(left.rounded(.up)) }
      entry.wrong += 1
      entry.last = now
      entries[machine] = entry
      return nil
    }
  }

  /// Forgets the wrong ones of a machine that knew the code.
  func forget(_ machine: String) { entries.withLock { $0[machine] = nil } }
}
