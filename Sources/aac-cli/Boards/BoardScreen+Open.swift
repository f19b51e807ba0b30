import AACBoards
import AACCore
import AACStore
import Boards
import SentenceBuilder

extension BoardLibrary {
  /// The screen on which a set is walked.
  func screen(of opened: Opened, usesGrammar: Bool = false) throws -> BoardScreen {
    let variety = variety(of: opened.package)
    let composer = SentenceComposer(
      words: session.database, variety: variety, speaker: session.speaker)
    let setting = BoardScreen.Setting(
      variety: variety, messages: session.language, words: try words(of: opened.package),
      pictures: PictureCharacters(emoji: try session.database.emoji()),
      compose: { Self.sentence(of: $0, composer) })
    return BoardScreen(opened.package, setting: setting, usesGrammar: usesGrammar)
  }

  /// The sentence that grammar makes of words; nil when it makes none.
  private static func sentence(of words: [String], _ composer: SentenceComposer) -> Sentence? {
    var request = SentenceRequest()
    request.tiles = words
    // Whatever grammar cannot use is said as it was chosen.
    return try? composer.sentence(for: request)
  }
}
