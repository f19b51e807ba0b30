import AACStore
import SentenceBuilder

/// What a screen asks of the outside after a key.
enum PromptEffect: Equatable {
  /// Say a sentence.
  case speak(Sentence)
  /// Keep a sentence among the favourites.
  case save(Sentence)
  /// Show another screen.
  case open(Destination)
  /// Leave the program.
  case quit

  /// A screen that can be opened from another.
  enum Destination: Hashable {
    case home, sentence, quickSentence, planner, favourites, people
    /// Start the countdown of an activity.
    case timer(activity: String?, seconds: Int)
    /// Make a person the current one.
    case person(id: String)
    /// Say a favourite again.
    case favourite(number: Int)
  }
}
