public import AACCore

/// Why a sentence cannot be built.
public enum SentenceError: UserFacingError, Equatable {
  /// The move is not among the legal ones of the step.
  case illegalMove(Move, in: Step)
  /// The request names neither subject nor verb nor tiles.
  case nothingToSay
  /// One of the words has no letter.
  case blankWord
  /// Tiles are given, and words with a role beside them.
  case tilesBesideRoles
  /// A word is not in the vocabulary, and only its words were wanted.
  case unknownWord(String, nearest: [String])
  /// A language code that is not `es`, `en`, `pt` or a variety of them.
  case unknownLanguage(String)
  /// A key of a request has a value that it cannot have.
  case badValue(key: String, value: String, expected: String)
  /// A line of a batch is not a JSON object.
  case notAnObject(String)

  public var text: Text {
    switch self {
    case .illegalMove(let move, let step): .walkIllegalMove(move: "\(move)", step: "\(step)")
    case .nothingToSay: .requestNothingToSay
    case .blankWord: .requestBlankWord
    case .tilesBesideRoles: .requestTilesBesideRoles
    case .unknownWord(let word, let nearest) where nearest.isEmpty:
      .requestUnknownWord(word: word)
    case .unknownWord(let word, let nearest):
      .requestUnknownWordNearest(word: word, nearest: nearest.joined(separator: ", "))
    case .unknownLanguage(let tag): .requestUnknownLanguage(tag: tag)
    case .badValue(let key, let value, let expected):
      .requestBadValue(key: key, value: value, expected: expected)
    case .notAnObject(let reason): .requestNotAnObject(reason: reason)
    }
  }
}
