import AACCore

/// What the words of a Portuguese clause are to each other where each was chosen for its role and nothing between them.
///
/// Source: Bechara, *Regência*; Cunha & Cintra, chapter 15 (*Preposição*).
extension ClausePlanner {
  /// Puts in what is said between them: whoever does it first, then what stands behind the last verb, then all of it.
  func settleByRole(_ clause: inout Clause) {
    happenToPart(&clause)
    ownBodySubject(&clause)
    if !clause.complements.isEmpty { settleBody(&clause) }
    ownFamily(&clause)
    if !clause.complements.isEmpty {
      settleMeans(&clause)
      settlePurpose(&clause)
      comeToDo(&clause)
      tireOf(&clause)
      settleOpened(&clause)
      settleFirst(&clause)
    }
    turnOneself(&clause)
  }

  private func settleBehindVerb(_ clause: inout Clause) {
    settleStraightLinks(&clause)
    settleSecondNouns(&clause)
    settleFullOf(&clause)
    settleGoverned(&clause)
    settleAbout(&clause)
    settleThrown(&clause)
    settleWith(&clause)
    settleWhere(&clause)
    settleByWord(&clause)
    settleWithin(&clause)
    settleServed(&clause)
  }

  /// What stands before the next verb is the first verb's.
  private func settleFirst(_ clause: inout Clause) {
    let end =
      clause.complements.firstIndex { $0.lexeme.wordClass == .verb } ?? clause.complements.count
    guard end > 0,
      end == clause.complements.count
        || !clause.complements[..<end].contains(where: { $0.lexeme.lemma == "que" })
    else { return }
    var first = clause
    first.complements = Array(clause.complements[..<end])
    settleBehindVerb(&first)
    clause.verb = first.verb
    clause.subject = first.subject
    clause.complements.replaceSubrange(..<end, with: first.complements)
  }

  /// *Querer / abrir / lata / faca, não / querer / entrar / água*: what stands behind an opened verb is that verb's.
  private func settleOpened(_ clause: inout Clause) {
    guard
      let last = clause.complements.lastIndex(where: {
        $0.lexeme.wordClass == .verb && $0.lexeme.forms.isEmpty && $0.lexeme.person == nil
      }), last + 1 < clause.complements.count,
      !clause.complements[..<last].contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.isConnective
          || $0.lexeme.kind == .question
      })
    else { return }
    var inner = clause
    inner.verb = clause.complements[last]
    inner.complements = Array(clause.complements[(last + 1)...])
    settleBehindVerb(&inner)
    guard let verb = inner.verb else { return }
    clause.complements.replaceSubrange(last..., with: [verb] + inner.complements)
  }
}
