import AACStore
import Synchronization

/// What went wrong while something was being said, until the screen shows it.
final class SpeechProblems: Sendable {
  private let last = Mutex<String?>(nil)

  /// Keeps a line for the screen.
  func report(_ line: String) { last.withLock { $0 = line } }

  /// The line that has not been shown yet; nil when there is none.
  func take() -> String? {
    last.withLock { line in
      defer { line = nil }
      return line
    }
  }
}
