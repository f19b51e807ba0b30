import AACCore

/// Why a change of the vocabulary cannot be made.
enum EditError: UserFacingError, Equatable {
  /// The very word is there in the role.
  case alreadyThere(String)
  /// Several different words have the name; what tells them apart.
  case ambiguousName(String, choices: [String])
  /// The word is in several roles.
  case ambiguousWord(String)
  /// The word is there, and not in the role.
  case otherRole(String, WordRole)
  /// A word is to be someone's own, and nobody is using the program.
  case nobodyInUse
  /// A part of a spreadsheet is named, and nothing is to be replaced.
  case partWithoutReplace
  /// The roles of the two words do not go together.
  case cannotLink(String, String)
  /// The text is not a preposition and an article.
  case badGovernment(String)
  /// A number of steps below one.
  case stepsOutOfRange(Int)
  /// The word is to be restored and was not removed.
  case notRemoved(String)
  /// The word was removed, and something else is to be done with it.
  case isRemoved(String)
  /// A line of a list of words is one of a table.
  case listSeparated(String)
  /// There is no word to add.
  case nothingToAdd

  var text: Text {
    switch self {
    case .alreadyThere(let word): .editAlreadyThere(word: word)
    case .ambiguousName(let word, let choices):
      .editAmbiguousName(word: word, choices: choices.joined(separator: ", "))
    case .ambiguousWord(let word): .editAmbiguousWord(word: word)
    case .otherRole(let word, let role):
      .editOtherRole(word: word, role: role.rawValue)
    case .nobodyInUse: .editNobodyInUse
    case .partWithoutReplace: .editPartWithoutReplace
    case .cannotLink(let first, let second): .editCannotLink(first: first, second: second)
    case .badGovernment(let text): .editBadGovernment(text: text)
    case .stepsOutOfRange(let value): .editStepsOutOfRange(value: String(value))
    case .notRemoved(let word): .editNotRemoved(word: word)
    case .isRemoved(let word): .editIsRemoved(word: word)
    case .listSeparated(let text): .inputListSeparated(text: text)
    case .nothingToAdd: .editAddNeedsWord
    }
  }

  /// The exit code.
  var status: ExitStatus {
    switch self {
    case .stepsOutOfRange, .nothingToAdd, .nobodyInUse, .partWithoutReplace: .wrongUsage
    default: .badInput
    }
  }
}
