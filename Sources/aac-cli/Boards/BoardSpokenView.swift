import AACCore
import AACStore

/// What was said with a board, as `board say` prints it.
struct BoardSpokenView: Report {
  var text: String
  var language: String

  init(_ sentence: SavedSentence) {
    text = sentence.text
    language = sentence.variety.tag
  }

  var description: String { text }
}
