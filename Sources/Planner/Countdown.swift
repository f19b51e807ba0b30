/// The time set for an activity, running down to zero.
///
///     var countdown = try Countdown(activity: Activity(word: "comer"), length: 600)
///     countdown.start(at: now)
///     countdown.remaining(at: later)       // 540.0
///     countdown.fractionDone(at: later)    // 0.1
///
/// A value: what it shows follows from what was done to it and the instant one asks about.
public struct Countdown: Hashable, Sendable {
  /// Lengths that a countdown can have, in seconds: 1 s to 23:59:59.
  public static let lengths = 1...86_399

  /// What the time is for; nil when it is only time.
  public var activity: Activity?
  /// Seconds from start to end.
  public let length: Int
  /// How long it has been running.
  public private(set) var stopwatch: Stopwatch

  /// A countdown that has not begun.
  ///
  /// - Throws: `tooShort` or `tooLong` when the length is not in ``lengths``.
  public init(activity: Activity? = nil, length: Int) throws(PlannerError) {
    guard length >= Self.lengths.lowerBound else { throw .tooShort("\(length)s") }
    guard length <= Self.lengths.upperBound else { throw .tooLong("\(length)s") }
    self.init(activity: activity, checkedLength: length, stopwatch: Stopwatch())
  }

  /// A countdown whose length is known to be good.
  init(activity: Activity?, checkedLength: Int, stopwatch: Stopwatch) {
    self.activity = activity
    length = checkedLength
    self.stopwatch = stopwatch
  }

  /// Seconds until the end: ``length`` before it begins, 0 once it is over.
  public func remaining(at now: Instant) -> Double {
    min(Double(length), max(0, Double(length) - stopwatch.elapsed(at: now)))
  }

  /// The share of the time that has passed: 0 at the start, 1 at the end and not before.
  public func fractionDone(at now: Instant) -> Double {
    min(1, max(0, stopwatch.elapsed(at: now) / Double(length)))
  }

  /// Whether the time has run out.
  public func isOver(at now: Instant) -> Bool {
    stopwatch.elapsed(at: now) >= Double(length)
  }

  /// Begins to run down from the full length; nothing happens when it has begun before.
  public mutating func start(at now: Instant) {
    guard stopwatch.phase == .ready else { return }
    stopwatch.start(at: now)
  }

  /// Holds the time; nothing happens unless it is running, or once it is over.
  public mutating func pause(at now: Instant) {
    guard !isOver(at: now) else { return }
    stopwatch.pause(at: now)
  }

  /// Goes on after a pause; nothing happens unless it is paused.
  public mutating func resume(at now: Instant) {
    stopwatch.resume(at: now)
  }

  /// Ends it before its time; only ``restart(at:)`` leads on from there.
  public mutating func stop(at now: Instant) {
    guard !isOver(at: now) else { return }
    stopwatch.stop(at: now)
  }

  /// Begins anew with the full length.
  public mutating func restart(at now: Instant) {
    stopwatch.start(at: now)
  }

  /// Measures from `now` on; to be done before every save (see ``Stopwatch/reanchor(at:)``).
  public mutating func reanchor(at now: Instant) {
    stopwatch.reanchor(at: now)
  }
}

extension Countdown: Codable {
  private enum CodingKeys: String, CodingKey {
    case activity, length, stopwatch
  }

  /// Decodes a countdown.
  ///
  /// - Throws: when the length is not in ``lengths``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    activity = try container.decodeIfPresent(Activity.self, forKey: .activity)
    length = try container.decode(Int.self, forKey: .length)
    stopwatch = try container.decode(Stopwatch.self, forKey: .stopwatch)
    guard Self.lengths.contains(length) else {
      throw DecodingError.dataCorruptedError(
        forKey: .length, in: container, debugDescription: "a countdown lasts 1 s to 23:59:59")
    }
  }
}
