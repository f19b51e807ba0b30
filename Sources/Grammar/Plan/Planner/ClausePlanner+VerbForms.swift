import AACCore

extension ClausePlanner {
  /// *Ella/durmiendo, estar/lloviendo*: the form of a verb, or of another one, says what is going on.
  func readGerund(_ clause: inout Clause) {
    if clause.verb?.lexeme.forms.isEmpty == false,
      clause.verb?.lexeme.forms.removeValue(forKey: FiniteForms.Mark.gerund) != nil
    {
      clause.options.insert(.progressive)
    }
    guard clause.verb?.lexeme.lemma == "estar", let word = clause.complements.first,
      let lemma = word.lexeme.forms[FiniteForms.Mark.gerund]
    else { return }
    clause.complements.removeFirst()
    var verb = Lexeme(lemma: lemma, wordClass: .verb, kind: .action)
    verb.person = clause.verb?.lexeme.person
    verb.number = clause.verb?.lexeme.number
    clause.verb = Constituent(verb, tile: word.tile)
    clause.options.insert(.progressive)
  }

  /// *Sentir/triste, sentir/mal*: with how one is the verb is pronominal (NGLE §41.13; Cunha & Cintra, chapter 13); *siento* is then
  /// no form of *sentar*.
  func feelOneself(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme, language != .english,
      verb.lemma == "sentir" || verb.forms[FiniteForms.Mark.text] == "siento",
      let how = clause.complements.first(where: {
        $0.lexeme.kind != .negation && !$0.lexeme.isDeterminerLike && $0.lexeme.kind != .degree
      })?.lexeme,
      how.wordClass == .adjective && !how.kind.isSmall && how.kind != .color
        || ["bien", "mal", "bem", "mejor", "peor", "melhor", "pior"].contains(how.lemma),
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
      })
    else { return }
    clause.verb?.lexeme.lemma = language == .spanish ? "sentirse" : "sentir-se"
  }
}
