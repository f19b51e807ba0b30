import AACCore

/// What comes round by itself and how strong a state is: *mañana cumple años, el gallo canta por la mañana, hace mucho calor, tengo
/// mucho sueño* (NGLE §23.6, *presente prospectivo* and *presente habitual*; §19.2, *cuantificadores de nombres no contables*).
extension ClausePlanner {
  /// Settles these before the words are sorted.
  func comeRound(_ clause: inout Clause, _ verb: String) {
    if clause.tense == nil, !clause.isLaid, !clause.options.contains(.goingTo),
      clause.complements.contains(where: { $0.lexeme.lemma == "pronto" }),
      clause.complements.count > 1 || UsualTimeWords.everyDay.contains(verb)
    {
      clause.tense = .present
    }
    switch verb {
    case "cumplir años":
      if clause.tense == nil, !clause.options.contains(.goingTo),
        clause.complements.contains(where: { $0.lexeme.lemma.hasPrefix("mañana") })
      {
        clause.tense = .present
      }
    case "cantar", "despertarse", "salir":
      guard clause.tense == nil, clause.subject.count == 1,
        clause.subject[0].lexeme.roleKind == .animal || clause.subject[0].lexeme.lemma == "sol",
        let place = clause.complements.firstIndex(where: { $0.lexeme.lemma == "mañana" }),
        let morning = lexicon.known("por la mañana") ?? lexicon.timePhrase("por la mañana")?.lexeme
      else { return }
      clause.complements[place].lexeme = morning
      clause.tense = .present
    case "hacer":
      guard let place = clause.complements.firstIndex(where: { $0.lexeme.lemma == "muy" }),
        let state = clause.complements.firstIndex(where: {
          UsualTimeWords.weather.contains($0.lexeme.lemma)
        }), let much = lexicon.known("mucho")
      else { return }
      clause.complements[place].lexeme = much
      if place > state {
        clause.complements.insert(clause.complements.remove(at: place), at: state)
      }
    default:
      guard verb.hasPrefix("tener "), let first = clause.complements.first?.lexeme,
        UsualTimeWords.amounts.contains(first.lemma),
        let state = lexicon.known(String(verb.dropFirst("tener ".count))),
        state.wordClass == .noun, clause.complements.count == 1,
        UsualTimeWords.states.contains(state.lemma)
      else { return }
      clause.verb?.lexeme.lemma = "tener"
      clause.complements.append(Constituent(state, tile: clause.verb?.tile))
    }
  }
}

private enum UsualTimeWords {
  static let everyDay: WordSet = ["caducar", "oscurecer", "anochecer", "amanecer"]
  static let weather: WordSet = ["calor", "frío", "viento", "sol", "fresco"]
  static let amounts: WordSet = ["mucho", "poco", "bastante", "demasiado", "muchísimo"]
  static let states: WordSet = ["sueño", "hambre", "sed", "frío", "calor", "miedo", "prisa"]
}
