extension VerbFrame {
  /// Reads one line of `frames.csv`; nil when it is not one.
  init?(row: Substring) {
    let fields = row.pieces(at: ",", maxSplits: 5, omittingEmpty: false)
    guard fields.count >= 5,
      let pattern = Pattern(rawValue: fields[1].isEmpty ? "plain" : String(fields[1]))
    else { return nil }
    self.init(
      lemma: String(fields[0]), pattern: pattern,
      slots: fields[2].pieces(at: ";").compactMap(FrameSlot.init(text:)),
      past: Past(rawValue: String(fields[4])) ?? .event)
    // Picar bites and stings as well, and affects whoever it is done to.
    if pattern == .affecting, lemma != "picar", Self.isOfBody(slots) {
      self.pattern = .plain
      happensToBody = true
    }
    let past = fields[4].pieces(at: ":", maxSplits: 1, omittingEmpty: false)
    aspect = past.first.flatMap { Aspect(rawValue: String($0)) }
    if aspect == .achievement {
      achievement = FrameSlot(text: past.count > 1 ? "object:\(past[1])" : "object")
    } else if aspect != nil, past.count > 1 {
      achievement = FrameSlot(text: "object:\(past[1])")
    }
    if fields.count > 5, let subject = fields[5].pieces(at: "/", maxSplits: 1).first {
      typicalSubject = String(subject)
    }
    for word in fields[3].words {
      switch word {
      case "bare": opening = .bare
      case "gerund": opening = .gerund
      case "subjunctive": opensSubjunctive = true
      case "indicative": opensIndicative = true
      case "let": opensCausative = true
      case "impersonal": isImpersonal = true
      case _ where word.hasPrefix(Self.otherMark): readOther(word.dropFirst(Self.otherMark.count))
      default: opening = .word(String(word))
      }
    }
  }

  /// What marks how a verb that somebody else does is joined: *doer:from, doer:on+to*.
  private static let otherMark = "doer:"

  private mutating func readOther(_ text: Substring) {
    let parts = text.pieces(at: "+")
    if parts.count > 1 { otherPreposition = String(parts[0]) }
    switch parts.last ?? "" {
    case "bare": otherOpening = .bare
    case "gerund": otherOpening = .gerund
    case let word: otherOpening = .word(String(word))
    }
  }
}

extension VerbFrame {
  /// Whether it hardly comes without another verb, or wants one right behind it: *querer, poder*.
  var isStrongOpener: Bool { pattern == .modal || opening == .bare }

  /// Whether it is a verb that one expects before another: *querer, poder, ir*.
  var isOpener: Bool {
    pattern == .modal || pattern.mayHaveExperiencer || opening != nil
  }
}
