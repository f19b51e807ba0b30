public import AACCore

/// What sort of value stands somewhere, as messages name it.
public enum JSONKind: String, Hashable, Sendable {
  case text, number, wholeNumber, flag, list, object, lists, id

  /// Its name.
  public var text: Text {
    switch self {
    case .text: .jsonText
    case .number: .jsonNumber
    case .wholeNumber: .jsonWholeNumber
    case .flag: .jsonFlag
    case .list: .jsonList
    case .object: .jsonObject
    case .lists: .jsonLists
    case .id: .jsonID
    }
  }

  /// Whether a value is of the kind.
  func matches(_ value: JSONValue) -> Bool {
    switch self {
    case .text: value.string != nil
    case .number: value.number != nil
    case .wholeNumber: value.number?.integer != nil
    case .flag: value.bool != nil
    case .list: value.array != nil
    case .object: value.object != nil
    case .lists: value.array?.allSatisfy { $0.array != nil } ?? false
    case .id: value.string != nil || value.number != nil
    }
  }
}
