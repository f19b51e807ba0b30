import Foundation

/// A place in a text of the interface that a value goes into: `{name}` or `{count|minute|minutes}`.
struct Placeholder: Equatable {
  /// What stands before the first bar.
  let name: String
  /// The singular and plural form; nil for the value itself.
  let forms: (singular: String, plural: String)?

  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.forms?.singular == right.forms?.singular
      && left.forms?.plural == right.forms?.plural
  }

  /// The placeholders of a text, in order.
  static func all(in text: String) -> [Placeholder] {
    parts(of: text).compactMap {
      if case .placeholder(let placeholder) = $0 { placeholder } else { nil }
    }
  }

  /// A Swift string literal in which the placeholders are interpolated.
  static func swiftLiteral(_ text: String) -> String {
    let body = parts(of: text).map { part in
      switch part {
      case .text(let text):
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
          of: "\"", with: "\\\""
        )
        .replacingOccurrences(of: "\n", with: "\\n")
      case .placeholder(let placeholder): placeholder.interpolation
      }
    }
    return "\"\(body.joined())\""
  }

  /// Whether the value is a number: it chooses a form somewhere, or is called `count`.
  func isCount(in texts: [String: String]) -> Bool {
    name == "count"
      || texts.values.contains { text in
        Placeholder.all(in: text).contains { $0.name == name && $0.forms != nil }
      }
  }

  private var interpolation: String {
    guard let forms else { return "\\(\(name))" }
    return "\\(\(name) == 1 ? \"\(forms.singular)\" : \"\(forms.plural)\")"
  }

  private enum Part {
    case text(String)
    case placeholder(Placeholder)
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      let fields = rest[rest.index(after: open)..<close].split(
        separator: "|", omittingEmptySubsequences: false
      ).map(String.init)
      let forms = fields.count == 3 ? (singular: fields[1], plural: fields[2]) : nil
      parts.append(.placeholder(Placeholder(name: fields[0], forms: forms)))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return parts
  }
}
