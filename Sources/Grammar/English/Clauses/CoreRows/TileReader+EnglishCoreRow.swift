import AACCore

/// The clauses of a row with a core word, with what its words do not say: that it is asked for, going on or over, and who is called.
///
/// Sources: CGEL §4.14, §4.25 (tense and aspect), §10.53 (vocatives), §11.24 (requests).
extension TileReader {
  /// The clause of a deed whose doer is known.
  private func told(_ laid: EnglishCoreRow.Laid) -> Clause {
    var clause = Clause(variety: variety)
    clause.subject = laid.subject
    clause.verb = laid.row.first
    clause.complements = Array(laid.row.dropFirst())
    return clause
  }

  /// *Because / not / cookie, because / dog / bed, because / hurt / head, because / come / now*: what is so, of two words that say no
  /// reason by themselves.
  func englishCause(_ rest: [Constituent]) -> [Clause]? {
    guard rest.count == 2 else { return nil }
    let core = EnglishCoreRow(frames: tables.frames, lexicon: tables.lexicon)
    return core.cause(rest).map { clauses(of: $0) }
  }

  /// *Because / look / ball, because / can / book*: a reason is told, and neither asked for nor asked.
  func englishReason(_ rest: [Constituent]) -> [Clause]? {
    guard rest.count == 2,
      let laid = EnglishCoreRow(frames: tables.frames, lexicon: tables.lexicon).laid(rest),
      laid.next.isEmpty, laid.opensWith == nil, let first = laid.row.first
    else { return nil }
    var told = laid
    let speaker = tables.lexicon.small("I")
    if laid.asks, first.lexeme.lemma == "can", laid.row.count > 2 {
      told.row.swapAt(0, 1)
      told.asks = false
      return clauses(of: told)
    }
    guard laid.isRequest, first.lexeme.wordClass == .verb else { return nil }
    let isHelp = first.lexeme.lemma == "help"
    let isForSpeaker = !isHelp && laid.row.contains { $0.lexeme.lemma == "me" }
    told.row =
      isForSpeaker
      ? speaker + [first] + rest.filter { $0.tile != first.tile }
      : speaker + laid.row.filter { $0.lexeme.lemma != "me" }
    told.isRequest = false
    told.isOngoing = ["look", "wait", "come", "listen"].contains(first.lexeme.lemma)
    return clauses(of: told)
  }

  func clauses(of laid: EnglishCoreRow.Laid) -> [Clause] {
    var next = laid.next.isEmpty ? nil : read(laid.next).first
    next?.isLaid = true
    if laid.isNextOngoing { next?.options.insert(.progressive) }
    if laid.isNextAsked { next?.options.insert(.request) }
    return (laid.subject.isEmpty && !laid.isSettled ? read(laid.row) : [told(laid)]).map {
      reading in
      var clause = laid.isRequest ? requesting(reading) : reading
      if laid.isOngoing, !isOver { clause.options.insert(.progressive) }
      if laid.isOver { clause.tense = .past }
      if laid.isAhead { clause.tense = .future }
      if laid.asks { clause.isQuestion = true }
      if let next { clause.sequels = [next] }
      if let word = laid.breaksOff {
        var form = word
        form.lexeme.lemma = "is"
        clause.edge = OpenEdge(word: form, opens: false, breaksOff: true)
      }
      if let word = laid.opensWith {
        clause.edge = OpenEdge(word: word, opens: true, breaksOff: false)
      }
      return clause
    }
  }
}
