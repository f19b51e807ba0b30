import Synchronization

/// What is heard just now, and what went wrong with it, until the screen shows it.
final class SpeechProgress: Sendable {
  private struct State {
    var problem: String?
    var word: Range<Int>?
    var isOver = false
  }

  private let state = Mutex(State())

  /// Keeps a line for the screen.
  func report(_ line: String) { state.withLock { $0.problem = line } }

  /// The line that has not been shown yet; nil when there is none.
  func take() -> String? {
    state.withLock { state in
      defer { state.problem = nil }
      return state.problem
    }
  }

  /// Notes the word of the text that begins to be heard.
  func hear(_ word: Range<Int>) { state.withLock { $0.word = word } }

  /// Notes that nothing is heard any more.
  func end() {
    state.withLock {
      $0.word = nil
      $0.isOver = true
    }
  }

  /// The word that is heard, as a range of the text's characters; nil in silence.
  var word: Range<Int>? { state.withLock(\.word) }

  /// Whether the speech has come to its end.
  var isOver: Bool { state.withLock(\.isOver) }
}
