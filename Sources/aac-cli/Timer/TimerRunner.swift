import AACCore
import AACStore
import Planner

/// Runs a countdown: shows it, says what is left, rings at the end, and keeps it in the database all the while.
struct TimerRunner {
  let environment: Environment
  let session: Session
  /// Id of the countdown in the database.
  private(set) var id: String
  private(set) var sequence: CountdownSequence
  private let pictures: [String: String]
  private let problems = SpeechProblems()

  /// A countdown that begins now.
  ///
  /// - Throws: what saving it throws.
  init(
    items: [TimerArguments.Item], moments: [AnnouncementMoment], environment: Environment,
    session: Session
  ) throws {
    let names = ActivityNames(session: session)
    let steps = try items.map { item in
      try CountdownSequence.Step(
        activity: try item.activity.map(names.activity), length: item.length)
    }
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

  private var language: Language { session.language }

  /// Shows the countdown: in a full screen where there is one, else a line an event.
  mutating func show() async throws {
    guard environment.console.isTerminal, !environment.isPlain else { return try await runPlain() }
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
    var speaking: Task<Void, Never>?
    var message: String?
    defer { speaking?.cancel() }
    while true {
      if let task = try announce(&message) {
        speaking?.cancel()
        speaking = task
      }
      message = problems.take() ?? message
      var screen = TimerScreen(sequence: sequence, language: language, pictures: pictures)
      screen.message = message
      let size = terminal.size
      terminal.show(
        screen.lines(at: environment.instant(), rows: size.rows, columns: size.columns))
      for key in terminal.keys(within: 100, decoder: &decoder) {
        guard try obey(TimerScreen.request(for: key), &message) else { return }
      }
    }
  }

  /// Follows the countdown with a line an event, for a pipe or a screen reader.
  mutating func runPlain() async throws {
    let now = environment.instant()
    environment.console.writeLine(
      CountdownText(remaining: sequence.countdown(at: now).remaining(at: now)).description)
    while true {
      var message: String?
      let task = try announce(&message)
      await task?.value
      if let problem = problems.take() { environment.console.noteLine("aac-cli: \(problem)") }
      let now = environment.instant()
      guard !sequence.isOver(at: now) else { return }
      guard sequence.stopwatch.phase == .running else {
        environment.console.writeLine(Text.timerPaused[language])
        return
      }
      try await environment.sleep(.milliseconds(200))
    }
  }

  /// Says and shows what is due; returns the speech that it started.
  private mutating func announce(_ message: inout String?) throws -> Task<Void, Never>? {
    let due = sequence.takeAnnouncements(at: environment.instant())
    guard !due.isEmpty else { return nil }
    let lines = due.map { $0.sentence(in: language) }
    if !environment.console.isTerminal || environment.isPlain {
      lines.forEach(environment.console.writeLine)
    }
    message = lines.joined(separator: " ")
    let isOver = sequence.isOver(at: environment.instant())
    if isOver { try session.database.removeTimer(id) } else { try save() }
    let rings = due.contains { if case .ended = $0 { true } else { false } }
    let text = due.map { $0.sentence(in: language, numbers: .spoken) }.joined(separator: " ")
    return speak(text, rings: rings)
  }

  private func speak(_ text: String, rings: Bool) -> Task<Void, Never> {
    let (environment, session, problems) = (environment, session, problems)
    return Task {
      do {
        if rings { try await environment.speech.ring() }
        try await environment.speech.say(
          text, in: session.variety, settings: session.speech, onWord: { _ in })
      } catch let error as any UserFacingError {
        problems.report(error.text[session.language])
      } catch is CancellationError {
        return
      } catch {
        problems.report("\(error)")
      }
    }
  }

  /// Does what a key asks for; answers whether the countdown stays on the screen.
  private mutating func obey(_ request: TimerScreen.Request, _ message: inout String?) throws
    -> Bool
  {
    let now = environment.instant()
    switch request {
    case .nothing: return true
    case .leave: return false
    case .stop:
      sequence.stop(at: now)
      try session.database.removeTimer(id)
      return false
    case .pauseOrResume:
      if sequence.stopwatch.phase == .paused {
        sequence.resume(at: now)
      } else {
        sequence.pause(at: now)
      }
      message = nil
      if !sequence.isOver(at: now) { try save() }
      return true
    }
  }

  private mutating func save() throws {
    let now = environment.instant()
    sequence.reanchor(at: now)
    try session.database.saveTimer(sequence, id: id, now: now.wall)
  }
}
