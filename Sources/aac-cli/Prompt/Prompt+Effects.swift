import AACBoards
import SentenceBuilder
import AACCore
import AACStore
import Planner
import SentenceBuilder

extension Prompt {
  /// Does what a screen asks.
  mutating func perform(_ effect: PromptEffect) async throws {
    switch effect {
    case .quit: break
    case .speak(let sentence, let tiles): speak(sentence, tiles: tiles)
    case .save(let sentence):
      let favourite = try session.database.saveFavourite(
        sentence, id: environment.newID(), of: session.person?.id, now: environment.now)
      screen.message = Text.favouriteSaved(number: "\(favourite.number)")[session.language]
    case .removeFavourite(let number): try removeFavourite(number)
    case .add(let name, let gender, let variety):
      try add(
        Person(id: environment.newID(), name: name, gender: gender, variety: variety))
    case .use(let id): try use(id)
    case .open(let destination): try await open(destination)
    }
  }

  private mutating func open(_ destination: PromptEffect.Destination) async throws {
    let language = session.language
    switch destination {
    case .home: screen = try home()
    case .sentence: screen = try walk(.full)
    case .quickSentence: screen = try walk(.quick)
    case .planner: screen = try planner()
    case .favourites: screen = MenuScreen.favourites(try favourites, language: language)
    case .favouriteRemoval:
      screen = MenuScreen.favouriteRemoval(try favourites, language: language)
    case .favouriteRemovalQuestion(let number):
      let favourite = try session.database.favourite("\(number)", of: session.person?.id)
      screen = MenuScreen.removalQuestion(favourite, language: language)
    case .people:
      screen = MenuScreen.people(
        try session.database.people(), current: session.person, language: language)
    case .boards:
      screen = MenuScreen.boards(try session.database.boardSets(), language: language)
    case .board(let id):
      let library = BoardLibrary(session: session)
      screen = try library.screen(of: try library.open(id))
    case .newPerson: screen = PersonScreen(language: language)
    case .timer(let activity, let seconds):
      try await run(try timer(activity: activity, seconds: seconds))
    case .savedTimer:
      try await run(try TimerRunner.saved(environment: environment, session: session))
    }
  }

  private func timer(activity: String?, seconds: Int) throws -> TimerRunner {
    let names = ActivityNames(session: session)
    let step = try CountdownSequence.Step(
      activity: try activity.map(names.activity), length: seconds)
    return try TimerRunner(steps: [step], moments: [], environment: environment, session: session)
  }

  private mutating func run(_ timer: TimerRunner?) async throws {
    guard var timer else {
      screen = try home()
      return
    }
    if environment.isPlain || !environment.console.isTerminal {
      try await timer.runPlain(readsCommands: true)
    } else {
      try await timer.run(on: terminal)
    }
    screen = try home()
  }

  private mutating func removeFavourite(_ number: Int) throws {
    let favourite = try session.database.favourite("\(number)", of: session.person?.id)
    try session.database.removeFavourite("\(number)", of: session.person?.id)
    screen = MenuScreen.favourites(try favourites, language: session.language)
    screen.message = Text.favouriteRemoved(sentence: favourite.sentence.text)[session.language]
  }

  private mutating func add(_ person: Person) throws {
    do {
      try session.database.add(person)
    } catch let error as any UserFacingError {
      screen = PersonScreen(language: session.language)
      throw error
    }
    try use(person.id)
  }

  /// Works for a person from now on, in their language.
  private mutating func use(_ id: Person.ID) throws {
    try session.database.use(id)
    let person = try session.database.currentPerson()
    session = Session(
      database: session.database, person: person, variety: person?.variety ?? session.variety)
    screen = try home()
    if let person { screen.message = Text.personAdded(name: person.name)[session.language] }
  }
}
