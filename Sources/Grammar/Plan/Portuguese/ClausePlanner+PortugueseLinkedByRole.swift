import AACCore

/// Portuguese words by role whose doer stands behind: *chegar | vovó; parecer | estranho, isso; dizer | mamãe, vir*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Ordem inversa*), chapter 13 (*dizer para* and an infinitive); Bechara, *Sujeito*.
extension ClausePlanner {
  func linkByRoleInPortuguese(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    if clause.subject.isEmpty { findLateSubject(&clause, verb) }
    tellToDo(&clause, verb)
  }

  /// *Chegar | vovó*: who comes; *parecer | estranho, isso*: what seems so.
  private func findLateSubject(_ clause: inout Clause, _ verb: String) {
    guard clause.options.isDisjoint(with: [.request, .polite]), let last = clause.complements.last
    else { return }
    let isComing =
      LateSubjectWords.arriving.contains(verb) && clause.complements.count == 1
      && last.lexeme.isBeing && last.lexeme.wordClass != .pronoun
    let isJudged =
      LateSubjectWords.judging.contains(verb) && clause.complements.count == 2
      && last.lexeme.kind == .demonstrative && last.lexeme.wordClass == .pronoun
      && clause.complements[0].lexeme.wordClass == .adjective
    guard isComing || isJudged else { return }
    clause.subject = [last]
    clause.complements.removeLast()
  }

  /// *Dizer | mamãe, vir*, as a request: what somebody is told to do.
  private func tellToDo(_ clause: inout Clause, _ verb: String) {
    guard LateSubjectWords.telling.contains(verb), clause.options.contains(.request),
      clause.complements.count > 1, clause.complements[0].lexeme.isBeing,
      clause.complements[0].lexeme.wordClass != .pronoun,
      clause.complements[1].lexeme.isInfinitive
    else { return }
    link("para", before: 0, in: &clause)
  }
}

private enum LateSubjectWords {
  static let arriving: WordSet = ["chegar", "aparecer", "nascer", "morrer", "desmaiar", "voltar"]
  static let judging: WordSet = ["parecer", "ser"]
  static let telling: WordSet = ["dizer", "falar"]
}
