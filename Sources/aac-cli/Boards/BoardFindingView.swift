import AACCore
import Boards

/// Something that a check of boards found, as the command prints it.
struct BoardFindingView: Report {
  var severity: String
  var file: String
  var place: String
  var check: String
  var problem: String

  private let label: String

  private enum CodingKeys: String, CodingKey {
    case severity, file, place, check, problem
  }

  init(_ finding: BoardFinding, messages: Language) {
    severity = finding.severity.rawValue
    file = finding.file
    place = finding.place
    check = finding.problem.key
    problem = finding.text[messages]
    label = (finding.severity == .error ? Text.boardError : .boardWarning)[messages]
  }

  var description: String {
    "\(file): \(label): " + (place.isEmpty ? "" : "\(place): ") + problem
  }
}
