import AACCore

/// What one promises or bets: *Mom promised she would come, I bet it will rain*.
///
/// Sources: CGEL §4.47 and §14.31 (*will, would* of what lies ahead of what is told).
extension EnglishSentence {
  /// Sets what is promised into the time that is to come.
  func settlePromised(_ chain: inout [EnglishClausePart]) {
    guard !clause.isLaid else { return }
    for index in chain.indices.dropFirst()
    where chain[index].clause.tense == nil && !chain[index].asks
      && ["promise", "swear", "vow", "bet"].contains(chain[index].reporter ?? "")
    {
      guard let verb = chain[index].clause.verb?.lexeme.lemma,
        planner.frames[verb].pattern != .modal, chain[index].clause.options.isEmpty,
        chain[index].reporter == "promise" || planner.frames[verb].past != .state
      else { continue }
      chain[index].clause.tense = .future
    }
  }
}
