/// What a cleaned drawing may hold: shapes, text, paint, and references within the file.
enum SVGRules {
  /// Elements of SVG 1.1 that only draw; everything else is left out with all that is in it.
  static let elements: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "title", "desc", "path", "rect", "circle", "ellipse",
    "line", "polyline", "polygon", "text", "tspan", "textPath", "linearGradient", "radialGradient",
    "stop", "pattern", "clipPath", "mask", "marker", "style", "image", "filter", "feBlend",
    "feColorMatrix", "feComponentTransfer", "feComposite", "feFlood", "feFuncA", "feFuncB",
    "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology", "feOffset",
    "feDropShadow",
  ]

  /// Elements that are left out while what is in them stays.
  static let wrappers: Set<String> = ["a", "switch"]

  /// Elements that leave something to be seen.
  static let visible: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "image", "use",
  ]

  private static let attributes: Set<String> = [
    "id", "class", "style", "transform", "viewBox", "preserveAspectRatio", "version", "x", "y",
    "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "d", "points", "width",
    "height", "pathLength", "offset", "gradientUnits", "gradientTransform", "spreadMethod",
    "patternUnits", "patternContentUnits", "patternTransform", "clipPathUnits", "maskUnits",
    "maskContentUnits", "markerUnits", "markerWidth", "markerHeight", "refX", "refY", "orient",
    "dx", "dy", "rotate", "textLength", "lengthAdjust", "startOffset", "method", "spacing", "in",
    "in2", "result", "stdDeviation", "mode", "type", "values", "tableValues", "slope", "intercept",
    "amplitude", "exponent", "operator", "radius", "k1", "k2", "k3", "k4", "filterUnits",
    "primitiveUnits", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width",
    "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-dasharray", "stroke-dashoffset", "opacity", "color", "display", "visibility",
    "overflow", "clip-path", "clip-rule", "mask", "filter", "marker-start", "marker-mid",
    "marker-end", "stop-color", "stop-opacity", "flood-color", "flood-opacity", "font-family",
    "font-size", "font-style", "font-weight", "font-variant", "font-stretch", "text-anchor",
    "text-decoration", "letter-spacing", "word-spacing", "dominant-baseline",
    "alignment-baseline", "baseline-shift", "writing-mode", "direction", "unicode-bidi",
    "paint-order", "vector-effect", "shape-rendering", "text-rendering", "image-rendering",
    "color-interpolation-filters", "mix-blend-mode", "isolation",
  ]

  /// The attribute as it may stay; nil when it may not.
  static func cleaned(
    _ name: String, _ value: String, of element: String, _ limits: PictureLimits
  ) -> String? {
    if name == "href" {
      if value.hasPrefix("#") { return value }
      return element == "image" && isPlainPicture(value, limits) ? value : nil
    }
    guard attributes.contains(name) else { return nil }
    if name == "style" { return declarations(value) }
    return isLocal(value) ? value : nil
  }

  /// Whether a value refers to nothing outside the file.
  static func isLocal(_ value: String) -> Bool {
    let text = value.lowercased()
    // An escape can spell any word.
    if text.contains("\\") || text.contains("javascript:") || text.contains("expression(") {
      return false
    }
    return text.ranges(of: "url(").allSatisfy { range in
      text[range.upperBound...].drop { " \"'".contains($0) }.first == "#"
    } && !text.contains("image(") && !text.contains("image-set(") && !text.contains("src(")
  }

  /// The declarations of a style that refer to nothing outside.
  static func declarations(_ text: String) -> String {
    text.split(separator: ";").filter { $0.contains(":") && isLocal(String($0)) }
      .joined(separator: ";")
  }

  /// A style sheet's rules of the plain sort, without at-rules; empty when it cannot be told.
  static func sheet(_ text: String) -> String {
    var rest = Substring(text)
    var plain = ""
    while let start = rest.firstRange(of: "/*") {
      plain += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return "" }
      rest = rest[end.upperBound...]
    }
    plain += rest
    if plain.contains("@") || plain.contains("\\") || plain.contains("<") { return "" }
    return plain.split(separator: "}").compactMap { rule in
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return "\(parts[0].filter { $0 != "\n" }){\(declarations(String(parts[1])))}"
    }.joined()
  }

  /// Whether an address holds a picture of dots itself, of a size that is unpacked.
  private static func isPlainPicture(_ value: String, _ limits: PictureLimits) -> Bool {
    let starts = ["data:image/png;base64,", "data:image/jpeg;base64,", "data:image/jpg;base64,"]
    guard let start = starts.first(where: { value.hasPrefix($0) }),
      let bytes = Base64.bytes(value.dropFirst(start.count)),
      let header = try? ImageHeader(bytes), header.format == .png || header.format == .jpeg
    else { return false }
    return header.width < 10_000 && header.height < 10_000
      && header.width * header.height <= limits.pixels / 4
  }
}
