import AACCore
import SentenceBuilder

/// One sentence of a run: what is said, how, and the tiles behind it.
struct RenderItem: Sendable {
  /// Place among the items, from 1; bad lines count.
  var index: Int
  var text: String
  var variety: LanguageVariety
  var settings: SpeechSettings
  /// Labels of the tiles; empty for a text as it is.
  var labels: [String] = []
  var spoken: SpokenTiles?
  /// What of the person's voice it needs.
  var voice = RenderVoice()
  /// Name that the line asks for.
  var name: String?
}
