public import Foundation

extension JSONValue {
  /// The value as a file: UTF-8, indented by two spaces, the members in their order.
  public var data: Data {
    var text = ""
    write(to: &text, indent: 0)
    text += "\n"
    return Data(text.utf8)
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): Self.write(string, to: &text)
    case .array(let values): Self.write(values, to: &text, indent: indent)
    case .object(let object): Self.write(object, to: &text, indent: indent)
    }
  }

  private static func write(_ values: [JSONValue], to text: inout String, indent: Int) {
    // Lists of plain values, such as the rows of a grid, stand in one line.
    let isFlat = values.allSatisfy { $0.array == nil && $0.object == nil }
    text += "["
    for (place, value) in values.enumerated() {
      if place > 0 { text += isFlat ? ", " : "," }
      if !isFlat { breakLine(&text, indent + 1) }
      value.write(to: &text, indent: indent + 1)
    }
    if !isFlat { breakLine(&text, indent) }
    text += "]"
  }

  private static func write(_ object: JSONObject, to text: inout String, indent: Int) {
    text += "{"
    for (place, member) in object.members.enumerated() {
      if place > 0 { text += "," }
      breakLine(&text, indent + 1)
      write(member.key, to: &text)
      text += ": "
      member.value.write(to: &text, indent: indent + 1)
    }
    if !object.members.isEmpty { breakLine(&text, indent) }
    text += "}"
  }

  private static func breakLine(_ text: inout String, _ indent: Int) {
    text += "\n" + String(repeating: "  ", count: indent)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
