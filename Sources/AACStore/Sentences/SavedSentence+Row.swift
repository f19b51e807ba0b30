import AACCore
import GRDB

extension SavedSentence {
  /// Reads a row that begins with text, variety, choices.
  init(row: Row) throws {
    guard let variety = LanguageVariety(rawValue: try row.cell(1)) else { throw UnexpectedValue() }
    self.init(text: try row.cell(0), variety: variety, choices: try row.cell(2))
  }
}
