import AACCore

/// What rows of four words and more leave out in the order of speech, one construction after the other.
///
/// Source: CGEL §12.46–12.50 (what is understood).
extension EnglishLinkedRow {
  func inLongRow(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 3 else { return nil }
    var linked = Linked(row: row)
    var words = words
    var isLinked = false
    for reader in [
      ownerBehind, wholeOfDoer, wholeOfThing, innerDoer, nounInLongRow, placeInLongRow,
      verbInLongRow,
      dayInLongRow, meetingInLongRow,
    ] {
      guard linked.row.count > 3, let next = reader(linked.row, words) else { continue }
      linked.row = next.row
      linked.joins.merge(next.joins) { first, _ in first }
      words = next.row.map(\.lexeme.lemma)
      isLinked = true
    }
    return isLinked ? linked : nil
  }
}
