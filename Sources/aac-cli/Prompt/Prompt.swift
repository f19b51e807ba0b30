import AACCore
import AACSpeech
import AACStore
import SentenceBuilder

/// The prompt: shows screens, gives them keys and does what they ask.
struct Prompt {
  var environment: Environment
  var session: Session
  var screen: any PromptScreen
  let terminal: Terminal
  /// What is being said, and how it goes.
  private var speaking: Task<Void, Never>?
  private var progress = SpeechProgress()
  private var spokenTiles: SpokenTiles?
  /// Why nothing was heard; every screen shows it until something is said again.
  private var problem: String?

  /// A prompt that begins on the home screen, or in the walk of a mode.
  init(environment: Environment, session: Session, mode: Mode? = nil) throws {
    self.environment = environment
    self.session = session
    terminal = Terminal(variables: environment.variables)
    screen = MenuScreen.home(hasTimer: false, language: session.language)
    screen = try mode.map(walk) ?? home()
  }

  /// Shows the screens until the person leaves.
  ///
  /// Plain is line by line, as it also is when there is no terminal that can draw.
  mutating func run(isPlain: Bool) async throws {
    // The first sentence must not wait for the voice to be loaded.
    let (speech, session) = (environment.speech, session)
    let preparing = Task { await speech.prepare(for: session.variety, settings: session.speech) }
    defer { preparing.cancel() }
    let canDraw = environment.console.isTerminal && environment.variables["TERM"] != "dumb"
    guard canDraw, !isPlain else {
      environment.isPlain = true
      return try await runPlain()
    }
    var copy = self
    try await terminal.withScreen {
      do {
        try await copy.draw()
      } catch {
        await copy.silence()
        throw error
      }
      await copy.silence()
    }
    self = copy
  }

  private mutating func draw() async throws {
    var decoder = KeyDecoder()
    while true {
      followSpeech()
      let size = terminal.size
      terminal.show(screen.lines(rows: size.rows, columns: size.columns))
      let wait: Int32 = speaking == nil || progress.isOver ? 200 : 40
      for key in await terminal.keys(within: wait, decoder: &decoder) {
        guard try await press(key, width: size.columns) else { return }
      }
    }
  }

  /// Gives the screen a key and does what it asks; answers whether the prompt goes on.
  mutating func press(_ key: Key, width: Int) async throws -> Bool {
    for effect in screen.handle(key, width: width) {
      guard effect != .quit else { return false }
      do {
        try await perform(effect)
      } catch let error as any UserFacingError {
        screen.message = error.text[session.language]
      }
    }
    followSpeech()
    return true
  }

  /// Breaks off what is being said and returns when it is silent, and no program speaks for us any more.
  private func silence() async {
    speaking?.cancel()
    await speaking?.value
  }

  /// Waits until what is being said has been heard.
  mutating func finishSpeech() async {
    await speaking?.value
    followSpeech()
  }

  /// Shows how the speech goes: the tile that is being said, or why there is none.
  private mutating func followSpeech() {
    if let new = progress.take() {
      problem = new
      screen.message = nil
    }
    screen.problem = problem
    guard var walk = screen as? WalkScreen else { return }
    walk.spokenTiles = Set(progress.word.flatMap { spokenTiles?.tiles(at: $0) } ?? [])
    screen = walk
  }

  /// Says a sentence; one that is still being said is broken off.
  mutating func speak(_ sentence: SavedSentence, tiles: SpokenTiles?) {
    speaking?.cancel()
    let progress = SpeechProgress()
    (self.progress, spokenTiles, problem) = (progress, tiles, nil)
    screen.message = "♪ \(sentence.text)"
    let (environment, session) = (environment, session)
    speaking = Task {
      defer { progress.end() }
      do {
        try await environment.say(
          sentence, request: session.request(sentence.text, in: sentence.variety),
          session: session, onWord: progress.hear, tellsSilenced: false,
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
}
