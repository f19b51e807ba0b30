public import AACCore

/// What can be wrong with a board or package, by the description of the format.
public enum BoardProblem: Hashable, Sendable {
  case unreadable(Text)
  case wrongEnding(String)
  case noManifest
  case missing
  case recommended
  case wrongKind(JSONKind)
  case notPositive
  case tooLarge(Int)
  case unknownField
  case repeatedKey(String)
  case badFormat(String)
  case newerFormat(String)
  case olderFormat(String)
  case numericID
  case repeatedID(String)
  case idMismatch(listed: String, found: String)
  case fileMissing(String)
  case pathOutsidePackage
  case notListed(String)
  case unknownButton(String)
  case notInGrid(String)
  case emptyGrid
  case wrongCount(found: Int, expected: Int)
  case badColor(String)
  case badAction(String)
  case unknownAction(String)
  case noSingleAction
  case unknownImage(String)
  case unknownSound(String)
  case unknownBoard
  case noReference
  case badDataURI
  case wrongContentType(String)
  case notMedia
  case typeMismatch(claimed: String, found: String)
  case partialPosition
  case outsideScreen
  case badLocale(String)
  case unusedString(String)
  case noLicense

  /// A key for programs, the same in every language.
  public var key: String {
    String("\(self)".prefix { $0 != "(" })
  }

  /// What it is, for people.
  public var text: Text {
    switch self {
    case .unreadable(let text): text
    case .wrongEnding(let ending): .boardFindWrongEnding(ending: ending)
    case .noManifest: .boardNoManifest
    case .missing: .boardFindMissing
    case .recommended: .boardFindRecommended
    case .wrongKind(let kind): Self.wrongKind(kind)
    case .notPositive: .boardFindNotPositive
    case .tooLarge(let limit): .boardFindTooLarge(limit: "\(limit)")
    case .unknownField: .boardFindUnknownField
    case .repeatedKey(let key): .boardFindRepeatedKey(key: key)
    case .badFormat(let name): .boardFindBadFormat(name: name)
    case .newerFormat(let name): .boardFindNewerFormat(name: name)
    case .olderFormat(let name): .boardFindOlderFormat(name: name)
    case .numericID: .boardFindNumericID
    case .repeatedID(let id): .boardFindRepeatedID(id: id)
    case .idMismatch(let listed, let found): .boardFindIDMismatch(listed: listed, found: found)
    case .fileMissing(let path): .boardFindFileMissing(path: path)
    case .pathOutsidePackage: .boardFindPathOutsidePackage
    case .notListed(let path): .boardFindNotListed(path: path)
    default: contentText
    }
  }

  private var contentText: Text {
    switch self {
    case .unknownButton(let id): .boardFindUnknownButton(id: id)
    case .notInGrid(let id): .boardFindNotInGrid(id: id)
    case .emptyGrid: .boardFindEmptyGrid
    case .wrongCount(let found, let expected):
      .boardFindWrongCount(found: "\(found)", expected: "\(expected)")
    case .badColor(let text): .boardFindBadColor(text: text)
    case .badAction(let text): .boardFindBadAction(text: text)
    case .unknownAction(let text): .boardFindUnknownAction(text: text)
    case .noSingleAction: .boardFindNoSingleAction
    case .unknownImage(let id): .boardFindUnknownImage(id: id)
    case .unknownSound(let id): .boardFindUnknownSound(id: id)
    case .unknownBoard: .boardFindUnknownBoard
    case .noReference: .boardFindNoReference
    case .badDataURI: .boardFindBadDataURI
    case .wrongContentType(let expected): .boardFindWrongContentType(expected: expected)
    case .notMedia: .boardFindNotMedia
    case .typeMismatch(let claimed, let found):
      .boardFindTypeMismatch(claimed: claimed, found: found)
    case .partialPosition: .boardFindPartialPosition
    case .outsideScreen: .boardFindOutsideScreen
    case .badLocale(let text): .boardFindBadLocale(text: text)
    case .unusedString(let key): .boardFindUnusedString(key: key)
    default: .boardFindNoLicense
    }
  }

  private static func wrongKind(_ kind: JSONKind) -> Text {
    func line(_ language: Language) -> String {
      Text.boardFindWrongKind(expected: kind.text[language])[language]
    }
    return Text(line)
  }
}
