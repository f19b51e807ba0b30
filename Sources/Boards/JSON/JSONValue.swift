public import Foundation

/// A JSON value that loses nothing of the file it was read from: numbers keep their digits, objects
/// their order.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// Reads a file.
  ///
  /// - Throws: ``JSONError`` for what is not JSON in UTF-8, or is larger than the limits allow.
  public init(_ data: Data, limits: BoardLimits = BoardLimits()) throws(JSONError) {
    var parser = JSONParser(data, limits: limits)
    self = try parser.value()
  }

  /// The text of a string.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// A number.
  public var number: JSONNumber? { if case .number(let number) = self { number } else { nil } }

  /// True or false.
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The values of a list.
  public var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The members of an object.
  public var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

  /// Whether it is `null`.
  public var isNull: Bool { self == .null }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }

  public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }

  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
