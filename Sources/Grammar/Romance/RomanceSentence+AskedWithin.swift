import AACCore

/// Questions within a sentence: *não sei onde eu estou, quero saber quando ele volta* (Bechara, *Orações interrogativas
/// indiretas*; NGLE §43.3).
extension RomanceSentence {
  /// *Onde está o papai*, but *onde eu estou*: in Portuguese only a noun stands behind *ser* and *estar*.
  func isAskedLate(_ index: Int, _ subject: [NounPhrase]) -> Bool {
    isSpanish
      || plan.verbs[index].frame.isCopular && !(subject.count == 1 && subject[0].isPronoun)
  }

  /// *Quero saber quando ele volta*: behind a verb of knowing and asking it is a question and no time.
  func asksWhen(_ index: Int, _ word: String) -> Bool {
    !isSpanish && word == "quando" && !plan.frontsClause
      && ["saber", "perguntar", "descobrir", "dizer"].contains(plan.verbs[index - 1].frame.lemma)
  }
}
