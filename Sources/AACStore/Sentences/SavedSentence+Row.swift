import AACCore
import GRDB

extension SavedSentence {
  /// Reads a row that begins with text, variety, choices.
  init(row: Row) throws {
    guard let variety = LanguageVariety(rawValue: row[1]) else { throw UnexpectedValue() }
    self.init(text: row[0], variety: variety, choices: row[2])
  }
}
