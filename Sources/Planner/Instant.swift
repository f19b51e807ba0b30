public import Foundation

/// A point in time as two clocks show it, so that time can be measured across whatever happens.
///
/// The boot clock (Linux: `CLOCK_BOOTTIME`) runs through suspend and is not moved when somebody sets
/// the time, but begins anew with every boot; the wall clock survives a boot, but can be set.
/// The front end reads both; this module never reads a clock.
public struct Instant: Hashable, Sendable {
  /// The time of day and date.
  public var wall: Date
  /// Seconds since the machine booted, suspended time included.
  public var boot: Double
  /// Which boot ``boot`` counts from; empty when that is not known.
  public var bootID: String

  /// An instant from the readings of both clocks.
  public init(wall: Date, boot: Double, bootID: String) {
    self.wall = wall
    self.boot = boot
    self.bootID = bootID
  }

  /// Seconds from an earlier instant to this one, never negative, to the microsecond.
  ///
  /// Within one boot the boot clock counts, else the wall clock. A wall clock that was set back
  /// gives 0.
  public func seconds(since earlier: Instant) -> Double {
    let isSameBoot = !bootID.isEmpty && bootID == earlier.bootID && boot >= earlier.boot
    let seconds =
      isSameBoot ? boot - earlier.boot : wall.timeIntervalSince(earlier.wall)
    // Without the rounding, 0.1 + 600 - 0.1 would be a little less than 600: late by a tick.
    return max(0, (seconds * 1_000_000).rounded() / 1_000_000)
  }
}

extension Instant: Codable {
  private enum CodingKeys: String, CodingKey {
    case wall, boot, bootID
  }

  /// Decodes the wall clock from seconds since 1970, whatever date strategy the decoder has.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    wall = Date(timeIntervalSince1970: try container.decode(Double.self, forKey: .wall))
    boot = try container.decode(Double.self, forKey: .boot)
    bootID = try container.decode(String.self, forKey: .bootID)
  }

  /// Encodes the wall clock as seconds since 1970, whatever date strategy the encoder has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(wall.timeIntervalSince1970, forKey: .wall)
    try container.encode(boot, forKey: .boot)
    try container.encode(bootID, forKey: .bootID)
  }
}
