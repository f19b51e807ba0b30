import Foundation

/// The streams of the process.
struct StandardConsole: Console {
  private let input = InputLines(descriptor: STDIN_FILENO)

  func write(_ text: String) { Self.write(text, to: STDOUT_FILENO) }

  func note(_ text: String) { Self.write(text, to: STDERR_FILENO) }

  func readLine() -> String? {
    if case .line(let line) = input.next(within: nil) { line } else { nil }
  }

  func pollLine() -> LineRead { input.next(within: 0) }

  var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Writes all bytes; a closed pipe ends the program as it ends every filter.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count, let base = bytes.baseAddress {
        let written = Foundation.write(descriptor, base + offset, bytes.count - offset)
        if written < 0 {
          if errno == EINTR || errno == EAGAIN { continue }
          return
        }
        offset += written
      }
    }
  }
}
