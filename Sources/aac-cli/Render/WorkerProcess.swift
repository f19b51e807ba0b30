import Foundation

/// A worker as the run sees it: what it was given, what it said, and the pipes between.
struct WorkerProcess {
  let pid: pid_t
  /// Written into: jobs.
  private(set) var input: Int32
  /// Read from: outcomes.
  private(set) var output: Int32
  /// Bytes that the pipe had no room for yet.
  private var unsent: [UInt8] = []
  private var received: [UInt8] = []
  /// Jobs that it has not answered yet, by their id.
  private(set) var jobs: [Int: RenderJob] = [:]
  /// Jobs that it was ever given.
  private(set) var given = 0

  /// Starts the program, which is usually this one again, with other arguments, in a process group of its own: a Ctrl-C is for the run, which
  /// then lets the workers finish their files.
  ///
  /// - Throws: `FileProblem`.
  init(arguments: [String], program: String) throws {
    let toWorker = try Self.pipe()
    let fromWorker: [Int32]
    do {
      fromWorker = try Self.pipe()
    } catch {
      toWorker.forEach { close($0) }
      throw error
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, toWorker[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromWorker[1], STDOUT_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      close(toWorker[0])
      close(fromWorker[1])
    }
    var words = ([AACCommand.name] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var pid = pid_t()
    let status = posix_spawn(&pid, program, &actions, &attributes, &words, environ)
    guard status == 0 else {
      close(toWorker[1])
      close(fromWorker[0])
      throw FileProblem(status)
    }
    self.pid = pid
    input = toWorker[1]
    output = fromWorker[0]
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  /// A pipe whose ends no other program inherits.
  private static func pipe() throws -> [Int32] {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw FileProblem(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  /// Whether it waits for room in the pipe.
  var hasUnsent: Bool { !unsent.isEmpty && input >= 0 }

  /// Whether it can still be given jobs.
  var isOpen: Bool { input >= 0 && output >= 0 }

  /// Whether it was told that there is nothing more, and has said all it had to say.
  var hasRetired: Bool { input < 0 && output < 0 && jobs.isEmpty }

  /// Gives it a job.
  mutating func give(_ job: RenderJob) {
    given += 1
    jobs[job.id] = job
    unsent += job.message.bytes
    flush()
  }

  /// Writes as much as the pipe takes.
  mutating func flush() {
    while !unsent.isEmpty, input >= 0 {
      let count = write(input, unsent, unsent.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      unsent.removeFirst(count)
    }
  }

  /// What it has said since the last time; its end is noticed in ``isOpen``.
  mutating func messages() -> [WireMessage] {
    var buffer = [UInt8](repeating: 0, count: 8_192)
    while output >= 0 {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { break }
      guard count > 0 else {
        close(output)
        output = -1
        break
      }
      received += buffer.prefix(count)
      // There is no more, or it is noticed when it is waited for the next time.
      if count < buffer.count { break }
    }
    var messages: [WireMessage] = []
    while let message = WireMessage.take(from: &received) { messages.append(message) }
    return messages
  }

  /// Takes a job off its list.
  mutating func answered(_ id: Int) -> RenderJob? { jobs.removeValue(forKey: id) }

  /// Gives it nothing more: it ends when it has done what it read.
  mutating func closeInput() {
    if input >= 0 { close(input) }
    input = -1
    unsent = []
  }

  /// Waits for it to be gone.
  ///
  /// - Returns: Whether it ended by itself, so that it has left nothing half written.
  @discardableResult
  mutating func reap() -> Bool {
    closeInput()
    if output >= 0 { close(output) }
    output = -1
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }
}
