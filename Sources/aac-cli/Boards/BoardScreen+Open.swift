import AACBoards
import AACCore
import AACStore
import Boards

extension BoardLibrary {
  /// The screen on which a set is walked.
  func screen(of opened: Opened, usesGrammar: Bool = false) throws -> BoardScreen {
    let setting = BoardScreen.Setting(
      messages: session.language, speech: try speech(of: opened.package),
      pictures: PictureCharacters(emoji: try database.emoji()))
    return BoardScreen(opened.package, setting: setting, usesGrammar: usesGrammar)
  }
}
