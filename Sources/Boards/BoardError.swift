public import AACCore

/// Why a file is not taken as boards, or boards cannot be written as it.
public enum BoardError: UserFacingError, Equatable {
  /// Neither a board nor a package of boards.
  case notBoards(file: String)
  /// A board or package of another version of the format.
  case otherFormat(file: String, name: String)
  /// The JSON of a file is broken.
  case broken(file: String, line: Int, column: Int)
  /// The JSON of a file is not UTF-8.
  case notUTF8(file: String, line: Int)
  /// The JSON of a file is nested too deeply.
  case tooDeep(file: String, line: Int)
  /// A file has too much of something.
  case tooMuch(file: String, what: Amount, limit: Int)
  /// A value is of a kind that nothing can be made of.
  case wrongType(file: String, place: String, expected: JSONKind)
  /// A value that must be there is not.
  case missing(file: String, place: String)
  /// The package has several boards and no `manifest.json`.
  case noManifest
  /// The package has no board.
  case noBoards
  /// The set has no such board.
  case unknownBoard(name: String)
  /// A single file holds one board, and the set has more.
  case notSingle(count: Int)

  /// What there can be too much of.
  public enum Amount: String, Sendable {
    case bytes, values, boards, buttons, cells
  }

  /// The error of a file's JSON.
  init(_ error: JSONError, file: String, limits: BoardLimits) {
    switch error {
    case .broken(let line, let column): self = .broken(file: file, line: line, column: column)
    case .notUTF8(let line): self = .notUTF8(file: file, line: line)
    case .tooDeep(let line): self = .tooDeep(file: file, line: line)
    case .tooManyValues: self = .tooMuch(file: file, what: .values, limit: limits.valuesPerFile)
    }
  }

  /// The line, lower-case, without a full stop.
  public var text: Text {
    let text = rawText
    return Text(es: text.es.printable, en: text.en.printable, pt: text.pt.printable)
  }

  /// The line with whatever a file says in it.
  private var rawText: Text {
    switch self {
    case .notBoards(let file): .boardNotBoards(file: file)
    case .otherFormat(let file, let name): .boardOtherFormat(file: file, name: name)
    case .broken(let file, let line, let column):
      .boardBrokenJSON(file: file, line: "\(line)", column: "\(column)")
    case .notUTF8(let file, let line): .boardNotUTF8(file: file, line: "\(line)")
    case .tooDeep(let file, let line): .boardTooDeep(file: file, line: "\(line)")
    case .tooMuch(let file, let what, let limit): Self.tooMuch(file, what, limit)
    case .wrongType(let file, let place, let expected):
      Self.wrongType(file, place, expected.text)
    case .missing(let file, let place): .boardMissing(file: file, place: place)
    case .noManifest: .boardNoManifest
    case .noBoards: .boardNoBoards
    case .unknownBoard(let name): .boardUnknownBoard(name: name)
    case .notSingle(let count): .boardNotSingle(count: count)
    }
  }

  private static func wrongType(_ file: String, _ place: String, _ expected: Text) -> Text {
    func line(_ language: Language) -> String {
      Text.boardWrongType(file: file, place: place, expected: expected[language])[language]
    }
    return Text(line)
  }

  private static func tooMuch(_ file: String, _ what: Amount, _ limit: Int) -> Text {
    switch what {
    case .bytes: .boardTooManyBytes(file: file, limit: "\(limit >> 20)")
    case .values: .boardTooManyValues(file: file, limit: "\(limit)")
    case .boards: .boardTooManyBoards(file: file, limit: "\(limit)")
    case .buttons: .boardTooManyButtons(file: file, limit: "\(limit)")
    case .cells: .boardTooManyCells(file: file, limit: "\(limit)")
    }
  }
}
