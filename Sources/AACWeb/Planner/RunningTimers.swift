import AACCore
import AACStore
import Planner

/// The countdowns that go on, as the small bar of every page shows them.
struct RunningTimers {
  /// A countdown that was over for so many seconds and put away by nobody is shown no more.
  static let forgottenAfter = 3_600.0

  let session: WebSession
  let words: WordCache.Words
  let now: Planner.Instant
  let timers: [StoredTimer<CountdownSequence>]
  /// Those of the database that cannot be read.
  let damaged: [String]

  init(session: WebSession, words: WordCache.Words, now: Planner.Instant) throws {
    self.session = session
    self.words = words
    self.now = now
    let found = try session.database.readableTimers(of: CountdownSequence.self)
    timers = found.timers.filter { !Self.isForgotten($0.payload, at: now) }
    damaged = found.damaged
  }

  /// Whether nobody wants to know any more that it is over.
  static func isForgotten(_ sequence: CountdownSequence, at now: Planner.Instant) -> Bool {
    guard sequence.isOver(at: now) else { return false }
    let length = sequence.steps.reduce(0) { $0 + $1.length }
    return sequence.stopwatch.elapsed(at: now) - Double(length) > forgottenAfter
  }

  /// What scripts need to go on counting by themselves.
  var states: [TimerPage.State] {
    timers.map { TimerPage.State(id: $0.id, sequence: $0.payload, now: now) }
  }

  /// The bar, without the countdown whose own page it is on.
  func fields(except id: String?) -> Fields {
    let shown = timers.filter { $0.id != id }
    return [
      "hasTimers": !shown.isEmpty, "timersLabel": Text.webRunning[session.language],
      "timers": shown.map(chip),
    ]
  }

  private func chip(_ timer: StoredTimer<CountdownSequence>) -> Fields {
    let state = TimerPage.State(id: timer.id, sequence: timer.payload, now: now)
    let activity = timer.payload.countdown(at: now).activity
    let language = session.language
    return words.picture(of: activity).merging(
      [
        "id": timer.id, "href": "/planner/timer?id=\(timer.id.inAddress)",
        "label": activity?.word ?? Text.webOnlyTime[language],
        "time": state.isOver
          ? Text.webTimeUp[language] : CountdownText(remaining: state.remaining).description,
        "pausedLabel": state.phase == "paused" && !state.isOver
          ? Text.timerPaused[language] as Any : false,
        "phase": state.phase, "seconds": "\(state.remaining)", "length": "\(state.length)",
        "step": "\(state.step)", "isOver": state.isOver,
      ] as Fields
    )
  }
}
