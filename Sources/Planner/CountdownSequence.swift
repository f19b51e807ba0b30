/// Activities in a row, each with its time: *first eat, then play*.
///
/// One time line: a step begins at the very instant the one before it ends, also while the machine
/// sleeps or the program is not running. A single countdown is a sequence of one.
public struct CountdownSequence: Hashable, Sendable {
  /// An activity and how long it lasts.
  public struct Step: Hashable, Codable, Sendable {
    /// What is done; nil when it is only time.
    public var activity: Activity?
    /// Seconds, in `Countdown.lengths`.
    public let length: Int

    /// A step.
    ///
    /// - Throws: `tooShort` or `tooLong` when the length is not in `Countdown.lengths`.
    public init(activity: Activity? = nil, length: Int) throws(PlannerError) {
      let countdown = try Countdown(activity: activity, length: length)
      self.activity = countdown.activity
      self.length = countdown.length
    }
  }

  /// The activities in their order; never empty.
  public let steps: [Step]
  /// When, within every step, it is said how much is left.
  public let moments: [AnnouncementMoment]
  /// How long the whole has been running.
  public private(set) var stopwatch: Stopwatch
  /// Seconds from the start up to which everything has been announced; nil: nothing yet.
  var announced: Double?

  /// A sequence that has not begun.
  ///
  /// - Throws: `nothingToTime` when there is no step.
  public init(steps: [Step], moments: [AnnouncementMoment] = []) throws(PlannerError) {
    guard !steps.isEmpty else { throw .nothingToTime }
    self.steps = steps
    self.moments = moments
    stopwatch = Stopwatch()
  }

  /// Index of the step whose time it is; the last one once all is over.
  public func index(at now: Instant) -> Int {
    let elapsed = stopwatch.elapsed(at: now)
    return steps.indices.first { elapsed < end(of: $0) } ?? steps.count - 1
  }

  /// The countdown of the step whose time it is.
  public func countdown(at now: Instant) -> Countdown {
    let index = index(at: now)
    let step = steps[index]
    return Countdown(
      activity: step.activity, checkedLength: step.length,
      stopwatch: stopwatch.begun(after: end(of: index) - Double(step.length)))
  }

  /// Whether the time of every step has run out.
  public func isOver(at now: Instant) -> Bool {
    stopwatch.elapsed(at: now) >= end(of: steps.count - 1)
  }

  /// Begins with the first step; nothing happens when it has begun before.
  public mutating func start(at now: Instant) {
    guard stopwatch.phase == .ready else { return }
    restart(at: now)
  }

  /// Holds the time; nothing happens unless it is running, or once all is over.
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

  /// Begins anew with the first step.
  public mutating func restart(at now: Instant) {
    stopwatch.start(at: now)
    announced = nil
  }

  /// Measures from `now` on; to be done before every save (see ``Stopwatch/reanchor(at:)``).
  public mutating func reanchor(at now: Instant) {
    stopwatch.reanchor(at: now)
  }

  /// Seconds from the start to the end of a step.
  func end(of index: Int) -> Double {
    Double(steps[...index].reduce(0) { $0 + $1.length })
  }
}

extension CountdownSequence: Codable {
  private enum CodingKeys: String, CodingKey {
    case steps, moments, stopwatch, announced
  }

  /// Decodes a sequence.
  ///
  /// - Throws: when there is no step, or one with a length not in `Countdown.lengths`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    steps = try container.decode([Step].self, forKey: .steps)
    moments = try container.decodeIfPresent([AnnouncementMoment].self, forKey: .moments) ?? []
    stopwatch = try container.decode(Stopwatch.self, forKey: .stopwatch)
    announced = try container.decodeIfPresent(Double.self, forKey: .announced)
    guard !steps.isEmpty, steps.allSatisfy({ Countdown.lengths.contains($0.length) }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .steps, in: container,
        debugDescription: "a sequence has steps, each of 1 s to 23:59:59")
    }
  }
}
