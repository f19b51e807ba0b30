import AACCore
import AACStore
import Planner
import SentenceBuilder

extension Prompt {
  /// The walk of a mode over the vocabulary of the session's language.
  func walk(_ mode: Mode) throws -> WalkScreen {
    let setting = WalkScreen.Setting(
      variety: session.variety, speaker: session.speaker, pictures: try pictures,
      personName: session.person?.name, pictureSet: try pictureSet)
    return WalkScreen(
      vocabulary: try session.database.vocabulary(in: session.language, for: session.person?.id),
      mode: mode,
      setting: setting)
  }

  /// The planner with every verb as an activity.
  func planner() throws -> PlannerScreen {
    let vocabulary = try session.database.vocabulary(in: session.language, for: session.person?.id)
    let pictures = try pictures
    let names = Dictionary(
      vocabulary.categories.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let activities = vocabulary.verbs.map { verb in
      TileEntry(
        verb.label, emoji: pictures[verb.pictogram], group: names[verb.category] ?? "",
        color: FitzgeraldColor(verb.lexeme))
    }
    return PlannerScreen(activities: activities, language: session.language)
  }

  /// The first screen, with the countdown that was left running if there is one.
  func home() throws -> MenuScreen {
    let timers = try session.database.timers(of: CountdownSequence.self)
    let sets = try session.database.boardSets()
    return .home(
      hasTimer: !timers.isEmpty, hasBoards: !sets.isEmpty, language: session.language)
  }

  /// The favourites of the person.
  var favourites: [Favourite] {
    get throws { try session.database.favourites(of: session.person?.id) }
  }

  /// What the symbol set in use calls itself.
  private var pictureSet: String? {
    get throws {
      guard let id = try session.database.pictureSetInUse() else { return nil }
      return try session.database.pictureSets().first { $0.set.id == id }?.set.name
    }
  }

  private var pictures: PictureCharacters {
    get throws { PictureCharacters(emoji: try session.database.emoji()) }
  }
}
