/// A part of a drawing.
struct SVGElement {
  /// What a part holds.
  indirect enum Content {
    case element(SVGElement)
    case text(String)
  }

  var name: String
  var attributes: [(name: String, value: String)] = []
  var contents: [Content] = []

  /// The parts in it.
  var elements: [SVGElement] {
    contents.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The part as XML text, appended.
  func write(to text: inout String) {
    text += "<\(name)"
    for (name, value) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
    if contents.isEmpty {
      text += "/>"
      return
    }
    text += ">"
    for content in contents {
      switch content {
      case .element(let element): element.write(to: &text)
      case .text(let value): text += Self.escaped(value)
      }
    }
    text += "</\(name)>"
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x26, 0x3C, 0x3E, 0x22, 0x0A, 0x09].contains($0) }) else {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
