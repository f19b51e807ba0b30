public import AACCore

extension ClauseRealizer {
  /// Makes ready what the first sentence of a variety needs, so that it does not have to wait for it: its tables are read.
  ///
  /// May be called on any thread, while another one already asks for a sentence.
  public static func prepare(for variety: LanguageVariety) {
    let lexicon = Lexicon(language: variety.language)
    let (verb, noun) =
      switch variety.language {
      case .spanish: ("comer", "casa")
      case .english: ("eat", "house")
      case .portuguese: ("comer", "casa")
      }
    var clause = Clause(variety: variety)
    clause.verb = Constituent(lexicon.lexeme(for: verb))
    clause.complements = [Constituent(lexicon.lexeme(for: noun))]
    _ = ClauseRealizer().realize(clause)
  }
}
