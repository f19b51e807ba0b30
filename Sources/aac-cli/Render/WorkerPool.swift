import Foundation

/// The workers of a run: starts them when there is something to do, hands out jobs, replaces what falls over.
struct WorkerPool {
  /// Jobs that a worker may hold: one that it synthesises, some on their way to the disk, some to go on with.
  private static let depth = 8
  /// Workers that may fall over before the run gives up.
  private static let patience = 20
  /// Jobs after which a worker makes room for a new one: espeak-ng keeps some hundred bytes whenever its voice changes,
  /// so that of a hundred thousand lines in several languages not even that remains.
  static let usualLifetime = 5_000

  private(set) var workers: [WorkerProcess] = []
  private var queue: [RenderJob] = []
  private var head = 0
  /// Jobs that a worker fell over with, and how often.
  private var suspects: [Int: Int] = [:]
  private var losses = 0
  private let limit: Int
  private let arguments: [String]
  private let folder: String
  private let program: String
  private let lifetime: Int

  /// A pool of at most so many workers at work that write into a folder.
  init(
    limit: Int, arguments: [String], folder: String, program: String = "/proc/self/exe",
    lifetime: Int = usualLifetime
  ) {
    (self.limit, self.arguments, self.folder) = (limit, arguments, folder)
    (self.program, self.lifetime) = (program, lifetime)
  }

  /// Starts a worker.
  mutating func start() throws {
    workers.append(try WorkerProcess(arguments: arguments, program: program))
  }

  /// Puts a job behind the others.
  mutating func add(_ job: RenderJob) { queue.append(job) }

  /// Whether somebody still waits for an answer.
  var isBusy: Bool { head < queue.count || workers.contains { !$0.jobs.isEmpty } }

  /// Gives jobs to whoever has least to do.
  mutating func handOut() throws {
    for index in workers.indices where workers[index].given >= lifetime {
      // Closed before that, the pipe would take along what has not been sent.
      if !workers[index].hasUnsent { workers[index].closeInput() }
    }
    while head < queue.count {
      let job = queue[head]
      let room = workers.indices.filter { hasRoom(workers[$0], for: job) }
      let index = room.min { workers[$0].jobs.count < workers[$1].jobs.count }
      // A worker that makes room is still there, with all its memory, until it has finished what it was given.
      if index.map({ workers[$0].jobs.count > 0 }) ?? true, workers.count < limit {
        try start()
        continue
      }
      guard let index else { break }
      head += 1
      workers[index].give(job)
    }
    if head > 256 {
      queue.removeFirst(head)
      head = 0
    }
  }

  private func hasRoom(_ worker: WorkerProcess, for job: RenderJob) -> Bool {
    guard worker.isOpen, worker.given < lifetime else { return false }
    // A job that a worker fell over with is tried alone, so that it takes nobody else along.
    if suspects[job.id] != nil { return worker.jobs.isEmpty }
    return worker.jobs.count < Self.depth && !worker.jobs.keys.contains { suspects[$0] != nil }
  }

  /// Whether every worker still has enough to do, so that nobody waits for an answer to be read.
  var isSupplied: Bool {
    workers.count == limit
      && workers.allSatisfy { $0.isOpen && !$0.hasUnsent && $0.jobs.count > Self.depth / 2 }
  }

  /// Waits for news: of workers, or of other descriptors, or for some milliseconds.
  mutating func wait(for others: [Int32], milliseconds: Int32) {
    var polls = others.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    for worker in workers {
      polls.append(pollfd(fd: worker.output, events: Int16(POLLIN), revents: 0))
      if worker.hasUnsent {
        polls.append(pollfd(fd: worker.input, events: Int16(POLLOUT), revents: 0))
      }
    }
    _ = poll(&polls, nfds_t(polls.count), milliseconds)
    for index in workers.indices { workers[index].flush() }
  }

  /// What the workers have said since the last time.
  mutating func messages() -> [WireMessage] {
    workers.indices.flatMap { workers[$0].messages() }
  }

  /// Takes a job off the list of who had it.
  mutating func answered(_ id: Int) {
    suspects[id] = nil
    for index in workers.indices where workers[index].answered(id) != nil { return }
  }

  /// Clears away workers that are gone, and puts what they had to do back.
  ///
  /// - Returns: The jobs that nobody survives.
  /// - Throws: ``RenderError/workerLost``.
  mutating func replaceLost() throws -> [RenderJob] {
    var hopeless: [RenderJob] = []
    for index in workers.indices.reversed() where workers[index].hasRetired {
      workers[index].reap()
      workers.remove(at: index)
    }
    for index in workers.indices.reversed() where workers[index].output < 0 {
      workers[index].reap()
      let lost = workers.remove(at: index)
      LeftoverFiles(folder: folder).remove(of: lost.pid)
      losses += 1
      guard losses <= Self.patience else { throw RenderError.workerLost }
      for job in lost.jobs.values.sorted(by: { $0.id < $1.id }) {
        // One that was alone with its worker twice is to blame.
        suspects[job.id, default: 0] += lost.jobs.count == 1 ? 1 : 0
        if suspects[job.id] ?? 0 >= 2 { hopeless.append(job) } else { queue.append(job) }
      }
    }
    return hopeless
  }

  /// Gives the workers nothing more: each ends when it has finished what it was given.
  mutating func closeInput() {
    for index in workers.indices { workers[index].closeInput() }
  }

  /// Whether a worker may still have something to say.
  var isRunning: Bool { workers.contains { $0.output >= 0 } }

  /// Ends the workers at once.
  func endNow() {
    for worker in workers { kill(worker.pid, SIGKILL) }
  }

  /// Waits for the workers to be gone.
  mutating func reap() {
    for index in workers.indices where !workers[index].reap() {
      LeftoverFiles(folder: folder).remove(of: workers[index].pid)
    }
    workers = []
  }
}
