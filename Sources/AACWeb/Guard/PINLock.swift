import AACCore
import AACStore
import Crypto
import CryptoExtras
import Foundation
import Planner

/// The lock before words, boards, people and settings.
///
/// The PIN is kept as its scrypt hash. After a few wrong ones each further try has to wait twice as long, also when the
/// program is started again in between or many tries come at once.
struct PINLock: Sendable {
  /// How a try ended.
  enum Outcome: Equatable {
    case opened
    case wrong
    /// Too many were wrong: seconds until the next try.
    case wait(seconds: Int)
  }

  /// How much work a hash is, in scrypt's terms.
  struct Cost: Sendable {
    /// A power of 2; memory is 1 KiB times this.
    var rounds = 32_768

    /// About 32 MiB and a tenth of a second.
    static let usual = Cost()
  }

  private struct Attempts: Codable {
    var wrong = 0
    /// Milliseconds since 1970.
    var last: Int64 = 0
  }

  /// Digits that a PIN has.
  static let lengths = 4...12
  /// Wrong tries that need not wait.
  private static let freeTries = 3
  private static let longestWait = 300

  let environment: WebEnvironment
  let cost: Cost

  /// Whether a PIN has been chosen.
  var isSet: Bool {
    get throws { try environment.database.lockSetting(.pinHash) != nil }
  }

  /// Whether a text can be a PIN.
  static func isPossible(_ pin: String) -> Bool {
    lengths.contains(pin.count) && pin.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Chooses a PIN, in place of the one before.
  func set(_ pin: String) throws {
    let salt = environment.randomBytes(16)
    let hash = try Self.hash(pin, salt: salt, cost: cost)
    let text = "scrypt$\(cost.rounds)$\(Data(salt).base64EncodedString())$\(hash)"
    try environment.database.setLockSetting(.pinHash, to: text)
    try environment.database.setLockSetting(.attempts, to: nil)
  }

  /// Tries a PIN.
  func open(with pin: String) throws -> Outcome {
    // Counted before it is compared, so that of many tries at once each counts.
    if let seconds = try takeTry() { return .wait(seconds: seconds) }
    guard let kept = try environment.database.lockSetting(.pinHash), try Self.isRight(pin, kept)
    else { return .wrong }
    try environment.database.setLockSetting(.attempts, to: nil)
    return .opened
  }

  /// Counts a try as wrong until it is known to be right; returns the seconds that are still to be waited, if any.
  private func takeTry() throws -> Int? {
    let now = Int64(environment.instant().wall.timeIntervalSince1970 * 1000)
    var waiting: Int?
    try environment.database.changeLockSetting(.attempts) { text in
      var attempts =
        text.flatMap { try? JSONDecoder().decode(Attempts.self, from: Data($0.utf8)) }
        ?? Attempts()
      // A clock that was set back must not lengthen the wait.
      let passed = now >= attempts.last ? now - attempts.last : .max
      let wait = Int64(Self.wait(after: attempts.wrong)) * 1000
      if passed < wait {
        waiting = Int((wait - passed + 999) / 1000)
        return text
      }
      attempts.wrong += 1
      attempts.last = now
      return String(decoding: try JSONEncoder().encode(attempts), as: UTF8.self)
    }
    return waiting
  }

  /// Seconds to wait after so many wrong tries.
  static func wait(after wrong: Int) -> Int {
    guard wrong >= freeTries else { return 0 }
    return min(longestWait, 5 << min(wrong - freeTries, 10))
  }

  private static func hash(_ pin: String, salt: [UInt8], cost: Cost) throws -> String {
    let key = try KDF.Scrypt.deriveKey(
      from: Array(pin.utf8), salt: salt, outputByteCount: 32, rounds: cost.rounds, blockSize: 8,
      parallelism: 1)
    return key.withUnsafeBytes { Data($0).base64EncodedString() }
  }

  private static func isRight(_ pin: String, _ kept: String) throws -> Bool {
    let parts = kept.split(separator: "$").map(String.init)
    guard parts.count == 4, parts[0] == "scrypt", let rounds = Int(parts[1]),
      let salt = Data(base64Encoded: parts[2])
    else { return false }
    let hash = try hash(pin, salt: Array(salt), cost: Cost(rounds: rounds))
    return Array(hash.utf8) == Array(parts[3].utf8)
  }
}
