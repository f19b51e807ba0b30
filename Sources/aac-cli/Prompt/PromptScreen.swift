/// A screen of the prompt: keys in, effects and text out.
///
/// The same screen is drawn full-size in a terminal and read line by line by a screen reader.
protocol PromptScreen: Sendable {
  /// Does what a key says; the arrows up and down depend on the columns of the terminal.
  mutating func handle(_ key: Key, width: Int) -> [PromptEffect]

  /// The screen in a terminal of a size.
  func lines(rows: Int, columns: Int) -> [StyledLine]

  /// The screen as plain lines, every tile on a line of its own.
  var plainPage: PlainPage { get }

  /// A line that tells what has just happened; nil when nothing has. The next key takes it away.
  var message: String? { get set }

  /// Why nothing was heard; it stays until something is said again.
  var problem: String? { get set }
}

extension PromptScreen {
  /// The message and the problem as lines of a width.
  func noticeLines(width: Int) -> [StyledLine] {
    let problems = problem.map { "⚠ \($0)".wrapped(to: width) } ?? []
    let messages = message?.wrapped(to: width) ?? []
    return problems.map { StyledLine($0, style: TextStyle(foreground: .red, isBold: true)) }
      + messages.map { StyledLine($0, style: TextStyle(foreground: .yellow, isBold: true)) }
  }
}
