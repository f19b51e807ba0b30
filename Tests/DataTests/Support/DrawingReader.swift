import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads a drawing and notes everything in it that is more than a plain shape.
final class DrawingReader: NSObject, XMLParserDelegate {
  private static let elements: Set<String> = [
    "svg", "title", "g", "path", "circle", "ellipse", "rect", "polygon",
  ]
  private static let attributes: Set<String> = [
    "xmlns", "viewBox", "d", "points", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height",
    "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray",
    "transform",
  ]

  private var problems: [String] = []
  private var depth = 0
  private var hasTitle = false
  private var isTitle = false

  /// What is wrong with a drawing, first things first.
  static func problems(of data: Data) -> [String] {
    let reader = DrawingReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), reader.depth == 0 else { return ["not well-formed"] }
    if reader.problems.isEmpty && !reader.hasTitle { return ["no title"] }
    return reader.problems
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if depth == 0 { root(name, attributes) }
    depth += 1
    isTitle = name == "title"
    guard Self.elements.contains(name) || depth == 1 else {
      problems.append("element \(name)")
      return
    }
    for (attribute, value) in attributes.sorted(by: { $0.key < $1.key }) {
      if !Self.attributes.contains(attribute) { problems.append("attribute \(attribute)") }
      if value.contains("url(") { problems.append("value \(value)") }
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    depth -= 1
    isTitle = false
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isTitle && string.contains(where: \.isLetter) { hasTitle = true }
  }

  private func root(_ name: String, _ attributes: [String: String]) {
    if name != "svg" {
      problems.append("root is \(name)")
    } else if attributes["viewBox"] != "0 0 128 128" {
      problems.append("canvas is \(attributes["viewBox"] ?? "-")")
    }
  }
}
