import AACCore

/// Puts plans into Spanish and Portuguese, which build their sentences alike.
///
/// Sources of the rules are named beside them: NGLE is *Nueva gramática de la lengua española* (RAE
/// and
/// ASALE, 2009); Bechara, *Moderna gramática portuguesa*; Cunha & Cintra, *Nova gramática do
/// português
/// contemporâneo*.
struct RomanceRealizer: Realizer {
  func realize(_ plan: consuming ClausePlan) -> Realization {
    let grammar = RomanceGrammar.grammar(plan.variety)
    if grammar.isSpanish,
      let tag = plan.social.firstIndex(where: { $0.lexeme.forms[Adverbial.tagging] != nil })
    {
      return realizeTagged(plan, tag, grammar)
    }
    let (isQuestion, closing) = (plan.isQuestion, plan.closing)
    var sentence = RomanceSentence(plan, grammar)
    sentence.build()
    if isQuestion, closing != "!" { sentence.buffer.note(.question, "") }
    let opening = grammar.isSpanish ? closing == "!" ? "¡" : isQuestion ? "¿" : "" : ""
    return sentence.buffer.taken().sentence(
      opening: opening, at: sentence.questionStart, closing: closing)
  }

  /// *Tú vienes, ¿verdad?*: a claim, and behind it what asks the other to agree (NGLE §42.11; RAE, *Ortografía* §3.4.9).
  private func realizeTagged(
    _ plan: consuming ClausePlan, _ tag: Int, _ grammar: RomanceGrammar
  ) -> Realization {
    let word = plan.social[tag]
    plan.social.remove(at: tag)
    plan.isQuestion = false
    plan.isAskedOutright = false
    var sentence = RomanceSentence(plan, grammar)
    sentence.build()
    sentence.buffer.addMark(",")
    let start = sentence.buffer.tokens.count
    sentence.buffer.add(word.lexeme.lemma, tile: word.tile)
    sentence.buffer.note(.question, "")
    return sentence.buffer.taken().sentence(opening: "¿", at: start, closing: "?")
  }
}
