import AACCore

/// What is asked of whoever listens: *tú / poder / bajar / música* as a request, *– / querer / sopa, o, ensalada* as a question (NGLE §42.6,
/// *peticiones con interrogación*; §28.6, *poder*; §33.4, *sujeto tácito*).
extension ClausePlanner {
  /// Settles whom such a sentence asks.
  func askListener(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme, verb.person == nil, verb.forms.isEmpty else { return }
    if clause.options.contains(.request) {
      askAbility(&clause, verb.lemma)
    } else if clause.isQuestion {
      askWhatOnlyListenerKnows(&clause, verb.lemma)
    }
  }

  /// *Tú / poder / ayudar / yo, mamá / poder / venir*: nobody is ordered to be able or to want to do it; he is asked.
  private func askAbility(_ clause: inout Clause, _ verb: String) {
    guard verb == "poder" || verb == "querer",
      clause.complements.first(where: { $0.lexeme.kind != .social })?.lexeme.isInfinitive == true,
      clause.subject.allSatisfy({
        $0.lexeme.wordClass == .pronoun
          ? OrderWords.spokenTo.contains($0.lexeme.lemma) : $0.lexeme.isHuman
      }), clause.subject.count < 2
    else { return }
    clause.options.remove(.request)
    clause.isQuestion = true
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "¿?"))
    if let who = clause.subject.first?.lexeme, who.wordClass == .pronoun {
      // Usted, vosotros: their form tells them.
      guard who.lemma == "tú" || who.lemma == "vos" else { return }
    } else if let who = clause.subject.first {
      clause.complements.insert(who.calledOut, at: 0)
    }
    clause.subject = []
    clause.verb?.lexeme.person = .second
    clause.verb?.lexeme.number = .singular
  }

  /// *– / querer / sopa, o, ensalada; – / tener / hambre; – / estar / cansado*: what one knows of oneself is asked of the other.
  ///
  /// Not what one wants to do: the walk's *No quiero dormir* stays the speaker's where a mark is put behind it.
  private func askWhatOnlyListenerKnows(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, let first = clause.complements.first?.lexeme,
      !clause.complements.contains(where: {
        $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .verb && verb != "saber" && verb != "preferir"
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.person != nil
          || $0.lexeme.kind == .possessive
      })
    else { return }
    let isAsked =
      switch verb {
      case "querer", "preferir": true
      case "saber": first.isInfinitive
      case "tener": first.kind.isSensation && !first.isBeing
      case "estar":
        first.wordClass == .adjective && first.kind == .emotion
          || AskedListenerWords.states.contains(first.lemma)
      default: false
      }
    guard isAsked else { return }
    clause.reasons.append(Realization.RuleApplication(.asksOther, verb, "tú"))
    clause.verb?.lexeme.person = .second
    clause.verb?.lexeme.number = .singular
  }
}

private enum AskedListenerWords {
  /// How somebody is, and no thing.
  static let states: WordSet = ["cansado", "enfermo", "contento", "triste", "enfadado", "dormido"]
}
