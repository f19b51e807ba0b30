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
  /// Why it was not heard.
  var problem: String?

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
    let style = TextStyle(foreground: isOver ? .red : .green, isBold: true)
    let time = CountdownText(remaining: countdown.remaining(at: now)).description
    let layout = ScreenLayout(
      head: StyledLine.flow(stepItems(at: now), width: columns),
      foot: notices(at: now, width: columns)
        + StyledLine.flow(hints(isOver: isOver), width: columns, gap: 0), rows: rows)
    let meadow = meadow(
      fraction: isOver ? 1 : countdown.fractionDone(at: now), width: columns - 4)
    // Digits, a line above and below them, the meadow: in a low window the digits are small.
    let isLow = layout.bodyHeight < 5 + 2 + meadow.count
    let digits = isLow ? [time] : BigDigits(time).lines(width: columns)
    let gap = isLow ? [] : [StyledLine()]
    return layout.lines(body: gap + digits.map { StyledLine($0, style: style) } + gap + meadow)
  }

  private func notices(at now: Instant, width: Int) -> [StyledLine] {
    let texts = [message, sequence.isOver(at: now) ? nil : status(at: now)].compactMap(\.self)
    let problems = problem.map { "⚠ \($0)".wrapped(to: width) } ?? []
    return texts.flatMap { $0.wrapped(to: width - 2) }.map { StyledLine("  " + $0, style: .bold) }
      + problems.map { StyledLine($0, style: TextStyle(foreground: .red, isBold: true)) }
  }

  /// The activities in their order, the present one in brackets.
  private func stepItems(at now: Instant) -> [StyledLine] {
    let current = sequence.index(at: now)
    return sequence.steps.enumerated().map { index, step in
      let word = step.activity?.word ?? Text.plannerNoActivity[language]
      let picture = step.activity.flatMap { pictures[$0.word] } ?? ""
      let text = picture.isEmpty ? word : "\(picture) \(word)"
      var item = StyledLine(index == 0 ? "  " : "▸ ", style: .dim)
      item.append(index == current ? "[\(text)]" : text, style: index == current ? .bold : .dim)
      return item
    }
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

  private func hints(isOver: Bool) -> [StyledLine] {
    let isPaused = sequence.stopwatch.phase == .paused
    let pause = (Text.keySpace[language], isPaused ? Text.timerResume : .timerPause)
    let hints: [(String, Text)] =
      isOver ? [("q", .keyQuit)] : [pause, ("q", .timerLeave), ("x", .timerStop)]
    return hints.map { .hint($0.0, $0.1[language]) }
  }
}
