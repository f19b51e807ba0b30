import Foundation

/// The program in a terminal of its own: keys in, screen out.
final class PseudoTerminal {
  /// Why a test gives up.
  struct Timeout: Error, CustomStringConvertible {
    let wanted: String
    let screen: String

    var description: String { "waited for “\(wanted)” in vain; the screen shows:\n\(screen)" }
  }

  /// Linux's TIOCSPTLCK and TIOCGPTN, which are macros that Swift does not see.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private(set) var screen: TerminalScreen
  let process: Process
  private let leader: Int32
  private let follower: Int32
  /// How the terminal was before the program began.
  private let before: termios

  init(_ program: Program, _ arguments: [String] = [], rows: Int = 24, columns: Int = 80) throws {
    screen = TerminalScreen(rows: rows, columns: columns)
    leader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var lock: Int32 = 0
    var number: Int32 = 0
    guard leader >= 0, ioctl(leader, Self.setLock, &lock) == 0,
      ioctl(leader, Self.getNumber, &number) == 0
    else { throw CocoaError(.fileNoSuchFile) }
    follower = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    var settings = termios()
    tcgetattr(follower, &settings)
    before = settings
    process = try program.process(arguments)
    let handle = FileHandle(fileDescriptor: follower, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    setSize(rows: rows, columns: columns)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(leader)
    close(follower)
  }

  /// Whether line editing, echo and signals are as they were before the program.
  var isAsBefore: Bool {
    var now = termios()
    tcgetattr(follower, &now)
    return now.c_lflag == before.c_lflag && now.c_iflag == before.c_iflag
      && now.c_oflag == before.c_oflag && !screen.isFullScreen && screen.isCursorVisible
  }

  /// Presses keys.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(leader, bytes, bytes.count)
  }

  /// Gives the window another size.
  func resize(rows: Int, columns: Int) {
    screen.resize(rows: rows, columns: columns)
    setSize(rows: rows, columns: columns)
  }

  /// Reads until the screen shows a text, or no longer shows it.
  @discardableResult
  func wait(for text: String, isShown: Bool = true) async throws -> [String] {
    try await wait(for: (isShown ? "" : "no ") + text) { $0.text.contains(text) == isShown }
  }

  /// Reads until the program has ended and returns its exit code, or the number of the signal that ended it.
  func waitForEnd() async throws -> Int32 {
    try await wait(for: "the end") { [process] _ in !process.isRunning }
    try await wait(for: "the last output") { _ in true }
    return process.terminationStatus
  }

  /// Reads until the screen is as wanted.
  @discardableResult
  func wait(for wanted: String, _ isMet: (TerminalScreen) -> Bool) async throws -> [String] {
    // Counted in waits, not in time: other tests may hold this one up for long, and nothing is wrong then.
    var waits = 0
    while true {
      let hadInput = read(within: 0)
      if !hadInput, isMet(screen) { return screen.lines }
      guard waits < 1500 else { throw Timeout(wanted: wanted, screen: screen.text) }
      if !hadInput {
        read(within: 20)
        waits += 1
      }
      await Task.yield()
    }
  }

  @discardableResult
  private func read(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: leader, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0, descriptor.revents & Int16(POLLIN) != 0 else {
      return false
    }
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = Foundation.read(leader, &buffer, buffer.count)
    guard count > 0 else { return false }
    screen.feed(buffer.prefix(count))
    return true
  }

  private func setSize(rows: Int, columns: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(leader, UInt(TIOCSWINSZ), &size)
  }
}
