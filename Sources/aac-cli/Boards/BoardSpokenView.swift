import AACCore
import AACStore

/// What was said with a board, as `board say` prints it.
struct BoardSpokenView: Report {
  var text: String
  var language: String
  /// The sound file that was written instead of speaking.
  var file: String?
  /// Its length in seconds.
  var duration: Double?

  init(_ sentence: SavedSentence) {
    text = sentence.text
    language = sentence.variety.tag
  }

  var description: String { text }
}
