import CPictures
import Foundation

/// Reads an SVG file, element by element, and keeps what may stay.
struct SVGReader {
  private static let namespace = "http://www.w3.org/2000/svg"
  private static let linkNamespace = "http://www.w3.org/1999/xlink"

  private let library: aac_pictures
  private let reader: OpaquePointer
  private let limits: PictureLimits
  /// The open elements, the innermost last; nil for one that is left out with all in it.
  private var open: [SVGElement?] = []
  private var root: SVGElement?
  private var count = 0

  static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let first = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return first.hasPrefix("<") && start.contains("<svg")
      || first.hasPrefix("<?xml") && bytes.count > 4096
  }

  static func cleaned(
    _ bytes: [UInt8], _ limits: PictureLimits
  ) throws(PictureError) -> Picture {
    // Read without them, what stands for an entity would be lost; read with them, it may grow without end.
    if Data(bytes).range(of: Data("<!ENTITY".utf8)) != nil { throw .hasEntities }
    guard let library = aac_pictures_load()?.pointee else { throw .noLibrary }
    // No network, no messages, no blank nodes; entities and outside definitions stay unread.
    let options: Int32 = 2048 | 32 | 64 | 256
    let made = bytes.withUnsafeBytes { buffer in
      buffer.bindMemory(to: CChar.self).baseAddress.flatMap {
        library.xmlReaderForMemory($0, Int32(buffer.count), nil, nil, options)
      }
    }
    guard let made else { throw .broken }
    defer { library.xmlFreeTextReader(made) }
    // The reader looks into the bytes as it goes on: they must stay where they are.
    let root = try withExtendedLifetime(bytes) { () throws(PictureError) -> SVGElement in
      var reader = SVGReader(library: library, reader: made, limits: limits)
      return try reader.read()
    }
    return try picture(root, limits)
  }

  private init(library: aac_pictures, reader: OpaquePointer, limits: PictureLimits) {
    self.library = library
    self.reader = reader
    self.limits = limits
  }

  private mutating func read() throws(PictureError) -> SVGElement {
    while true {
      let result = library.xmlTextReaderRead(reader)
      if result < 0 { throw .broken }
      if result == 0 { break }
      // The numbers are those of the reader's node types.
      switch library.xmlTextReaderNodeType(reader) {
      case 1: try begin()
      case 15: end()
      case 3, 4: addText()
      case 5: throw .hasEntities
      default: break
      }
    }
    guard let root, root.name == "svg" else { throw .notAPicture }
    return root
  }

  private func text(_ pointer: UnsafePointer<UInt8>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }

  private mutating func begin() throws(PictureError) {
    count += 1
    if count > limits.parts || open.count >= limits.depth { throw .tooComplex }
    let name = text(library.xmlTextReaderConstLocalName(reader))
    let namespace = text(library.xmlTextReaderConstNamespaceUri(reader))
    let isEmpty = library.xmlTextReaderIsEmptyElement(reader) != 0
    if open.isEmpty, name != "svg" { throw .notAPicture }
    let isOurs = namespace == Self.namespace || namespace.isEmpty
    let isOutside = open.last.map { $0 == nil } ?? false
    if isOutside || !isOurs || !(SVGRules.elements.union(SVGRules.wrappers).contains(name)) {
      open.append(nil)
    } else {
      var element = SVGElement(name: SVGRules.wrappers.contains(name) ? "g" : name)
      readAttributes(into: &element)
      open.append(element)
    }
    if isEmpty { end() }
  }

  private func readAttributes(into element: inout SVGElement) {
    while library.xmlTextReaderMoveToNextAttribute(reader) == 1 {
      let name = text(library.xmlTextReaderConstLocalName(reader))
      let namespace = text(library.xmlTextReaderConstNamespaceUri(reader))
      guard namespace.isEmpty || (namespace == Self.linkNamespace && name == "href") else {
        continue
      }
      let value = text(library.xmlTextReaderConstValue(reader))
      if element.attribute(name) != nil { continue }
      if let cleaned = SVGRules.cleaned(name, value, of: element.name, limits) {
        element.attributes.append((name, cleaned))
      }
    }
  }

  private mutating func addText() {
    guard let last = open.indices.last, var element = open[last] else { return }
    let holders: Set<String> = ["text", "tspan", "textPath", "title", "desc", "style"]
    guard holders.contains(element.name) else { return }
    var value = text(library.xmlTextReaderConstValue(reader))
    if element.name == "style" { value = SVGRules.sheet(value) }
    if value.isEmpty { return }
    element.contents.append(.text(value))
    open[last] = element
  }

  private mutating func end() {
    guard let closed = open.popLast(), let element = closed else { return }
    if let last = open.indices.last {
      open[last]?.contents.append(.element(element))
    } else {
      root = element
    }
  }

  private static func picture(
    _ root: SVGElement, _ limits: PictureLimits
  ) throws(PictureError) -> Picture {
    try SVGWeight(root, limits).check()
    guard hasVisible(root) else { throw .nothingToDraw }
    var root = root
    let size = fit(&root)
    root.attributes.insert(("xmlns", namespace), at: 0)
    if usesOldLinks(root) { root.attributes.insert(("xmlns:xlink", linkNamespace), at: 1) }
    var text = ""
    linked(root).write(to: &text)
    return Picture(
      mediaType: .svg, data: Data(text.utf8), width: size?.0, height: size?.1)
  }

  private static func hasVisible(_ element: SVGElement) -> Bool {
    SVGRules.visible.contains(element.name) || element.elements.contains(where: hasVisible)
  }

  private static func usesOldLinks(_ element: SVGElement) -> Bool {
    element.attribute("href") != nil || element.elements.contains(where: usesOldLinks)
  }

  /// With the form of references that every renderer knows.
  private static func linked(_ element: SVGElement) -> SVGElement {
    var element = element
    element.attributes = element.attributes.map {
      ($0.name == "href" ? "xlink:href" : $0.name, $0.value)
    }
    element.contents = element.contents.map { content in
      if case .element(let child) = content { return .element(linked(child)) }
      return content
    }
    return element
  }

  /// Makes the drawing fill whatever room it is shown in; answers its size.
  private static func fit(_ root: inout SVGElement) -> (Int, Int)? {
    let numbers = { (text: String?) in
      (text ?? "").split { " ,\n\t".contains($0) }.compactMap {
        Double($0.replacing("px", with: ""))
      }
    }
    let box = numbers(root.attribute("viewBox"))
    if box.count == 4, box[2] > 0, box[3] > 0 {
      root.attributes.removeAll { $0.name == "width" || $0.name == "height" }
      return (Int(min(box[2], 1e6)), Int(min(box[3], 1e6)))
    }
    let size = (numbers(root.attribute("width")).first, numbers(root.attribute("height")).first)
    guard let width = size.0, let height = size.1, width > 0, height > 0 else { return nil }
    root.attributes.removeAll { ["width", "height", "viewBox"].contains($0.name) }
    root.attributes.append(("viewBox", "0 0 \(width) \(height)"))
    return (Int(min(width, 1e6)), Int(min(height, 1e6)))
  }
}
