extension Move: LosslessStringConvertible {
  /// The move as a short text, such as `next` or `choose:verb:eat`, that ``init(_:)`` reads again.
  public var description: String {
    switch self {
    case .start(let mode): "start:\(mode.rawValue)"
    case .choose(let choice): "choose:\(choice)"
    case .next: "next"
    case .back: "back"
    case .home: "home"
    case .negate: "negate"
    case .question: "question"
    case .speak: "speak"
    }
  }

  /// Reads a move; nil when the text is none.
  public init?(_ description: String) {
    let simple: [Move] = [.next, .back, .home, .negate, .question, .speak]
    if let move = simple.first(where: { $0.description == description }) {
      self = move
    } else if let mode = Mode.allCases.first(where: { "start:\($0.rawValue)" == description }) {
      self = .start(mode)
    } else if description.hasPrefix("choose:"),
      let choice = Choice(String(description.dropFirst("choose:".count)))
    {
      self = .choose(choice)
    } else {
      return nil
    }
  }
}
