import Planner
import AACCore
import AACStore
import SentenceBuilder

/// The prompt: shows screens, gives them keys and does what they ask.
struct Prompt {
  private(set) var environment: Environment
  private(set) var session: Session
  private var screen: any PromptScreen
  private let terminal: Terminal
  private let ears = SpeechProblems()
  private var speaking: Task<Void, Never>?

  /// A prompt that begins on the home screen, or in the walk of a mode.
  init(environment: Environment, session: Session, mode: Mode? = nil) throws {
    self.environment = environment
    self.session = session
    terminal = Terminal(variables: environment.variables)
    screen = MenuScreen.home(language: session.language)
    if let mode { screen = try walk(mode) }
  }

  /// The screen that is shown.
  var currentScreen: any PromptScreen { screen }

  /// Shows the screens until the person leaves, line by line if wanted or if the terminal cannot draw.
  mutating func run(isPlain: Bool) async throws {
    let canDraw = environment.console.isTerminal && environment.variables["TERM"] != "dumb"
    guard canDraw, !isPlain else {
      environment.isPlain = true
      return try await runPlain()
    }
    var copy = self
    try await terminal.withScreen { try await copy.draw() }
    self = copy
  }

  private mutating func draw() async throws {
    var decoder = KeyDecoder()
    defer { speaking?.cancel() }
    while true {
      if let problem = ears.take() { screen.message = problem }
      let size = terminal.size
      terminal.show(screen.lines(rows: size.rows, columns: size.columns))
      for key in terminal.keys(within: 200, decoder: &decoder) {
        guard try await press(key, width: size.columns, waitsForSpeech: false) else { return }
      }
    }
  }

  /// Gives the screen a key and does what it asks; answers whether the prompt goes on.
  mutating func press(_ key: Key, width: Int, waitsForSpeech: Bool) async throws -> Bool {
    for effect in screen.handle(key, width: width) {
      guard effect != .quit else { return false }
      guard let task = try await perform(effect) else { continue }
      speaking?.cancel()
      speaking = task
      if waitsForSpeech {
        await task.value
        screen.message = ears.take() ?? screen.message
      }
    }
    return true
  }

  /// Does what a screen asks; returns the speech that it started.
  private mutating func perform(_ effect: PromptEffect) async throws -> Task<Void, Never>? {
    switch effect {
    case .quit: break
    case .speak(let sentence): return speak(sentence.saved)
    case .save(let sentence): save(sentence)
    case .open(let destination): return try await open(destination)
    }
    return nil
  }

  private mutating func open(
    _ destination: PromptEffect.Destination
  ) async throws -> Task<Void, Never>? {
    switch destination {
    case .home: screen = MenuScreen.home(language: session.language)
    case .sentence: screen = try walk(.full)
    case .quickSentence: screen = try walk(.quick)
    case .planner: screen = try planner()
    case .favourites: screen = try favourites()
    case .people:
      screen = MenuScreen.people(
        try session.database.people(), current: session.person, language: session.language)
    case .person(let id): try use(id)
    case .favourite(let number):
      return speak(
        try session.database.favourite("\(number)", of: session.person?.id).sentence)
    case .timer(let activity, let seconds):
      try await runTimer(activity: activity, seconds: seconds)
      screen = MenuScreen.home(language: session.language)
    }
    return nil
  }

  private func runTimer(activity: String?, seconds: Int) async throws {
    let words = [activity, "\(seconds)s"].compactMap(\.self)
    var timer = try TimerRunner(
      items: try TimerArguments(words).items, moments: [], environment: environment,
      session: session)
    if environment.console.isTerminal, !environment.isPlain {
      try await timer.run(on: terminal)
    } else {
      try await timer.runPlain()
    }
  }

  private mutating func use(_ id: Person.ID) throws {
    try session.database.use(id)
    let person = try session.database.currentPerson()
    session = Session(
      database: session.database, person: person, variety: person?.variety ?? session.variety)
    screen = MenuScreen.home(language: session.language)
  }

  private mutating func speak(_ sentence: SavedSentence) -> Task<Void, Never> {
    screen.message = "♪ \(sentence.text)"
    let (environment, session, ears) = (environment, session, ears)
    return Task {
      do {
        try await environment.say(sentence, settings: session.speech, session: session)
      } catch let error as any UserFacingError {
        ears.report(error.text[session.language])
      } catch is CancellationError {
        return
      } catch {
        ears.report("\(error)")
      }
    }
  }

  private mutating func save(_ sentence: Sentence) {
    do {
      let favourite = try session.database.saveFavourite(
        sentence.saved, id: environment.newID(), of: session.person?.id, now: environment.now)
      screen.message = Text.favouriteSaved(number: "\(favourite.number)")[session.language]
    } catch let error as any UserFacingError {
      screen.message = error.text[session.language]
    } catch {
      screen.message = "\(error)"
    }
  }
}
