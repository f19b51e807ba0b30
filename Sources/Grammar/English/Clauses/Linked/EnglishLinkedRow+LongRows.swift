import AACCore

/// What rows of four words and more leave out in the order of speech, one construction after the other.
///
/// Source: CGEL §12.46–12.50 (what is understood).
extension EnglishLinkedRow {
  func inLongRow(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 3 else { return nil }
    return linked(
      row, words, fewest: 4,
      by: [
        ownerBehind, wholeOfDoer, wholeOfThing, innerDoer, nounInLongRow, placeInLongRow,
        verbInLongRow, dayInLongRow, meetingInLongRow,
      ])
  }
}
