import AACCore
import AACStore
import SentenceBuilder

/// The prompt: shows screens, gives them keys and does what they ask.
struct Prompt {
  let environment: Environment
  private(set) var session: Session
  private var screen: any PromptScreen
  private let terminal: Terminal

  /// A prompt that begins on the home screen, or in the walk of a mode.
  init(environment: Environment, session: Session, mode: Mode? = nil) throws {
    self.environment = environment
    self.session = session
    terminal = Terminal(variables: environment.variables)
    screen = MenuScreen.home(language: session.language)
    if let mode { screen = try walk(mode) }
  }

  /// Shows the screens in a terminal until the person leaves.
  mutating func run() async throws {
    var copy = self
    try await terminal.withScreen { try await copy.loop() }
    self = copy
  }

  private mutating func loop() async throws {
    var decoder = KeyDecoder()
    var speaking: Task<String?, Never>?
    while true {
      let size = terminal.size
      terminal.show(screen.lines(rows: size.rows, columns: size.columns))
      for key in terminal.keys(within: 200, decoder: &decoder) {
        for effect in screen.handle(key, width: size.columns) {
          guard effect != .quit else {
            speaking?.cancel()
            return
          }
          if let task = try await perform(effect) {
            speaking?.cancel()
            speaking = task
          }
        }
      }
    }
  }

  /// Does what a screen asks; returns the speech that it started.
  private mutating func perform(_ effect: PromptEffect) async throws -> Task<String?, Never>? {
    switch effect {
    case .quit: break
    case .speak(let sentence): return speak(sentence.saved)
    case .save(let sentence): save(sentence)
    case .open(let destination): return try await open(destination)
    }
    return nil
  }

  private mutating func speak(_ sentence: SavedSentence) -> Task<String?, Never> {
    screen.message = "♪ \(sentence.text)"
    let (environment, session) = (environment, session)
    return Task {
      do {
        try await environment.say(sentence, settings: session.speech, session: session)
      } catch let error as any UserFacingError {
        return error.text[session.language]
      } catch { return nil }
      return nil
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
