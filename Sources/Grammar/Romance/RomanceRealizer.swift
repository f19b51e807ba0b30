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
    let (isQuestion, closing) = (plan.isQuestion, plan.closing)
    let grammar = RomanceGrammar.grammar(plan.variety)
    var sentence = RomanceSentence(plan, grammar)
    sentence.build()
    let isSpanishQuestion = isQuestion && grammar.isSpanish
    if isQuestion { sentence.buffer.note(.question, "") }
    return sentence.buffer.taken().sentence(
      opening: isSpanishQuestion ? "¿" : "", at: sentence.questionStart, closing: closing)
  }
}
