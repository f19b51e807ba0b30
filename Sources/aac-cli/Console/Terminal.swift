import Foundation

/// The terminal the program runs in: keys in, a full screen out.
///
/// ``withScreen(_:)`` leaves it as it was, however the work inside ends.
final class Terminal: Sendable {
  /// Whether colours are wanted (`NO_COLOR` unset, `TERM` not `dumb`).
  let hasColor: Bool

  private let input: Int32
  private let output: Int32

  init(variables: [String: String], input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    hasColor = (variables["NO_COLOR"] ?? "").isEmpty && variables["TERM"] != "dumb"
    self.input = input
    self.output = output
  }

  /// Rows and columns of the window; 24 × 80 when it does not say.
  var size: (rows: Int, columns: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return (24, 80)
    }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// Runs with keys unbuffered and the screen cleared, and puts the terminal back afterwards.
  func withScreen<Result>(_ body: () async throws -> Result) async throws -> Result {
    var saved = termios()
    guard tcgetattr(input, &saved) == 0 else { return try await body() }
    var raw = saved
    cfmakeraw(&raw)
    raw.c_oflag |= tcflag_t(OPOST)
    tcsetattr(input, TCSAFLUSH, &raw)
    send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
    defer {
      send("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
      tcsetattr(input, TCSAFLUSH, &saved)
    }
    return try await body()
  }

  /// Shows lines from the top; what was below them is cleared.
  func show(_ lines: [StyledLine]) {
    let body = lines.prefix(size.rows).map { "\u{1B}[2K" + $0.rendered(hasColor: hasColor) }
      .joined(separator: "\r\n")
    send("\u{1B}[H" + body + "\u{1B}[J")
  }

  /// The keys pressed within a time; none when it passes, ``Key/resize`` when the window changed.
  func keys(within milliseconds: Int32, decoder: inout KeyDecoder) -> [Key] {
    let before = size
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let wait = decoder.isPending ? min(milliseconds, 30) : milliseconds
    let ready = poll(&descriptor, 1, wait)
    let resized: [Key] = size == before ? [] : [.resize]
    guard ready > 0 else { return resized + decoder.flush() }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(input, &buffer, buffer.count)
    guard count > 0 else { return resized + [.endOfInput] }
    return resized + decoder.decode(buffer.prefix(count))
  }

  private func send(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count, let base = bytes.baseAddress {
        let written = write(output, base + offset, bytes.count - offset)
        guard written > 0 || errno == EINTR || errno == EAGAIN else { return }
        offset += max(0, written)
      }
    }
  }
}
