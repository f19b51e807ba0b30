public import AACCore

/// Something in a spreadsheet of words that keeps it from being imported, and where.
public struct SheetProblem: Hashable, Sendable {
  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// The file is not UTF-8 text.
    case notUTF8
    /// There is no row but the first, or not even that.
    case noRows
    /// A quotation mark in the middle of a cell.
    case strayQuote
    /// A quoted cell never ends.
    case unclosedQuote
    /// A column that is needed is not there.
    case columnMissing(String)
    /// A column that no one knows, or that is there twice.
    case unknownColumn(String)
    /// A row has more cells than the first row.
    case tooManyCells
    /// A cell that is needed is empty.
    case emptyCell
    /// A value outside a closed list.
    case notAllowed(String, allowed: String)
    /// Irregular forms that cannot be read.
    case malformedForms(String)
    /// A preposition and article that cannot be read.
    case malformedGovernment(String)
    /// No group of words has the name.
    case unknownCategory(String)
    /// No picture has the id.
    case unknownPicture(String)
    /// Nobody has the name.
    case unknownPerson(String)
    /// No word of the role that is needed there has the name.
    case unknownWord(String)
    /// Several words have the name; the ways to write each.
    case ambiguousWord(String, choices: String)
    /// The word stands in two rows.
    case doubledWord(String, firstLine: Int)
    /// Two rows make the same new word.
    case doubledNewWord(String, firstLine: Int)
    /// Another word has the place.
    case placeTaken(Int, by: String)
    /// The column holds nothing for words of the role.
    case notForRole(String)
    /// A text that cannot be a key.
    case malformedConcept(String)
  }

  /// Line in the file, from 1.
  public let line: Int
  /// Letter and name of the column, such as `G gender`; nil when the whole row or file is meant.
  public let column: String?
  /// What is wrong.
  public let kind: Kind

  init(line: Int, column: String?, kind: Kind) {
    self.line = line
    self.column = column.map(Self.oneLine)
    self.kind = kind
  }

  /// One line that says what is wrong and what to do, without the place.
  public var text: Text {
    let text = fullText
    return Text(es: Self.oneLine(text.es), en: Self.oneLine(text.en), pt: Self.oneLine(text.pt))
  }

  /// What cells hold may have lines of its own, or steer a terminal.
  private static func oneLine(_ text: String) -> String {
    let isPlain = { (scalar: Unicode.Scalar) in
      !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
    }
    if text.unicodeScalars.allSatisfy({ isPlain($0) || $0 == " " }) { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isPlain($0) ? $0 : " " }))
  }

  private var fullText: Text {
    switch kind {
    case .notUTF8: .vocabularyNotUTF8
    case .noRows: .sheetNoRows
    case .strayQuote: .sheetStrayQuote
    case .unclosedQuote: .vocabularyUnclosedQuote
    case .columnMissing(let column): .vocabularyColumnMissing(column: column)
    case .unknownColumn(let column): .sheetUnknownColumn(column: column)
    case .tooManyCells: .vocabularyTooManyCells
    case .emptyCell: .vocabularyEmptyCell
    case .notAllowed(let value, let allowed): .vocabularyNotAllowed(value: value, allowed: allowed)
    case .malformedForms(let forms): .vocabularyMalformedForms(forms: forms)
    case .malformedGovernment(let text): .vocabularyMalformedGovernment(government: text)
    case .unknownCategory(let name): .storeUnknownCategory(name: name)
    case .unknownPicture(let name): .storeUnknownPictogram(name: name)
    case .unknownPerson(let name): .storeUnknownPerson(name: name)
    case .unknownWord(let name): .sheetUnknownWord(word: name)
    case .ambiguousWord(let name, let choices): .sheetAmbiguousWord(word: name, choices: choices)
    case .doubledWord(let word, let line):
      .sheetDoubledWord(word: word, firstLine: String(line))
    case .doubledNewWord(let word, let line):
      .sheetDoubledNewWord(word: word, firstLine: String(line))
    case .placeTaken(let place, let word): .sheetPlaceTaken(place: String(place), word: word)
    case .notForRole(let role): .sheetNotForRole(role: role)
    case .malformedConcept(let text): .sheetMalformedConcept(concept: text)
    }
  }
}
