import CLinux
import Foundation

/// Another program at work, with all that it starts.
struct ChildProcess {
  let id: pid_t

  /// How often it is looked after.
  private static let interval = Duration.milliseconds(4)

  /// Starts a program, found by `PATH`, in a process group of its own.
  ///
  /// It has the three files and no other of ours, and no signal of ours blocked or ignored.
  ///
  /// - Throws: `CommandFailure` when it cannot be started.
  init(_ arguments: [String], input: Int32, output: Int32, errors: Int32) throws {
    let program = arguments.first ?? ""
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (descriptor, place) in [(input, 0), (output, 1), (errors, 2)] {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(place))
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var id: pid_t = 0
    let status = Self.withArguments(arguments) {
      posix_spawnp(&id, program, &actions, &attributes, $0, environ)
    }
    guard status == 0, !program.isEmpty else {
      throw CommandFailure(problem: .cannotStart(program: program))
    }
    self.id = id
  }

  /// Waits for its end and returns its exit status; nil when it took too long and has been ended.
  ///
  /// Nothing that it started outlives it.
  ///
  /// - Throws: `CancellationError`, after it has been ended.
  func end(within limit: Duration) async throws -> Int32? {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    while true {
      if hasEnded { return clearAway() }
      guard clock.now < deadline else {
        clearAway()
        return nil
      }
      do {
        try await Task.sleep(for: Self.interval)
      } catch {
        clearAway()
        throw error
      }
    }
  }

  private var hasEnded: Bool {
    var information = siginfo_t()
    // It is not taken away yet, so that nobody else gets its number.
    guard waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) == 0 else {
      return true
    }
    return information.si_signo != 0
  }

  /// Ends the whole group and returns how the program itself ended.
  @discardableResult
  private func clearAway() -> Int32 {
    kill(-id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private static func withArguments<Result>(
    _ arguments: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = arguments.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
