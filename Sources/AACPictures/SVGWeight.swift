/// Counts the parts of a drawing as often as they are drawn: a few lines that use each other can stand for billions.
struct SVGWeight {
  private let root: SVGElement
  private let limits: PictureLimits
  private var byID: [String: SVGElement] = [:]

  init(_ root: SVGElement, _ limits: PictureLimits) {
    self.root = root
    self.limits = limits
    note(root)
  }

  /// - Throws: ``PictureError/tooComplex`` when there are too many, or when one holds itself.
  func check() throws(PictureError) {
    var known: [String: Int] = [:]
    var path: Set<String> = []
    _ = try weight(root, &known, &path)
  }

  private mutating func note(_ element: SVGElement) {
    if let id = element.attribute("id"), byID[id] == nil { byID[id] = element }
    for child in element.elements { note(child) }
  }

  private func weight(
    _ element: SVGElement, _ known: inout [String: Int], _ path: inout Set<String>
  ) throws(PictureError) -> Int {
    var total = 1
    for id in Self.references(element) {
      if let weight = known[id] {
        total += weight
      } else if let target = byID[id] {
        guard path.insert(id).inserted, path.count <= limits.depth else { throw .tooComplex }
        let weight = try weight(target, &known, &path)
        path.remove(id)
        known[id] = weight
        total += weight
      }
    }
    for child in element.elements { total += try weight(child, &known, &path) }
    if total > limits.parts { throw .tooComplex }
    return total
  }

  private static func references(_ element: SVGElement) -> [String] {
    element.attributes.flatMap { name, value -> [String] in
      if name == "href", value.hasPrefix("#") { return [String(value.dropFirst())] }
      return value.ranges(of: "url(").map { range in
        String(
          value[range.upperBound...].drop { " \"'#".contains($0) }.prefix { !" \"')".contains($0) })
      }
    }
  }
}
