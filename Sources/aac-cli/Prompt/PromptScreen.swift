/// A screen of the prompt: keys in, effects and text out.
///
/// The same screen is drawn full-size in a terminal and read line by line by a screen reader.
protocol PromptScreen: Sendable {
  /// Does what a key says; the arrows up and down depend on the columns of the terminal.
  mutating func handle(_ key: Key, width: Int) -> [PromptEffect]

  /// The screen in a terminal of a size.
  func lines(rows: Int, columns: Int) -> [StyledLine]

  /// The screen as plain lines, every tile on a line of its own.
  var plainLines: [String] { get }

  /// A line that tells what has just happened; nil when nothing has.
  var message: String? { get set }
}
