/// The forms of one word, the preferred one first.
struct InflectionReport: Report {
  var lemma: String
  /// Features in the terms of UniMorph; nil when the line gave none.
  var tags: String?
  var forms: [String] = []

  /// Reads `lemma<TAB>TAGS`.
  init(line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    lemma = String(fields[0].trimming(\.isWhitespace))
    tags = fields.count < 2 ? nil : String(fields[1].trimming(\.isWhitespace))
  }

  var description: String { forms.joined(separator: "\t") }
}

extension Substring {
  /// The text without the characters at both ends that a test picks.
  fileprivate func trimming(_ isUnwanted: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !isUnwanted($0) }) else { return "" }
    return self[...last].drop(while: isUnwanted)
  }
}
