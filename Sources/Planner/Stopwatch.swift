/// Measures for how long something has been running, pauses not counted.
public struct Stopwatch: Hashable, Sendable {
  /// What a stopwatch is doing.
  public enum Phase: String, Codable, Hashable, Sendable {
    case ready, running, paused, stopped
  }

  /// What it is doing now.
  public private(set) var phase: Phase
  /// Seconds measured before ``since``.
  private var elapsed: Double
  /// When it last began to run; nil while it does not.
  private var since: Instant?

  /// A stopwatch that has measured nothing yet.
  public init() {
    phase = .ready
    elapsed = 0
  }

  /// Seconds that it has been running, to the microsecond.
  public func elapsed(at now: Instant) -> Double {
    let seconds = elapsed + (since.map(now.seconds(since:)) ?? 0)
    // Sums of many pauses would else miss the end by a billionth of a second.
    return (seconds * 1_000_000).rounded() / 1_000_000
  }

  /// Begins from zero, whatever went before.
  public mutating func start(at now: Instant) {
    phase = .running
    elapsed = 0
    since = now
  }

  /// Holds the time; nothing happens unless it is running.
  public mutating func pause(at now: Instant) {
    guard phase == .running else { return }
    hold(.paused, at: now)
  }

  /// Goes on after a pause; nothing happens unless it is paused.
  public mutating func resume(at now: Instant) {
    guard phase == .paused else { return }
    phase = .running
    since = now
  }

  /// Holds the time for good; only ``start(at:)`` leads on from there.
  public mutating func stop(at now: Instant) {
    guard phase == .running || phase == .paused else { return }
    hold(.stopped, at: now)
  }

  /// Measures from `now` on what has to be measured later, without changing what is elapsed.
  ///
  /// Done before every save, it keeps what a clock did earlier out of the time measured after a
  /// reboot.
  public mutating func reanchor(at now: Instant) {
    guard phase == .running else { return }
    elapsed = elapsed(at: now)
    since = now
  }

  /// The same stopwatch, seen from a point `seconds` later than where it began.
  func begun(after seconds: Double) -> Stopwatch {
    var later = self
    later.elapsed -= seconds
    return later
  }

  private mutating func hold(_ phase: Phase, at now: Instant) {
    elapsed = elapsed(at: now)
    since = nil
    self.phase = phase
  }
}

extension Stopwatch: Codable {
  private enum CodingKeys: String, CodingKey {
    case phase, elapsed, since
  }

  /// Decodes a stopwatch.
  ///
  /// - Throws: when the parts contradict one another, such as running since never.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    phase = try container.decode(Phase.self, forKey: .phase)
    elapsed = try container.decode(Double.self, forKey: .elapsed)
    since = try container.decodeIfPresent(Instant.self, forKey: .since)
    guard elapsed.isFinite, (since != nil) == (phase == .running) else {
      throw DecodingError.dataCorruptedError(
        forKey: .since, in: container,
        debugDescription: "a stopwatch is running exactly when it has an instant since which")
    }
  }
}
