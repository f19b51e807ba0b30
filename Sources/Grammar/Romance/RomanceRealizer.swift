import AACCore

/// Puts plans into Spanish and Portuguese, which build their sentences alike.
///
/// Sources of the rules are named beside them: NGLE is *Nueva gramática de la lengua española* (RAE
/// and
/// ASALE, 2009); Bechara, *Moderna gramática portuguesa*; Cunha & Cintra, *Nova gramática do
/// português
/// contemporâneo*.
struct RomanceRealizer: Realizer {
  func realize(_ plan: ClausePlan) -> Realization {
    var sentence = RomanceSentence(plan, RomanceGrammar.grammar(plan.variety))
    sentence.build()
    let isSpanishQuestion = plan.isQuestion && sentence.grammar.isSpanish
    if plan.isQuestion { sentence.buffer.note(.question, "") }
    return sentence.buffer.sentence(
      opening: isSpanishQuestion ? "¿" : "", at: sentence.questionStart, closing: plan.closing)
  }
}
