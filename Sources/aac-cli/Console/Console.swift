import AACArguments

/// The terminal's three streams, as the commands see them.
protocol Console: Sendable {
  /// Writes a result.
  func write(_ text: String)

  /// Writes what is not a result: progress, hints, errors.
  func note(_ text: String)

  /// The next line of standard input without its end; nil at the end of input.
  func readLine() -> String?

  /// The next line of standard input if it is there already; it is not waited for.
  func pollLine() -> LineRead

  /// Whether a person reads the results.
  var isTerminal: Bool { get }
}

extension Console {
  /// Writes a result and ends the line; what a terminal would obey in it is shown instead.
  func writeLine(_ text: String) { write(text.harmless() + "\n") }

  /// Writes a note and ends the line; what a terminal would obey in it is shown instead.
  func noteLine(_ text: String) { note(text.harmless() + "\n") }
}
