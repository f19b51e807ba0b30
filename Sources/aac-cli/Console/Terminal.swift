import Dispatch
import Foundation
import Synchronization

/// The terminal the program runs in: keys in, a full screen out.
///
/// ``withScreen(_:)`` leaves it as it was, however the work inside ends, also when a signal ends the program.
final class Terminal: Sendable {
  /// What the terminal had to say within a time.
  private enum Input: Sendable {
    case nothing, ended
    case bytes([UInt8])
  }

  /// Whether colours are wanted (`NO_COLOR` unset, `TERM` not `dumb`).
  let hasColor: Bool

  private let input: Int32
  private let output: Int32
  private let lastFrame = Mutex("")
  /// Waiting for keys takes a thread of its own: speech must go on even where there is only one processor.
  private let waiting = DispatchQueue(label: "keys")

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
    // The other screen, no cursor, no wrapping at the right edge, cleared.
    send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
    let before = saved
    let signals = EndingSignals { [self] in restore(before) }
    defer {
      signals.release()
      restore(before)
    }
    return try await body()
  }

  /// Shows lines from the top; what was below them is cleared.
  func show(_ lines: [StyledLine]) {
    let size = size
    let body = lines.prefix(size.rows).map { "\u{1B}[2K" + $0.rendered(hasColor: hasColor) }
      .joined(separator: "\r\n")
    let frame = "\u{1B}[H" + body + "\u{1B}[J"
    let isNew = lastFrame.withLock { last in
      defer { last = "\(size)" + frame }
      return last != "\(size)" + frame
    }
    if isNew { send(frame) }
  }

  /// The keys pressed within a time; none when it passes, ``Key/resize`` when the window changed.
  func keys(within milliseconds: Int32, decoder: inout KeyDecoder) async -> [Key] {
    let before = size
    let wait = decoder.isPending ? min(milliseconds, 30) : milliseconds
    let input = await input(within: wait)
    let resized: [Key] = size == before ? [] : [.resize]
    switch input {
    case .nothing: return resized + decoder.flush()
    case .ended: return resized + [.endOfInput]
    case .bytes(let bytes): return resized + decoder.decode(bytes)
    }
  }

  private func input(within milliseconds: Int32) async -> Input {
    await withCheckedContinuation { continuation in
      waiting.async { [self] in continuation.resume(returning: read(within: milliseconds)) }
    }
  }

  private func read(within milliseconds: Int32) -> Input {
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return .nothing }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = Foundation.read(input, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    return count > 0 ? .bytes(Array(buffer.prefix(count))) : .ended
  }

  private func restore(_ settings: termios) {
    var settings = settings
    send("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(input, TCSAFLUSH, &settings)
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
