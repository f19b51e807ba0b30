import Mustache

/// What a template shows, by name.
///
/// A type of its own and no dictionary: templates ask of each value what it can do, which takes several times as long for
/// a type with parameters.
struct Fields: ExpressibleByDictionaryLiteral, MustacheParent {
  private var values: [String: Any]

  init(dictionaryLiteral elements: (String, Any)...) {
    values = Dictionary(elements) { _, last in last }
  }

  subscript(name: String) -> Any? {
    get { values[name] }
    set { values[name] = newValue }
  }

  func child(named name: String) -> Any? { values[name] }

  /// Adds other fields, which take the place of those with the same name.
  mutating func merge(_ others: Fields) {
    values.merge(others.values) { _, other in other }
  }

  /// The fields with others, which take the place of those with the same name.
  func merging(_ others: Fields) -> Fields {
    var all = self
    all.merge(others)
    return all
  }
}
