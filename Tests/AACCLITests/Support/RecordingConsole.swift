import Synchronization

@testable import aac_cli

/// Streams that remember what was written and give lines that were prepared.
final class RecordingConsole: Console {
  private struct State {
    var output = ""
    var notes = ""
    var input: [String]
  }

  private let state: Mutex<State>
  let isTerminal: Bool

  init(input: [String] = [], isTerminal: Bool = false) {
    state = Mutex(State(input: input))
    self.isTerminal = isTerminal
  }

  /// What was written to standard output.
  var output: String { state.withLock(\.output) }

  /// What was written to standard error.
  var notes: String { state.withLock(\.notes) }

  func write(_ text: String) { state.withLock { $0.output += text } }

  func note(_ text: String) { state.withLock { $0.notes += text } }

  func readLine() -> String? {
    state.withLock { $0.input.isEmpty ? nil : $0.input.removeFirst() }
  }

  func pollLine() -> LineRead { readLine().map(LineRead.line) ?? .ended }
}
