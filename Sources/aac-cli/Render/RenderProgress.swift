import AACCore

/// Says how far a run is: a bar on a terminal, a line a minute anywhere else.
struct RenderProgress {
  /// How the run stands.
  struct State: Hashable, Sendable {
    var done: Int
    /// All items; nil when nobody knows.
    var total: Int?
    /// Seconds since the beginning.
    var elapsed: Double
  }

  let isTerminal: Bool
  let language: Language
  /// Columns of the terminal.
  private let columns: @Sendable () -> Int
  private var last: Double

  init(
    isTerminal: Bool, language: Language, columns: @escaping @Sendable () -> Int = { 80 }
  ) {
    self.columns = columns
    (self.isTerminal, self.language) = (isTerminal, language)
    last = 0
  }

  /// What to write now, if anything.
  mutating func note(_ state: State) -> String? {
    guard state.elapsed - last >= (isTerminal ? 0.2 : 60) else { return nil }
    last = state.elapsed
    let line = line(state)
    return isTerminal ? "\r\u{1B}[K" + line.truncated(to: columns() - 1) : line + "\n"
  }

  /// What clears the bar.
  var end: String { isTerminal && last > 0 ? "\r\u{1B}[K" : "" }

  /// The line: bar, done, rate, time to go.
  func line(_ state: State) -> String {
    let rate = state.elapsed > 0 ? Double(state.done) / state.elapsed : 0
    let speed = rate < 10 ? "\((rate * 10).rounded() / 10)" : "\(Int(rate.rounded()))"
    guard let total = state.total, total > 0 else {
      return Text.renderProgressOpen(done: "\(state.done)", rate: speed)[language]
    }
    let left = max(0, total - state.done)
    let time = rate > 0 ? Self.clock(Int((Double(left) / rate).rounded(.up))) : "–"
    let text = Text.renderProgress(
      done: "\(state.done)", total: "\(total)", left: "\(left)", rate: speed, time: time)
    return isTerminal ? bar(state.done, of: total, beside: text[language]) : text[language]
  }

  /// The bar with its text, as wide as the terminal has room for: a line that wrapped could not be cleared.
  private func bar(_ done: Int, of total: Int, beside text: String) -> String {
    let width = min(24, columns() - 1 - text.displayWidth - 3)
    guard width >= 4 else { return text }
    let full = min(width, width * done / max(1, total))
    return "▕" + String(repeating: "█", count: full)
      + String(repeating: "·", count: width - full) + "▏ " + text
  }

  private static func clock(_ seconds: Int) -> String {
    let (minutes, rest) = (seconds / 60, seconds % 60)
    let tail = rest < 10 ? "0\(rest)" : "\(rest)"
    guard minutes >= 60 else { return "\(minutes):\(tail)" }
    let middle = minutes % 60
    return "\(minutes / 60):\(middle < 10 ? "0" : "")\(middle):\(tail)"
  }
}
