import AACCore
import AACSpeech
import AACStore
import Planner

/// Runs a countdown: shows it, says what is left, rings at the end, and keeps it in the database all the while.
struct TimerRunner {
  let environment: Environment
  let session: Session
  /// How events are printed where there is no full screen.
  var format = OutputFormat.text
  /// Id of the countdown in the database.
  private(set) var id: String
  private(set) var sequence: CountdownSequence
  private let pictures: [String: String]
  private let progress = SpeechProgress()
  private var speaking: Task<Void, Never>?
  /// What was announced last.
  private var message: String?
  /// Why it was not heard.
  private var problem: String?

  /// A countdown that begins now.
  ///
  /// - Throws: what saving it throws.
  init(
    steps: [CountdownSequence.Step], moments: [AnnouncementMoment], environment: Environment,
    session: Session
  ) throws {
    var sequence = try CountdownSequence(steps: steps, moments: moments)
    sequence.start(at: environment.instant())
    try self.init(
      id: environment.newID(), sequence: sequence, environment: environment, session: session)
    try save()
  }

  /// A countdown that was left running or paused.
  init(
    id: String, sequence: CountdownSequence, environment: Environment, session: Session
  ) throws {
    self.id = id
    self.sequence = sequence
    self.environment = environment
    self.session = session
    pictures = try ActivityNames(session: session).pictures(of: sequence)
  }

  /// The countdown that was saved last; nil when none goes on.
  static func saved(environment: Environment, session: Session) throws -> TimerRunner? {
    guard let timer = try session.database.timers(of: CountdownSequence.self).first else {
      return nil
    }
    return try TimerRunner(
      id: timer.id, sequence: timer.payload, environment: environment, session: session)
  }

  var language: Language { session.language }

  /// Shows the countdown: in a full screen where there is one, else a line an event.
  mutating func show() async throws {
    guard environment.console.isTerminal, !environment.isPlain else {
      return try await runPlain(readsCommands: environment.console.isTerminal)
    }
    let terminal = Terminal(variables: environment.variables)
    var copy = self
    try await terminal.withScreen { try await copy.run(on: terminal) }
    self = copy
  }

  /// Ends the countdown without showing it.
  mutating func end() throws {
    sequence.stop(at: environment.instant())
    try session.database.removeTimer(id)
    environment.console.noteLine(Text.timerStopped[language])
  }

  /// Shows the countdown in a full screen until it is left, stopped or, once over, put away.
  mutating func run(on terminal: Terminal) async throws {
    var decoder = KeyDecoder()
    defer { speaking?.cancel() }
    while true {
      try announce()
      problem = progress.take() ?? problem
      var screen = TimerScreen(sequence: sequence, language: language, pictures: pictures)
      screen.message = message
      screen.problem = problem
      let size = terminal.size
      terminal.show(
        screen.lines(at: environment.instant(), rows: size.rows, columns: size.columns))
      for key in await terminal.keys(within: 100, decoder: &decoder) {
        guard try obey(TimerScreen.request(for: key)) else { return }
      }
    }
  }

  /// Says what is due, keeps it for the screen and returns it.
  @discardableResult
  mutating func announce() throws -> [Announcement] {
    let now = environment.instant()
    let due = sequence.takeAnnouncements(at: now)
    guard !due.isEmpty else { return [] }
    message = due.map { $0.sentence(in: language) }.joined(separator: " ")
    if sequence.isOver(at: now) { try session.database.removeTimer(id) } else { try save() }
    speak(due)
    return due
  }

  /// Waits until what was announced has been heard; returns why it was not.
  mutating func finishSpeech() async -> String? {
    await speaking?.value
    return progress.take()
  }

  private mutating func speak(_ due: [Announcement]) {
    speaking?.cancel()
    let rings = due.contains { if case .ended = $0 { true } else { false } }
    let text = due.map { $0.sentence(in: language, numbers: .spoken) }.joined(separator: " ")
    let (environment, session, progress) = (environment, session, progress)
    speaking = Task {
      do {
        if rings { try await environment.speech.ring() }
        try await environment.speech.say(
          session.request(text), isQueued: true, onWord: { _ in },
          onNotice: { progress.report($0.text[session.language]) })
      } catch let error as any UserFacingError {
        progress.report(error.text[session.language])
      } catch is CancellationError {
        return
      } catch {
        progress.report("\(error)")
      }
    }
  }

  /// Does what a key asks for; answers whether the countdown stays on the screen.
  mutating func obey(_ request: TimerScreen.Request) throws -> Bool {
    let now = environment.instant()
    switch request {
    case .nothing: return true
    case .leave: return false
    case .stop:
      sequence.stop(at: now)
      try session.database.removeTimer(id)
      return false
    case .pauseOrResume:
      guard !sequence.isOver(at: now) else { return true }
      if sequence.stopwatch.phase == .paused {
        sequence.resume(at: now)
      } else {
        sequence.pause(at: now)
      }
      message = nil
      try save()
      return true
    }
  }

  private mutating func save() throws {
    let now = environment.instant()
    sequence.reanchor(at: now)
    try session.database.saveTimer(sequence, id: id, now: now.wall)
  }
}
