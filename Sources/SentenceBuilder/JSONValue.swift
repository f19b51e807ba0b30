/// A value of a JSON line, as far as requests have such values.
enum JSONValue: Decodable {
  case text(String)
  case texts([String])
  case flag(Bool)
  case null
  /// Anything else: a number, an object, a mixed array.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Each attempt fails for values of another kind; what none of them takes is `other`.
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let texts = try? container.decode([String].self) {
      self = .texts(texts)
    } else {
      self = .other
    }
  }

  /// The value as a message shows it.
  var description: String {
    switch self {
    case .text(let text): text
    case .texts(let texts): texts.joined(separator: ", ")
    case .flag(let flag): "\(flag)"
    case .null: "null"
    case .other: "…"
    }
  }
}
