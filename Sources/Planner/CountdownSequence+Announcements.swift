extension CountdownSequence {
  /// Seconds by which an announcement may be late and still name the moment it was meant for.
  static let tolerance = 2.0

  /// Takes what is to be said now, in order; each is returned once and never again.
  ///
  /// What was missed, because the machine slept or the program was not running, is not said
  /// afterwards all at once: of several steps that ended only the end of the last is said, of several
  /// moments only the last, with the time that is really left.
  public mutating func takeAnnouncements(at now: Instant) -> [Announcement] {
    guard stopwatch.phase == .running else { return [] }
    let elapsed = stopwatch.elapsed(at: now)
    let from = announced ?? -1
    announced = max(elapsed, from)
    let ended = steps.indices.last { end(of: $0) > from && end(of: $0) <= elapsed }
    let current = index(at: now)
    var due: [Announcement] = []
    if let ended {
      due.append(.ended(steps[ended], isLast: ended == steps.count - 1))
    }
    if isOver(at: now) { return due }
    let begin = end(of: current) - Double(steps[current].length)
    if begin > from { due.append(.began(steps[current])) }
    if let left = left(in: current, after: from, upTo: elapsed) { due.append(left) }
    return due
  }

  /// The last moment of a step that falls between two times, as an announcement.
  private func left(in index: Int, after from: Double, upTo elapsed: Double) -> Announcement? {
    let step = steps[index]
    let end = end(of: index)
    let begin = end - Double(step.length)
    let times = moments.compactMap { $0.offset(inLength: step.length) }.map { begin + $0 }
    guard let time = times.filter({ $0 > from && $0 <= elapsed }).max() else { return nil }
    let isLate = elapsed - time > Self.tolerance
    return .left(seconds: Int((end - (isLate ? elapsed : time)).rounded(.up)), step)
  }
}
