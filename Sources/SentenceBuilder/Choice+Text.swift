import AACCore

extension Choice: LosslessStringConvertible {
  /// The choice as a short text, such as `verb:eat`, that ``init(_:)`` reads again.
  public var description: String {
    switch self {
    case .opener(let opener): "opener:\(opener.rawValue)"
    case .subject(let concept): "subject:\(concept.rawValue)"
    case .verb(let concept): "verb:\(concept.rawValue)"
    case .complement(let concept): "complement:\(concept.rawValue)"
    }
  }

  /// Reads a choice; nil when the text is none.
  public init?(_ description: String) {
    guard let colon = description.firstIndex(of: ":") else { return nil }
    let name = String(description[description.index(after: colon)...])
    guard !name.isEmpty else { return nil }
    let concept = Concept(rawValue: name)
    switch description[..<colon] {
    case "opener":
      guard let opener = Opener(rawValue: name) else { return nil }
      self = .opener(opener)
    case "subject": self = .subject(concept)
    case "verb": self = .verb(concept)
    case "complement": self = .complement(concept)
    default: return nil
    }
  }
}
