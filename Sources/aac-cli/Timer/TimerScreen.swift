import AACCore
import Planner

/// A countdown that fills the terminal: activity, time left in large digits, the rabbit on its way.
struct TimerScreen: Sendable {
  /// What a key asks for.
  enum Request: Equatable {
    case pauseOrResume, leave, stop, nothing
  }

  let sequence: CountdownSequence
  let language: Language
  let pictures: [String: String]
  /// What was announced last.
  var message: String?

  /// What a key means while the countdown is shown.
  static func request(for key: Key) -> Request {
    switch key {
    case .character(" "): .pauseOrResume
    case .character("q"), .character("Q"), .escape, .interrupt, .endOfInput: .leave
    case .character("x"), .character("X"): .stop
    default: .nothing
    }
  }

  /// The screen at an instant.
  func lines(at now: Instant, rows: Int, columns: Int) -> [StyledLine] {
    let countdown = sequence.countdown(at: now)
    let isOver = sequence.isOver(at: now)
    let digits = BigDigits(CountdownText(remaining: countdown.remaining(at: now)).description)
    let style = TextStyle(foreground: isOver ? .red : .green, isBold: true)
    let blank = StyledLine()
    var lines = [stepsLine(at: now), blank]
    lines += digits.lines(width: columns).map { StyledLine($0, style: style) }
    lines += [blank, blank]
    lines += meadow(fraction: isOver ? 1 : countdown.fractionDone(at: now), width: columns - 4)
    lines += [blank, StyledLine("  " + (message ?? status(at: now)), style: .bold)]
    while lines.count < rows - 1 { lines.append(blank) }
    return lines.prefix(rows - 1) + [keyLine(isOver: isOver)]
  }

  /// The activities in their order, the present one in brackets.
  private func stepsLine(at now: Instant) -> StyledLine {
    var line = StyledLine("  ")
    let current = sequence.index(at: now)
    for (index, step) in sequence.steps.enumerated() {
      if index > 0 { line.append("  ▸  ", style: .dim) }
      let word = step.activity?.word ?? Text.plannerNoActivity[language]
      let picture = step.activity.flatMap { pictures[$0.word] } ?? ""
      let text = picture.isEmpty ? word : "\(picture) \(word)"
      line.append(index == current ? "[\(text)]" : text, style: index == current ? .bold : .dim)
    }
    return line
  }

  private func meadow(fraction: Double, width: Int) -> [StyledLine] {
    let column = Meadow(width: max(2, width - 4)).column(atFraction: fraction)
    let hasArrived = fraction >= 1
    var rabbit = StyledLine()
    rabbit.append(hasArrived ? "🐇🥕" : "🐇", column: 2 + column)
    if !hasArrived { rabbit.append("🥕", column: width) }
    let grass = StyledLine(
      "  " + String(repeating: "ʬ", count: max(0, width)), style: TextStyle(foreground: .green))
    return [rabbit, grass]
  }

  private func status(at now: Instant) -> String {
    switch sequence.stopwatch.phase {
    case .paused: Text.timerPaused[language]
    default:
      RemainingTimeText(seconds: Int(sequence.countdown(at: now).remaining(at: now).rounded(.up)))
        .sentence(in: language)
    }
  }

  private func keyLine(isOver: Bool) -> StyledLine {
    let isPaused = sequence.stopwatch.phase == .paused
    let pause = (Text.keySpace[language], isPaused ? Text.timerResume : .timerPause)
    let hints: [(String, Text)] =
      isOver ? [("q", .keyQuit)] : [pause, ("q", .timerLeave), ("x", .timerStop)]
    return hints.reduce(into: StyledLine()) { line, hint in
      line.append(" \(hint.0) ", style: .reversed)
      line.append(" \(hint.1[language])  ")
    }
  }
}
