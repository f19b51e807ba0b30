import AACCore

/// What keeps a sentence, or all of them, from becoming a file.
enum RenderError: UserFacingError, Equatable {
  /// A name from a line is not one for a file in the folder.
  case badName(String)
  /// The names' template leads out of the folder or has an unknown place holder.
  case badTemplate(String)
  /// A link or a file stands where a folder for the files should.
  case notAFolder(String)
  /// A row has cells behind its last column.
  case extraCells([String])
  /// A line is longer than anybody can mean.
  case lineTooLong
  /// A line is not UTF-8.
  case lineNotText
  /// The table's first line has names that mean nothing.
  case badColumns([String])
  /// A line has keys that mean nothing, which may be misspelt ones.
  case unknownKeys([String])
  /// A number of a line is not one, or not within its limits.
  case badNumber(key: String, value: String, ClosedRange<Int>)
  /// A cell that can only say yes or no says something else.
  case badFlag(key: String, value: String)
  /// A line that was read before it cannot be made says why in the words of a worker.
  case refused(String)
  /// Another run writes into the folder.
  case folderInUse(String)
  /// A worker went away, and again when it was replaced.
  case workerLost
  /// Nothing more can be made.
  case broken(status: Int32, String)

  var text: Text {
    switch self {
    case .badName(let name): .renderBadName(name: name)
    case .badTemplate(let template):
      .renderBadTemplate(template: template, holders: NameTemplate.holders.joined(separator: " "))
    case .notAFolder(let path): .renderNotAFolder(path: path)
    case .extraCells(let cells): .renderExtraCells(cells: cells.joined(separator: ", "))
    case .lineTooLong: .renderLineTooLong
    case .lineNotText: .renderLineNotText
    case .badColumns(let names): .renderBadColumns(names: names.joined(separator: ", "))
    case .unknownKeys(let names): .renderUnknownKeys(names: names.joined(separator: ", "))
    case .badNumber(let key, let value, let range):
      .settingOutOfRange(
        setting: key, value: value, lowest: "\(range.lowerBound)", highest: "\(range.upperBound)")
    case .badFlag(let key, let value):
      .requestBadValue(key: key, value: value, expected: "true | false")
    case .folderInUse(let path): .renderFolderInUse(path: path)
    case .workerLost: .renderWorkerLost
    case .refused(let line), .broken(_, let line): Text(es: line, en: line, pt: line)
    }
  }

  /// The exit code, where the error ends the run.
  var status: ExitStatus {
    switch self {
    case .broken(let status, _): ExitStatus(rawValue: status) ?? .failed
    case .folderInUse: .cannotCreate
    case .workerLost: .unavailable
    case .badTemplate: .wrongUsage
    default: .badInput
    }
  }
}
