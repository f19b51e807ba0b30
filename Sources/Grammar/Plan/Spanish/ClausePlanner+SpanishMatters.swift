import AACCore

/// What is said of a matter where no subject was chosen: *da miedo, tiene sentido, es para ti, no importa* (NGLE §41.5, §26.9).
extension ClausePlanner {
  /// Puts the verb into the third person.
  func speakOfSpanishMatter(_ clause: inout Clause) {
    guard clause.subject.isEmpty, let verb = clause.verb, verb.lexeme.person == nil,
      verb.lexeme.forms.isEmpty, !clause.options.contains(.request),
      let words = Self.ofMatters[verb.lexeme.lemma]
    else { return }
    let place = clause.complements.first?.lexeme.lemma == "no" ? 1 : 0
    guard place < clause.complements.count,
      words.contains(clause.complements[place].lexeme.lemma),
      verb.lexeme.lemma == "ser" || place + 1 == clause.complements.count
    else { return }
    if clause.complements[place].lexeme.wordClass == .noun {
      clause.complements[place].lexeme.article = .bare
      clause.complements[place].government = nil
    }
    clause.verb?.lexeme.person = .third
    clause.verb?.lexeme.number = .singular
  }

  private static let ofMatters: [String: WordSet] = [
    "dar": ["miedo", "pena", "asco", "vergüenza", "rabia", "risa", "gusto", "igual", "sueño"],
    "tener": ["sentido"], "ser": ["para"],
  ]
}
