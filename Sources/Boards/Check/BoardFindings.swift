/// Gathers what checks find, up to a number beyond which nobody reads on.
struct BoardFindings {
  /// How many errors there are at most, and how many warnings: no number of warnings hides an error.
  static let limit = 1_000
  private var counts: [BoardFinding.Severity: Int] = [:]

  private(set) var all: [BoardFinding] = []
  var file = ""

  mutating func error(_ problem: BoardProblem, at place: String = "") {
    add(.error, problem, place)
  }

  /// Puts before everything else why a file cannot be imported at all.
  mutating func refuse(_ problem: BoardProblem) {
    all.insert(
      BoardFinding(severity: .error, file: file.printable, place: "", problem: problem), at: 0)
  }

  mutating func warn(_ problem: BoardProblem, at place: String = "") {
    add(.warning, problem, place)
  }

  private mutating func add(
    _ severity: BoardFinding.Severity, _ problem: BoardProblem, _ place: String
  ) {
    guard counts[severity, default: 0] < Self.limit else { return }
    counts[severity, default: 0] += 1
    all.append(
      BoardFinding(
        severity: severity, file: file.printable, place: place.printable, problem: problem))
  }
}

extension BoardFindings {
  /// Fields that are neither of the format nor extensions, and keys that come twice.
  mutating func checkFields(of object: JSONObject, known: Set<String>, at place: String = "") {
    let prefix = place.isEmpty ? "" : place + "."
    for member in object.members
    where !known.contains(member.key) && !member.key.hasPrefix("ext_") {
      warn(.unknownField, at: prefix + member.key)
    }
    for key in object.repeatedKeys { error(.repeatedKey(key), at: place) }
  }

  /// The value of a field that must be there and of a kind; nil when it is not.
  mutating func required(
    _ key: String, _ kind: JSONKind, of object: JSONObject, at place: String = ""
  ) -> JSONValue? {
    let path = place.isEmpty ? key : "\(place).\(key)"
    guard let value = object[key], !value.isNull else {
      error(.missing, at: path)
      return nil
    }
    return check(value, kind, at: path) ? value : nil
  }

  /// The value of a field that may be left out; nil also when it is of another kind.
  mutating func optional(
    _ key: String, _ kind: JSONKind, of object: JSONObject, at place: String = ""
  ) -> JSONValue? {
    guard let value = object[key], !value.isNull else { return nil }
    return check(value, kind, at: place.isEmpty ? key : "\(place).\(key)") ? value : nil
  }

  private mutating func check(_ value: JSONValue, _ kind: JSONKind, at path: String) -> Bool {
    guard kind.matches(value) else {
      error(.wrongKind(kind), at: path)
      return false
    }
    if kind == .id, value.string == nil { error(.numericID, at: path) }
    return true
  }

  /// The version of the format, `open-board-0.1`.
  mutating func checkFormat(of object: JSONObject) {
    guard let value = required("format", .text, of: object), let name = value.string else { return }
    switch BoardFields.Version(name) {
    case nil: error(.badFormat(name), at: "format")
    case .newer: error(.newerFormat(name), at: "format")
    case .older: warn(.olderFormat(name), at: "format")
    case .known: break
    }
  }
}
