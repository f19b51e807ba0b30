import AACCore

/// What the words of a Portuguese clause are to each other where each was chosen for its role and nothing between them.
extension ClausePlanner {
  /// Puts in what is said between them, whoever does it first.
  func settleByRole(_ clause: inout Clause) {
    ownBodySubject(&clause)
    ownFamily(&clause)
    if !clause.complements.isEmpty {
      settlePurpose(&clause)
      settleAbout(&clause)
      settleThrown(&clause)
      settleWith(&clause)
      settleWhere(&clause)
      settleBody(&clause)
      settleByWord(&clause)
    }
    turnOneself(&clause)
  }
}
