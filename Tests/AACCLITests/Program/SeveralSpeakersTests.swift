import Foundation
import Testing

/// Several programs that speak on one device, which plays on when the test lets it.
///
/// The limits are for what never ends; they count the time that the other tests, which run beside
/// these, hold the processors.
struct SeveralSpeakersTests {
  private let program: Program
  private let events: Events

  init() throws {
    var program = try Program(language: "es_ES.UTF-8")
    chmod(program.folder.path, 0o700)
    try program.use(device: "held")
    program.variables["HELD_GATE"] = program.folder.file("gate")
    program.variables["HELD_LOG"] = program.folder.file("events")
    events = try Events(path: program.folder.file("events"))
    self.program = program
    // The words are there before anyone speaks.
    _ = try program.run(["person", "list"])
  }

  /// What the device tells of: a pipe with a name, on which nothing is waited for by the clock.
  private final class Events {
    private let descriptor: Int32
    private var unread = ""

    init(path: String) throws {
      // Held open for writing as well, so that it has no end between two programs.
      guard mkfifo(path, 0o600) == 0, case let opened = open(path, O_RDWR | O_NONBLOCK), opened >= 0
      else { throw CocoaError(.fileNoSuchFile) }
      descriptor = opened
    }

    deinit { close(descriptor) }

    /// The next event; after five minutes without one the test has failed.
    func next() throws -> String {
      while !unread.contains("\n") {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        try #require(Foundation.poll(&poll, 1, 300_000) == 1)
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = read(descriptor, &buffer, buffer.count)
        unread += String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
      }
      let line = unread.prefix { $0 != "\n" }
      unread.removeFirst(line.count + 1)
      return String(line)
    }
  }

  /// A program that speaks.
  private final class Speaking {
    private let process: Process
    private let notes = Pipe()

    init(_ process: Process) throws {
      self.process = process
      process.standardOutput = Pipe()
      process.standardError = notes
      try process.run()
    }

    deinit { kill() }

    func kill() {
      if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    }

    /// What it said on its screen, and how it ended.
    func end() throws -> (notes: String, status: Int32) {
      let data = try notes.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
  }

  private func say(_ name: String, _ options: String...) throws -> Speaking {
    var program = program
    program.variables["HELD_NAME"] = name
    return try Speaking(program.process(["say", "--text", "Quiero ir al parque."] + options))
  }

  private func letThrough() throws {
    try "".write(toFile: program.folder.file("gate"), atomically: true, encoding: .utf8)
  }

  /// Returns when so many programs have spoken or wait.
  private func waitForSpeakers(_ count: Int64) async throws {
    let folder = program.folder.file("aac")
    while true {
      let name = try FileManager.default.contentsOfDirectory(atPath: folder).first ?? ""
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
      if data.count >= 8, data.withUnsafeBytes({ $0.loadUnaligned(as: Int64.self) }) >= count {
        return
      }
      await Task.yield()
    }
  }

  @Test(.timeLimit(.minutes(30))) func newSpeechOfAnotherProgramSilencesTheOld() throws {
    let first = try say("first")
    #expect(try events.next() == "first begins")
    let second = try say("second")
    // Nothing is let through: the first ends because the second speaks, and for no other reason.
    let silenced = try first.end()
    #expect(silenced.status == 0)
    #expect(silenced.notes == "aac-cli: se ha dicho otra cosa en su lugar\n")
    #expect(try Set([events.next(), events.next()]) == ["first ends", "second begins"])
    try letThrough()
    let heard = try second.end()
    #expect(heard.status == 0)
    #expect(heard.notes == "")
    #expect(try events.next() == "second ends")
  }

  @Test(.timeLimit(.minutes(30))) func queuedSpeechOfAnotherProgramComesWhenTheOldHasBeenHeard()
    async throws
  {
    let first = try say("first")
    #expect(try events.next() == "first begins")
    let second = try say("second", "--queue")
    try await waitForSpeakers(2)
    try letThrough()
    #expect(try events.next() == "first ends")
    #expect(try events.next() == "second begins")
    #expect(try events.next() == "second ends")
    for speaking in [first, second] {
      let heard = try speaking.end()
      #expect(heard.status == 0)
      #expect(heard.notes == "")
    }
  }

  @Test(.timeLimit(.minutes(30))) func whatWaitsInTheQueueIsNotHeardWhenNewSpeechComes()
    async throws
  {
    let first = try say("first")
    #expect(try events.next() == "first begins")
    let waiting = try say("waiting", "--queue")
    try await waitForSpeakers(2)
    let last = try say("last")
    for silenced in [first, waiting] {
      let end = try silenced.end()
      #expect(end.status == 0)
      #expect(end.notes == "aac-cli: se ha dicho otra cosa en su lugar\n")
    }
    // The device was never opened for what waited.
    #expect(try Set([events.next(), events.next()]) == ["first ends", "last begins"])
    try letThrough()
    #expect(try last.end().status == 0)
    #expect(try events.next() == "last ends")
  }

  @Test(.timeLimit(.minutes(30))) func aProgramThatIsKilledHoldsNobodyUp() throws {
    let process = try say("first")
    #expect(try events.next() == "first begins")
    process.kill()
    try letThrough()
    let second = try say("second", "--queue")
    #expect(try second.end().status == 0)
    #expect(try events.next() == "second begins")
    #expect(try events.next() == "second ends")
  }
}
