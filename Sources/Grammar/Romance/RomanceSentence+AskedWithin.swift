import AACCore

/// Questions within a sentence: *não sei onde eu estou, quero saber quando ele volta* (Bechara, *Orações interrogativas
/// indiretas*; NGLE §43.3).
extension RomanceSentence {
  /// *Onde está o papai*, but *onde eu estou*: in Portuguese only a noun stands behind *ser* and *estar*.
  func isAskedLate(_ index: Int, _ subject: [NounPhrase]) -> Bool {
    isSpanish && !isReasonAsked(index)
      || !isSpanish && plan.verbs[index].frame.isCopular
        && plan.verbs[index].subordinator?.lexeme.lemma != "por que"
        && !(subject.count == 1 && subject[0].isPronoun)
  }

  /// *Pregunta por qué el cielo es azul, por qué el tren llegó tarde*, but *por qué ladra el
  /// perro*: where more is said of it, the subject stands before the verb (NGLE §42.10).
  private func isReasonAsked(_ index: Int) -> Bool {
    guard plan.verbs[index].subordinator?.lexeme.lemma == "por qué",
      plan.verbs[index].frame.pattern.isPersonal,
      plan.verbs[index].frame.pattern != .experiencer
    else { return false }
    return plan.fillers.contains { $0.verb == index }
      || plan.adverbials.contains { $0.verb == index && $0.place != .before }
  }

  /// *Quero saber quando ele volta*: behind a verb of knowing and asking it is a question and no time.
  func asksWhen(_ index: Int, _ word: String) -> Bool {
    !isSpanish && word == "quando" && !plan.frontsClause
      && ["saber", "perguntar", "descobrir", "dizer"].contains(plan.verbs[index - 1].frame.lemma)
  }
}
