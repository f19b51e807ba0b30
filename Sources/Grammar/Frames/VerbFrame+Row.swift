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
    if fields[4].hasPrefix("achievement") {
      let kinds = fields[4].dropFirst("achievement".count)
      achievement = FrameSlot(text: "object" + kinds)
    }
    for word in fields[3].words {
      switch word {
      case "bare": opening = .bare
      case "gerund": opening = .gerund
      case "subjunctive": opensSubjunctive = true
      case "indicative": opensIndicative = true
      case "let": opensCausative = true
      default: opening = .word(String(word))
      }
    }
  }
}
