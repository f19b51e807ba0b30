import AACCore
import AACStore
import SentenceBuilder

/// What a screen asks of the outside after a key.
enum PromptEffect: Equatable {
  /// Say a sentence, lighting the tiles that are being said.
  case speak(SavedSentence, SpokenTiles?)
  /// Keep a sentence among the favourites.
  case save(SavedSentence)
  /// Remove the favourite of a number.
  case removeFavourite(number: Int)
  /// Add someone and work for them from now on.
  case add(name: String, gender: Gender, variety: LanguageVariety)
  /// Make a person the current one.
  case use(Person.ID)
  /// Show another screen.
  case open(Destination)
  /// Leave the program.
  case quit

  /// A screen that can be opened from another.
  enum Destination: Hashable {
    case home, sentence, quickSentence, planner, favourites, people, newPerson
    /// The favourites, to remove one.
    case favouriteRemoval
    /// The question whether to remove the favourite of a number.
    case favouriteRemovalQuestion(number: Int)
    /// Start the countdown of an activity.
    case timer(activity: String?, seconds: Int)
    /// The sets of boards, and one of them by its id.
    case boards
    case board(String)
    /// The countdown that was left running.
    case savedTimer
  }
}
