import AACCore

/// Puts a plan into English: word order, do-support, agreement, articles, prepositions.
///
/// Sources named in the rules: Quirk, Greenbaum, Leech, Svartvik, *A Comprehensive Grammar of the English
/// Language* (CGEL); Huddleston & Pullum, *The Cambridge Grammar of the English Language* (CaGEL).
struct EnglishRealizer: Realizer {
  func realize(_ plan: ClausePlan) -> Realization {
    var clause = EnglishClause(plan)
    return clause.realized()
  }
}
