import AACCore

/// Like whom somebody does or has it, told by a pronoun at the end: *ele / dançar / como / eu, avô / ter / olho / azul / como / eu*; nobody is asked how
/// (Cunha & Cintra, chapter 18, *Orações comparativas*; Bechara, *Orações comparativas*).
extension ClausePlanner {
  /// Says *como* and the pronoun in one piece.
  func likenToPronoun(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 0, !clause.subject.isEmpty, clause.verb != nil,
      clause.complements[last - 1].lexeme.lemma == "como",
      case let whom = clause.complements[last].lexeme, whom.wordClass == .pronoun,
      TwoClauses.doers.contains(whom.lemma), !clause.isQuestion,
      !clause.complements.contains(where: { LikeWhomWords.graded.contains($0.lexeme.lemma) }),
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    fold((last - 1)...last, as: "como \(whom.lemma)", .manner, in: &clause)
  }
}

/// Words of such comparisons.
private enum LikeWhomWords {
  /// What is told by how much.
  static let graded: WordSet = ["tão", "tanto", "mais", "menos", "mesmo", "igual"]
}
