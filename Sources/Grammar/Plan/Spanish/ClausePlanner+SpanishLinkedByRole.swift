import AACCore

/// Spanish words by role that lack the one between them or are one thing together: *nervioso, porque, examen; quejarse | todo; pensión, día,
/// uno; decir | nadie; beber | algo, frío; cuidar | perro, gato*.
///
/// Sources: NGLE §46.2 (*por* and *porque*), §12.7 (*todo* as a pronoun), §24.4 (dates), §35.3 (*se lo*).
extension ClausePlanner {
  func linkByRole(_ clause: inout Clause) {
    guard !clause.complements.isEmpty else { return }
    giveReason(&clause)
    takeAll(&clause)
    nameDay(&clause)
    keepFromAll(&clause)
    coolSomething(&clause)
    joinAnimals(&clause)
  }

  /// *Algo, frío*: what it is like.
  private func coolSomething(_ clause: inout Clause) {
    guard
      let some = clause.complements.indices.dropLast().first(where: {
        ["algo", "nada"].contains(clause.complements[$0].lexeme.lemma)
      }), clause.complements[some + 1].lexeme.lemma == "frío"
    else { return }
    clause.complements[some + 1].lexeme = Lexeme(
      lemma: "frío", wordClass: .adjective, kind: .quality)
  }

  /// *Perro, gato*: one beside the other.
  private func joinAnimals(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .noun && $0.lexeme.kind == .animal
      }), let verb = clause.verb?.lexeme.lemma, case let frame = frames[verb],
      frame.slot(.object) != nil, frame.slot(.recipient) == nil, frame.slot(.topic) == nil
    else { return }
    link("y", before: 1, in: &clause, as: .coordination)
  }

  /// *Porque, examen*: what is no clause is a cause.
  private func giveReason(_ clause: inout Clause) {
    guard
      let because = clause.complements.firstIndex(where: { $0.lexeme.lemma == "porque" }),
      because + 1 < clause.complements.count,
      let noun = clause.complements.last?.lexeme, noun.wordClass == .noun,
      !noun.kind.isTemporal, frames.listed(noun.lemma) == nil,
      clause.complements[(because + 1)...].dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      let by = lexicon.known("por")
    else { return }
    clause.complements[because].lexeme = by
    if because + 2 == clause.complements.count, noun.kind != .emotion, noun.kind != .feeling {
      clause.complements[because + 1].lexeme.article = .definite
    }
  }

  /// *Quejarse | todo*: about everything.
  private func takeAll(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, clause.complements[0].lexeme.lemma == "todo",
      clause.complements.count == 1, case let frame = frames[verb], frame.slot(.object) == nil,
      let preposition = frame.slots.first(where: { $0.role == .topic })?.preposition,
      var all = lexicon.known("algo")
    else { return }
    all.lemma = "todo"
    clause.complements[0].lexeme = all
    link(preposition, before: 0, in: &clause)
  }

  /// *Día, uno*: the first of the month.
  private func nameDay(_ clause: inout Clause) {
    guard
      let day = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "día"
          && clause.complements[$0 + 1].lexeme.wordClass == .numeral
      }), day == 0 || clause.complements[day - 1].lexeme.wordClass != .numeral,
      clause.complements[..<day].allSatisfy({ $0.lexeme.lemma != "el" })
    else { return }
    let number = clause.complements[day + 1].lexeme.lemma
    let date = Lexeme(lemma: "el día \(number)", wordClass: .adverb, kind: .time)
    clause.complements[day].lexeme = date
    clause.complements.remove(at: day + 1)
    clause.reasons.append(Realization.RuleApplication(.articleDefinite, "día", "el"))
  }

  /// *No | decir | nadie*: what was heard before is not to be passed on.
  private func keepFromAll(_ clause: inout Clause) {
    guard clause.isNegative, clause.options.contains(.request), clause.complements.count == 1,
      clause.subject.isEmpty, ["decir", "contar"].contains(clause.verb?.lexeme.lemma ?? ""),
      clause.complements[0].lexeme.isBeing || clause.complements[0].lexeme.lemma == "nadie"
    else { return }
    let whom = clause.complements[0].lexeme.lemma
    clause.complements.insert(Constituent(WordJoiner.pronoun("lo")), at: 0)
    clause.reasons.append(Realization.RuleApplication(.understood, whom, "lo"))
  }
}
