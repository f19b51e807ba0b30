import AACCore

/// Finds the words that a cell of a link file means: `eat kind:food -kind:dish`.
struct Selector {
  /// Places of the words in the order given at the start.
  private let places: [Concept: Int]
  private let kinds: [SemanticKind: [Int]]
  private let categories: [Category.ID: [Int]]
  private let count: Int

  init(_ words: [ConceptRow]) {
    var places: [Concept: Int] = [:]
    var kinds: [SemanticKind: [Int]] = [:]
    var categories: [Category.ID: [Int]] = [:]
    for (place, word) in words.enumerated() {
      places[word.concept] = place
      kinds[word.kind, default: []].append(place)
      categories[word.category, default: []].append(place)
    }
    self.places = places
    self.kinds = kinds
    self.categories = categories
    count = words.count
  }

  /// Places of the words that are meant, in order, and the parts that mean nothing.
  func select(_ parts: [String]) -> (places: [Int], unknown: [String]) {
    var chosen = Set<Int>()
    var excluded = Set<Int>()
    var unknown: [String] = []
    for part in parts {
      let isExclusion = part.hasPrefix("-")
      guard let found = find(isExclusion ? String(part.dropFirst()) : part) else {
        unknown.append(part)
        continue
      }
      if isExclusion { excluded.formUnion(found) } else { chosen.formUnion(found) }
    }
    return (chosen.subtracting(excluded).sorted(), unknown)
  }

  /// The one word that a part names by itself; nil for a group.
  func place(of part: String) -> Int? { places[Concept(rawValue: part)] }

  private func find(_ part: String) -> [Int]? {
    if part == "*" { return Array(0..<count) }
    if let name = part.suffix(after: "kind:") {
      return SemanticKind(rawValue: name).flatMap { kinds[$0] }
    }
    if let name = part.suffix(after: "category:") { return categories[name] }
    return place(of: part).map { [$0] }
  }
}

extension String {
  fileprivate func suffix(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
