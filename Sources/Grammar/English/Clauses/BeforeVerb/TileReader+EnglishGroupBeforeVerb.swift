import AACCore

/// What a row says whose order alone tells who or what does it.
///
/// Source: CGEL §2.13, §10.1 (order of the elements).
extension TileReader {
  /// The readings of a row with its small words, or what it says in its order where the best of them has somebody else do it.
  func toldOfGroup(
    _ readings: [Clause], _ row: [Constituent], _ linked: EnglishLinkedRow.Linked?
  ) -> [Clause] {
    guard let linked else { return readings }
    let told = readings.linked(linked.joins)
    guard let doer = linked.doer, let end = row.firstIndex(where: { $0.tile == doer.end }),
      let verb = row.firstIndex(where: { $0.tile == doer.verb }), end < verb,
      !isToldOf(doer, told.first)
    else { return linked.doer?.isTimeless == true && isPlain ? told.map(timeless) : told }
    var clause = Clause(variety: variety)
    // *Yesterday, why*: what stands before who does it.
    let isAsked = row[0].lexeme.kind == .question
    let begin = end > 0 && (isAsked || row[0].lexeme.kind.isTemporal) ? 1 : 0
    clause.subject = Array(row[begin...end])
    clause.verb = row[verb].lexeme.lemma == "can" ? row[verb] : row[verb].asVerb
    clause.complements = Array(row[..<begin] + row[(end + 1)..<verb] + row[(verb + 1)...])
    if isAsked { clause.isQuestion = true }
    if isPlain, !doer.isTimeless { settleEventInOrder(&clause) }
    return [clause].linked(linked.joins)
  }

  /// *The library computer runs slowly, the store sells bread*: at all times.
  private func timeless(_ clause: Clause) -> Clause {
    var clause = clause
    clause.options.remove(.progressive)
    if clause.tense == .past { clause.tense = .present }
    return clause
  }

  /// Whether a reading has that doer and that verb, and nothing apart from them.
  private func isToldOf(_ doer: EnglishSureDoer, _ reading: Clause?) -> Bool {
    guard let reading, reading.verb?.tile == doer.verb, reading.sequels.isEmpty,
      reading.attached.isEmpty, !reading.options.contains(.request)
    else { return false }
    return reading.subject.compactMap(\.tile) == doer.tiles
  }
}
