import AACCore
import Planner

extension TimerRunner {
  /// Follows the countdown with a line an event, for a pipe or a screen reader.
  ///
  /// Where it reads commands, lines of standard input are commands: an empty one pauses and goes on,
  /// `q` leaves, `x` stops.
  mutating func runPlain(readsCommands: Bool) async throws {
    let now = environment.instant()
    let left = sequence.countdown(at: now).remaining(at: now)
    try write("time", CountdownText(remaining: left).description)
    if readsCommands, format == .text { environment.console.writeLine(hints) }
    if sequence.stopwatch.phase == .paused { try write("paused", Text.timerPaused[language]) }
    var problem: String?
    while true {
      for announcement in try announce() {
        try write(announcement.event, announcement.sentence(in: language))
      }
      if let new = await finishSpeech(), new != problem {
        environment.console.noteLine("aac-cli: \(new)")
        problem = new
      }
      guard !sequence.isOver(at: environment.instant()) else { return }
      guard readsCommands || sequence.stopwatch.phase == .running else { return }
      guard try !readsCommands || obeyLine() else { return }
      try await environment.sleep(.milliseconds(200))
    }
  }

  /// Does what a line of standard input says, if there is one; answers whether the countdown is still followed.
  private mutating func obeyLine() throws -> Bool {
    let line: String
    switch environment.console.pollLine() {
    case .nothing: return true
    case .ended: return false
    case .line(let text): line = text.trimmingPrefix { $0 == " " }.lowercased()
    }
    switch line {
    case "":
      let goesOn = try obey(.pauseOrResume)
      let isPaused = sequence.stopwatch.phase == .paused
      try write(
        isPaused ? "paused" : "resumed", (isPaused ? Text.timerPaused : .timerGoesOn)[language])
      return goesOn
    case "q": return try obey(.leave)
    case "x":
      try write("stopped", Text.timerStopped[language])
      return try obey(.stop)
    default:
      environment.console.writeLine(hints)
      return true
    }
  }

  private var hints: String {
    let hints: [(String, Text)] = [
      (Text.keyEnter[language], .timerPause), ("q", .timerLeave), ("x", .timerStop),
    ]
    return hints.map { "\($0.0) \($0.1[language])" }.joined(separator: ", ")
  }

  private func write(_ event: String, _ text: String) throws {
    let now = environment.instant()
    let countdown = sequence.countdown(at: now)
    let remaining = Int(countdown.remaining(at: now).rounded(.up))
    try environment.show(
      TimerEvent(
        event: event, activity: countdown.activity?.word, remaining: remaining, description: text),
      as: format)
  }
}

extension Announcement {
  /// The event's name in JSON.
  fileprivate var event: String {
    switch self {
    case .began: "began"
    case .left: "left"
    case .ended: "ended"
    }
  }
}
