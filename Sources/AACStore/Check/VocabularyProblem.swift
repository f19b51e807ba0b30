/// Something wrong in a vocabulary file, and where.
public struct VocabularyProblem: Hashable, Sendable {
  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// The file cannot be read.
    case fileMissing
    /// The file is not UTF-8 text.
    case notUTF8
    /// The first row lacks a column.
    case columnMissing(String)
    /// A row has more cells than the first row.
    case tooManyCells
    /// A quoted cell never ends.
    case unclosedQuote
    /// A cell that is needed is empty.
    case emptyCell
    /// A value outside a closed list.
    case notAllowed(String, allowed: [String])
    /// A category that `categories.csv` does not have.
    case unknownCategory(String)
    /// A selector that names no word of the role it is used for.
    case unknownWord(String)
    /// Selectors that leave no word over.
    case nothingSelected
    /// A word whose concept `concepts.csv` does not have.
    case rowWithoutConcept(String)
    /// A word in a role or language that its concept is not for.
    case notMeantHere(String)
    /// A concept without its word in a language.
    case missingWord(String, language: String)
    /// A key that stands in two rows.
    case doubledKey(String, firstLine: Int)
    /// Two words that look the same on their tiles.
    case doubledWord(String, firstLine: Int)
    /// A pair of words that two rows link.
    case doubledPair(String, String, firstLine: Int)
    /// A word or category without a picture.
    case emptyPicture
    /// A picture that no set has.
    case pictureMissing(String)
    /// A text that is not a picture id.
    case malformedPicture(String)
    /// A drawing that `index.csv` does not list.
    case unlistedPicture(String)
    /// Irregular forms that cannot be read.
    case malformedForms(String)
    /// A preposition and article that cannot be read.
    case malformedGovernment(String)
    /// A verb that no subject and no verb leads to.
    case unreachedVerb(String)
    /// A complement that no verb leads to.
    case unreachedComplement(String)
    /// What grammar has to say about a word.
    case grammar(String)
  }

  /// Path below `Data/`.
  public let file: String
  /// Line in the file, from 1.
  public let line: Int
  /// Name of the column; nil when the whole row or file is meant.
  public let column: String?
  /// What is wrong.
  public let kind: Kind

  /// A problem at a place.
  public init(file: String, line: Int, column: String?, kind: Kind) {
    self.file = file
    self.line = line
    self.column = column
    self.kind = kind
  }

  /// File and line, as compilers write them: `vocabulary/concepts.csv:12`.
  public var place: String { "\(file):\(line)" }

  /// Whether the files cannot be imported as long as it is there.
  public var isBlocking: Bool {
    switch kind {
    case .fileMissing, .notUTF8, .columnMissing, .tooManyCells, .unclosedQuote, .emptyCell,
      .notAllowed, .unknownCategory, .unknownWord, .rowWithoutConcept, .doubledKey,
      .malformedPicture, .malformedForms, .malformedGovernment:
      true
    case .nothingSelected, .notMeantHere, .missingWord, .doubledWord, .doubledPair, .emptyPicture,
      .pictureMissing,
      .unlistedPicture, .unreachedVerb, .unreachedComplement, .grammar:
      false
    }
  }
}
