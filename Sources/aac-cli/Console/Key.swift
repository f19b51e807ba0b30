/// A key pressed in a terminal.
enum Key: Hashable, Sendable {
  case character(Character)
  case enter, escape, backspace, tab, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// Ctrl-C.
  case interrupt
  /// Ctrl-D, or the end of input.
  case endOfInput
  /// A whole line, in the plain prompt.
  case line(String)
  /// The window has another size.
  case resize
}
